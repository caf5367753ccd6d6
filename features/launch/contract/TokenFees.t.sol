// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {TokenReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

/// @notice A token with fees, protection and burns, opened with a pool of 100,000 tokens and 1,000 TRX.
// What the pair pays out and is paid ─ it should bear the fees, and nothing else should
// The protect fee ─ it should fall evenly, and be 0 in its last second
// convert
// ├── before the pool, below the threshold, or within the hour ─ it should revert
// ├── given a recipient that refuses TRX ─ it should pay it wrapped
// └── otherwise it should sell at most 1 % of the pool for TRX
// burnStep
// ├── given no reserve or no pool, or before its time ─ it should revert
// └── otherwise it should burn its part, the last the rest
contract TokenFeesTest is LaunchWorld {
    uint256 private constant POOL = 100_000e18;
    IPair private pair;

    function test_Fees_OnlyOfThePair() public {
        withFees(300, 500);
        pool();
        vm.prank(MAKER);
        token.transfer(ALICE, 1_000e18);
        vm.assertEq(token.balanceOf(ALICE), 1_000e18, "between accounts");
        vm.assertEq(token.balanceOf(TAKER), 0, "no fee");
        vm.prank(ALICE);
        token.transfer(address(pair), 1_000e18);
        vm.assertEq(token.balanceOf(address(pair)), POOL + 950e18, "paid in");
        vm.assertEq(token.balanceOf(TAKER), 50e18, "5 %");
        vm.prank(address(pair));
        token.transfer(ALICE, 1_000e18);
        vm.assertEq(token.balanceOf(ALICE), 970e18, "paid out");
        vm.assertEq(token.balanceOf(TAKER), 80e18, "3 % more");
        vm.assertEq(token.totalSupply(), SUPPLY, "nothing burnt");
    }

    /// @dev Both ends are the pair: it pays out.
    function test_Fees_FromThePairToItself() public {
        withFees(300, 500);
        pool();
        vm.prank(address(pair));
        token.transfer(address(pair), 1_000e18);
        vm.assertEq(token.balanceOf(address(pair)), POOL - 30e18, "once, as paid out");
    }

    function test_Fees_GivenOneOfThem() public {
        withFees(0, 500);
        pool();
        vm.prank(address(pair));
        token.transfer(ALICE, 100);
        vm.assertEq(token.balanceOf(ALICE), 100, "none for what is paid out");
    }

    event Transfer(address indexed from, address indexed to, uint256 value);

    function test_Protection_Falls_AndIsBurnt() public {
        withProtection(5_880, 3_000);
        pool();
        uint256 opened = token.openedAt();
        vm.assertEq(token.protectFeeNow(), 3_000, "in the first second");
        vm.expectEmit(address(token));
        emit Transfer(address(pair), address(0), 3_000);
        vm.prank(address(pair));
        token.transfer(ALICE, 10_000);
        vm.assertEq(token.balanceOf(ALICE), 7_000, "30 % less");
        vm.assertEq(token.totalSupply(), SUPPLY - 3_000, "burnt");
        vm.prank(ALICE);
        token.transfer(address(pair), 7_000);
        vm.assertEq(token.balanceOf(address(pair)), POOL - 3_000, "none for what is paid in");
        uint256 last = 3_000;
        for (uint256 i; i <= 5_880; i += 60) {
            vm.warp(opened + i);
            uint256 fee = token.protectFeeNow();
            vm.assertLe(fee, last, "never rises");
            vm.assertEq(fee, (3_000 * (5_880 - i)) / 5_880, "evenly");
            last = fee;
        }
        vm.assertEq(last, 0, "nothing at its end");
        vm.warp(opened + 5_879);
        vm.assertEq(token.protectFeeNow(), 0, "3,000 / 5,880, rounded down");
        vm.warp(opened + 5_878);
        vm.assertEq(token.protectFeeNow(), 1, "twice as much");
        vm.warp(opened + 5_880);
        vm.prank(address(pair));
        token.transfer(BOB, 10_000);
        vm.assertEq(token.balanceOf(BOB), 10_000, "all of it");
    }

    /// @dev The words of the config are the most that a transfer ever loses.
    function test_Fuzz_Fees_NeverAboveTheConfig(uint256 buy, uint256 sell, uint256 protect, uint256 time, uint256 value)
        public
    {
        (buy, sell) = (bound(buy, 0, 500), bound(sell, 1, 500));
        protect = bound(protect, 1, 3_000);
        withFees(buy, sell);
        withProtection(5_880, protect);
        pool();
        value = bound(value, 0, POOL);
        pass(bound(time, 0, 6_000));
        vm.prank(address(pair));
        token.transfer(ALICE, value);
        vm.assertGe(token.balanceOf(ALICE) * 10_000, value * (10_000 - buy - protect), "paid out");
        uint256 before = token.balanceOf(address(pair));
        uint256 arrived = token.balanceOf(ALICE);
        vm.prank(ALICE);
        token.transfer(address(pair), arrived);
        uint256 got = token.balanceOf(address(pair)) - before;
        vm.assertGe(got * 10_000, arrived * (10_000 - sell), "paid in");
    }

    // ---- convert

    function test_Convert_WhenRefused() public {
        withFees(300, 500);
        pool();
        expectReason(TokenReason.THRESHOLD);
        token.convert();
        collecting();
        collect(999e18);
        vm.assertTrue(!token.convertDue(), "below the threshold");
        expectReason(TokenReason.THRESHOLD);
        token.convert();
        collect(1e18);
        vm.assertTrue(token.convertDue(), "due");
        token.convert();
        expectReason(TokenReason.THRESHOLD);
        token.convert();
        collect(3_000e18);
        (uint256 amount, uint256 time) = token.nextConvert();
        vm.assertEq(time, block.timestamp + 1 hours, "in an hour");
        vm.assertGe(amount, 1, "something");
        vm.assertTrue(!token.convertDue(), "not yet");
        expectReason(TokenReason.TOO_EARLY);
        token.convert();
        pass(1 hours - 1);
        expectReason(TokenReason.TOO_EARLY);
        token.convert();
        pass(1);
        token.convert();
    }

    function test_Convert_SellsForTrx() public {
        collecting();
        collect(2_500e18);
        vm.assertEq(token.collected(), 2_500e18, "collected");
        uint256 before = TAKER.balance;
        uint256 had = token.balanceOf(address(pair));
        uint256 most = had / 100;
        uint256 out = (most * 997 * 1_000e6) / (POOL * 1_000 + most * 997);
        // The pair's reserve is POOL still; what was given since lies beside it.
        vm.expectEmit(address(token));
        emit ILaunchToken.Converted(most, out, false);
        vm.prank(CAROL);
        token.convert();
        vm.assertEq(TAKER.balance - before, out, "TRX");
        vm.assertEq(token.collected(), 2_500e18 - most, "the rest waits");
        vm.assertEq(token.balanceOf(address(pair)), had + most, "no fee of its own");
        vm.assertEq(token.allowance(address(token), address(router)), 0, "no allowance is left");
    }

    function test_Convert_ARecipientThatRefuses() public {
        Receiver stubborn = new Receiver();
        stubborn.set(Receiver.Way.Refuses, 0);
        collectingFor(address(stubborn));
        collect(1_000e18);
        token.convert();
        vm.assertGe(wtrx.balanceOf(address(stubborn)), 9e6, "wrapped");
        vm.assertEq(token.allowance(address(token), address(router)), 0, "no allowance is left");
    }

    /// @dev A reserve of burns is never sold.
    function test_Convert_NeverTheReserve() public {
        withBurns();
        collecting();
        vm.assertEq(token.collected(), 0, "nothing collected");
        expectReason(TokenReason.THRESHOLD);
        token.convert();
        collect(1_000e18);
        token.convert();
        vm.assertEq(token.balanceOf(address(token)), SUPPLY / 10, "all of the reserve");
    }

    /// @dev The threshold is a hundred times what 1 % of the pool is: the limit holds.
    function test_Convert_GivenAPoolDrainedToAUnit() public {
        collecting();
        collect(1_000e18);
        uint256 all = token.balanceOf(address(pair));
        vm.prank(address(pair));
        token.transfer(ALICE, all - 1);
        expectReason(TokenReason.THRESHOLD);
        token.convert();
    }

    // ---- burnStep

    function test_BurnStep_WhenRefused() public {
        withFees(1, 1);
        pool();
        expectReason(TokenReason.NO_RESERVE);
        token.burnStep();
        withBurns();
        pool();
        vm.assertTrue(!token.burnStepDue(), "not due");
        expectReason(TokenReason.TOO_EARLY);
        token.burnStep();
        pass(1 days - 1);
        expectReason(TokenReason.TOO_EARLY);
        token.burnStep();
        pass(1);
        vm.assertTrue(token.burnStepDue(), "due");
        vm.expectEmit(address(token));
        emit ILaunchToken.ReserveBurnt(POOL / 100, SUPPLY / 10 - POOL / 100);
        token.burnStep();
        expectReason(TokenReason.TOO_EARLY);
        token.burnStep();
    }

    /// @dev Three days in which nobody called are one step.
    function test_BurnStep_NotMadeUpFor() public {
        withBurns();
        pool();
        pass(3 days);
        token.burnStep();
        (, uint256 time) = token.nextBurnStep();
        vm.assertEq(time, block.timestamp + 1 days, "a day from now");
        vm.assertEq(token.totalSupply(), SUPPLY - POOL / 100, "one step");
        vm.assertEq(token.balanceOf(address(pair)), POOL, "never of the pool");
    }

    function test_BurnStep_UntilNothingIsLeft() public {
        withBurns();
        (numbers[5], numbers[8]) = (SUPPLY / 100, 0);
        pool();
        for (uint256 i; i < 10; ++i) {
            pass(1 days);
            token.burnStep();
        }
        vm.assertEq(token.reserveLeft(), 0, "10,000 tokens in ten steps");
        pass(1 days);
        vm.assertTrue(!token.burnStepDue(), "never again");
        expectReason(TokenReason.NO_RESERVE);
        token.burnStep();
    }

    function test_BurnStep_TheLastIsTheRest() public {
        withBurns();
        pool();
        vm.prank(MAKER);
        token.transfer(address(pair), 700_000e18);
        for (uint256 i; i < 12; ++i) {
            pass(1 days);
            token.burnStep();
        }
        vm.assertEq(token.reserveLeft(), SUPPLY / 10 - 12 * 8_000e18, "twelve of 8,000");
        pass(1 days);
        token.burnStep();
        vm.assertEq(token.reserveLeft(), 0, "and 4,000");
    }

    // ---- Inside

    function pool() private {
        makeToken();
        vm.prank(MAKER);
        token.open();
        pair = IPair(token.pair());
        vm.deal(address(this), 1e12);
        wtrx.deposit{value: 1_000e6}();
        wtrx.transfer(address(pair), 1_000e6);
        // By way of the token, which pays no fee.
        vm.prank(MAKER);
        token.transfer(address(token), POOL);
        vm.prank(address(token));
        token.transfer(address(pair), POOL);
        pair.mint(address(this));
    }

    function collecting() private {
        collectingFor(TAKER);
    }

    function collectingFor(address to) private {
        (numbers[1], numbers[2], feeRecipient) = (300, 0, to);
        (switches[1], numbers[8]) = (true, 1_000e18);
        pool();
    }

    /// @dev As fees do.
    function collect(uint256 amount) private {
        vm.prank(MAKER);
        token.transfer(address(token), amount);
    }
}
