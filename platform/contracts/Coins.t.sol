// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Tes} from "./Tes.sol";
import {TestBase} from "./TestBase.t.sol";
import {Usdt} from "./local/Usdt.sol";

contract TesTest is TestBase {
    function test_New_WholeSupplyToOneHolder() public {
        Tes tes = Tes(deploy("Tes", abi.encode(actor("holder"))));
        vm.assertEq(tes.totalSupply(), 1_000_000_000e18, "supply");
        vm.assertEq(tes.balanceOf(actor("holder")), 1_000_000_000e18, "of the holder");
        vm.assertEq(tes.decimals(), 18, "decimals");
        vm.assertEq(tes.symbol(), "TES", "symbol");
    }
}

contract UsdtTest is TestBase {
    address private immutable ALICE = actor("alice");
    address private immutable BOB = actor("bob");
    Usdt private usdt;

    function setUp() public {
        usdt = Usdt(deploy("Usdt", abi.encode(1_000e6)));
        usdt.transfer(ALICE, 100e6);
    }

    function test_Transfer_MovesAndAnswersFalse() public {
        vm.prank(ALICE);
        vm.assertTrue(!usdt.transfer(BOB, 40e6), "answer");
        vm.assertEq(usdt.balanceOf(ALICE), 60e6, "of Alice");
        vm.assertEq(usdt.balanceOf(BOB), 40e6, "of Bob");
    }

    function test_Transfer_GivenTooLittle() public {
        expectReason("Balance too low");
        vm.prank(BOB);
        usdt.transfer(ALICE, 1);
    }

    function test_Transfer_ToNobody() public {
        expectReason("Receiver is zero");
        vm.prank(ALICE);
        usdt.transfer(address(0), 1);
    }

    function test_TransferFrom() public {
        vm.prank(ALICE);
        usdt.approve(BOB, 50e6);
        vm.prank(BOB);
        vm.assertTrue(usdt.transferFrom(ALICE, BOB, 30e6), "answer");
        vm.assertEq(usdt.allowance(ALICE, BOB), 20e6, "what is left");
        expectReason("Allowance too low");
        vm.prank(BOB);
        usdt.transferFrom(ALICE, BOB, 30e6);
    }

    function test_TransferFrom_GivenEndlessAllowance() public {
        vm.prank(ALICE);
        usdt.approve(BOB, type(uint256).max);
        vm.prank(BOB);
        usdt.transferFrom(ALICE, BOB, 30e6);
        vm.assertEq(usdt.allowance(ALICE, BOB), type(uint256).max, "still endless");
    }

    function test_Approve_FromOneAmountToAnother() public {
        vm.prank(ALICE);
        usdt.approve(BOB, 1);
        expectReason("Set the allowance to 0 first");
        vm.prank(ALICE);
        usdt.approve(BOB, 2);
        vm.prank(ALICE);
        usdt.approve(BOB, 0);
        vm.prank(ALICE);
        usdt.approve(BOB, 2);
        vm.assertEq(usdt.allowance(ALICE, BOB), 2, "allowance");
    }

    function test_BlackList_ReceivesAndCannotSend() public {
        usdt.addBlackList(ALICE);
        usdt.transfer(ALICE, 1e6);
        vm.assertEq(usdt.balanceOf(ALICE), 101e6, "received");
        expectReason("Blacklisted");
        vm.prank(ALICE);
        usdt.transfer(BOB, 1);
        usdt.removeBlackList(ALICE);
        vm.prank(ALICE);
        usdt.transfer(BOB, 1);
        vm.assertEq(usdt.balanceOf(BOB), 1, "sent again");
    }

    function test_Fee_IsTakenFromWhatArrives() public {
        usdt.setParams(10, 49e6);
        uint256 before = usdt.balanceOf(address(this));
        vm.prank(ALICE);
        usdt.transfer(BOB, 100e6);
        vm.assertEq(usdt.balanceOf(BOB), 99_900_000, "arrived");
        vm.assertEq(usdt.balanceOf(address(this)) - before, 100_000, "fee");
    }

    function test_Fee_HasALimit() public {
        usdt.setParams(19, 1e6);
        usdt.transfer(BOB, 900e6);
        vm.assertEq(usdt.balanceOf(BOB), 899e6, "arrived");
        expectReason("Fee above the limit");
        usdt.setParams(20, 1e6);
        expectReason("Fee above the limit");
        usdt.setParams(19, 50e6);
    }

    function test_Issue() public {
        usdt.issue(5e6);
        vm.assertEq(usdt.totalSupply(), 1_005e6, "supply");
        vm.assertEq(usdt.balanceOf(address(this)), 905e6, "of the owner");
    }

    function test_OwnersCalls_GivenAnother() public {
        expectReason("Only the owner");
        vm.prank(ALICE);
        usdt.issue(1);
        expectReason("Only the owner");
        vm.prank(ALICE);
        usdt.addBlackList(BOB);
        expectReason("Only the owner");
        vm.prank(ALICE);
        usdt.removeBlackList(BOB);
        expectReason("Only the owner");
        vm.prank(ALICE);
        usdt.setParams(0, 0);
    }
}
