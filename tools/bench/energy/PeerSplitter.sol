// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuard} from "@openzeppelin/tron-contracts/utils/ReentrancyGuard.sol";
import {PeerTeam} from "./PeerTeam.sol";

/// @title The same shares of a fee as credits to collect: two levels, a platform, a pool.
contract PeerSplitter is ReentrancyGuard {
    PeerTeam private immutable team;
    address private immutable platform;
    address private immutable pool;

    mapping(address account => uint256) public creditOf;

    event FeeSplit(
        address indexed source,
        address indexed payer,
        uint256 fee,
        address level1,
        uint256 amount1,
        address level2,
        uint256 amount2,
        uint256 poolAmount
    );
    event CreditClaimed(address indexed account, uint256 amount);

    constructor(PeerTeam team_, address platform_, address pool_) {
        team = team_;
        platform = platform_;
        pool = pool_;
    }

    function split(address payer) external payable {
        address level1 = team.parentOf(payer);
        address level2 = team.parentOf(level1);
        uint256 amount1 = level1 == address(0) ? 0 : (msg.value * 10) / 100;
        uint256 amount2 = level2 == address(0) ? 0 : (msg.value * 5) / 100;
        uint256 platformAmount = ((msg.value - (msg.value * 10) / 100 - (msg.value * 5) / 100) * 70) / 100;
        uint256 poolAmount = msg.value - amount1 - amount2 - platformAmount;

        creditOf[level1] += amount1;
        creditOf[level2] += amount2;
        creditOf[platform] += platformAmount;
        creditOf[pool] += poolAmount;

        emit FeeSplit(msg.sender, payer, msg.value, level1, amount1, level2, amount2, poolAmount);
    }

    function claim() external nonReentrant {
        uint256 amount = creditOf[msg.sender];
        require(amount > 0, "Nothing to claim");
        creditOf[msg.sender] = 0;

        emit CreditClaimed(msg.sender, amount);

        (bool sent, ) = msg.sender.call{value: amount}("");
        require(sent, "TRX transfer failed");
    }
}
