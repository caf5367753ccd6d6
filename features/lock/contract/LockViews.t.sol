// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {LockWorld} from "./LockWorld.t.sol";

/// @notice What scanners and screens read of lock A.
contract LockViewsTest is LockWorld {
    function test_GetCoinUPrice_IsOfThePrices() public view {
        vm.assertEq(lockA.getCoinUPrice(5, address(ela)), 15, "worth");
        vm.assertEq(lockA.getCoinUPrice(5, address(odd)), 0, "without a pool");
    }

    function test_SumsOf_CountWhatIsOwed() public {
        lockFor(ALICE, 100, 1);
        uint256 second = lockFor(BOB, 50, 1);
        vm.prank(ALICE);
        lockA.lock(7, address(usdt), 1);
        ela.transfer(address(lockA), 1_000);
        pass(1 days);
        unlockFor(BOB, second);
        (uint256 permanent, uint256 timed, uint256 balance) = lockA.sumsOf(address(ela));
        vm.assertEq(permanent, 0, "for ever");
        vm.assertEq(timed, 100, "also what waits to be unlocked");
        vm.assertEq(balance, 1_100, "and a gift");
    }

    function test_EarliestUnlock_OfARange() public {
        lockFor(ALICE, 100, 9);
        lockFor(ALICE, 200, 3);
        vm.prank(ALICE);
        lockA.lock(300, address(usdt), 1);
        uint256 early = lockFor(ALICE, 400, 2);
        lockFor(ALICE, 500, 2);
        earliest(0, 100, 2, 400);
        earliest(0, 3, 3, 200);
        earliest(0, 1, 9, 100);
        earliest(1, type(uint256).max, 2, 400);
        earliest(4, 1, 2, 500);
        earliest(2, 1, 0, 0);
        earliest(0, 0, 0, 0);
        earliest(5, 10, 0, 0);
        pass(2 days);
        unlockFor(ALICE, early);
        earliest(0, 4, 3, 200);
    }

    function earliest(uint256 from, uint256 length, uint256 day, uint256 amount) private view {
        (uint256 lockTime, uint256 sum) = lockA.earliestUnlock(address(ela), from, length);
        vm.assertEq(lockTime, day == 0 ? 0 : START + day * 1 days, "time");
        vm.assertEq(sum, amount, "amount");
    }
}
