// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Moody} from "../../nft/contract/Moody.t.sol";
import {BoxesHandler} from "./BoxesHandler.t.sol";
import {BoxesWorld} from "./BoxesWorld.t.sol";

contract BoxesInvariants is BoxesWorld {
    BoxesHandler private handler;

    function setUp() public override {
        super.setUp();
        Moody moody = new Moody();
        // For three boxes of each series, so that it is short at times.
        for (uint256 id = ONE; id <= TWO; ++id) {
            vm.prank(OPERATOR);
            boxes.withdrawBond(id, BOND - 6 * PENALTY);
        }
        handler = new BoxesHandler(boxes, cards, moody, oracle, OPERATOR, 12 * PENALTY);
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        activate(handler.holderOf(0), ROOT);
        activate(handler.holderOf(1), ALICE);
        vm.deal(address(handler), 1e15);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_BlindBoxes() public view {
        uint256 left = checkSeries(ONE) + checkSeries(TWO);
        // The prizes lie here.
        vm.assertEq(cards.balanceOf(address(boxes)), left, "B1: cards held and cards in the urns");
        vm.assertEq(handler.drawnOtherwise(), 0, "B2: drawn otherwise than one by one, or not at all");
        vm.assertEq(handler.inputTaken(), 0, "B3: an input changed after the request");
        vm.assertEq(handler.paidTwice(), 0, "B4: refunded or settled where it was over");
        vm.assertEq(handler.paidAnother(), 0, "B5: another was paid, or another amount");
        // V1, V2: what waits, what is bound and what is owed lies there, to the sun.
        uint256 owed = handler.waiting() + handler.bonds() + handler.proceeds() + credits();
        vm.assertEq(address(boxes).balance, owed, "V1, V2: held and owed");
        vm.assertEq(bondOf(ONE) + bondOf(TWO), handler.bonds(), "V2: bonds as they came and went");
        uint256 proceeds = boxes.proceedsOf(ONE) + boxes.proceedsOf(TWO);
        vm.assertEq(proceeds, handler.proceeds(), "V2: proceeds of what was drawn");
        // V6: silence pays a holder what the boxes cost at most, and a change of price leaves no penalty unfunded.
        vm.assertEq(handler.gained(), 0, "V6: more than twice the price");
        vm.assertEq(boxes.creditOf(POOL), handler.poolShare(), "V6: the rest is the pool's");
        vm.assertEq(handler.unfunded(), 0, "V6: less than was set aside");
        // V7: nothing of a closed series is sold or opened, and it is closed once.
        vm.assertEq(handler.goneOn(), 0, "V7: went on after standing down");
        for (uint256 id = ONE; id <= TWO; ++id) {
            vm.assertTrue(boxes.isClosed(id) == handler.closed(id), "V7: closed");
        }
        // V3, V5: with a receiver that refuses too.
        vm.assertEq(handler.leavingRefused(), 0, "V3: leaving refused");
        vm.assertEq(handler.intruded(), 0, "V4: moved by somebody who has no say");
    }

    /// @dev No one else is ever credited. The pool's credit is never withdrawn here.
    function credits() private view returns (uint256 sum) {
        sum = boxes.creditOf(POOL) + boxes.creditOf(OPERATOR);
        for (uint256 i; i < 3; ++i) sum += boxes.creditOf(handler.holderOf(i));
    }

    function checkSeries(uint256 seriesId) private view returns (uint256 left) {
        uint256 free;
        uint256 pending;
        (, left, free, pending) = boxes.stockOf(seriesId);
        vm.assertEq(free + handler.outOf(seriesId), left, "B1: boxes out and cards left");
        (, uint256 held) = boxes.bondOf(seriesId);
        vm.assertEq(pending, handler.openingOf(seriesId), "V2: boxes being opened");
        vm.assertEq(held, 2 * handler.penaltyOf(seriesId) * pending, "V2: held for what is being opened");
        vm.assertGe(bondOf(seriesId), held, "V2: bond");
    }

    function bondOf(uint256 seriesId) private view returns (uint256 bond) {
        (bond,) = boxes.bondOf(seriesId);
    }

    /// @dev A walk of every kind of step, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.buy(0, 0);
        handler.open(0, 0, SEED);
        handler.mine(1);
        for (uint256 what; what < 6; ++what) handler.settleOtherwise(0, 0, what, SEED);
        handler.settle(0, 1);
        handler.buy(2, 0);
        handler.change(true);
        handler.giveBack(0);
        handler.change(false);
        handler.reserve(1, 1);
        handler.complete(0);
        handler.release(0, 0);
        handler.open(0, 0, SEED);
        for (uint256 i; i < 3; ++i) handler.mine(11);
        for (uint256 what; what < 5; ++what) handler.refundOtherwise(1, 0, what, SEED);
        handler.refund(1, 0);
        for (uint256 i; i < 11; ++i) handler.wait(3 days - 1 hours);
        handler.takeBack(3);
        handler.move(3);
        handler.standDown(0, 0);
        handler.standDown(0, 0);
        for (uint256 i; i < 7; ++i) vm.assertEq(handler.done(i), 1, "done");
        invariant_BlindBoxes();
    }
}
