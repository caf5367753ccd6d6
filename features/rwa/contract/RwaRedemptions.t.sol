// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaWorld} from "./RwaWorld.t.sol";

// requestRedemption
// ├── given no release, no shares, too many, a request that is open, or no worth ─ it should be refused
// └── otherwise its price should stand, and its shares should wait
// cancelRedemption ─ it should set the shares free, at any time before they are paid
// fulfil
// ├── given another, no request, or one above the most ─ it should be refused
// └── otherwise the shares should end, and their money wait for its owner
// claimRedemption ─ it should pay all that was paid in, on the list or not
contract RwaRedemptionsTest is RwaWorld {
    function test_Request() public {
        released();
        vm.expectEmit(address(asset));
        emit IRwaAsset.RedemptionRequested(ALICE, 1, 25, 15_000e6);
        request(ALICE, 25);
        checkRequest(ALICE, 1, 25, 15_000e6, vm.getBlockTimestamp());
        vm.assertEq(held(asset, ALICE).waiting, 25, "waits");
        checkHeld(ALICE, 60, 0);
        pass(1 hours);
        request(BOB, 40);
        checkRequest(BOB, 2, 40, 24_000e6, vm.getBlockTimestamp());
        checkCount(2, 65);
        // Its price stands, whatever is attested later.
        attest(REPORT, 1e6);
        checkRequest(ALICE, 1, 25, 15_000e6, vm.getBlockTimestamp() - 1 hours);
    }

    function test_Request_Refused() public {
        buy(ALICE, 1);
        expectReason(RwaReason.NOT_RELEASED);
        request(ALICE, 1);
        vm.prank(ALICE);
        asset.refund();
        released();
        expectReason(RwaReason.ZERO);
        request(ALICE, 0);
        expectReason(RwaReason.BALANCE);
        request(ALICE, 61);
        request(ALICE, 60);
        expectReason(RwaReason.REQUESTED);
        request(ALICE, 1);
        attest(REPORT, 99);
        expectReason(RwaReason.AMOUNT);
        request(BOB, 1);
        request(BOB, 2);
        checkRequest(BOB, 2, 2, 1, vm.getBlockTimestamp());
    }

    function test_Cancel() public {
        released();
        expectReason(RwaReason.NOT_REQUESTED);
        vm.prank(ALICE);
        asset.cancelRedemption();
        request(ALICE, 60);
        forbid(ALICE);
        vm.expectEmit(address(asset));
        emit IRwaAsset.RedemptionCancelled(ALICE, 1);
        vm.prank(ALICE);
        asset.cancelRedemption();
        checkRequest(ALICE, 0, 0, 0, 0);
        checkCount(1, 0);
        move(ALICE, BOB, 60);
        request(BOB, 100);
        checkRequest(BOB, 2, 100, 60_000e6, vm.getBlockTimestamp());
    }

    function test_Fulfil() public {
        released();
        distribute(1_000e6);
        request(ALICE, 25);
        // Shares that wait earn on until they are redeemed.
        distribute(1_000e6);
        vm.expectEmit(address(asset));
        emit ITRC20.Transfer(ALICE, address(0), 25);
        vm.expectEmit(address(asset));
        emit IRwaAsset.RedemptionFulfilled(ALICE, 1, 25, 15_000e6);
        vm.prank(ISSUER);
        asset.fulfil(ALICE, 15_000e6);
        checkHeld(ALICE, 35, 1_200e6);
        checkMoney(0, 2_000e6, 15_000e6);
        checkRequest(ALICE, 0, 0, 0, 0);
        checkCount(1, 0);
        vm.assertEq(asset.totalSupply(), 75, "shares");
        vm.assertEq(asset.redemptionValue(1), 600e6, "a share is worth what it was");
        vm.assertEq(held(asset, ALICE).byClaimRedemption, 15_000e6, "waits");
        distribute(75e6);
        checkHeld(ALICE, 35, 1_235e6);
    }

    function test_Fulfil_Refused() public {
        released();
        expectReason(RwaReason.NOT_REQUESTED);
        fulfil(ALICE);
        request(ALICE, 25);
        address[3] memory others = [REVENUE, ATTESTOR, ALICE];
        for (uint256 i; i < 3; ++i) {
            expectReason(RwaReason.NOT_ISSUER);
            vm.prank(others[i]);
            asset.fulfil(ALICE, WEALTH);
        }
        expectReason(RwaReason.ABOVE_MAX);
        vm.prank(ISSUER);
        asset.fulfil(ALICE, 15_000e6 - 1);
        fulfil(ALICE);
        expectReason(RwaReason.NOT_REQUESTED);
        fulfil(ALICE);
    }

    /// @dev The owner changes its request while the issuer pays what it has seen.
    function test_Fulfil_GivenAChangedRequest() public {
        released();
        request(ALICE, 1);
        vm.prank(ALICE);
        asset.cancelRedemption();
        request(ALICE, 60);
        expectReason(RwaReason.ABOVE_MAX);
        vm.prank(ISSUER);
        asset.fulfil(ALICE, 600e6);
    }

    function test_ClaimRedemption() public {
        released();
        expectReason(RwaReason.NOTHING);
        vm.prank(ALICE);
        asset.claimRedemption();
        request(ALICE, 20);
        fulfil(ALICE);
        request(ALICE, 5);
        fulfil(ALICE);
        forbid(ALICE);
        uint256 before = usdt.balanceOf(ALICE);
        vm.expectEmit(address(asset));
        emit IRwaAsset.RedemptionClaimed(ALICE, 15_000e6);
        vm.prank(ALICE);
        asset.claimRedemption();
        vm.assertEq(usdt.balanceOf(ALICE), before + 15_000e6, "paid");
        checkMoney(0, 0, 0);
        expectReason(RwaReason.NOTHING);
        vm.prank(ALICE);
        asset.claimRedemption();
        request(ALICE, 1);
        fulfil(ALICE);
        vm.prank(ALICE);
        asset.claimRedemption();
        vm.assertEq(usdt.balanceOf(ALICE), before + 15_600e6, "paid again");
    }

    function test_RedemptionValue() public {
        buy(ALICE, TARGET);
        attest(DOCUMENT, RESERVE);
        vm.assertEq(asset.redemptionValue(1), 0, "before the release");
        pass(72 hours);
        asset.release();
        vm.assertEq(asset.redemptionValue(1), 600e6, "of a share");
        attest(REPORT, 199);
        vm.assertEq(asset.redemptionValue(1), 1, "rounded down");
        vm.assertEq(asset.redemptionValue(100), 199, "of all");
    }

    function checkRequest(address user, uint256 number, uint256 shares, uint256 amount, uint256 time) private view {
        (uint256 a, uint256 b, uint256 c, uint256 d) = asset.redemptionOf(user);
        vm.assertEq(a, number, "number");
        vm.assertEq(b, shares, "shares");
        vm.assertEq(c, amount, "amount");
        vm.assertEq(d, time, "time");
    }

    function checkCount(uint256 count, uint256 waiting) private view {
        (uint256 a, uint256 b) = asset.redemptions();
        vm.assertEq(a, count, "requests");
        vm.assertEq(b, waiting, "shares that wait");
    }
}
