// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/tron-contracts/access/Ownable2Step.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {ILockB} from "./ILockB.sol";
import {LockReason} from "./LockReason.sol";
import {LockWord, LockWords} from "./LockWord.sol";
import {LockedCoin, LockedCoins} from "./LockedCoin.sol";

/// @title Locks of one coin, one for an account.
/// @dev A coin waits only while nothing is locked: a lock brings it into force, or drops it.
contract LockB is ILockB, LockedCoins, Ownable2Step, ReentrancyGuardTransient {
    /// @dev All zero where none waits.
    struct Next {
        address coin;
        uint40 time;
    }

    address private constant DEAD = address(0xdEaD);

    /// @inheritdoc ILockB
    uint256 public constant MAX_TIME = 3_650 days;
    /// @inheritdoc ILockB
    uint256 public immutable delay;

    address private _coin;
    Next private _next;
    LockedCoin private _locked;
    /// @dev Never zero again: an account that locks once more does not pay for a new slot.
    mapping(address locker => LockWord) private _locks;

    /// @param token0 With `token1`: the coins of the pool whose LP coin is locked.
    constructor(
        address owner_,
        IPairFactory pairs,
        address token0,
        address token1,
        uint256 delay_
    ) Ownable(owner_) {
        _coin = pairs.getPair(token0, token1);
        if (_coin == address(0)) revert(LockReason.COIN);
        delay = delay_;
    }

    // ---- The life of a lock

    /// @inheritdoc ILockB
    function lock(uint256 amount, uint256 lockTime) external nonReentrant {
        LockWord own = _locks[msg.sender];
        if (!own.isLocked()) own = LockWords.make(0, block.timestamp, 0);
        if (own.round() > 0) revert(LockReason.ENDED);
        if (amount == 0 && (lockTime == 0 || own.amount() == 0)) revert(LockReason.ZERO);
        if (lockTime > MAX_TIME) revert(LockReason.TIME);
        uint256 end = lockTime == 0 ? own.end() : Math.max(own.end(), block.timestamp + lockTime);
        if (end <= block.timestamp) revert(LockReason.TIME);
        if (amount == 0 && end == own.end()) revert(LockReason.NOT_LATER);
        address coin_ = _settledCoin();

        // Interaction: first here, since what arrives is what is locked.
        if (amount > 0) amount = _take(_locked, ITRC20(coin_), amount);

        uint256 sum = own.amount() + amount;
        if (sum > type(uint128).max) revert(LockReason.TOO_MUCH);

        // Effect:
        _locks[msg.sender] = own.withAmount(sum).withEnd(end);

        emit Locked(msg.sender, coin_, amount, sum, end);
    }

    /// @inheritdoc ILockB
    function unlock() external nonReentrant {
        LockWord own = _locks[msg.sender];
        if (own.createTime() == 0) revert(LockReason.NOT_YOURS);
        if (!own.isLocked()) revert(LockReason.ENDED);
        if (block.timestamp < own.end()) revert(LockReason.TOO_EARLY);
        ITRC20 coin_ = ITRC20(_coin);
        uint256 here = coin_.balanceOf(address(this));

        // Effect: all of it, or a part where the coin has reduced the balance here.
        (uint256 amount, uint256 round) = _release(_locked, here, own.amount(), own.round());
        _locks[msg.sender] = own.paid(amount, round);

        emit Unlocked(msg.sender, amount, own.amount() - amount);

        // Interaction:
        _pay(coin_, msg.sender, amount, here);
    }

    // ---- What the owner does

    /// @inheritdoc ILockB
    function setCoin(address coin_) external nonReentrant onlyOwner {
        if (coin_.code.length == 0) revert(LockReason.COIN);
        if (_locked.total() > 0) revert(LockReason.LOCKED);

        // Effect:
        _coin = coin();
        uint256 time = block.timestamp + delay;
        _next = Next(coin_, uint40(time));

        emit CoinSet(coin_, time);
    }

    // ---- Reads

    /// @inheritdoc ILockB
    function locks(address locker)
        external
        view
        returns (address lockerAddress, uint256 lockAmount, uint256 createTime, uint256 unlockTime, bool locked)
    {
        LockWord one = _locks[locker];
        lockerAddress = one.createTime() == 0 ? address(0) : locker;
        return (lockerAddress, one.amount(), one.createTime(), one.end(), one.isLocked());
    }

    /// @inheritdoc ILockB
    function userExist(address account) external view returns (bool) {
        return _locks[account].createTime() > 0;
    }

    /// @inheritdoc ILockB
    function coin() public view returns (address) {
        Next memory next = _next;
        return next.time > 0 && block.timestamp >= next.time ? next.coin : _coin;
    }

    /// @inheritdoc ILockB
    function nextCoin() external view returns (address coin_, uint256 time) {
        Next memory next = _next;
        return block.timestamp < next.time ? (next.coin, next.time) : (address(0), 0);
    }

    /// @inheritdoc ILockB
    function sums() external view returns (uint256 permanent, uint256 timed, uint256 balance) {
        ITRC20 coin_ = ITRC20(coin());
        return (coin_.balanceOf(DEAD), _locked.total(), coin_.balanceOf(address(this)));
    }

    // ---- Inside

    /// @dev The coin of a lock that is made now, and of all others until nothing is locked.
    function _settledCoin() private returns (address coin_) {
        uint256 time = _next.time;
        if (time == 0) return _coin;
        coin_ = coin();

        // Effect:
        _coin = coin_;
        delete _next;

        if (block.timestamp < time) emit CoinKept(coin_);
    }
}
