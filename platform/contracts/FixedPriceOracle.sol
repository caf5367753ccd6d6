// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPriceOracle} from "./IPriceOracle.sol";

/// @title One price for ever, for networks without a market.
contract FixedPriceOracle is IPriceOracle {
    /// @notice Base units of USDT (6 decimals) for one TRX.
    uint256 public immutable usdtPerTrx;

    error PriceIsZero();

    constructor(uint256 usdtPerTrx_) {
        if (usdtPerTrx_ == 0) revert PriceIsZero();
        usdtPerTrx = usdtPerTrx_;
    }

    /// @inheritdoc IPriceOracle
    function usdtToTrx(uint256 usdt) external view returns (uint256 sun) {
        // Rounded up: a seller is never paid less than the dollar price.
        sun = (usdt * 1e6 + usdtPerTrx - 1) / usdtPerTrx;
    }
}
