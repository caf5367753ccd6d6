// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title What an amount of any coin is worth in USDT, for display only.
/// @notice A coin is valued at the present price of its pool with USDT or TRX, whichever pool is deeper, TRX at its
/// average price; the LP coin of a pool at its share of both reserves.
/// Warning: anyone can move the price of a pool for a moment. Nothing that moves money may read this.
interface ICoinPrices {
    /// @param coin Any address.
    /// @param amount Base units of the coin.
    /// @return usdt Base units of USDT (6 decimals), rounded down; 0 where there is no pool, or no price of TRX.
    function worthOf(address coin, uint256 amount) external view returns (uint256 usdt);
}
