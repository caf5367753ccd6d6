// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BoxesWorld, MovingOracle} from "./BoxesWorld.t.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";

/// @dev An oracle whose averages are too old.
contract StaleOracle is MovingOracle {
    bool public stale;

    function age() external {
        stale = true;
    }

    function usdtToTrx(uint256 usdt) public view override returns (uint256) {
        if (stale) revert("Prices are being updated; try again shortly");
        return super.usdtToTrx(usdt);
    }
}

// the penalty
// ├── of boxes that cost less: it should pay the holder their price once more, and the pool the rest
// ├── of boxes that cost more: it should pay the holder the penalty, and the pool as much
// ├── given the price moves ─ it should be what was set aside when a box was opened, or more, and covered by the bond
// ├── given no request is open ─ it should follow the price again
// └── given the oracle has no price ─ opening should wait, refunding and giving back should not
// standDown
// ├── given another caller, or a closed series ─ it should revert
// ├── it should end buying, reserving, completing, taking back and opening, for ever
// ├── it should leave open requests to be settled or refunded as before
// └── it should leave giving back and releasing open, for all that was paid
contract BoxesSilenceTest is BoxesWorld {
    // ---- The penalty

    /// @dev Five boxes of 180 TRX with a penalty of 9,000 each: before, 45,000 came on top of their price.
    function test_Silence_OfCheapBoxes_PaysTheirPriceOnceMore() public {
        uint256 id = seriesOf(180e6, 9_000e6);
        boxes.addBond{value: 90_000e6}(id);
        vm.prank(ALICE);
        boxes.buy{value: 900e6}(id, 5);
        Asked memory asked = ask(range(box(id, 1), 5), SEED, ALICE);
        asked.amount = 900e6;
        mine(DEADLINE + 1);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Refunded(asked.id, ALICE, 900e6, 900e6, 89_100e6);
        refund(asked);
        vm.assertEq(ALICE.balance - before, 1_800e6, "900 paid, 900 gained");
        vm.assertEq(boxes.creditOf(POOL), 89_100e6, "90,000 less 900");
        (uint256 bond,) = boxes.bondOf(id);
        vm.assertEq(bond, 0, "bond");
    }

    /// @dev A box for 500 where the dearest card costs 400: the penalty is the smaller of both.
    function test_Silence_OfADearBox_PaysThePenalty() public {
        uint256 id = seriesOf(500e6, 400e6);
        boxes.addBond{value: 800e6}(id);
        vm.prank(ALICE);
        boxes.buy{value: 500e6}(id, 1);
        Asked memory asked = ask(range(box(id, 1), 1), SEED, ALICE);
        asked.amount = 500e6;
        mine(DEADLINE + 1);
        uint256 before = ALICE.balance;
        refund(asked);
        vm.assertEq(ALICE.balance - before, 900e6, "500 and 400");
        vm.assertEq(boxes.creditOf(POOL), 400e6, "as much");
    }

    /// @dev What the operator took back cost nothing, so nothing of the penalty comes back to him.
    function test_Silence_OfBoxesForNothing_PaysThePoolAlone() public {
        vm.warp(end);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 2);
        Asked memory asked = ask(range(box(ONE, 1), 2), SEED, OPERATOR);
        asked.amount = 0;
        mine(DEADLINE + 1);
        uint256 before = OPERATOR.balance;
        refund(asked);
        vm.assertEq(OPERATOR.balance, before, "nothing");
        vm.assertEq(boxes.creditOf(POOL), 4 * PENALTY, "all of it");
    }

    /// @dev TRX falls by half between two requests: both have the penalty of the second, and the bond covers both.
    function test_Penalty_GivenTrxFalls() public {
        Asked memory first = ask(1);
        held(2 * 400e6);
        vm.assertEq(boxes.penaltyOf(ONE), 400e6, "of the first");
        uint256[] memory boxIds = take(ALICE, 2);
        oracle.set(2);
        vm.assertEq(boxes.setAsideOf(ONE), 1_600e6, "each, now");
        Asked memory second = ask(boxIds, SEED, ALICE);
        held(3 * 1_600e6);
        vm.assertEq(boxes.penaltyOf(ONE), 800e6, "of both");
        mine(DEADLINE + 1);
        oracle.set(3);
        refund(first);
        held(2 * 1_600e6);
        refund(second);
        held(0);
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, BOND - 3 * 1_600e6, "800 twice for each box");
        vm.assertEq(boxes.creditOf(POOL), 3 * 1_550e6, "but for the prices of the boxes");
    }

    /// @dev TRX doubles: what was set aside stays as long as a request is open, and not a request longer.
    function test_Penalty_GivenTrxRises() public {
        oracle.set(2);
        uint256[] memory boxIds = dear(3);
        Asked memory first = ask(range(boxIds[0], 1), SEED, ALICE);
        first.amount = 100e6;
        held(1_600e6);
        oracle.set(1);
        vm.assertEq(boxes.setAsideOf(ONE), 1_600e6, "one is open");
        Asked memory second = ask(range(boxIds[1], 1), SEED, ALICE);
        second.amount = 100e6;
        held(3_200e6);
        mine(2);
        settle(first);
        held(1_600e6);
        settle(second);
        held(0);
        vm.assertEq(boxes.setAsideOf(ONE), 800e6, "none is open");
        ask(range(boxIds[2], 1), SEED, ALICE);
        held(800e6);
    }

    /// @dev A box more would raise what is set aside for those that are open: the bond has to reach for all.
    function test_Open_GivenTheBondIsShortAtTheNewPrice() public {
        uint256[] memory boxIds = take(ALICE, 2);
        ask(range(boxIds[0], 1), SEED, ALICE);
        oracle.set(2);
        vm.warp(end + 30 days);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND - 3_200e6 + 1);
        uint256[] memory rest = range(boxIds[1], 1);
        expectReason(BoxReason.BOND);
        vm.prank(ALICE);
        boxes.open(rest, SEED);
        boxes.addBond{value: 1}(ONE);
        ask(rest, SEED, ALICE);
        held(3_200e6);
    }

    function test_Open_GivenNoPrice() public {
        StaleOracle stale = new StaleOracle();
        stale.set(1);
        oracle = stale;
        boxes = boxesOf(OPERATOR, FUND, DEADLINE, source());
        vm.prank(OPERATOR);
        cards.setApprovalForAll(address(boxes), true);
        for (uint256 i; i < 3; ++i) buy(OPERATOR, 2);
        create(0, 0, range(15, 3));
        equip(ONE);
        Asked memory asked = ask(1);
        uint256[] memory boxIds = take(ALICE, 1);
        stale.age();
        expectReason("Prices are being updated; try again shortly");
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        held(800e6);
        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        mine(DEADLINE + 1);
        refund(asked);
        vm.assertEq(ALICE.balance, 1e15 + BOX, "all of it back, and a price more");
    }

    // ---- standDown

    function test_StandDown_GivenItMayNot() public {
        expectReason(BoxReason.NOT_OPERATOR);
        vm.prank(ALICE);
        boxes.standDown(ONE);
        close(ONE);
        expectReason(BoxReason.CLOSED);
        close(ONE);
        vm.assertTrue(!boxes.isClosed(TWO), "the other goes on");
    }

    function test_StandDown_EndsSaleAndOpening() public {
        uint256[] memory boxIds = take(ALICE, 1);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.SeriesClosed(ONE);
        close(ONE);
        vm.assertTrue(boxes.isClosed(ONE), "closed");
        expectReason(BoxReason.CLOSED);
        vm.prank(ALICE);
        boxes.buy{value: BOX}(ONE, 1);
        expectReason(BoxReason.CLOSED);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        // No chain of secrets opens it again.
        post(ONE);
        expectReason(BoxReason.CLOSED);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        vm.warp(end);
        expectReason(BoxReason.CLOSED);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 1);
        uint256 before = ALICE.balance;
        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        vm.assertEq(ALICE.balance - before, BOX, "the price comes back");
        stock(10, 10, 10, 0);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND);
    }

    function test_StandDown_OfASeriesInTwoPayments() public {
        vm.prank(ALICE);
        boxes.reserve{value: 30e6}(TWO, 2);
        close(TWO);
        expectReason(BoxReason.CLOSED);
        vm.prank(ALICE);
        boxes.reserve{value: 15e6}(TWO, 1);
        uint256[] memory boxIds = range(box(TWO, 1), 1);
        expectReason(BoxReason.CLOSED);
        vm.prank(ALICE);
        boxes.complete{value: 35e6}(boxIds);
        for (uint256 i = 1; i <= 2; ++i) {
            vm.prank(ALICE);
            boxes.release(box(TWO, i));
        }
        vm.assertEq(ALICE.balance, 1e15, "both first parts came back");
    }

    function test_StandDown_LeavesOpenRequestsAsTheyAre() public {
        Asked memory drawn = ask(1);
        Asked memory late = ask(2);
        close(ONE);
        stock(10, 10, 7, 3);
        held(3 * 2 * PENALTY);
        mine(2);
        settle(drawn);
        vm.assertEq(cards.balanceOf(ALICE), 1, "drawn");
        mine(DEADLINE);
        uint256 before = ALICE.balance;
        refund(late);
        vm.assertEq(ALICE.balance - before, 2 * 2 * BOX, "refunded");
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, BOND - 4 * PENALTY, "bond");
        vm.assertTrue(boxes.isClosed(ONE), "for ever");
        // Its nine cards stay in the urn: standing down a urn that has become dear gains nothing.
        stock(10, 9, 9, 0);
        vm.assertEq(boxes.urnOf(ONE).length, 9, "cards");
    }

    /// @dev A holder that refuses its own TRX keeps the box until it takes them, closed or not.
    function test_StandDown_GivenAHolderThatRefuses() public {
        Moody moody = new Moody();
        vm.deal(address(moody), BOX);
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        moody.act(address(boxes), BOX, abi.encodeCall(boxes.buy, (ONE, 1)));
        close(ONE);
        bytes memory giveBack = abi.encodeCall(boxes.giveBack, (range(box(ONE, 1), 1)));
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(boxes), 0, giveBack);
        moody.set(true, false);
        moody.act(address(boxes), 0, giveBack);
        vm.assertEq(address(moody).balance, BOX, "given back");
    }

    // ---- Inside

    function close(uint256 seriesId) private {
        vm.prank(OPERATOR);
        boxes.standDown(seriesId);
    }

    function held(uint256 sun) private view {
        (, uint256 held_) = boxes.bondOf(ONE);
        vm.assertEq(held_, sun, "held");
    }

    /// @dev A series of five cards of level 2, which cost 400, with secrets and without a bond.
    function seriesOf(uint256 price, uint256 penalty) private returns (uint256 id) {
        for (uint256 i; i < 5; ++i) buy(OPERATOR, 2);
        vm.prank(OPERATOR);
        boxes.createSeries(price, start, end, 0, 0, penalty, range(15, 5));
        id = boxes.seriesCount();
        post(id);
    }

    /// @dev This number of boxes of series 1 at twice the price.
    function dear(uint256 count) private returns (uint256[] memory) {
        vm.prank(ALICE);
        boxes.buy{value: count * 2 * BOX}(ONE, count);
        return range(box(ONE, 1), count);
    }
}
