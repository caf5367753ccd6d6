// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {ITwapOracle, TwapReason} from "./ITwapOracle.sol";

/// @title What TRX and TES are worth in USDT, on average.
contract TwapOracle is ITwapOracle {
    /// @dev What is known of a pool, in two words; a read takes the first alone.
    struct Watched {
        /// @dev Of the last average, or when the next one began; unix seconds, 0 before the first look.
        uint32 time;
        /// @dev Units of the coin for one of USDT, times 2^112; 0 where there is none.
        uint224 price;
        /// @dev The pool's sum of prices at `time`.
        uint256 cumulative;
    }

    /// @notice Seconds that an average is over at least.
    uint256 public constant WINDOW = 30 minutes;

    /// @inheritdoc ITwapOracle
    uint256 public immutable maxAge;
    /// @inheritdoc ITwapOracle
    address public immutable trxPair;
    /// @inheritdoc ITwapOracle
    address public immutable tesPair;
    /// @dev Whether USDT is the pair's coin 0: then the price of it in the other coin is that of coin 0.
    bool private immutable _trxIsSecond;
    bool private immutable _tesIsSecond;

    Watched private _trx;
    Watched private _tes;

    /// @dev Makes the pools that do not exist: so their addresses are known for ever.
    /// @param maxAge_ Seconds after which an average is refused; above WINDOW.
    constructor(IPairFactory factory, address wtrx, address tes, address usdt, uint256 maxAge_) {
        assert(maxAge_ > WINDOW);
        maxAge = maxAge_;
        trxPair = _pairOf(factory, wtrx, usdt);
        tesPair = _pairOf(factory, tes, usdt);
        _trxIsSecond = IPair(trxPair).token0() == usdt;
        _tesIsSecond = IPair(tesPair).token0() == usdt;
    }

    // ---- Averages

    /// @inheritdoc ITwapOracle
    function poke() external {
        _poke(_trx, trxPair, _trxIsSecond);
        _poke(_tes, tesPair, _tesIsSecond);
    }

    // ---- Reads

    /// @inheritdoc ITwapOracle
    function due() external view returns (bool) {
        (bool trx, ) = _look(_trx, trxPair, _trxIsSecond);
        (bool tes, ) = _look(_tes, tesPair, _tesIsSecond);
        return trx || tes;
    }

    /// @inheritdoc IPriceOracle
    function usdtToTrx(uint256 usdt) external view returns (uint256 sun) {
        // Rounded up: a seller is never paid less than the dollar price.
        return (usdt * _fresh(_trx) + type(uint112).max) >> 112;
    }

    /// @inheritdoc ITwapOracle
    function tesToUsdt(uint256 tes) external view returns (uint256 usdt) {
        return (tes * 2 ** 112) / _fresh(_tes);
    }

    /// @inheritdoc ITwapOracle
    function trxAverage() external view returns (uint256 price, uint256 time) {
        return _average(_trx);
    }

    /// @inheritdoc ITwapOracle
    function tesAverage() external view returns (uint256 price, uint256 time) {
        return _average(_tes);
    }

    // ---- Inside

    function _poke(Watched storage watched, address pair, bool isSecond) private {
        (bool isDue, uint256 sum) = _look(watched, pair, isSecond);
        if (!isDue) return;
        uint256 time = block.timestamp;
        uint256 since = watched.time;
        uint256 span = time - since;
        // After an outage the average would be of a time that is long past.
        bool begins = since == 0 || span > maxAge;
        uint256 price;
        if (!begins) {
            unchecked {
                // The sums count modulo 2^256. One price is below 2^224, and so is their average.
                price = (sum - watched.cumulative) / span;
            }
        }

        // Effect:
        watched.time = uint32(time);
        watched.price = uint224(price);
        watched.cumulative = sum;

        if (begins) emit Started(pair, time);
        else emit Averaged(pair, price, time, span);
    }

    /// @dev A pool that lacks one of its coins has no price; neither does it hold up the other pool.
    /// @return isDue Whether a window has passed, and there is a price.
    /// @return sum Of the prices of USDT in the other coin until now, whenever the pool changed last.
    function _look(
        Watched storage watched,
        address pair,
        bool isSecond
    ) private view returns (bool isDue, uint256 sum) {
        // A node answers reads at the head's time, on what a transaction that waits has written a moment later.
        if (block.timestamp < watched.time + WINDOW) return (false, 0);
        (uint256 reserve0, uint256 reserve1, uint32 last) = IPair(pair).getReserves();
        if (reserve0 == 0 || reserve1 == 0) return (false, 0);
        unchecked {
            // As the pair does it, modulo 2^32 and 2^256.
            uint256 since = uint32(block.timestamp) - last;
            sum = isSecond
                ? IPair(pair).price0CumulativeLast() + ((reserve1 << 112) / reserve0) * since
                : IPair(pair).price1CumulativeLast() + ((reserve0 << 112) / reserve1) * since;
        }
        return (true, sum);
    }

    function _fresh(Watched storage watched) private view returns (uint256 price) {
        price = watched.price;
        if (price == 0) revert(TwapReason.NO_PRICE);
        if (block.timestamp > watched.time + maxAge) revert(TwapReason.STALE);
    }

    function _average(Watched storage watched) private view returns (uint256 price, uint256 time) {
        price = watched.price;
        // What began without an average yet has no time of one.
        time = price == 0 ? 0 : watched.time;
    }

    function _pairOf(IPairFactory factory, address coin, address usdt) private returns (address pair) {
        pair = factory.getPair(coin, usdt);
        if (pair == address(0)) pair = factory.createPair(coin, usdt);
    }
}
