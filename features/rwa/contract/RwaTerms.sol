// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {RegistryReason} from "./RwaReason.sol";

/// @notice What an asset was made with, packed behind its clone's code, as a place in memory: each call reads the few
/// fields that it needs. `IRwaRegistry.make` explains them.
type RwaTerms is uint256;

using RwaTerm for RwaTerms global;

/// @title Checks, packs and reads the terms of an asset.
library RwaTerm {
    /// @dev The longest that a sale can last.
    uint256 internal constant MAX_TIME = 365 days;
    /// @dev The most shares of an asset, and the most base units for all of them.
    uint256 internal constant MOST_SHARES = type(uint40).max;
    uint256 internal constant MOST_MONEY = type(uint96).max;

    /// @dev Bytes of a clone's code before its arguments, of the arguments before the names, and of the words that hold
    /// these.
    uint256 private constant BEFORE = 45;
    uint256 private constant LENGTH = 119;
    uint256 private constant ROOM = 160;

    /// @dev Reasons: NAME, SYMBOL, DOCUMENT, PRICE, SHARES, DEADLINE.
    function pack(
        string calldata name,
        string calldata symbol,
        bytes32 document_,
        uint256[4] calldata numbers,
        address coin_,
        address issuer_,
        address revenue_
    ) internal view returns (bytes memory) {
        if (bytes(name).length == 0 || bytes(name).length > 64) revert(RegistryReason.NAME);
        if (bytes(symbol).length == 0 || bytes(symbol).length > 12) revert(RegistryReason.SYMBOL);
        if (document_ == 0) revert(RegistryReason.DOCUMENT);
        _check(numbers[0], numbers[1], numbers[2], numbers[3]);
        bytes memory head = abi.encodePacked(
            document_,
            coin_,
            issuer_,
            revenue_,
            uint96(numbers[0]),
            uint40(numbers[1]),
            uint40(numbers[2]),
            uint40(numbers[3])
        );
        return abi.encodePacked(head, uint8(bytes(name).length), name, symbol);
    }

    /// @dev Those of the clone whose code runs.
    function read() internal view returns (RwaTerms terms) {
        assembly ("memory-safe") {
            terms := mload(0x40)
            mstore(0x40, add(terms, ROOM))
            extcodecopy(address(), terms, BEFORE, LENGTH)
        }
    }

    /// @dev Of the clone whose code runs.
    function readNames() internal view returns (string memory name, string memory symbol) {
        uint256 from = BEFORE + LENGTH + 1;
        uint256 length = uint8(_code(from - 1, 1)[0]);
        name = string(_code(from, length));
        symbol = string(_code(from + length, address(this).code.length - from - length));
    }

    function document(RwaTerms self) internal pure returns (bytes32) {
        return bytes32(_at(self, 0, 32));
    }

    function coin(RwaTerms self) internal pure returns (address) {
        return address(uint160(_at(self, 32, 20)));
    }

    function issuer(RwaTerms self) internal pure returns (address) {
        return address(uint160(_at(self, 52, 20)));
    }

    function revenue(RwaTerms self) internal pure returns (address) {
        return address(uint160(_at(self, 72, 20)));
    }

    /// @dev Base units of a share.
    function price(RwaTerms self) internal pure returns (uint256) {
        return _at(self, 92, 12);
    }

    function target(RwaTerms self) internal pure returns (uint256) {
        return _at(self, 104, 5);
    }

    /// @dev Shares for sale.
    function most(RwaTerms self) internal pure returns (uint256) {
        return _at(self, 109, 5);
    }

    function deadline(RwaTerms self) internal pure returns (uint256) {
        return _at(self, 114, 5);
    }

    function _check(uint256 price_, uint256 target_, uint256 most_, uint256 deadline_) private view {
        if (target_ == 0 || target_ > most_ || most_ > MOST_SHARES) revert(RegistryReason.SHARES);
        if (price_ == 0 || price_ > MOST_MONEY / most_) revert(RegistryReason.PRICE);
        if (deadline_ <= block.timestamp || deadline_ - block.timestamp > MAX_TIME) revert(RegistryReason.DEADLINE);
    }

    function _at(RwaTerms self, uint256 offset, uint256 size) private pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := shr(sub(256, mul(8, size)), mload(add(self, offset)))
        }
    }

    function _code(uint256 offset, uint256 size) private view returns (bytes memory part) {
        part = new bytes(size);
        assembly ("memory-safe") {
            extcodecopy(address(), add(part, 32), offset, size)
        }
    }
}
