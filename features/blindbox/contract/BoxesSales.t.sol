// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";

// buy, reserve
// ├── given the caller is not active, the series is not on sale, sold the other way, or too few are left ─ it should revert
// ├── given none or over 20, too little TRX, or a price of more than 56 bits ─ it should revert
// └── otherwise it should make boxes, keep the money, and return the change
// complete ─ of the caller's reserved boxes, before they expire, for what was fixed
// release ─ by the holder at any time, by anyone from the expiry on: the first part, whole
// giveBack ─ of the caller's sealed boxes, at any time: all that they cost
contract BoxesSalesTest is BoxesWorld {
    function test_Buy_GivenItMayNot() public {
        refusedToBuy(CAROL, ONE, 1, BOX, BoxReason.NOT_ACTIVE);
        refusedToBuy(ALICE, TWO, 1, BOX, BoxReason.PAYMENTS);
        refusedToBuy(ALICE, ONE, 0, BOX, BoxReason.COUNT);
        refusedToBuy(ALICE, ONE, 21, 21 * BOX, BoxReason.COUNT);
        refusedToBuy(ALICE, ONE, 11, 11 * BOX, BoxReason.TOO_FEW);
        refusedToBuy(ALICE, ONE, 2, 2 * BOX - 1, BoxReason.PRICE);
        vm.warp(start - 1);
        refusedToBuy(ALICE, ONE, 1, BOX, BoxReason.NOT_ON_SALE);
        vm.warp(end);
        refusedToBuy(ALICE, ONE, 1, BOX, BoxReason.NOT_ON_SALE);
        vm.warp(end - 1);
        take(ALICE, 10);
        refusedToBuy(ALICE, ONE, 1, BOX, BoxReason.TOO_FEW);
    }

    function test_Reserve_GivenItMayNot() public {
        refusedToReserve(CAROL, TWO, 1, 15e6, BoxReason.NOT_ACTIVE);
        refusedToReserve(ALICE, ONE, 1, 15e6, BoxReason.PAYMENTS);
        refusedToReserve(ALICE, TWO, 0, 0, BoxReason.COUNT);
        refusedToReserve(ALICE, TWO, 5, 75e6, BoxReason.TOO_FEW);
        refusedToReserve(ALICE, TWO, 2, 30e6 - 1, BoxReason.PRICE);
        vm.warp(end);
        refusedToReserve(ALICE, TWO, 1, 15e6, BoxReason.NOT_ON_SALE);
    }

    function test_Buy_GivenAPriceTooLargeToKeep() public {
        // 50e6 x 1,441,151,881 is just above 2^56.
        oracle.set(1_441_151_881);
        refusedToBuy(ALICE, ONE, 1, 1e15, BoxReason.AMOUNT);
        expectReason(BoxReason.AMOUNT);
        boxes.priceOf(ONE);
        oracle.set(1_441_151_880);
        uint256 price = boxes.priceOf(ONE);
        vm.assertEq(price, 72_057_594_000_000_000, "price");
        vm.deal(ALICE, price);
        vm.prank(ALICE);
        boxes.buy{value: price}(ONE, 1);
        (,, uint256 kept,,,) = boxes.boxOf(box(ONE, 1));
        vm.assertEq(kept, price, "kept");
    }

    /// @dev 15 times this rate is 2^56 - 1.
    function test_Buy_AtTheLargestPrice() public {
        uint256 cardId = buy(OPERATOR, 2);
        vm.prank(OPERATOR);
        boxes.createSeries(15, start, end, 0, 0, PENALTY, range(cardId, 1));
        oracle.set(4_803_839_602_528_529);
        vm.assertEq(boxes.priceOf(3), type(uint56).max, "price");
    }

    function test_Buy(uint256 count, uint256 more) public {
        count = bound(count, 1, 10);
        more = bound(more, 0, 100e6);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Bought(ALICE, ONE, box(ONE, 1), count, BOX);
        vm.prank(ALICE);
        boxes.buy{value: count * BOX + more}(ONE, count);
        vm.assertEq(before - ALICE.balance, count * BOX, "paid");
        vm.assertEq(address(boxes).balance, 2 * BOND + count * BOX, "held");
        stock(10, 10, 10 - count, 0);
        for (uint256 i = 1; i <= count; ++i) check(box(ONE, i), 2, ALICE, BOX, BOX, 0);
        vm.assertEq(stateOf(box(ONE, count + 1)), 0, "no more");
        (uint256 bond, uint256 held) = boxes.bondOf(ONE);
        vm.assertTrue(bond == BOND && held == 0, "bond");
    }

    /// @dev Box numbers continue over all buyers.
    function test_Buy_Again() public {
        take(ALICE, 3);
        uint256[] memory bobs = take(BOB, 2);
        vm.assertEq(bobs[0], box(ONE, 4), "first");
        check(bobs[1], 2, BOB, BOX, BOX, 0);
        check(box(ONE, 3), 2, ALICE, BOX, BOX, 0);
    }

    function test_Reserve() public {
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Reserved(ALICE, TWO, box(TWO, 1), 2, BOX, 15e6, start + 1 days);
        vm.prank(ALICE);
        boxes.reserve{value: 30e6 + 1}(TWO, 2);
        vm.assertEq(before - ALICE.balance, 30e6, "paid");
        check(box(TWO, 1), 1, ALICE, BOX, 15e6, start + 1 days);
        check(box(TWO, 2), 1, ALICE, BOX, 15e6, start + 1 days);
        (,, uint256 free,) = boxes.stockOf(TWO);
        vm.assertEq(free, 2, "free");
    }

    /// @dev A tenth of a percent of 3,333 is nothing, of 33.33 % of it 1,110.
    function test_Reserve_RoundsTheFirstPartDown() public {
        buy(OPERATOR, 2);
        vm.prank(OPERATOR);
        boxes.createSeries(3_333, start, end, 3_333, 1 days, PENALTY, range(15, 1));
        vm.prank(ALICE);
        boxes.reserve{value: 1_110}(3, 1);
        check(box(3, 1), 1, ALICE, 3_333, 1_110, start + 1 days);
        uint256 before = ALICE.balance;
        vm.prank(ALICE);
        boxes.complete{value: 5_000}(range(box(3, 1), 1));
        vm.assertEq(before - ALICE.balance, 2_223, "the rest");
    }

    // ---- complete

    function test_Complete() public {
        uint256[] memory boxIds = hold(ALICE, 2);
        // What it costs meanwhile does not matter, nor that the sale is over.
        oracle.set(7);
        vm.warp(start + 1 days - 1);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Completed(ALICE, TWO, boxIds, 70e6);
        vm.prank(ALICE);
        boxes.complete{value: 70e6 + 9}(boxIds);
        vm.assertEq(before - ALICE.balance, 70e6, "paid");
        check(boxIds[0], 2, ALICE, BOX, BOX, 0);
        check(boxIds[1], 2, ALICE, BOX, BOX, 0);
    }

    function test_Complete_GivenItMayNot() public {
        uint256[] memory boxIds = hold(ALICE, 2);
        refusedToComplete(BOB, boxIds, BoxReason.NOT_YOURS);
        refusedToComplete(ALICE, new uint256[](0), BoxReason.COUNT);
        refusedToComplete(ALICE, take(ALICE, 1), BoxReason.NOT_YOURS);
        uint256[] memory twice = new uint256[](2);
        (twice[0], twice[1]) = (boxIds[0], boxIds[0]);
        refusedToComplete(ALICE, twice, BoxReason.NOT_YOURS);
        expectReason(BoxReason.PRICE);
        vm.prank(ALICE);
        boxes.complete{value: 70e6 - 1}(boxIds);
        vm.warp(start + 1 days);
        refusedToComplete(ALICE, boxIds, BoxReason.EXPIRED);
    }

    // ---- release

    function test_Release_ByItsHolderBeforeItsExpiry() public {
        uint256 boxId = hold(ALICE, 1)[0];
        expectReason(BoxReason.NOT_RELEASED);
        vm.prank(BOB);
        boxes.release(boxId);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Released(ALICE, boxId, 15e6);
        vm.prank(ALICE);
        boxes.release(boxId);
        vm.assertEq(ALICE.balance - before, 15e6, "paid");
        vm.assertEq(stateOf(boxId), 0, "gone");
        (,, uint256 free,) = boxes.stockOf(TWO);
        vm.assertEq(free, 4, "free");
        expectReason(BoxReason.NOT_RELEASED);
        vm.prank(ALICE);
        boxes.release(boxId);
    }

    function test_Release_ByAnyoneFromItsExpiryOn(address caller) public {
        uint256 boxId = hold(ALICE, 2)[1];
        vm.assume(caller != ALICE);
        vm.warp(start + 1 days - 1);
        expectReason(BoxReason.NOT_RELEASED);
        vm.prank(caller);
        boxes.release(boxId);
        vm.warp(start + 1 days);
        uint256 before = ALICE.balance;
        vm.prank(caller);
        boxes.release(boxId);
        vm.assertEq(ALICE.balance - before, 15e6, "paid");
        vm.assertEq(stateOf(box(TWO, 1)), 1, "the other stays");
    }

    /// @dev Nor what never was one.
    function test_Release_OfABoxThatIsPaid() public {
        uint256 boxId = take(ALICE, 1)[0];
        expectReason(BoxReason.NOT_RELEASED);
        vm.prank(ALICE);
        boxes.release(boxId);
        expectReason(BoxReason.NOT_RELEASED);
        boxes.release(box(ONE, 2));
    }

    // ---- giveBack

    function test_GiveBack() public {
        uint256[] memory boxIds = take(ALICE, 3);
        oracle.set(5);
        vm.warp(end + 1_000 days);
        uint256[] memory some = range(boxIds[0], 2);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.GivenBack(ALICE, ONE, some, 2 * BOX);
        vm.prank(ALICE);
        boxes.giveBack(some);
        vm.assertEq(ALICE.balance - before, 2 * BOX, "paid");
        vm.assertEq(stateOf(boxIds[1]), 0, "gone");
        vm.assertEq(stateOf(boxIds[2]), 2, "the other stays");
        stock(10, 10, 9, 0);
    }

    function test_GiveBack_GivenItMayNot() public {
        uint256[] memory boxIds = take(ALICE, 2);
        refusedBack(BOB, boxIds, BoxReason.NOT_YOURS);
        refusedBack(ALICE, new uint256[](0), BoxReason.COUNT);
        refusedBack(ALICE, new uint256[](21), BoxReason.COUNT);
        refusedBack(ALICE, hold(ALICE, 1), BoxReason.NOT_YOURS);
        boxIds[1] = boxIds[0];
        refusedBack(ALICE, boxIds, BoxReason.NOT_YOURS);
        ask(range(boxIds[0], 1), SEED, ALICE);
        refusedBack(ALICE, range(boxIds[0], 1), BoxReason.NOT_YOURS);
        // The first of series 2, which is hers and paid, behind one of series 1.
        vm.prank(ALICE);
        boxes.complete{value: 35e6}(range(box(TWO, 1), 1));
        uint256[] memory mixed = new uint256[](2);
        (mixed[0], mixed[1]) = (box(ONE, 2), box(TWO, 1));
        refusedBack(ALICE, mixed, BoxReason.NOT_YOURS);
    }

    /// @dev A returned box is sold again, under a new number.
    function test_GiveBack_AndBuyAgain() public {
        uint256[] memory boxIds = take(ALICE, 10);
        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        vm.assertEq(take(BOB, 10)[0], box(ONE, 11), "number");
        stock(10, 10, 0, 0);
    }

    // ---- Receivers that refuse

    function test_Receivers_ThatRefuseAreCredited(bool spends) public {
        Moody moody = new Moody();
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        vm.deal(address(moody), 300e6);
        moody.set(false, spends);
        // To the sun: there is no change that could be refused.
        moody.act(address(boxes), 30e6, abi.encodeCall(boxes.reserve, (TWO, 2)));
        pass(1 days);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Credited(address(moody), 15e6);
        vm.prank(ALICE, ALICE);
        boxes.release{gas: 10_000_000}(box(TWO, 1));
        vm.prank(ALICE, ALICE);
        boxes.release{gas: 10_000_000}(box(TWO, 2));
        vm.assertEq(boxes.creditOf(address(moody)), 30e6, "credit");
        expectReason(BoxReason.NOTHING);
        boxes.withdraw(ALICE);
        expectReason(Trx.TRANSFER_FAILED);
        boxes.withdraw{gas: 10_000_000}(address(moody));
        moody.set(true, false);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Withdrawn(address(moody), 30e6);
        boxes.withdraw(address(moody));
        vm.assertEq(address(moody).balance, 300e6, "all of it");
        expectReason(BoxReason.NOTHING);
        boxes.withdraw(address(moody));
    }

    /// @dev Who refuses its own money keeps the box, and can give it back later.
    function test_Receivers_ThatRefuseTheirOwnCall() public {
        Moody moody = new Moody();
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        vm.deal(address(moody), 300e6);
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(boxes), 200e6, abi.encodeCall(boxes.buy, (ONE, 1)));
        moody.act(address(boxes), BOX, abi.encodeCall(boxes.buy, (ONE, 1)));
        bytes memory giving = abi.encodeCall(boxes.giveBack, (range(box(ONE, 1), 1)));
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(boxes), 0, giving);
        moody.set(true, false);
        moody.act(address(boxes), 0, giving);
        vm.assertEq(address(moody).balance, 300e6, "all of it");
    }

    function test_Receivers_ThatAreContracts_ArePaid() public {
        Moody moody = new Moody();
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
        vm.deal(address(moody), 60e6);
        moody.set(true, false);
        moody.act(address(boxes), 60e6, abi.encodeCall(boxes.buy, (ONE, 1)));
        vm.assertEq(address(moody).balance, 10e6, "change");
        moody.act(address(boxes), 0, abi.encodeCall(boxes.giveBack, (range(box(ONE, 1), 1))));
        vm.assertEq(address(moody).balance, 60e6, "given back");
        vm.assertEq(boxes.creditOf(address(moody)), 0, "credit");
    }

    function hold(address holder, uint256 count) private returns (uint256[] memory) {
        vm.prank(holder);
        boxes.reserve{value: count * 15e6}(TWO, count);
        return range(box(TWO, 1), count);
    }

    function check(uint256 boxId, uint256 state, address holder, uint256 price, uint256 paid, uint256 expiry) private view {
        (uint256 state_, address holder_, uint256 price_, uint256 paid_, uint256 expiry_, uint256 requestId) =
            boxes.boxOf(boxId);
        vm.assertEq(state_, state, "state");
        vm.assertEq(holder_, holder, "holder");
        vm.assertEq(price_, price, "price");
        vm.assertEq(paid_, paid, "paid");
        vm.assertEq(expiry_, expiry, "expiry");
        vm.assertEq(requestId, 0, "no request");
    }

    function refusedToBuy(address who, uint256 id, uint256 count, uint256 value, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        boxes.buy{value: value}(id, count);
    }

    function refusedToReserve(address who, uint256 id, uint256 count, uint256 value, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        boxes.reserve{value: value}(id, count);
    }

    function refusedToComplete(address who, uint256[] memory boxIds, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        boxes.complete{value: 100e6}(boxIds);
    }

    function refusedBack(address who, uint256[] memory boxIds, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        boxes.giveBack(boxIds);
    }
}
