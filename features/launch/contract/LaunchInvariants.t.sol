// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPair} from "../../exchange/contract/IPair.sol";
import {LaunchHandler} from "./LaunchHandler.t.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

/// @notice What holds after any calls, by anybody, in any order.
contract LaunchInvariantsTest is LaunchWorld {
    LaunchHandler private handler;

    function setUp() public override {
        super.setUp();
        withFees(300, 500);
        withProtection(5_880, 3_000);
        withBurns();
        (switches[1], numbers[8]) = (true, SUPPLY / 1_000_000);
        terms = [START, 10_000e6, 15_000e6, 20, 4, 4, 3_000, 4_000, 2_000, 10 days, 2_500, 10 days, 2_000];
        makeBoth();
        for (uint256 i; i < 6; ++i) user(i);
        vm.warp(START);
        handler = new LaunchHandler(sale, token, factory, router, MAKER);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Launch() public view {
        checkMoney();
        checkShares();
        checkTokens();
        checkLiquidity();
        checkNothingGoesWrong();
    }

    /// @dev One way through all of it, so that the campaign is about something: every state but two, and each exit.
    function test_Handler_ComesToTheEnd() public {
        for (uint256 i; i < 4; ++i) handler.mint(i, 3);
        handler.leave(0);
        handler.mint(0, 2);
        handler.jump(0, false);
        for (uint256 i; i < 6; ++i) handler.buyInside(i, 2);
        handler.sellInside(1, 1);
        handler.jump(1, false);
        this.invariant_Launch();
        handler.list(5);
        vm.assertEq(sale.state(), LISTED, "listed");
        handler.jump(3, false);
        for (uint256 i; i < 6; ++i) {
            handler.claim(i);
            handler.claimInside(i);
            handler.transfer(i, i + 1, 30);
            handler.swap(i, i % 2 == 0, 40);
            handler.redeem(i, 20);
        }
        handler.jump(4, false);
        handler.step(true);
        handler.step(false);
        handler.collectTap();
        this.invariant_Launch();
        vm.assertGe(handler.listings(), 20, "watched while listed");
        (, uint256 inside) = handler.sums();
        vm.assertGe(inside, 10, "with inside shares");
    }

    function checkMoney() private view {
        (uint256 raise, uint256 curve, uint256 floorLeft, uint256 tapLeft, uint256 credits) = sale.money();
        vm.assertEq(address(sale).balance, raise + curve + floorLeft + tapLeft + credits, "TRX = what is owed");
        vm.assertEq(credits, 0, "nobody refused TRX");
        (uint256 shares, uint256 inside) = handler.sums();
        if (sale.state() == LISTED) {
            vm.assertEq(raise + curve, 0, "a listed sale has neither raise nor curve");
        } else {
            vm.assertEq(raise, shares * handler.PRICE(), "raise = shares at their price");
            vm.assertEq(curve, handler.cost(inside), "reserve = C(sold)");
            vm.assertEq(floorLeft + tapLeft, 0, "neither floor nor creator's part before the listing");
        }
        (uint256 total, uint256 flown, uint256 collected,) = sale.tap();
        vm.assertLe(collected, flown, "the creator gets what has flown");
        vm.assertLe(flown, total, "and never more than its part");
        vm.assertEq(tapLeft, total - collected, "the rest is there");
        vm.assertEq(address(token).balance, 0, "the token has no TRX");
    }

    function checkShares() private view {
        (uint256 sold, uint256 refunded, uint256 soldInside,, uint256 moves,,,) = sale.totals();
        (uint256 shares, uint256 inside) = handler.sums();
        vm.assertEq(sold - refunded, shares, "shares sold = shares of users");
        vm.assertEq(soldInside, inside, "inside shares sold = those of users");
        vm.assertLe(sold, handler.SHARES(), "no more shares than there are");
        vm.assertLe(soldInside, handler.SHARES(), "on the curve too");
        vm.assertLe(moves, 3, "the end moves three times");
        for (uint256 i; i < 6; ++i) {
            (uint256 own, uint256 ofCurve,,,) = sale.entries(user_(i));
            vm.assertEq(own, handler.shares(i), "shares of a user");
            vm.assertEq(ofCurve, handler.inside(i), "its inside shares");
            vm.assertLe(own, handler.MOST(), "within its most");
            vm.assertLe(ofCurve, handler.MOST(), "within its most inside");
        }
    }

    function checkTokens() private view {
        (uint256 share,,) = sale.derived();
        (uint256 shares, uint256 inside) = handler.sums();
        uint256 sum = token.balanceOf(address(sale)) + token.balanceOf(address(token)) + token.balanceOf(TAKER);
        for (uint256 i; i < 6; ++i) sum += token.balanceOf(user_(i));
        if (sale.state() != LISTED) {
            vm.assertEq(token.balanceOf(address(sale)), SUPPLY * 9 / 10, "a closed token stays in its sale");
            vm.assertEq(token.balanceOf(address(token)), SUPPLY / 10, "and its reserve");
            vm.assertEq(token.totalSupply(), SUPPLY, "all of it");
            return;
        }
        sum += token.balanceOf(token.pair());
        vm.assertEq(sum, token.totalSupply(), "all tokens are somewhere");
        uint256 unclaimed = share * (shares + inside);
        for (uint256 i; i < 6; ++i) {
            (,,, bool taken,) = sale.entries(user_(i));
            unclaimed -= handler.claimed(i) + (taken ? share * handler.inside(i) : 0);
            vm.assertLe(handler.claimed(i), share * handler.shares(i), "claims never exceed the shares");
        }
        vm.assertEq(token.balanceOf(address(sale)), unclaimed, "tokens of the sale = what is not claimed");
        vm.assertGe(token.balanceOf(address(token)), token.reserveLeft(), "the reserve is whole");
        vm.assertLe(token.reserveLeft(), SUPPLY / 10, "and never grows");
    }

    function checkLiquidity() private view {
        if (sale.state() != LISTED) return;
        (address pair, uint256 each) = sale.listing();
        (uint256 shares,) = handler.sums();
        uint256 owedToUsers = each * shares;
        uint256 outside;
        for (uint256 i; i < 6; ++i) {
            owedToUsers -= handler.liquidity(i);
            outside += IPair(pair).balanceOf(user_(i));
        }
        vm.assertEq(IPair(pair).balanceOf(address(sale)), owedToUsers, "liquidity of the sale = what is not claimed");
        uint256 locked = IPair(pair).balanceOf(address(locks));
        uint256 dead = IPair(pair).balanceOf(DEAD);
        vm.assertEq(owedToUsers + outside + locked + dead, IPair(pair).totalSupply(), "its parts sum up");
        vm.assertEq(pair, token.pair(), "the token's pair");
    }

    function checkNothingGoesWrong() private view {
        vm.assertEq(handler.exitRefused(), 0, "leave, refund, sell, list, claim, redeem and tap are never refused");
        vm.assertEq(handler.paidWrong(), 0, "each pays to the unit, and nothing else is allowed");
        vm.assertEq(handler.intruded(), 0, "nobody begins, joins, lists, burns or opens what is not its own");
        vm.assertEq(handler.movedClosed(), 0, "a closed token moves by its sale alone");
        vm.assertEq(handler.taxAbove(), 0, "no tax above its words");
        vm.assertEq(handler.protectRose(), 0, "the protect fee only falls");
        vm.assertEq(handler.floorFell(), 0, "the floor per token never falls");
        vm.assertEq(handler.endWrong(), 0, "the end moves as it is written");
        vm.assertEq(handler.wentBack(), 0, "states go forward; three are for ever");
        vm.assertEq(handler.supplyGrew(), 0, "nothing is minted");
        vm.assertTrue(!factory.isMade(factory.saleTemplate()), "the template is no sale");
    }

    function user_(uint256 i) private pure returns (address) {
        return address(uint160(0x1000 + i));
    }
}
