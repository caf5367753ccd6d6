// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/tron-contracts/access/Ownable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Vm} from "../../../platform/contracts/TestBase.t.sol";
import {ILockB} from "./ILockB.sol";
import {LockReason} from "./LockReason.sol";
import {LockWorld} from "./LockWorld.t.sol";

// new ─ of the pool's coin; without a pool, or without an owner, it should revert
// setCoin
// ├── when another calls it, there is no such coin, or something is locked ─ it should revert
// ├── given coins that were given to the contract ─ they should stand in no way
// └── otherwise the coin should wait for the delay
//     ├── when a lock is made meanwhile ─ it should be dropped
//     └── when another is named meanwhile ─ that one should wait
contract LockBCoinTest is LockWorld {
    function test_New() public {
        vm.assertEq(lockB.coin(), address(lp), "the pool's");
        vm.assertEq(lockB.owner(), OWNER, "owner");
        vm.assertEq(lockB.delay(), DELAY, "delay");
        expectReason(LockReason.COIN);
        deploy("LockB", abi.encode(OWNER, this, address(usdt), address(ela), DELAY));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableInvalidOwner.selector, address(0)));
        deploy("LockB", abi.encode(address(0), this, address(usdt), address(odd), DELAY));
    }

    function test_SetCoin_WhenRefused() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE));
        vm.prank(ALICE);
        lockB.setCoin(address(ela));
        expectReason(LockReason.COIN);
        set(ALICE);
        lock(BOB, 1);
        expectReason(LockReason.LOCKED);
        set(address(ela));
        pass(1 days);
        vm.prank(BOB);
        lockB.unlock();
        lock(ALICE, 100);
        expectReason(LockReason.LOCKED);
        set(address(ela));
        pass(1 days);
        expectReason(LockReason.LOCKED);
        set(address(ela));
        lp.shrink(address(lockB), 50);
        vm.prank(ALICE);
        lockB.unlock();
        expectReason(LockReason.LOCKED);
        set(address(ela));
        lp.grow(address(lockB), 50);
        vm.prank(ALICE);
        lockB.unlock();
        set(address(ela));
    }

    function test_SetCoin_ComesIntoForceAfterTheDelay() public {
        vm.expectEmit(address(lockB));
        emit ILockB.CoinSet(address(ela), START + DELAY);
        set(address(ela));
        (address next, uint256 time) = lockB.nextCoin();
        vm.assertEq(next, address(ela), "waits");
        vm.assertEq(time, START + DELAY, "until");
        pass(DELAY - 1);
        vm.assertEq(lockB.coin(), address(lp), "not yet");
        (next,) = lockB.nextCoin();
        vm.assertEq(next, address(ela), "still waits");
        pass(1);
        vm.assertEq(lockB.coin(), address(ela), "now");
        (next, time) = lockB.nextCoin();
        vm.assertTrue(next == address(0) && time == 0, "none waits");
        vm.recordLogs();
        lock(ALICE, 100);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            vm.assertTrue(logs[i].topics[0] != ILockB.CoinKept.selector, "no coin is kept");
        }
        vm.assertEq(ela.balanceOf(address(lockB)), 100, "the new coin");
        pass(1 days);
        vm.prank(ALICE);
        lockB.unlock();
        vm.assertEq(ela.balanceOf(ALICE), WEALTH, "paid in it");
        vm.assertEq(lp.balanceOf(ALICE), WEALTH, "and nothing else");
        set(address(odd));
        vm.assertEq(lockB.coin(), address(ela), "until the next");
    }

    function test_SetCoin_IsDroppedByALock() public {
        set(address(ela));
        pass(DELAY - 1);
        vm.expectEmit(address(lockB));
        emit ILockB.CoinKept(address(lp));
        lock(ALICE, 100);
        (address next, uint256 time) = lockB.nextCoin();
        vm.assertTrue(next == address(0) && time == 0, "dropped");
        pass(1 days);
        vm.assertEq(lockB.coin(), address(lp), "for good");
        vm.prank(ALICE);
        lockB.unlock();
        vm.assertEq(lp.balanceOf(ALICE), WEALTH, "paid in the old one");
    }

    function test_SetCoin_TheLastIsTheOneThatWaits() public {
        set(address(odd));
        pass(DELAY - 1);
        set(address(ela));
        pass(1);
        vm.assertEq(lockB.coin(), address(lp), "the first is dropped");
        pass(DELAY - 1);
        vm.assertEq(lockB.coin(), address(ela), "the second");
        set(address(odd));
        vm.assertEq(lockB.coin(), address(ela), "stays while another waits");
    }

    function test_SetCoin_GiftsStandInNoWay() public {
        lp.transfer(address(lockB), 1);
        ela.transfer(address(lockB), 500);
        set(address(ela));
        pass(DELAY);
        lock(ALICE, 100);
        (, uint256 timed, uint256 balance) = lockB.sums();
        vm.assertEq(timed, 100, "locked");
        vm.assertEq(balance, 600, "and the gift, which is nobody's");
        pass(1 days);
        vm.prank(ALICE);
        lockB.unlock();
        vm.assertEq(ela.balanceOf(ALICE), WEALTH, "no more than was locked");
    }

    function test_Ownership_InTwoSteps_AndGivenUp() public {
        vm.prank(OWNER);
        lockB.transferOwnership(BOB);
        vm.assertEq(lockB.owner(), OWNER, "until it is accepted");
        vm.prank(BOB);
        lockB.acceptOwnership();
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, OWNER));
        set(address(ela));
        vm.prank(BOB);
        lockB.renounceOwnership();
        vm.assertEq(lockB.owner(), address(0), "nobody");
        lock(ALICE, 100);
    }

    /// @dev An owner that is a coin names another in the middle of the first lock: locks of one would be paid in the
    /// other.
    function test_AnyMove_WhenTheCoinCallsBack() public {
        vm.prank(OWNER);
        lockB.transferOwnership(address(odd));
        set(address(odd));
        vm.prank(address(odd));
        lockB.acceptOwnership();
        pass(DELAY);
        bytes[3] memory calls = [
            abi.encodeCall(lockB.setCoin, (address(usdt))),
            abi.encodeCall(lockB.lock, (1, 1 days)),
            abi.encodeCall(lockB.unlock, ())
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(lockB), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            lock(ALICE, 100);
        }
        odd.callInTransfer(address(0), "");
        lock(ALICE, 100);
        pass(1 days);
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(lockB), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(ALICE);
            lockB.unlock();
        }
    }

    function set(address coin) private {
        vm.prank(OWNER);
        lockB.setCoin(coin);
    }

    function lock(address user, uint256 amount) private {
        vm.prank(user);
        lockB.lock(amount, 1 days);
    }
}
