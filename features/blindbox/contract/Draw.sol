// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title How a draw follows from values that no account knows alone.
/// @dev `draw.ts` computes the same in the browser.
library Draw {
    /// @dev The secret before this one, which the chain's tip is for the first.
    function before(bytes20 secret) internal pure returns (bytes20) {
        return bytes20(keccak256(abi.encodePacked(secret)));
    }

    /// @dev The secret that the word of a source is.
    function heard(bytes32 word_) internal pure returns (bytes20) {
        return bytes20(keccak256(abi.encodePacked(word_)));
    }

    /// @dev Of a request in the contract that calls.
    function word(bytes20 secret, bytes32 seed, bytes32 blockHash, uint256 requestId) internal view returns (bytes32) {
        return keccak256(abi.encode(secret, seed, blockHash, requestId, address(this)));
    }

    /// @dev The value that the box at a place of a request draws with, as if it were opened alone with this.
    function at(bytes32 word_, uint256 place) internal pure returns (bytes32 result) {
        // Both as 32 bytes, in the memory that is free for this: no box pays for more of it.
        assembly ("memory-safe") {
            mstore(0, word_)
            mstore(32, place)
            result := keccak256(0, 64)
        }
    }

    /// @dev Which of a number of cards. Of n cards each has a chance that differs from 1/n by less than 2^-256; with at
    /// most 100 cards no draw is off by more than 2^-249 in all.
    function pick(bytes32 word_, uint256 cards) internal pure returns (uint256) {
        return uint256(word_) % cards;
    }
}
