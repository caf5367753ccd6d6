// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Curve} from "./Curve.sol";

/// @dev Random sales as numbers alone, each with two who think. A buyer buys the last shares of the curve, lists, and sells
/// all tokens into the new pool in the same second. The creator buys through other addresses, as many of all shares as it
/// likes, sells before anybody else, and gets its part of the raise.
contract RationalSales is TestBase {
    uint256 public played;
    uint256 public reserveWrong;
    uint256 public tokensMissing;
    uint256 public aheadByBuyingLast;
    uint256 public paidAboveListing;
    uint256 public aheadByRedeeming;
    uint256 public creatorHalf;
    uint256 public creatorThird;

    /// @dev What the creator has through other addresses: presale shares, inside shares, what it paid for both.
    struct Hidden {
        uint256 shares;
        uint256 inside;
        uint256 paid;
    }

    struct Plan {
        uint256 price;
        uint256 first;
        uint256 shares;
        uint256 sold;
        uint256 share;
        uint256 backing;
    }

    function play(uint256 seed, uint256[6] calldata any, uint256[12] calldata trades) external {
        Plan memory plan;
        plan.price = bound(any[0], 1e6, 1e11);
        plan.first = bound(any[1], plan.price, 2 * plan.price);
        plan.shares = bound(any[2], 10, 1_000_000);
        plan.sold = bound(any[3], (plan.shares * 3 + 9) / 10, plan.shares);
        uint256 supply = 10 ** bound(seed, 18, 33);
        plan.share = supply / (4 * plan.shares);
        plan.backing = bound(any[4], 0, 5_000);
        uint256 inside = trade(plan, trades);
        // A fifth at most, all of it at the end of the curve.
        uint256 own = bound(any[5], 1, plan.shares / 5);
        if (inside + own > plan.shares) inside = plan.shares - own;
        end(plan, supply, inside + own, own);
        playCreator(plan, inside + own, uint256(keccak256(abi.encode(seed, any[5]))));
        ++played;
    }

    /// @dev Each of its numbers is none, all, or any between.
    function playCreator(Plan memory plan, uint256 inside, uint256 seed) private {
        Hidden memory own;
        own.shares = part(plan.sold, seed);
        own.inside = part(inside, seed >> 32);
        uint256 reserve = Curve.reserveOf(plan.first, plan.shares, inside);
        // The first of the curve, which are the cheapest, or the last.
        uint256 before = (seed >> 64) % 2 == 0 ? 0 : inside - own.inside;
        uint256 ofCurve = Curve.reserveOf(plan.first, plan.shares, before + own.inside)
            - Curve.reserveOf(plan.first, plan.shares, before);
        own.paid = own.shares * plan.price + ofCurve;
        (uint256 atOnce, uint256 tap) = creatorGets(plan, inside, own, part(10_000, seed >> 96));
        uint256 others = plan.sold * plan.price + reserve - own.paid;
        // A sun for each share, by which prices are rounded.
        uint256 dust = plan.sold + inside;
        if (2 * (atOnce + tap) > 2 * own.paid + others + dust) ++creatorHalf;
        if (3 * atOnce > 3 * own.paid + others + dust) ++creatorThird;
    }

    /// @dev As if all unlocked at once and nobody sold before, which is the most: a part is sold, the rest redeemed.
    function creatorGets(
        Plan memory plan,
        uint256 inside,
        Hidden memory own,
        uint256 rate
    ) public view returns (uint256 atOnce, uint256 tap) {
        uint256 raise = plan.sold * plan.price;
        uint256 floorSun = raise * plan.backing / 10_000;
        uint256 poolSun = (raise - floorSun) * 70 / 100;
        tap = raise - floorSun - poolSun;
        uint256 tokens = poolSun * plan.share / plan.price;
        if (inside > 0) {
            poolSun += Curve.reserveOf(plan.first, plan.shares, inside);
            tokens = Curve.tokensAt(plan.first, plan.shares, inside, poolSun, plan.share);
        }
        uint256 all = (own.shares + own.inside) * plan.share;
        uint256 sells = all * rate / 10_000;
        atOnce = sells * 997 * poolSun / (tokens * 1_000 + sells * 997);
        atOnce += floorSun * (all - sells) / (tokens + (plan.sold + inside) * plan.share);
    }

    function part(uint256 whole, uint256 seed) private pure returns (uint256) {
        uint256 any = uint32(seed);
        if (any % 4 == 0) return 0;
        return any % 4 == 1 ? whole : bound(any >> 2, 0, whole);
    }

    /// @dev The reserve after trades in any order is what the curve gives for what is sold.
    function trade(Plan memory plan, uint256[12] calldata trades) private returns (uint256 inside) {
        uint256 reserve;
        for (uint256 i; i < trades.length; ++i) {
            uint256 next = bound(trades[i], 0, plan.shares);
            uint256 was = Curve.reserveOf(plan.first, plan.shares, inside);
            uint256 will = Curve.reserveOf(plan.first, plan.shares, next);
            reserve = next > inside ? reserve + (will - was) : reserve - (was - will);
            inside = next;
        }
        if (reserve != Curve.reserveOf(plan.first, plan.shares, inside)) ++reserveWrong;
    }

    function end(Plan memory plan, uint256 supply, uint256 inside, uint256 own) private {
        uint256 raise = plan.sold * plan.price;
        uint256 floorSun = raise * plan.backing / 10_000;
        uint256 reserve = Curve.reserveOf(plan.first, plan.shares, inside);
        uint256 poolSun = (raise - floorSun) * 70 / 100 + reserve;
        uint256 tokens = Curve.tokensAt(plan.first, plan.shares, inside, poolSun, plan.share);
        if (tokens + (plan.sold + inside) * plan.share > supply) ++tokensMissing;
        uint256 paid = reserve - Curve.reserveOf(plan.first, plan.shares, inside - own);
        // Nobody paid more for a share than the price of the listing, but for the sun that rounding takes.
        if (paid > own * Curve.priceAt(plan.first, plan.shares, inside) + own + 1) ++paidAboveListing;
        uint256 sells = own * plan.share;
        uint256 got = (sells * 997 * poolSun) / (tokens * 1_000 + sells * 997);
        if (got > paid) ++aheadByBuyingLast;
        // Or redeems them all at the floor: nobody before it did, and what is needed for neither is burnt.
        uint256 left = tokens + (plan.sold + inside) * plan.share;
        if (floorSun * sells / left > paid) ++aheadByRedeeming;
    }
}

