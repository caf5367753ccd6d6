// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {ICoinPrices} from "../../exchange/contract/ICoinPrices.sol";
import {ILockA} from "./ILockA.sol";
import {LockReason} from "./LockReason.sol";
import {LockWord, LockWords} from "./LockWord.sol";
import {LockedCoin, LockedCoins} from "./LockedCoin.sol";

/// @title Locks of any coin, many for an account, each for a number of days.
/// @dev Keys grow with numbers, so a lock is found by its key in as many steps as the count has bits: a slot that maps
/// one to the other would cost each lock 20,000 energy.
contract LockA is ILockA, LockedCoins, ReentrancyGuardTransient {
    /// @dev Three slots; only handing over writes another than the third.
    struct Lock {
        address locker;
        address coin;
        LockWord word;
    }

    address private constant DEAD = address(0xdEaD);

    /// @inheritdoc ILockA
    uint256 public constant MAX_DAYS = 3_650;

    ICoinPrices private immutable _PRICES;

    /// @inheritdoc ILockA
    uint256 public count;

    mapping(uint256 index => Lock) private _locks;
    mapping(address coin => LockedCoin) private _coins;
    mapping(uint256 createTime => address) private _offers;

    constructor(ICoinPrices prices) {
        _PRICES = prices;
    }

    // ---- The life of a lock

    /// @inheritdoc ILockA
    function lock(uint256 amount, address coin, uint256 day) external nonReentrant returns (uint256 createTime) {
        return _lock(amount, coin, day, msg.sender);
    }

    /// @inheritdoc ILockA
    function lockFor(
        uint256 amount,
        address coin,
        uint256 day,
        address locker
    ) external nonReentrant returns (uint256 createTime) {
        if (locker == address(0)) revert(LockReason.ADDRESS);
        return _lock(amount, coin, day, locker);
    }

    /// @inheritdoc ILockA
    function increase(uint256 createTime, uint256 amount) external nonReentrant {
        (Lock storage own, LockWord word) = _own(createTime);
        if (amount == 0) revert(LockReason.ZERO);
        // Before its time no part of a lock was paid.
        if (block.timestamp >= word.end()) revert(LockReason.EXTEND_FIRST);

        // Interaction: first here, since what arrives is what is locked.
        amount = _take(_coins[own.coin], ITRC20(own.coin), amount);

        // Its end may have moved during it.
        word = own.word;
        uint256 sum = word.amount() + amount;
        if (sum > type(uint128).max) revert(LockReason.TOO_MUCH);

        // Effect:
        own.word = word.withAmount(sum);

        emit Increased(createTime, amount);
    }

    /// @inheritdoc ILockA
    function extend(uint256 createTime, uint256 day) external {
        (Lock storage own, LockWord word) = _own(createTime);
        if (word.round() > 0) revert(LockReason.ENDED);
        uint256 lockTime = _endOf(day);
        if (lockTime <= word.end()) revert(LockReason.NOT_LATER);

        // Effect:
        own.word = word.withEnd(lockTime);

        emit Extended(createTime, lockTime);
    }

    /// @inheritdoc ILockA
    function offer(uint256 createTime, address to) external {
        _own(createTime);

        // Effect:
        _offers[createTime] = to;

        emit Offered(createTime, to);
    }

    /// @inheritdoc ILockA
    function accept(uint256 createTime) external {
        if (_offers[createTime] != msg.sender) revert(LockReason.NOT_OFFERED);
        Lock storage offered = _locks[_indexOf(createTime)];
        if (!offered.word.isLocked()) revert(LockReason.ENDED);
        address from = offered.locker;

        // Effect:
        offered.locker = msg.sender;
        delete _offers[createTime];

        emit HandedOver(createTime, from, msg.sender);
    }

    /// @inheritdoc ILockA
    function unlock(uint256 createTime) external nonReentrant {
        _unlock(createTime, msg.sender);
    }

    /// @inheritdoc ILockA
    function withdrawTo(uint256 createTime, address to) external nonReentrant {
        if (to == address(0)) revert(LockReason.ADDRESS);
        _unlock(createTime, to);
    }

    // ---- Reads

    /// @inheritdoc ILockA
    function locks(uint256 index)
        external
        view
        returns (
            address lockerAddress,
            address coinAddress,
            uint256 lockAmount,
            uint256 createTime,
            uint256 lockTime,
            bool locked
        )
    {
        Lock memory one = _locks[index];
        LockWord word = one.word;
        return (one.locker, one.coin, word.amount(), word.createTime(), word.end(), word.isLocked());
    }

    /// @inheritdoc ILockA
    function find(uint256 createTime) external view returns (bool exists, uint256 index, address offeredTo) {
        index = _indexOf(createTime);
        exists = createTime > 0 && _locks[index].word.createTime() == createTime;
        return exists ? (true, index, _offers[createTime]) : (false, 0, address(0));
    }

    /// @inheritdoc ILockA
    function getCoinUPrice(uint256 amount, address coin) external view returns (uint256) {
        return _PRICES.worthOf(coin, amount);
    }

    /// @inheritdoc ILockA
    function sumsOf(address coin) external view returns (uint256 permanent, uint256 timed, uint256 balance) {
        return (ITRC20(coin).balanceOf(DEAD), _coins[coin].total(), ITRC20(coin).balanceOf(address(this)));
    }

    /// @inheritdoc ILockA
    function earliestUnlock(
        address coin,
        uint256 from,
        uint256 length
    ) external view returns (uint256 lockTime, uint256 amount) {
        for (uint256 i = from; i < count && i - from < length; ++i) {
            LockWord word = _locks[i].word;
            if (_locks[i].coin != coin || !word.isLocked()) continue;
            if (lockTime == 0 || word.end() < lockTime) (lockTime, amount) = (word.end(), word.amount());
        }
    }

    // ---- Inside

    function _lock(uint256 amount, address coin, uint256 day, address locker) private returns (uint256 createTime) {
        if (amount == 0) revert(LockReason.ZERO);
        uint256 lockTime = _endOf(day);

        // Interaction: first here, since what arrives is what is locked.
        amount = _take(_coins[coin], ITRC20(coin), amount);

        // Effect:
        uint256 index = count;
        createTime = block.timestamp;
        if (index > 0) createTime = Math.max(createTime, _locks[index - 1].word.createTime() + 1);
        count = index + 1;
        Lock storage made = _locks[index];
        made.locker = locker;
        made.coin = coin;
        made.word = LockWords.make(amount, createTime, lockTime);

        emit Locked(createTime, locker, coin, amount, lockTime, msg.sender);
    }

    function _unlock(uint256 createTime, address to) private {
        (Lock storage own, LockWord word) = _own(createTime);
        if (block.timestamp < word.end()) revert(LockReason.TOO_EARLY);
        ITRC20 coin = ITRC20(own.coin);
        uint256 here = coin.balanceOf(address(this));

        // Effect: all of it, or a part where the coin has reduced the balance here.
        (uint256 amount, uint256 round) = _release(_coins[address(coin)], here, word.amount(), word.round());
        own.word = word.paid(amount, round);

        emit Unlocked(createTime, to, amount, word.amount() - amount);

        // Interaction:
        _pay(coin, to, amount, here);
    }

    function _endOf(uint256 day) private view returns (uint256) {
        if (day == 0 || day > MAX_DAYS) revert(LockReason.DAYS);
        unchecked {
            return block.timestamp + day * 1 days;
        }
    }

    /// @dev A lock of the caller that is owed something.
    function _own(uint256 createTime) private view returns (Lock storage own, LockWord word) {
        own = _locks[_indexOf(createTime)];
        word = own.word;
        if (word.createTime() != createTime || own.locker != msg.sender) revert(LockReason.NOT_YOURS);
        if (!word.isLocked()) revert(LockReason.ENDED);
    }

    /// @dev The number of the first lock whose key is this or a later one; the count where there is none.
    function _indexOf(uint256 createTime) private view returns (uint256 low) {
        uint256 high = count;
        unchecked {
            while (low < high) {
                uint256 middle = (low + high) / 2;
                if (_locks[middle].word.createTime() < createTime) low = middle + 1;
                else high = middle;
            }
        }
    }
}
