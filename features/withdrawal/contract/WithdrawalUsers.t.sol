// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {IStagedWithdrawal, WithdrawalReason} from "./IStagedWithdrawal.sol";
import {WithdrawalWorld} from "./WithdrawalWorld.t.sol";

// initialization
// ├── when nothing is allotted, or it was done
// │   └── it should revert
// └── when it is the first time
//  └── it should open the record, unlock what is due, and return what was sent unlockLimit
// ├── when it was not initialized, or no stage's time has come since
// │   └── it should revert
// └── when a stage's time has come
//  └── it should unlock every such stage, and return what was sent withdraw
// ├── when it is not open, nothing is allotted, all was withdrawn, or the amount is zero
// │   └── it should revert
// ├── when the amount is above what is unlocked, or below the minimum and not the rest
// │   └── it should revert
// ├── when the fee is higher than agreed
// │   └── it should revert
// ├── when the coin refuses
// │   └── it should revert, and keep what is due
// └── when it is unlocked
//     └── it should pay it less the fee, initialized or not
contract WithdrawalUsersTest is WithdrawalWorld {
    // ---- initialization

    function test_Initialization_WhenRefused() public {
        vm.prank(CAROL);
        expectReason(WithdrawalReason.NOTHING);
        withdrawal.initialization();
        vm.prank(ALICE);
        withdrawal.initialization();
        vm.prank(ALICE);
        expectReason(WithdrawalReason.INITIALIZED);
        withdrawal.initialization();
    }

    function test_Initialization_BeforeTheFirstStage() public {
        (address user, uint256 limit, uint256 stage, uint256 time) = withdrawal.userDetail(ALICE);
        vm.assertEq(user, address(0), "not yet");
        vm.assertEq(limit + stage + time, 0, "nothing");
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Initialized(ALICE);
        vm.recordLogs();
        vm.prank(ALICE);
        withdrawal.initialization();
        vm.assertEq(vm.getRecordedLogs().length, 1, "and no more");
        checkDetail(ALICE, 0, 0, 0);
    }

    function test_Initialization_GivesBack() public {
        pass(STAGE);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Initialized(ALICE);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.LimitUnlocked(ALICE, 1, 100e6);
        vm.prank(ALICE);
        withdrawal.initialization{value: 5}();
        vm.assertEq(ALICE.balance, before, "all of it");
        checkDetail(ALICE, 100e6, 1, 0);
        pass(STAGE);
        vm.prank(ALICE);
        withdrawal.unlockLimit{value: 1}();
        vm.assertEq(ALICE.balance, before, "to the last sun");
    }

    /// @dev This test has no way to receive TRX.
    function test_GivingBack_WhenTheCallerTakesNoTrx() public {
        allot(1, address(this), 20e6);
        vm.deal(address(this), 5);
        expectReason(Trx.TRANSFER_FAILED);
        withdrawal.initialization{value: 5}();
        withdrawal.initialization();
        pass(STAGE);
        expectReason(Trx.TRANSFER_FAILED);
        withdrawal.unlockLimit{value: 5}();
        withdrawal.unlockLimit();
    }

    // ---- unlockLimit

    function test_UnlockLimit_WhenRefused() public {
        pass(STAGE - 1);
        vm.prank(ALICE);
        expectReason(WithdrawalReason.NOT_INITIALIZED);
        withdrawal.unlockLimit();
        vm.prank(ALICE);
        withdrawal.initialization();
        vm.prank(ALICE);
        expectReason(WithdrawalReason.TOO_EARLY);
        withdrawal.unlockLimit();
        pass(1);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.LimitUnlocked(ALICE, 1, 100e6);
        vm.prank(ALICE);
        withdrawal.unlockLimit();
        vm.prank(ALICE);
        expectReason(WithdrawalReason.TOO_EARLY);
        withdrawal.unlockLimit();
    }

    function test_UnlockLimit_SeveralAtOnce() public {
        vm.prank(ALICE);
        withdrawal.initialization();
        pass(2 * STAGE);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.LimitUnlocked(ALICE, 2, 150e6);
        vm.prank(ALICE);
        withdrawal.unlockLimit();
        checkDetail(ALICE, 150e6, 2, 0);
    }

    // ---- withdraw

    function test_Withdraw_WhenRefused() public {
        pass(STAGE);
        refused(CAROL, 20e6, WithdrawalReason.NOTHING);
        refused(ALICE, 0, WithdrawalReason.ZERO);
        refused(ALICE, 100e6 + 1, WithdrawalReason.INSUFFICIENT);
        refused(ALICE, MINIMUM - 1, WithdrawalReason.INSUFFICIENT);
        vm.prank(ALICE);
        expectReason(WithdrawalReason.FEE);
        withdrawal.withdraw(20e6, 99_999);
        vm.prank(ALICE);
        withdrawal.withdraw(20e6, 100_000);
        withdraw(ALICE, MINIMUM);
    }

    function refused(address user, uint256 amount, string memory reason) private {
        vm.prank(user);
        expectReason(reason);
        withdrawal.withdraw(amount, amount);
    }

    function test_Withdraw_WhenNotOpen() public {
        withdrawal = made(odd);
        odd.transfer(address(withdrawal), FUNDS);
        addStage(START);
        allot(1, ALICE, 100e6);
        refused(ALICE, 20e6, WithdrawalReason.NOT_OPEN);
        pass(OPENS_WITHIN);
        vm.assertEq(withdraw(ALICE, 20e6), 19_900_000, "whatever managers do");
    }

    function test_Withdraw_BeforeTheFirstStage() public {
        pass(STAGE - 1);
        refused(ALICE, MINIMUM, WithdrawalReason.INSUFFICIENT);
        refused(ALICE, 1, WithdrawalReason.INSUFFICIENT);
    }

    function test_Withdraw_TheRest() public {
        pass(STAGE);
        refused(BOB, 6e6, WithdrawalReason.INSUFFICIENT);
        vm.assertEq(withdraw(BOB, 7e6), 6_965_000, "below the minimum, and all there is");
        refused(BOB, 1, WithdrawalReason.ENDED);
        refused(BOB, 0, WithdrawalReason.ENDED);
    }

    function test_Withdraw_OverTwoStages() public {
        pass(STAGE);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Initialized(ALICE);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.LimitUnlocked(ALICE, 1, 100e6);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.Withdrawn(ALICE, 60e6, 300_000);
        vm.assertEq(withdraw(ALICE, 60e6), 59_700_000, "less half a percent");
        checkDetail(ALICE, 100e6, 1, START + STAGE);
        vm.assertEq(withdrawal.userWithdrawAmount(ALICE), 60e6, "so far");
        checkBooks(FUNDS - 59_700_000, 97e6, 300_000);
        pass(1);
        vm.recordLogs();
        withdraw(ALICE, 40e6);
        vm.assertEq(vm.getRecordedLogs().length, 2, "the withdrawal and the transfer");
        checkDetail(ALICE, 100e6, 1, START + STAGE + 1);
        refused(ALICE, 1, WithdrawalReason.INSUFFICIENT);
        pass(STAGE);
        vm.assertEq(withdraw(ALICE, 50e6), 49_750_000, "the second");
        checkDetail(ALICE, 150e6, 2, START + 2 * STAGE + 1);
        vm.assertEq(withdrawal.userWithdrawAmount(ALICE), 150e6, "all");
        checkBooks(FUNDS - 149_250_000, 7e6, 750_000);
        refused(ALICE, 1, WithdrawalReason.ENDED);
    }

    function testFuzz_Withdraw(uint256 first, uint256 second) public {
        pass(2 * STAGE);
        first = bound(first, MINIMUM, 150e6);
        uint256 rest = 150e6 - first;
        uint256 paid = withdraw(ALICE, first);
        vm.assertEq(paid, first - first * 50 / 10_000, "less the fee");
        if (rest == 0) return;
        second = bound(second, rest < MINIMUM ? rest : MINIMUM, rest);
        paid += withdraw(ALICE, second);
        (uint256 allotted, uint256 unlocked, uint256 available,,,) = withdrawal.allotmentOf(ALICE);
        vm.assertEq(allotted, 150e6, "allotted");
        vm.assertEq(unlocked, 150e6, "unlocked");
        vm.assertEq(available, rest - second, "the rest");
        checkBooks(FUNDS - paid, 157e6 - first - second, first + second - paid);
    }

    // ---- Coins with bad habits

    function test_Withdraw_WhenTheCoinRefuses() public {
        pass(STAGE);
        odd.setHabits(0, 0, true, false);
        vm.prank(ALICE);
        vm.expectRevert(bytes("Refused"));
        withdrawal.withdraw(20e6, 20e6);
        odd.setHabits(0, 0, false, true);
        bytes memory failed = abi.encodeWithSelector(SafeTRC20.SafeTRC20FailedOperation.selector, address(odd));
        vm.prank(ALICE);
        vm.expectRevert(failed);
        withdrawal.withdraw(20e6, 20e6);
        vm.assertEq(withdrawal.userWithdrawAmount(ALICE), 0, "still due");
        odd.setHabits(10, 0, false, false);
        vm.assertEq(withdraw(ALICE, 20e6), 17_910_000, "less what the coin keeps");
        odd.setHabits(0, 0, false, true);
        vm.expectRevert(failed);
        withdrawal.payFees();
    }

    function test_Withdraw_WhenTheCoinSaysFalse() public {
        Usdt usdt = Usdt(deploy("Usdt", abi.encode(1e15)));
        withdrawal = made(ITRC20(address(usdt)));
        usdt.transfer(address(withdrawal), FUNDS);
        addStage(START);
        allot(1, ALICE, 100e6);
        pass(OPENS_WITHIN);
        vm.prank(ALICE);
        withdrawal.withdraw(100e6, 500_000);
        withdrawal.payFees();
        vm.assertEq(usdt.balanceOf(ALICE), 99_500_000, "paid");
        vm.assertEq(usdt.balanceOf(TREASURY), 500_000, "fees");
    }

    function test_AnyMove_WhenTheCoinCallsBack() public {
        allot(1, address(odd), 100e6);
        pass(STAGE);
        withdraw(ALICE, 20e6);
        odd.approve(address(withdrawal), 10);
        bytes[4] memory calls = [
            abi.encodeCall(withdrawal.withdraw, (20e6, 20e6)),
            abi.encodeCall(withdrawal.allot, (1, new address[](0), new uint256[](0))),
            abi.encodeCall(withdrawal.fund, (0)),
            abi.encodeCall(withdrawal.payFees, ())
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(withdrawal), calls[i]);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            withdrawal.withdraw(20e6, 20e6);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            withdrawal.fund(1);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            withdrawal.payFees();
        }
    }
}
