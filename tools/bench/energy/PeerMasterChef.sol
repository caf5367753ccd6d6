// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";

/// @title Pools after the interface of MasterChef. Its rewards lie here and are not minted, which is cheaper.
contract PeerMasterChef {
    using SafeTRC20 for ITRC20;

    struct UserInfo {
        uint256 amount;
        uint256 rewardDebt;
    }

    struct PoolInfo {
        ITRC20 lpToken;
        uint256 allocPoint;
        uint256 lastRewardTime;
        uint256 accSushiPerShare;
    }

    ITRC20 private immutable _sushi;
    uint256 public immutable sushiPerSecond;

    PoolInfo[] public poolInfo;
    mapping(uint256 pid => mapping(address user => UserInfo)) public userInfo;
    uint256 public totalAllocPoint;

    event Deposit(address indexed user, uint256 indexed pid, uint256 amount);
    event Withdraw(address indexed user, uint256 indexed pid, uint256 amount);
    event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount);

    constructor(ITRC20 sushi, uint256 perSecond, ITRC20 lpToken) {
        _sushi = sushi;
        sushiPerSecond = perSecond;
        totalAllocPoint = 100;
        poolInfo.push(PoolInfo(lpToken, 100, block.timestamp, 0));
    }

    function updatePool(uint256 pid) public {
        PoolInfo storage pool = poolInfo[pid];
        if (block.timestamp <= pool.lastRewardTime) return;
        uint256 supply = pool.lpToken.balanceOf(address(this));
        if (supply > 0) {
            uint256 time = block.timestamp - pool.lastRewardTime;
            uint256 reward = (time * sushiPerSecond * pool.allocPoint) / totalAllocPoint;
            pool.accSushiPerShare += (reward * 1e12) / supply;
        }
        pool.lastRewardTime = block.timestamp;
    }

    function deposit(uint256 pid, uint256 amount) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        updatePool(pid);
        if (user.amount > 0) _pay((user.amount * pool.accSushiPerShare) / 1e12 - user.rewardDebt);
        if (amount > 0) {
            pool.lpToken.safeTransferFrom(msg.sender, address(this), amount);
            user.amount += amount;
        }
        user.rewardDebt = (user.amount * pool.accSushiPerShare) / 1e12;
        emit Deposit(msg.sender, pid, amount);
    }

    function withdraw(uint256 pid, uint256 amount) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        require(user.amount >= amount, "withdraw: not good");
        updatePool(pid);
        _pay((user.amount * pool.accSushiPerShare) / 1e12 - user.rewardDebt);
        user.amount -= amount;
        user.rewardDebt = (user.amount * pool.accSushiPerShare) / 1e12;
        pool.lpToken.safeTransfer(msg.sender, amount);
        emit Withdraw(msg.sender, pid, amount);
    }

    function emergencyWithdraw(uint256 pid) external {
        PoolInfo storage pool = poolInfo[pid];
        UserInfo storage user = userInfo[pid][msg.sender];
        uint256 amount = user.amount;
        pool.lpToken.safeTransfer(msg.sender, amount);
        emit EmergencyWithdraw(msg.sender, pid, amount);
        user.amount = 0;
        user.rewardDebt = 0;
    }

    function _pay(uint256 amount) private {
        if (amount > 0) _sushi.safeTransfer(msg.sender, amount);
    }
}
