// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Anchor shows in a wallet.
library AnchorReason {
    /// @dev The caller is not the keeper.
    string internal constant NOT_KEEPER = "Only the keeper can do this";
    /// @dev The number is not above the last one, or above 64 bits.
    string internal constant NUMBER = "Row number out of range";
    /// @dev The hash is zero.
    string internal constant HASH = "Row hash is missing";
}

/// @title The ends of the operators' log, as they were.
/// @notice The log is kept by a server. Here the keeper writes its last row's number and hash from time to time, at most
/// once for each number and never for a lower one. Each row has the hash of the one before, so an anchored hash fixes all
/// rows up to its number: who writes the log again, or cuts it, is found out by anyone. No money comes here.
interface IAnchor {
    /// @notice The log ended at row `number`, of this hash.
    event Anchored(uint256 indexed number, bytes32 hash);

    /// @notice Writes down where the log ends now.
    /// @dev Reasons: NOT_KEEPER, NUMBER, HASH.
    /// @param number Of the last row, from 1; above the last one that is anchored.
    /// @param hash Its hash, never zero.
    function anchor(uint256 number, bytes32 hash) external;

    /// @notice The only account that writes.
    function keeper() external view returns (address);

    /// @notice The last row that is anchored, its hash, and when it was written in unix seconds; zeros before the first.
    function head() external view returns (uint256 number, bytes32 hash, uint256 time);

    /// @notice Of `count` rows from `first` on the hashes that are anchored; zero for a row that is not.
    function hashesFrom(uint256 first, uint256 count) external view returns (bytes32[] memory hashes);
}
