// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {CardsReason} from "../../nft/contract/ICards.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BlindBoxes} from "./BlindBoxes.sol";
import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";

// createSeries
// ├── given another caller, no card, over 100, odd terms, or a penalty below the dearest card ─ it should revert
// ├── given a card that is not the caller's, staked, or named twice ─ it should revert
// └── otherwise it should hold the cards and keep the terms
// postChain ─ of the operator alone, while nothing is being opened
// the bond ─ added by anyone, withdrawn by the operator as far as nothing holds it
// takeBack ─ after the end, of cards without a box; what comes of it is drawn as all is
contract BoxesSeriesTest is BoxesWorld {
    uint256[] private ids;

    function setUp() public override {
        super.setUp();
        for (uint256 i; i < 3; ++i) ids.push(buy(OPERATOR, 2));
    }

    function test_Create_GivenAnotherCaller() public {
        expectReason(BoxReason.NOT_OPERATOR);
        vm.prank(ALICE);
        boxes.createSeries(BOX, start, end, 0, 0, PENALTY, ids);
    }

    function test_Create_GivenNoCardOrTooMany() public {
        expectReason(BoxReason.COUNT);
        make(BOX, start, end, 0, 0, PENALTY, new uint256[](0));
        expectReason(BoxReason.COUNT);
        make(BOX, start, end, 0, 0, PENALTY, new uint256[](101));
    }

    function test_Create_GivenOddTerms() public {
        odd(0, start, end, 0, 0, PENALTY);
        odd(1 << 64, start, end, 0, 0, PENALTY);
        odd(BOX, end, end, 0, 0, PENALTY);
        odd(BOX, 0, start, 0, 0, PENALTY);
        odd(BOX, start, 1 << 40, 0, 0, PENALTY);
        odd(BOX, start, end, 10_000, 1 days, PENALTY);
        odd(BOX, start, end, 1, 1 << 32, PENALTY);
        odd(BOX, start, end, 1, 0, PENALTY);
        odd(BOX, start, end, 0, 1, PENALTY);
        odd(BOX, start, end, 0, 0, 1 << 64);
    }

    function test_Create_GivenTheLargestTerms() public {
        make((1 << 64) - 1, start + 1, (1 << 40) - 1, 9_999, (1 << 32) - 1, (1 << 64) - 1, ids);
        check(3, (1 << 64) - 1, start + 1, (1 << 40) - 1, 9_999, (1 << 32) - 1, (1 << 64) - 1);
    }

    function test_Create_ThatEndsInASecond() public {
        make(1, start, start + 1, 1, 1, PENALTY, ids);
        check(3, 1, start, start + 1, 1, 1, PENALTY);
    }

    /// @dev In USDT: no price of TRX counts.
    function test_Create_GivenAPenaltyBelowTheDearestCard() public {
        oracle.set(2);
        expectReason(BoxReason.PENALTY);
        make(BOX, start, end, 0, 0, PENALTY - 1, ids);
        make(BOX, start, end, 0, 0, PENALTY, ids);
    }

    /// @dev Of levels 1, 2, 1 the second is the dearest: 400, where the first alone is 100.
    function test_Create_LooksAtEveryLevel() public {
        BlindBoxes others = boxesOf(ALICE, FUND, DEADLINE, source());
        uint256[] memory mixed = new uint256[](3);
        (mixed[0], mixed[1], mixed[2]) = (1, 4, 2);
        expectReason(BoxReason.PENALTY);
        vm.prank(ALICE);
        others.createSeries(BOX, start, end, 0, 0, PENALTY - 1, mixed);
        uint256[] memory cheap = range(1, 3);
        expectReason(BoxReason.PENALTY);
        vm.prank(ALICE);
        others.createSeries(BOX, start, end, 0, 0, PENALTY / 4 - 1, cheap);
        // Dear enough; but the cards are not the caller's.
        vm.expectRevert(abi.encodeWithSignature("TRC721InsufficientApproval(address,uint256)", address(others), 1));
        vm.prank(ALICE);
        others.createSeries(BOX, start, end, 0, 0, PENALTY / 4, cheap);
    }

    function test_Create_GivenACardThatIsStakedOrNamedTwice() public {
        pledge(OPERATOR, ids[1]);
        expectReason(CardsReason.STAKED);
        make(BOX, start, end, 0, 0, PENALTY, ids);
        ids[1] = ids[0];
        vm.expectRevert(
            abi.encodeWithSignature(
                "TRC721IncorrectOwner(address,uint256,address)",
                OPERATOR,
                ids[0],
                address(boxes)
            )
        );
        make(BOX, start, end, 0, 0, PENALTY, ids);
    }

    function test_Create() public {
        uint256 before = cards.balanceOf(address(boxes));
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.SeriesCreated(3, BOX, start, end, 2_500, 2 days, PENALTY, ids);
        make(BOX, start, end, 2_500, 2 days, PENALTY, ids);
        vm.assertEq(boxes.seriesCount(), 3, "count");
        check(3, BOX, start, end, 2_500, 2 days, PENALTY);
        vm.assertEq(cards.balanceOf(address(boxes)) - before, 3, "cards");
        uint256[] memory urn = boxes.urnOf(3);
        vm.assertEq(urn.length, 3, "urn");
        for (uint256 i; i < 3; ++i) vm.assertEq(urn[i], ids[i], "card");
        (uint256 size, uint256 left, uint256 free, uint256 pending) = boxes.stockOf(3);
        vm.assertTrue(size == 3 && left == 3 && free == 3 && pending == 0, "stock");
        (bool standing, bytes20 tip, uint256 next, uint256 last) = boxes.chainOf(3);
        vm.assertTrue(!standing && tip == 0 && next == box(3, 1) && last == box(3, 0), "chain");
        (uint256 bond, uint256 held) = boxes.bondOf(3);
        vm.assertEq(bond + held, 0, "bond");
    }

    /// @dev Ten cards stand in two words of the urn.
    function test_Urn_OfMoreThanOneWord() public view {
        uint256[] memory urn = boxes.urnOf(ONE);
        vm.assertEq(urn.length, 10, "cards");
        for (uint256 i; i < 10; ++i) vm.assertEq(urn[i], i + 1, "card");
    }

    function test_Reads_GivenNoSuchSeries() public {
        for (uint256 id; id <= 3; id += 3) {
            expectReason(BoxReason.SERIES);
            boxes.offerOf(id);
            expectReason(BoxReason.SERIES);
            boxes.priceOf(id);
            expectReason(BoxReason.SERIES);
            boxes.stockOf(id);
            expectReason(BoxReason.SERIES);
            boxes.isClosed(id);
            expectReason(BoxReason.SERIES);
            boxes.setAsideOf(id);
            expectReason(BoxReason.SERIES);
            boxes.penaltyOf(id);
            expectReason(BoxReason.SERIES);
            boxes.urnOf(id);
            expectReason(BoxReason.SERIES);
            boxes.bondOf(id);
            expectReason(BoxReason.SERIES);
            boxes.chainOf(id);
            expectReason(BoxReason.SERIES);
            boxes.proceedsOf(id);
            expectReason(BoxReason.SERIES);
            boxes.addBond{value: 1}(id);
            expectReason(BoxReason.SERIES);
            boxes.withdrawProceeds(id);
            expectReason(BoxReason.SERIES);
            boxes.postChain(id, "tip");
            expectReason(BoxReason.SERIES);
            boxes.withdrawBond(id, 0);
            expectReason(BoxReason.SERIES);
            boxes.takeBack(id, 1);
            expectReason(BoxReason.SERIES);
            boxes.standDown(id);
            expectReason(BoxReason.SERIES);
            boxes.buy(id, 1);
        }
    }

    // ---- The secrets

    function test_PostChain_GivenAnotherCaller() public {
        expectReason(BoxReason.NOT_OPERATOR);
        vm.prank(ALICE);
        boxes.postChain(ONE, "tip");
    }

    function test_PostChain_GivenARequestIsOpen() public {
        Asked memory asked = ask(1);
        expectReason(BoxReason.PENDING);
        vm.prank(OPERATOR);
        boxes.postChain(ONE, "tip");
        mine(2);
        settle(asked);
        uint256 proceeds = boxes.proceedsOf(ONE);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.ChainPosted(ONE, "tip", box(ONE, 2));
        vm.prank(OPERATOR);
        boxes.postChain(ONE, "tip");
        (bool standing, bytes20 tip, uint256 next, uint256 last) = boxes.chainOf(ONE);
        vm.assertTrue(standing && tip == "tip" && next == box(ONE, 2) && last == box(ONE, 1), "chain");
        vm.assertEq(boxes.proceedsOf(ONE), proceeds, "proceeds stay");
        stock(10, 9, 9, 0);
    }

    // ---- The bond

    function test_AddBond() public {
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.BondAdded(ONE, ALICE, 5);
        vm.prank(ALICE);
        boxes.addBond{value: 5}(ONE);
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, BOND + 5, "bond");
        vm.deal(address(this), 1 << 64);
        expectReason(BoxReason.AMOUNT);
        boxes.addBond{value: (1 << 64) - BOND - 5}(ONE);
        boxes.addBond{value: (1 << 64) - BOND - 6}(ONE);
        (bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, (1 << 64) - 1, "the most");
        (bool standing,,,) = boxes.chainOf(ONE);
        vm.assertTrue(standing, "nothing else changed");
    }

    function test_WithdrawBond() public {
        expectReason(BoxReason.NOT_OPERATOR);
        vm.prank(ALICE);
        boxes.withdrawBond(ONE, 1);
        expectReason(BoxReason.HELD);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND + 1);
        uint256 before = OPERATOR.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.BondWithdrawn(ONE, BOND);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND);
        vm.assertEq(OPERATOR.balance - before, BOND, "paid");
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, 0, "bond");
    }

    /// @dev While a box is out, sealed or reserved, not a sun, until 30 days after the end; then what nothing holds.
    function test_WithdrawBond_WhileBoxesAreOut() public {
        uint256[] memory boxIds = take(ALICE, 2);
        vm.warp(end + 30 days - 1);
        expectReason(BoxReason.HELD);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, 1);
        vm.warp(end + 30 days);
        ask(boxIds, SEED, ALICE);
        expectReason(BoxReason.HELD);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND - 4 * PENALTY + 1);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND - 4 * PENALTY);
    }

    // ---- Proceeds

    function test_WithdrawProceeds() public {
        Asked memory asked = ask(2);
        mine(2);
        settle(asked);
        uint256 before = FUND.balance;
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.ProceedsWithdrawn(ONE, 95e6);
        boxes.withdrawProceeds(ONE);
        vm.assertEq(FUND.balance - before, 95e6, "paid");
        vm.assertEq(boxes.proceedsOf(ONE), 0, "left");
        stock(10, 8, 8, 0);
        (, bytes20 tip, uint256 next,) = boxes.chainOf(ONE);
        vm.assertTrue(tip == secretOf(asked.id) && next == box(ONE, 2), "chain stays");
    }

    function test_Withdrawals_GivenTheReceiverRefuses() public {
        Moody moody = new Moody();
        boxes = boxesOf(address(moody), address(moody), DEADLINE, source());
        vm.prank(OPERATOR);
        cards.transferFrom(OPERATOR, address(moody), ids[0]);
        moody.act(address(cards), 0, abi.encodeCall(cards.setApprovalForAll, (address(boxes), true)));
        uint256[] memory one = range(ids[0], 1);
        moody.act(address(boxes), 0, abi.encodeCall(boxes.createSeries, (BOX, start, end, 0, 0, PENALTY, one)));
        boxes.addBond{value: 5}(ONE);
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(boxes), 0, abi.encodeCall(boxes.withdrawBond, (ONE, 5)));
        expectReason(Trx.TRANSFER_FAILED);
        boxes.withdrawProceeds(ONE);
    }

    // ---- After the sale

    function test_TakeBack_GivenItMayNot() public {
        expectReason(BoxReason.NOT_OPERATOR);
        vm.prank(ALICE);
        boxes.takeBack(ONE, 1);
        vm.warp(end - 1);
        expectReason(BoxReason.NOT_ENDED);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 1);
        vm.warp(end);
        expectReason(BoxReason.COUNT);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 0);
        expectReason(BoxReason.COUNT);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 21);
        expectReason(BoxReason.TOO_FEW);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 11);
    }

    /// @dev ALICE's sealed box keeps its chance at every card: the operator draws by the same rules.
    function test_TakeBack() public {
        uint256[] memory alices = take(ALICE, 1);
        vm.warp(end);
        vm.expectEmit(address(boxes));
        emit IBlindBoxes.TakenBack(ONE, box(ONE, 2), 9);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 9);
        stock(10, 10, 0, 0);
        (uint256 state, address holder, uint256 price, uint256 paid,,) = boxes.boxOf(box(ONE, 10));
        vm.assertTrue(state == 2 && holder == OPERATOR && price == 0 && paid == 0, "a box for nothing");

        Asked memory asked = ask(range(box(ONE, 2), 9), SEED, OPERATOR);
        asked.amount = 0;
        uint256 before = cards.balanceOf(OPERATOR);
        mine(2);
        settle(asked);
        vm.assertEq(cards.balanceOf(OPERATOR) - before, 9, "drawn");
        vm.assertEq(boxes.proceedsOf(ONE), 0, "nothing was paid");
        asked = ask(alices, SEED, ALICE);
        mine(2);
        settle(asked);
        vm.assertEq(cards.balanceOf(ALICE), 1, "the last");
        stock(10, 0, 0, 0);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, BOND);
    }

    function make(
        uint256 price,
        uint256 from,
        uint256 to,
        uint256 share,
        uint256 time,
        uint256 penalty,
        uint256[] memory tokenIds
    ) private {
        vm.prank(OPERATOR);
        boxes.createSeries(price, from, to, share, time, penalty, tokenIds);
    }

    function odd(uint256 price, uint256 from, uint256 to, uint256 share, uint256 time, uint256 penalty) private {
        uint256[] memory tokenIds = ids;
        expectReason(BoxReason.TERMS);
        make(price, from, to, share, time, penalty, tokenIds);
    }

    function check(
        uint256 id,
        uint256 price,
        uint256 from,
        uint256 to,
        uint256 share,
        uint256 time,
        uint256 penalty
    ) private view {
        uint256[6] memory kept;
        (kept[0], kept[1], kept[2], kept[3], kept[4], kept[5]) = boxes.offerOf(id);
        vm.assertEq(kept[0], price, "price");
        vm.assertEq(kept[1], from, "start");
        vm.assertEq(kept[2], to, "end");
        vm.assertEq(kept[3], share, "first share");
        vm.assertEq(kept[4], time, "complete time");
        vm.assertEq(kept[5], penalty, "penalty");
    }
}
