// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Deposits} from "../../../../platform/contracts/Deposits.sol";
import {IPair} from "../IPair.sol";
import {IPairFactory} from "../IPairFactory.sol";
import {IWtrx} from "../IWtrx.sol";
import {ZapReason} from "../IZap.sol";
import {PairMath} from "../PairMath.sol";

/// @title Buying liquidity with one coin, for contracts that sell it.
/// @dev There are two ways, by what the factory's pairs can do. Where they take one coin for liquidity, it is paid into
/// the pair and stays there: one call, and every coin moves once. A stock pair of Uniswap V2 or SunSwap cannot: there
/// the coin is swapped by way of this contract and both are paid in. Which way it is follows from the factory's answer.
///
/// Only what a call brought counts, never what was here before: an account that sends this contract one unit of a coin
/// makes each later call cheaper, since a balance that was never zero costs 5,000 energy to change, not 20,000.
///
/// Warning: computes from balances. The caller guards against reentrancy.
abstract contract Zapper {
    using SafeTRC20 for ITRC20;

    /// @dev What is left over is sent back where it is more than this part of what goes in.
    uint256 private constant WORTH_SENDING = 1_000_000;

    IPairFactory public immutable pairs;
    IWtrx public immutable wtrx;
    /// @notice What TRX are sold for where the pair has none.
    address public immutable usdt;
    /// @notice Whether the pairs take one coin for liquidity by themselves, read from the factory.
    bool public immutable mintsWithOne;

    /// @dev A coin of the pair, and the other.
    struct Sides {
        IPair pair;
        bool isFirst;
        address coin;
        address other;
        uint256 reserve;
        uint256 reserveOther;
    }

    constructor(IPairFactory pairs_, IWtrx wtrx_, address usdt_) {
        pairs = pairs_;
        wtrx = wtrx_;
        usdt = usdt_;
        // SunSwap's factory has no such name, and refuses.
        (bool done, bytes memory answer) = address(pairs_).staticcall(abi.encodeCall(IPairFactory.mintsWithOne, ()));
        mintsWithOne = done && answer.length == 32 && abi.decode(answer, (uint256)) == 1;
    }

    // ---- Buying

    /// @dev Buys liquidity of `pair` for `to` with coins of the caller, or with the TRX of this call.
    /// Reasons: NO_PAIR, COIN, NOTHING, VALUE, EMPTY, LESS.
    /// @return liquidity What `to` got.
    /// @return amount0 What was paid in of coin 0 of the pair.
    /// @return amount1 The same of its coin 1.
    function _zap(
        address pair,
        address coin,
        uint256 amount,
        uint256 minLiquidity,
        address to
    ) internal returns (uint256 liquidity, uint256 amount0, uint256 amount1) {
        Sides memory sides = _sidesOf(pair, coin, amount);
        if (msg.value != (coin == address(0) ? amount : 0)) revert(ZapReason.VALUE);

        // Interaction:
        if (mintsWithOne) {
            _payToPair(sides, coin, amount);
            (liquidity, amount0, amount1) = sides.pair.mintWithOne(sides.coin, to);
        } else {
            (liquidity, amount0, amount1) = _swapAndMint(sides, _takeIn(coin, sides.coin, amount), to);
        }
        if (liquidity < minLiquidity) revert(ZapReason.LESS);
    }

    // ---- Reads

    /// @dev The pair seen from the coin that goes in.
    function _sidesOf(address pair, address coin, uint256 amount) internal view returns (Sides memory) {
        if (amount == 0) revert(ZapReason.NOTHING);
        (address token0, address token1) = (IPair(pair).token0(), IPair(pair).token1());
        if (pairs.getPair(token0, token1) != pair) revert(ZapReason.NO_PAIR);
        if (coin == address(0)) coin = token0 == address(wtrx) || token1 == address(wtrx) ? address(wtrx) : usdt;
        if (coin != token0 && coin != token1) revert(ZapReason.COIN);
        return _look(IPair(pair), coin, coin == token0 ? token1 : token0);
    }

    /// @dev The pool in which TRX are sold for USDT.
    function _trxSides() internal view returns (Sides memory) {
        return _look(IPair(pairs.getPair(address(wtrx), usdt)), address(wtrx), usdt);
    }

    /// @dev What of both goes in. All of it where the pair mints with one coin; else as much as is in the proportion of
    /// the pool. What would be left over of a coin goes in too where it is not worth sending back.
    function _proportion(
        Sides memory sides,
        uint256 rest,
        uint256 bought
    ) internal view returns (uint256 used, uint256 usedOther) {
        if (mintsWithOne) return (rest, bought);
        (used, usedOther) = (rest, (rest * sides.reserveOther) / sides.reserve);
        if (usedOther > bought) (used, usedOther) = ((bought * sides.reserve) / sides.reserveOther, bought);
        if (rest - used < used / WORTH_SENDING) used = rest;
        if (bought - usedOther < usedOther / WORTH_SENDING) usedOther = bought;
    }

    /// @dev What a swap comes to; `sides` becomes what the pool is after it.
    function _swapIn(Sides memory sides, uint256 arrived) internal pure returns (uint256 out) {
        out = PairMath.outputOf(arrived, sides.reserve, sides.reserveOther);
        sides.reserve += arrived;
        sides.reserveOther -= out;
    }

    // ---- Inside

    function _look(IPair pair, address coin, address other) private view returns (Sides memory sides) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        if (reserve0 == 0 || reserve1 == 0) revert(ZapReason.EMPTY);
        bool isFirst = coin < other;
        (uint256 reserve, uint256 reserveOther) = isFirst ? (reserve0, reserve1) : (reserve1, reserve0);
        return Sides(pair, isFirst, coin, other, reserve, reserveOther);
    }

    /// @dev Straight into the pair, which counts what arrives: TRX as wrapped TRX, or as the coin they are sold for.
    function _payToPair(Sides memory sides, address coin, uint256 amount) private {
        address pair = address(sides.pair);
        if (coin != address(0)) return ITRC20(coin).safeTransferFrom(msg.sender, pair, amount);
        wtrx.deposit{value: amount}();
        if (sides.coin == address(wtrx)) _payIn(address(wtrx), pair, amount);
        else _swap(_trxSides(), amount, pair);
    }

    /// @return What came, in the coin of the pair that goes in.
    function _takeIn(address coin, address pairCoin, uint256 amount) private returns (uint256) {
        if (coin == address(0)) {
            wtrx.deposit{value: amount}();
            return pairCoin == address(wtrx) ? amount : _buy(_trxSides(), amount);
        }
        return Deposits.take(ITRC20(coin), address(this), amount);
    }

    /// @dev With stock pairs, which can have reserves without shares; sends back to the caller what is left over.
    function _swapAndMint(
        Sides memory sides,
        uint256 rest,
        address to
    ) private returns (uint256 liquidity, uint256 amount0, uint256 amount1) {
        if (sides.pair.totalSupply() == 0) revert(ZapReason.EMPTY);
        uint256 swapped = PairMath.swappedOf(rest, sides.reserve);
        uint256 bought = _buy(sides, swapped);
        rest -= swapped;
        (uint256 used, uint256 usedOther) = _proportion(sides, rest, bought);
        _payIn(sides.coin, address(sides.pair), used);
        _payIn(sides.other, address(sides.pair), usedOther);
        liquidity = sides.pair.mint(to);
        if (rest > used) ITRC20(sides.coin).safeTransferChecked(msg.sender, rest - used);
        if (bought > usedOther) ITRC20(sides.other).safeTransferChecked(msg.sender, bought - usedOther);
        (amount0, amount1) = sides.isFirst ? (used, usedOther) : (usedOther, used);
    }

    /// @return What came here of the other coin.
    function _buy(Sides memory sides, uint256 amount) private returns (uint256) {
        uint256 before = ITRC20(sides.other).balanceOf(address(this));
        _swap(sides, amount, address(this));
        return ITRC20(sides.other).balanceOf(address(this)) - before;
    }

    /// @dev Pays into the pair and swaps what arrived there, for `to`: a coin may keep a fee.
    function _swap(Sides memory sides, uint256 amount, address to) private {
        IPair pair = sides.pair;
        _payIn(sides.coin, address(pair), amount);
        uint256 out = _swapIn(sides, ITRC20(sides.coin).balanceOf(address(pair)) - sides.reserve);
        pair.swap(sides.isFirst ? 0 : out, sides.isFirst ? out : 0, to, "");
    }

    /// @dev The answer is not read: the pair counts what arrived, and the caller's least bounds the result.
    function _payIn(address coin, address pair, uint256 amount) private {
        (bool done, bytes memory answer) = coin.call(abi.encodeCall(ITRC20.transfer, (pair, amount)));
        if (done) return;
        // The coin's own words.
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }
}
