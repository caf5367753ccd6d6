// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {EnergyReason} from "./EnergyReason.sol";
import {EnergyWorld} from "./EnergyWorld.t.sol";
import {ILender} from "./ILender.sol";

/// @dev Takes no TRX.
contract Proud {
    function lease(ILender lender, address receiver) external payable {
        lender.lease{value: msg.value}(receiver, 1_000, 1);
    }
}

contract LenderLeaseTest is EnergyWorld {
    // ---- What is refused

    function test_Lease_WhenTheProviderStopped() public {
        vm.prank(ALICE);
        lender.setTerms(0, LEAST);
        vm.prank(BOB);
        expectReason(EnergyReason.STOPPED);
        lender.lease(BOB, 1_000, 1);
    }

    function test_Lease_WhenTheTimeIsNone() public {
        expectReason(EnergyReason.DAYS);
        lender.lease(BOB, 1_000, 0);
    }

    function test_Lease_WhenTheTimeIsTooLong() public {
        expectReason(EnergyReason.DAYS);
        lender.lease(BOB, 1_000, 31);
    }

    function test_Lease_WhenBelowTheLeast() public {
        expectReason(EnergyReason.LEAST);
        lender.lease(BOB, LEAST - 1, 1);
    }

    function test_Lease_WhenMoreThanTheWholeNetworkHas() public {
        expectReason(EnergyReason.NOT_ENOUGH);
        lender.lease(BOB, LIMIT + 1, 1);
    }

    function test_Lease_WhenMoreThanIsFree() public {
        expectReason(EnergyReason.NOT_ENOUGH);
        lender.lease{value: 1e9}(BOB, 10_001, 1);
        lease(BOB, 10_000, 1);
        expectReason(EnergyReason.NOT_ENOUGH);
        lender.lease{value: 1e9}(BOB, LEAST, 1);
    }

    function test_Lease_WhenLessIsPaid() public {
        expectReason(EnergyReason.ABOVE_MAX);
        lender.lease{value: 1_000 * PRICE * 3 - 1}(BOB, 1_000, 3);
    }

    function test_Lease_WhenTheProviderRaisedThePriceBefore() public {
        (uint256 sun,) = lender.quote(1_000, 3);
        vm.prank(ALICE);
        lender.setTerms(PRICE + 1, LEAST);
        vm.prank(BOB);
        expectReason(EnergyReason.ABOVE_MAX);
        lender.lease{value: sun}(BOB, 1_000, 3);
    }

    function test_Lease_WhenTheReceiverDoesNotExist() public {
        expectReason(EnergyReason.RECEIVER);
        lender.lease{value: 1e9}(address(0xdead0001), 1_000, 1);
    }

    function test_Lease_WhenTheReceiverIsAContract() public {
        expectReason(EnergyReason.RECEIVER);
        lender.lease{value: 1e9}(address(this), 1_000, 1);
    }

    function test_Lease_WhenTheNetworkRefuses() public {
        network.refuse(true);
        expectReason(EnergyReason.REFUSED);
        lender.lease{value: 1e9}(BOB, 1_000, 1);
    }

    function test_Lease_WhenTheChangeIsRefused() public {
        Proud proud = new Proud();
        expectReason(Trx.TRANSFER_FAILED);
        proud.lease{value: 1_000 * PRICE + 1}(lender, BOB);
        proud.lease{value: 1_000 * PRICE}(lender, BOB);
        vm.assertEq(sums().lent, 100e6, "lent where nothing is left over");
    }

    // ---- What it does

    function test_Lease_PaysAndLends() public {
        vm.expectEmit(address(lender));
        emit ILender.Leased(1, CAROL, BOB, 1_000, 100, 1_800_000_000 + 3 days, 180_000);
        uint256 number = lease(CAROL, 1_000, 3);
        vm.assertEq(number, 1, "number");
        (address receiver, uint256 lent, uint256 until) = lender.leaseOf(1);
        vm.assertEq(receiver, CAROL, "receiver");
        vm.assertEq(lent, 100, "whole TRX");
        vm.assertEq(until, 1_800_000_000 + 3 days, "end");
        vm.assertEq(network.loans(address(lender), CAROL), 100e6, "the network's loan");
        expectSums(Sums(100e6, 900e6, 0, 0, 180_000));
    }

    function test_Lease_LendsWholeTrxAndRoundsUp() public view {
        (uint256 sun, uint256 whole) = lender.quote(1_001, 1);
        vm.assertEq(sun, 1_001 * PRICE, "the price of what was asked");
        vm.assertEq(whole, 101, "TRX whose energy is enough");
    }

    function test_Lease_GivesTheChangeBack() public {
        uint256 before = BOB.balance;
        vm.prank(BOB);
        lender.lease{value: 5e6}(CAROL, 1_000, 1);
        vm.assertEq(before - BOB.balance, 60_000, "paid");
    }

    function test_Lease_OfOneEnergyIsOneTrx() public {
        vm.prank(ALICE);
        lender.setTerms(PRICE, 1);
        lease(CAROL, 9_000, 30);
        lease(CAROL, 1, 1);
        vm.assertEq(network.loans(address(lender), CAROL), 901e6, "both loans");
        pass(1 days);
        lender.end(2);
        vm.assertEq(network.loans(address(lender), CAROL), 900e6, "the large one stays");
        expectReason(EnergyReason.NOT_OVER);
        lender.end(1);
    }

    /// @dev What all others stake grew by a half: the energy and the price stay, the TRX grow.
    function test_Lease_WhenTheWeightChangedSinceTheQuote() public {
        (uint256 sun, uint256 whole) = lender.quote(5_000, 1);
        vm.assertEq(whole, 500, "TRX before");
        network.set(LIMIT, 27e9);
        vm.prank(BOB);
        lender.lease{value: sun}(CAROL, 5_000, 1);
        (, uint256 lent,) = lender.leaseOf(1);
        vm.assertEq(lent, 750, "TRX after");
        expectReason(EnergyReason.NOT_ENOUGH);
        lender.lease{value: sun}(CAROL, 5_000, 1);
    }

    function test_Lease_TwoLendersAndOneReceiver() public {
        ILender second = make(DAVE, 1, 1, SUPPLY);
        lease(CAROL, 1_000, 1);
        second.lease{value: 2_000}(CAROL, 2_000, 1);
        pass(1 days);
        lender.end(1);
        // The weight grew by what DAVE staked, so it takes one TRX more.
        vm.assertEq(network.loans(address(second), CAROL), 201e6, "the other lender's loan stays");
        second.end(1);
        vm.assertEq(network.loans(address(second), CAROL), 0, "until it ends");
    }

    // ---- The end

    function test_End_WhenThereIsNone() public {
        expectReason(EnergyReason.NO_LEASE);
        lender.end(0);
        expectReason(EnergyReason.NO_LEASE);
        lender.end(1);
    }

    function test_End_WhenItHasEnded() public {
        lease(CAROL, 1_000, 1);
        pass(1 days);
        lender.end(1);
        expectReason(EnergyReason.NO_LEASE);
        lender.end(1);
    }

    /// @dev A number names one lease: not the next one at its place, nor one far away.
    function test_End_WhenThePlaceHasAnotherLease() public {
        lease(CAROL, 1_000, 1);
        pass(1 days);
        lender.end(1);
        uint256 number = lease(DAVE, 1_000, 1);
        vm.assertEq(number, 2 ** 32 + 1, "the second lease of the first place");
        vm.assertEq(lender.places(), 1, "places");
        pass(1 days);
        expectReason(EnergyReason.NO_LEASE);
        lender.end(1);
        expectReason(EnergyReason.NO_LEASE);
        lender.end(2 ** 33 + 1);
        (, uint256 lent,) = lender.leaseOf(1);
        vm.assertEq(lent, 0, "the first lease is no more");
        lender.end(number);
    }

    /// @dev By the second: the end is a whole minute, never earlier than the days that were paid.
    function test_End_WhenItIsNotOver(uint256 time, uint256 start) public {
        time = bound(time, 1, 30);
        vm.warp(bound(start, 1_800_000_000, 4_000_000_000));
        uint256 began = vm.getBlockTimestamp();
        lease(CAROL, 1_000, time);
        (,, uint256 until) = lender.leaseOf(1);
        vm.assertGe(until, began + time * 1 days, "not before what was paid");
        vm.assertLe(until, began + time * 1 days + 59, "at most a minute later");
        vm.warp(until - 1);
        expectReason(EnergyReason.NOT_OVER);
        lender.end(1);
        vm.warp(until);
        lender.end(1);
    }

    function test_End_TakesBackItsOwn() public {
        lease(CAROL, 1_000, 1);
        lease(CAROL, 2_000, 2);
        pass(1 days);
        vm.prank(DAVE);
        vm.expectEmit(address(lender));
        emit ILender.Ended(1, CAROL, 100);
        lender.end(1);
        expectSums(Sums(200e6, 800e6, 0, 0, 300_000));
    }

    function test_End_WhenTheNetworkRefuses() public {
        lease(CAROL, 1_000, 1);
        pass(1 days);
        network.refuse(true);
        expectReason(EnergyReason.REFUSED);
        lender.end(1);
        network.refuse(false);
        lender.end(1);
    }

    /// @dev Of 1,000 TRX all were lent and used up: none can be leased at the end, a half 12 hours later, all after a day.
    function test_Lease_OfAUsedUpDelegation() public {
        lease(CAROL, 10_000, 1);
        network.useUp(CAROL);
        pass(1 days);
        lender.end(1);
        (uint256 energy, uint256 whole) = lender.free();
        vm.assertEq(energy + whole, 0, "nothing at once");
        expectReason(EnergyReason.NOT_ENOUGH);
        lender.lease{value: 1e9}(BOB, LEAST, 1);
        pass(12 hours);
        (energy, whole) = lender.free();
        vm.assertEq(energy, 5_000, "energy half a day later");
        vm.assertEq(whole, 500, "TRX half a day later");
        // The provider need not wait.
        leave(1_000e6);
        pass(12 hours);
        (, whole) = lender.free();
        vm.assertEq(whole, 0, "what left is not leased");
    }

    // ---- Places and what is due

    /// @dev A place beyond those that a lease looks at is found as blocks pass.
    function test_Lease_LooksForAPlace() public {
        for (uint256 i; i < 20; ++i) lease(CAROL, LEAST, i == 18 ? 1 : 30);
        pass(1 days);
        lender.end(19);
        // 50 times 20 places: it looks at places 1 to 16.
        blocks.roll(1_000);
        vm.assertEq(lease(CAROL, LEAST, 1), 21, "a new place");
        // 95 times 21 places and nine: it begins at place 10.
        blocks.roll(2_004);
        vm.assertEq(lease(CAROL, LEAST, 1), 2 ** 32 + 19, "the place that is free");
    }

    function test_Due() public {
        for (uint256 i = 1; i <= 4; ++i) lease(CAROL, LEAST, i);
        vm.assertEq(lender.due(1, 10).length, 0, "none yet");
        pass(2 days);
        uint256[] memory numbers = lender.due(1, 10);
        vm.assertEq(numbers.length, 2, "two are over");
        vm.assertEq(numbers[0] * 10 + numbers[1], 12, "their numbers");
        vm.assertEq(lender.due(2, 1).length, 1, "of one place");
        vm.assertEq(lender.due(3, type(uint256).max).length, 0, "of places whose time is not over");
        vm.assertEq(lender.due(5, 1).length, 0, "beyond the last place");
        lender.end(2);
        numbers = lender.due(0, 10);
        vm.assertEq(numbers.length, 1, "one is left");
        vm.assertEq(numbers[0], 1, "its number");
    }
}
