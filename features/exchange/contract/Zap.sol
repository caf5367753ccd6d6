// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {IWtrx} from "./IWtrx.sol";
import {IZap, ZapReason} from "./IZap.sol";
import {PairMath} from "./PairMath.sol";
import {Zapper} from "./public/Zapper.sol";

/// @title Buys liquidity with one coin.
contract Zap is Zapper, IZap, ReentrancyGuardTransient {
    constructor(IPairFactory pairs_, IWtrx wtrx_, address usdt_) Zapper(pairs_, wtrx_, usdt_) {}

    /// @inheritdoc IZap
    function zap(
        address pair,
        address coin,
        uint256 amount,
        uint256 minLiquidity,
        address to,
        uint256 deadline
    ) external payable nonReentrant returns (uint256 liquidity) {
        if (block.timestamp > deadline) revert(ZapReason.EXPIRED);
        uint256 amount0;
        uint256 amount1;
        (liquidity, amount0, amount1) = _zap(pair, coin, amount, minLiquidity, to);

        emit Zapped(msg.sender, pair, coin, amount, amount0, amount1, liquidity, to);
    }

    /// @inheritdoc IZap
    function quote(address pair, address coin, uint256 amount)
        external
        view
        returns (
            uint256 liquidity,
            uint256 supply,
            uint256 amount0,
            uint256 amount1,
            uint256 amountIn,
            uint256 swapped,
            uint256 bought,
            uint256 reserveIn,
            uint256 reserveOut
        )
    {
        Sides memory sides = _sidesOf(pair, coin, amount);
        supply = sides.pair.totalSupply();
        if (supply == 0) revert(ZapReason.EMPTY);
        amountIn = coin == address(0) && sides.coin != address(wtrx) ? _swapIn(_trxSides(), amount) : amount;
        reserveIn = sides.reserve;
        reserveOut = sides.reserveOther;
        swapped = PairMath.swappedOf(amountIn, sides.reserve);
        bought = _swapIn(sides, swapped);
        (amount0, amount1) = _proportion(sides, amountIn - swapped, bought);
        liquidity = Math.min((amount0 * supply) / sides.reserve, (amount1 * supply) / sides.reserveOther);
        supply += liquidity;
        if (!sides.isFirst) (amount0, amount1) = (amount1, amount0);
    }
}
