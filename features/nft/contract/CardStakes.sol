// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Kept, KeptWord} from "../../../platform/contracts/Kept.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Card} from "./Card.sol";
import {CardOwners} from "./CardOwners.sol";
import {CardsReason, ICards} from "./ICards.sol";
import {Sale} from "./Sale.sol";

/// @title Staking in place: a reward is promised whole, earned over its term, and leaving is always open.
abstract contract CardStakes is CardOwners {
    using SafeTRC20 for ITRC20;

    ITeam public immutable team;
    ITRC20 public immutable rewardToken;

    /// @dev TES that stakes can still earn and that holders are owed.
    Kept private _promised = KeptWord.none();

    constructor(ITeam team_, ITRC20 rewardToken_) {
        team = team_;
        rewardToken = rewardToken_;
    }

    // ---- The life of a stake

    /// @inheritdoc ICards
    function pledge(uint256 tokenId, uint256 time) external {
        if (!team.isActive(msg.sender)) revert(CardsReason.NOT_ACTIVE);
        _promise(_stake(tokenId, _termOf(time), time));
    }

    /// @inheritdoc ICards
    function pledgeMany(uint256[] calldata tokenIds, uint256 time) external {
        if (!team.isActive(msg.sender)) revert(CardsReason.NOT_ACTIVE);
        uint256 term = _termOf(time);
        uint256 rewards;
        for (uint256 i; i < tokenIds.length; ++i) rewards += _stake(tokenIds[i], term, time);
        _promise(rewards);
    }

    /// @inheritdoc ICards
    function claim(uint256[] calldata tokenIds) external {
        uint256 owed = _holders[msg.sender].owed();
        (uint256 amount, uint256[] memory amounts) = _collect(tokenIds);
        amount += owed;
        if (amount == 0) revert(CardsReason.NOTHING);

        // Effect:
        if (owed > 0) _holders[msg.sender] = _holders[msg.sender].settled();
        _promised = _promised.minus(amount);

        emit Claimed(msg.sender, amount, owed, tokenIds, amounts);

        // Interaction:
        rewardToken.safeTransfer(msg.sender, amount);
    }

    /// @inheritdoc ICards
    function unlock(uint256 tokenId) external {
        Card card = _cards[tokenId];
        address owner = card.owner();
        if (owner != msg.sender && !_isAuthorized(owner, msg.sender, tokenId)) revert(CardsReason.NOT_YOURS);
        if (!card.isStaked()) revert(CardsReason.NOT_STAKED);
        Position memory stake = _position(card);
        if (block.timestamp < stake.end) revert(CardsReason.TOO_EARLY);
        _unlock(card, stake, tokenId);
    }

    /// @inheritdoc ICards
    function tryTransfer(address to, uint256 tokenId)
        external
        returns (address owner, uint256 level, uint256 since, uint256 unlockTime, bool moved)
    {
        if (to == address(0)) revert TRC721InvalidReceiver(to);
        Card card = _cards[tokenId];
        owner = card.owner();
        level = card.level();
        since = card.since();
        unlockTime = _endOf(card);
        moved = block.timestamp >= unlockTime && _isAuthorized(owner, msg.sender, tokenId);
        if (!moved) return (owner, level, since, unlockTime, moved);

        if (unlockTime != 0) _unlock(card, _position(card), tokenId);
        _give(card, owner, to, tokenId);
    }

    /// @inheritdoc ICards
    function exit(uint256 tokenId) external {
        Card card = _cardOfCaller(tokenId);
        if (!card.isStaked()) revert(CardsReason.NOT_STAKED);
        Position memory stake = _position(card);

        // Effect:
        uint256 returned = stake.reward - stake.paid;
        _cards[tokenId] = card.unstaked();
        if (returned > 0) _promised = _promised.minus(returned);

        emit Exited(msg.sender, tokenId, returned);
    }

    /// @inheritdoc ICards
    function fund(uint256 amount) external {
        // Interaction: first here, since the event contains what arrived. The reserve is the balance itself, so a token
        // that calls back finds no half-written state of ours.
        uint256 arrived = Deposits.take(rewardToken, address(this), amount);

        emit Funded(msg.sender, arrived);
    }

    // ---- Reads

    /// @inheritdoc ICards
    function cardFacts(uint256 tokenId)
        external
        view
        returns (address owner, uint256 level, uint256 since, uint256 unlockTime)
    {
        Card card = _cards[tokenId];
        return (card.owner(), card.level(), card.since(), _endOf(card));
    }

    /// @inheritdoc ICards
    function stateFor(uint256 tokenId, address operator)
        external
        view
        returns (address owner, uint256 since, uint256 unlockTime, bool mayMove)
    {
        Card card = _cards[tokenId];
        owner = card.owner();
        return (owner, card.since(), _endOf(card), _isAuthorized(owner, operator, tokenId));
    }

    /// @inheritdoc ICards
    function position(uint256 tokenId)
        external
        view
        returns (uint256 start, uint256 end, uint256 reward, uint256 paid)
    {
        Position memory stake = _position(_cards[tokenId]);
        return (stake.start, stake.end, stake.reward, stake.paid);
    }

    /// @inheritdoc ICards
    function pending(uint256 tokenId) external view returns (uint256) {
        return _unpaid(_position(_cards[tokenId]));
    }

    /// @inheritdoc ICards
    function owedOf(address owner) external view returns (uint256) {
        return _holders[owner].owed();
    }

    /// @inheritdoc ICards
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free) {
        balance = rewardToken.balanceOf(address(this));
        promised = _promised.sum();
        free = Math.saturatingSub(balance, promised);
    }

    /// @inheritdoc ICards
    function totalPledged() external view returns (uint256 count) {
        for (uint256 i; i < _levels.length; ++i) {
            Sale sale = _levels[i].sale;
            for (uint256 id = sale.first(); id < sale.next(); ++id) {
                if (_cards[id].isStaked()) ++count;
            }
        }
    }

    // ---- Inside

    function _cardOfCaller(uint256 tokenId) private view returns (Card card) {
        card = _cards[tokenId];
        if (card.owner() != msg.sender) revert(CardsReason.NOT_YOURS);
    }

    /// @dev A card of the caller begins a stake. Each is written before the next is looked at, so a repeated id is
    /// staked already. The caller has to promise the reward.
    function _stake(uint256 tokenId, uint256 term, uint256 time) private returns (uint256 reward) {
        Card card = _cardOfCaller(tokenId);
        if (card.isStaked()) revert(CardsReason.ALREADY_STAKED);
        (, reward) = _termFor(card.level(), term);

        // Effect:
        _cards[tokenId] = card.staked(term, block.timestamp);

        emit Pledged(msg.sender, tokenId, block.timestamp, block.timestamp + time, reward);
    }

    /// @dev Of a stake whose term is over.
    function _unlock(Card card, Position memory stake, uint256 tokenId) private {
        address owner = card.owner();

        // Effect: what is credited stays promised until it is claimed.
        uint256 credited = stake.reward - stake.paid;
        _cards[tokenId] = card.unstaked();
        if (credited > 0) _holders[owner] = _holders[owner].credited(credited);

        emit Unlocked(owner, tokenId, credited);
    }

    /// @dev Rewards that all lie in the contract, free of other promises.
    function _promise(uint256 rewards) private {
        Kept promised = _promised.plus(rewards);
        if (promised.sum() > rewardToken.balanceOf(address(this))) revert(CardsReason.RESERVE);

        // Effect:
        _promised = promised;
    }

    /// @dev Marks as paid what each card has earned. Each is stored before the next is computed, so a repeated id pays
    /// once.
    function _collect(uint256[] calldata tokenIds) private returns (uint256 sum, uint256[] memory amounts) {
        amounts = new uint256[](tokenIds.length);
        for (uint256 i; i < tokenIds.length; ++i) {
            uint256 tokenId = tokenIds[i];
            Card card = _cardOfCaller(tokenId);
            Position memory stake = _position(card);
            uint256 unpaid = _unpaid(stake);
            if (unpaid == 0) continue;

            _cards[tokenId] = card.paid(block.timestamp < stake.end ? block.timestamp : stake.end);
            amounts[i] = unpaid;
            sum += unpaid;
        }
    }

    /// @dev Unix seconds; 0 where there is no stake.
    function _endOf(Card card) private view returns (uint256) {
        if (!card.isStaked()) return 0;
        (uint256 time,) = _termFor(card.level(), card.term());
        return card.since() + time;
    }

    /// @dev All zero where there is no stake.
    function _position(Card card) internal view returns (Position memory stake) {
        if (!card.isStaked()) return stake;
        (uint256 time, uint256 reward) = _termFor(card.level(), card.term());
        stake.start = card.since();
        stake.end = stake.start + time;
        stake.reward = reward;
        stake.paid = _earned(stake, card.paidUntil());
    }

    function _unpaid(Position memory stake) private view returns (uint256) {
        return _earned(stake, block.timestamp) - stake.paid;
    }

    /// @dev What a stake has earned up to a time, paid or not. Rounded down: the whole reward is reached at the end,
    /// never passed.
    function _earned(Position memory stake, uint256 time) private pure returns (uint256) {
        if (time >= stake.end) return stake.reward;
        // Below 2^200: a reward has 160 bits, a time 40. The start is not after `time`, which is before the end.
        unchecked {
            return (stake.reward * (time - stake.start)) / (stake.end - stake.start);
        }
    }
}
