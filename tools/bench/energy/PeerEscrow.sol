// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {TRC721Holder} from "@openzeppelin/tron-contracts/token/TRC721/utils/TRC721Holder.sol";
import {ReentrancyGuard} from "@openzeppelin/tron-contracts/utils/ReentrancyGuard.sol";
import {PeerCards} from "./PeerCards.sol";
import {PeerTeam} from "./PeerTeam.sol";

/// @title Staking by handing the card over; the whole reward is promised at the start.
contract PeerEscrow is TRC721Holder, ReentrancyGuard {
    using SafeTRC20 for ITRC20;

    struct Stake {
        address owner;
        uint256 start;
        uint256 end;
        uint256 reward;
        uint256 paid;
    }

    PeerTeam private immutable team;
    PeerCards private immutable cards;
    ITRC20 private immutable rewardToken;

    mapping(uint256 time => uint256) private _rates;
    mapping(uint256 tokenId => Stake) private _stakes;
    mapping(address owner => uint256) public owedOf;
    uint256 public promised;

    event Pledged(address indexed owner, uint256 indexed tokenId, uint256 start, uint256 unlockTime, uint256 reward);
    event Claimed(address indexed owner, uint256 amount, uint256 owed, uint256[] tokenIds, uint256[] amounts);
    event Unlocked(address indexed owner, uint256 indexed tokenId, uint256 credited);
    event Exited(address indexed owner, uint256 indexed tokenId, uint256 returned);

    constructor(
        PeerTeam team_,
        PeerCards cards_,
        ITRC20 rewardToken_,
        uint256[] memory times,
        uint256[] memory rates
    ) {
        team = team_;
        cards = cards_;
        rewardToken = rewardToken_;
        for (uint256 i; i < times.length; ++i) _rates[times[i]] = rates[i];
    }

    function pledge(uint256 tokenId, uint256 time) external nonReentrant {
        require(team.isActive(msg.sender), "Please active first");
        require(cards.ownerOf(tokenId) == msg.sender, "Not your card");
        require(_rates[time] > 0, "No such term");
        uint256 reward = cards.powerOf(tokenId) * _rates[time] * time;
        promised += reward;
        require(promised <= rewardToken.balanceOf(address(this)), "Reward reserve is too small");
        _stakes[tokenId] = Stake(msg.sender, block.timestamp, block.timestamp + time, reward, 0);

        emit Pledged(msg.sender, tokenId, block.timestamp, block.timestamp + time, reward);

        cards.safeTransferFrom(msg.sender, address(this), tokenId);
    }

    function claim(uint256[] calldata tokenIds) external nonReentrant {
        uint256 owed = owedOf[msg.sender];
        uint256 amount = owed;
        uint256[] memory amounts = new uint256[](tokenIds.length);
        for (uint256 i; i < tokenIds.length; ++i) {
            Stake storage stake = _stakes[tokenIds[i]];
            require(stake.owner == msg.sender, "Not your card");
            uint256 until = block.timestamp < stake.end ? block.timestamp : stake.end;
            amounts[i] = (stake.reward * (until - stake.start)) / (stake.end - stake.start) - stake.paid;
            stake.paid += amounts[i];
            amount += amounts[i];
        }
        require(amount > 0, "Nothing to claim");
        if (owed > 0) owedOf[msg.sender] = 0;
        promised -= amount;

        emit Claimed(msg.sender, amount, owed, tokenIds, amounts);

        rewardToken.safeTransfer(msg.sender, amount);
    }

    function unlock(uint256 tokenId) external nonReentrant {
        Stake memory stake = _stakes[tokenId];
        require(stake.owner == msg.sender, "Not your card");
        require(block.timestamp >= stake.end, "Unlock time not reached");
        uint256 credited = stake.reward - stake.paid;
        delete _stakes[tokenId];
        owedOf[msg.sender] += credited;

        emit Unlocked(msg.sender, tokenId, credited);

        cards.safeTransferFrom(address(this), msg.sender, tokenId);
    }

    function exit(uint256 tokenId) external nonReentrant {
        Stake memory stake = _stakes[tokenId];
        require(stake.owner == msg.sender, "Not your card");
        uint256 returned = stake.reward - stake.paid;
        delete _stakes[tokenId];
        promised -= returned;

        emit Exited(msg.sender, tokenId, returned);

        cards.safeTransferFrom(address(this), msg.sender, tokenId);
    }
}
