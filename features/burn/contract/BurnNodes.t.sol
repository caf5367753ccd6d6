// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BurnReason} from "./BurnReason.sol";
import {BurnWorld} from "./BurnWorld.t.sol";
import {IBurnNodes} from "./IBurnNodes.sol";

// buyNode
// ├── given no such kind, no inviter, no place, too few TRX, a caller who refuses the change ─ it should revert
// └── otherwise it should hold the price, and take a place
// refundNode
// ├── given an active node, another's that has not lapsed, none, one that was refunded ─ it should revert
// ├── when its owner calls ─ it should pay back at any time, and free the place
// └── when another calls once it has lapsed ─ it should pay its owner, or credit a contract that refuses
// activate
// ├── given another's node, none, an active one, a lapsed one ─ it should revert
// └── otherwise it should split 5 %, and keep 95 % for the fund
// claimNode
// ├── given another's node, one that is not active, nothing earned ─ it should revert
// └── otherwise it should pay the place's part since the activation, or the last claim
// collectFund, withdraw ─ they should pay what waits, once
contract BurnNodesTest is BurnWorld {
    address private constant WALLET = address(0xA11CE);

    // ---- buyNode

    function test_Buy_WhenNoSuchKind() public {
        uint256[3] memory kinds = [uint256(0), 4, NEVER];
        for (uint256 i; i < 3; ++i) {
            expectReason(BurnReason.KIND);
            burning.buyNode(kinds[i]);
            expectReason(BurnReason.KIND);
            burning.kindOf(kinds[i]);
        }
    }

    function test_Buy_WhenNotActive() public {
        expectReason(BurnReason.NOT_ACTIVE);
        buyNode(CAROL, 1);
    }

    function test_Buy_WhenAllPlacesAreTaken() public {
        uint256[3] memory places = [uint256(4), 2, 1];
        for (uint256 kind = 1; kind <= 3; ++kind) {
            for (uint256 i; i < places[kind - 1]; ++i) buyNode(ALICE, kind);
            expectReason(BurnReason.SOLD_OUT);
            buyNode(BOB, kind);
            checkKind(kind, places[kind - 1], 0);
        }
        vm.assertEq(burning.nodeCount(), 7, "nodes");
    }

    function test_Buy_WhenTooFewTrx() public {
        expectReason(BurnReason.VALUE);
        vm.prank(ALICE);
        burning.buyNode{value: 400e6 - 1}(1);
    }

    function test_Buy_WhenTheChangeIsRefused() public {
        Moody moody = active();
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(burning), 401e6, abi.encodeCall(burning.buyNode, (1)));
    }

    function test_Buy() public {
        uint256 before = ALICE.balance;
        uint256 held = address(burning).balance;
        uint256 until = vm.getBlockTimestamp() + 7 days;
        vm.expectEmit(address(burning));
        emit IBurnNodes.NodeBought(1, ALICE, 2, 2_000e6, until);
        vm.prank(ALICE);
        vm.assertEq(burning.buyNode{value: 3_000e6}(2), 1, "from 1");
        vm.assertEq(before - ALICE.balance, 2_000e6, "the price, and no more");
        vm.assertEq(address(burning).balance - held, 2_000e6, "held");
        checkNode(1, ALICE, 2, 2_000e6, until, false);
        checkKind(2, 1, 0);
        checkKind(1, 0, 0);
        vm.assertEq(buyNode(BOB, 2), 2, "the next");
    }

    // ---- refundNode

    function test_Refund_WhenActive() public {
        uint256 id = activateNode(ALICE, 1);
        expectReason(BurnReason.ACTIVE);
        refund(ALICE, id);
        pass(100 days);
        expectReason(BurnReason.ACTIVE);
        refund(BOB, id);
    }

    function test_Refund_WhenNotYours() public {
        uint256 id = buyNode(ALICE, 1);
        pass(7 days);
        expectReason(BurnReason.NOT_YOURS);
        refund(BOB, id);
        expectReason(BurnReason.NOT_YOURS);
        refund(ALICE, 0);
        expectReason(BurnReason.NOT_YOURS);
        refund(ALICE, id + 1);
    }

    function test_Refund_WhenRefunded() public {
        uint256 id = buyNode(ALICE, 1);
        refund(ALICE, id);
        expectReason(BurnReason.NOT_YOURS);
        refund(ALICE, id);
        pass(8 days);
        expectReason(BurnReason.NOT_YOURS);
        refund(BOB, id);
    }

    function test_Refund_WhenTheOwnerCalls() public {
        uint256 id = buyNode(ALICE, 3);
        uint256 before = ALICE.balance;
        vm.expectEmit(address(burning));
        emit IBurnNodes.NodeRefunded(id, ALICE, 8_000e6, ALICE);
        refund(ALICE, id);
        vm.assertEq(ALICE.balance - before, 8_000e6, "the same sun");
        checkNode(id, address(0), 0, 0, 0, false);
        checkKind(3, 0, 0);
        vm.assertEq(buyNode(BOB, 3), id + 1, "the place is free, the number is not");
        pass(30 days);
        refund(BOB, id + 1);
        checkKind(3, 0, 0);
    }

    function test_Refund_WhenTheOwnerRefuses() public {
        Moody moody = active();
        moody.act(address(burning), 400e6, abi.encodeCall(burning.buyNode, (1)));
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(burning), 0, abi.encodeCall(burning.refundNode, (1)));
    }

    function test_Refund_WhenLapsed() public {
        uint256 id = buyNode(ALICE, 1);
        uint256 before = ALICE.balance;
        pass(7 days + 1);
        vm.expectEmit(address(burning));
        emit IBurnNodes.NodeRefunded(id, ALICE, 400e6, BOB);
        refund(BOB, id);
        vm.assertEq(ALICE.balance - before, 400e6, "to the owner");
        checkKind(1, 0, 0);
    }

    function test_Refund_WhenLapsedAndTheOwnerRefuses() public {
        Moody moody = active();
        moody.act(address(burning), 400e6, abi.encodeCall(burning.buyNode, (1)));
        pass(8 days);
        expectReason(Trx.INDIRECT);
        refund(BOB, 1);
        vm.expectEmit(address(burning));
        emit IBurnNodes.Credited(address(moody), 400e6);
        vm.prank(WALLET, WALLET);
        burning.refundNode(1);
        checkKind(1, 0, 0);
        vm.assertEq(burning.creditOf(address(moody)), 400e6, "waits");
        expectReason(Trx.TRANSFER_FAILED);
        burning.withdraw(address(moody));
        moody.set(true, false);
        uint256 before = address(moody).balance;
        vm.expectEmit(address(burning));
        emit IBurnNodes.Withdrawn(address(moody), 400e6);
        burning.withdraw(address(moody));
        vm.assertEq(address(moody).balance - before, 400e6, "paid");
        expectReason(BurnReason.NO_CREDIT);
        burning.withdraw(address(moody));
    }

    // ---- activate

    function test_Activate_WhenNotYours() public {
        uint256 id = buyNode(ALICE, 1);
        expectReason(BurnReason.NOT_YOURS);
        activate(BOB, id);
        expectReason(BurnReason.NOT_YOURS);
        activate(ALICE, id + 1);
        refund(ALICE, id);
        expectReason(BurnReason.NOT_YOURS);
        activate(ALICE, id);
    }

    function test_Activate_WhenActive() public {
        uint256 id = activateNode(ALICE, 1);
        expectReason(BurnReason.ACTIVE);
        activate(ALICE, id);
    }

    function test_Activate_WhenLapsed() public {
        uint256 id = buyNode(ALICE, 1);
        uint256 other = buyNode(ALICE, 1);
        pass(7 days);
        activate(ALICE, other);
        pass(1);
        expectReason(BurnReason.LAPSED);
        activate(ALICE, id);
    }

    function test_Activate() public {
        uint256 held = address(burning).balance;
        uint256 id = buyNode(BOB, 2);
        vm.expectEmit(address(burning));
        emit IBurnNodes.NodeActivated(id, BOB, 100e6, 1_900e6);
        activate(BOB, id);
        checkNode(id, BOB, 2, 0, 0, true);
        checkKind(2, 1, 1);
        checkKind(1, 0, 0);
        vm.assertEq(splitter.creditOf(ALICE), 10e6, "level 1 of the fee");
        vm.assertEq(address(splitter).balance, 100e6, "5 %");
        vm.assertEq(burning.fundDue(), 1_900e6, "95 %");
        vm.assertEq(address(burning).balance - held, 1_900e6, "waits here");
        vm.assertEq(burning.fundAddress(), FUND, "for the fund");
        vm.expectEmit(address(burning));
        emit IBurnNodes.FundPaid(FUND, 1_900e6);
        burning.collectFund();
        vm.assertEq(FUND.balance, 1 + 1_900e6, "paid");
        vm.assertEq(burning.fundDue(), 0, "once");
    }

    // ---- claimNode

    function test_Claim_WhenNotYours() public {
        openPeriod();
        uint256 id = activateNode(ALICE, 1);
        pass(1 days);
        refuseClaim(BOB, id, BurnReason.NOT_YOURS);
        refuseClaim(BOB, id + 1, BurnReason.NOT_YOURS);
    }

    function test_Claim_WhenNotActivated() public {
        openPeriod();
        uint256 id = buyNode(ALICE, 1);
        pass(1 days);
        vm.assertEq(owedToNode(id), 0, "earns nothing");
        refuseClaim(ALICE, id, BurnReason.NOT_ACTIVATED);
    }

    function test_Claim_WhenNothing() public {
        uint256 id = activateNode(ALICE, 1);
        pass(1 days);
        refuseClaim(ALICE, id, BurnReason.NOTHING);
        openPeriod();
        refuseClaim(ALICE, id, BurnReason.NOTHING);
        pass(1 days);
        claimNode(ALICE, id);
        refuseClaim(ALICE, id, BurnReason.NOTHING);
    }

    function test_Claim() public {
        openPeriod();
        pass(3 days);
        uint256 first = activateNode(ALICE, 1);
        uint256 second = activateNode(BOB, 2);
        pass(1 days);
        uint256 third = activateNode(ALICE, 3);
        pass(1 days);
        // A day's 2,880 TES for each kind, of which a quarter, a half and all.
        vm.expectEmit(address(burning));
        emit IBurnNodes.NodeClaimed(first, ALICE, 1_440e18);
        vm.assertEq(claimNode(ALICE, first), 1_440e18, "two days of 720");
        vm.assertEq(claimNode(BOB, second), 2_880e18, "two days of 1,440");
        vm.assertEq(claimNode(ALICE, third), 2_880e18, "a day of 2,880");
        pass(12 hours);
        vm.assertEq(claimNode(ALICE, first), 360e18, "since the last claim");
        vm.assertEq(owedToNode(third), 1_440e18, "since the last claim");
    }

    // ---- Reads

    function test_NodesOf() public {
        buyNode(ALICE, 1);
        buyNode(BOB, 1);
        buyNode(ALICE, 2);
        buyNode(ALICE, 3);
        refund(ALICE, 3);
        check(burning.nodesOf(ALICE, 0, NEVER), 1, 4);
        check(burning.nodesOf(ALICE, 1, 4), 1, 4);
        check(burning.nodesOf(ALICE, 2, 4), 4, 0);
        check(burning.nodesOf(ALICE, 1, 3), 1, 0);
        check(burning.nodesOf(BOB, 2, 2), 2, 0);
        check(burning.nodesOf(address(0), 0, 10), 0, 0);
        check(burning.nodesOf(ALICE, 5, 9), 0, 0);
        check(burning.nodesOf(ALICE, 9, 5), 0, 0);
        check(burning.nodesOf(ALICE, NEVER, NEVER), 0, 0);
    }

    // ---- Inside

    function active() private returns (Moody moody) {
        moody = new Moody();
        vm.prank(address(moody));
        team.bindParent(ROOT);
        vm.deal(address(moody), 1_000e6);
    }

    function refund(address by, uint256 nodeId) private {
        vm.prank(by);
        burning.refundNode(nodeId);
    }

    function activate(address by, uint256 nodeId) private {
        vm.prank(by);
        burning.activate(nodeId);
    }

    /// @dev One or two, or none.
    function check(uint256[] memory ids, uint256 first, uint256 second) private pure {
        vm.assertEq(ids.length, second > 0 ? 2 : first > 0 ? 1 : 0, "so many");
        if (first > 0) vm.assertEq(ids[0], first, "first");
        if (second > 0) vm.assertEq(ids[1], second, "second");
    }

    function checkNode(
        uint256 nodeId,
        address owner,
        uint256 kind,
        uint256 sun,
        uint256 until,
        bool isActive
    ) private view {
        (address isOwner, uint256 isKind, uint256 isSun, uint256 isUntil, bool is_,) = burning.nodeOf(nodeId);
        vm.assertEq(isOwner, owner, "owner");
        vm.assertEq(isKind, kind, "kind");
        vm.assertEq(isSun, sun, "sun");
        vm.assertEq(isUntil, until, "until");
        vm.assertTrue(is_ == isActive, "active");
    }

    function checkKind(uint256 kind, uint256 taken, uint256 active_) private view {
        (uint256 places, uint256 isTaken, uint256 isActive, uint256 price) = burning.kindOf(kind);
        vm.assertEq(places, [uint256(4), 2, 1][kind - 1], "places");
        vm.assertEq(price, [uint256(100e6), 500e6, 2_000e6][kind - 1], "price");
        vm.assertEq(isTaken, taken, "taken");
        vm.assertEq(isActive, active_, "active");
    }
}
