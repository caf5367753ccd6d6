// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {MoneyReason} from "../../team/contract/public/Money.sol";
import {IOtc, OtcReason} from "./IOtc.sol";
import {OtcWorld} from "./OtcWorld.t.sol";

// publish
// ├── given the caller is not active ─ it should revert
// ├── when a coin is none, or both are one ─ it should revert
// ├── when an amount is 0 or of more than 104 bits ─ it should revert
// ├── when the lot is below a thousandth, or of more than 96 bits ─ it should revert
// ├── when the expiry is not after now, or too far ─ it should revert
// ├── when the taker is the maker ─ it should revert
// ├── when TRX are missing, or come beside a coin ─ it should revert
// ├── given nothing arrives ─ it should revert
// └── otherwise it should keep what arrives, and give change back
contract OtcPublishTest is OtcWorld {
    function test_Publish_GivenNotActive() public {
        uint256 until = end();
        expectReason(OtcReason.NOT_ACTIVE);
        vm.prank(CAROL);
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, until, ANYONE);
    }

    function test_Publish_WhenACoinIsNone() public {
        refused(address(usdt), GIVE, BOB, WANT, LOT, OtcReason.COIN);
        refused(BOB, GIVE, address(usdt), WANT, LOT, OtcReason.COIN);
        refused(address(usdt), GIVE, address(usdt), WANT, LOT, OtcReason.SAME_COIN);
        refused(TRX, GIVE, TRX, WANT, LOT, OtcReason.SAME_COIN);
    }

    function test_Publish_WhenAnAmountIsWrong() public {
        refused(address(usdt), 0, TRX, WANT, LOT, OtcReason.AMOUNT);
        refused(address(usdt), 1 << 104, TRX, WANT, LOT, OtcReason.AMOUNT);
        refused(address(usdt), GIVE, TRX, 0, LOT, OtcReason.AMOUNT);
        refused(address(usdt), GIVE, TRX, 1 << 104, LOT, OtcReason.AMOUNT);
        // The most that there can be is an amount.
        publish(address(usdt), GIVE, TRX, (1 << 104) - 1, LOT);
        check(1, GIVE, (1 << 104) - 1);
    }

    function test_Publish_WhenTheLotIsWrong() public {
        refused(address(usdt), GIVE, TRX, WANT, 0, OtcReason.LOT);
        refused(address(usdt), GIVE, TRX, WANT, GIVE / 1_000 - 1, OtcReason.LOT);
        refused(address(usdt), 1_001, TRX, WANT, 1, OtcReason.LOT);
        publish(address(usdt), GIVE, TRX, WANT, GIVE / 1_000);
        publish(address(usdt), 1_000, TRX, WANT, 1);
        vm.assertEq(seen(2).minLot, 1, "a thousandth");
    }

    function test_Publish_WhenTheLotIsAllOfIt() public {
        publish(address(usdt), GIVE, TRX, WANT, type(uint256).max);
        vm.assertEq(seen(1).minLot, GIVE, "all of it");
        odd.setHabits(10, 0, false, false);
        publish(address(odd), GIVE, TRX, WANT, GIVE);
        vm.assertEq(seen(2).minLot, (GIVE * 9) / 10, "all that arrived");
    }

    function test_Publish_WhenTheLotHasMoreThan96Bits() public {
        uint256 many = 1 << 96;
        other.transfer(ALICE, many);
        refused(address(other), many, TRX, WANT, many, OtcReason.LOT);
        publish(address(other), many, TRX, WANT, many - 1);
        vm.assertEq(seen(1).minLot, many - 1, "the most");
    }

    function test_Publish_WhenTheExpiryIsWrong() public {
        uint256 now_ = vm.getBlockTimestamp();
        for (uint256 i; i < 2; ++i) {
            expectReason(OtcReason.EXPIRY);
            vm.prank(ALICE);
            otc.publish(address(usdt), GIVE, TRX, WANT, LOT, i == 0 ? now_ : now_ + 90 days + 1, ANYONE);
        }
        vm.prank(ALICE);
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, now_ + 90 days, ANYONE);
        vm.assertEq(seen(1).expiry, now_ + 90 days, "the last second");
    }

    function test_Publish_InTheYear2106() public {
        vm.warp(type(uint32).max - 1);
        expectReason(OtcReason.EXPIRY);
        vm.prank(ALICE);
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, 1 << 32, ANYONE);
        vm.prank(ALICE);
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, type(uint32).max, ANYONE);
        vm.warp(1 << 33);
        vm.prank(ALICE);
        otc.cancel(1);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
    }

    function test_Publish_ForOneself() public {
        uint256 until = end();
        expectReason(OtcReason.OWN_OFFER);
        vm.prank(ALICE);
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, until, ALICE);
    }

    function test_Publish_WhenTrxAreWrong() public {
        uint256 until = end();
        expectReason(MoneyReason.VALUE);
        vm.prank(ALICE);
        otc.publish{value: GIVE - 1}(TRX, GIVE, address(usdt), WANT, LOT, until, ANYONE);
        expectReason(MoneyReason.VALUE);
        vm.prank(ALICE);
        otc.publish{value: 1}(address(usdt), GIVE, TRX, WANT, LOT, until, ANYONE);
    }

    function test_Publish_GivenNothingArrives() public {
        odd.setHabits(100, 0, false, false);
        refused(address(odd), GIVE, TRX, WANT, LOT, Deposits.NOTHING_ARRIVED);
    }

    function test_Publish() public {
        uint256 until = end();
        uint256 alice = ALICE.balance;
        vm.expectEmit(address(otc));
        emit IOtc.Published(1, ALICE, DAVE, TRX, GIVE, address(other), WANT, LOT, until);
        vm.prank(ALICE);
        uint256 id = otc.publish{value: GIVE + 7}(TRX, GIVE, address(other), WANT, LOT, until, DAVE);
        vm.assertEq(id, 1, "number");
        vm.assertEq(alice - ALICE.balance, GIVE, "change came back");
        vm.assertEq(address(otc).balance, GIVE, "waits here");
        vm.assertEq(otc.count(), 1, "offers");
        Seen memory offer = seen(1);
        vm.assertEq(offer.maker, ALICE, "maker");
        vm.assertEq(offer.taker, DAVE, "taker");
        vm.assertEq(offer.give, TRX, "give");
        vm.assertEq(offer.giveLeft, GIVE, "left");
        vm.assertEq(offer.want, address(other), "want");
        vm.assertEq(offer.wantLeft, WANT, "wanted");
        vm.assertEq(offer.minLot, LOT, "lot");
        vm.assertEq(offer.expiry, until, "expiry");
        vm.assertEq(offer.order, 1, "order");
    }

    /// @dev Only the address 0 is anyone; the next is a taker like any other.
    function test_Publish_ForTheLeastAddress() public {
        uint256 until = end();
        vm.prank(ALICE);
        uint256 id =
            otc.publish{value: GIVE}(TRX, GIVE, address(usdt), WANT, LOT, until, address(1));
        vm.assertEq(seen(id).taker, address(1), "taker");
    }

    function test_Publish_OfEveryPairOfCoins() public {
        address[4] memory coins = [TRX, address(usdt), address(odd), address(other)];
        for (uint256 i; i < 16; ++i) {
            (address give, address want) = (coins[i % 4], coins[i / 4]);
            if (give == want) continue;
            Seen memory offer = seen(publish(give, want));
            vm.assertEq(offer.give, give, "give");
            vm.assertEq(offer.want, want, "want");
            vm.assertEq(held(give, address(otc)), GIVE * counted(give), "waits here");
        }
        vm.assertEq(otc.count(), 12, "offers");
    }

    function test_Publish_OfACoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        uint256 until = end();
        vm.expectEmit(address(otc));
        emit IOtc.Published(
            1, ALICE, ANYONE, address(odd), (GIVE * 9) / 10, address(usdt), WANT, LOT, until
        );
        publish(address(odd), address(usdt));
        check(1, (GIVE * 9) / 10, WANT);
    }

    function test_OfferOf_WhereThereIsNone() public view {
        Seen memory offer = seen(1);
        vm.assertEq(offer.maker, address(0), "maker");
        vm.assertEq(offer.give, address(0), "give");
        vm.assertEq(offer.want, address(0), "want");
        vm.assertEq(offer.giveLeft + offer.wantLeft + offer.minLot + offer.expiry + offer.order, 0, "numbers");
    }

    /// @dev How many of the usual offers gave it so far: each coin is published before the next want is.
    function counted(address coin) private view returns (uint256 sum) {
        for (uint256 id = 1; id <= otc.count(); ++id) if (seen(id).give == coin) ++sum;
    }

    function refused(
        address give,
        uint256 giveAmount,
        address want,
        uint256 wantAmount,
        uint256 minLot,
        string memory reason
    ) private {
        uint256 until = end();
        vm.deal(ALICE, 1 << 110);
        uint256 value = give == TRX ? giveAmount : 0;
        expectReason(reason);
        vm.prank(ALICE);
        otc.publish{value: value}(give, giveAmount, want, wantAmount, minLot, until, ANYONE);
    }
}
