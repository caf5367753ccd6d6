// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IOtc, OtcReason} from "./IOtc.sol";
import {OtcWorld} from "./OtcWorld.t.sol";

// edit
// ├── given the caller did not make the offer, or it has ended ─ it should revert
// ├── when amount, lot or expiry are wrong ─ it should revert
// ├── given the order number is the last ─ it should revert
// └── otherwise it should change the terms of what is left, under the next order number
// cancel
// ├── given the caller did not make the offer, or it has ended ─ it should revert
// └── otherwise it should give all that is left back, expired or not
// sweep
// ├── given the offer has ended, or not expired ─ it should revert
// └── otherwise it should give all that is left back to the maker
contract OtcEditTest is OtcWorld {
    function setUp() public override {
        super.setUp();
        publish(address(usdt), address(odd));
    }

    function test_Edit_GivenNotTheMaker() public {
        uint256 until = end();
        expectReason(OtcReason.NOT_MAKER);
        vm.prank(DAVE);
        otc.edit(1, WANT, LOT, until);
        expectReason(OtcReason.NOT_MAKER);
        vm.prank(ALICE);
        otc.edit(2, WANT, LOT, until);
        take(DAVE, 1, GIVE);
        expectReason(OtcReason.NO_OFFER);
        vm.prank(ALICE);
        otc.edit(1, WANT, LOT, until);
    }

    function test_Edit_WhenTheTermsAreWrong() public {
        uint256 now_ = vm.getBlockTimestamp();
        notEdited(0, LOT, now_ + 1, OtcReason.AMOUNT);
        notEdited(1 << 104, LOT, now_ + 1, OtcReason.AMOUNT);
        notEdited(WANT, GIVE / 1_000 - 1, now_ + 1, OtcReason.LOT);
        notEdited(WANT, LOT, now_, OtcReason.EXPIRY);
        notEdited(WANT, LOT, now_ + 90 days + 1, OtcReason.EXPIRY);
    }

    function test_Edit_OfWhatIsLeft() public {
        take(DAVE, 1, 600e6);
        uint256 until = end() + 9;
        vm.expectEmit(address(otc));
        emit IOtc.Edited(1, 2, 100e6, 400e6, until);
        vm.prank(ALICE);
        otc.edit(1, 100e6, type(uint256).max, until);
        Seen memory offer = seen(1);
        check(1, 400e6, 100e6);
        vm.assertEq(offer.minLot, 400e6, "all that is left");
        vm.assertEq(offer.expiry, until, "expiry");
        vm.assertEq(offer.order, 2, "order");
        vm.assertEq(offer.give, address(usdt), "gives the same");
        vm.assertEq(offer.want, address(odd), "wants the same");
        vm.assertEq(take(DAVE, 1, 400e6), 100e6, "at the new price");
    }

    function test_Edit_OfAnExpiredOffer() public {
        pass(31 days);
        uint256 until = end();
        vm.prank(ALICE);
        otc.edit(1, WANT, LOT, until);
        vm.assertEq(take(DAVE, 1, LOT), LOT / 2, "stands again");
    }

    function test_Edit_UntilTheLastOrder() public {
        uint256 until = end();
        for (uint256 order = 2; order < 1_024; ++order) {
            vm.prank(ALICE);
            otc.edit(1, WANT, LOT, until);
        }
        vm.assertEq(seen(1).order, 1_023, "the last order");
        notEdited(WANT, LOT, until, OtcReason.EDITS);
        take(DAVE, 1, LOT);
        vm.prank(ALICE);
        otc.cancel(1);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH - LOT, "all that was left");
    }

    function test_Cancel_GivenNotTheMaker() public {
        expectReason(OtcReason.NOT_MAKER);
        vm.prank(DAVE);
        otc.cancel(1);
        vm.prank(ALICE);
        otc.cancel(1);
        expectReason(OtcReason.NO_OFFER);
        vm.prank(ALICE);
        otc.cancel(1);
    }

    function test_Cancel() public {
        take(DAVE, 1, 600e6);
        vm.expectEmit(address(otc));
        emit IOtc.Cancelled(1, 400e6);
        vm.prank(ALICE);
        otc.cancel(1);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH - 600e6, "all that was left");
        vm.assertEq(usdt.balanceOf(address(otc)), 0, "nothing stays");
        Seen memory offer = seen(1);
        check(1, 0, 0);
        vm.assertEq(offer.maker, ALICE, "maker stays");
        vm.assertEq(offer.want, address(odd), "want stays");
        notTaken(DAVE, 1, LOT, WANT, OtcReason.NO_OFFER);
    }

    function test_Cancel_OfAnExpiredOffer() public {
        publish(TRX, address(odd));
        pass(60 days);
        uint256 alice = ALICE.balance;
        vm.prank(ALICE);
        otc.cancel(2);
        vm.assertEq(ALICE.balance - alice, GIVE, "all of it");
    }

    function test_Cancel_LeavesOthers() public {
        publish(address(usdt), address(odd));
        vm.prank(ALICE);
        otc.cancel(1);
        check(2, GIVE, WANT);
        vm.assertEq(usdt.balanceOf(address(otc)), GIVE, "the other's");
    }

    function test_Sweep_GivenItStands() public {
        pass(30 days - 1);
        expectReason(OtcReason.NOT_EXPIRED);
        otc.sweep(1);
        expectReason(OtcReason.NO_OFFER);
        otc.sweep(2);
    }

    function test_Sweep() public {
        take(DAVE, 1, 600e6);
        pass(30 days);
        vm.expectEmit(address(otc));
        emit IOtc.Swept(1, ALICE, 400e6);
        vm.prank(CAROL);
        otc.sweep(1);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH - 600e6, "to the maker alone");
        check(1, 0, 0);
        expectReason(OtcReason.NO_OFFER);
        otc.sweep(1);
    }

    function notEdited(uint256 want, uint256 minLot, uint256 expiry, string memory reason) private {
        expectReason(reason);
        vm.prank(ALICE);
        otc.edit(1, want, minLot, expiry);
    }
}
