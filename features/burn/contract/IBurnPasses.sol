// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title The pass for a first burn.
/// @notice A pass costs `passPrice()` USDT in TRX, at the average price. It lies in this contract: refundable at any time
/// until the first burn uses it, a fee from then on.
interface IBurnPasses {
    /// @notice `user` bought a pass for `sun`.
    event PassBought(address indexed user, uint256 sun);
    /// @notice `user` got the price of its pass back.
    event PassRefunded(address indexed user, uint256 sun);
    /// @notice The price of the used pass of `user` was split along its line by FeeSplitter.
    event PassCollected(address indexed user, uint256 sun);

    /// @notice Buys the caller a pass. What is sent above the price comes back.
    /// @dev Reasons: NOT_ACTIVE, HAS_PASS, VALUE, TRANSFER_FAILED (of Trx); those of the price in TRX.
    function buyPass() external payable;

    /// @notice Pays the caller the price of its pass back, until a burn has used it. Nothing gates it.
    /// @dev Reasons: NO_PASS, PASS_USED, TRANSFER_FAILED (of Trx).
    function refundPass() external;

    /// @notice Brings the price of a used pass to FeeSplitter. Anyone may call: the first burn does not pay for it.
    /// @dev Reasons: NOTHING_TO_COLLECT.
    function collectPass(address user) external;

    // ---- Reads

    /// @notice An account's pass.
    /// @return sun Its price, which lies in this contract; 0 without a pass, and once it was collected.
    /// @return used Whether a burn has used it: then it is not refunded, and no other is needed.
    function passOf(address account) external view returns (uint256 sun, bool used);

    /// @notice Base units of USDT that a pass costs, in TRX at the average price.
    function passPrice() external view returns (uint256);
}
