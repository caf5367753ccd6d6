// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {FeeSplitter} from "./FeeSplitter.sol";
import {IFeeSplitter} from "./IFeeSplitter.sol";
import {IMoney} from "./IMoney.sol";
import {ITeam} from "./ITeam.sol";
import {Money, MoneyReason} from "./public/Money.sol";
import {TeamWorld} from "./TeamWorld.t.sol";

/// @dev What a contract does with money, each by itself.
contract Till is Money {
    uint256 public last;

    constructor(ITeam team_, IFeeSplitter splitter_, address[] memory coins_) Money(team_, splitter_, coins_) {}

    function take(address coin, uint256 amount) external payable {
        _requireValue(coin, amount);
        last = _takeIn(coin, amount);
        _giveChange(amount);
    }

    function pay(address coin, address to, uint256 amount) external {
        _pay(coin, to, amount);
    }

    function numberOf(address coin) external view returns (uint256) {
        return _numberOf(coin);
    }

    function coinOf(uint256 number) external view returns (address) {
        return _coinOf(number);
    }
}

// Taking in
// ├── given TRX ─ it should refuse less, and give back what is more
// ├── given a coin with TRX beside ─ it should refuse
// └── given a coin ─ it should count what arrives, and never more than was agreed
// Paying
// ├── given a receiver or a coin that refuses, or a coin that lies ─ it should credit the amount
// ├── given that below a contract's call ─ it should revert
// └── otherwise it should pay
// A coin's number ─ it should be its place, the chain's own first; others it should refuse
contract MoneyPaymentsTest is TeamWorld {
    OddToken private odd;
    Till private till;

    function setUp() public override {
        super.setUp();
        odd = new OddToken();
        address[] memory coins = new address[](2);
        (coins[0], coins[1]) = (CAROL, address(odd));
        till = new Till(team, FeeSplitter(deploy("FeeSplitter", abi.encode(team, ROOT, ROOT))), coins);
        odd.approve(address(till), type(uint256).max);
        vm.deal(address(this), 1_000);
    }

    receive() external payable {}

    function test_TakeIn_Trx() public {
        expectReason(MoneyReason.VALUE);
        till.take{value: 9}(address(0), 10);
        till.take{value: 10}(address(0), 10);
        vm.assertEq(till.last(), 10, "all of it");
        till.take{value: 13}(address(0), 10);
        vm.assertEq(address(till).balance, 20, "change was given");
        expectReason(MoneyReason.VALUE);
        till.take{value: 1}(address(odd), 10);
    }

    function test_TakeIn_ACoin() public {
        till.take(address(odd), 100);
        vm.assertEq(till.last(), 100, "whole");
        odd.setHabits(10, 0, false, false);
        till.take(address(odd), 100);
        vm.assertEq(till.last(), 90, "what arrived");
        odd.setHabits(0, 10, false, false);
        till.take(address(odd), 100);
        vm.assertEq(till.last(), 100, "no more than agreed");
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        till.take(address(odd), 100);
    }

    function test_Pay_ACoin() public {
        till.take(address(odd), 100);
        till.pay(address(odd), BOB, 40);
        vm.assertEq(odd.balanceOf(BOB), 40, "paid");
        vm.assertEq(till.creditOf(BOB, address(odd)), 0, "no credit");
        odd.setHabits(0, 0, true, false);
        refused(20);
        odd.setHabits(0, 0, false, true);
        refused(40);
        odd.setHabits(0, 0, false, false);
        vm.expectEmit(address(till));
        emit IMoney.Withdrawn(BOB, address(odd), 40);
        till.withdraw(BOB, address(odd));
        vm.assertEq(odd.balanceOf(BOB), 80, "all of it");
    }

    function test_Pay_Trx() public {
        till.take{value: 100}(address(0), 100);
        uint256 before = BOB.balance;
        till.pay(address(0), BOB, 40);
        vm.assertEq(BOB.balance - before, 40, "paid");
        Receiver receiver = new Receiver();
        receiver.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.INDIRECT);
        till.pay(address(0), address(receiver), 60);
        vm.expectEmit(address(till));
        emit IMoney.Credited(address(receiver), address(0), 60);
        vm.prank(ALICE, ALICE);
        till.pay(address(0), address(receiver), 60);
        expectReason(Trx.TRANSFER_FAILED);
        till.withdraw(address(receiver), address(0));
        receiver.set(Receiver.Way.Takes, 0);
        till.withdraw(address(receiver), address(0));
        vm.assertEq(address(receiver).balance, 60, "paid later");
        expectReason(MoneyReason.NOTHING);
        till.withdraw(address(receiver), address(0));
    }

    function test_Numbers() public {
        vm.assertEq(till.numberOf(address(0)), 0, "own");
        vm.assertEq(till.numberOf(CAROL), 1, "first");
        vm.assertEq(till.numberOf(address(odd)), 2, "second");
        vm.assertEq(till.coinOf(0), address(0), "own");
        vm.assertEq(till.coinOf(2), address(odd), "second");
        vm.assertEq(till.coins().length, 3, "all");
        expectReason(MoneyReason.COIN);
        till.numberOf(BOB);
    }

    function test_New_GivenTooManyCoins() public {
        FeeSplitter splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, ROOT, ROOT)));
        vm.assertEq(new Till(team, splitter, new address[](255)).coins().length, 256, "as many as have a number");
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        new Till(team, splitter, new address[](256));
    }

    function refused(uint256 owed) private {
        expectReason(Trx.INDIRECT);
        till.pay(address(odd), BOB, 20);
        vm.prank(ALICE, ALICE);
        till.pay(address(odd), BOB, 20);
        vm.assertEq(till.creditOf(BOB, address(odd)), owed, "credit");
    }
}
