// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that LpPurchases shows in a wallet, beside `ZapReason`.
library PurchaseReason {
    /// @dev Buying with a reward needs an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The pair is none of `pools()`.
    string internal constant PAIR = "No reward for this pool";
    /// @dev One pays with TRX or USDT.
    string internal constant COIN = "Pay with TRX or USDT";
    /// @dev Less than `least` was put into the pool.
    string internal constant LEAST = "Amount is below the minimum";
    /// @dev The reserve, or what is left for today, gives less than the caller's least reward.
    string internal constant REWARD = "Reward is below your minimum";
    /// @dev There is no such purchase, or it has no reward.
    string internal constant NONE = "No reward to issue";
    /// @dev The waiting time has not passed.
    string internal constant TOO_EARLY = "Reward waits for its time";
    /// @dev It was issued before.
    string internal constant ISSUED = "Reward already issued";
}

/// @title Buying liquidity (LP coins) with one coin, for a reward in TES that is set aside with the purchase.
/// @notice The liquidity is the buyer's at once, to keep, stake or withdraw. The reward waits, and then any account's
/// call pays it to the buyer. It is a part of the worth that really went into the pool, at the average price of TES
/// over half an hour or more: no more than the pool's fee on the half that was swapped, so buying and withdrawing in a
/// circle loses. There is no owner, no administrator, no pause and no upgrade; a purchase works in any state of the
/// reserve.
interface ILpPurchases {
    /// @notice What rewards are, at construction.
    /// @param rate Millionths of a purchase's worth; at most MAX_RATE, the pool's fee on the half that is swapped.
    /// @param ceiling Base units of TES for one base unit of USDT: the most that a reward is computed with, however low
    /// the average price of TES is.
    /// @param least Base units of USDT: the least worth of a purchase.
    /// @param most Base units of USDT: the most of a purchase's worth that earns a reward.
    /// @param daily Base units of TES: the most that is promised in one day, from 00:00 UTC.
    /// @param waiting Seconds from a purchase until its reward can be issued.
    struct Terms {
        uint32 rate;
        uint96 ceiling;
        uint96 least;
        uint96 most;
        uint96 daily;
        uint32 waiting;
    }

    /// @notice `buyer` paid `amount` of `coin` (zero address: TRX) and got `liquidity` of `pair`; `amount0` and `amount1`
    /// of its coins went into the pool, worth `worth` USDT; `reward` TES are set aside until `issueTime` (unix seconds).
    event Bought(
        uint256 indexed id,
        address indexed buyer,
        address indexed pair,
        address coin,
        uint256 amount,
        uint256 amount0,
        uint256 amount1,
        uint256 liquidity,
        uint256 worth,
        uint256 reward,
        uint256 issueTime
    );
    /// @notice The reward of a purchase was paid to its buyer.
    event Issued(uint256 indexed id, address indexed buyer, uint256 reward);

    // ---- Buying

    /// @notice Buys liquidity for the caller and sets its reward aside.
    /// @dev Reasons: NOT_ACTIVE, PAIR, COIN, LEAST, REWARD; those of `IZap.zap`.
    /// @param coin The zero address for TRX, or USDT.
    /// @param amount Sun or base units of USDT.
    /// @param minLiquidity The least liquidity that comes out.
    /// @param minReward The least reward in TES; 0 buys without one where the reserve is short.
    /// @param deadline Unix seconds.
    /// @return id Numbered from 1.
    function buy(
        address pair,
        address coin,
        uint256 amount,
        uint256 minLiquidity,
        uint256 minReward,
        uint256 deadline
    ) external payable returns (uint256 id, uint256 liquidity);

    /// @notice Pays the reward of a purchase to its buyer. Anyone may call. Nothing gates it but its time.
    /// @dev Reasons: NONE, TOO_EARLY, ISSUED.
    function issue(uint256 id) external;

    /// @notice Adds TES of the caller to the reserve, for ever. Counts what arrives, which must be above 0.
    function fund(uint256 amount) external;

    // ---- Reads

    /// @notice A purchase; all zero where there is none.
    /// @return buyer Who paid, got the liquidity and gets the reward.
    /// @return pair The pool.
    /// @return liquidity LP units bought.
    /// @return reward Base units of TES.
    /// @return time Unix seconds of the purchase.
    /// @return issueTime Unix seconds from when on the reward can be issued.
    /// @return issued Whether the reward was issued.
    function purchaseOf(uint256 id)
        external
        view
        returns (
            address buyer,
            address pair,
            uint256 liquidity,
            uint256 reward,
            uint256 time,
            uint256 issueTime,
            bool issued
        );

    /// @notice Number of purchases: the highest id.
    function count() external view returns (uint256);

    /// @notice Reward in TES that a purchase of some worth would get now, as far as reserve and day allow; 0 where there
    /// is no fresh average price.
    /// @param worth Base units of USDT: twice the USDT that go into the pool.
    function rewardFor(uint256 worth) external view returns (uint256 reward);

    /// @notice TES that can still be promised today, as far as the reserve goes.
    function leftToday() external view returns (uint256);

    /// @notice The pools whose purchases have a reward.
    function pools() external view returns (address[] memory);

    /// @notice As in `Terms`.
    function terms()
        external
        view
        returns (uint256 rate, uint256 ceiling, uint256 least, uint256 most, uint256 daily, uint256 waiting);

    /// @notice TES in the vault, TES promised (rewards that wait), and the rest.
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free);

    /// @notice The vault, which this contract made.
    function vault() external view returns (address);

    /// @notice The coin of the rewards, TES.
    function rewardToken() external view returns (address);
}
