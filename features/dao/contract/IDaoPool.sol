// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title The community's pool of TRX and coins.
/// @notice What anyone gives stays here until an executed proposal pays it out: there is no owner, no other way out, no
/// upgrade. A gift gives no right to any of it. A coin is the address of a TRC-20, or zero for TRX; what is sent here
/// without a call belongs to the pool as well.
///
/// Of each coin at most a tenth of its pool is paid in any 30 days. The pool is what lies here, with what was paid in
/// the 30 days before: so ten payments in a row are bounded as one is.
interface IDaoPool {
    /// @notice `amount` of a coin arrived by a call. A coin that was transferred here has no event of ours.
    event Donated(address indexed coin, address indexed from, uint256 amount);
    /// @notice A proposal paid.
    event Paid(address indexed coin, address indexed to, uint256 amount);

    /// @notice Gives TRX, as a plain call does.
    /// @dev Reason: ZERO.
    function donate() external payable;

    /// @notice Gives a coin, of which the caller has allowed this contract to take `amount`; what arrives is given.
    /// @dev Reasons: ZERO, COIN, Deposits.NOTHING_ARRIVED.
    function donateCoin(address coin, uint256 amount) external;

    /// @notice Pays, at the timelock's call alone.
    /// @dev Reasons: NOT_TIMELOCK, ZERO, ADDRESS, COIN, LIMIT, Trx.TRANSFER_FAILED. A receiver that refuses is not paid:
    /// the proposal stays executable.
    function pay(address coin, address to, uint256 amount) external;

    /// @notice What lies here of a coin.
    function poolOf(address coin) external view returns (uint256);

    /// @notice What was paid of a coin in the last 30 days.
    function paidLately(address coin) external view returns (uint256);

    /// @notice What may be paid of a coin now.
    function payableNow(address coin) external view returns (uint256);

    /// @notice Who calls `pay`.
    function timelock() external view returns (address);

    /// @notice Length of the time in which a share of the pool is paid at most, seconds.
    function WINDOW() external view returns (uint256);

    /// @notice That share is one part of so many.
    function PARTS() external view returns (uint256);
}
