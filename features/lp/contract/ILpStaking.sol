// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that LpStaking shows in a wallet.
library LpReason {
    /// @dev Staking needs an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The coin is none of `pools()`.
    string internal constant POOL = "No such pool";
    /// @dev An amount is required.
    string internal constant ZERO = "Amount is zero";
    /// @dev Less would be staked than the pool's minimum.
    string internal constant MINIMUM = "Amount is below the minimum";
    /// @dev A pool counts in 96 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev More is to be taken out than the caller has staked.
    string internal constant NOT_STAKED = "You have not staked that much";
    /// @dev Nothing earned is unpaid.
    string internal constant NOTHING = "Nothing to claim";
    /// @dev A stream runs `shortest()` at least and `longest()` at most, and ends no earlier than the one that runs.
    string internal constant UNTIL = "End of the stream out of range";
    /// @dev A stream is not slower than the one that runs, nor slower than the pool's least rate.
    string internal constant RATE = "Too little for a stream until then";
    /// @dev One unit of LP could earn 2^64 base units of TES in the life of the pool: its word counts no further.
    string internal constant LIFETIME = "More than this pool can ever stream";
}

/// @title Staking of liquidity (LP coins) for a stream of TES.
/// @notice Each pool has a stream: a number of base units of TES each second until a time, shared by all stakes in it.
/// The whole stream is set aside in a vault before it begins; anyone may add to it, and no account can slow it down or
/// shorten it, nor speed up what is streamed again. Staked coins lie in this contract and rewards in its vault: neither
/// is ever paid out of the other. There is no owner, no administrator, no pause, no fee, no lock and no upgrade; pools
/// are listed at construction.
///
/// The life of a stake: `stake`, more of it or less (`withdraw`), `claim` at any time. What is earned and unpaid stays
/// owed, for ever. `exit` gives up what the stake earned since its last change, and needs no other account.
interface ILpStaking {
    /// @notice A pool, at construction.
    /// @param coinA Of the pair whose LP coin is staked; `coinB` is its other coin, in any order. The pair is made
    /// where there is none.
    /// @param minimum Base units of the LP coin: the least that is staked at once, and that a stream is shared by. A pool
    /// takes streams of `minimum` times 2^64 base units of TES as long as only the least is staked, and of more in
    /// proportion to what is staked: `fund` refuses what would exceed it. For 10^6 units that is 18.4 million TES, for
    /// 10^12 more than exist.
    /// @param leastRate Base units of TES a second: the slowest stream.
    struct PoolConfig {
        address coinA;
        address coinB;
        uint96 minimum;
        uint96 leastRate;
    }

    /// @notice `account` staked `amount` LP, which arrived.
    event Staked(address indexed pool, address indexed account, uint256 amount);
    /// @notice `account` took `amount` LP out. What they earned is owed.
    event Withdrawn(address indexed pool, address indexed account, uint256 amount);
    /// @notice `account` was paid `amount` TES.
    event Claimed(address indexed pool, address indexed account, uint256 amount);
    /// @notice `account` took all its `amount` LP out and gave up `givenUp` TES, which can be streamed again.
    event Exited(address indexed pool, address indexed account, uint256 amount, uint256 givenUp);
    /// @notice `from` added `amount` TES, and the pool streams `rate` base units a second until `until`.
    event Funded(address indexed pool, address indexed from, uint256 amount, uint256 rate, uint256 until);

    // ---- Staking

    /// @notice Stakes LP coins of the caller. Counts what arrives, which must be above 0.
    /// @dev Reasons: NOT_ACTIVE, POOL, ZERO, MINIMUM, TOO_MUCH.
    /// @param pool The LP coin.
    function stake(address pool, uint256 amount) external;

    /// @notice Pays the caller all that it earned in a pool and was not paid.
    /// Nothing gates it: no activation, no time, no fee.
    /// @dev Reasons: NOTHING.
    function claim(address pool) external;

    /// @notice Cancels staking of an amount, at once. What it earned stays owed, until `claim`.
    /// @dev Reasons: ZERO, NOT_STAKED. Runs no code of another contract but the LP coin's.
    function withdraw(address pool, uint256 amount) external;

    /// @notice Takes out all that the caller staked, and gives up what it earned since it was changed or claimed last.
    /// What is owed from before stays owed.
    /// @dev Reasons: NOT_STAKED. Runs no code of another contract but the LP coin's, and computes nothing that could
    /// fail, in any state of stream and vault.
    function exit(address pool) external;

    // ---- Streams

    /// @notice Adds TES of the caller to a pool's stream, for ever, and lets it run until `until`. With it goes what
    /// can be streamed again: what ran while there was no stake, what was given up, and what a division left over; at
    /// most what the stream before would have brought until then: it makes a stream longer, and never faster. The rest
    /// waits for the next call.
    /// @dev Reasons: POOL, UNTIL, RATE, LIFETIME. Counts what arrives; 0 streams only what can be streamed again. TES that
    /// were sent to the vault by themselves are streamed by no call: they stay there for ever, promised to nobody.
    /// @param until Unix seconds, `shortest()` from now at least.
    function fund(address pool, uint256 amount, uint256 until) external;

    // ---- Reads

    /// @notice The LP coins of the pools, and of each the minimum and the slowest stream, as in `PoolConfig`.
    function pools()
        external
        view
        returns (address[] memory coins, uint256[] memory minimums, uint256[] memory leastRates);

    /// @notice The numbers of a pool; all zero where there is none.
    /// @return total LP staked by all accounts.
    /// @return rate Base units of TES a second; 0 where no stream runs.
    /// @return until Unix seconds when the last stream ends or ended.
    /// @return ahead TES that the stream still brings.
    /// @return spare TES in the vault that can be streamed again.
    function poolOf(address pool)
        external
        view
        returns (uint256 total, uint256 rate, uint256 until, uint256 ahead, uint256 spare);

    /// @notice LP that an account has staked in a pool, TES it earned there and was not paid, and what of these TES is
    /// owed whatever it does: `exit` gives up the rest.
    function positionOf(address pool, address account)
        external
        view
        returns (uint256 staked, uint256 earned, uint256 owed);

    /// @notice TES in the vault, TES promised (owed to stakers, ahead and spare), and the rest, which nobody can spend.
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free);

    /// @notice The vault, which this contract made.
    function vault() external view returns (address);

    /// @notice The coin of the rewards, TES.
    function rewardToken() external view returns (address);

    /// @notice Seconds that a stream runs at least, from the call that funds it: time for others to come and share it.
    function shortest() external view returns (uint256);

    /// @notice Seconds that a stream runs at most, from now.
    function longest() external view returns (uint256);
}
