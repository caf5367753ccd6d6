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
        for (uint256 coin; coin < handler.COINS(); ++coin) checkCoin(coin);
    }

    /// @dev Conservation: what accounts are owed is what is promised, and it lies there; paid is what accounts got.
    function checkCoin(uint256 coin) private view {
        address token = handler.coins(coin);
        (uint256[3] memory promises, uint256[3] memory payments) = handler.bookOf(coin);
        uint256 owed;
        uint256 sum;
        for (uint256 who; who < 3; ++who) {
            uint256 claimed = distributor.claimedOf(handler.account(who), token);
            vm.assertEq(claimed, payments[who], "R5: claimed and paid");
            vm.assertGe(promises[who], claimed, "paid beyond what was promised");
            owed += promises[who] - claimed;
            sum += claimed;
        }
        (uint256 accepted, uint256 gone) = distributor.totalsOf(token);
        (uint256 balance, uint256 promised, uint256 free) = distributor.reserve(token);
        vm.assertEq(accepted, handler.totals(coin), "totals change with an epoch alone");
        vm.assertEq(gone, sum, "sum of claims");
        vm.assertEq(promised, owed, "promised and owed");
        vm.assertGe(balance, promised, "conservation: funds and promises");
        vm.assertEq(free, balance - promised, "free");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.earn(0, 0, 50);
        handler.earn(1, 1, 60);
        handler.earn(1, 2, 70);
        handler.fund(0, 500);
        handler.fund(1, 500);
        handler.post(4);
        handler.accept();
        handler.revoke(1);
        handler.post(1);
        handler.claim(2, 0, 0, 1);
        handler.wait(1 days - 1);
        handler.accept();
        handler.claim(1, 0, 0, 1);
        handler.earn(0, 0, 5);
        handler.post(1);
        handler.intrude(0, 0);
        handler.intrude(3, 1);
        handler.wait(1 days - 1);
        handler.accept();
        handler.claim(2, 0, 0, 0);
        handler.claim(1, 0, 0, 0);
        handler.claim(2, 1, 1, 2);
        handler.breakCoin(0, true, false);
        handler.claim(2, 1, 1, 2);
        invariant_RewardDistributor();
        vm.assertEq(distributor.epochs(), 3, "posted");
        vm.assertEq(distributor.acceptedEpoch(), 3, "accepted");
        vm.assertEq(paidOf(0, 0), 55, "paid over two epochs");
        vm.assertEq(paidOf(1, 1) + paidOf(1, 2), 130, "paid in two coins");
    }

    function paidOf(uint256 who, uint256 coin) private view returns (uint256) {
        (, uint256[3] memory payments) = handler.bookOf(coin);
        return payments[who];
    }
}
