// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IWtrx, WtrxReason} from "./IWtrx.sol";
import {Wtrx} from "./Wtrx.sol";

// deposit, or TRX without a call
// └── it should give the sender as many units
// withdraw
// ├── given the caller has fewer ─ it should revert
// ├── given the caller takes no TRX ─ it should revert and keep the units
// └── otherwise it should pay the TRX
contract WtrxTest is TestBase {
    address private immutable ALICE = actor("alice");
    Wtrx private wtrx;

    function setUp() public {
        wtrx = Wtrx(deploy("Wtrx"));
        vm.deal(address(this), 1e12);
    }

    function test_Deposit() public {
        vm.expectEmit(address(wtrx));
        emit ITRC20.Transfer(address(0), ALICE, 5e6);
        vm.expectEmit(address(wtrx));
        emit IWtrx.Deposit(ALICE, 5e6);
        vm.prank(ALICE);
        wtrx.deposit{value: 5e6}();
        vm.prank(ALICE);
        (bool sent, ) = address(wtrx).call{value: 2e6}("");
        vm.assertTrue(sent, "sent");
        vm.assertEq(wtrx.balanceOf(ALICE), 7e6, "units");
        vm.assertEq(address(wtrx).balance, 7e6, "TRX");
        vm.assertEq(wtrx.decimals(), 6, "decimals");
        vm.assertEq(wtrx.symbol(), "WTRX", "symbol");
    }

    function test_Withdraw() public {
        vm.prank(ALICE);
        wtrx.deposit{value: 5e6}();
        uint256 before = ALICE.balance;
        vm.expectEmit(address(wtrx));
        emit IWtrx.Withdrawal(ALICE, 3e6);
        vm.prank(ALICE);
        wtrx.withdraw(3e6);
        vm.assertEq(ALICE.balance - before, 3e6, "TRX");
        vm.assertEq(wtrx.balanceOf(ALICE), 2e6, "units left");
        vm.assertEq(wtrx.totalSupply(), 2e6, "units of all");
        vm.expectEmit(address(wtrx));
        emit ITRC20.Transfer(ALICE, address(0), 2e6);
        vm.prank(ALICE);
        wtrx.withdraw(2e6);
    }

    function test_Withdraw_GivenFewer() public {
        vm.prank(ALICE);
        wtrx.deposit{value: 1e6}();
        expectReason(WtrxReason.BALANCE);
        vm.prank(ALICE);
        wtrx.withdraw(1e6 + 1);
    }

    /// @dev This contract takes no TRX.
    function test_Withdraw_GivenNoReceiver() public {
        wtrx.deposit{value: 1e6}();
        expectReason(Trx.TRANSFER_FAILED);
        wtrx.withdraw(1e6);
        vm.assertEq(wtrx.balanceOf(address(this)), 1e6, "units");
    }

    function test_Transfer() public {
        wtrx.deposit{value: 5e6}();
        expectReason(WtrxReason.BALANCE);
        wtrx.transfer(ALICE, 5e6 + 1);
        vm.expectEmit(address(wtrx));
        emit ITRC20.Transfer(address(this), ALICE, 2e6);
        vm.assertTrue(wtrx.transfer(ALICE, 2e6), "answer");
        vm.assertEq(wtrx.balanceOf(ALICE), 2e6, "Alice's");
        vm.assertEq(wtrx.balanceOf(address(this)), 3e6, "ours");
    }

    function test_TransferFrom() public {
        wtrx.deposit{value: 5e6}();
        vm.expectEmit(address(wtrx));
        emit ITRC20.Approval(address(this), ALICE, 3e6);
        vm.assertTrue(wtrx.approve(ALICE, 3e6), "answer");
        expectReason(WtrxReason.ALLOWANCE);
        vm.prank(ALICE);
        wtrx.transferFrom(address(this), ALICE, 3e6 + 1);
        vm.prank(ALICE);
        vm.assertTrue(wtrx.transferFrom(address(this), ALICE, 1e6), "answer");
        vm.assertEq(wtrx.allowance(address(this), ALICE), 2e6, "what is left");
        vm.prank(ALICE);
        wtrx.transferFrom(address(this), ALICE, 2e6);
        vm.assertEq(wtrx.allowance(address(this), ALICE), 0, "all of it");
        wtrx.approve(ALICE, type(uint256).max);
        vm.prank(ALICE);
        wtrx.transferFrom(address(this), ALICE, 2e6);
        vm.assertEq(wtrx.allowance(address(this), ALICE), type(uint256).max, "still endless");
        vm.assertEq(wtrx.balanceOf(ALICE), 5e6, "Alice's");
    }
}
