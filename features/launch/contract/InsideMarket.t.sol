// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Curve} from "./Curve.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

// buyInside
// ├── when the market is not open, inactive, by the creator ─ it should revert
// ├── given no share, more than an address may have or than are left, or too little ─ it should revert
// ├── given the last share ─ the sale should be listable, for good
// └── otherwise it should take the price of the curve and return the rest
// sellInside
// ├── when the sale is listed or failed, without so many shares, or for less than the least ─ it should revert
// └── otherwise it should pay what the curve has for them
contract InsideMarketTest is LaunchWorld {
    function test_Buy_WhenRefused() public {
        sold(4);
        buyFails(ALICE, 1, FIRST * 2, SaleReason.NOT_IN_PROGRESS);
        toEnd();
        buyFails(ALICE, 0, FIRST, SaleReason.ZERO);
        buyFails(CAROL, 1, FIRST * 2, SaleReason.NOT_ACTIVE);
        buyFails(MAKER, 1, FIRST * 2, SaleReason.CREATOR);
        buyFails(ALICE, 201, 1e12, SaleReason.MAXIMUM);
        buyFails(ALICE, type(uint256).max, 1e12, SaleReason.MAXIMUM);
        (uint256 cost,,,,) = sale.quote(1);
        buyFails(ALICE, 1, cost - 1, SaleReason.COST);
        buy(ALICE, 150);
        buyFails(ALICE, 51, 1e12, SaleReason.MAXIMUM);
        buyFails(ALICE, type(uint256).max - 100, 1e12, SaleReason.MAXIMUM);
        buy(BOB, 150);
        for (uint256 i; i < 3; ++i) buy(user(i), 200);
        buyFails(user(3), 101, 1e12, SaleReason.TOO_FEW);
        toListable();
        buyFails(user(3), 1, 1e12, SaleReason.NOT_IN_PROGRESS);
    }

    function test_Buy_GivenNoInternalMarket() public {
        withoutInside();
        sold(4);
        toEnd();
        vm.assertEq(sale.state(), LISTABLE, "at once");
        buyFails(ALICE, 1, 1e12, SaleReason.NOT_IN_PROGRESS);
        expectReason(SaleReason.NO_SHARES);
        sale.sellInside(1, 0);
        (uint256 cost, uint256 proceeds, uint256 price, uint256 more, uint256 less) = sale.quote(1);
        vm.assertEq(cost + proceeds + price + more + less, 0, "no price");
    }

    function test_Buy_TakesThePrice() public {
        sold(4);
        toEnd();
        uint256 before = ALICE.balance;
        // 150 TRX * (10 + 100 / 2,000), and the price after it 150 * 1.01.
        vm.expectEmit(address(sale));
        emit ISale.BoughtInside(ALICE, 10, 1_507.5e6, 10, 151.5e6);
        vm.prank(ALICE);
        sale.buyInside{value: 2_000e6}(10);
        vm.assertEq(before - ALICE.balance, 1_507.5e6, "the rest came back");
        vm.assertEq(insideOf(ALICE), 10, "shares");
        (uint256 cost, uint256 proceeds, uint256 price, uint256 more, uint256 less) = sale.quote(10);
        vm.assertEq(price, 151.5e6, "price");
        vm.assertEq(cost, 1_522.5e6, "the next ten");
        vm.assertEq(proceeds, 1_507.5e6, "the same back");
        vm.assertEq(more, 153e6, "after a purchase");
        vm.assertEq(less, FIRST, "after a sale");
        vm.prank(BOB);
        sale.buyInside{value: 1_522.5e6}(10);
        vm.assertEq(address(sale).balance, owed(), "all of it is owed");
    }

    function test_Quote_BeyondWhatThereIs() public {
        sold(4);
        toEnd();
        (uint256 cost, uint256 proceeds,,,) = sale.quote(1_001);
        vm.assertEq(cost + proceeds, 0, "neither");
        (cost,,,,) = sale.quote(1_000);
        vm.assertEq(cost, 225_000e6, "the whole curve: 150 TRX * 1.5 * 1,000");
    }

    /// @dev A seller of the last share cannot hold up the listing.
    function test_LastShare_SoldBack_ListableAllTheSame() public {
        sold(4);
        toEnd();
        for (uint256 i = 10; i < 15; ++i) buy(user(i), 200);
        vm.assertEq(sale.state(), LISTABLE, "listable at once");
        (,,,,, uint256 listableAt,,) = sale.totals();
        vm.assertEq(listableAt, block.timestamp, "from now on");
        pass(1 hours);
        sell(user(14), 200);
        vm.assertEq(sale.state(), LISTABLE, "still");
        buyFails(user(16), 1, 1e12, SaleReason.NOT_IN_PROGRESS);
        list();
        vm.assertEq(sale.state(), LISTED, "listed");
    }

    function test_Sell_WhenRefused() public {
        sold(4);
        sellFails(ALICE, 1, SaleReason.NOT_IN_PROGRESS);
        toEnd();
        sellFails(ALICE, 0, SaleReason.ZERO);
        sellFails(ALICE, 1, SaleReason.NO_SHARES);
        buy(ALICE, 10);
        sellFails(ALICE, 11, SaleReason.NO_SHARES);
        expectReason(SaleReason.LESS);
        vm.prank(ALICE);
        sale.sellInside(10, 1_507.5e6 + 1);
        toListable();
        list();
        sellFails(ALICE, 1, SaleReason.NOT_IN_PROGRESS);
    }

    function test_Sell_GivenItFailed() public {
        sold(2);
        toEnd();
        sellFails(ALICE, 1, SaleReason.NOT_IN_PROGRESS);
    }

    function test_Sell_PaysTheSameBack() public {
        sold(4);
        toEnd();
        uint256 before = ALICE.balance;
        buy(ALICE, 10);
        buy(BOB, 20);
        sell(BOB, 20);
        vm.expectEmit(address(sale));
        emit ISale.SoldInside(ALICE, 4, 604.8e6, 6, 150.9e6);
        vm.prank(ALICE);
        sale.sellInside(4, 604.8e6);
        sell(ALICE, 6);
        // What was sold is not hers to sell again.
        sellFails(ALICE, 1, SaleReason.NO_SHARES);
        vm.assertEq(ALICE.balance, before, "nothing lost, nothing won");
        (, uint256 curve,,,) = sale.money();
        vm.assertEq(curve, 0, "an empty reserve");
    }

    /// @dev Any trades in any order: what the curve has is C(sold).
    function test_Fuzz_Reserve_IsExact(uint256 first, uint256 all, uint256[16] memory moves) public view {
        (first, all) = (bound(first, 1e6, 2e11), bound(all, 10, 1_000_000));
        uint256 reserve;
        uint256 at;
        for (uint256 i; i < 16; ++i) {
            uint256 next = bound(moves[i], 0, all);
            uint256 there = Curve.reserveOf(first, all, next);
            reserve = next > at
                ? reserve + (there - Curve.reserveOf(first, all, at))
                : reserve - (Curve.reserveOf(first, all, at) - there);
            at = next;
            // By hand: first * (x + x^2 / 2N), never rounded down, never more than one sun above.
            uint256 exact = first * at * (2 * all + at);
            vm.assertGe(reserve * 2 * all, exact, "enough");
            vm.assertLe(reserve * 2 * all, exact + 2 * all - 1, "no more");
        }
    }

    // ---- Inside

    function buyFails(address who, uint256 shares, uint256 sun, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.buyInside{value: sun}(shares);
    }

    function sellFails(address who, uint256 shares, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.sellInside(shares, 0);
    }
}
