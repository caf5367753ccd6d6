// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";

/// @title A burn for shares of a stream, with the storage of MasterChef, written plainly. Its price is a constant.
contract PeerBurnPool {
    using SafeTRC20 for ITRC20;

    struct Miner {
        uint256 power;
        uint256 rewardDebt;
        uint256 burnt;
    }

    ITRC20 private immutable _coin;
    uint256 public immutable perSecond;
    uint256 public immutable coinsPerUnit;

    uint256 public totalPower;
    uint256 public totalBurnt;
    uint256 public accPerPower;
    uint256 public lastTime;
    mapping(address => Miner) public miners;

    event Burn(address indexed user, uint256 amount, uint256 power);
    event Claim(address indexed user, uint256 amount);

    constructor(ITRC20 coin, uint256 perSecond_, uint256 coinsPerUnit_) {
        (_coin, perSecond, coinsPerUnit) = (coin, perSecond_, coinsPerUnit_);
        lastTime = block.timestamp;
    }

    function update() public {
        if (block.timestamp <= lastTime) return;
        if (totalPower > 0) accPerPower += ((block.timestamp - lastTime) * perSecond * 1e12) / totalPower;
        lastTime = block.timestamp;
    }

    function burn(uint256 units) external {
        update();
        Miner storage miner = miners[msg.sender];
        uint256 pending = (miner.power * accPerPower) / 1e12 - miner.rewardDebt;
        if (pending > 0) _coin.safeTransfer(msg.sender, pending);
        uint256 amount = units * coinsPerUnit;
        _coin.safeTransferFrom(msg.sender, address(0xdEaD), amount);
        miner.power += units;
        miner.burnt += amount;
        miner.rewardDebt = (miner.power * accPerPower) / 1e12;
        totalPower += units;
        totalBurnt += amount;
        emit Burn(msg.sender, amount, units);
    }

    function claim() external {
        update();
        Miner storage miner = miners[msg.sender];
        uint256 pending = (miner.power * accPerPower) / 1e12 - miner.rewardDebt;
        miner.rewardDebt = (miner.power * accPerPower) / 1e12;
        _coin.safeTransfer(msg.sender, pending);
        emit Claim(msg.sender, pending);
    }
}
