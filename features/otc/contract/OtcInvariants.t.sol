// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {OtcHandler} from "./OtcHandler.t.sol";
import {OtcWorld} from "./OtcWorld.t.sol";

contract OtcInvariants is OtcWorld {
    OtcHandler private handler;

    function setUp() public override {
        super.setUp();
        Receiver moody = new Receiver();
        handler = new OtcHandler(otc, usdt, odd, other, moody);
        for (uint256 i; i < handler.ACTORS(); ++i) {
            address account = handler.actor(i);
            equip(account);
            activate(account, i == 0 ? ROOT : handler.actor(i - 1));
        }
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Otc() public view {
        vm.assertEq(handler.leavingRefused(), 0, "leaving refused");
        vm.assertEq(handler.movedApart(), 0, "one leg moved, or another amount");
        vm.assertEq(handler.takenWrongly(), 0, "taken although it did not stand, or by another");
        vm.assertEq(handler.intruded(), 0, "another's offer was reached");
        for (uint256 i; i < 4; ++i) checkCoin(handler.coinAt(i), i < 2);
        checkOffers();
    }

    /// @dev What is left of offers and what is owed lies here.
    function checkCoin(address coin, bool exact) private view {
        uint256 owed = handler.leftOf(coin);
        for (uint256 i; i < handler.ACTORS(); ++i) owed += otc.creditOf(handler.actor(i), coin);
        owed += otc.creditOf(PLATFORM, coin) + otc.creditOf(POOL, coin) + otc.creditOf(ROOT, coin);
        if (exact) vm.assertEq(handler.held(coin), owed, "held and owed");
        else vm.assertGe(handler.held(coin), owed, "held and owed of an odd coin");
    }

    /// @dev Each offer is as the model has it; either both sides of it have something left, or neither.
    function checkOffers() private view {
        vm.assertEq(otc.count(), handler.offers(), "number of offers");
        for (uint256 id = 1; id <= handler.offers(); ++id) {
            OtcHandler.Model memory model = handler.modelOf(id);
            Seen memory offer = seen(id);
            vm.assertEq(offer.maker, model.maker, "maker");
            vm.assertEq(offer.taker, model.taker, "taker");
            vm.assertEq(offer.give, model.give, "coin that is given");
            vm.assertEq(offer.want, model.want, "coin that is wanted");
            vm.assertEq(offer.giveLeft, model.giveLeft, "left");
            vm.assertEq(offer.wantLeft, model.asked - model.paid, "wanted for it");
            vm.assertEq(offer.expiry, model.expiry, "expiry");
            vm.assertEq(offer.order, model.order, "order");
            vm.assertTrue((offer.giveLeft == 0) == (offer.wantLeft == 0), "nothing for nothing");
        }
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.publish(0, 4, 999, 499, 100, 1);
        handler.publish(1, 6, 999, 499, 100, 6);
        handler.publish(4, 3, 999, 499, 100, 1);
        handler.take(0, 1, 401, 2, 1);
        handler.edit(1, 299, 200, 5 days);
        handler.callBack(0, 0, false);
        handler.take(1, 2, 5, 0, 1);
        handler.callBack(1, 0, false);
        handler.intrude(2, 0, 0);
        handler.intrude(2, 0, 2);
        handler.change(5, 0, true, false);
        handler.take(2, 0, 5, 0, 1);
        handler.cancel(0);
        handler.wait(4 days - 1);
        handler.sweep(2, 0);
        handler.wait(4 days - 1);
        handler.sweep(1, 2);
        handler.change(5, 2, true, true);
        handler.withdraw(4, 0);
        invariant_Otc();
        vm.assertEq(handler.done(0), 3, "published");
        vm.assertGe(handler.done(1), 1, "taken");
        vm.assertEq(handler.done(2), 1, "changed");
        vm.assertEq(handler.done(3), 1, "cancelled");
        vm.assertGe(handler.done(4), 1, "swept");
    }
}
