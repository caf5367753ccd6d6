// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {ISale} from "./ISale.sol";
import {SaleReason, TokenReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

// claim
// ├── before the listing, before the first part, again, or without shares ─ it should revert
// └── otherwise it should pay the parts that are unlocked, all of them at last
// claimInside ─ it should pay all, once
// redeem
// ├── before the listing, for nothing, or for more than the caller has ─ it should revert
// └── otherwise it should burn them and pay their part of the floor
// collectTap
// ├── by another, before the listing, or twice in a second ─ it should revert
// └── otherwise it should pay what has flown
contract SaleClaimsTest is LaunchWorld {
    function test_Claim_WhenRefused() public {
        sold(4);
        claimFails(user(0), SaleReason.NOT_LISTED);
        toListable();
        list();
        claimFails(user(0), SaleReason.NOTHING);
        pass(10 days - 1);
        claimFails(user(0), SaleReason.NOTHING);
        claimFails(ALICE, SaleReason.NOTHING);
        pass(1);
        claimFails(ALICE, SaleReason.NOTHING);
        claim(user(0));
        claimFails(user(0), SaleReason.NOTHING);
    }

    function test_Claim_PaysPartAfterPart() public {
        toListed(4);
        (, uint256 perShare) = sale.listing();
        IPair pair = poolOf();
        uint256 listed = block.timestamp;
        checkUnlocks(0, listed + 10 days);
        vm.warp(listed + 10 days);
        checkUnlocks(2_500, listed + 20 days);
        vm.expectEmit(address(sale));
        emit ISale.Claimed(user(0), 25 * SHARE, 25 * perShare, 2_500);
        claim(user(0));
        vm.warp(listed + 30 days);
        checkUnlocks(7_500, listed + 40 days);
        (,,, uint256 tokens, uint256 liquidity,,,) = sale.leaving(user(0));
        vm.assertEq(tokens, 50 * SHARE, "two parts");
        vm.assertEq(liquidity, 50 * perShare, "of both");
        claim(user(0));
        vm.warp(listed + 1_000 days);
        checkUnlocks(10_000, 0);
        for (uint256 i; i < 4; ++i) claim(user(i));
        for (uint256 i; i < 4; ++i) {
            vm.assertEq(token.balanceOf(user(i)), 100 * SHARE, "all tokens");
            vm.assertEq(pair.balanceOf(user(i)), 100 * perShare, "all liquidity");
        }
        vm.assertEq(token.balanceOf(address(sale)) + pair.balanceOf(address(sale)), 0, "nothing is left");
        (,, uint256 claimed,,) = sale.entries(user(0));
        vm.assertEq(claimed, 10_000, "all");
    }

    /// @dev Parts of 30 %: the fourth is the rest.
    function test_Claim_TheLastPartIsSmaller() public {
        terms[10] = 3_000;
        toListed(4);
        pass(30 days);
        (uint256 unlocked,) = sale.unlocks();
        vm.assertEq(unlocked, 9_000, "three parts");
        pass(10 days);
        (unlocked,) = sale.unlocks();
        vm.assertEq(unlocked, 10_000, "all");
    }

    function test_Claim_GivenOnePartAtOnce() public {
        withoutInside();
        (terms[9], terms[10], terms[11]) = (0, 10_000, 0);
        (terms[7], terms[8], receiver) = (0, 0, address(0));
        sold(4);
        (uint256 unlocked, uint256 next) = sale.unlocks();
        vm.assertEq(unlocked + next, 0, "before the listing");
        toListable();
        list();
        claim(user(0));
        vm.assertEq(token.balanceOf(user(0)), 100 * 500e18, "all at once");
    }

    // ---- claimInside

    function test_ClaimInside() public {
        sold(4);
        toEnd();
        buy(user(4), 150);
        insideFails(user(4), SaleReason.NOT_LISTED);
        toListable();
        list();
        insideFails(ALICE, SaleReason.NOTHING);
        (,,,,, uint256 tokens,,) = sale.leaving(user(4));
        vm.assertEq(tokens, 150 * SHARE, "what leaves");
        vm.expectEmit(address(sale));
        emit ISale.ClaimedInside(user(4), 150 * SHARE);
        vm.prank(user(4));
        sale.claimInside();
        vm.assertEq(token.balanceOf(user(4)), 150 * SHARE, "at once");
        insideFails(user(4), SaleReason.NOTHING);
        (,,, bool claimed,) = sale.entries(user(4));
        vm.assertTrue(claimed, "claimed");
    }

    // ---- redeem

    function test_Redeem_WhenRefused() public {
        sold(4);
        redeemFails(user(0), 1, SaleReason.NOT_LISTED);
        toListable();
        list();
        pass(100 days);
        claim(user(0));
        redeemFails(user(0), 0, SaleReason.NOTHING);
        redeemFails(user(0), type(uint256).max, SaleReason.NOTHING);
        redeemFails(user(0), 100 * SHARE + 1, TokenReason.BALANCE);
        redeemFails(ALICE, 100 * SHARE, TokenReason.BALANCE);
    }

    /// @dev 8,000 TRX for all tokens that are not burnt: 624 shares.
    function test_Redeem_PaysThePartOfTheFloor() public {
        toListed(4);
        pass(100 days);
        claim(user(0));
        (uint256 left, uint256 supply) = sale.floor();
        vm.assertEq(left, 8_000e6, "floor");
        vm.assertEq(supply, 624 * SHARE, "of all tokens");
        uint256 part = uint256(8_000e6) * 100 / 624;
        vm.assertEq(sale.redeemable(100 * SHARE), part, "shown");
        uint256 before = user(0).balance;
        vm.expectEmit(address(sale));
        emit ISale.Redeemed(user(0), 100 * SHARE, part, 8_000e6 - part);
        vm.prank(user(0));
        sale.redeem(100 * SHARE);
        vm.assertEq(user(0).balance - before, part, "paid");
        vm.assertEq(token.balanceOf(user(0)), 0, "burnt");
        (uint256 rest, uint256 less) = sale.floor();
        vm.assertGe(rest * supply, left * less, "the floor per token never falls");
    }

    function test_Redeem_GivenNoFloor() public {
        terms[12] = 0;
        toListed(4);
        pass(100 days);
        claim(user(0));
        redeemFails(user(0), SHARE, SaleReason.NOTHING);
    }

    // ---- collectTap

    function test_CollectTap() public {
        sold(4);
        tapFails(ALICE, SaleReason.NOT_CREATOR);
        tapFails(MAKER, SaleReason.NOT_LISTED);
        (uint256 total, uint256 flown, uint256 collected, uint256 endsAt) = sale.tap();
        vm.assertEq(total + flown + collected + endsAt, 0, "none yet");
        toListable();
        list();
        tapFails(MAKER, SaleReason.NOTHING);
        uint256 listed = block.timestamp;
        uint256 before = MAKER.balance;
        vm.warp(listed + 45 days);
        (total, flown, collected, endsAt) = sale.tap();
        vm.assertEq(total, 9_600e6, "in all");
        vm.assertEq(flown, 2_400e6, "a quarter");
        vm.assertEq(collected, 0, "collected");
        vm.assertEq(endsAt, listed + 180 days, "until");
        (,,,,,,, uint256 byTap) = sale.leaving(MAKER);
        vm.assertEq(byTap, 2_400e6, "what leaves");
        vm.expectEmit(address(sale));
        emit ISale.TapCollected(MAKER, 2_400e6, 2_400e6);
        vm.prank(MAKER);
        sale.collectTap();
        tapFails(MAKER, SaleReason.NOTHING);
        vm.warp(listed + 1_000 days);
        vm.prank(MAKER);
        sale.collectTap();
        vm.assertEq(MAKER.balance - before, 9_600e6, "all of it");
        vm.assertEq(address(sale).balance, 8_000e6, "the floor stays");
        tapFails(MAKER, SaleReason.NOTHING);
    }

    /// @dev All redeem everything that there is: the floor is paid out, and nothing beyond.
    function test_Redeem_ByAll() public {
        toListedWithInside();
        pass(200 days);
        for (uint256 i; i < 4; ++i) claim(user(i));
        for (uint256 i = 4; i < 6; ++i) {
            vm.prank(user(i));
            sale.claimInside();
        }
        for (uint256 i; i < 6; ++i) {
            uint256 all = token.balanceOf(user(i));
            vm.prank(user(i));
            sale.redeem(all);
        }
        (uint256 left, uint256 supply) = sale.floor();
        vm.assertEq(supply, token.balanceOf(address(poolOf())), "the pool's tokens are left");
        vm.assertGe(left, 1, "with their part of the floor");
        vm.assertEq(address(sale).balance, owed(), "all of it is owed");
    }

    // ---- Inside

    function claimFails(address who, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.claim();
    }

    function insideFails(address who, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.claimInside();
    }

    function redeemFails(address who, uint256 tokens, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.redeem(tokens);
    }

    function tapFails(address who, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.collectTap();
    }

    function checkUnlocks(uint256 unlocked, uint256 next) private view {
        (uint256 now_, uint256 at) = sale.unlocks();
        vm.assertEq(now_, unlocked, "unlocked");
        vm.assertEq(at, next, "the next part");
    }
}
