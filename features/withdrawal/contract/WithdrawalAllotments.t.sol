// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IStagedWithdrawal, WithdrawalReason} from "./IStagedWithdrawal.sol";
import {WithdrawalWorld} from "./WithdrawalWorld.t.sol";

// allot
// ├── when there is no such stage, lists differ, or a user or an amount is missing
// │   └── it should revert
// ├── when it does not lie there, free of promises and fees
// │   └── it should revert
// └── when it lies there
//     └── it should add to what is allotted, in a stage that has passed too
// fund, payFees
// └── they should emit what arrived, and pay what is due, once
contract WithdrawalAllotmentsTest is WithdrawalWorld {
    function test_Allot_WhenRefused() public {
        expectReason(WithdrawalReason.STAGE);
        allot(0, ALICE, 1);
        expectReason(WithdrawalReason.STAGE);
        allot(3, ALICE, 1);
        expectReason(WithdrawalReason.ADDRESS);
        allot(1, address(0), 1);
        expectReason(WithdrawalReason.ZERO);
        allot(1, ALICE, 0);
        vm.prank(LIMITS);
        expectReason(WithdrawalReason.LENGTHS);
        withdrawal.allot(1, new address[](1), new uint256[](2));
    }

    function test_Allot_WhenFundsAreMissing() public {
        // 157e6 are promised, and 0.5e6 of fees lie there.
        pass(STAGE);
        withdraw(ALICE, 100e6);
        checkBooks(FUNDS - 99_500_000, 57e6, 500_000);
        uint256 free = FUNDS - 99_500_000 - 57_500_000;
        expectReason(WithdrawalReason.FUNDS);
        allot(2, CAROL, free + 1);
        allot(2, CAROL, free);
        expectReason(WithdrawalReason.FUNDS);
        allot(2, CAROL, 1);
        withdrawal.payFees();
        expectReason(WithdrawalReason.FUNDS);
        allot(2, CAROL, 1);
    }

    function test_Allot_WhenTooMuch() public {
        odd.setHabits(0, 1 << 130, false, false);
        odd.transfer(address(withdrawal), 1);
        uint256 most = type(uint128).max - 157e6;
        expectReason(WithdrawalReason.TOO_MUCH);
        allot(2, CAROL, most + 1);
        allot(2, CAROL, most);
    }

    function test_Allot() public {
        (address[] memory users, uint256[] memory amounts) = (new address[](2), new uint256[](2));
        (users[0], users[1], amounts[0], amounts[1]) = (CAROL, ALICE, 30e6, 20e6);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Allotted(CAROL, 2, 30e6);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Allotted(ALICE, 2, 20e6);
        vm.prank(LIMITS);
        withdrawal.allot(2, users, amounts);
        checkBooks(FUNDS, 207e6, 0);
        checkStages(ALICE, 100e6, 70e6);
        checkStages(CAROL, 0, 30e6);
    }

    function checkStages(address user, uint256 first, uint256 second) private view {
        (uint256[] memory times, uint256[] memory amounts) = withdrawal.stagesOf(user);
        vm.assertEq(times.length + amounts.length, 4, "two stages");
        vm.assertEq(times[0], START + STAGE, "first time");
        vm.assertEq(times[1], START + 2 * STAGE, "second time");
        vm.assertEq(amounts[0], first, "first amount");
        vm.assertEq(amounts[1], second, "second amount");
    }

    function test_Allot_InAStageThatPassed() public {
        pass(STAGE);
        withdraw(BOB, 7e6);
        vm.prank(BOB);
        expectReason(WithdrawalReason.ENDED);
        withdrawal.withdraw(1, 1);
        allot(1, BOB, 40e6);
        checkDetail(BOB, 47e6, 1, START + STAGE);
        vm.assertEq(withdraw(BOB, 40e6), 39_800_000, "withdrawn at once");
    }

    // ---- What a user can do

    function test_AllotmentOf() public {
        checkAllotment(CAROL, [uint256(0), 0, 0, 0, 0, 0]);
        checkAllotment(ALICE, [uint256(150e6), 0, 0, 1, START + STAGE, 100e6]);
        addStage(START + 3 * STAGE);
        addStage(START + 4 * STAGE);
        allot(4, ALICE, 5e6);
        pass(STAGE - 1);
        checkAllotment(ALICE, [uint256(155e6), 0, 0, 1, START + STAGE, 100e6]);
        pass(1);
        checkAllotment(ALICE, [uint256(155e6), 100e6, 100e6, 2, START + 2 * STAGE, 50e6]);
        withdraw(ALICE, 60e6);
        checkAllotment(ALICE, [uint256(155e6), 100e6, 40e6, 2, START + 2 * STAGE, 50e6]);
        pass(STAGE);
        // The third stage has nothing for her.
        checkAllotment(ALICE, [uint256(155e6), 150e6, 90e6, 4, START + 4 * STAGE, 5e6]);
        pass(2 * STAGE);
        checkAllotment(ALICE, [uint256(155e6), 155e6, 95e6, 0, 0, 0]);
    }

    function checkAllotment(address user, uint256[6] memory expected) private view {
        uint256[6] memory is_;
        (is_[0], is_[1], is_[2], is_[3], is_[4], is_[5]) = withdrawal.allotmentOf(user);
        for (uint256 i; i < 6; ++i) vm.assertEq(is_[i], expected[i], "allotment");
    }

    function test_GetData() public view {
        (address coin,, uint256 opensAt, uint256 minimum,, address fund, uint256 stages,,,) = withdrawal.getData();
        vm.assertEq(coin, address(odd), "coin");
        vm.assertEq(opensAt, START + OPENS_WITHIN, "opens");
        vm.assertEq(minimum, MINIMUM, "minimum");
        vm.assertEq(fund, TREASURY, "fund address");
        vm.assertEq(stages, 2, "stages");
    }

    // ---- fund, payFees

    function test_Fund_TellsWhatArrived() public {
        odd.approve(address(withdrawal), 100);
        odd.setHabits(10, 0, false, false);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Funded(address(this), 90);
        withdrawal.fund(100);
        checkBooks(FUNDS + 90, 157e6, 0);
    }

    function test_PayFees() public {
        vm.recordLogs();
        vm.assertEq(withdrawal.payFees(), 0, "none yet");
        vm.assertEq(vm.getRecordedLogs().length, 0, "and nothing is told");
        pass(STAGE);
        withdraw(ALICE, 100e6);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.FeesPaid(TREASURY, 500_000);
        vm.prank(CAROL);
        vm.assertEq(withdrawal.payFees(), 500_000, "half a percent");
        vm.assertEq(odd.balanceOf(TREASURY), 500_000, "paid");
        checkBooks(FUNDS - 100e6, 57e6, 0);
        vm.assertEq(withdrawal.payFees(), 0, "once");
    }
}
