// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BurnReason} from "./BurnReason.sol";
import {BurnWorld} from "./BurnWorld.t.sol";
import {IBurnPasses} from "./IBurnPasses.sol";

// buyPass
// ├── given no inviter, a pass, a used one, too few TRX, a caller who refuses the change ─ it should revert
// └── otherwise it should hold the price, and return what is above it
// refundPass
// ├── given no pass, a used one, a caller who refuses ─ it should revert
// └── otherwise it should pay the price back, once
// collectPass
// ├── given no pass, an unused one, one that was collected ─ it should revert
// └── otherwise it should split the price along the user's line, once
contract BurnPassesTest is BurnWorld {
    function test_Buy_WhenNotActive() public {
        expectReason(BurnReason.NOT_ACTIVE);
        buyPass(CAROL);
    }

    function test_Buy_WhenThereIsOne() public {
        expectReason(BurnReason.HAS_PASS);
        buyPass(ALICE);
        burn(ALICE, 1e6);
        expectReason(BurnReason.HAS_PASS);
        buyPass(ALICE);
        burning.collectPass(ALICE);
        expectReason(BurnReason.HAS_PASS);
        buyPass(ALICE);
    }

    function test_Buy_WhenTooFewTrx() public {
        activate(CAROL, ROOT);
        expectReason(BurnReason.VALUE);
        vm.prank(CAROL);
        burning.buyPass{value: PASS - 1}();
    }

    function test_Buy_WhenTheChangeIsRefused() public {
        Moody moody = active();
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(burning), PASS + 1, abi.encodeCall(burning.buyPass, ()));
        moody.act(address(burning), PASS, abi.encodeCall(burning.buyPass, ()));
    }

    function test_Buy() public {
        activate(CAROL, ROOT);
        uint256 before = CAROL.balance;
        uint256 held = address(burning).balance;
        vm.expectEmit(address(burning));
        emit IBurnPasses.PassBought(CAROL, PASS);
        vm.prank(CAROL);
        burning.buyPass{value: PASS + 7}();
        vm.assertEq(before - CAROL.balance, PASS, "the price, and no more");
        vm.assertEq(address(burning).balance - held, PASS, "held");
        check(CAROL, PASS, false);
        vm.assertEq(burning.passPrice(), 10e6, "price");
    }

    function test_Refund_WhenThereIsNone() public {
        expectReason(BurnReason.NO_PASS);
        refund(CAROL);
        refund(ALICE);
        expectReason(BurnReason.NO_PASS);
        refund(ALICE);
    }

    function test_Refund_WhenUsed() public {
        burn(ALICE, 1);
        expectReason(BurnReason.PASS_USED);
        refund(ALICE);
        burning.collectPass(ALICE);
        expectReason(BurnReason.PASS_USED);
        refund(ALICE);
    }

    function test_Refund_WhenTheCallerRefuses() public {
        Moody moody = active();
        moody.act(address(burning), PASS, abi.encodeCall(burning.buyPass, ()));
        expectReason(Trx.TRANSFER_FAILED);
        moody.act(address(burning), 0, abi.encodeCall(burning.refundPass, ()));
        moody.set(true, false);
        moody.act(address(burning), 0, abi.encodeCall(burning.refundPass, ()));
        vm.assertEq(address(moody).balance, PASS + 1, "back");
    }

    function test_Refund() public {
        uint256 before = ALICE.balance;
        vm.expectEmit(address(burning));
        emit IBurnPasses.PassRefunded(ALICE, PASS);
        refund(ALICE);
        vm.assertEq(ALICE.balance - before, PASS, "back");
        check(ALICE, 0, false);
        buyPass(ALICE);
        check(ALICE, PASS, false);
    }

    function test_Collect_WhenNothing() public {
        expectReason(BurnReason.NOTHING_TO_COLLECT);
        burning.collectPass(CAROL);
        expectReason(BurnReason.NOTHING_TO_COLLECT);
        burning.collectPass(ALICE);
        burn(ALICE, 1);
        burning.collectPass(ALICE);
        expectReason(BurnReason.NOTHING_TO_COLLECT);
        burning.collectPass(ALICE);
    }

    function test_Collect() public {
        burn(BOB, 1);
        vm.expectEmit(address(burning));
        emit IBurnPasses.PassCollected(BOB, PASS);
        vm.prank(CAROL);
        burning.collectPass(BOB);
        vm.assertEq(splitter.creditOf(ALICE), PASS / 10, "level 1");
        vm.assertEq(splitter.creditOf(ROOT), PASS / 20, "level 2");
        vm.assertEq(address(splitter).balance, PASS, "all of it");
        vm.assertEq(address(burning).balance, PASS, "Alice's stays");
        check(BOB, 0, true);
    }

    function active() private returns (Moody moody) {
        moody = new Moody();
        vm.prank(address(moody));
        team.bindParent(ROOT);
        vm.deal(address(moody), PASS + 1);
    }

    function refund(address user) private {
        vm.prank(user);
        burning.refundPass();
    }

    function check(address user, uint256 sun, bool used) private view {
        (uint256 isSun, bool isUsed) = burning.passOf(user);
        vm.assertEq(isSun, sun, "sun");
        vm.assertTrue(isUsed == used, "used");
    }
}
