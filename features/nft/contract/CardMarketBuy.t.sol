// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {MoneyReason} from "../../team/contract/public/Money.sol";
import {CardMarketWorld} from "./CardMarketWorld.t.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {CardsReason} from "./ICards.sol";
import {Moody} from "./Moody.t.sol";

// buy
// ├── given the buyer is not active, or owns the card ─ it should revert
// ├── when the listing is another one ─ it should revert
// ├── when the price is above the buyer's maximum ─ it should revert
// ├── when TRX are too few, or come with a price in another coin ─ it should revert
// ├── given the seller took the approval back ─ it should revert
// ├── given the buyer refuses its change ─ it should revert
// ├── given the buyer lacks the coin ─ it should revert, and the card stays
// └── otherwise
//     ├── it should move card and money in one call, and emit both fees
//     ├── it should give change back
//     └── given a matured stake ─ it should end it; the reward stays the seller's
contract CardMarketBuyTest is CardMarketWorld {
    function test_Buy_GivenNotActive() public {
        list(ALICE, id, TRX, ASK);
        expectReason(CardsReason.NOT_ACTIVE);
        vm.prank(CAROL);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_Buy_GivenTheOwner() public {
        list(ALICE, id, TRX, ASK);
        expectReason(MarketReason.OWN_CARD);
        vm.prank(ALICE);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_Buy_WhenAnotherListing() public {
        list(ALICE, id, TRX, ASK);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 2, ASK);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(bobs, 0, ASK);
    }

    function test_Buy_WhenAboveTheMaximum() public {
        list(ALICE, id, TRX, ASK);
        expectReason(MarketReason.ABOVE_MAX);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK - 1);
    }

    function test_Buy_WhenTheTrxAreWrong() public {
        list(ALICE, id, TRX, ASK);
        expectReason(MoneyReason.VALUE);
        vm.prank(BOB);
        market.buy{value: ASK - 1}(id, 1, ASK);
        list(ALICE, id, address(usdt), ASK);
        expectReason(MoneyReason.VALUE);
        vm.prank(BOB);
        market.buy{value: 1}(id, 2, ASK);
    }

    function test_Buy_GivenTheApprovalIsGone() public {
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.setApprovalForAll(address(market), false);
        expectReason(MarketReason.APPROVAL);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_Buy_GivenTooLittleOfTheCoin() public {
        list(ALICE, id, address(usdt), 1_000e6 + 1);
        expectReason("Allowance too low");
        vm.prank(BOB);
        market.buy(id, 1, 2_000e6);
        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
        vm.assertTrue(isOpen(id), "open");
    }

    function test_Buy() public {
        list(ALICE, id, TRX, ASK);
        uint256 alice = ALICE.balance;
        uint256 bob = BOB.balance;
        vm.expectEmit(address(market));
        emit ICardMarket.Sold(ALICE, BOB, id, 1, 1, TRX, ASK, EACH, FUND, EACH);
        vm.prank(BOB);
        market.buy{value: ASK + 7}(id, 1, ASK);

        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(ALICE.balance - alice, REST, "to the seller");
        vm.assertEq(bob - BOB.balance, ASK, "from the buyer");
        vm.assertEq(market.creditOf(FUND, TRX), EACH, "creator fee");
        vm.assertEq(address(market).balance, EACH, "left in the market");
        vm.assertTrue(!isOpen(id), "listing");
    }

    function test_Buy_SplitsTheFeeAlongTheBuyersLine() public {
        list(BOB, bobs, TRX, 4 * ASK);
        uint256 before = splitter.earnedOf(BOB);
        (uint256 platform, uint256 pool) = splitter.undistributed();
        take(DAVE, bobs);
        (uint256 platformAfter, uint256 poolAfter) = splitter.undistributed();
        // 10,000,000: 10 % and 5 %, of 8,500,000 the platform 70 %.
        vm.assertEq(splitter.earnedOf(BOB) - before, 1_000_000, "dave's inviter");
        vm.assertEq(platformAfter - platform, 5_950_000, "platform");
        vm.assertEq(poolAfter - pool, 2_550_000, "pool");
    }

    function test_Buy_WithUsdt() public {
        list(ALICE, id, address(usdt), ASK);
        vm.expectEmit(address(market));
        emit ICardMarket.Sold(ALICE, BOB, id, 1, 1, address(usdt), ASK, EACH, FUND, EACH);
        take(BOB, id);

        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(usdt.balanceOf(ALICE), 1_000e6 + REST, "of the seller");
        vm.assertEq(usdt.balanceOf(BOB), 1_000e6 - ASK, "of the buyer");
        vm.assertEq(usdt.balanceOf(address(market)), 2 * EACH, "of the market");
        vm.assertEq(market.creditOf(FUND, address(usdt)), EACH, "creator fee");
    }

    /// @dev A tenth of 2 x 2.5 stays on the way: each fee is 2.25.
    function test_Buy_WithACoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        list(ALICE, id, address(odd), ASK);
        vm.expectEmit(address(market));
        emit ICardMarket.Sold(ALICE, BOB, id, 1, 1, address(odd), ASK, 2_250_000, FUND, 2_250_000);
        take(BOB, id);
        vm.assertEq(odd.balanceOf(ALICE), 1_000e6 + (REST * 9) / 10, "of the seller");
        vm.assertEq(odd.balanceOf(address(market)), 4_500_000, "of the market");
        vm.assertEq(market.creditOf(FUND, address(odd)), 2_250_000, "creator fee");
    }

    function test_Buy_GivenAMaturedStake() public {
        pledge(ALICE, id);
        pass(TERM - 1);
        list(ALICE, id, TRX, ASK);
        pass(1);
        uint256 alice = ALICE.balance;
        take(BOB, id);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(ALICE.balance - alice, REST, "to the seller, at once");
        vm.assertEq(address(market).balance, EACH, "nothing waits but the creator's");
        vm.assertEq(cards.owedOf(ALICE), REWARD, "reward of the seller");
        (,,, uint256 unlockTime) = cards.cardFacts(id);
        vm.assertEq(unlockTime, 0, "not staked");
    }

    function test_Buy_ByAContractThatRefusesChange() public {
        Moody moody = new Moody();
        vm.deal(address(moody), 2 * ASK);
        activateMoody(moody);
        list(ALICE, id, TRX, ASK);
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(market), ASK + 5, abi.encodeCall(market.buy, (id, 1, ASK)));
        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
    }

    /// @dev A seller that spends all energy it gets does not stop its sale.
    function test_Buy_FromAContractThatTakesNoTrx(bool spends) public {
        Moody moody = new Moody();
        moody.set(false, spends);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, address(moody), id);
        pass(1);
        moody.act(address(cards), 0, abi.encodeCall(cards.setApprovalForAll, (address(market), true)));
        moody.act(address(market), 0, abi.encodeCall(market.listForSale, (id, TRX, ASK, vm.getBlockTimestamp() + 1 days)));
        take(BOB, id);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(market.creditOf(address(moody), TRX), REST, "credit");
    }

    function testFuzz_Buy_LosesNothing(uint256 price, bool inUsdt) public {
        price = bound(price, 10_000, 1_000e6);
        list(ALICE, id, inUsdt ? address(usdt) : TRX, price);
        uint256 fees = splitterHolds();
        uint256 before = inUsdt ? usdt.balanceOf(ALICE) : ALICE.balance;
        take(BOB, id);
        uint256 got = (inUsdt ? usdt.balanceOf(ALICE) : ALICE.balance) - before;
        uint256 kept = inUsdt ? usdt.balanceOf(address(market)) : address(market).balance;
        vm.assertEq(got + kept + splitterHolds() - fees, price, "parts of the price");
        vm.assertGe(got, price - (price * 500) / 10_000, "at least for the seller");
        vm.assertLe(got, price - (price * 500) / 10_000 + 1, "at most for the seller");
    }

    function activateMoody(Moody moody) private {
        moody.act(address(team), 0, abi.encodeCall(team.bindParent, (ROOT)));
    }

    function splitterHolds() private view returns (uint256) {
        return address(splitter).balance;
    }
}
