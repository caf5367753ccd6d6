// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardMarketWorld} from "./CardMarketWorld.t.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {CardsReason} from "./ICards.sol";

// buy, given the card is staked and not matured
// ├── it should keep the money, leave the card, and end the listing
// └── it should refuse another sale of the card until this one is over
// ├── it should need no approval until it is settled
// settle
// ├── given there is no such sale ─ it should revert
// ├── given the stake is not over ─ it should revert
// ├── given the card moved, even there and back, or was staked again ─ it should revert
// └── otherwise it should swap card and money, by any caller; the reward stays the seller's cancelSale
// ├── given there is no such sale ─ it should revert
// ├── given the sale stands and the caller is not the buyer ─ it should revert
// └── otherwise it should give the buyer all of the money back
contract CardMarketFrozenTest is CardMarketWorld {
    function test_Freeze() public {
        pledge(ALICE, id);
        uint256 unlockTime = vm.getBlockTimestamp() + TERM;
        pass(1 hours);
        list(ALICE, id, TRX, ASK);
        uint256 bob = BOB.balance;
        vm.expectEmit(address(market));
        emit ICardMarket.Frozen(ALICE, BOB, id, 1, TRX, ASK, unlockTime);
        vm.prank(BOB);
        market.buy{value: ASK + 3}(id, 1, ASK);

        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
        vm.assertEq(bob - BOB.balance, ASK, "from the buyer");
        vm.assertEq(address(market).balance, ASK, "in the market");
        vm.assertTrue(!isOpen(id), "listing");
        (address seller, address buyer, address coin, uint256 amount, bool standing) = market.saleOf(id, 1);
        vm.assertEq(seller, ALICE, "seller");
        vm.assertEq(buyer, BOB, "buyer");
        vm.assertEq(coin, TRX, "coin");
        vm.assertEq(amount, ASK, "amount");
        vm.assertTrue(standing, "standing");
    }

    /// @dev A second before the unlock time money waits; at it card and money change hands at once.
    function test_Freeze_InTheLastSecond() public {
        pledge(ALICE, id);
        pass(1);
        list(ALICE, id, TRX, ASK);
        pass(TERM - 2);
        take(BOB, id);
        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
        vm.assertEq(address(market).balance, ASK, "in the market");
    }

    /// @dev The approval is needed when the card is handed over, not before.
    function test_Freeze_GivenTheApprovalIsGone() public {
        pledge(ALICE, id);
        pass(1);
        list(ALICE, id, TRX, ASK);
        vm.prank(ALICE);
        cards.setApprovalForAll(address(market), false);
        vm.prank(BOB);
        market.buy{value: ASK}(id, 1, ASK);
        pass(TERM - 1);
        expectReason(MarketReason.APPROVAL);
        market.settle(id, 1);
        vm.prank(ALICE);
        cards.approve(address(market), id);
        market.settle(id, 1);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
    }

    function test_SaleOf_ACardNobodyHas() public view {
        (address seller,,, uint256 amount, bool standing) = market.saleOf(2, 1);
        vm.assertEq(seller, address(0), "seller");
        vm.assertEq(amount, 0, "amount");
        vm.assertTrue(!standing, "not standing");
    }

    function test_Freeze_WithACoin() public {
        freeze(address(usdt));
        (,, address coin, uint256 amount,) = market.saleOf(id, 1);
        vm.assertEq(coin, address(usdt), "coin");
        vm.assertEq(amount, ASK, "amount");
        vm.assertEq(usdt.balanceOf(address(market)), ASK, "in the market");
    }

    /// @dev What is kept is what arrived: a coin that keeps some, and one that adds some.
    function test_Freeze_WithAnOddCoin() public {
        odd.setHabits(10, 0, false, false);
        freeze(address(odd));
        (,,, uint256 amount,) = market.saleOf(id, 1);
        vm.assertEq(amount, (ASK * 9) / 10, "amount");
        vm.prank(BOB);
        market.cancelSale(id, 1);
        odd.setHabits(0, 50, false, false);
        list(ALICE, id, address(odd), ASK);
        take(BOB, id);
        (,,, amount,) = market.saleOf(id, 2);
        vm.assertEq(amount, ASK, "amount of the second");
    }

    function test_Freeze_RefusesAnotherSale() public {
        freeze(TRX);
        uint256 end = expiry();
        expectReason(MarketReason.SOLD);
        vm.prank(ALICE);
        market.listForSale(id, TRX, 2 * ASK, end);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(DAVE);
        market.buy{value: ASK}(id, 1, ASK);
        expectReason(MarketReason.NOT_LISTED);
        vm.prank(ALICE);
        market.takeDown(id);
        vm.prank(ALICE);
        cards.exit(id);
        offer(DAVE, id, TRX, 2 * ASK);
        expectReason(MarketReason.SOLD);
        vm.prank(ALICE);
        market.accept(1, id, ASK);
    }

    function test_Settle_GivenNone() public {
        expectReason(MarketReason.NO_SALE);
        market.settle(id, 1);
        expectReason(MarketReason.NO_SALE);
        market.cancelSale(id, 1);
    }

    function test_Settle_TooEarly() public {
        freeze(TRX);
        pass(TERM - 1 hours - 1);
        expectReason(CardsReason.TOO_EARLY);
        market.settle(id, 1);
    }

    function test_Settle() public {
        freeze(TRX);
        pass(TERM - 1 hours);
        uint256 alice = ALICE.balance;
        vm.expectEmit(address(market));
        emit ICardMarket.Sold(ALICE, BOB, id, 2, 1, TRX, ASK, EACH, FUND, EACH);
        vm.prank(CAROL);
        market.settle(id, 1);

        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(ALICE.balance - alice, REST, "to the seller");
        vm.assertEq(cards.owedOf(ALICE), REWARD, "the seller's reward");
        vm.assertEq(address(market).balance, EACH, "left in the market");
        (address seller,,, uint256 amount, bool standing) = market.saleOf(id, 1);
        vm.assertEq(seller, address(0), "no sale");
        vm.assertEq(amount, 0, "no money");
        vm.assertTrue(!standing, "not standing");
        expectReason(MarketReason.NO_SALE);
        market.settle(id, 1);
        pass(1);
        list(BOB, id, TRX, ASK);
    }

    function test_Settle_AfterTheSellersUnlock() public {
        freeze(address(usdt));
        pass(TERM);
        vm.prank(ALICE);
        cards.unlock(id);
        market.settle(id, 1);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(usdt.balanceOf(ALICE), 1_000e6 + REST, "of the seller");
    }

    function test_Settle_AtOnceAfterTheSellersExit() public {
        freeze(TRX);
        vm.prank(ALICE);
        cards.exit(id);
        market.settle(id, 1);
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
    }

    /// @dev An old price must not come back with the card.
    function test_Settle_GivenTheCardMovedThereAndBack() public {
        freeze(TRX);
        vm.prank(ALICE);
        cards.exit(id);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, CAROL, id);
        vm.prank(CAROL);
        cards.transferFrom(CAROL, ALICE, id);
        expectReason(MarketReason.BROKEN);
        market.settle(id, 1);
        (,,,, bool standing) = market.saleOf(id, 1);
        vm.assertTrue(!standing, "not standing");
    }

    function test_Settle_GivenStakedAnew() public {
        freeze(TRX);
        vm.prank(ALICE);
        cards.exit(id);
        pledge(ALICE, id);
        pass(TERM);
        expectReason(MarketReason.BROKEN);
        market.settle(id, 1);
    }

    function test_CancelSale_ByAnother() public {
        freeze(TRX);
        expectReason(MarketReason.NOT_BUYER);
        vm.prank(ALICE);
        market.cancelSale(id, 1);
    }

    function test_CancelSale() public {
        freeze(TRX);
        uint256 bob = BOB.balance;
        vm.expectEmit(address(market));
        emit ICardMarket.SaleCancelled(ALICE, BOB, id, 1, TRX, ASK);
        vm.prank(BOB);
        market.cancelSale(id, 1);
        vm.assertEq(BOB.balance - bob, ASK, "all of it");
        vm.assertEq(address(market).balance, 0, "left in the market");
        vm.assertTrue(!isOpen(id), "the listing stays ended");
        expectReason(MarketReason.NO_SALE);
        vm.prank(BOB);
        market.cancelSale(id, 1);
        list(ALICE, id, TRX, ASK);
        vm.assertTrue(isOpen(id), "listed anew");
    }

    /// @dev Also with the USDT that returns false, after the term, and for a card that moved: then anyone.
    function test_CancelSale_ByAnyoneOnceBroken() public {
        freeze(address(usdt));
        vm.prank(ALICE);
        cards.exit(id);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, CAROL, id);
        pass(TERM);
        vm.prank(CAROL);
        market.cancelSale(id, 1);
        vm.assertEq(usdt.balanceOf(BOB), 1_000e6, "all of it");
    }

    /// @dev The earlier buyer's money is his whatever the next owner does.
    function test_FrozenSales_OfOneCardStandApart() public {
        freeze(TRX);
        vm.prank(ALICE);
        cards.exit(id);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        pledge(BOB, id);
        pass(1);
        list(BOB, id, TRX, 3 * ASK);
        take(DAVE, id);
        vm.assertEq(address(market).balance, 4 * ASK, "both wait");
        vm.prank(BOB);
        market.cancelSale(id, 1);
        vm.assertEq(address(market).balance, 3 * ASK, "one waits");
        pass(TERM);
        market.settle(id, 2);
        vm.assertEq(cards.ownerOf(id), DAVE, "owner");
    }

    function test_Exit_IsNeverHeldUpByASale(bool broken) public {
        freeze(TRX);
        token.setBroken(broken);
        vm.prank(ALICE);
        cards.exit(id);
        token.setBroken(false);
        (,,, uint256 unlockTime) = cards.cardFacts(id);
        vm.assertEq(unlockTime, 0, "not staked");
    }
}
