// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {ILpStaking, LpReason} from "./ILpStaking.sol";
import {LpPools} from "./LpPools.sol";
import {Shares} from "./Shares.sol";
import {Stake, StakeWord} from "./Stake.sol";

/// @title Staking of liquidity.
/// @dev Pools and streams are in LpPools; here an account's stake is made, earns and ends. Guarded against reentrancy
/// wherever LP coins move: what arrives is computed from balances.
contract LpStaking is LpPools {
    using SafeTRC20 for ITRC20;
    using Credits for Credit;

    ITeam public immutable team;

    mapping(address pool => mapping(address account => Stake)) private _stakes;
    /// @dev TES computed when a stake changed, and not paid yet.
    mapping(address pool => mapping(address account => Credit)) private _owed;

    constructor(
        ITeam team_,
        ITRC20 rewardToken_,
        IPairFactory factory,
        uint256 shortest_,
        uint256 longest_,
        PoolConfig[] memory pools_
    ) LpPools(rewardToken_, factory, shortest_, longest_, pools_) {
        team = team_;
    }

    // ---- Staking

    /// @inheritdoc ILpStaking
    function stake(address pool, uint256 amount) external nonReentrant {
        Pool storage shared = _pools[pool];
        uint256 minimum = shared.minimum;
        if (minimum == 0) revert(LpReason.POOL);
        // A staker is active, for ever: Team is called once.
        if (Stake.unwrap(_stakes[pool][msg.sender]) == 0 && !team.isActive(msg.sender)) {
            revert(LpReason.NOT_ACTIVE);
        }
        if (amount == 0) revert(LpReason.ZERO);

        // Interaction: first here, since what arrives is what is staked.
        amount = Deposits.take(ITRC20(pool), address(this), amount);

        if (amount < minimum) revert(LpReason.MINIMUM);
        (Shares shares, uint256 idle) = _now(shared);
        uint256 total = shares.total() + amount;
        if (total > type(uint96).max) revert(LpReason.TOO_MUCH);

        // Effect:
        Stake old = _keepEarned(pool, shares);
        _stakes[pool][msg.sender] = StakeWord.make(old.amount() + amount, shares);
        _write(shared, shares, total, idle);

        emit Staked(pool, msg.sender, amount);
    }

    /// @inheritdoc ILpStaking
    function claim(address pool) external {
        Stake old = _stakes[pool][msg.sender];
        Credit storage owed = _owed[pool][msg.sender];
        (Shares shares,) = _now(_pools[pool]);
        uint256 amount = old.earned(shares);
        uint256 due = owed.due();
        if (amount + due == 0) revert(LpReason.NOTHING);

        // Effect: the pool's word stays. A later read for this moment returns no less.
        if (amount > 0) _stakes[pool][msg.sender] = StakeWord.make(old.amount(), shares);
        if (due > 0) amount += owed.take();

        emit Claimed(pool, msg.sender, amount);

        // Interaction:
        IRewardVault(vault).pay(msg.sender, amount);
    }

    /// @inheritdoc ILpStaking
    function withdraw(address pool, uint256 amount) external nonReentrant {
        if (amount == 0) revert(LpReason.ZERO);
        if (amount > _stakes[pool][msg.sender].amount()) revert(LpReason.NOT_STAKED);

        // Effect:
        Pool storage shared = _pools[pool];
        (Shares shares, uint256 idle) = _now(shared);
        Stake old = _keepEarned(pool, shares);
        _stakes[pool][msg.sender] = StakeWord.make(old.amount() - amount, shares);
        _write(shared, shares, shares.total() - amount, idle);

        emit Withdrawn(pool, msg.sender, amount);

        // Interaction:
        ITRC20(pool).safeTransferChecked(msg.sender, amount);
    }

    /// @inheritdoc ILpStaking
    function exit(address pool) external nonReentrant {
        Stake old = _stakes[pool][msg.sender];
        uint256 amount = old.amount();
        if (amount == 0) revert(LpReason.NOT_STAKED);

        // Effect: nothing here can fail, whatever the words of the pool contain.
        Pool storage shared = _pools[pool];
        (Shares shares, uint256 idle) = _now(shared);
        uint256 givenUp = old.earned(shares);
        _stakes[pool][msg.sender] = StakeWord.make(0, shares);
        unchecked {
            _write(shared, shares, shares.total() - amount, idle + givenUp);
        }

        emit Exited(pool, msg.sender, amount, givenUp);

        // Interaction:
        ITRC20(pool).safeTransferChecked(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc ILpStaking
    function positionOf(address pool, address account)
        external
        view
        returns (uint256 staked, uint256 earned, uint256 owed)
    {
        Stake current = _stakes[pool][account];
        (Shares shares,) = _now(_pools[pool]);
        owed = _owed[pool][account].due();
        return (current.amount(), owed + current.earned(shares), owed);
    }

    // ---- Inside

    /// @dev What the caller earned until now is owed from now on. The caller has to store its stake again.
    function _keepEarned(address pool, Shares shares) private returns (Stake old) {
        old = _stakes[pool][msg.sender];
        uint256 earned = old.earned(shares);
        if (earned > 0) _owed[pool][msg.sender].add(earned);
    }

    function _write(Pool storage pool, Shares shares, uint256 total, uint256 spare) private {
        pool.shares = shares.withTotal(total);
        if (spare > 0) pool.stream = pool.stream.spared(spare);
    }
}