contract LaunchRationalTest is TestBase {
    RationalSales private sales;

    function setUp() public {
        sales = new RationalSales();
        target(address(sales));
    }

    /// @dev A thousand sales in a usual run, a million in the long one.
    function invariant_Rational() public view {
        vm.assertEq(sales.reserveWrong(), 0, "the reserve is exact");
        vm.assertEq(sales.tokensMissing(), 0, "there are tokens enough for the pool");
        vm.assertEq(sales.aheadByBuyingLast(), 0, "who buys last, lists and sells is never ahead");
        vm.assertEq(sales.paidAboveListing(), 0, "nobody paid more than the price of the listing");
        vm.assertEq(sales.aheadByRedeeming(), 0, "nor by the floor");
        vm.assertEq(sales.creatorHalf(), 0, "a creator that buys itself gets less than half of the others' TRX");
        vm.assertEq(sales.creatorThird(), 0, "and less than a third in the second of the listing");
    }

    /// @dev Near the worst case. Why the curve opens at twice the price at most: at ten times the creator takes most of what
    /// the others paid.
    function test_CreatorGets_WhenTheCurveOpensHigher() public view {
        vm.assertLe(percentAt(2), 46, "twice the price");
        vm.assertGe(percentAt(2), 40, "twice the price, which the model comes near to");
        vm.assertGe(percentAt(3), 51, "three times the price");
        vm.assertGe(percentAt(10), 75, "ten times the price");
    }

    /// @dev What the creator gets more than it paid, of what others paid. It has 29 of 100 presale
    /// shares, others one inside share for a hundred of them.
    function percentAt(uint256 times) private view returns (uint256) {
        RationalSales.Plan memory plan =
            RationalSales.Plan(1_000e6, times * 1_000e6, 100_000, 100_000, 2_500_000e18 / 1_000, 0);
        RationalSales.Hidden memory own = RationalSales.Hidden(29_000, 0, 29_000 * 1_000e6);
        uint256 inside = 1_000;
        (uint256 atOnce, uint256 tap) = sales.creatorGets(plan, inside, own, 10_000);
        uint256 others = 71_000 * 1_000e6 + Curve.reserveOf(plan.first, plan.shares, inside);
        return 100 * (atOnce + tap - own.paid) / others;
    }
}
