// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {PoolReason} from "./DaoReason.sol";
import {DaoWorld} from "./DaoWorld.t.sol";
import {IDaoPool} from "./IDaoPool.sol";

// donate, donateCoin
// ├── when it is nothing, or no coin, or nothing arrives ─ it should revert
// └── otherwise it should hold what arrived
// pay
// ├── given the caller is not the timelock ─ it should revert
// ├── when the amount is 0, the receiver zero or the pool, or there is no such coin ─ it should revert
// ├── given it is more than a tenth of the pool in 30 days, with what was paid in them ─ it should revert
// ├── given the receiver or the coin refuses ─ it should revert, and count nothing
// └── otherwise it should pay
contract DaoPoolTest is DaoWorld {
    OddToken private odd;

    function setUp() public override {
        super.setUp();
        odd = new OddToken();
        odd.approve(address(pool), type(uint256).max);
    }

    function test_Donate() public {
        expectReason(PoolReason.ZERO);
        pool.donate();
        vm.expectEmit(address(pool));
        emit IDaoPool.Donated(TRX, ALICE, 5e6);
        vm.prank(ALICE);
        pool.donate{value: 5e6}();
        vm.expectEmit(address(pool));
        emit IDaoPool.Donated(TRX, BOB, 7);
        vm.prank(BOB);
        (bool done,) = address(pool).call{value: 7}("");
        vm.assertTrue(done, "a plain call");
        vm.assertEq(pool.poolOf(TRX), 1_005e6 + 7, "pool");
        (done,) = address(pool).call("");
        vm.assertTrue(!done, "a plain call of nothing");
    }

    function test_DonateCoin() public {
        expectReason(PoolReason.ZERO);
        pool.donateCoin(address(odd), 0);
        expectReason(PoolReason.COIN);
        pool.donateCoin(TRX, 1);
        expectReason(PoolReason.COIN);
        pool.donateCoin(BOB, 1);
        odd.setHabits(10, 0, false, false);
        vm.expectEmit(address(pool));
        emit IDaoPool.Donated(address(odd), address(this), 90);
        pool.donateCoin(address(odd), 100);
        vm.assertEq(pool.poolOf(address(odd)), 90, "what arrived");
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        pool.donateCoin(address(odd), 100);
    }

    function test_Pay_WhenItCannot() public {
        expectReason(PoolReason.NOT_TIMELOCK);
        pool.pay(TRX, ALICE, 1);
        expectReason(PoolReason.NOT_TIMELOCK);
        vm.prank(address(dao));
        pool.pay(TRX, ALICE, 1);
        refused(TRX, ALICE, 0, PoolReason.ZERO);
        refused(TRX, address(0), 1, PoolReason.ADDRESS);
        refused(TRX, address(pool), 1, PoolReason.ADDRESS);
        refused(BOB, ALICE, 1, PoolReason.COIN);
        refused(TRX, ALICE, 100e6 + 1, PoolReason.LIMIT);
        refused(address(odd), ALICE, 1, PoolReason.LIMIT);
    }

    function test_Pay_Otherwise() public {
        uint256 before = ALICE.balance;
        vm.expectEmit(address(pool));
        emit IDaoPool.Paid(TRX, ALICE, 60e6);
        pay(TRX, ALICE, 60e6);
        vm.assertEq(ALICE.balance, before + 60e6, "TRX");
        pay(address(tes), DEV, 100_000e18);
        vm.assertEq(tes.balanceOf(DEV), 100_000e18, "TES");
        vm.assertEq(pool.paidLately(TRX), 60e6, "of TRX");
        vm.assertEq(pool.paidLately(address(tes)), 100_000e18, "of TES");
        vm.assertEq(pool.payableNow(TRX), 40e6, "left of TRX");
        vm.assertEq(pool.payableNow(address(tes)), 0, "left of TES");
    }

    /// @dev Of 1,000: 60, 20 and 20 are a tenth. Each is free again after 30 days, not a second earlier.
    function test_Pay_InAnyThirtyDays() public {
        pay(TRX, ALICE, 60e6);
        pass(10 days);
        pay(TRX, ALICE, 20e6);
        pay(TRX, BOB, 20e6);
        refused(TRX, ALICE, 1, PoolReason.LIMIT);
        pass(20 days - 1);
        refused(TRX, ALICE, 1, PoolReason.LIMIT);
        pass(1);
        // 900 are left, 40 of them were paid in the window: a tenth of 940 less 40.
        vm.assertEq(pool.payableNow(TRX), 54e6, "the first is free again");
        refused(TRX, ALICE, 54e6 + 1, PoolReason.LIMIT);
        pay(TRX, ALICE, 54e6);
        pass(30 days);
        vm.assertEq(pool.paidLately(TRX), 0, "none lately");
        vm.assertEq(pool.payableNow(TRX), 84.6e6, "a tenth of 846");
    }

    /// @dev A pool that has shrunk by itself has paid more than a tenth: nothing is payable, and nothing fails.
    function test_PayableNow_OfAPoolThatShrank() public {
        odd.transfer(address(pool), 1_000);
        pay(address(odd), ALICE, 100);
        vm.prank(address(pool));
        odd.transfer(BOB, 899);
        vm.assertEq(pool.payableNow(address(odd)), 0, "a tenth of 101 is 10, and 100 were paid");
        refused(address(odd), ALICE, 1, PoolReason.LIMIT);
    }

    function test_Pay_GivenTheReceiverRefuses() public {
        Receiver receiver = new Receiver();
        pay(TRX, address(receiver), 1);
        Receiver.Way[2] memory ways = [Receiver.Way.Refuses, Receiver.Way.Burns];
        for (uint256 i; i < 2; ++i) {
            receiver.set(ways[i], 0);
            refused(TRX, address(receiver), 1, Trx.TRANSFER_FAILED);
        }
        vm.assertEq(pool.paidLately(TRX), 1, "counted once");
    }

    /// @dev The real USDT answers false where it has paid; a coin that lies is refused.
    function test_Pay_OfOddCoins() public {
        Usdt usdt = Usdt(deploy("Usdt", abi.encode(1e18)));
        usdt.transfer(address(pool), 1_000e6);
        pay(address(usdt), ALICE, 100e6);
        vm.assertEq(usdt.balanceOf(ALICE), 100e6, "USDT");
        odd.transfer(address(pool), 1_000);
        odd.setHabits(0, 0, false, true);
        vm.expectRevert(abi.encodeWithSignature("SafeTRC20FailedOperation(address)", odd));
        pay(address(odd), ALICE, 1);
        odd.setHabits(0, 0, true, false);
        expectReason("Refused");
        pay(address(odd), ALICE, 1);
        vm.assertEq(pool.paidLately(address(odd)), 0, "nothing counted");
        // A coin that calls back finds the door closed.
        odd.setHabits(0, 0, false, false);
        odd.callInTransfer(address(pool), abi.encodeCall(IDaoPool.pay, (TRX, ALICE, 1)));
        expectReason(PoolReason.NOT_TIMELOCK);
        pay(address(odd), ALICE, 1);
    }

    /// @dev Any payments at any times: those of any 30 days are a tenth of what there was at most.
    function testFuzz_Pay(uint256[6] memory amounts, uint256[6] memory gaps) public {
        uint256[6] memory times;
        for (uint256 i; i < 6; ++i) {
            pass(gaps[i] % 20 days);
            times[i] = vm.getBlockTimestamp();
            uint256 most = pool.payableNow(TRX);
            amounts[i] = bound(amounts[i], 0, most);
            if (amounts[i] > 0) pay(TRX, ALICE, amounts[i]);
            uint256 lately;
            for (uint256 j; j <= i; ++j) if (times[j] + 30 days > times[i]) lately += amounts[j];
            vm.assertEq(pool.paidLately(TRX), lately, "lately");
            vm.assertLe(lately * 10, address(pool).balance + lately, "a tenth");
        }
    }

    function test_Facts() public view {
        vm.assertEq(pool.timelock(), address(timelock), "timelock");
        vm.assertEq(pool.WINDOW(), 30 days, "window");
        vm.assertEq(pool.PARTS(), 10, "parts");
    }

    function pay(address coin, address to, uint256 amount) private {
        vm.prank(address(timelock));
        pool.pay(coin, to, amount);
    }

    function refused(address coin, address to, uint256 amount, string memory reason) private {
        expectReason(reason);
        pay(coin, to, amount);
    }
}
