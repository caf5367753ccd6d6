// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {AnchorReason, IAnchor} from "./IAnchor.sol";

/// @title The ends of the operators' log, as they were.
contract Anchor is IAnchor {
    uint256 private constant MAX_NUMBER = type(uint64).max;

    /// @inheritdoc IAnchor
    address public immutable keeper;

    /// @dev The number in the low 64 bits, above it the time: one write.
    uint256 private _last;
    mapping(uint256 number => bytes32) private _hashes;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    /// @inheritdoc IAnchor
    function anchor(uint256 number, bytes32 hash) external {
        // Check: numbers only rise, so none can get a second hash.
        if (msg.sender != keeper) revert(AnchorReason.NOT_KEEPER);
        if (number <= uint64(_last) || number > MAX_NUMBER) revert(AnchorReason.NUMBER);
        if (hash == 0) revert(AnchorReason.HASH);

        // Effect:
        _last = (block.timestamp << 64) | number;
        _hashes[number] = hash;

        emit Anchored(number, hash);
    }

    // ---- Reads

    /// @inheritdoc IAnchor
    function head() external view returns (uint256 number, bytes32 hash, uint256 time) {
        uint256 last = _last;
        number = uint64(last);
        hash = _hashes[number];
        time = last >> 64;
    }

    /// @inheritdoc IAnchor
    function hashesFrom(uint256 first, uint256 count) external view returns (bytes32[] memory hashes) {
        hashes = new bytes32[](count);
        for (uint256 i; i < count; ++i) hashes[i] = _hashes[first + i];
    }
}
