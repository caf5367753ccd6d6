// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {MoneyReason} from "../../team/contract/public/Money.sol";
import {CardMarketWorld} from "./CardMarketWorld.t.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {CardsReason} from "./ICards.sol";

// offerOnCard, offerOnLevel
// ├── given the caller is not active ─ it should revert
// ├── when nobody has the card, or there is no such level ─ it should revert
// ├── when coin, amount, expiry or TRX are wrong ─ it should revert
// └── otherwise it should keep what arrives
// accept
// ├── when there is no such offer, or it has expired ─ it should revert
// ├── given the caller does not own the card, or made the offer ─ it should revert
// ├── when the offer is for another card or level, or below the minimum ─ it should revert
// ├── given the card is staked and not matured ─ it should revert
// └── otherwise it should swap card and money
// cancelOffer
// ├── given the caller is another and it has not expired ─ it should revert
// └── otherwise it should give all of the money back
contract CardMarketOffersTest is CardMarketWorld {
    function test_Offer_GivenNotActive() public {
        uint256 end = expiry();
        expectReason(CardsReason.NOT_ACTIVE);
        vm.prank(CAROL);
        market.offerOnCard{value: ASK}(id, TRX, ASK, end);
        expectReason(CardsReason.NOT_ACTIVE);
        vm.prank(CAROL);
        market.offerOnLevel{value: ASK}(1, TRX, ASK, end);
    }

    function test_Offer_WhenThereIsNothing() public {
        uint256 end = expiry();
        expectReason(MarketReason.NO_CARD);
        vm.prank(BOB);
        market.offerOnCard{value: ASK}(2, TRX, ASK, end);
        expectReason(CardsReason.LEVEL);
        vm.prank(BOB);
        market.offerOnLevel{value: ASK}(0, TRX, ASK, end);
        expectReason(CardsReason.LEVEL);
        vm.prank(BOB);
        market.offerOnLevel{value: ASK}(3, TRX, ASK, end);
        vm.prank(BOB);
        market.offerOnLevel{value: ASK}(2, TRX, ASK, end);
    }

    function test_Offer_WhenTheTermsAreWrong() public {
        uint256 end = expiry();
        uint256 now_ = vm.getBlockTimestamp();
        expectReason(MoneyReason.COIN);
        vm.prank(BOB);
        market.offerOnCard(id, address(token), ASK, end);
        expectReason(MarketReason.AMOUNT);
        vm.prank(BOB);
        market.offerOnCard{value: 9_999}(id, TRX, 9_999, end);
        expectReason(MarketReason.EXPIRY);
        vm.prank(BOB);
        market.offerOnCard{value: ASK}(id, TRX, ASK, now_);
        expectReason(MoneyReason.VALUE);
        vm.prank(BOB);
        market.offerOnCard{value: ASK - 1}(id, TRX, ASK, end);
        expectReason(MoneyReason.VALUE);
        vm.prank(BOB);
        market.offerOnCard{value: 1}(id, address(usdt), ASK, end);
    }

    function test_Offer() public {
        uint256 end = expiry();
        uint256 bob = BOB.balance;
        vm.expectEmit(address(market));
        emit ICardMarket.Offered(BOB, 1, 3, id, TRX, ASK, end);
        vm.prank(BOB);
        market.offerOnCard{value: ASK + 9}(id, TRX, ASK, end);
        vm.assertEq(bob - BOB.balance, ASK, "change came back");
        vm.assertEq(address(market).balance, ASK, "in the market");

        vm.expectEmit(address(market));
        emit ICardMarket.Offered(DAVE, 2, 4, 2, address(usdt), ASK, end);
        vm.prank(DAVE);
        market.offerOnLevel(2, address(usdt), ASK, end);
        vm.assertEq(usdt.balanceOf(address(market)), ASK, "USDT in the market");
        (address maker, uint256 kind, uint256 target, address coin, uint256 amount, uint256 until) = market.offerOf(2);
        vm.assertEq(maker, DAVE, "maker");
        vm.assertEq(kind, 4, "kind");
        vm.assertEq(target, 2, "level");
        vm.assertEq(coin, address(usdt), "coin");
        vm.assertEq(amount, ASK, "amount");
        vm.assertEq(until, end, "expiry");
    }

    function test_Offer_WithACoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        offer(BOB, id, address(odd), ASK);
        (,,,, uint256 amount,) = market.offerOf(1);
        vm.assertEq(amount, (ASK * 9) / 10, "what arrived");
        vm.prank(ALICE);
        market.accept(1, id, (ASK * 9) / 10);
        vm.assertEq(market.creditOf(FUND, address(odd)), (EACH * 9) / 10, "creator fee of what arrived");
    }

    function test_Accept_WhenThereIsNone() public {
        notAccepted(ALICE, 1, id, 0, MarketReason.NO_OFFER);
        offer(BOB, id, TRX, ASK);
        pass(MONTH);
        notAccepted(ALICE, 1, id, 0, MarketReason.NO_OFFER);
    }

    function test_Accept_InTheLastSecond() public {
        offer(BOB, id, TRX, ASK);
        pass(MONTH - 1);
        vm.prank(ALICE);
        market.accept(1, id, ASK);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
    }

    function test_Accept_GivenNoApproval() public {
        offer(BOB, id, TRX, ASK);
        vm.prank(ALICE);
        cards.setApprovalForAll(address(market), false);
        notAccepted(ALICE, 1, id, 0, MarketReason.APPROVAL);
        pledge(ALICE, id);
        notAccepted(ALICE, 1, id, 0, CardsReason.TOO_EARLY);
        pass(TERM);
        notAccepted(ALICE, 1, id, 0, MarketReason.APPROVAL);
        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
    }

    function test_Accept_GivenNotYours() public {
        offer(BOB, id, TRX, ASK);
        notAccepted(DAVE, 1, id, 0, CardsReason.NOT_YOURS);
    }

    function test_Accept_OfOnesOwnOffer() public {
        offer(BOB, bobs, TRX, ASK);
        notAccepted(BOB, 1, bobs, 0, MarketReason.OWN_CARD);
    }

    function test_Accept_WhenForAnother() public {
        offer(DAVE, id, TRX, ASK);
        notAccepted(BOB, 1, bobs, 0, MarketReason.OTHER_CARD);
        uint256 end = expiry();
        vm.prank(DAVE);
        market.offerOnLevel{value: ASK}(1, TRX, ASK, end);
        notAccepted(BOB, 2, bobs, 0, MarketReason.OTHER_CARD);
        // A card offer for number 4 is none for level 4, nor the other way round.
        vm.prank(ALICE);
        market.accept(2, id, ASK);
        vm.assertEq(cards.ownerOf(id), DAVE, "owner");
    }

    function test_Accept_WhenBelowTheMinimum() public {
        offer(BOB, id, TRX, ASK);
        notAccepted(ALICE, 1, id, ASK + 1, MarketReason.BELOW_MIN);
    }

    function test_Accept() public {
        offer(BOB, id, TRX, ASK);
        uint256 alice = ALICE.balance;
        vm.expectEmit(address(market));
        emit ICardMarket.Sold(ALICE, BOB, id, 3, 1, TRX, ASK, EACH, FUND, EACH);
        vm.prank(ALICE);
        market.accept(1, id, ASK);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(ALICE.balance - alice, REST, "to the seller");
        (address maker,,,, uint256 amount,) = market.offerOf(1);
        vm.assertEq(maker, address(0), "no offer");
        vm.assertEq(amount, 0, "no money");
        notAccepted(BOB, 1, id, 0, MarketReason.NO_OFFER);
    }

    function test_Accept_OnALevel() public {
        uint256 end = expiry();
        vm.prank(DAVE);
        market.offerOnLevel(2, address(usdt), ASK, end);
        vm.expectEmit(address(market));
        emit ICardMarket.Sold(BOB, DAVE, bobs, 4, 1, address(usdt), ASK, EACH, FUND, EACH);
        vm.prank(BOB);
        market.accept(1, bobs, 0);
        vm.assertEq(cards.ownerOf(bobs), DAVE, "owner");
        vm.assertEq(usdt.balanceOf(BOB), 1_000e6 + REST, "of the seller");
    }

    function test_Accept_OfAStakedCard() public {
        offer(BOB, id, TRX, ASK);
        pledge(ALICE, id);
        notAccepted(ALICE, 1, id, 0, CardsReason.TOO_EARLY);
        pass(TERM);
        vm.prank(ALICE);
        market.accept(1, id, 0);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(cards.owedOf(ALICE), REWARD, "the seller's reward");
    }

    function test_CancelOffer_ByAnother() public {
        offer(BOB, id, TRX, ASK);
        pass(MONTH - 1);
        expectReason(MarketReason.NOT_MAKER);
        market.cancelOffer(1);
        pass(1);
        uint256 bob = BOB.balance;
        market.cancelOffer(1);
        vm.assertEq(BOB.balance - bob, ASK, "all of it");
        expectReason(MarketReason.NO_OFFER);
        market.cancelOffer(1);
    }

    function test_CancelOffer() public {
        offer(BOB, id, address(usdt), ASK);
        vm.expectEmit(address(market));
        emit ICardMarket.OfferCancelled(BOB, 1, address(usdt), ASK);
        vm.prank(BOB);
        market.cancelOffer(1);
        vm.assertEq(usdt.balanceOf(BOB), 1_000e6, "all of it");
        vm.assertEq(usdt.balanceOf(address(market)), 0, "left in the market");
    }

    function testFuzz_Offers_StandApart(uint256 first, uint256 second) public {
        first = bound(first, 10_000, 500e6);
        second = bound(second, 10_000, 500e6);
        offer(BOB, id, TRX, first);
        offer(DAVE, id, TRX, second);
        vm.prank(BOB);
        market.cancelOffer(1);
        vm.assertEq(address(market).balance, second, "the other's");
        vm.prank(ALICE);
        market.accept(2, id, second);
        vm.assertEq(address(market).balance, market.creditOf(FUND, TRX), "only the creator's");
    }

    function notAccepted(address by, uint256 number, uint256 tokenId, uint256 least, string memory reason) private {
        expectReason(reason);
        vm.prank(by);
        market.accept(number, tokenId, least);
    }
}
