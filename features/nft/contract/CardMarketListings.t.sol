// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {MoneyReason} from "../../team/contract/public/Money.sol";
import {CardMarketWorld} from "./CardMarketWorld.t.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {CardsReason} from "./ICards.sol";

// listForSale
// ├── given the caller does not own the card ─ it should revert
// ├── when the price is below the least or above 96 bits ─ it should revert
// ├── when the expiry is not after now, or over a year away ─ it should revert
// ├── when the coin is unknown ─ it should revert
// ├── given the market may not move the card ─ it should revert; one card's approval is enough
// ├── given the card moved, was staked, or all was taken down in this block ─ it should revert
// └── otherwise it should replace the card's listing, and emit all of it takeDown
// ├── given the caller does not own the card, or there is no listing ─ it should revert
// └── otherwise it should end the listing
// takeDownAll
// └── it should end every listing of the caller, and no other's
// A listing ends when the card moves, is staked, or it expires; it survives the end of a stake
contract CardMarketListingsTest is CardMarketWorld {
    function test_List_GivenNotYours() public {
        uint256 end = expiry();
        expectReason(CardsReason.NOT_YOURS);
        vm.prank(BOB);
        market.listForSale(id, TRX, ASK, end);
    }

    function test_List_WhenThePriceIsOutOfRange() public {
        uint256 end = expiry();
        expectReason(MarketReason.AMOUNT);
        vm.prank(ALICE);
        market.listForSale(id, TRX, 9_999, end);
        expectReason(MarketReason.AMOUNT);
        vm.prank(ALICE);
        market.listForSale(id, TRX, 1 << 96, end);
        list(ALICE, id, TRX, 10_000);
        list(ALICE, id, TRX, (1 << 96) - 1);
        (,,,, uint256 price,) = market.listingOf(id);
        vm.assertEq(price, (1 << 96) - 1, "the highest price");
    }

    function test_List_WhenTheExpiryIsOutOfRange() public {
        uint256 now_ = vm.getBlockTimestamp();
        expectReason(MarketReason.EXPIRY);
        vm.prank(ALICE);
        market.listForSale(id, TRX, ASK, now_);
        expectReason(MarketReason.EXPIRY);
        vm.prank(ALICE);
        market.listForSale(id, TRX, ASK, now_ + 365 days + 1);
        vm.prank(ALICE);
        market.listForSale(id, TRX, ASK, now_ + 1);
        vm.prank(ALICE);
        market.listForSale(id, TRX, ASK, now_ + 365 days);
    }

    function test_List_WhenTheCoinIsUnknown() public {
        uint256 end = expiry();
        expectReason(MoneyReason.COIN);
        vm.prank(ALICE);
        market.listForSale(id, address(token), ASK, end);
    }

    function test_List_GivenNoApproval() public {
        uint256 end = expiry();
        vm.prank(ALICE);
        cards.setApprovalForAll(address(market), false);
        expectReason(MarketReason.APPROVAL);
        vm.prank(ALICE);
        market.listForSale(id, TRX, ASK, end);
        vm.prank(ALICE);
        cards.approve(address(market), id);
        list(ALICE, id, TRX, ASK);
        take(BOB, id);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
    }

    function test_List_InTheBlockOfAMove() public {
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        waitsForTheNextBlock(BOB);
    }

    function test_List_InTheBlockOfAStake() public {
        pledge(ALICE, id);
        waitsForTheNextBlock(ALICE);
    }

    function test_List_InTheBlockOfTakingAllDown() public {
        vm.prank(ALICE);
        market.takeDownAll();
        waitsForTheNextBlock(ALICE);
    }

    function test_List() public {
        uint256 end = expiry();
        vm.expectEmit(address(market));
        emit ICardMarket.Listed(ALICE, id, 1, TRX, ASK, end);
        vm.prank(ALICE);
        market.listForSale(id, TRX, ASK, end);

        vm.assertEq(cards.ownerOf(id), ALICE, "the card stays");
        (bool open, address seller, uint256 number, address coin, uint256 price, uint256 until) = market.listingOf(id);
        vm.assertTrue(open, "open");
        vm.assertEq(seller, ALICE, "seller");
        vm.assertEq(number, 1, "number");
        vm.assertEq(coin, TRX, "coin");
        vm.assertEq(price, ASK, "price");
        vm.assertEq(until, end, "expiry");
    }

    function test_List_OfAStakedCard() public {
        pledge(ALICE, id);
        pass(1);
        uint256 end = expiry();
        vm.expectEmit(address(market));
        emit ICardMarket.Listed(ALICE, id, 1, address(odd), ASK, end);
        vm.prank(ALICE);
        market.listForSale(id, address(odd), ASK, end);
        (,,, address coin,,) = market.listingOf(id);
        vm.assertEq(coin, address(odd), "coin");
    }

    function test_List_Again_ReplacesTheListing() public {
        list(ALICE, id, TRX, ASK);
        list(ALICE, id, address(usdt), 2 * ASK);
        (bool open,, uint256 number, address coin, uint256 price,) = market.listingOf(id);
        vm.assertTrue(open, "open");
        vm.assertEq(number, 2, "number");
        vm.assertEq(coin, address(usdt), "coin");
        vm.assertEq(price, 2 * ASK, "price");
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_TakeDown_GivenNotYoursOrNothing() public {
        list(ALICE, id, TRX, ASK);
        expectReason(CardsReason.NOT_YOURS);
        vm.prank(BOB);
        market.takeDown(id);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.takeDown(bobs);
    }

    function test_TakeDown_OfAnEarlierOwnersListing() public {
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.takeDown(id);
    }

    function test_TakeDown() public {
        list(ALICE, id, TRX, ASK);
        vm.expectEmit(address(market));
        emit ICardMarket.TakenDown(ALICE, id, 1);
        vm.prank(ALICE);
        market.takeDown(id);
        vm.assertTrue(!isOpen(id), "not open");
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(ALICE);
        market.takeDown(id);
        list(ALICE, id, TRX, ASK);
        vm.assertEq(numberOf(id), 2, "the next number");
    }

    /// @dev Even expired, without an approval, and by an account that is not active.
    function test_TakeDown_HasNoConditions() public {
        vm.prank(ALICE);
        cards.transferFrom(ALICE, CAROL, id);
        pass(1);
        list(CAROL, id, TRX, ASK);
        pass(2 * MONTH);
        vm.prank(CAROL);
        cards.setApprovalForAll(address(market), false);
        vm.prank(CAROL);
        market.takeDown(id);
    }

    function test_TakeDownAll() public {
        uint256 second = buy(ALICE, 1);
        pass(1);
        list(ALICE, id, TRX, ASK);
        list(ALICE, second, TRX, ASK);
        list(BOB, bobs, TRX, ASK);
        vm.expectEmit(address(market));
        emit ICardMarket.AllTakenDown(ALICE);
        vm.prank(ALICE);
        market.takeDownAll();
        vm.assertTrue(!isOpen(id) && !isOpen(second), "alice's");
        vm.assertTrue(isOpen(bobs), "bob's");
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_Listing_EndsWhenTheCardMoves() public {
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, CAROL, id);
        vm.assertTrue(!isOpen(id), "moved");
        pass(1 days);
        vm.prank(CAROL);
        cards.transferFrom(CAROL, ALICE, id);
        vm.assertTrue(!isOpen(id), "moved back");
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
    }

    /// @dev There and back in the block of the listing: of one block neither is younger.
    function test_Listing_EndsWhenTheCardMovesInItsBlock() public {
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, ALICE, id);
        vm.assertTrue(!isOpen(id), "moved to herself");
    }

    function test_Listing_EndsWhenTheCardIsStaked() public {
        list(ALICE, id, TRX, ASK);
        pass(1 days);
        pledge(ALICE, id);
        vm.assertTrue(!isOpen(id), "staked");
        vm.prank(ALICE);
        cards.exit(id);
        vm.assertTrue(!isOpen(id), "left again");
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_Listing_OfAStakedCard_SurvivesItsEnd() public {
        pledge(ALICE, id);
        pass(1 hours);
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.exit(id);
        vm.assertTrue(isOpen(id), "open");
        take(BOB, id);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
    }

    function test_Listing_EndsAtItsExpiry() public {
        list(ALICE, id, TRX, ASK);
        pass(MONTH - 1);
        vm.assertTrue(isOpen(id), "a second before");
        pass(1);
        vm.assertTrue(!isOpen(id), "at the expiry");
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
    }

    function test_Listing_IsNotOpenWithoutTheApproval() public {
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.setApprovalForAll(address(market), false);
        vm.assertTrue(!isOpen(id), "not open");
    }

    function test_ListingOf_ACardNeverListed() public view {
        (bool open, address seller, uint256 number,,,) = market.listingOf(id);
        vm.assertTrue(!open, "not open");
        vm.assertEq(seller, ALICE, "owner");
        vm.assertEq(number, 0, "number");
    }

    function test_Coins() public view {
        address[] memory coins = market.coins();
        vm.assertEq(coins.length, 3, "coins");
        vm.assertEq(coins[0], TRX, "first");
        vm.assertEq(coins[1], address(usdt), "second");
        vm.assertEq(coins[2], address(odd), "third");
    }

    function waitsForTheNextBlock(address seller) private {
        uint256 end = expiry();
        expectReason(MarketReason.SAME_BLOCK);
        vm.prank(seller);
        market.listForSale(id, TRX, ASK, end);
        pass(1);
        list(seller, id, TRX, ASK);
        vm.assertTrue(isOpen(id), "open");
    }
}
