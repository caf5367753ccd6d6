// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {ILockB} from "./ILockB.sol";
import {LockReason} from "./LockReason.sol";
import {LockWorld} from "./LockWorld.t.sol";

// lock
// ├── when it would lock nothing, end now or beyond 3,650 days, or change nothing ─ it should revert
// ├── given no lock ─ it should make one
// ├── given a lock ─ it should add, or end later, or both, and never end earlier
// └── given a lock that was unlocked ─ it should make another
// unlock
// ├── without a lock, before its end, a second time ─ it should revert
// └── otherwise it should pay all of it, or its part where the coin has reduced the balance
contract LockBTest is LockWorld {
    function test_Lock_WhenRefused() public {
        expectReason(LockReason.ZERO);
        lock(ALICE, 0, 0);
        expectReason(LockReason.ZERO);
        lock(ALICE, 0, 1 days);
        expectReason(LockReason.TIME);
        lock(ALICE, 1, 0);
        expectReason(LockReason.TIME);
        lock(ALICE, 1, 3_650 days + 1);
        // A moment that was taken for a duration.
        expectReason(LockReason.TIME);
        lock(ALICE, 1, START);
        expectReason(LockReason.TIME);
        lock(ALICE, 1, type(uint256).max);
        vm.assertTrue(!lockB.userExist(ALICE), "no record");
        lock(ALICE, 1, 1);
        lock(ALICE, 1, 3_650 days);
    }

    function test_Lock_RecordsIt() public {
        vm.expectEmit(address(lockB));
        emit ILockB.Locked(ALICE, address(lp), 100, 100, START + 10 days);
        lock(ALICE, 100, 10 days);
        check(ALICE, 100, START, START + 10 days, true);
        vm.assertTrue(lockB.userExist(ALICE), "known");
        vm.assertTrue(!lockB.userExist(BOB), "unknown");
        (address locker, uint256 amount, uint256 createTime, uint256 unlockTime, bool locked) = lockB.locks(BOB);
        vm.assertTrue(locker == address(0) && !locked, "no lock");
        vm.assertEq(amount + createTime + unlockTime, 0, "nothing of it");
        lp.transfer(address(0xdEaD), 3);
        lp.transfer(address(lockB), 5);
        (uint256 permanent, uint256 timed, uint256 balance) = lockB.sums();
        vm.assertEq(permanent, 3, "for ever");
        vm.assertEq(timed, 100, "owed");
        vm.assertEq(balance, 105, "and a gift");
    }

    function test_Lock_AddsAndEndsLater() public {
        lock(ALICE, 100, 10 days);
        pass(1 days);
        expectReason(LockReason.ZERO);
        lock(ALICE, 0, 0);
        lock(ALICE, 50, 0);
        check(ALICE, 150, START, START + 10 days, true);
        lock(ALICE, 50, 1 days);
        check(ALICE, 200, START, START + 10 days, true);
        expectReason(LockReason.NOT_LATER);
        lock(ALICE, 0, 9 days);
        vm.expectEmit(address(lockB));
        emit ILockB.Locked(ALICE, address(lp), 0, 200, START + 10 days + 1);
        lock(ALICE, 0, 9 days + 1);
        lock(ALICE, 1, 20 days);
        check(ALICE, 201, START, START + 21 days, true);
    }

    function test_Lock_AtItsEnd() public {
        lock(ALICE, 100, 1 days);
        pass(1 days);
        expectReason(LockReason.TIME);
        lock(ALICE, 50, 0);
        lock(ALICE, 50, 1);
        check(ALICE, 150, START, START + 1 days + 1, true);
    }

    function test_Lock_CountsIn128Bits() public {
        lp.grow(ALICE, type(uint128).max);
        lock(ALICE, type(uint128).max, 1 days);
        check(ALICE, type(uint128).max, START, START + 1 days, true);
        expectReason(LockReason.TOO_MUCH);
        lock(ALICE, 1, 0);
    }

    function test_Unlock_AtItsSecond() public {
        expectReason(LockReason.NOT_YOURS);
        unlock(ALICE);
        lock(ALICE, 100, 10 days);
        lock(BOB, 7, 1 days);
        pass(10 days - 1);
        expectReason(LockReason.TOO_EARLY);
        unlock(ALICE);
        pass(1);
        vm.expectEmit(address(lockB));
        emit ILockB.Unlocked(ALICE, 100, 0);
        unlock(ALICE);
        vm.assertEq(lp.balanceOf(ALICE), WEALTH, "paid");
        check(ALICE, 100, START, START + 10 days, false);
        expectReason(LockReason.ENDED);
        unlock(ALICE);
        vm.assertTrue(lockB.userExist(ALICE), "known for ever");
    }

    function test_Lock_OnceMore() public {
        lock(ALICE, 100, 10 days);
        pass(10 days);
        unlock(ALICE);
        expectReason(LockReason.ZERO);
        lock(ALICE, 0, 5 days);
        expectReason(LockReason.TIME);
        lock(ALICE, 5, 0);
        lock(ALICE, 5, 1 days);
        check(ALICE, 5, START + 10 days, START + 11 days, true);
    }

    // ---- a coin that has reduced the balance

    function test_Unlock_EachItsPart() public {
        lock(ALICE, 100, 1 days);
        lock(BOB, 300, 1 days);
        pass(1 days);
        lp.shrink(address(lockB), 100);
        expectReason(LockReason.SHORT);
        lock(CAROL, 1, 1 days);
        expectReason(LockReason.SHORT);
        lock(ALICE, 1, 1 days);
        vm.expectEmit(address(lockB));
        emit ILockB.Unlocked(ALICE, 75, 25);
        unlock(ALICE);
        expectReason(LockReason.NOTHING_LEFT);
        unlock(ALICE);
        expectReason(LockReason.ENDED);
        lock(ALICE, 1, 1 days);
        unlock(BOB);
        vm.assertEq(lp.balanceOf(BOB), WEALTH - 75, "the same part");
        check(BOB, 75, START, START + 1 days, true);
        lp.grow(address(lockB), 100);
        unlock(BOB);
        unlock(ALICE);
        vm.assertEq(lp.balanceOf(ALICE) + lp.balanceOf(BOB), 2 * WEALTH, "whole in the end");
        (, uint256 timed, uint256 balance) = lockB.sums();
        vm.assertEq(timed + balance, 0, "nothing is owed");
    }

    // ---- Inside

    function lock(address user, uint256 amount, uint256 time) private {
        vm.prank(user);
        lockB.lock(amount, time);
    }

    function unlock(address user) private {
        vm.prank(user);
        lockB.unlock();
    }

    function check(address user, uint256 amount_, uint256 createTime_, uint256 end, bool locked_) private view {
        (address locker, uint256 amount, uint256 createTime, uint256 unlockTime, bool locked) = lockB.locks(user);
        vm.assertEq(locker, user, "locker");
        vm.assertEq(amount, amount_, "amount");
        vm.assertEq(createTime, createTime_, "created");
        vm.assertEq(unlockTime, end, "end");
        vm.assertTrue(locked == locked_, "locked");
    }
}
