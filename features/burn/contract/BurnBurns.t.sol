// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TwapReason} from "../../exchange/contract/ITwapOracle.sol";
import {BurnReason} from "./BurnReason.sol";
import {BurnWorld} from "./BurnWorld.t.sol";
import {IBurnMining} from "./IBurnMining.sol";

// burn
// ├── given another coin, no amount, one that is too large ─ it should revert
// ├── given no pass, or one that was refunded ─ it should revert
// ├── given no average, a stale one, a thin pool ─ it should revert
// ├── given the allowance is one unit too small ─ it should revert
// └── otherwise
//     ├── it should send TES to 0x…dEaD, rounded up, at the lower of both prices
//     ├── it should add power by the period's multiplier, and use the pass
//     └── it should keep what was owed
// swapToBurn
// ├── given no TRX, too few for a unit, no pass, a passed deadline, a price that is refused ─ it should revert
// ├── given less power than the least ─ it should revert
// └── otherwise it should burn what it buys, at the lower of the prices before
// claim
// ├── given nothing is owed ─ it should revert
// └── otherwise it should pay all of it, with no price, and once
contract BurnBurnsTest is BurnWorld {
    // ---- burn

    function test_Burn_WhenAnotherCoin() public {
        expectReason(BurnReason.COIN);
        vm.prank(ALICE);
        burning.burn(address(usdt), 1e6);
    }

    function test_Burn_WhenNothing() public {
        expectReason(BurnReason.ZERO);
        burn(ALICE, 0);
    }

    function test_Burn_WhenTooMuch() public {
        expectReason(BurnReason.TOO_MUCH);
        burn(ALICE, 1 << 64);
        expectReason(BurnReason.TOO_MUCH);
        burn(ALICE, (1 << 64) - 1);
    }

    function test_Burn_WhenNoPass() public {
        expectReason(BurnReason.NO_PASS);
        burn(CAROL, 1e6);
        vm.prank(ALICE);
        burning.refundPass();
        expectReason(BurnReason.NO_PASS);
        burn(ALICE, 1e6);
    }

    function test_Burn_WhenNoAverage() public {
        pass(3 hours);
        averages.poke();
        expectReason(TwapReason.NO_PRICE);
        burn(ALICE, 1e6);
    }

    function test_Burn_WhenStale() public {
        pass(2 hours);
        burn(BOB, 1e6);
        pass(1);
        expectReason(TwapReason.STALE);
        burn(ALICE, 1e6);
    }

    function test_Burn_WhenThin() public {
        thin();
        expectReason(BurnReason.THIN);
        burn(ALICE, 1e6);
    }

    function test_Burn_WhenTheAllowanceIsShort() public {
        vm.prank(ALICE);
        tes.approve(address(burning), 2_000e18 - 1);
        vm.expectRevert(
            abi.encodeWithSignature(
                "TRC20InsufficientAllowance(address,uint256,uint256)", address(burning), 2_000e18 - 1, 2_000e18
            )
        );
        burn(ALICE, 100e6);
        vm.prank(ALICE);
        tes.approve(address(burning), 2_000e18);
        burn(ALICE, 100e6);
        vm.assertEq(tes.allowance(ALICE, address(burning)), 0, "all of it");
    }

    function test_Burn_WhenTheFirst() public {
        vm.expectEmit(address(burning));
        emit IBurnMining.Burned(ALICE, address(tes), 2_000e18, 100e6, 150e6, 150e6);
        burn(ALICE, 100e6);
        vm.assertEq(tes.balanceOf(SINK), 2_000e18, "burnt");
        vm.assertEq(tes.balanceOf(ALICE), 10_000_000e18 - 2_000e18, "by Alice");
        vm.assertEq(powerOf(ALICE), 150e6, "1.5 of the worth");
        vm.assertEq(networkPower(), 150e6, "of all");
        (uint256 sun, bool used) = burning.passOf(ALICE);
        vm.assertEq(sun, PASS, "lies here");
        vm.assertTrue(used, "used");
    }

    function test_Burn_WhenAgain() public {
        burn(ALICE, 100e6);
        burning.collectPass(ALICE);
        burn(ALICE, 1);
        burn(BOB, 3);
        vm.assertEq(powerOf(ALICE), 150e6 + 1, "a unit, rounded down");
        vm.assertEq(powerOf(BOB), 4, "three, rounded down");
        vm.assertEq(networkPower(), 150e6 + 5, "of all");
        vm.assertEq(tes.balanceOf(SINK), 2_000e18 + 4 * 20e12, "a unit of USDT is 2 * 10^13 of TES");
    }

    function test_Burn_WhenThePriceIsNotWhole_RoundsUp() public {
        move(99);
        later(2 hours);
        (uint256 ofTes, uint256 ofUsdt) = reserves();
        burn(ALICE, 7);
        vm.assertEq(tes.balanceOf(SINK), (7 * ofTes + ofUsdt - 1) / ofUsdt, "up");
    }

    function test_Burn_WhenTesFell_TakesThePoolsPrice() public {
        move(50);
        (uint256 burnAmount,,,) = burning.previewBurn(ALICE, 100e6);
        (uint256 ofTes, uint256 ofUsdt) = reserves();
        vm.assertEq(burnAmount, (100e6 * ofTes + ofUsdt - 1) / ofUsdt, "the pool's");
        vm.assertGe(burnAmount, 8_000e18, "a quarter of the price");
        burn(ALICE, 100e6);
        vm.assertEq(tes.balanceOf(SINK), burnAmount, "as previewed");
    }

    function test_Burn_WhenTesRose_TakesTheAverage() public {
        move(200);
        burn(ALICE, 100e6);
        vm.assertEq(tes.balanceOf(SINK), 2_000e18, "the average");
    }

    function test_Burn_KeepsWhatWasOwed() public {
        openPeriod();
        burn(ALICE, 10_000e6);
        later(1 days);
        vm.assertEq(owedTo(ALICE), 34_560e18, "a day's pool of miners");
        burn(ALICE, 10_000e6);
        vm.assertEq(owedTo(ALICE), 34_560e18, "still");
        vm.assertEq(claim(ALICE), 34_560e18, "paid");
    }

    function test_Burn_WhenTheMultiplierFalls() public {
        openPeriod();
        burning.fund(FIRST);
        later(90 days - 1);
        burn(ALICE, 100e6);
        vm.assertEq(powerOf(ALICE), 150e6, "the last second of period 0");
        vm.warp(vm.getBlockTimestamp() + 1);
        burn(ALICE, 100e6);
        vm.assertEq(powerOf(ALICE), 275e6, "period 1, before it opens");
        uint256[4] memory percents = [uint256(125), 110, 100, 100];
        for (uint256 i; i < 4; ++i) {
            uint256 before = powerOf(ALICE);
            openPeriod();
            burn(ALICE, 100e6);
            vm.assertEq(powerOf(ALICE) - before, percents[i] * 1e6, "by period");
            later(90 days);
        }
    }

    function test_Burn_WhenPowerIsFull() public {
        // 2^64 units of USDT are far above what TES are worth: a pool at another price.
        bytes memory answer = abi.encode(1, vm.getBlockTimestamp());
        vm.mockCall(address(averages), abi.encodeCall(averages.tesAverage, ()), answer);
        bool isFirst = pair.token0() == address(tes);
        (uint112 one, uint112 many) = (1, type(uint112).max);
        answer = isFirst ? abi.encode(one, many, uint32(0)) : abi.encode(many, one, uint32(0));
        vm.mockCall(address(pair), abi.encodeCall(pair.getReserves, ()), answer);
        uint256 most = (uint256(type(uint64).max) * 2) / 3;
        burn(ALICE, most);
        uint256 power = (most * 3) / 2;
        vm.assertEq(powerOf(ALICE), power, "all but what rounding leaves");
        expectReason(BurnReason.TOO_MUCH);
        burn(BOB, type(uint64).max - power + 1);
        expectReason(BurnReason.TOO_MUCH);
        burning.previewBurn(BOB, type(uint64).max - power + 1);
        openPeriod();
        pass(1 days);
        uint256 paid = claim(ALICE);
        vm.assertLe(paid, 34_560e18, "never more");
        // Half the bits behind the point are gone: the word ends, and no claim fails.
        vm.assertGe(paid, 34_560e18 - 2_000, "a day's pool");
    }

    // ---- swapToBurn

    function test_Swap_WhenNothingIsSent() public {
        expectReason(BurnReason.ZERO);
        swap(ALICE, 0, 0, NEVER);
        expectReason(BurnReason.ZERO);
        burning.previewSwap(0);
    }

    function test_Swap_WhenNothingIsSentAndThereIsNoPrice() public {
        pass(2 hours + 1);
        averages.poke();
        expectReason(BurnReason.ZERO);
        swap(ALICE, 0, 0, NEVER);
        expectReason(BurnReason.ZERO);
        burning.previewSwap(0);
        expectReason(TwapReason.NO_PRICE);
        burning.previewSwap(1);
    }

    function test_Swap_WhenNoPass() public {
        expectReason(BurnReason.NO_PASS);
        swap(CAROL, 400e6, 0, NEVER);
    }

    function test_Swap_WhenWorthNothing() public {
        bytes memory answer = abi.encode(type(uint224).max, vm.getBlockTimestamp());
        vm.mockCall(address(averages), abi.encodeCall(averages.tesAverage, ()), answer);
        expectReason(BurnReason.ZERO);
        swap(ALICE, 400e6, 0, NEVER);
        expectReason(BurnReason.ZERO);
        burning.previewSwap(400e6);
    }

    function test_Swap_WhenTheDeadlineHasPassed() public {
        swap(ALICE, 400e6, 0, vm.getBlockTimestamp());
        expectReason(BurnReason.EXPIRED);
        swap(ALICE, 400e6, 0, vm.getBlockTimestamp() - 1);
    }

    function test_Swap_WhenThePriceIsRefused() public {
        pass(2 hours + 1);
        expectReason(TwapReason.STALE);
        swap(ALICE, 400e6, 0, NEVER);
        averages.poke();
        expectReason(TwapReason.NO_PRICE);
        swap(ALICE, 400e6, 0, NEVER);
        later(1 hours);
        thin();
        expectReason(BurnReason.THIN);
        swap(ALICE, 400e6, 0, NEVER);
    }

    function test_Swap_WhenLessPowerThanTheLeast() public {
        (,, uint256 power) = burning.previewSwap(400e6);
        expectReason(BurnReason.LESS_POWER);
        swap(ALICE, 400e6, power + 1, NEVER);
        swap(ALICE, 400e6, power, NEVER);
        vm.assertEq(powerOf(ALICE), power, "the least");
    }

    function test_Swap_BurnsWhatItBuys() public {
        (uint256 burnAmount, uint256 uAmount, uint256 power) = burning.previewSwap(400e6);
        vm.expectEmit(address(burning));
        emit IBurnMining.Burned(ALICE, address(tes), burnAmount, uAmount, power, power);
        vm.expectEmit(address(burning));
        emit IBurnMining.Swapped(ALICE, 400e6);
        swap(ALICE, 400e6, 0, NEVER);
        vm.assertEq(tes.balanceOf(SINK), burnAmount, "burnt");
        vm.assertEq(tes.balanceOf(address(burning)), 0, "none stays here");
        vm.assertEq(uAmount, burnAmount / 20e12, "0.05 for one: the price before the purchase");
        vm.assertEq(power, (uAmount * 3) / 2, "1.5 of it");
        // 100 USDT less two fees of 0.3 % and what the pools give.
        vm.assertGe(uAmount, 99.1e6, "about what was paid");
        vm.assertLe(uAmount, 99.4e6, "about what was paid");
        (, bool used) = burning.passOf(ALICE);
        vm.assertTrue(used, "the pass");
    }

    function test_Swap_WhenTesFell_TakesThePoolsPrice() public {
        move(80);
        (uint256 ofTes, uint256 ofUsdt) = reserves();
        uint256 before = tes.balanceOf(SINK);
        swap(ALICE, 400e6, 0, NEVER);
        uint256 burnAmount = tes.balanceOf(SINK) - before;
        vm.assertEq(powerOf(ALICE), (((burnAmount * ofUsdt) / ofTes) * 3) / 2, "the pool's price before");
    }

    function test_Swap_WhenTesRose_TakesTheAverage() public {
        move(150);
        swap(ALICE, 400e6, 0, NEVER);
        vm.assertEq(powerOf(ALICE), ((tes.balanceOf(SINK) / 20e12) * 3) / 2, "the average");
    }

    // ---- claim

    function test_Claim_WhenNothing() public {
        refuseClaim(ALICE);
        openPeriod();
        burn(ALICE, 1e6);
        refuseClaim(ALICE);
        pass(1 days);
        refuseClaim(CAROL);
    }

    function test_Claim_WhenEarned() public {
        openPeriod();
        burn(ALICE, 20_000e6);
        burn(BOB, 10_000e6);
        pass(10 days);
        // 345,600 TES, two thirds and one third; there is no price by now.
        vm.expectEmit(address(burning));
        emit IBurnMining.Claimed(ALICE, 230_400e18);
        vm.assertEq(claim(ALICE), 230_400e18, "two thirds");
        refuseClaim(ALICE);
        vm.assertEq(claim(BOB), 115_200e18, "one third");
        pass(1 days);
        vm.assertEq(owedTo(ALICE), 23_040e18, "of the next day");
    }

    function test_Claim_WhenTheNetworkIsSmall() public {
        openPeriod();
        // Power 1,500 of 10,000.
        burn(ALICE, 1_000e6);
        pass(1 days);
        vm.assertEq(claim(ALICE), 5_184e18, "0.15 of 34,560");
    }

    // ---- Reads

    function test_Reads() public {
        burn(BOB, 10e6);
        (uint256 burnAmount, uint256 power, uint256 own, uint256 all) = burning.previewBurn(BOB, 20e6);
        vm.assertEq(burnAmount, 400e18, "TES");
        vm.assertEq(power, 30e6, "power");
        vm.assertEq(own, 45e6, "own");
        vm.assertEq(all, 45e6, "all");
        vm.assertEq(burning.LEAST_POWER(), 10_000e6, "least");
        vm.assertEq(burning.depth(), 20_000e6, "depth");
        vm.assertEq(burning.coin(), address(tes), "coin");
        expectReason(BurnReason.ZERO);
        burning.previewBurn(BOB, 0);
    }

    function swap(address user, uint256 sun, uint256 least, uint256 deadline) private {
        vm.prank(user);
        burning.swapToBurn{value: sun}(least, deadline);
    }
}
