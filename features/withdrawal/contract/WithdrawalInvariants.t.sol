// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WithdrawalHandler} from "./WithdrawalHandler.t.sol";
import {WithdrawalWorld} from "./WithdrawalWorld.t.sol";

contract WithdrawalInvariants is WithdrawalWorld {
    WithdrawalHandler private handler;

    function setUp() public override {
        super.setUp();
        withdrawal = made(odd);
        handler = new WithdrawalHandler(withdrawal, odd, [FEES, FUND, STAGES, LIMITS, OPENING]);
        odd.transfer(address(handler), 1e20);
        vm.prank(address(handler));
        odd.approve(address(withdrawal), type(uint256).max);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_StagedWithdrawal() public view {
        vm.assertEq(handler.wrongly(), 0, "done otherwise than the model does");
        vm.assertEq(handler.refusedWrongly(), 0, "what is owed refused");
        vm.assertEq(handler.intruded(), 0, "done by somebody who may not");
        vm.assertLe(handler.highestFee(), 100, "fee above its limit");
        checkBooks();
    }

    /// @dev Conservation: what is owed to users and for fees lies there, and nothing allotted is ever taken away.
    function checkBooks() private view {
        uint256 owed;
        for (uint256 who; who < handler.USERS(); ++who) {
            (uint256 allotted, uint256 unlocked) = handler.sumsOf(who);
            uint256 withdrawn = handler.withdrawn(who);
            (uint256 a, uint256 b, uint256 c,,,) = withdrawal.allotmentOf(handler.user(who));
            vm.assertEq(a, allotted, "allotted");
            vm.assertEq(b, unlocked, "unlocked");
            vm.assertEq(c, unlocked - withdrawn, "available");
            vm.assertEq(withdrawal.userWithdrawAmount(handler.user(who)), withdrawn, "withdrawn");
            owed += allotted - withdrawn;
        }
        (,,,,,,, uint256 balance, uint256 promised, uint256 fees) = withdrawal.getData();
        vm.assertEq(promised, owed, "promised and owed");
        vm.assertEq(fees, handler.fees() - handler.feesPaid(), "fees");
        vm.assertGe(balance, promised + fees, "funds and promises");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.fund(1e9);
        handler.addStage(1 days);
        handler.addStage(1 days);
        handler.allot(0, 0, 1, 100e6 - 1);
        handler.allot(1, 0, 2, 60e6 - 1);
        handler.initialize(0, 5);
        handler.unlock(0, 5);
        handler.wait(1 days);
        handler.withdraw(0, 20e6);
        handler.open(0);
        handler.withdraw(0, 20e6);
        handler.wait(2 days);
        handler.unlock(0, 5);
        handler.callBack(0);
        handler.setFee(90);
        handler.setFund(2_000_000);
        handler.intrude(0, 1);
        handler.intrude(5, 3);
        handler.withdraw(0, 30e6);
        handler.breakCoin(0, true, false);
        handler.withdraw(0, 20e6);
        handler.breakCoin(0, false, false);
        handler.payFees();
        handler.withdraw(1, 1);
        invariant_StagedWithdrawal();
        vm.assertEq(handler.withdrawn(0), 50e6, "withdrawn twice");
        vm.assertEq(handler.feesPaid(), 250_000, "their fees");
        (,, uint256 stage,) = withdrawal.userDetail(handler.user(0));
        vm.assertEq(stage, 2, "both stages");
        vm.assertEq(handler.rate(), 50, "a rise waits");
    }
}
