// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {EnergyReason} from "./EnergyReason.sol";
import {Etcher} from "./EnergyNetwork.t.sol";
import {EnergyWorld} from "./EnergyWorld.t.sol";
import {ILender} from "./ILender.sol";
import {ILenderFactory} from "./ILenderFactory.sol";
import {StakeCode} from "./StakeCode.sol";

contract LenderProviderTest is EnergyWorld {
    // ---- The factory

    function test_Make_WhenTheProviderHasOne() public {
        vm.prank(ALICE);
        expectReason(EnergyReason.MADE);
        factory.make(PRICE, LEAST);
    }

    function test_Make_IsKnown() public {
        ILender second = make(BOB, 0, 1, 0);
        vm.assertEq(factory.count(), 2, "count");
        vm.assertEq(factory.lenderAt(1), address(second), "by number");
        vm.assertEq(factory.lenderOf(BOB), address(second), "by provider");
        vm.assertEq(second.provider(), BOB, "provider");
        vm.assertEq(second.factory(), address(factory), "factory");
        vm.assertTrue(factory.isMade(address(second)), "made here");
        vm.assertTrue(!factory.isMade(address(0)), "not zero");
        vm.assertTrue(!factory.isMade(BOB), "not an account");
        vm.assertTrue(!factory.isMade(factory.template()), "not the template");
        ILenderFactory other = ILenderFactory(deploy("LenderFactory"));
        vm.prank(ALICE);
        vm.assertTrue(!factory.isMade(other.make(PRICE, LEAST)), "not another factory's");
        expectReason(EnergyReason.INDEX);
        factory.lenderAt(2);
    }

    /// @dev What is sent with it is staked, or refused: it never lies unstaked.
    function test_Make_WithLessThanOneTrx() public {
        uint256[2] memory amounts = [uint256(1), 1e6 - 1];
        for (uint256 i; i < 2; ++i) {
            vm.prank(BOB);
            expectReason(EnergyReason.LITTLE);
            factory.make{value: amounts[i]}(PRICE, LEAST);
        }
    }

    function test_Make_HasExactlyTheCodeOfStaking() public {
        ILenderFactory other = ILenderFactory(deploy("LenderFactory"));
        vm.assertTrue(other.stakeOps().codehash == StakeCode.HASH, "code of staking");
    }

    /// @dev Another's code is where that of staking would be made.
    function test_Make_WhenTheCodeOfStakingCannotBeMade() public {
        Maker maker = new Maker();
        bytes32 first = keccak256(abi.encodePacked(hex"d694", address(maker), hex"01"));
        Etcher(address(vm)).etch(address(uint160(uint256(first))), hex"00");
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        maker.make();
    }

    function test_Begin_WhenNotTheFactory() public {
        vm.prank(ALICE);
        expectReason(EnergyReason.NOT_FACTORY);
        lender.begin(PRICE, LEAST);
    }

    // ---- Terms and supply

    function test_SetTerms_WhenOutOfRange() public {
        uint256[2][3] memory wrong = [[uint256(2 ** 32), 1], [uint256(1), 0], [uint256(1), 2 ** 40]];
        for (uint256 i; i < 3; ++i) {
            vm.prank(ALICE);
            expectReason(EnergyReason.TERMS);
            lender.setTerms(wrong[i][0], wrong[i][1]);
        }
        vm.prank(ALICE);
        vm.expectEmit(address(lender));
        emit ILender.TermsSet(2 ** 32 - 1, 2 ** 40 - 1);
        lender.setTerms(2 ** 32 - 1, 2 ** 40 - 1);
        (uint256 price, uint256 least) = lender.terms();
        vm.assertEq(price, 2 ** 32 - 1, "price");
        vm.assertEq(least, 2 ** 40 - 1, "least");
    }

    /// @dev Nor does a change of them touch what else is written there.
    function test_SetTerms_LeavesLeasesAsTheyAre() public {
        lease(CAROL, 1_000, 2);
        leave(10e6);
        vm.prank(ALICE);
        lender.setTerms(0, 1);
        vm.assertEq(lender.places(), 1, "places");
        expectSums(Sums(100e6, 890e6, 10e6, 0, 120_000));
        pass(2 days);
        lender.end(1);
    }

    function test_Provider_WhenAnotherCalls() public {
        vm.deal(BOB, 10e6);
        for (uint256 i; i < 4; ++i) {
            bytes memory data = [
                abi.encodeCall(ILender.supply, ()),
                abi.encodeCall(ILender.setTerms, (1, 1)),
                abi.encodeCall(ILender.leave, (1)),
                abi.encodeCall(ILender.collect, ())
            ][i];
            vm.prank(BOB);
            (bool done, bytes memory reason) = address(lender).call(data);
            vm.assertTrue(!done, "done by a stranger");
            bytes memory wanted = abi.encodeWithSignature("Error(string)", EnergyReason.NOT_PROVIDER);
            vm.assertTrue(keccak256(reason) == keccak256(wanted), "reason");
        }
    }

    function test_Supply_WhenLittle() public {
        vm.prank(ALICE);
        expectReason(EnergyReason.LITTLE);
        lender.supply{value: 1e6 - 1}();
        vm.prank(BOB);
        expectReason(EnergyReason.LITTLE);
        factory.make{value: 1e6 - 1}(PRICE, LEAST);
    }

    function test_Supply_WhenTheNetworkRefuses() public {
        network.refuse(true);
        vm.prank(ALICE);
        expectReason(EnergyReason.REFUSED);
        lender.supply{value: 1e6}();
    }

    function test_Supply_IsStaked() public {
        vm.prank(ALICE);
        vm.expectEmit(address(lender));
        emit ILender.Supplied(1_500_000);
        lender.supply{value: 1_500_000}();
        expectSums(Sums(0, SUPPLY + 1_500_000, 0, 0, 0));
        (, uint256 whole) = lender.free();
        vm.assertEq(whole, 1_001, "whole TRX that can be leased");
    }

    function test_Free_WhenNothingIsStaked() public {
        network.set(LIMIT, 0);
        ILender second = make(BOB, 1, 1, 0);
        (uint256 energy, uint256 whole) = second.free();
        vm.assertEq(energy + whole, 0, "nothing");
        // Nobody staked at all: nothing can be lent.
        expectReason(EnergyReason.REFUSED);
        second.lease{value: 1}(CAROL, 1, 1);
    }

    // ---- Leaving

    function test_Leave_WhenMoreThanIsFree() public {
        lease(CAROL, 6_000, 1);
        vm.prank(ALICE);
        expectReason(EnergyReason.NOT_FREE);
        lender.leave(400e6 + 1);
        vm.prank(ALICE);
        expectReason(EnergyReason.NOT_FREE);
        lender.leave(0);
        leave(400e6);
        expectSums(Sums(600e6, 0, 400e6, 0, 360_000));
    }

    function test_Leave_WhenTheNetworkRefuses() public {
        network.refuse(true);
        vm.prank(ALICE);
        expectReason(EnergyReason.REFUSED);
        lender.leave(1);
    }

    function test_Leave_WhenThirtyTwoWait() public {
        for (uint256 i = 1; i <= 32; ++i) {
            vm.assertEq(lender.exitsLeft(), 33 - i, "how many more");
            leave(i);
        }
        vm.prank(ALICE);
        expectReason(EnergyReason.WAITING);
        lender.leave(1);
        // Another provider's way out is its own.
        ILender second = make(BOB, 1, 1, 10e6);
        vm.prank(BOB);
        second.leave(10e6);
        pass(14 days);
        vm.assertEq(lender.exitsLeft(), 32, "all have waited");
        leave(1);
        // What had waited came out on the way.
        expectSums(Sums(0, SUPPLY - 529, 1, 528, 0));
        vm.assertEq(collect(), 528, "collected");
    }

    function test_Leave_SaysUntilWhen() public {
        vm.expectEmit(address(lender));
        emit ILender.Left(300e6, 1_800_000_000 + 14 days);
        leave(300e6);
    }

    // ---- Collecting

    function test_Collect_WhenThereIsNothing() public {
        leave(300e6);
        pass(14 days - 1);
        vm.prank(ALICE);
        expectReason(EnergyReason.NOTHING);
        lender.collect();
        pass(1);
        vm.assertEq(collect(), 300e6, "after 14 days");
    }

    function test_Collect_PaysBothStakeAndEarnings() public {
        lease(CAROL, 1_000, 1);
        leave(300e6);
        pass(1 days);
        leave(200e6);
        lender.end(1);
        pass(13 days);
        expectSums(Sums(0, 500e6, 200e6, 300e6, 60_000));
        vm.prank(ALICE);
        vm.expectEmit(address(lender));
        emit ILender.Collected(300e6 + 60_000, 300e6);
        lender.collect();
        expectSums(Sums(0, 500e6, 200e6, 0, 0));
        pass(1 days);
        leave(500e6);
        vm.assertEq(collect(), 200e6, "what came out on the way of the next leaving");
        pass(14 days);
        vm.assertEq(collect(), 500e6, "the rest");
        expectSums(Sums(0, 0, 0, 0, 0));
        vm.assertEq(address(lender).balance + network.unfreezing(address(lender), type(uint256).max), 0, "nothing left");
    }

    /// @dev Neither a stop, nor leases, nor anybody else holds up what is free.
    function test_Collect_WhateverElseHappens() public {
        lease(CAROL, 5_000, 30);
        vm.prank(ALICE);
        lender.setTerms(0, 1);
        leave(500e6);
        pass(14 days);
        vm.assertEq(collect(), 500e6 + 5_000 * PRICE * 30, "free stake and earnings");
    }

    /// @dev A plain transfer runs no code on TRON.
    function test_Collect_WhatWasSentByMistake() public {
        vm.deal(address(lender), 7);
        expectSums(Sums(0, SUPPLY, 0, 0, 7));
        vm.assertEq(collect(), 7, "the provider's");
    }

    function test_Collect_WhenTheProviderTakesNoTrx() public {
        Stubborn stubborn = new Stubborn();
        vm.deal(address(stubborn), 10e6);
        ILender own = stubborn.make(factory);
        own.lease{value: 10}(CAROL, 10, 1);
        expectReason(Trx.TRANSFER_FAILED);
        stubborn.collect(own);
        stubborn.soften();
        stubborn.collect(own);
        vm.assertEq(address(stubborn).balance, 10, "kept until it takes it");
    }
}

contract Maker {
    function make() external returns (address) {
        return StakeCode.make();
    }
}

/// @dev A provider that is a contract, and at first takes no TRX.
contract Stubborn {
    bool private _takes;

    function make(ILenderFactory factory) external returns (ILender) {
        return ILender(factory.make{value: address(this).balance}(1, 1));
    }

    function soften() external {
        _takes = true;
    }

    function collect(ILender own) external {
        own.collect();
    }

    receive() external payable {
        require(_takes);
    }
}
