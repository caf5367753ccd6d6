// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title What a US dollar costs in TRX.
/// @notice The only source of every price of the product. A money decision never reads a spot price: an implementation
/// is fixed, or an average over time with a limit on its age, and reverts when it is too old.
interface IPriceOracle {
    /// @notice TRX that is worth an amount of USDT, rounded up.
    /// @param usdt Base units of USDT (6 decimals).
    /// @return sun 1 TRX is 1,000,000 sun.
    function usdtToTrx(uint256 usdt) external view returns (uint256 sun);
}
