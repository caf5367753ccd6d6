// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {EnumerableSet} from "@openzeppelin/tron-contracts/utils/structs/EnumerableSet.sol";

/// @title Locks after the storage of PinkLock02, written plainly: eleven fields, lists by account and by coin, sums by
/// coin. Without vesting, descriptions and its upgradeable shell.
contract PeerPinkLock {
    using SafeTRC20 for ITRC20;
    using EnumerableSet for EnumerableSet.AddressSet;
    using EnumerableSet for EnumerableSet.UintSet;

    struct Lock {
        uint256 id;
        address token;
        address owner;
        uint256 amount;
        uint256 lockDate;
        uint256 tgeDate;
        uint256 tgeBps;
        uint256 cycle;
        uint256 cycleBps;
        uint256 unlockedAmount;
        string description;
    }

    struct CumulativeLockInfo {
        address token;
        address factory;
        uint256 amount;
    }

    Lock[] private _locks;
    mapping(address user => EnumerableSet.UintSet) private _userNormalLockIds;
    EnumerableSet.AddressSet private _normalLockedTokens;
    mapping(address token => CumulativeLockInfo) public cumulativeLockInfo;
    mapping(address token => EnumerableSet.UintSet) private _tokenToLockIds;

    event LockAdded(uint256 indexed id, address token, address owner, uint256 amount, uint256 unlockDate);
    event LockUpdated(uint256 indexed id, address token, address owner, uint256 newAmount, uint256 newUnlockDate);
    event LockRemoved(uint256 indexed id, address token, address owner, uint256 amount, uint256 unlockedAt);

    function lock(address owner, address token, uint256 amount, uint256 unlockDate) external returns (uint256 id) {
        require(unlockDate > block.timestamp, "Unlock date should be in the future");
        require(amount > 0, "Amount should be greater than 0");
        id = _locks.length;
        _locks.push(Lock(id, token, owner, amount, block.timestamp, unlockDate, 0, 0, 0, 0, ""));
        _userNormalLockIds[owner].add(id);
        _normalLockedTokens.add(token);
        CumulativeLockInfo storage info = cumulativeLockInfo[token];
        if (info.token == address(0)) info.token = token;
        info.amount += amount;
        _tokenToLockIds[token].add(id);
        uint256 before = ITRC20(token).balanceOf(address(this));
        ITRC20(token).safeTransferFrom(msg.sender, address(this), amount);
        require(ITRC20(token).balanceOf(address(this)) - before == amount, "Not enough tokens");
        emit LockAdded(id, token, owner, amount, unlockDate);
    }

    function editLock(uint256 id, uint256 newUnlockDate) external {
        Lock storage userLock = _locks[id];
        require(userLock.owner == msg.sender, "You are not the owner of this lock");
        require(userLock.unlockedAmount == 0, "Lock was unlocked");
        require(newUnlockDate >= userLock.tgeDate && newUnlockDate > block.timestamp, "Not later");
        userLock.tgeDate = newUnlockDate;
        emit LockUpdated(id, userLock.token, userLock.owner, userLock.amount, newUnlockDate);
    }

    function unlock(uint256 id) external {
        Lock storage userLock = _locks[id];
        require(userLock.owner == msg.sender, "You are not the owner of this lock");
        require(block.timestamp >= userLock.tgeDate, "It is not time to unlock");
        require(userLock.unlockedAmount == 0, "Nothing to unlock");
        CumulativeLockInfo storage info = cumulativeLockInfo[userLock.token];
        _userNormalLockIds[msg.sender].remove(id);
        uint256 amount = userLock.amount;
        if (info.amount <= amount) info.amount = 0;
        else info.amount -= amount;
        if (info.amount == 0) _normalLockedTokens.remove(userLock.token);
        userLock.unlockedAmount = amount;
        _tokenToLockIds[userLock.token].remove(id);
        ITRC20(userLock.token).safeTransfer(msg.sender, amount);
        emit LockRemoved(id, userLock.token, msg.sender, amount, block.timestamp);
    }
}
