// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";

// setDailyLimit
// ├── given more than 64 bits ─ it should revert
// ├── given the first limit, or a lower or the same one ─ it should hold at once
// └── given a higher one, or none ─ it should hold after 24 hours
// A limit ─ counts what is bought and reserved with its whole price, day by day of UTC
contract BoxesLimitTest is BoxesWorld {
    function setUp() public override {
        super.setUp();
        // The beginning of a day.
        vm.warp(start - (start % 1 days) + 1 days);
    }

    function test_Set_GivenTooMuch() public {
        expectReason(BoxReason.AMOUNT);
        boxes.setDailyLimit(1 << 64);
        boxes.setDailyLimit((1 << 64) - 1);
        (uint256 limit,,,) = boxes.dailyLimitOf(address(this));
        vm.assertEq(limit, (1 << 64) - 1, "the most");
    }

    function test_Set_TheFirst() public {
        set(100e6, 0);
        check(100e6, 0, 0, 0);
        purchase(2);
        check(100e6, 100e6, 0, 0);
        tooMuch(1);
    }

    function test_Set_ALower() public {
        set(200e6, 0);
        purchase(2);
        set(150e6, 0);
        check(150e6, 100e6, 0, 0);
        purchase(1);
        tooMuch(1);
        set(1, 0);
        tooMuch(1);
    }

    function test_Set_AHigher() public {
        set(50e6, 0);
        vm.warp(vm.getBlockTimestamp() + 23 hours);
        uint256 due = vm.getBlockTimestamp() + 24 hours;
        set(150e6, 24 hours);
        check(50e6, 0, 150e6, due);
        purchase(1);
        tooMuch(1);
        vm.warp(due - 1);
        check(50e6, 0, 150e6, due);
        tooMuch(2);
        vm.warp(due);
        check(150e6, 0, 0, 0);
        purchase(3);
        tooMuch(1);
    }

    /// @dev A second one that is higher waits from the start; one that is not ends the waiting.
    function test_Set_AHigherTwice() public {
        set(50e6, 0);
        set(150e6, 24 hours);
        vm.warp(vm.getBlockTimestamp() + 12 hours);
        set(100e6, 24 hours);
        check(50e6, 0, 100e6, vm.getBlockTimestamp() + 24 hours);
        set(50e6, 0);
        check(50e6, 0, 0, 0);
        vm.warp(vm.getBlockTimestamp() + 10 days);
        tooMuch(2);
    }

    /// @dev The first one never came, so it is the old one that holds meanwhile.
    function test_Set_AHigherASecondBeforeAnother() public {
        set(50e6, 0);
        set(100e6, 24 hours);
        vm.warp(vm.getBlockTimestamp() + 24 hours - 1);
        set(80e6, 24 hours);
        check(50e6, 0, 80e6, vm.getBlockTimestamp() + 24 hours);
        tooMuch(2);
    }

    function test_Set_AHigherAfterOneThatCame() public {
        set(50e6, 0);
        set(100e6, 24 hours);
        vm.warp(vm.getBlockTimestamp() + 24 hours);
        purchase(1);
        set(150e6, 24 hours);
        check(100e6, 50e6, 150e6, vm.getBlockTimestamp() + 24 hours);
        purchase(1);
        tooMuch(1);
    }

    function test_Set_None() public {
        set(0, 0);
        set(50e6, 0);
        set(0, 24 hours);
        check(50e6, 0, 0, vm.getBlockTimestamp() + 24 hours);
        tooMuch(2);
        vm.warp(vm.getBlockTimestamp() + 24 hours);
        check(0, 0, 0, 0);
        purchase(5);
        check(0, 0, 0, 0);
        // From the start, at once; what was bought without a limit does not count.
        set(60e6, 0);
        purchase(1);
        tooMuch(1);
    }

    /// @dev By the day: a second before midnight all is spent, a second later none.
    function test_Limit_ByTheDay() public {
        set(100e6, 0);
        vm.warp(vm.getBlockTimestamp() + 1 days - 1);
        purchase(2);
        tooMuch(1);
        check(100e6, 100e6, 0, 0);
        vm.warp(vm.getBlockTimestamp() + 1);
        check(100e6, 0, 0, 0);
        purchase(1);
        check(100e6, 50e6, 0, 0);
        uint256[] memory boxIds = range(box(ONE, 1), 1);
        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        check(100e6, 50e6, 0, 0);
    }

    /// @dev A reservation counts whole; its second part is not counted again.
    function test_Limit_OfReservations() public {
        set(100e6, 0);
        vm.prank(ALICE);
        boxes.reserve{value: 30e6}(TWO, 2);
        expectReason(BoxReason.LIMIT);
        vm.prank(ALICE);
        boxes.reserve{value: 15e6}(TWO, 1);
        uint256[] memory boxIds = range(box(TWO, 1), 2);
        vm.prank(ALICE);
        boxes.complete{value: 70e6}(boxIds);
        check(100e6, 100e6, 0, 0);
    }

    function test_Limit_IsOnesOwn() public {
        set(1, 0);
        take(BOB, 2);
        tooMuch(1);
    }

    function set(uint256 limit, uint256 wait) private {
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.LimitSet(ALICE, limit, vm.getBlockTimestamp() + wait);
        vm.prank(ALICE);
        boxes.setDailyLimit(limit);
    }

    function purchase(uint256 count) private {
        vm.prank(ALICE);
        boxes.buy{value: count * BOX}(ONE, count);
    }

    function tooMuch(uint256 count) private {
        expectReason(BoxReason.LIMIT);
        vm.prank(ALICE);
        boxes.buy{value: count * BOX}(ONE, count);
    }

    function check(uint256 limit, uint256 spent, uint256 later, uint256 time) private view {
        (uint256 limit_, uint256 spent_, uint256 later_, uint256 time_) = boxes.dailyLimitOf(ALICE);
        vm.assertEq(limit_, limit, "limit");
        vm.assertEq(spent_, spent, "spent");
        vm.assertEq(later_, later, "later");
        vm.assertEq(time_, time, "time");
    }
}
