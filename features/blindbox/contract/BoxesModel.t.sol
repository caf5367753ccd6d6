// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BlindBoxes} from "./BlindBoxes.sol";

/// @title What tests know of a request, its secret and its draw, computed separately from the contract.
abstract contract BoxesModel {
    struct Asked {
        uint256 id;
        address holder;
        uint256[] boxIds;
        uint256 amount;
        bytes32 seed;
        uint256 blockNumber;
    }

    uint256 internal constant CHAIN = 64;

    /// @dev Of a request; each is the hash of the next one's.
    function secretOf(uint256 requestId) internal pure returns (bytes20 secret) {
        secret = bytes20(uint160(requestId >> 32));
        for (uint256 i = uint32(requestId); i < CHAIN; ++i) secret = bytes20(keccak256(abi.encodePacked(secret)));
    }

    /// @dev What a request will draw: one box after another from a copy of the urn.
    function drawnFrom(BlindBoxes boxes, Asked memory asked) internal view returns (uint256[] memory drawn) {
        return drawnFrom(boxes, asked, secretOf(asked.id));
    }

    function drawnFrom(
        BlindBoxes boxes,
        Asked memory asked,
        bytes20 secret
    ) internal view returns (uint256[] memory drawn) {
        uint256[] memory urn = boxes.urnOf(asked.id >> 32);
        bytes32 next = blockhash(asked.blockNumber + 1);
        bytes32 word = keccak256(abi.encode(secret, asked.seed, next, asked.id, address(boxes)));
        drawn = new uint256[](asked.boxIds.length);
        uint256 left = urn.length;
        for (uint256 i; i < drawn.length; ++i) {
            uint256 place = uint256(keccak256(abi.encode(word, i))) % left;
            drawn[i] = urn[place];
            urn[place] = urn[--left];
        }
    }
}
