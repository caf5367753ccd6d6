// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {ITwapOracle, TwapReason} from "../../exchange/contract/ITwapOracle.sol";
import {BurnReason} from "./BurnReason.sol";

/// @title What TES are worth when they are burnt: the lower of an average and of the pool's price at this moment.
/// @dev The average alone would let a falling coin be burnt at yesterday's worth; the pool's price alone is set by who
/// trades just before.
abstract contract BurnPrice {
    /// @dev `average`: units of TES for one of USDT, times 2^112. The rest are the pool's reserves.
    struct Price {
        uint256 average;
        uint256 ofTes;
        uint256 ofUsdt;
    }

    ITwapOracle private immutable _AVERAGES;
    uint256 private immutable _MAX_AGE;
    IPair private immutable _PAIR;
    bool private immutable _TES_IS_FIRST;
    uint256 private immutable _DEPTH;

    constructor(ITwapOracle averages, address tes, uint256 depth_) {
        _AVERAGES = averages;
        _MAX_AGE = averages.maxAge();
        _PAIR = IPair(averages.tesPair());
        _TES_IS_FIRST = _PAIR.token0() == tes;
        _DEPTH = depth_;
        // So no price divides by an empty reserve.
        assert(depth_ > 0);
    }

    /// @dev Reasons: NO_PRICE, STALE, THIN.
    function _price() internal view returns (Price memory price) {
        uint256 time;
        (price.average, time) = _AVERAGES.tesAverage();
        if (price.average == 0) revert(TwapReason.NO_PRICE);
        if (block.timestamp > time + _MAX_AGE) revert(TwapReason.STALE);
        (uint256 reserve0, uint256 reserve1,) = _PAIR.getReserves();
        (price.ofTes, price.ofUsdt) = _TES_IS_FIRST ? (reserve0, reserve1) : (reserve1, reserve0);
        if (price.ofUsdt < _DEPTH) revert(BurnReason.THIN);
    }

    /// @dev TES that are worth an amount of USDT of 64 bits, rounded up.
    function _tesFor(Price memory price, uint256 uAmount) internal pure returns (uint256) {
        uint256 byAverage = Math.mulDiv(uAmount, price.average, 2 ** 112, Math.Rounding.Ceil);
        return Math.max(byAverage, Math.ceilDiv(uAmount * price.ofTes, price.ofUsdt));
    }

    /// @dev USDT that an amount of TES is worth, rounded down.
    function _worthOf(Price memory price, uint256 tes) internal pure returns (uint256) {
        return Math.min(Math.mulDiv(tes, 2 ** 112, price.average), (tes * price.ofUsdt) / price.ofTes);
    }

    function _depth() internal view returns (uint256) {
        return _DEPTH;
    }
}
