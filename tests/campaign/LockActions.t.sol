// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ILockA} from "../../features/lock/contract/ILockA.sol";
import {ILockB} from "../../features/lock/contract/ILockB.sol";
import {LockA} from "../../features/lock/contract/LockA.sol";
import {LockB} from "../../features/lock/contract/LockB.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Coins that are locked, by days and one lock an account.
contract LockActions is Part {
    LockA private immutable lockA;
    LockB private immutable lockB;
    address private immutable odd;
    address[4] private _coins;

    struct Lock {
        address holder;
        address coin;
        uint256 amount;
        uint256 end;
    }

    mapping(uint256 key => Lock) private _locks;
    mapping(uint256 key => address) private _offers;
    uint256[] private _keys;
    mapping(address holder => Lock) private _ofB;
    /// @dev What is locked, by contract and coin.
    mapping(address contract_ => mapping(address coin => uint256)) private _sums;

    constructor(Book book_, Product memory p) Part(book_) {
        (lockA, lockB, odd) = (p.lockA, p.lockB, address(p.odd));
        _coins = [address(p.usdt), address(p.tes), address(p.tesPair), odd];
        book_.register(address(lockA), this);
        book_.register(address(lockB), this);
        for (uint256 i; i < 3; ++i) {
            book_.open(address(lockA), _coins[i]);
            book_.open(address(lockB), _coins[i]);
        }
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](8);
        (all[0], all[1], all[2]) = (this.lock.selector, this.increase.selector, this.extend.selector);
        (all[3], all[4], all[5]) = (this.handOver.selector, this.unlock.selector, this.lockMore.selector);
        (all[6], all[7]) = (this.unlockAll.selector, this.nameCoin.selector);
    }

    // ---- Actions

    function lock(uint256 who, uint256 forWhom, uint256 coin, uint256 amount, uint256 day) external recorded {
        address money = _coins[coin % 4];
        amount = some(amount, coin % 4 == 0 ? 1_000e6 : 10_000e18);
        // The odd coin may add to what arrives.
        as_(anyone(who), money, money == odd ? NEVER : amount);
        try lockA.lockFor(amount, money, 1 + day % 20, anyone(forWhom)) {} catch { drop(); }
    }

    function increase(uint256 which, uint256 amount) external recorded {
        (uint256 key, Lock memory one) = pick(which);
        amount = some(amount, 1_000e6);
        as_(one.holder, one.coin, one.coin == odd ? NEVER : amount);
        try lockA.increase(key, amount) {} catch { drop(); }
    }

    function extend(uint256 which, uint256 day) external recorded {
        (uint256 key, Lock memory one) = pick(which);
        as_(one.holder, TRX, 0);
        try lockA.extend(key, day % 30) {} catch { drop(); }
    }

    function handOver(uint256 which, uint256 who, bool accepts) external recorded {
        (uint256 key, Lock memory one) = pick(which);
        as_(accepts ? anyone(who) : one.holder, TRX, 0);
        if (accepts) try lockA.accept(key) {} catch { drop(); }
        else try lockA.offer(key, anyone(who)) {} catch { drop(); }
    }

    function unlock(uint256 which) external recorded {
        (uint256 key, Lock memory one) = pick(which);
        if (one.amount > 0 && vm.getBlockTimestamp() >= one.end) leaveA(key, one);
    }

    function lockMore(uint256 who, uint256 amount, uint256 time) external recorded {
        address money = lockB.coin();
        amount = amount % 3 == 0 ? 0 : some(amount, money == _coins[0] ? 1_000e6 : 1e12);
        as_(anyone(who), money, amount);
        try lockB.lock(amount, time % 20 days) {} catch { drop(); }
    }

    function unlockAll(uint256 who) external recorded {
        Lock memory one = _ofB[anyone(who)];
        if (one.amount > 0 && vm.getBlockTimestamp() >= one.end) leaveB(one);
    }

    /// @dev What the owner's key can do, whether or not it should.
    function nameCoin(uint256 coin) external recorded {
        as_(MANAGER, TRX, 0);
        bool isLocked;
        for (uint256 i; i < 3; ++i) isLocked = isLocked || _sums[address(lockB)][_coins[i]] > 0;
        try lockB.setCoin(_coins[coin % 3]) {
            vm.assertTrue(!isLocked, "law 5: another coin while something is locked");
        } catch { drop(); }
    }

    function leave(address user, bool atTerm) external override recorded {
        if (!atTerm) return;
        for (uint256 i; i < _keys.length; ++i) {
            Lock memory one = _locks[_keys[i]];
            if (one.holder == user && one.amount > 0 && one.end <= vm.getBlockTimestamp()) leaveA(_keys[i], one);
        }
        if (_ofB[user].amount > 0 && _ofB[user].end <= vm.getBlockTimestamp()) leaveB(_ofB[user]);
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        if (log.emitter == address(lockB)) return readB(log);
        bytes32 kind = log.topics[0];
        Lock storage one = _locks[uint256(log.topics[1])];
        if (kind == ILockA.Locked.selector) {
            vm.assertEq(one.holder, address(0), "law 3: a key names one lock");
            _keys.push(uint256(log.topics[1]));
            _locks[uint256(log.topics[1])] = Lock(topic(log, 2), topic(log, 3), word(log, 0), word(log, 1));
            came(addressAt(log, 2), address(lockA), topic(log, 3), word(log, 0));
        } else if (kind == ILockA.Increased.selector) {
            one.amount += word(log, 0);
            came(one.holder, address(lockA), one.coin, word(log, 0));
        } else if (kind == ILockA.Extended.selector) {
            vm.assertGe(word(log, 0), one.end + 1, "a lock never ends earlier");
            one.end = word(log, 0);
        } else if (kind == ILockA.Offered.selector) {
            _offers[uint256(log.topics[1])] = topic(log, 2);
        } else if (kind == ILockA.HandedOver.selector) {
            vm.assertEq(topic(log, 2), one.holder, "law 5: handed over by its holder");
            vm.assertEq(topic(log, 3), _offers[uint256(log.topics[1])], "law 5: handed over as offered");
            one.holder = topic(log, 3);
        } else if (kind == ILockA.Unlocked.selector) {
            went(one, address(lockA), topic(log, 2), word(log, 0));
        }
    }

    function readB(Vm.Log calldata log) private {
        Lock storage one = _ofB[log.topics.length > 1 ? topic(log, 1) : address(0)];
        if (log.topics[0] == ILockB.Locked.selector) {
            if (one.amount == 0) (one.holder, one.coin, one.end) = (topic(log, 1), topic(log, 2), 0);
            vm.assertEq(topic(log, 2), one.coin, "law 5: a lock is of one coin");
            vm.assertGe(word(log, 2), one.end, "a lock never ends earlier");
            (one.amount, one.end) = (one.amount + word(log, 0), word(log, 2));
            vm.assertEq(word(log, 1), one.amount, "law 3: what the lock holds");
            came(one.holder, address(lockB), one.coin, word(log, 0));
        } else if (log.topics[0] == ILockB.Unlocked.selector) {
            went(one, address(lockB), one.holder, word(log, 0));
        }
    }

    function check() external view override {
        for (uint256 i; i < 4; ++i) {
            (, uint256 timed, uint256 balance) = lockA.sumsOf(_coins[i]);
            vm.assertEq(timed, _sums[address(lockA)][_coins[i]], "law 3: the sum of a coin's locks");
            vm.assertGe(balance, timed, "law 1: what is locked is not all here");
            uint256 ofB = ITRC20(_coins[i]).balanceOf(address(lockB));
            vm.assertGe(ofB, _sums[address(lockB)][_coins[i]], "law 1: what is locked is not all here");
            if (i == 3) continue;
            book.check(address(lockA), _coins[i], "law 3: coins in LockA");
            book.check(address(lockB), _coins[i], "law 3: coins in LockB");
        }
    }

    // ---- Inside

    function came(address from, address to, address coin, uint256 amount) private {
        _sums[to][coin] += amount;
        book.move(from, to, coin, amount);
    }

    function went(Lock storage one, address from, address to, uint256 amount) private {
        vm.assertGe(vm.getBlockTimestamp(), one.end, "unlocked before its time");
        vm.assertEq(amount, one.amount, "law 2: all of it comes back");
        one.amount = 0;
        _sums[from][one.coin] -= amount;
        book.move(from, to, one.coin, amount);
    }

    function leaveA(uint256 key, Lock memory one) private {
        readLogs();
        as_(one.holder, TRX, 0);
        (bool done,) = address(lockA).call(abi.encodeCall(lockA.unlock, (key)));
        if (done) return;
        drop();
        vm.assertTrue(one.coin == odd, "law 2: leaving a lock, which the odd coin alone refuses");
    }

    function leaveB(Lock memory one) private {
        readLogs();
        as_(one.holder, TRX, 0);
        lockB.unlock();
    }

    function pick(uint256 which) private view returns (uint256 key, Lock memory one) {
        if (_keys.length == 0) return (0, one);
        key = _keys[which % _keys.length];
        one = _locks[key];
    }
}
