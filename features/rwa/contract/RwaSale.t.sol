// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaWorld} from "./RwaWorld.t.sol";

// buy
// ├── given no shares, too many, or a buyer who is not on the list ─ it should be refused
// ├── given the deadline, the release, or an attestation of 30 days ─ it should be refused
// └── otherwise exactly the price should lie in escrow
// refund
// ├── given the release, or no shares ─ it should be refused
// └── otherwise it should pay the whole price back, whatever else happens
// refundFor
// ├── given a sale that has not failed ─ it should be refused
// └── given the deadline without attestation or target, or ten days later ─ anyone should pay it back
// attest
// ├── given another, no reserve, one byte changed, or a document again ─ it should be refused
// ├── given the deadline without an attestation ─ it should be refused
// └── otherwise the last one should count
// release
// ├── given attestation or target is missing, or 72 hours are not over ─ it should be refused
// └── otherwise the escrow should go to the issuer, once
contract RwaSaleTest is RwaWorld {
    // ---- buy

    function test_Buy() public {
        vm.expectEmit(address(asset));
        emit ITRC20.Transfer(address(0), ALICE, 60);
        vm.expectEmit(address(asset));
        emit IRwaAsset.Bought(ALICE, 60, 60 * PRICE, 60);
        buy(ALICE, 60);
        checkHeld(ALICE, 60, 0);
        checkMoney(60 * PRICE, 0, 0);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH - 60 * PRICE, "paid");
        vm.assertEq(held(asset, ALICE).byRefund, 60 * PRICE, "comes back by a refund");
        buy(ALICE, 1);
        checkHeld(ALICE, 61, 0);
        checkState(0);
    }

    function test_Buy_GivenNoSharesOrTooMany() public {
        expectReason(RwaReason.ZERO);
        buy(ALICE, 0);
        buy(BOB, 1);
        expectReason(RwaReason.TOO_FEW);
        buy(ALICE, MOST);
        expectReason(RwaReason.TOO_FEW);
        buy(ALICE, type(uint256).max);
        buy(ALICE, MOST - 1);
        expectReason(RwaReason.TOO_FEW);
        buy(BOB, 1);
        vm.assertEq(asset.totalSupply(), MOST, "sold out");
    }

    function test_Buy_ByAStranger() public {
        expectReason(RwaReason.NOT_ALLOWED);
        buy(DAVE, 1);
        allow(DAVE);
        buy(DAVE, 1);
        forbid(DAVE);
        expectReason(RwaReason.NOT_ALLOWED);
        buy(DAVE, 1);
        vm.prank(DAVE);
        asset.refund();
        vm.assertEq(usdt.balanceOf(DAVE), WEALTH, "off the list, and paid back");
    }

    function test_Buy_AtTheDeadline() public {
        pass(30 days - 1);
        buy(ALICE, 1);
        pass(1);
        expectReason(RwaReason.ENDED);
        buy(ALICE, 1);
    }

    function test_Buy_AfterTheRelease() public {
        released();
        expectReason(RwaReason.ENDED);
        buy(ALICE, 1);
    }

    function test_Buy_GivenAnOldAttestation() public {
        deadline = vm.getBlockTimestamp() + 90 days;
        asset = make(address(usdt), PRICE, TARGET, MOST);
        vm.prank(ALICE);
        usdt.approve(address(asset), type(uint256).max);
        attest(DOCUMENT, RESERVE);
        pass(30 days);
        buy(ALICE, 1);
        pass(1);
        expectReason(RwaReason.STALE);
        buy(ALICE, 1);
        attest(REPORT, RESERVE);
        buy(ALICE, 1);
        checkHeld(ALICE, 2, 0);
    }

    // ---- refund

    function test_Refund() public {
        buy(ALICE, 60);
        buy(BOB, 40);
        vm.expectEmit(address(asset));
        emit ITRC20.Transfer(ALICE, address(0), 60);
        vm.expectEmit(address(asset));
        emit IRwaAsset.Refunded(ALICE, 60, 60 * PRICE, 40);
        vm.prank(ALICE);
        asset.refund();
        checkHeld(ALICE, 0, 0);
        checkMoney(40 * PRICE, 0, 0);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
        expectReason(RwaReason.NOTHING);
        vm.prank(ALICE);
        asset.refund();
    }

    /// @dev For sale, waiting, releasable, failed.
    function test_Refund_InEveryStateBeforeTheRelease() public {
        for (uint256 i; i < 4; ++i) {
            deadline = vm.getBlockTimestamp() + 30 days;
            asset = make(address(usdt), PRICE, TARGET, MOST);
            vm.prank(ALICE);
            usdt.approve(address(asset), type(uint256).max);
            buy(ALICE, TARGET);
            if (i > 0) attest(DOCUMENT, RESERVE);
            if (i > 1) pass(72 hours);
            if (i > 2) pass(40 days);
            checkState(i);
            vm.prank(ALICE);
            asset.refund();
            vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
        }
    }

    function test_Refund_AfterTheRelease() public {
        released();
        vm.assertEq(held(asset, ALICE).byRefund, 0, "nothing by a refund");
        expectReason(RwaReason.RELEASED);
        vm.prank(ALICE);
        asset.refund();
    }

    // ---- refundFor

    function test_RefundFor_GivenNoAttestation() public {
        buy(ALICE, TARGET);
        pass(30 days - 1);
        expectReason(RwaReason.NOT_FAILED);
        asset.refundFor(ALICE);
        pass(1);
        checkState(3);
        vm.prank(DAVE, DAVE);
        asset.refundFor(ALICE);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
        expectReason(RwaReason.NOTHING);
        asset.refundFor(ALICE);
        expectReason(RwaReason.NOTHING);
        asset.refundFor(BOB);
    }

    function test_RefundFor_GivenTheTargetIsMissed() public {
        buy(ALICE, TARGET - 1);
        attest(DOCUMENT, RESERVE);
        pass(30 days);
        checkState(3);
        asset.refundFor(ALICE);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
    }

    /// @dev The target was reached; after the deadline one of two leaves.
    function test_RefundFor_GivenTheTargetIsLost() public {
        buy(ALICE, 60);
        buy(BOB, 40);
        attest(DOCUMENT, RESERVE);
        pass(30 days);
        checkState(2);
        expectReason(RwaReason.NOT_FAILED);
        asset.refundFor(ALICE);
        vm.prank(BOB);
        asset.refund();
        checkState(3);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        asset.refundFor(ALICE);
        checkMoney(0, 0, 0);
    }

    function test_RefundFor_GivenNobodyReleases() public {
        buy(ALICE, TARGET);
        attest(DOCUMENT, RESERVE);
        (,,, uint256 expiresAt,) = asset.totals();
        vm.assertEq(expiresAt, deadline + 10 days, "expires");
        pass(40 days - 1);
        checkState(2);
        expectReason(RwaReason.NOT_FAILED);
        asset.refundFor(ALICE);
        pass(1);
        checkState(3);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        asset.refundFor(ALICE);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
    }

    /// @dev The last first; who left and came back stands where it was.
    function test_NextBuyer() public {
        vm.assertEq(asset.nextBuyer(address(0)), address(0), "nobody");
        buy(ALICE, 1);
        buy(BOB, 2);
        vm.prank(ALICE);
        asset.refund();
        buy(CAROL, 3);
        buy(ALICE, 4);
        vm.assertEq(asset.nextBuyer(address(0)), CAROL, "the last");
        vm.assertEq(asset.nextBuyer(CAROL), BOB, "before it");
        vm.assertEq(asset.nextBuyer(BOB), ALICE, "the first");
        vm.assertEq(asset.nextBuyer(ALICE), address(0), "nobody before it");
        pass(30 days);
        asset.refundFor(CAROL);
        vm.assertEq(asset.nextBuyer(CAROL), BOB, "kept after a refund");
    }

    // ---- attest

    function test_Attest() public {
        buy(ALICE, TARGET);
        vm.expectEmit(address(asset));
        emit IRwaAsset.Attested(DOCUMENT, RESERVE);
        attest(DOCUMENT, RESERVE);
        checkAttestation(RESERVE, vm.getBlockTimestamp(), 0);
        vm.assertEq(asset.attestedAt(DOCUMENT), vm.getBlockTimestamp(), "time of the document");
        checkState(1);
        pass(1 days);
        attest(REPORT, 1);
        checkAttestation(1, vm.getBlockTimestamp(), 0);
        pass(3 days);
        asset.release();
        checkAttestation(1, vm.getBlockTimestamp() - 3 days, TARGET);
    }

    function test_Attest_ByAnother() public {
        address[4] memory others = [REGISTRAR, ISSUER, REVENUE, ALICE];
        for (uint256 i; i < 4; ++i) {
            expectReason(RwaReason.NOT_ATTESTOR);
            vm.prank(others[i]);
            asset.attest(DOCUMENT, RESERVE);
        }
    }

    function test_Attest_AReserveOutOfRange() public {
        expectReason(RwaReason.AMOUNT);
        attest(DOCUMENT, 0);
        expectReason(RwaReason.AMOUNT);
        attest(DOCUMENT, 2 ** 96);
        attest(DOCUMENT, 2 ** 96 - 1);
    }

    /// @dev Each single bit of the document that buyers saw.
    function test_Attest_AChangedDocument() public {
        for (uint256 i; i < 256; ++i) {
            expectReason(RwaReason.OTHER_DOCUMENT);
            attest(bytes32(uint256(DOCUMENT) ^ (1 << i)), RESERVE);
        }
        attest(DOCUMENT, RESERVE);
    }

    function test_Attest_ADocumentAgain() public {
        attest(DOCUMENT, RESERVE);
        expectReason(RwaReason.ATTESTED);
        attest(DOCUMENT, RESERVE);
        attest(REPORT, RESERVE);
        expectReason(RwaReason.ATTESTED);
        attest(REPORT, RESERVE);
    }

    function test_Attest_AtTheDeadline() public {
        buy(ALICE, TARGET);
        pass(30 days);
        expectReason(RwaReason.FAILED);
        attest(DOCUMENT, RESERVE);
    }

    function test_Attest_InTheLastSecond() public {
        buy(ALICE, TARGET);
        pass(30 days - 1);
        attest(DOCUMENT, RESERVE);
        pass(1);
        checkState(1);
        pass(72 hours - 1);
        asset.release();
        checkState(4);
    }

    /// @dev The reserve is for the shares that there are then.
    function test_Attest_AfterTheRelease() public {
        released();
        checkAttestation(RESERVE, vm.getBlockTimestamp() - 72 hours, 100);
        request(ALICE, 50);
        fulfil(ALICE);
        checkAttestation(RESERVE, vm.getBlockTimestamp() - 72 hours, 100);
        attest(REPORT, 1_000e6);
        checkAttestation(1_000e6, vm.getBlockTimestamp(), 50);
        vm.assertEq(asset.redemptionValue(1), 20e6, "a share");
    }

    // ---- release

    function test_Release() public {
        buy(ALICE, 60);
        buy(BOB, 40);
        attest(DOCUMENT, RESERVE);
        (, uint256 reachedAt, uint256 releasableAt,, uint256 releasedAt) = asset.totals();
        vm.assertEq(reachedAt, vm.getBlockTimestamp(), "reached");
        vm.assertEq(releasableAt, vm.getBlockTimestamp() + 72 hours, "releasable");
        vm.assertEq(releasedAt, 0, "not released");
        pass(72 hours - 1);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        pass(1);
        checkState(2);
        vm.expectEmit(address(asset));
        emit IRwaAsset.Released(ISSUER, 100 * PRICE, 100);
        vm.prank(DAVE, DAVE);
        asset.release();
        checkState(4);
        (,,,, releasedAt) = asset.totals();
        vm.assertEq(releasedAt, vm.getBlockTimestamp(), "released");
        vm.assertEq(usdt.balanceOf(ISSUER), WEALTH + 100 * PRICE, "to the issuer");
        checkMoney(0, 0, 0);
        expectReason(RwaReason.RELEASED);
        asset.release();
        pass(100 days);
        checkState(4);
    }

    function test_Release_GivenAttestationOrTargetIsMissing() public {
        buy(ALICE, TARGET);
        pass(10 days);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        vm.prank(ALICE);
        asset.refund();
        attest(DOCUMENT, RESERVE);
        pass(10 days);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
    }

    /// @dev The target by a purchase in the last moment counts from then on, not from the attestation.
    function test_Release_GivenALatePurchase() public {
        attest(DOCUMENT, RESERVE);
        pass(20 days);
        buy(ALICE, TARGET - 1);
        buy(BOB, 1);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        pass(71 hours);
        buy(CAROL, 5);
        vm.prank(BOB);
        asset.refund();
        vm.prank(CAROL);
        asset.refund();
        checkState(0);
        buy(BOB, 1);
        pass(1 hours);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        pass(71 hours);
        asset.release();
    }

    function test_Release_GivenALateAttestation() public {
        buy(ALICE, TARGET);
        attest(DOCUMENT, RESERVE);
        pass(72 hours - 1);
        attest(REPORT, RESERVE / 2);
        pass(1);
        expectReason(RwaReason.NOT_RELEASABLE);
        asset.release();
        pass(72 hours - 1);
        asset.release();
    }

    function test_Constants() public view {
        vm.assertEq(asset.LEAVING_TIME(), 3 days, "to leave");
        vm.assertEq(asset.ATTESTED_TIME(), 30 days, "of an attestation");
        vm.assertEq(asset.RELEASE_TIME(), 10 days, "to release");
    }

    function checkAttestation(uint256 reserve, uint256 time, uint256 shares) private view {
        (uint256 a, uint256 b, uint256 c) = asset.attestation();
        vm.assertEq(a, reserve, "reserve");
        vm.assertEq(b, time, "time");
        vm.assertEq(c, shares, "for shares");
    }
}
