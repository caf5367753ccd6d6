// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Curve} from "./Curve.sol";

/// @dev Random sales as numbers alone, each with a buyer who thinks: it buys the last shares of the curve, lists, and sells
/// all tokens into the new pool in the same second.
contract RationalSales is TestBase {
    uint256 public played;
    uint256 public reserveWrong;
    uint256 public tokensMissing;
    uint256 public aheadByBuyingLast;
    uint256 public paidAboveListing;
    uint256 public aheadByRedeeming;

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
        ++played;
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
    }
}
