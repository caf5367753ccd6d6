// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";

// open
// ├── given no box, or more than 20 ─ it should revert
// ├── given a box of another, of another series, reserved, drawn, or named twice ─ it should revert
// ├── given no secret is posted, or the bond is short by one sun ─ it should revert
// └── otherwise it should bind the request to its block and count, and hold the bond
// settle
// ├── given what was not requested, or a request that was settled or refunded ─ it should revert
// ├── given a later request, a wrong secret, or no later block yet ─ it should revert
// ├── given the deadline has passed ─ it should revert; in its last block it should draw
// └── otherwise it should give what the words determine, split the fee and book the rest
// refund
// ├── given the request can still be settled, or never was ─ it should revert
// └── otherwise it should pay price and penalty once, and credit the pool
contract BoxesOpenTest is BoxesWorld {
    function test_Open_GivenNoBoxOrTooMany() public {
        expectReason(BoxReason.COUNT);
        boxes.open(new uint256[](0), SEED);
        expectReason(BoxReason.COUNT);
        boxes.open(new uint256[](21), SEED);
    }

    function test_Open_GivenABoxThatIsNotTheCallers() public {
        uint256[] memory boxIds = take(ALICE, 3);
        refused(BOB, boxIds);
        // ALICE's, BOB's and ALICE's.
        uint256[] memory mixed = range(box(ONE, 3), 3);
        take(BOB, 1);
        take(ALICE, 1);
        refused(ALICE, mixed);
        refused(ALICE, range(box(ONE, 99), 1));
        refused(ALICE, range(box(9, 1), 1));
    }

    function test_Open_GivenABoxNamedTwice() public {
        uint256[] memory boxIds = take(ALICE, 3);
        boxIds[1] = boxIds[0];
        refused(ALICE, boxIds);
        boxIds[1] = boxIds[2];
        refused(ALICE, boxIds);
    }

    function test_Open_GivenBoxesOfTwoSeries() public {
        uint256[] memory boxIds = new uint256[](2);
        boxIds[0] = take(ALICE, 1)[0];
        boxIds[1] = reserveOne();
        uint256[] memory reserved = range(boxIds[1], 1);
        refused(ALICE, reserved);
        vm.prank(ALICE);
        boxes.complete{value: 35e6}(reserved);
        refused(ALICE, boxIds);
        (boxIds[0], boxIds[1]) = (boxIds[1], boxIds[0]);
        refused(ALICE, boxIds);
    }

    function test_Open_GivenABoxThatWasOpened() public {
        Asked memory asked = ask(2);
        refused(ALICE, asked.boxIds);
        mine(2);
        settle(asked);
        refused(ALICE, asked.boxIds);
    }

    function test_Open_GivenNoSecret() public {
        uint256[] memory cardIds = range(15, 1);
        buy(OPERATOR, 2);
        create(0, 0, cardIds);
        boxes.addBond{value: BOND}(3);
        vm.prank(ALICE);
        boxes.buy{value: BOX}(3, 1);
        uint256[] memory boxIds = range(box(3, 1), 1);
        expectReason(BoxReason.NO_SECRET);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);

        vm.prank(ALICE);
        boxes.giveBack(boxIds);
        vm.assertEq(ALICE.balance, 1e15, "all of it back");
    }

    function test_Open_GivenTheBondIsShortByOneSun() public {
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND - 6 * PENALTY + 1);
        uint256[] memory boxIds = take(ALICE, 3);
        ask(range(boxIds[0], 1), SEED, ALICE);
        uint256[] memory rest = range(boxIds[1], 2);
        expectReason(BoxReason.BOND);
        vm.prank(ALICE);
        boxes.open(rest, SEED);
        boxes.addBond{value: 1}(ONE);
        ask(rest, SEED, ALICE);
        (uint256 bond, uint256 held) = boxes.bondOf(ONE);
        vm.assertEq(bond, 6 * PENALTY, "bond");
        vm.assertEq(held, 6 * PENALTY, "held");
    }

    function test_Open() public {
        uint256[] memory boxIds = take(ALICE, 2);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Requested(box(ONE, 1), ALICE, boxIds, 2 * BOX, SEED, 1_000);
        vm.prank(ALICE);
        boxes.open(boxIds, SEED);
        stock(10, 10, 8, 2);
        for (uint256 i; i < 2; ++i) {
            (uint256 state, address holder, uint256 price, uint256 paid, uint256 expiry, uint256 id) =
                boxes.boxOf(boxIds[i]);
            vm.assertEq(state, 3, "state");
            vm.assertEq(id, box(ONE, 1), "request");
            vm.assertEq(holder, address(0), "holder");
            vm.assertEq(price + paid + expiry, 0, "only the request is known");
        }
        (bool standing,, uint256 next, uint256 last) = boxes.chainOf(ONE);
        vm.assertTrue(standing && next == box(ONE, 1) && last == next, "next and last");
    }

    // ---- settle

    function test_Settle_GivenWhatWasNotRequested() public {
        Asked memory asked = ask(2);
        Asked memory first = copy(asked);
        mine(2);
        asked.holder = BOB;
        unknown(asked);
        asked = copy(first);
        ++asked.amount;
        unknown(asked);
        asked = copy(first);
        asked.seed = "other";
        unknown(asked);
        asked = copy(first);
        --asked.blockNumber;
        unknown(asked);
        asked = copy(first);
        ++asked.id;
        unknown(asked);
        asked = copy(first);
        asked.boxIds = range(first.boxIds[0], 1);
        unknown(asked);
        asked.boxIds = range(first.boxIds[1], 1);
        unknown(asked);
        settle(first);
        unknown(first);
    }

    function test_Settle_OfALaterRequest() public {
        Asked memory first = ask(1);
        Asked memory second = ask(1);
        mine(2);
        expectReason(BoxReason.ORDER);
        settle(second, secretOf(second.id));
        settle(first);
        settle(second);
        stock(10, 8, 8, 0);
    }

    function test_Settle_GivenAWrongSecret() public {
        Asked memory asked = ask(1);
        mine(2);
        bytes20 wrong = secretOf(asked.id + 1);
        expectReason(BoxReason.SECRET);
        settle(asked, wrong);
    }

    function test_Settle_BeforeTheNextBlockIsMade() public {
        Asked memory asked = ask(1);
        expectReason(BoxReason.SAME_BLOCK);
        settle(asked, secretOf(asked.id));
        mine(1);
        expectReason(BoxReason.SAME_BLOCK);
        settle(asked, secretOf(asked.id));
        mine(1);
        settle(asked);
    }

    function test_Settle_AtTheDeadline() public {
        Asked memory asked = ask(1);
        mine(DEADLINE + 1);
        expectReason(BoxReason.LATE);
        settle(asked, secretOf(asked.id));
        blocks.roll(asked.blockNumber + DEADLINE);
        expectReason(BoxReason.NOT_LATE);
        refund(asked);
        settle(asked);
    }

    function test_Settle(bytes32 seed, uint256 count, address settler) public {
        count = bound(count, 1, 10);
        Asked memory asked = ask(take(ALICE, count), seed, ALICE);
        mine(2);
        uint256[] memory drawn = expected(asked);
        uint256 fee = (count * BOX) / 20;
        bytes20 secret = secretOf(asked.id);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Settled(asked.id, ALICE, secret, blockhash(1_001), drawn, fee);
        vm.prank(settler);
        settle(asked, secret);

        for (uint256 i; i < count; ++i) {
            vm.assertEq(cards.ownerOf(drawn[i]), ALICE, "owner");
            vm.assertEq(stateOf(asked.boxIds[i]), 4, "opened");
        }
        vm.assertEq(boxes.urnOf(ONE).length, 10 - count, "urn");
        vm.assertEq(boxes.proceedsOf(ONE), count * BOX - fee, "proceeds");
        vm.assertEq(address(boxes).balance, 2 * BOND + count * BOX - fee, "held");
        stock(10, 10 - count, 10 - count, 0);
        (, bytes20 tip, uint256 next,) = boxes.chainOf(ONE);
        vm.assertTrue(tip == secret && next == asked.id + 1, "chain");
    }

    /// @dev ALICE's inviter is ROOT: a tenth of the fee.
    function test_Settle_PaysTheLine() public {
        uint256 before = splitter.creditOf(ROOT);
        Asked memory asked = ask(2);
        mine(2);
        settle(asked);
        vm.assertEq(splitter.creditOf(ROOT) - before, BOX_FEE / 5, "credit");
    }

    /// @dev A box for 20 sun has a fee of a single one; one for 19 has none, and one that cost nothing.
    function test_Settle_OfBoxesThatCostNextToNothing() public {
        uint256[3] memory prices = [uint256(20), 19, 1];
        for (uint256 i; i < 3; ++i) {
            uint256 cardId = buy(OPERATOR, 2);
            vm.prank(OPERATOR);
            boxes.createSeries(prices[i], start, end, 0, 0, PENALTY, range(cardId, 1));
            equip(3 + i);
            vm.prank(ALICE);
            boxes.buy{value: prices[i]}(3 + i, 1);
            Asked memory asked = ask(range(box(3 + i, 1), 1), SEED, ALICE);
            asked.amount = prices[i];
            mine(2);
            uint256 before = address(splitter).balance;
            vm.recordLogs();
            settle(asked);
            vm.assertEq(address(splitter).balance - before, i == 0 ? 1 : 0, "fee");
            // The card's move and the draw; the split only where there is a fee.
            vm.assertEq(vm.getRecordedLogs().length, i == 0 ? 3 : 2, "events");
            vm.assertEq(boxes.proceedsOf(3 + i), i == 0 ? 19 : prices[i], "proceeds");
        }
    }

    // ---- refund

    function test_Refund_GivenItCanStillBeSettled() public {
        Asked memory asked = ask(1);
        mine(DEADLINE);
        expectReason(BoxReason.NOT_LATE);
        refund(asked);
    }

    function test_Refund(uint256 count, address caller) public {
        count = bound(count, 1, 10);
        Asked memory asked = ask(count);
        mine(DEADLINE + 1);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Refunded(asked.id, ALICE, count * BOX, count * BOX, count * (2 * PENALTY - BOX));
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.Credited(POOL, count * (2 * PENALTY - BOX));
        vm.prank(caller);
        refund(asked);

        vm.assertEq(ALICE.balance - before, count * 2 * BOX, "paid");
        vm.assertEq(boxes.creditOf(POOL), count * (2 * PENALTY - BOX), "pool");
        (uint256 bond, uint256 held) = boxes.bondOf(ONE);
        vm.assertEq(bond, BOND - 2 * count * PENALTY, "bond");
        vm.assertEq(held, 0, "held");
        stock(10, 10, 10, 0);
        for (uint256 i; i < count; ++i) vm.assertEq(stateOf(asked.boxIds[i]), 0, "gone");

        unknown(asked);
        expectReason(BoxReason.NO_REQUEST);
        refund(asked);
        (bool standing,,,) = boxes.chainOf(ONE);
        vm.assertTrue(!standing, "waits for secrets");
    }

    function test_Refund_OfWhatNeverWas() public {
        Asked memory asked = ask(1);
        mine(DEADLINE + 1);
        asked.amount = 1e15;
        expectReason(BoxReason.NO_REQUEST);
        refund(asked);
    }

    function test_Refund_OfWhatWasSettled() public {
        Asked memory asked = ask(1);
        mine(2);
        settle(asked);
        mine(DEADLINE);
        expectReason(BoxReason.NO_REQUEST);
        refund(asked);
    }

    /// @dev Those after it go the same way at once; those that were settled before do not.
    function test_Refund_TakesLaterRequestsWithIt() public {
        Asked memory settled = ask(1);
        Asked memory late = ask(1);
        mine(DEADLINE);
        settle(settled);
        Asked memory later = ask(2);
        mine(1);
        refund(late);
        expectReason(BoxReason.LATE);
        settle(later, secretOf(later.id));
        expectReason(BoxReason.NO_REQUEST);
        refund(settled);
        uint256[] memory more = take(ALICE, 1);
        expectReason(BoxReason.NO_SECRET);
        vm.prank(ALICE);
        boxes.open(more, SEED);
        bytes20 tip = secretOf(0);
        expectReason(BoxReason.PENDING);
        vm.prank(OPERATOR);
        boxes.postChain(ONE, tip);
        refund(later);

        post(ONE);
        (bool standing,, uint256 next, uint256 last) = boxes.chainOf(ONE);
        vm.assertTrue(standing && next == later.id + 1 && last == later.id, "chain");
        expectReason(BoxReason.NO_REQUEST);
        refund(later);
        Asked memory anew = ask(more, SEED, ALICE);
        mine(2);
        settle(anew);
        stock(10, 8, 8, 0);
        vm.assertEq(boxes.proceedsOf(ONE), 2 * (BOX - BOX_FEE), "proceeds");
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, BOND - 6 * PENALTY, "bond");
    }

    function test_New_GivenADeadlineOutOfReach() public {
        boxesOf(OPERATOR, FUND, 2, source());
        boxesOf(OPERATOR, FUND, 256, source());
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        boxesOf(OPERATOR, FUND, 1, source());
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        boxesOf(OPERATOR, FUND, 257, source());
    }

    /// @dev In the last block of the longest deadline the hash is still there.
    function test_Settle_AtTheLongestDeadline() public {
        boxes = boxesOf(OPERATOR, FUND, 256, source());
        buy(OPERATOR, 2);
        vm.prank(OPERATOR);
        cards.setApprovalForAll(address(boxes), true);
        create(0, 0, range(15, 1));
        equip(ONE);
        Asked memory asked = ask(1);
        mine(256);
        settle(asked);
        vm.assertEq(cards.ownerOf(15), ALICE, "owner");
        vm.assertTrue(blockhash(1_001) != 0, "hash");
    }

    function refused(address caller, uint256[] memory boxIds) private {
        expectReason(BoxReason.NOT_YOURS);
        vm.prank(caller);
        boxes.open(boxIds, SEED);
    }

    function unknown(Asked memory asked) private {
        bytes20 secret = secretOf(asked.id);
        expectReason(BoxReason.NO_REQUEST);
        settle(asked, secret);
    }

    function copy(Asked memory asked) private pure returns (Asked memory) {
        return Asked(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber);
    }

    function reserveOne() private returns (uint256) {
        vm.prank(ALICE);
        boxes.reserve{value: 15e6}(TWO, 1);
        return box(TWO, 1);
    }
}
