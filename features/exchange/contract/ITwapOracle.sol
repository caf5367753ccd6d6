// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";

/// @title Reasons that TwapOracle shows in a wallet.
library TwapReason {
    /// @dev The average has begun but does not cover a whole window yet: after the first `poke`, and after an outage.
    string internal constant NO_PRICE = "No average price yet";
    /// @dev The last average is too old; anyone may make a new one by `poke`.
    string internal constant STALE = "The average price is too old";
}

/// @title What TRX and TES are worth in USDT, on average over half an hour or more.
/// @notice Reads the pools TRX/USDT and TES/USDT, each separately. Anyone calls `poke`; once WINDOW has passed since
/// the last average, it stores the average over all the time since, and that holds until the next. A read refuses an
/// average older than `maxAge`. Where more than `maxAge` has passed, `poke` stores no average: a new one begins, and
/// there is no price until a `poke` after another WINDOW. So every price is an average over WINDOW at least and
/// `maxAge` at most, and its end is no older than `maxAge`. A pool that lacks one of its coins is skipped. There is no
/// owner and no account that could set a price.
///
/// Both averages are of units of a coin for one of USDT. Pushing such an average down, which makes the coin dearer,
/// gains at most the share of the time it is pushed for; pushing it up makes the coin cheaper, and buyers name their
/// most, sellers their least.
interface ITwapOracle is IPriceOracle {
    /// @notice An average begins: a pool's first price was seen, or the last average was older than `maxAge`.
    event Started(address indexed pair, uint256 time);
    /// @notice An average was stored.
    /// @param price Units of the coin for one unit of USDT, times 2^112.
    /// @param time Unix seconds, from when on it holds.
    /// @param span Seconds that it is the average of.
    event Averaged(address indexed pair, uint256 price, uint256 time, uint256 span);

    /// @notice Stores the averages that are due; else changes nothing.
    function poke() external;

    /// @notice Whether `poke` would change something.
    function due() external view returns (bool);

    /// @notice USDT that an amount of TES is worth, rounded down.
    /// @dev Reasons: NO_PRICE, STALE.
    /// @param tes Base units (18 decimals).
    /// @return usdt Base units (6 decimals).
    function tesToUsdt(uint256 tes) external view returns (uint256 usdt);

    /// @notice The last average of TRX: `price` as in `Averaged`, 0 where there is none; `time` in unix seconds.
    function trxAverage() external view returns (uint256 price, uint256 time);

    /// @notice The last average of TES, in the same way.
    function tesAverage() external view returns (uint256 price, uint256 time);

    /// @notice The pool of TRX and USDT.
    function trxPair() external view returns (address);

    /// @notice The pool of TES and USDT.
    function tesPair() external view returns (address);

    /// @notice Seconds after which an average is refused.
    function maxAge() external view returns (uint256);
}
