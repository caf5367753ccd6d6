// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {ITermStaking, TermReason} from "./ITermStaking.sol";
import {TermOffer} from "./TermOffer.sol";
import {TermStake, TermStakeWord} from "./TermStake.sol";

/// @title Staking of one coin for a number of days.
/// @dev Offers are in TermOffer; this contract keeps stakes. Guarded against reentrancy wherever principal moves: what
/// arrives is computed from balances.
contract TermStaking is TermOffer, ReentrancyGuardTransient {
    using SafeTRC20 for ITRC20;

    /// @dev One word: who opened a stake, and what of its reward was paid.
    struct Holding {
        address owner;
        uint96 paid;
    }

    ITeam public immutable team;

    /// @inheritdoc ITermStaking
    uint256 public count;

    mapping(uint256 id => Holding) private _holdings;
    mapping(uint256 id => TermStake) private _stakes;

    constructor(
        ITeam team_,
        ITRC20 rewardToken_,
        uint256[] memory terms_,
        CoinConfig[] memory coins_
    ) TermOffer(rewardToken_, terms_, coins_) {
        team = team_;
    }

    // ---- The life of a stake

    /// @inheritdoc ITermStaking
    function pledge(address coin, uint256 termDays, uint256 amount) external nonReentrant returns (uint256 id) {
        (uint256 number, uint256 minimum) = _offerOf(coin);
        if (!team.isActive(msg.sender)) revert(TermReason.NOT_ACTIVE);
        if (amount == 0) revert(TermReason.ZERO);

        // Interaction: first here, since what arrives is what is staked.
        amount = Deposits.take(ITRC20(coin), address(this), amount);

        if (amount < minimum) revert(TermReason.MINIMUM);
        _grow(number, amount);
        return _open(coin, number, termDays, amount);
    }

    /// @inheritdoc ITermStaking
    function claim(uint256[] calldata ids) external {
        uint256 sum;
        uint256[] memory amounts = new uint256[](ids.length);
        for (uint256 i; i < ids.length; ++i) {
            Holding memory holding = _holdings[ids[i]];
            if (holding.owner != msg.sender) revert(TermReason.NOT_YOURS);
            uint256 earned = _stakes[ids[i]].earned(block.timestamp);
            amounts[i] = earned - holding.paid;
            sum += amounts[i];

            // Effect: before the next is looked at, so a repeated id pays once.
            if (amounts[i] > 0) _holdings[ids[i]] = Holding(msg.sender, uint96(earned));
        }
        if (sum == 0) revert(TermReason.NOTHING);

        emit Claimed(msg.sender, sum, ids, amounts);

        // Interaction:
        IRewardVault(vault).pay(msg.sender, sum);
    }

    /// @inheritdoc ITermStaking
    function unlock(uint256 id) external nonReentrant {
        TermStake stake = _matured(id);
        uint256 amount = stake.amount();

        // Effect: the reward stays in the word, owed.
        _stakes[id] = stake.emptied();
        _shrink(stake.coin(), amount);

        emit Unlocked(id, msg.sender, amount);

        // Interaction:
        ITRC20(_coinOf(stake.coin())).safeTransferChecked(msg.sender, amount);
    }

    /// @inheritdoc ITermStaking
    function renew(uint256 id, uint256 termDays) external nonReentrant returns (uint256 newId) {
        TermStake stake = _matured(id);

        // Effect: the reward stays in the old word, owed.
        _stakes[id] = stake.emptied();

        // A staker is active, for ever: Team is not called again.
        newId = _open(_coinOf(stake.coin()), stake.coin(), termDays, stake.amount());
        emit Renewed(id, newId, msg.sender);
    }

    /// @inheritdoc ITermStaking
    function exit(uint256 id) external nonReentrant {
        TermStake stake = _running(id);
        uint256 amount = stake.amount();
        uint256 givenUp;
        unchecked {
            // Never more is paid than the reward.
            givenUp = stake.reward() - _holdings[id].paid;
        }

        // Effect: the vault receives what is given up when the next stake opens.
        _stakes[id] = TermStake.wrap(0);
        delete _holdings[id];
        _giveUp(givenUp);
        _shrink(stake.coin(), amount);

        emit Exited(id, msg.sender, amount, givenUp);

        // Interaction:
        ITRC20(_coinOf(stake.coin())).safeTransferChecked(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc ITermStaking
    function positionOf(uint256 id)
        external
        view
        returns (
            address owner,
            address coin,
            uint256 amount,
            uint256 start,
            uint256 unlockTime,
            uint256 reward,
            uint256 paid,
            uint256 earned
        )
    {
        Holding memory holding = _holdings[id];
        owner = holding.owner;
        if (owner == address(0)) return (owner, coin, amount, start, unlockTime, reward, paid, earned);
        TermStake stake = _stakes[id];
        coin = _coinOf(stake.coin());
        amount = stake.amount();
        start = stake.start();
        unlockTime = stake.end();
        reward = stake.reward();
        paid = holding.paid;
        earned = stake.earned(block.timestamp);
    }

    // ---- Inside

    /// @dev The principal must lie here, counted. Sets the whole reward aside.
    function _open(address coin, uint256 number, uint256 termDays, uint256 amount) private returns (uint256 id) {
        uint256 reward = _rewardOf(coin, termDays, amount);
        if (amount > type(uint96).max || reward > type(uint96).max) revert(TermReason.TOO_MUCH);

        // Effect:
        id = ++count;
        _holdings[id] = Holding(msg.sender, 0);
        _stakes[id] = TermStakeWord.make(amount, reward, block.timestamp, termDays, number);

        emit Pledged(
            id,
            msg.sender,
            coin,
            amount,
            termDays,
            block.timestamp,
            block.timestamp + termDays * 1 days,
            reward
        );

        // Interaction: our own vault, which refuses what it does not have.
        _promise(reward);
    }

    /// @dev A stake of the caller whose principal is not paid.
    function _running(uint256 id) private view returns (TermStake stake) {
        if (_holdings[id].owner != msg.sender) revert(TermReason.NOT_YOURS);
        stake = _stakes[id];
        if (stake.amount() == 0) revert(TermReason.ENDED);
    }

    /// @dev The same, its term over.
    function _matured(uint256 id) private view returns (TermStake stake) {
        stake = _running(id);
        if (block.timestamp < stake.end()) revert(TermReason.TOO_EARLY);
    }
}
