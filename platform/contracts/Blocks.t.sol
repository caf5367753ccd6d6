// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev The cheat codes that speak of blocks.
interface Blocks {
    function roll(uint256 number) external;
    /// @dev The compiler takes `block.number` for unchanging within a call; after `roll` read it here.
    function getBlockNumber() external view returns (uint256);
}
