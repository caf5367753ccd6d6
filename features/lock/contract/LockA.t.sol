// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {ILockA} from "./ILockA.sol";
import {LockReason} from "./LockReason.sol";
import {LockWorld} from "./LockWorld.t.sol";

// lock, lockFor
// ├── when the amount is 0, too large, or nothing arrives ─ it should revert
// ├── when the days are 0 or 3,651, the coin is no contract, the locker is missing ─ it should revert
// └── otherwise it should lock what arrived, under a key of its own
//     ├── two in a second, and after a clock that stood still ─ it should count on
//     └── for 3,650 days
// increase ─ the caller's own, before its end
// extend ─ later only, also once its time has come
// offer, accept ─ by both, in two steps
// unlock, withdrawTo
// ├── when it is another's, ended, or a second too early ─ it should revert
// ├── when the coin keeps some, returns false, or shares its fee ─ it should pay
// └── when the coin lies or refuses ─ it should revert and change nothing
contract LockATest is LockWorld {
    // ---- lock

    function test_Lock_WhenRefused() public {
        expectReason(LockReason.ZERO);
        lockFor(ALICE, 0, 1);
        expectReason(LockReason.DAYS);
        lockFor(ALICE, 1, 0);
        expectReason(LockReason.DAYS);
        lockFor(ALICE, 1, 3_651);
        expectReason(LockReason.DAYS);
        lockFor(ALICE, 1, type(uint256).max);
        expectReason(LockReason.COIN);
        vm.prank(ALICE);
        lockA.lock(1, BOB, 1);
        expectReason(LockReason.ADDRESS);
        vm.prank(ALICE);
        lockA.lockFor(1, address(ela), 1, address(0));
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(ALICE);
        lockA.lock(100, address(odd), 1);
        vm.assertEq(lockA.count(), 0, "none was made");
    }

    function test_Lock_CountsIn128Bits() public {
        odd.setHabits(0, type(uint128).max, false, false);
        expectReason(LockReason.TOO_MUCH);
        vm.prank(ALICE);
        lockA.lock(1, address(odd), 1);
        odd.setHabits(0, type(uint128).max - 1, false, false);
        vm.prank(ALICE);
        uint256 key = lockA.lock(1, address(odd), 1);
        vm.assertEq(amountOf(key), type(uint128).max, "the most");
        odd.setHabits(0, 0, false, false);
        expectReason(LockReason.TOO_MUCH);
        vm.prank(ALICE);
        lockA.increase(key, 1);
        // A sum of locks may be more.
        vm.prank(BOB);
        lockA.lock(2, address(odd), 1);
        (, uint256 timed,) = lockA.sumsOf(address(odd));
        vm.assertEq(timed, uint256(type(uint128).max) + 2, "all locks");
    }

    function test_Lock_RecordsIt() public {
        vm.expectEmit(address(lockA));
        emit ILockA.Locked(START, ALICE, address(ela), 100, START + 30 days, ALICE);
        vm.assertEq(lockFor(ALICE, 100, 30), START, "key");
        (address locker, address coin, uint256 amount, uint256 createTime, uint256 lockTime, bool locked) =
            lockA.locks(0);
        vm.assertEq(locker, ALICE, "locker");
        vm.assertEq(coin, address(ela), "coin");
        vm.assertEq(amount, 100, "amount");
        vm.assertEq(createTime, START, "created");
        vm.assertEq(lockTime, START + 30 days, "end");
        vm.assertTrue(locked, "locked");
        (locker, coin, amount, createTime, lockTime, locked) = lockA.locks(1);
        vm.assertTrue(locker == address(0) && coin == address(0) && !locked, "there is no other");
        vm.assertEq(amount + createTime + lockTime, 0, "nor anything of it");
        lockFor(ALICE, 1, 3_650);
        vm.assertEq(endOf(START + 1), START + 3_650 days, "the longest");
    }

    function test_Lock_CountsWhatArrives() public {
        odd.setHabits(10, 0, false, false);
        vm.prank(ALICE);
        uint256 key = lockA.lock(100, address(odd), 1);
        vm.assertEq(amountOf(key), 90, "a tenth was kept");
    }

    /// @dev Keys are unique among all accounts, and unlock times are not moved by them.
    function test_Lock_SeveralInASecond() public {
        vm.assertEq(lockFor(ALICE, 1, 1), START, "first");
        vm.assertEq(lockFor(ALICE, 2, 1), START + 1, "second");
        vm.assertEq(lockFor(BOB, 3, 1), START + 2, "third");
        pass(1);
        vm.assertEq(lockFor(ALICE, 4, 1), START + 3, "a second later");
        pass(2);
        vm.assertEq(lockFor(ALICE, 5, 1), START + 4, "where the clock has come to");
        pass(2);
        vm.assertEq(lockFor(ALICE, 6, 1), START + 5, "in its own second again");
        pass(1);
        vm.assertEq(lockFor(ALICE, 7, 1), START + 6, "and after it");
        for (uint256 i; i < 7; ++i) {
            (bool exists, uint256 index,) = lockA.find(START + i);
            vm.assertTrue(exists, "found");
            vm.assertEq(index, i, "number");
            vm.assertEq(amountOf(START + i), i + 1, "amount");
        }
        vm.assertEq(endOf(START + 2), START + 1 days, "counts from the block");
        (bool found, uint256 none, address to) = lockA.find(START + 7);
        vm.assertTrue(!found && none == 0 && to == address(0), "none after the last");
        (found, none, to) = lockA.find(0);
        vm.assertTrue(!found && none == 0, "none at 0");
        (found, none, to) = lockA.find(START - 1);
        vm.assertTrue(!found && none == 0, "none before the first");
    }

    function test_LockFor_IsTheOthers() public {
        vm.expectEmit(address(lockA));
        emit ILockA.Locked(START, BOB, address(ela), 100, START + 1 days, ALICE);
        vm.prank(ALICE);
        uint256 key = lockA.lockFor(100, address(ela), 1, BOB);
        vm.assertEq(ela.balanceOf(ALICE), WEALTH - 100, "paid by the maker");
        pass(1 days);
        unlockFails(ALICE, key, LockReason.NOT_YOURS);
        vm.assertEq(unlockFor(BOB, key), 100, "paid to the holder");
    }

    // ---- increase, extend

    function test_Increase() public {
        uint256 key = lockFor(ALICE, 100, 1);
        expectReason(LockReason.NOT_YOURS);
        vm.prank(BOB);
        lockA.increase(key, 1);
        expectReason(LockReason.ZERO);
        vm.prank(ALICE);
        lockA.increase(key, 0);
        vm.expectEmit(address(lockA));
        emit ILockA.Increased(key, 50);
        vm.prank(ALICE);
        lockA.increase(key, 50);
        vm.assertEq(amountOf(key), 150, "sum");
        vm.assertEq(endOf(key), START + 1 days, "end");
        pass(1 days);
        expectReason(LockReason.EXTEND_FIRST);
        vm.prank(ALICE);
        lockA.increase(key, 1);
        vm.assertEq(unlockFor(ALICE, key), 150, "all of it");
        expectReason(LockReason.ENDED);
        vm.prank(ALICE);
        lockA.increase(key, 1);
    }

    function test_Extend() public {
        uint256 key = lockFor(ALICE, 100, 10);
        expectReason(LockReason.NOT_YOURS);
        vm.prank(BOB);
        lockA.extend(key, 20);
        uint256[2] memory wrong = [uint256(0), 3_651];
        for (uint256 i; i < 2; ++i) {
            expectReason(LockReason.DAYS);
            vm.prank(ALICE);
            lockA.extend(key, wrong[i]);
        }
        expectReason(LockReason.NOT_LATER);
        vm.prank(ALICE);
        lockA.extend(key, 10);
        pass(1);
        vm.expectEmit(address(lockA));
        emit ILockA.Extended(key, START + 1 + 10 days);
        vm.prank(ALICE);
        lockA.extend(key, 10);
        pass(10 days);
        vm.prank(ALICE);
        lockA.extend(key, 3_650);
        vm.assertEq(endOf(key), START + 1 + 3_660 days, "locked again once its time had come");
        vm.assertEq(amountOf(key), 100, "amount");
        unlockFails(ALICE, key, LockReason.TOO_EARLY);
        pass(3_650 days);
        unlockFor(ALICE, key);
        expectReason(LockReason.ENDED);
        vm.prank(ALICE);
        lockA.extend(key, 1);
    }

    // ---- offer, accept

    function test_HandOver_InTwoSteps() public {
        uint256 key = lockFor(ALICE, 100, 1);
        expectReason(LockReason.NOT_YOURS);
        vm.prank(BOB);
        lockA.offer(key, BOB);
        expectReason(LockReason.NOT_OFFERED);
        vm.prank(BOB);
        lockA.accept(key);
        vm.expectEmit(address(lockA));
        emit ILockA.Offered(key, BOB);
        vm.prank(ALICE);
        lockA.offer(key, BOB);
        (,, address offeredTo) = lockA.find(key);
        vm.assertEq(offeredTo, BOB, "offered");
        vm.assertEq(holderOf(key), ALICE, "still hers");
        expectReason(LockReason.NOT_OFFERED);
        vm.prank(CAROL);
        lockA.accept(key);
        vm.expectEmit(address(lockA));
        emit ILockA.HandedOver(key, ALICE, BOB);
        vm.prank(BOB);
        lockA.accept(key);
        vm.assertEq(holderOf(key), BOB, "his");
        (,, offeredTo) = lockA.find(key);
        vm.assertEq(offeredTo, address(0), "once");
        vm.assertEq(endOf(key), START + 1 days, "the same end");
        pass(1 days);
        unlockFails(ALICE, key, LockReason.NOT_YOURS);
        vm.assertEq(unlockFor(BOB, key), 100, "paid");
    }

    function test_HandOver_WithdrawnOrLate() public {
        uint256 key = lockFor(ALICE, 100, 1);
        vm.prank(ALICE);
        lockA.offer(key, BOB);
        vm.prank(ALICE);
        lockA.offer(key, address(0));
        expectReason(LockReason.NOT_OFFERED);
        vm.prank(BOB);
        lockA.accept(key);
        vm.prank(ALICE);
        lockA.offer(key, BOB);
        pass(1 days);
        unlockFor(ALICE, key);
        expectReason(LockReason.ENDED);
        vm.prank(BOB);
        lockA.accept(key);
        expectReason(LockReason.ENDED);
        vm.prank(ALICE);
        lockA.offer(key, CAROL);
    }

    // ---- unlock

    function test_Unlock_AtItsSecond() public {
        uint256 key = lockFor(ALICE, 100, 1);
        unlockFails(BOB, key, LockReason.NOT_YOURS);
        unlockFails(ALICE, key + 1, LockReason.NOT_YOURS);
        pass(1 days - 1);
        unlockFails(ALICE, key, LockReason.TOO_EARLY);
        pass(1);
        vm.expectEmit(address(lockA));
        emit ILockA.Unlocked(key, ALICE, 100, 0);
        vm.assertEq(unlockFor(ALICE, key), 100, "paid");
        vm.assertTrue(!isLocked(key), "ended");
        vm.assertEq(amountOf(key), 100, "what it was");
        (, uint256 timed,) = lockA.sumsOf(address(ela));
        vm.assertEq(timed, 0, "nothing is locked");
        unlockFails(ALICE, key, LockReason.ENDED);
    }

    /// @dev A key of 0 is no lock's, before the first and after.
    function test_Unlock_WithoutALock() public {
        (bool exists,,) = lockA.find(0);
        vm.assertTrue(!exists, "none");
        unlockFails(ALICE, 0, LockReason.NOT_YOURS);
        lockFor(ALICE, 100, 1);
        unlockFails(ALICE, 0, LockReason.NOT_YOURS);
    }

    function test_WithdrawTo_WhenTheCoinRefusesTheHolder() public {
        uint256 key = lockFor(ALICE, 100, 1);
        pass(1 days);
        ela.setRefuses(ALICE);
        unlockFails(ALICE, key, "Blacklisted");
        expectReason(LockReason.ADDRESS);
        vm.prank(ALICE);
        lockA.withdrawTo(key, address(0));
        expectReason(LockReason.NOT_PAID);
        vm.prank(ALICE);
        lockA.withdrawTo(key, address(lockA));
        expectReason(LockReason.NOT_YOURS);
        vm.prank(BOB);
        lockA.withdrawTo(key, BOB);
        vm.expectEmit(address(lockA));
        emit ILockA.Unlocked(key, CAROL, 100, 0);
        vm.prank(ALICE);
        lockA.withdrawTo(key, CAROL);
        vm.assertEq(ela.balanceOf(CAROL), WEALTH + 100, "paid");
    }

    function test_Unlock_WhenTheCoinKeepsSomeOrReturnsFalse() public {
        vm.prank(ALICE);
        uint256 taxed = lockA.lock(100, address(odd), 1);
        vm.prank(ALICE);
        uint256 plain = lockA.lock(100, address(usdt), 1);
        pass(1 days);
        odd.setHabits(10, 0, false, false);
        vm.prank(ALICE);
        lockA.unlock(taxed);
        vm.assertEq(odd.balanceOf(ALICE), WEALTH - 10, "less the coin's own fee");
        vm.prank(ALICE);
        lockA.unlock(plain);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "USDT returns false, and pays");
    }

    function test_Unlock_WhenTheCoinSharesItsFee() public {
        uint256 key = lockFor(ALICE, 100, 1);
        pass(1 days);
        ela.setShares(true);
        vm.assertEq(unlockFor(ALICE, key), 90, "paid");
        vm.assertTrue(!isLocked(key), "ended");
        vm.assertEq(ela.balanceOf(address(lockA)), 5, "what was shared");
    }

    function test_Unlock_WhenTheCoinLiesOrRefuses() public {
        vm.prank(ALICE);
        uint256 key = lockA.lock(100, address(odd), 1);
        pass(1 days);
        odd.setHabits(0, 0, false, true);
        expectReason(LockReason.NOT_PAID);
        vm.prank(ALICE);
        lockA.unlock(key);
        odd.setHabits(0, 0, true, false);
        expectReason("Refused");
        vm.prank(ALICE);
        lockA.unlock(key);
        vm.assertTrue(isLocked(key), "nothing has changed");
        odd.setHabits(0, 0, false, false);
        vm.prank(ALICE);
        lockA.unlock(key);
        vm.assertEq(odd.balanceOf(ALICE), WEALTH, "paid");
    }

    function testFuzz_LockThenUnlock(uint128 amount, uint256 day) public {
        uint256 sum = bound(amount, 1, WEALTH);
        uint256 days_ = bound(day, 1, 3_650);
        uint256 key = lockFor(ALICE, sum, days_);
        pass(days_ * 1 days - 1);
        unlockFails(ALICE, key, LockReason.TOO_EARLY);
        pass(1);
        vm.assertEq(unlockFor(ALICE, key), sum, "all of it came back");
    }

    // ---- calls from within

    function test_AnyMove_WhenTheCoinCallsBack() public {
        odd.transfer(address(odd), 200);
        vm.prank(address(odd));
        odd.approve(address(lockA), 200);
        vm.prank(address(odd));
        uint256 its = lockA.lock(100, address(odd), 1);
        vm.prank(ALICE);
        uint256 key = lockA.lock(100, address(odd), 1);
        bytes[5] memory calls = [
            abi.encodeCall(lockA.lock, (1, address(odd), 1)),
            abi.encodeCall(lockA.lockFor, (1, address(odd), 1, BOB)),
            abi.encodeCall(lockA.increase, (its, 1)),
            abi.encodeCall(lockA.unlock, (its)),
            abi.encodeCall(lockA.withdrawTo, (its, BOB))
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(lockA), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(ALICE);
            lockA.increase(key, 1);
        }
        pass(1 days);
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(lockA), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(ALICE);
            lockA.unlock(key);
        }
    }

    /// @dev A holder that is the coin itself has its lock end later while it adds to it.
    function test_Increase_WhileItsEndMoves() public {
        odd.transfer(address(odd), 200);
        vm.prank(address(odd));
        odd.approve(address(lockA), 200);
        vm.prank(address(odd));
        uint256 key = lockA.lock(100, address(odd), 1);
        odd.callInTransfer(address(lockA), abi.encodeCall(lockA.extend, (key, 30)));
        vm.prank(address(odd));
        lockA.increase(key, 100);
        vm.assertEq(endOf(key), START + 30 days, "the later end");
        vm.assertEq(amountOf(key), 200, "the sum");
    }
}
