// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Money in any coin that waits in a contract, and fees in coins.
/// @notice A coin is the address of a TRC-20, or zero for TRX. Amounts are base units. An account that refuses a payment
/// is credited, and anyone may send it off later. A fee in TRX goes to FeeSplitter. A fee in another coin is split here,
/// in the same shares: of the coins that the contract lists 10 % are credited to level 1 and 5 % to level 2, and of what
/// remains the platform gets 70 % and the reward pool 30 %, which also gets a missing level's share. Of a coin that is not
/// listed the platform gets the whole fee: no account finds a coin that a stranger made in its income.
interface IMoney {
    /// @notice A fee in a coin was split along the payer's line. The platform's amount is
    /// `fee - amount1 - amount2 - poolAmount`.
    /// @param level1 Zero, with a zero amount, where the line ends, and of a coin that is not listed; so is `level2`.
    event CoinFeeSplit(
        address indexed coin,
        address indexed payer,
        uint256 fee,
        address level1,
        uint256 amount1,
        address level2,
        uint256 amount2,
        uint256 poolAmount
    );
    /// @notice A payment was refused by `account` and waits for it.
    event Credited(address indexed account, address indexed coin, uint256 amount);
    /// @notice Everything that an account was owed in a coin was paid: shares of fees, and payments it had refused.
    event Withdrawn(address indexed account, address indexed coin, uint256 amount);
    /// @notice Of what `Withdrawn` names next, these are the platform's and the pool's part of fees in the coin.
    event PotsPaid(address indexed coin, uint256 platformAmount, uint256 poolAmount);

    /// @notice Pays an account all of `creditOf`. Anyone may call.
    /// @dev Reasons: NOTHING, TRANSFER_FAILED (of Trx); the coin's own.
    function withdraw(address account, address coin) external;

    /// @notice Coins that the contract lists; the first is zero, for TRX.
    function coins() external view returns (address[] memory);

    /// @notice What an account is owed in a coin; FeeSplitter's platform and pool also their part of fees in it.
    function creditOf(address account, address coin) external view returns (uint256);
}
