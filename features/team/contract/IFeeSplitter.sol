// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that FeeSplitter shows in a wallet.
library FeeSplitterReason {
    /// @dev The caller has no credit that is not paid yet.
    string internal constant NOTHING = "Nothing to claim";
}

/// @title Where every fee of the product goes.
/// @notice Level 1 (the payer's inviter) gets 10 % and level 2 (the inviter's inviter) 5 % as credits to collect.
/// Of what remains the platform gets 70 % and the reward pool 30 %. A missing level's share goes to the pool.
/// The four amounts add up to the fee exactly. No owner; shares and receivers cannot change.
interface IFeeSplitter {
    /// @notice A fee was split. The platform's amount is `fee - amount1 - amount2 - poolAmount`.
    /// @param source The contract that took the fee. Warning: anyone may call `split` with own money;
    /// a reader that speaks of the product's fees looks at its own contracts only.
    /// @param payer Whose line was paid.
    /// @param level1 Zero, with a zero amount, where the line ends; so is `level2`.
    event FeeSplit(
        address indexed source,
        address indexed payer,
        uint256 fee,
        address level1,
        uint256 amount1,
        address level2,
        uint256 amount2,
        uint256 poolAmount
    );
    /// @notice `account` collected its credits.
    event CreditClaimed(address indexed account, uint256 amount);
    /// @notice The platform's part went to its address.
    event PlatformWithdrawn(address indexed to, uint256 amount);
    /// @notice The reward pool's part went to its address.
    event PoolWithdrawn(address indexed to, uint256 amount);

    /// @notice Splits the TRX that comes with the call along the payer's line. Called by the contract that took the fee.
    function split(address payer) external payable;

    /// @notice Pays the caller all its credits, in sun. Nothing gates it: no activation, no level, no time, no fee.
    /// @dev Reasons: NOTHING, TRANSFER_FAILED.
    function claim() external;

    /// @notice Pays the platform's part to its address. Anyone may call.
    /// @dev Reasons: TRANSFER_FAILED.
    function withdrawPlatform() external;

    /// @notice Pays the reward pool's part to its address. Anyone may call.
    /// @dev Reasons: TRANSFER_FAILED.
    function withdrawPool() external;

    /// @notice Sun that an account can collect now.
    function creditOf(address account) external view returns (uint256);

    /// @notice Sun that an account has been credited since the start, collected or not.
    function earnedOf(address account) external view returns (uint256);

    /// @notice Sun that waits for the platform and for the pool.
    function undistributed() external view returns (uint256 platformAmount, uint256 poolAmount);

    /// @notice Where the platform's part is paid.
    function platformAddress() external view returns (address);

    /// @notice Where the reward pool's part is paid.
    function poolAddress() external view returns (address);
}
