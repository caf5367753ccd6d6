// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

// mint
// ├── before the start, after the end, inactive, by the creator, a second time ─ it should revert
// ├── given no share, more than an address may have or than are left, or another payment ─ it should revert
// ├── given all are sold then ─ it should end in a day, unless it ends before
// └── otherwise it should record the shares
// leave
// ├── when the sale is not live, or without shares ─ it should revert
// ├── given its last day ─ it should move the end by a day, at most three times
// └── otherwise it should pay what the shares cost
// refund
// ├── when the sale neither failed nor expired, or without shares, or again ─ it should revert
// ├── for a contract that refuses ─ it should credit it
// └── otherwise it should pay what the shares cost
contract PresaleTest is LaunchWorld {
    function test_Mint_WhenRefused() public {
        makeBoth();
        vm.warp(START - 1);
        mintFails(ALICE, 1, PRICE, SaleReason.NOT_IN_PROGRESS);
        vm.warp(START);
        mintFails(ALICE, 0, 0, SaleReason.ZERO);
        mintFails(CAROL, 1, PRICE, SaleReason.NOT_ACTIVE);
        mintFails(MAKER, 1, PRICE, SaleReason.CREATOR);
        mintFails(ALICE, 201, 201 * PRICE, SaleReason.MAXIMUM);
        mintFails(ALICE, type(uint256).max, PRICE, SaleReason.MAXIMUM);
        mintFails(ALICE, 1, PRICE - 1, SaleReason.VALUE);
        mintFails(ALICE, 1, PRICE + 1, SaleReason.VALUE);
        mintFails(ALICE, 1, 0, SaleReason.VALUE);
        mint(ALICE, 1);
        mintFails(ALICE, 1, PRICE, SaleReason.ALREADY_MINTED);
        for (uint256 i; i < 4; ++i) mint(user(i), 200);
        mint(user(4), 199);
        mintFails(BOB, 1, PRICE, SaleReason.TOO_FEW);
        toEnd();
        mintFails(BOB, 1, PRICE, SaleReason.NOT_IN_PROGRESS);
    }

    function test_Mint_RecordsIt() public {
        toLive();
        uint256 before = ALICE.balance;
        vm.expectEmit(address(sale));
        emit ISale.Minted(ALICE, 200, 200 * PRICE, 200, START + 30 days);
        mint(ALICE, 200);
        mint(BOB, 1);
        vm.assertEq(before - ALICE.balance, 200 * PRICE, "paid");
        vm.assertEq(sharesOf(ALICE), 200, "shares");
        vm.assertEq(soldNow(), 201, "sold");
        vm.assertEq(address(sale).balance, 201 * PRICE, "held");
        vm.assertEq(owed(), 201 * PRICE, "owed");
        (uint256 byLeave, uint256 byRefund, uint256 bySell,,,,,) = sale.leaving(ALICE);
        vm.assertEq(byLeave, 200 * PRICE, "what leaves");
        vm.assertEq(byRefund + bySell, 0, "in one way only");
    }

    function test_Mint_InTheLastSecond() public {
        toLive();
        vm.warp(START + 30 days - 1);
        mint(ALICE, 1);
        vm.assertEq(sale.state(), LIVE, "live");
        vm.warp(START + 30 days);
        vm.assertEq(sale.state(), FAILED, "ended");
    }

    function test_Mint_SoldOut_EndsInADay() public {
        sellOut();
        vm.assertEq(endNow(), START + 1 days, "a day to leave");
        vm.warp(START + 1 days - 1);
        vm.assertEq(sale.state(), LIVE, "live");
        leave(user(0));
        vm.assertEq(endNow(), START + 2 days, "a day more");
        mint(BOB, 200);
        vm.assertEq(endNow(), START + 2 days - 1, "sold out again: a day from now");
    }

    function test_Mint_SoldOut_OnTheLastDay() public {
        toLive();
        for (uint256 i; i < 4; ++i) mint(user(i), 200);
        vm.warp(START + 29 days + 1);
        mint(BOB, 200);
        vm.assertEq(endNow(), START + 30 days, "not later than before");
    }

    function test_SoftCap_ToTheShare() public {
        sold(2);
        mint(ALICE, 99);
        uint256 snapshot = soldNow();
        vm.assertEq(snapshot, 299, "one below");
        vm.warp(START + 30 days);
        vm.assertEq(sale.state(), FAILED, "failed");
        vm.warp(START);
        mint(BOB, 1);
        vm.warp(START + 30 days);
        vm.assertEq(sale.state(), INSIDE, "succeeded");
    }

    // ---- leave

    function test_Leave_WhenRefused() public {
        makeBoth();
        leaveFails(ALICE, SaleReason.NOT_IN_PROGRESS);
        vm.warp(START);
        leaveFails(ALICE, SaleReason.NO_SHARES);
        for (uint256 i; i < 3; ++i) mint(user(i), 100);
        toEnd();
        leaveFails(user(0), SaleReason.NOT_IN_PROGRESS);
    }

    function test_Leave_PaysAll_AndMintsAgain() public {
        toLive();
        uint256 before = ALICE.balance;
        mint(ALICE, 7);
        vm.expectEmit(address(sale));
        emit ISale.Left(ALICE, 7, 7 * PRICE, 0, START + 30 days);
        leave(ALICE);
        vm.assertEq(ALICE.balance, before, "all back");
        leaveFails(ALICE, SaleReason.NO_SHARES);
        mint(ALICE, 3);
        vm.assertEq(sharesOf(ALICE), 3, "again");
        vm.assertEq(owed(), 3 * PRICE, "owed");
    }

    /// @dev Activation, factory and creator have no part in it.
    function test_Leave_OnTheLastDay_MovesTheEnd_ThreeTimes() public {
        sellOut();
        for (uint256 i; i < 3; ++i) {
            vm.warp(endNow() - 1);
            leave(user(i));
            vm.assertEq(endNow(), START + (2 + i) * 1 days, "a day more");
        }
        (,,,, uint256 moves,,,) = sale.totals();
        vm.assertEq(moves, 3, "moves");
        vm.warp(endNow() - 1);
        leave(user(3));
        vm.assertEq(endNow(), START + 4 days, "not a fourth time");
        toEnd();
        vm.assertEq(sale.state(), FAILED, "below the soft cap at last");
        refund(user(4));
        vm.assertEq(address(sale).balance, 0, "all are paid");
    }

    function test_Leave_ADayBeforeTheEnd() public {
        toLive();
        mint(ALICE, 1);
        mint(BOB, 1);
        vm.warp(START + 29 days - 1);
        leave(ALICE);
        vm.assertEq(endNow(), START + 30 days, "before the last day");
        vm.warp(START + 29 days);
        leave(BOB);
        vm.assertEq(endNow(), START + 31 days, "on it");
    }

    // ---- refund

    function test_Refund_WhenRefused() public {
        sold(3);
        refundFails(user(0), SaleReason.NO_REFUND);
        toEnd();
        refundFails(user(0), SaleReason.NO_REFUND);
        toListable();
        refundFails(user(0), SaleReason.NO_REFUND);
        list();
        refundFails(user(0), SaleReason.NO_REFUND);
        pass(8 days);
        refundFails(user(0), SaleReason.NO_REFUND);
    }

    function test_Refund_GivenItFailed() public {
        sold(2);
        toEnd();
        uint256 before = user(0).balance;
        vm.expectEmit(address(sale));
        emit ISale.Refunded(user(0), 100, 100 * PRICE, false);
        refund(user(0));
        vm.assertEq(user(0).balance - before, 100 * PRICE, "paid");
        refundFails(user(0), SaleReason.NO_SHARES);
        refundFails(ALICE, SaleReason.NO_SHARES);
        vm.assertEq(owed(), 100 * PRICE, "of the other");
        vm.prank(CAROL);
        sale.refundFor(user(1));
        vm.assertEq(address(sale).balance, 0, "both");
        vm.assertEq(sale.state(), FAILED, "failed, as before");
        (, uint256 refunded,,,,,,) = sale.totals();
        vm.assertEq(refunded, 200, "refunded");
    }

    /// @dev 7 days in which nobody listed: all are paid, in any order.
    function test_Refund_GivenNobodyListed() public {
        sold(4);
        toEnd();
        buy(user(5), 40);
        toListable();
        pass(7 days - 1);
        vm.assertEq(sale.state(), LISTABLE, "in the last second");
        pass(1);
        vm.assertEq(sale.state(), EXPIRED, "expired");
        expectReason(SaleReason.NOT_LISTABLE);
        sale.list();
        (, uint256 byRefund,,,,,,) = sale.leaving(user(3));
        vm.assertEq(byRefund, 100 * PRICE, "what leaves");
        (,, uint256 bySell,,,,,) = sale.leaving(user(5));
        sell(user(5), 40);
        for (uint256 i = 4; i > 0; --i) refund(user(i - 1));
        vm.assertEq(address(sale).balance, 0, "all of it");
        vm.assertEq(bySell, 40 * FIRST + FIRST * 1_600 / 2_000, "of the curve");
    }

    /// @dev A contract that refuses TRX holds up nobody, and is credited.
    function test_RefundFor_AContractThatRefuses() public {
        toLive();
        Receiver stubborn = new Receiver();
        vm.deal(address(stubborn), 1e12);
        vm.prank(address(stubborn));
        team.bindParent(ROOT);
        mint(address(stubborn), 5);
        mint(ALICE, 5);
        toEnd();
        stubborn.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.TRANSFER_FAILED);
        stubborn.act(address(sale), abi.encodeCall(sale.refund, ()));
        expectReason(Trx.INDIRECT);
        sale.refundFor(address(stubborn));
        vm.expectEmit(address(sale));
        emit ISale.Refunded(address(stubborn), 5, 5 * PRICE, true);
        vm.prank(CAROL, CAROL);
        sale.refundFor(address(stubborn));
        refund(ALICE);
        vm.assertEq(owed(), 5 * PRICE, "the credit");
        (,,,, uint256 credit) = sale.entries(address(stubborn));
        vm.assertEq(credit, 5 * PRICE, "of the contract");
        (,,,,,, uint256 byCollect,) = sale.leaving(address(stubborn));
        vm.assertEq(byCollect, credit, "what leaves");
        expectReason(SaleReason.ADDRESS);
        stubborn.act(address(sale), abi.encodeCall(sale.collect, (address(0))));
        expectReason(SaleReason.NOTHING);
        sale.collect(BOB);
        uint256 before = BOB.balance;
        vm.expectEmit(address(sale));
        emit ISale.CreditPaid(address(stubborn), BOB, 5 * PRICE);
        stubborn.act(address(sale), abi.encodeCall(sale.collect, (BOB)));
        vm.assertEq(BOB.balance - before, 5 * PRICE, "elsewhere");
        vm.assertEq(owed() + address(sale).balance, 0, "nothing is left");
    }

    /// @dev TRX without a call are refused: a gift cannot become anything.
    function test_Receive_RefusesGifts() public {
        makeBoth();
        vm.deal(address(this), 1e9);
        (bool done,) = address(sale).call{value: 1}("");
        vm.assertTrue(!done, "refused");
        (done,) = address(token).call{value: 1}("");
        vm.assertTrue(!done, "by the token too");
    }

    // ---- Inside

    function sellOut() private {
        toLive();
        for (uint256 i; i < 5; ++i) mint(user(i), 200);
    }

    function mintFails(address who, uint256 shares, uint256 sun, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.mint{value: sun}(shares);
    }

    function leaveFails(address who, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.leave();
    }

    function refundFails(address who, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        sale.refund();
    }
}
