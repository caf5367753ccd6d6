// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {RewardVault} from "../../../platform/contracts/RewardVault.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {ILpStaking, LpReason} from "./ILpStaking.sol";
import {Shares, SharesWord} from "./Shares.sol";
import {Stream, StreamWord} from "./Stream.sol";

/// @title The pools and their streams: how a second's TES are shared by all stakes.
abstract contract LpPools is ILpStaking, ReentrancyGuardTransient {
    /// @dev Three words: the first is written with each stake, the second seldom, the third never.
    struct Pool {
        Shares shares;
        Stream stream;
        uint128 minimum;
        uint128 leastRate;
    }

    /// @inheritdoc ILpStaking
    address public immutable rewardToken;
    /// @inheritdoc ILpStaking
    address public immutable vault;
    /// @inheritdoc ILpStaking
    uint256 public immutable shortest;
    /// @inheritdoc ILpStaking
    uint256 public immutable longest;

    address[] private _coins;
    mapping(address coin => Pool) internal _pools;

    /// @param pools_ Each pair once.
    constructor(
        ITRC20 rewardToken_,
        IPairFactory factory,
        uint256 shortest_,
        uint256 longest_,
        PoolConfig[] memory pools_
    ) {
        assert(0 < shortest_ && shortest_ <= longest_);
        rewardToken = address(rewardToken_);
        vault = address(new RewardVault(rewardToken_));
        shortest = shortest_;
        longest = longest_;
        for (uint256 i; i < pools_.length; ++i) _list(factory, pools_[i]);
    }

    // ---- Streams

    /// @inheritdoc ILpStaking
    function fund(address pool, uint256 amount, uint256 until) external nonReentrant {
        Pool storage streamed = _pools[pool];
        if (streamed.minimum == 0) revert(LpReason.POOL);

        // Interaction: first here, since what arrives is what is streamed. Nothing of ours is read before.
        if (amount > 0) amount = _bring(amount);

        (Shares shares, uint256 idle) = _now(streamed);
        if (until < block.timestamp + shortest || until > block.timestamp + longest) revert(LpReason.UNTIL);
        Stream next = _extended(streamed.stream, amount, idle, until);
        if (next.rate() < streamed.leastRate) revert(LpReason.RATE);
        // All of it shared by the least stake is the most that a unit of LP can earn by it.
        uint256 most = (next.between(block.timestamp, until) << 64) / streamed.minimum;
        if (most > type(uint128).max - shares.each()) revert(LpReason.LIFETIME);

        // Effect:
        streamed.shares = shares;
        streamed.stream = next;

        emit Funded(pool, msg.sender, amount, next.rate(), until);
    }

    // ---- Reads

    /// @inheritdoc ILpStaking
    function pools()
        external
        view
        returns (address[] memory coins, uint256[] memory minimums, uint256[] memory leastRates)
    {
        coins = _coins;
        minimums = new uint256[](coins.length);
        leastRates = new uint256[](coins.length);
        for (uint256 i; i < coins.length; ++i) {
            Pool storage pool = _pools[coins[i]];
            (minimums[i], leastRates[i]) = (pool.minimum, pool.leastRate);
        }
    }

    /// @inheritdoc ILpStaking
    function poolOf(address pool)
        external
        view
        returns (uint256 total, uint256 rate, uint256 until, uint256 ahead, uint256 spare)
    {
        (Shares shares, uint256 idle) = _now(_pools[pool]);
        Stream stream = _pools[pool].stream;
        total = shares.total();
        until = stream.until();
        rate = block.timestamp < until ? stream.rate() : 0;
        ahead = stream.between(block.timestamp, until);
        spare = stream.spare() + idle;
    }

    /// @inheritdoc ILpStaking
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free) {
        return IRewardVault(vault).reserve();
    }

    // ---- Inside

    /// @dev What is ahead of a stream, what is new, and what nobody shared, until a later time.
    function _extended(Stream old, uint256 amount, uint256 idle, uint256 until) private view returns (Stream) {
        if (until < old.until()) revert(LpReason.UNTIL);
        uint256 time = until - block.timestamp;
        uint256 ahead = old.between(block.timestamp, until);
        uint256 spare = old.spare() + idle;
        // What runs again runs no faster than before: otherwise a sole staker would have all of it at once.
        uint256 again = Math.min(spare, old.rate() * time - ahead);
        uint256 rate = (amount + ahead + again) / time;
        if ((ahead > 0 && rate < old.rate()) || rate > type(uint96).max) revert(LpReason.RATE);
        return StreamWord.make(rate, until, amount + ahead + spare - rate * time);
    }

    /// @dev Sets aside what arrives of the caller's TES, and nothing else that lies in the vault.
    function _bring(uint256 amount) private returns (uint256 arrived) {
        arrived = Deposits.take(ITRC20(rewardToken), vault, amount);
        IRewardVault(vault).setAside(arrived);
    }

    /// @dev The shares of this moment, and TES that nobody shared since they were written. Total: no word of the pool
    /// makes it fail, so nothing that leaves can be held up by it.
    function _now(Pool storage pool) internal view returns (Shares shares, uint256 idle) {
        shares = pool.shares;
        uint256 brought = pool.stream.between(shares.time(), block.timestamp);
        uint256 total = shares.total();
        uint256 each = shares.each();
        if (total < pool.minimum) {
            idle = brought;
        } else if (brought > 0) {
            unchecked {
                // `brought` has 128 bits, and a listed pool's minimum is above 0.
                each += (brought << 64) / total;
            }
        }
        shares = SharesWord.make(total, block.timestamp, each);
    }

    function _list(IPairFactory factory, PoolConfig memory config) private {
        address coin = factory.getPair(config.coinA, config.coinB);
        if (coin == address(0)) coin = factory.createPair(config.coinA, config.coinB);
        assert(_pools[coin].minimum == 0 && config.minimum > 0 && config.leastRate > 0);

        _coins.push(coin);
        _pools[coin].minimum = config.minimum;
        _pools[coin].leastRate = config.leastRate;
    }
}
