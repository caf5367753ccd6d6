// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {EnergyHandler} from "./EnergyHandler.t.sol";
import {EnergyWorld} from "./EnergyWorld.t.sol";
import {ILender} from "./ILender.sol";

contract EnergyInvariants is EnergyWorld {
    EnergyHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new EnergyHandler(factory);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Energy() public view {
        vm.assertEq(handler.endedEarly(), 0, "a lease ended early");
        vm.assertEq(handler.leavingRefused(), 0, "leaving or collecting refused");
        vm.assertEq(handler.wrong(), 0, "another outcome or amount than the model's");
        EnergyHandler.Lease[] memory leases = handler.leases();
        for (uint256 i; i < handler.LENDERS(); ++i) check(handler.modelOf(i), leases, i);
    }

    /// @dev Everyone leaves: all that was put in and earned is paid out, once the leases' time is over.
    function afterInvariant() public {
        // The longest lease.
        pass(31 days);
        EnergyHandler.Lease[] memory leases = handler.leases();
        for (uint256 i; i < leases.length; ++i) {
            if (!leases[i].ended) handler.modelOf(leases[i].which).at.end(leases[i].number);
        }
        for (uint256 i; i < handler.LENDERS(); ++i) {
            EnergyHandler.Model memory m = handler.modelOf(i);
            (, uint256 staked,,,) = m.at.books();
            vm.prank(m.provider);
            if (staked > 0) m.at.leave(staked);
        }
        pass(14 days);
        for (uint256 i; i < handler.LENDERS(); ++i) {
            EnergyHandler.Model memory m = handler.modelOf(i);
            uint256 all = m.supplied + m.earned - m.collectedStake - m.collectedEarned;
            uint256 before = m.provider.balance;
            vm.prank(m.provider);
            if (all > 0) m.at.collect();
            vm.assertEq(m.provider.balance - before, all, "everything comes back");
            vm.assertEq(address(m.at).balance, 0, "nothing stays");
        }
    }

    function check(EnergyHandler.Model memory m, EnergyHandler.Lease[] memory leases, uint256 which) private view {
        (uint256 lent, uint256 staked, uint256 leaving, uint256 left, uint256 earned) = m.at.books();
        vm.assertEq(lent + staked + leaving + left, m.supplied - m.collectedStake, "lent, free, leaving and left are put in");
        vm.assertEq(leaving + left, m.leftWith - m.collectedStake, "leaving and left");
        vm.assertEq(earned, m.earned - m.collectedEarned, "earned");
        uint256 sum;
        uint256 open;
        for (uint256 i; i < leases.length; ++i) {
            if (leases[i].which != which || leases[i].ended) continue;
            checkLease(m.at, leases[i]);
            sum += leases[i].lent * 1e6;
            ++open;
        }
        vm.assertEq(sum, lent, "leases add up to what is lent");
        vm.assertGe(m.at.places(), open, "a place each");
    }

    /// @dev It stands as it was paid, whatever happened since.
    function checkLease(ILender at, EnergyHandler.Lease memory one) private view {
        (address receiver, uint256 whole, uint256 until) = at.leaseOf(one.number);
        vm.assertEq(receiver, one.receiver, "receiver");
        vm.assertEq(whole, one.lent, "whole TRX");
        vm.assertGe(until, one.until, "end");
        vm.assertGe(network.loans(address(at), receiver), whole * 1e6, "the network's loan");
    }
}
