// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {IRouter, RouterReason} from "./IRouter.sol";
import {IWtrx} from "./IWtrx.sol";
import {RouterTrades} from "./RouterTrades.sol";

/// @title Trades and provides liquidity in one call.
/// @dev Trading is in RouterTrades; this contract provides and withdraws liquidity. Guarded against reentrancy, since
/// what arrived is computed from balances.
contract Router is RouterTrades {
    using SafeTRC20 for ITRC20;

    constructor(IPairFactory factory_, IWtrx wtrx) RouterTrades(factory_, wtrx) {}

    receive() external payable {
        if (msg.sender != address(_wtrx)) revert(RouterReason.NO_TRX);
    }

    // ---- Providing

    /// @inheritdoc IRouter
    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external nonReentrant inTime(deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity) {
        address pair = _pairFor(tokenA, tokenB);
        (amountA, amountB) = _proportion(pair, tokenA < tokenB, amountADesired, amountBDesired);

        // Interaction:
        amountA = Deposits.take(ITRC20(tokenA), pair, amountA);
        amountB = Deposits.take(ITRC20(tokenB), pair, amountB);
        if (amountA < amountAMin) revert(RouterReason.LESS_A);
        if (amountB < amountBMin) revert(RouterReason.LESS_B);
        liquidity = IPair(pair).mint(to);
    }

    /// @inheritdoc IRouter
    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    )
        external
        payable
        nonReentrant
        inTime(deadline)
        returns (uint256 amountToken, uint256 amountETH, uint256 liquidity)
    {
        address pair = _pairFor(token, address(_wtrx));
        (amountToken, amountETH) = _proportion(pair, token < address(_wtrx), amountTokenDesired, msg.value);
        if (amountETH < amountETHMin) revert(RouterReason.LESS_B);

        // Interaction:
        amountToken = Deposits.take(ITRC20(token), pair, amountToken);
        if (amountToken < amountTokenMin) revert(RouterReason.LESS_A);
        _wrapInto(pair, amountETH);
        liquidity = IPair(pair).mint(to);
        if (msg.value > amountETH) Trx.send(msg.sender, msg.value - amountETH);
    }

    /// @inheritdoc IRouter
    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external nonReentrant inTime(deadline) returns (uint256 amountA, uint256 amountB) {
        (amountA, amountB) = _remove(tokenA, tokenB, liquidity, to);
        if (amountA < amountAMin) revert(RouterReason.LESS_A);
        if (amountB < amountBMin) revert(RouterReason.LESS_B);
    }

    /// @inheritdoc IRouter
    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external nonReentrant inTime(deadline) returns (uint256 amountToken, uint256 amountETH) {
        (amountToken, amountETH) = _remove(token, address(_wtrx), liquidity, address(this));
        if (amountETH < amountETHMin) revert(RouterReason.LESS_B);

        // Interaction:
        uint256 before = ITRC20(token).balanceOf(to);
        ITRC20(token).safeTransferChecked(to, amountToken);
        amountToken = ITRC20(token).balanceOf(to) - before;
        if (amountToken < amountTokenMin) revert(RouterReason.LESS_A);
        _unwrap(to, amountETH);
    }

    // ---- Inside

    /// @dev Makes the pool where there is none.
    function _pairFor(address tokenA, address tokenB) private returns (address pair) {
        pair = _factory.getPair(tokenA, tokenB);
        if (pair == address(0)) pair = _factory.createPair(tokenA, tokenB);
    }

    /// @dev The most of both that is in the proportion of the pool; all of it where nobody has provided yet, whatever was
    /// donated to the pair.
    function _proportion(
        address pair,
        bool aIsFirst,
        uint256 amountA,
        uint256 amountB
    ) private view returns (uint256, uint256) {
        if (ITRC20(pair).totalSupply() == 0) return (amountA, amountB);
        (uint256 reserveA, uint256 reserveB) = _reservesOf(pair, aIsFirst);
        uint256 optimalB = quote(amountA, reserveA, reserveB);
        return optimalB <= amountB ? (amountA, optimalB) : (quote(amountB, reserveB, reserveA), amountB);
    }

    /// @return amountA What arrived with `to` of coin A.
    /// @return amountB The same of coin B.
    function _remove(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        address to
    ) private returns (uint256 amountA, uint256 amountB) {
        address pair = _knownPair(tokenA, tokenB);
        uint256 beforeA = ITRC20(tokenA).balanceOf(to);
        uint256 beforeB = ITRC20(tokenB).balanceOf(to);

        // Interaction:
        ITRC20(pair).safeTransferFrom(msg.sender, pair, liquidity);
        IPair(pair).burn(to);
        amountA = ITRC20(tokenA).balanceOf(to) - beforeA;
        amountB = ITRC20(tokenB).balanceOf(to) - beforeB;
    }
}
