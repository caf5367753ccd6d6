// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {MoneyReason} from "../../team/contract/public/Money.sol";
import {IMoney} from "../../team/contract/IMoney.sol";
import {IOtc, OtcReason} from "./IOtc.sol";
import {OtcWorld} from "./OtcWorld.t.sol";

// take
// ├── given the caller is not active ─ it should revert
// ├── when there is no such offer, or it has ended or expired ─ it should revert
// ├── when the order number is another ─ it should revert
// ├── given the offer is private, and the caller another ─ it should revert
// ├── given the caller made it ─ it should revert
// ├── when the amount is 0, below the lot, or above what is left ─ it should revert
// ├── when the rest would cost nothing ─ it should revert
// ├── when it costs more than the caller pays, or the TRX are wrong ─ it should revert
// └── otherwise it should swap both coins, split the fee along the taker's line, and give change back
contract OtcTakeTest is OtcWorld {
    function test_Take_GivenNotActive() public {
        publish(address(usdt), TRX);
        notTaken(CAROL, 1, LOT, WANT, OtcReason.NOT_ACTIVE);
    }

    function test_Take_WhenThereIsNone() public {
        notTaken(DAVE, 1, LOT, WANT, OtcReason.NO_OFFER);
        publish(address(usdt), address(odd));
        notTaken(DAVE, 0, LOT, WANT, OtcReason.NO_OFFER);
        notTaken(DAVE, 2, LOT, WANT, OtcReason.NO_OFFER);
        take(DAVE, 1, GIVE);
        notTaken(DAVE, 1, LOT, WANT, OtcReason.NO_OFFER);
        expectReason(OtcReason.NO_OFFER);
        otc.quoteOf(1, LOT);
    }

    function test_Take_WhenItHasExpired() public {
        publish(address(usdt), address(odd));
        pass(30 days - 1);
        take(DAVE, 1, LOT);
        pass(1);
        notTaken(DAVE, 1, LOT, WANT, OtcReason.EXPIRED);
        expectReason(OtcReason.EXPIRED);
        otc.quoteOf(1, LOT);
    }

    function test_Take_WhenItWasChanged() public {
        publish(address(usdt), address(odd));
        uint256 until = end();
        vm.prank(ALICE);
        otc.edit(1, WANT, LOT, until);
        for (uint256 order; order < 4; ++order) {
            if (order == 2) continue;
            expectReason(OtcReason.CHANGED);
            vm.prank(DAVE);
            otc.take(1, order, LOT, WANT);
        }
        vm.prank(DAVE);
        otc.take(1, 2, LOT, WANT);
        check(1, GIVE - LOT, WANT - LOT / 2);
    }

    function test_Take_GivenItIsPrivate() public {
        uint256 until = end();
        vm.prank(ALICE);
        otc.publish(address(usdt), GIVE, address(odd), WANT, LOT, until, DAVE);
        notTaken(BOB, 1, LOT, WANT, OtcReason.NOT_TAKER);
        take(DAVE, 1, LOT);
        vm.assertEq(usdt.balanceOf(DAVE), WEALTH + LOT, "taken");
    }

    function test_Take_OfOnesOwn() public {
        publish(address(usdt), address(odd));
        notTaken(ALICE, 1, LOT, WANT, OtcReason.OWN_OFFER);
    }

    function test_Take_WhenTheAmountIsWrong() public {
        publish(address(usdt), address(odd));
        notTaken(DAVE, 1, 0, WANT, OtcReason.PART);
        notTaken(DAVE, 1, LOT - 1, WANT, OtcReason.PART);
        notTaken(DAVE, 1, GIVE + 1, WANT, OtcReason.PART);
        expectReason(OtcReason.PART);
        otc.quoteOf(1, LOT - 1);
        // A rest below the lot is taken whole.
        take(DAVE, 1, GIVE - LOT + 1);
        notTaken(DAVE, 1, LOT - 2, WANT, OtcReason.PART);
        notTaken(DAVE, 1, LOT, WANT, OtcReason.PART);
        take(BOB, 1, LOT - 1);
        check(1, 0, 0);
    }

    function test_Take_WhenTheRestWouldCostNothing() public {
        publish(address(usdt), 1_000, address(odd), 10, 1);
        notTaken(DAVE, 1, 901, 10, OtcReason.DUST);
        vm.assertEq(take(DAVE, 1, 900), 9, "a part");
        notTaken(DAVE, 1, 1, 10, OtcReason.DUST);
        vm.assertEq(take(DAVE, 1, 100), 1, "the rest");
        check(1, 0, 0);
    }

    function test_Take_OfOneUnit() public {
        publish(address(usdt), 1, address(odd), 1, 1);
        vm.assertEq(take(DAVE, 1, 1), 1, "paid");
        vm.assertEq(odd.balanceOf(ALICE), WEALTH + 1, "no fee of one unit");
        vm.assertEq(odd.balanceOf(address(otc)) + usdt.balanceOf(address(otc)), 0, "nothing stays");
    }

    function test_Take_WhenItCostsMore() public {
        publish(address(usdt), address(odd));
        notTaken(DAVE, 1, LOT, LOT / 2 - 1, OtcReason.ABOVE_MAX);
        notTaken(DAVE, 1, GIVE, WANT - 1, OtcReason.ABOVE_MAX);
    }

    function test_Take_WhenTrxAreWrong() public {
        publish(address(usdt), TRX);
        expectReason(MoneyReason.VALUE);
        vm.prank(DAVE);
        otc.take{value: LOT / 2 - 1}(1, 1, LOT, WANT);
        publish(address(usdt), address(odd));
        expectReason(MoneyReason.VALUE);
        vm.prank(DAVE);
        otc.take{value: 1}(2, 1, LOT, WANT);
        publish(TRX, address(usdt));
        expectReason(MoneyReason.VALUE);
        vm.prank(DAVE);
        otc.take{value: 1}(3, 1, LOT, WANT);
    }

    /// @dev 200 for 100: a fee of 0.5, of which BOB is credited 0.05, ALICE 0.025, PLATFORM 0.2975, POOL 0.1275.
    function test_Take_ForAListedCoin() public {
        publish(address(other), address(usdt));
        vm.expectEmit(address(otc));
        emit IOtc.Taken(1, ALICE, DAVE, 200e6, 100e6, 99_500_000, 500_000);
        vm.expectEmit(address(otc));
        emit IMoney.CoinFeeSplit(address(usdt), DAVE, 500_000, BOB, 50_000, ALICE, 25_000, 127_500);
        vm.prank(DAVE);
        otc.take(1, 1, 200e6, 100e6);
        vm.assertEq(other.balanceOf(DAVE), WEALTH + 200e6, "to the taker");
        vm.assertEq(usdt.balanceOf(DAVE), WEALTH - 100e6, "by the taker");
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH + 99_500_000, "to the maker");
        vm.assertEq(usdt.balanceOf(address(otc)), 500_000, "the fee");
        vm.assertEq(otc.creditOf(BOB, address(usdt)), 50_000, "level 1");
        vm.assertEq(otc.creditOf(ALICE, address(usdt)), 25_000, "level 2");
        vm.assertEq(otc.creditOf(PLATFORM, address(usdt)), 297_500, "platform");
        vm.assertEq(otc.creditOf(POOL, address(usdt)), 127_500, "pool");
        check(1, 800e6, 400e6);
    }

    function test_Take_ForTrx() public {
        publish(address(other), TRX);
        (uint256 alice, uint256 dave) = (ALICE.balance, DAVE.balance);
        vm.prank(DAVE);
        otc.take{value: 100e6 + 9}(1, 1, 200e6, 100e6);
        vm.assertEq(dave - DAVE.balance, 100e6, "change came back");
        vm.assertEq(ALICE.balance - alice, 99_500_000, "to the maker");
        vm.assertEq(splitter.creditOf(BOB), 50_000, "level 1");
        vm.assertEq(splitter.creditOf(ALICE), 25_000, "level 2");
        vm.assertEq(address(splitter).balance, 500_000, "the fee");
        vm.assertEq(address(otc).balance, 0, "nothing stays");
    }

    function test_Take_ForACoinThatIsNotListed() public {
        publish(TRX, address(other));
        uint256 dave = DAVE.balance;
        take(DAVE, 1, 200e6);
        vm.assertEq(DAVE.balance - dave, 200e6, "to the taker");
        vm.assertEq(otc.creditOf(PLATFORM, address(other)), 500_000, "the whole fee");
        vm.assertEq(otc.creditOf(BOB, address(other)), 0, "nobody's income");
    }

    /// @dev 6 against 18 decimals: 1,000 TES at 0.05 are 50 USDT; a third of them costs 16.666667.
    function test_Take_RoundsForTheMaker() public {
        odd.transfer(ALICE, 1_000e18);
        publish(address(odd), 1_000e18, address(usdt), 50e6, 1e18);
        vm.assertEq(take(DAVE, 1, uint256(1_000e18) / 3), 16_666_667, "rounded up");
        check(1, 1_000e18 - uint256(1_000e18) / 3, 33_333_333);
        (uint256 paid, uint256 fee) = otc.quoteOf(1, 1_000e18 - uint256(1_000e18) / 3);
        vm.assertEq(paid, 33_333_333, "the rest");
        vm.assertEq(fee, 166_666, "its fee");
    }

    /// @dev 0 against 24 decimals: 10,000,000 of one for 7 of the other.
    function test_Take_OfFarDecimals() public {
        other.transfer(ALICE, 1e29);
        publish(address(other), 1e29, address(odd), 7, uint256(1e29) / 7);
        vm.assertEq(take(DAVE, 1, uint256(1e29) / 7), 1, "one seventh");
        notTaken(DAVE, 1, uint256(1e29) / 7 - 1, 7, OtcReason.PART);
        vm.assertEq(take(DAVE, 1, 1e29 - uint256(1e29) / 7), 6, "the rest");
        vm.assertEq(odd.balanceOf(ALICE), WEALTH + 7, "no fee of so few units");
        check(1, 0, 0);
    }

    /// @dev In any lots, the maker gets in all what it asked for, less the fees, and gives what it offered.
    function testFuzz_Take_InLots(uint256 give, uint256 want, uint256 lots, uint256 seed) public {
        (give, want) = (bound(give, 1_000, WEALTH), bound(want, 1, WEALTH));
        uint256 lot = bound(lots, (give + 999) / 1_000, give);
        publish(address(usdt), give, address(odd), want, lot);
        uint256 sum;
        uint256 fees;
        while (seen(1).giveLeft > 0) {
            Seen memory offer = seen(1);
            uint256 amount = bound(seed, lot, offer.giveLeft > lot ? offer.giveLeft : lot);
            if (amount > offer.giveLeft) amount = offer.giveLeft;
            if (amount < offer.giveLeft && (amount * offer.wantLeft + offer.giveLeft - 1) / offer.giveLeft == offer.wantLeft)
            {
                notTaken(DAVE, 1, amount, want, OtcReason.DUST);
                amount = offer.giveLeft;
            }
            uint256 paid = take(DAVE, 1, amount);
            // Never less than its part, and never a unit more.
            vm.assertGe(paid * offer.giveLeft, amount * offer.wantLeft, "rounded up");
            vm.assertGe(amount * offer.wantLeft + offer.giveLeft, paid * offer.giveLeft + 1, "by less than a unit");
            (sum, fees) = (sum + paid, fees + (paid * 50) / 10_000);
            seed = uint256(keccak256(abi.encode(seed)));
        }
        vm.assertEq(sum, want, "all that was asked for");
        vm.assertEq(odd.balanceOf(ALICE), WEALTH + want - fees, "to the maker");
        vm.assertEq(usdt.balanceOf(DAVE), WEALTH + give, "to the taker");
        vm.assertEq(usdt.balanceOf(address(otc)), 0, "nothing stays");
        vm.assertEq(odd.balanceOf(address(otc)), fees, "the fees");
        uint256 owed = otc.creditOf(BOB, address(odd)) + otc.creditOf(ALICE, address(odd));
        owed += otc.creditOf(PLATFORM, address(odd)) + otc.creditOf(POOL, address(odd));
        vm.assertEq(owed, fees, "parts of the fees");
    }
}
