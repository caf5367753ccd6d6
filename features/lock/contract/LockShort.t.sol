// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ILockA} from "./ILockA.sol";
import {LockReason} from "./LockReason.sol";
import {LockWorld} from "./LockWorld.t.sol";

/// @notice A coin has reduced the balance of a lock: each lock is paid its part of what is left, in any order of calls.
contract LockShortTest is LockWorld {
    uint256 private ofAlice;
    uint256 private ofBob;
    uint256 private ofCarol;

    /// @dev 100, 200 and 700 are locked, of which 400 are left.
    function setUp() public override {
        super.setUp();
        (ofAlice, ofBob, ofCarol) = (lockFor(ALICE, 100, 1), lockFor(BOB, 200, 1), lockFor(CAROL, 700, 1));
        pass(1 days);
        ela.shrink(address(lockA), 600);
    }

    function test_Sums_ShowIt() public {
        ela.transfer(address(0xdEaD), 7);
        (uint256 permanent, uint256 timed, uint256 balance) = lockA.sumsOf(address(ela));
        vm.assertEq(permanent, 7, "for ever");
        vm.assertEq(timed, 1_000, "owed");
        vm.assertEq(balance, 400, "here");
    }

    /// @dev Each order of three.
    function test_Unlock_EachItsPart_InAnyOrder() public {
        vm.expectEmit(address(lockA));
        emit ILockA.Unlocked(ofBob, BOB, 80, 120);
        vm.assertEq(unlockFor(BOB, ofBob), 80, "two fifths");
        vm.assertEq(unlockFor(CAROL, ofCarol), 280, "two fifths");
        vm.assertEq(unlockFor(ALICE, ofAlice), 40, "two fifths, as the last");
        vm.assertEq(ela.balanceOf(address(lockA)), 0, "nothing is left");
        vm.assertEq(amountOf(ofAlice) + amountOf(ofBob) + amountOf(ofCarol), 600, "still owed");
        vm.assertTrue(isLocked(ofAlice) && isLocked(ofBob) && isLocked(ofCarol), "none has ended");
        (, uint256 timed,) = lockA.sumsOf(address(ela));
        vm.assertEq(timed, 600, "still owed");
    }

    function test_Unlock_AgainTakesNothingFromOthers() public {
        unlockFor(ALICE, ofAlice);
        unlockFails(ALICE, ofAlice, LockReason.NOTHING_LEFT);
        vm.assertEq(unlockFor(BOB, ofBob), 80, "unchanged");
        vm.assertEq(unlockFor(CAROL, ofCarol), 280, "unchanged");
    }

    function test_Lock_WaitsUntilItIsWhole() public {
        expectReason(LockReason.SHORT);
        lockFor(BOB, 1, 1);
        vm.prank(ALICE);
        lockA.extend(ofAlice, 1);
        expectReason(LockReason.SHORT);
        vm.prank(ALICE);
        lockA.increase(ofAlice, 1);
        ela.grow(address(lockA), 599);
        expectReason(LockReason.SHORT);
        lockFor(BOB, 1, 1);
        ela.grow(address(lockA), 1);
        uint256 key = lockFor(BOB, 1, 1);
        vm.prank(ALICE);
        lockA.increase(ofAlice, 1);
        vm.assertEq(amountOf(key) + amountOf(ofAlice), 102, "open again");
    }

    /// @dev A lock that was paid a part comes after those that were paid nothing.
    function test_Unlock_WhatComesBackGoesToTheWholeLocksFirst() public {
        unlockFor(ALICE, ofAlice);
        unlockFor(BOB, ofBob);
        // 280 for Carol's 700; she needs 420 more.
        ela.grow(address(lockA), 420);
        unlockFails(ALICE, ofAlice, LockReason.NOTHING_LEFT);
        ela.grow(address(lockA), 90);
        vm.assertEq(unlockFor(ALICE, ofAlice), 30, "60 of 180 owed: a half");
        unlockFails(ALICE, ofAlice, LockReason.NOTHING_LEFT);
        vm.assertEq(unlockFor(CAROL, ofCarol), 700, "whole");
        vm.assertEq(unlockFor(BOB, ofBob), 60, "120 of 180 owed: a half");
        vm.assertTrue(!isLocked(ofCarol) && isLocked(ofBob), "who is still owed");
        ela.grow(address(lockA), 1_000);
        vm.assertEq(unlockFor(ALICE, ofAlice), 30, "the rest, in the third round");
        vm.assertEq(unlockFor(BOB, ofBob), 60, "the rest");
        vm.assertTrue(!isLocked(ofAlice) && !isLocked(ofBob), "ended");
        (, uint256 timed, uint256 balance) = lockA.sumsOf(address(ela));
        vm.assertEq(timed, 0, "nothing is owed");
        vm.assertEq(balance, 910, "the gift is left");
    }

    /// @dev Locks made meanwhile are whole, and stand before the rests.
    function test_Lock_AfterAPart_PaysForNobody() public {
        unlockFor(CAROL, ofCarol);
        unlockFor(BOB, ofBob);
        unlockFor(ALICE, ofAlice);
        uint256 key = lockFor(BOB, 50, 1);
        unlockFails(CAROL, ofCarol, LockReason.NOTHING_LEFT);
        pass(1 days);
        vm.assertEq(unlockFor(BOB, key), 50, "whole");
    }

    function test_Unlock_APartIsItsEnd() public {
        unlockFor(ALICE, ofAlice);
        expectReason(LockReason.ENDED);
        vm.prank(ALICE);
        lockA.extend(ofAlice, 30);
        expectReason(LockReason.EXTEND_FIRST);
        vm.prank(ALICE);
        lockA.increase(ofAlice, 1);
        // What is owed can be handed over.
        vm.prank(ALICE);
        lockA.offer(ofAlice, BOB);
        vm.prank(BOB);
        lockA.accept(ofAlice);
        ela.grow(address(lockA), 1_000);
        vm.assertEq(unlockFor(BOB, ofAlice), 60, "the rest");
    }

    function test_Unlock_WhenNothingIsLeft() public {
        ela.shrink(address(lockA), 400);
        unlockFails(ALICE, ofAlice, LockReason.NOTHING_LEFT);
        ela.grow(address(lockA), 9);
        unlockFails(ALICE, ofAlice, LockReason.NOTHING_LEFT);
        ela.grow(address(lockA), 1);
        vm.assertEq(unlockFor(ALICE, ofAlice), 1, "a hundredth of 100");
        vm.assertTrue(isLocked(ofAlice), "the rest stays owed");
    }

    /// @dev Another coin's locks know nothing of it.
    function test_Unlock_OfAnotherCoin() public {
        vm.prank(ALICE);
        uint256 key = lockA.lock(100, address(usdt), 1);
        pass(1 days);
        vm.prank(ALICE);
        lockA.unlock(key);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "whole");
    }

    /// @dev The coin goes on shrinking: each is paid the part that there is when it calls.
    function test_Unlock_WhenItShrinksOn() public {
        vm.assertEq(unlockFor(ALICE, ofAlice), 40, "two fifths");
        ela.shrink(address(lockA), 180);
        vm.assertEq(unlockFor(BOB, ofBob), 40, "a fifth");
        vm.assertEq(unlockFor(CAROL, ofCarol), 140, "a fifth");
    }

    /// @dev After 65,535 parts. The state is written: so many calls would take minutes.
    function test_Unlock_InTheLastRound_ItStaysThere() public {
        uint256 last = type(uint16).max;
        bytes32 word = bytes32(uint256(keccak256(abi.encode(uint256(0), uint256(1)))) + 2);
        uint256 coin = uint256(keccak256(abi.encode(address(ela), uint256(2))));
        bytes32 inLast = keccak256(abi.encode(last, coin + 2));
        uint256 was = uint256(vm.load(address(lockA), word));
        vm.assertEq(uint128(was), 100, "the word of the lock");
        vm.assertEq(uint256(vm.load(address(lockA), bytes32(coin))), 1_000, "the sum of round 0");
        vm.store(address(lockA), word, bytes32(was | (last << 208)));
        vm.store(address(lockA), bytes32(coin), bytes32(uint256(0)));
        vm.store(address(lockA), bytes32(coin + 1), bytes32(uint256(100)));
        vm.store(address(lockA), inLast, bytes32(uint256(100)));
        ela.shrink(address(lockA), 360);
        vm.assertEq(unlockFor(ALICE, ofAlice), 40, "what is left");
        ela.grow(address(lockA), 20);
        vm.assertEq(unlockFor(ALICE, ofAlice), 20, "a part again");
        (, uint256 timed,) = lockA.sumsOf(address(ela));
        vm.assertEq(timed, 40, "still owed");
        ela.grow(address(lockA), 40);
        vm.assertEq(unlockFor(ALICE, ofAlice), 40, "the rest");
        vm.assertTrue(!isLocked(ofAlice), "ended");
        (, timed,) = lockA.sumsOf(address(ela));
        vm.assertEq(timed, 0, "nothing is owed");
    }

    /// @dev Whatever the amounts, what is left and the order: parts are the same to a unit, and never more than is there.
    function testFuzz_Unlock_TheSamePart(uint256 a, uint256 b, uint256 left, bool first) public {
        (a, b) = (bound(a, 1, WEALTH), bound(b, 1, WEALTH));
        (uint256 x, uint256 y) = (lockLp(ALICE, a), lockLp(BOB, b));
        pass(1 days);
        left = bound(left, 0, a + b);
        lp.shrink(address(lockA), a + b - left);
        (uint256 paidA, uint256 paidB) = (0, 0);
        if (first) paidA = tryUnlock(x, ALICE);
        paidB = tryUnlock(y, BOB);
        if (!first) paidA = tryUnlock(x, ALICE);
        near(paidA, (a * left) / (a + b));
        near(paidB, (b * left) / (a + b));
        vm.assertLe(paidA + paidB, left, "no more than there is");
    }

    function lockLp(address user, uint256 amount) private returns (uint256) {
        vm.prank(user);
        return lockA.lock(amount, address(lp), 1);
    }

    function tryUnlock(uint256 key, address user) private returns (uint256) {
        uint256 before = lp.balanceOf(user);
        vm.prank(user);
        try lockA.unlock(key) {} catch {}
        return lp.balanceOf(user) - before;
    }

    function near(uint256 paid, uint256 part) private pure {
        vm.assertGe(paid + 1, part, "its part, less a unit");
        vm.assertLe(paid, part + 1, "its part, and a unit");
    }
}
