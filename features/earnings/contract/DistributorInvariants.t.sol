// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DistributorHandler} from "./DistributorHandler.t.sol";
import {DistributorWorld} from "./DistributorWorld.t.sol";

contract DistributorInvariants is DistributorWorld {
    DistributorHandler private handler;

    function setUp() public override {
        super.setUp();
        (address first, address second) = (address(odd), address(usdt));
        if (second < first) (first, second) = (second, first);
        handler = new DistributorHandler(distributor, odd, [TRX, first, second]);
        odd.transfer(address(handler), 1e20);
        usdt.transfer(address(handler), 1e20);
        vm.prank(address(handler));
        odd.approve(address(distributor), type(uint256).max);
        vm.prank(address(handler));
        usdt.approve(address(distributor), type(uint256).max);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_RewardDistributor() public view {
        vm.assertEq(handler.unfunded(), 0, "R4: accepted without funds, or too early");
        vm.assertEq(handler.claimsWrong(), 0, "R5: claims that paid another amount");
        vm.assertEq(handler.claimsRefused(), 0, "claims of what is owed refused");
        vm.assertEq(handler.intruded(), 0, "done by somebody who may not");
        vm.assertEq(handler.wrongly(), 0, "refused without a reason");
        vm.assertEq(handler.seized(), 0, "the builder replaced without its consent or its silence");
        for (uint256 coin; coin < handler.COINS(); ++coin) checkCoin(coin);
    }

    /// @dev Conservation: the budgets of epochs equal the model's, each separate; their sum is promised, and the
    /// contract holds it.
    function checkCoin(uint256 coin) private view {
        address token = handler.coins(coin);
        uint256 owed;
        uint256 epochs = distributor.epochs();
        for (uint256 epoch = 1; epoch <= epochs; ++epoch) {
            uint256 remaining = distributor.remainingOf(epoch, token);
            vm.assertEq(remaining, handler.remaining(epoch, coin), "budget of an epoch");
            owed += remaining;
        }
        (uint256 accepted, uint256 gone) = distributor.totalsOf(token);
        (uint256 balance, uint256 promised, uint256 free) = distributor.reserve(token);
        vm.assertEq(accepted, handler.accepted(coin), "totals change with an epoch alone");
        vm.assertEq(gone, handler.paid(coin), "sum of claims");
        vm.assertEq(promised, owed, "promised and owed");
        vm.assertGe(balance, owed, "conservation: funds and promises");
        vm.assertEq(free, balance - promised, "free");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.earn(0, 0, 50);
        handler.earn(1, 1, 60);
        handler.earn(1, 2, 70);
        handler.fund(0, 500);
        handler.fund(1, 500);
        handler.fund(2, 500);
        handler.post(4);
        handler.accept();
        handler.revoke(1);
        handler.post(1);
        handler.claim(2, 1, 0, 0, 1);
        handler.wait(1 days - 1);
        handler.accept();
        handler.claim(1, 1, 0, 0, 1);
        handler.earn(0, 0, 5);
        handler.post(1);
        handler.intrude(0, 0);
        handler.intrude(3, 1);
        handler.propose(0, 0);
        handler.wait(1 days - 1);
        handler.accept();
        handler.claim(1, 2, 0, 0, 0);
        handler.claim(1, 1, 1, 1, 2);
        // One more of either coin, half of it by the total: the first is paid.
        handler.earn(0, 0, 7);
        handler.earn(1, 0, 7);
        handler.post(0);
        handler.wait(1 days - 1);
        handler.acceptFalse();
        handler.claim(3, 3, 0, 0, 0);
        handler.claim(3, 3, 1, 0, 0);
        for (uint256 i; i < 5; ++i) handler.wait(1 days - 1);
        handler.takeOver();
        handler.breakCoin(0, true, false);
        handler.claim(1, 1, 1, 1, 2);
        invariant_RewardDistributor();
        vm.assertEq(distributor.epochs(), 4, "posted");
        vm.assertEq(distributor.acceptedEpoch(), 4, "accepted");
        vm.assertEq(handler.paid(0), 62, "paid over three epochs");
        vm.assertEq(handler.paid(1) + handler.paid(2), 130, "paid in two coins");
        vm.assertEq(distributor.remainingOf(4, TRX), 0, "all of a false total");
        vm.assertTrue(distributor.builder() != BUILDER, "handed over");
    }
}
