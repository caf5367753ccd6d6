// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {LockHandler} from "./LockHandler.t.sol";
import {LockB} from "./LockB.sol";
import {LockWorld} from "./LockWorld.t.sol";

contract LockInvariants is LockWorld {
    LockHandler private handler;
    /// @dev By number, what a lock was when last looked at.
    mapping(uint256 index => uint256) private _ends;
    mapping(uint256 index => uint256) private _amounts;

    function setUp() public override {
        super.setUp();
        lp = ela;
        lockB = LockB(deploy("LockB", abi.encode(OWNER, this, address(usdt), address(odd), DELAY)));
        handler = new LockHandler(lockA, lockB, odd, ela, address(usdt), OWNER);
        usdt.transfer(address(handler), 1e12);
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            equip(handler.holder(i), address(odd));
            equip(handler.holder(i), address(ela));
            equip(handler.holder(i), address(usdt));
        }
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Locks() public {
        vm.assertEq(handler.leavingRefused(), 0, "leaving, or naming a coin of an empty lock, was refused");
        vm.assertEq(handler.leftEarly(), 0, "unlocked before its time, or ended earlier");
        vm.assertEq(handler.paidWrong(), 0, "a payment of another amount, or a key that is not later");
        vm.assertEq(handler.intruded(), 0, "another account's lock was reached");
        vm.assertEq(handler.coinMoved(), 0, "the coin of lock B changed while something was locked");
        uint256[3] memory sums = checkA();
        for (uint256 i; i < 3; ++i) {
            address coin = handler.coins(i);
            (, uint256 timed, uint256 balance) = lockA.sumsOf(coin);
            vm.assertEq(timed, sums[i], "the sum of a coin's locks");
            if (i != 1 || !handler.hasShrunk()) vm.assertGe(balance, sums[i], "all that is locked is here");
        }
        checkB();
    }

    /// @dev Each lock is as the model has it; its end is never earlier, its amount never less before it.
    function checkA() private returns (uint256[3] memory sums) {
        vm.assertEq(lockA.count(), handler.count(), "number of locks");
        for (uint256 i; i < handler.count(); ++i) {
            LockHandler.Model memory model = handler.modelOf(i);
            (address locker, address coin, uint256 amount, uint256 key, uint256 end, bool locked) = lockA.locks(i);
            vm.assertEq(locker, model.holder, "holder");
            vm.assertEq(coin, handler.coins(model.coin), "coin");
            vm.assertEq(locked ? amount : 0, model.amount, "amount");
            vm.assertEq(key, model.key, "key");
            vm.assertEq(end, model.end, "end");
            vm.assertGe(end, _ends[i], "never earlier");
            if (vm.getBlockTimestamp() < end) vm.assertGe(locked ? amount : 0, _amounts[i], "never less before its end");
            sums[model.coin] += model.amount;
            // A lock whose end had passed may have paid before it was extended.
            (_ends[i], _amounts[i]) = (end, locked ? amount : 0);
        }
    }

    function checkB() private view {
        uint256 sum;
        uint256 which = 3;
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            LockHandler.Model memory model = handler.modelOfB(i);
            (, uint256 amount,, uint256 end, bool locked) = lockB.locks(handler.holder(i));
            vm.assertEq(locked ? amount : 0, model.amount, "amount in B");
            vm.assertEq(end, model.end, "end in B");
            sum += model.amount;
            if (model.amount > 0) {
                vm.assertTrue(which == 3 || which == model.coin, "one coin");
                which = model.coin;
            }
        }
        (, uint256 timed,) = lockB.sums();
        vm.assertEq(timed, sum, "the sum of B");
        if (which == 3) return;
        vm.assertEq(lockB.coin(), handler.coins(which), "the coin that is locked");
        if (which == 1 && handler.hasShrunk()) return;
        vm.assertGe(ITRC20(lockB.coin()).balanceOf(address(lockB)), sum, "all that is locked in B is here");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.lock(0, 0, 0, 100, 0);
        handler.lock(1, 2, 1, 100, 4);
        handler.lock(2, 2, 2, 100, 4);
        handler.increase(2, 10);
        handler.extend(0, 3);
        handler.handOver(0, 1, false);
        handler.handOver(0, 1, true);
        handler.callBack(0, 0);
        handler.intrude(0, 0, 0);
        handler.setCoin(0);
        handler.wait(3 days);
        handler.lockMore(0, 100, 5 days);
        handler.lockMore(0, 10, 6 days);
        handler.setCoin(1);
        invariant_Locks();
        vm.assertEq(lockB.coin(), address(odd), "another coin came into force");
        handler.wait(6 days - 1);
        handler.wait(6 days - 1);
        handler.change(10, false, false, true);
        handler.unlock(0, true);
        handler.shrink(50, false, false);
        handler.unlock(1, false);
        handler.unlock(2, false);
        handler.unlockAll(0);
        handler.shrink(7, false, true);
        handler.give(2, true, 9);
        invariant_Locks();
        vm.assertEq(handler.count(), 3, "locks");
        vm.assertEq(handler.unlocked(), 4, "payments");
        vm.assertEq(handler.modelOf(0).holder, handler.holder(1), "handed over");
        vm.assertGe(handler.modelOf(1).amount, 40, "paid a part");
        vm.assertEq(handler.modelOf(2).amount, 0, "paid");
    }
}
