// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {IRouter, RouterReason} from "./IRouter.sol";
import {IWtrx} from "./IWtrx.sol";
import {PairMath} from "./PairMath.sol";

/// @title Swaps along a path of coins.
abstract contract RouterTrades is IRouter, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    IPairFactory internal immutable _factory;
    IWtrx internal immutable _wtrx;

    modifier inTime(uint256 deadline) {
        if (block.timestamp > deadline) revert(RouterReason.EXPIRED);
        _;
    }

    constructor(IPairFactory factory_, IWtrx wtrx) {
        _factory = factory_;
        _wtrx = wtrx;
    }

    // ---- Trading

    /// @inheritdoc IRouter
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external nonReentrant inTime(deadline) returns (uint256[] memory amounts) {
        address pair = _firstPair(path);

        // Interaction:
        Deposits.take(ITRC20(path[0]), pair, amountIn);
        amounts = _swapAll(pair, path, to, amountOutMin);
    }

    /// @inheritdoc IRouter
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external nonReentrant inTime(deadline) returns (uint256[] memory amounts) {
        uint256 amountIn = getAmountsIn(amountOut, path)[0];
        if (amountIn > amountInMax) revert(RouterReason.MORE_IN);
        address pair = _firstPair(path);

        // Interaction:
        Deposits.take(ITRC20(path[0]), pair, amountIn);
        amounts = _swapAll(pair, path, to, amountOut);
    }

    /// @inheritdoc IRouter
    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable nonReentrant inTime(deadline) returns (uint256[] memory amounts) {
        address pair = _firstPair(path);
        if (path[0] != address(_wtrx)) revert(RouterReason.PATH);

        // Interaction:
        _wrapInto(pair, msg.value);
        amounts = _swapAll(pair, path, to, amountOutMin);
    }

    /// @inheritdoc IRouter
    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external nonReentrant inTime(deadline) returns (uint256[] memory amounts) {
        address pair = _firstPair(path);
        if (path[path.length - 1] != address(_wtrx)) revert(RouterReason.PATH);

        // Interaction:
        Deposits.take(ITRC20(path[0]), pair, amountIn);
        amounts = _swapAll(pair, path, address(this), amountOutMin);
        _unwrap(to, amounts[path.length - 1]);
    }

    // ---- Reads

    /// @inheritdoc IRouter
    function factory() external view returns (address) {
        return address(_factory);
    }

    /// @inheritdoc IRouter
    function WETH() external view returns (address) {
        return address(_wtrx);
    }

    /// @inheritdoc IRouter
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) public pure returns (uint256 amountB) {
        return PairMath.quote(amountA, reserveA, reserveB);
    }

    /// @inheritdoc IRouter
    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut)
    {
        return PairMath.outputOf(amountIn, reserveIn, reserveOut);
    }

    /// @inheritdoc IRouter
    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn)
    {
        return PairMath.inputOf(amountOut, reserveIn, reserveOut);
    }

    /// @inheritdoc IRouter
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts) {
        _requirePath(path);
        amounts = new uint256[](path.length);
        amounts[0] = amountIn;
        for (uint256 i = 1; i < path.length; ++i) {
            (uint256 reserveIn, uint256 reserveOut) = _reservesFor(path[i - 1], path[i]);
            amounts[i] = PairMath.outputOf(amounts[i - 1], reserveIn, reserveOut);
        }
    }

    /// @inheritdoc IRouter
    function getAmountsIn(uint256 amountOut, address[] calldata path) public view returns (uint256[] memory amounts) {
        _requirePath(path);
        amounts = new uint256[](path.length);
        amounts[path.length - 1] = amountOut;
        for (uint256 i = path.length - 1; i > 0; --i) {
            (uint256 reserveIn, uint256 reserveOut) = _reservesFor(path[i - 1], path[i]);
            amounts[i - 1] = PairMath.inputOf(amounts[i], reserveIn, reserveOut);
        }
    }

    // ---- Inside

    function _wrapInto(address pair, uint256 sun) internal {
        _wtrx.deposit{value: sun}();
        ITRC20(address(_wtrx)).safeTransferChecked(pair, sun);
    }

    function _unwrap(address to, uint256 sun) internal {
        _wtrx.withdraw(sun);
        Trx.send(to, sun);
    }

    function _knownPair(address tokenA, address tokenB) internal view returns (address pair) {
        pair = _factory.getPair(tokenA, tokenB);
        if (pair == address(0)) revert(RouterReason.NO_PAIR);
    }

    function _reservesOf(address pair, bool aIsFirst) internal view returns (uint256 reserveA, uint256 reserveB) {
        (uint256 reserve0, uint256 reserve1, ) = IPair(pair).getReserves();
        return aIsFirst ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function _reservesFor(address tokenA, address tokenB) private view returns (uint256, uint256) {
        return _reservesOf(_knownPair(tokenA, tokenB), tokenA < tokenB);
    }

    function _requirePath(address[] calldata path) private pure {
        if (path.length < 2) revert(RouterReason.PATH);
    }

    function _firstPair(address[] calldata path) private view returns (address) {
        _requirePath(path);
        return _knownPair(path[0], path[1]);
    }

    /// @dev Swaps what lies in the first pair beyond its reserves, and on from pair to pair. Refuses when less than
    /// `least` arrives at last.
    function _swapAll(
        address pair,
        address[] calldata path,
        address to,
        uint256 least
    ) private returns (uint256[] memory amounts) {
        uint256 last = path.length - 1;
        amounts = new uint256[](path.length);
        uint256 before = ITRC20(path[last]).balanceOf(to);
        for (uint256 i; i < last; ++i) {
            address next = i + 1 < last ? _knownPair(path[i + 1], path[i + 2]) : to;
            amounts[i] = _swapOne(pair, path[i], path[i + 1], next);
            pair = next;
        }
        amounts[last] = ITRC20(path[last]).balanceOf(to) - before;
        if (amounts[last] < least) revert(RouterReason.LESS_OUT);
    }

    /// @return arrived What of the first coin lay in the pair.
    function _swapOne(address pair, address coinIn, address coinOut, address to) private returns (uint256 arrived) {
        bool isFirst = coinIn < coinOut;
        (uint256 reserveIn, uint256 reserveOut) = _reservesOf(pair, isFirst);
        arrived = ITRC20(coinIn).balanceOf(pair) - reserveIn;
        uint256 out = PairMath.outputOf(arrived, reserveIn, reserveOut);
        IPair(pair).swap(isFirst ? 0 : out, isFirst ? out : 0, to, "");
    }
}
