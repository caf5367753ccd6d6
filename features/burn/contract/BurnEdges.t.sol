// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BurnReason} from "./BurnReason.sol";
import {BurnWorld} from "./BurnWorld.t.sol";

/// @dev The corners of periods, and what an account might try with them.
contract BurnEdgesTest is BurnWorld {
    function test_FirstSecondOfAPeriod() public {
        openPeriod();
        burn(ALICE, 20_000e6);
        vm.assertEq(owedTo(ALICE), 0, "nothing yet");
        pass(1);
        vm.assertEq(owedTo(ALICE), 0.4e18 - 1, "a second's pool");
    }

    function test_NoMiner_NothingIsPaidLater() public {
        openPeriod();
        later(80 days);
        burn(ALICE, 20_000e6);
        vm.assertEq(owedTo(ALICE), 0, "none of 80 days");
        pass(1 days);
        vm.assertEq(owedTo(ALICE), 34_560e18, "a day");
        vm.assertEq(burning.unearned(), 80 * DAY + 8_640e18, "is free with the next period");
    }

    function test_OneMiner_HasAllOfIt() public {
        openPeriod();
        burn(ALICE, 20_000e6);
        pass(1_000 days);
        vm.assertEq(claim(ALICE), 3_110_400e18, "80 % of the pool, and no more");
    }

    function test_LastSecond_EarnsASecond() public {
        openPeriod();
        burn(ALICE, 20_000e6);
        later(90 days - 1);
        burn(BOB, 20_000e6);
        pass(1);
        vm.assertEq(owedTo(BOB), 0.2e18 - 1, "half of a second's pool");
        pass(1 days);
        vm.assertEq(owedTo(BOB), 0.2e18 - 1, "and no more");
    }

    function test_AGap_IsNeverPaid() public {
        openPeriod();
        burn(ALICE, 20_000e6);
        later(90 days);
        uint256 before = owedTo(ALICE);
        burning.fund(FIRST);
        later(400 days);
        vm.assertEq(owedTo(ALICE), before, "nothing in the gap");
        burn(BOB, 100_000e6);
        openPeriod();
        vm.assertEq(owedTo(ALICE), before, "nothing at the opening");
        vm.assertEq(owedTo(BOB), 0, "for nobody");
        pass(1 days);
        // 17,280 TES; 30,000 of 155,000.
        vm.assertEq(owedTo(ALICE) - before, 3_344_516129032258064516, "from now on");
    }

    function test_TwoOpeningsInARow_RunOneAfterTheOther() public {
        burning.fund(FIRST);
        openPeriod();
        openPeriod();
        burn(ALICE, 20_000e6);
        pass(90 days);
        vm.assertEq(owedTo(ALICE), 3_110_400e18, "period 0");
        pass(45 days);
        vm.assertEq(owedTo(ALICE), 3_110_400e18 + 777_600e18, "half of period 1");
        pass(45 days);
        vm.assertEq(claim(ALICE), 3_110_400e18 + 1_555_200e18, "all of it, without a call between");
    }

    function test_ANodeLivesThroughPeriods() public {
        uint256 id = activateNode(ALICE, 3);
        burning.fund(FIRST);
        pass(10 days);
        openPeriod();
        pass(100 days);
        openPeriod();
        pass(90 days);
        vm.assertEq(claimNode(ALICE, id), (FIRST + FIRST / 2) / 15, "a third of 20 % of both");
    }

    /// @dev Everything that anyone has here has a way out while no price is to be had.
    function test_WithoutAPrice_EverythingLeaves() public {
        openPeriod();
        burn(ALICE, 20_000e6);
        uint256 active = activateNode(ALICE, 1);
        uint256 bought = buyNode(BOB, 1);
        pass(3 hours);
        averages.poke();
        thin();
        vm.prank(BOB);
        burning.refundNode(bought);
        vm.prank(BOB);
        burning.refundPass();
        claim(ALICE);
        claimNode(ALICE, active);
        burning.collectPass(ALICE);
        burning.collectFund();
        vm.assertEq(address(burning).balance, 0, "nothing stays");
    }

    // ---- Attacks

    /// @dev A unit burnt first does not take the stream: a share is of LEAST_POWER at least.
    function test_Attack_AUnitFirst() public {
        openPeriod();
        burn(ALICE, 1);
        pass(1 days);
        // 1 of 10^10.
        vm.assertEq(owedTo(ALICE), 34_560e18 / 1e10, "a unit's share");
    }

    /// @dev Who holds all places without activating them loses them after a week, and cannot keep others out by refusing.
    function test_Attack_AllPlacesHeld() public {
        for (uint256 i; i < 4; ++i) buyNode(ALICE, 1);
        pass(7 days + 1);
        for (uint256 i = 1; i <= 4; ++i) burning.refundNode(i);
        for (uint256 i; i < 4; ++i) buyNode(BOB, 1);
        expectReason(BurnReason.SOLD_OUT);
        buyNode(ALICE, 1);
    }

    /// @dev A pool that holds too little is refused, whatever its average.
    function test_Attack_AThinPool() public {
        thin();
        later(2 hours);
        expectReason(BurnReason.THIN);
        burn(ALICE, 1e6);
        expectReason(BurnReason.THIN);
        burning.previewBurn(ALICE, 1e6);
    }

    /// @dev Dearer by a trade of the same block gains nothing: the average rules.
    function test_Attack_DearerInOneBlock() public {
        (uint256 before,,,) = burning.previewBurn(ALICE, 1_000e6);
        move(400);
        burn(ALICE, 1_000e6);
        vm.assertEq(tes.balanceOf(SINK), before, "as many as before");
    }

    /// @dev Held for a part of the average, a dearer price gains at most that part: what is burnt for one USDT falls by
    /// a tenth of the window where it was pushed for a tenth, however far.
    function test_Attack_DearerWithinTheAverage() public {
        (uint256 before,,,) = burning.previewBurn(ALICE, 1_000e6);
        vm.warp(vm.getBlockTimestamp() + 27 minutes);
        move(1_000);
        vm.warp(vm.getBlockTimestamp() + 3 minutes);
        averages.poke();
        (uint256 pushed,,,) = burning.previewBurn(ALICE, 1_000e6);
        vm.assertGe(pushed, (before * 9) / 10, "at least nine tenths");
    }

    /// @dev A price that was halved within the average is the one that counts.
    function test_Attack_CheaperWithinTheAverage() public {
        move(70);
        (uint256 ofTes, uint256 ofUsdt) = reserves();
        burn(ALICE, 1_000e6);
        vm.assertGe(tes.balanceOf(SINK), (1_000e6 * ofTes) / ofUsdt, "at today's worth");
        vm.assertGe(tes.balanceOf(SINK), 2 * 20_000e18, "about half");
    }

    /// @dev TES sent to 0x…dEaD by others are nobody's burn.
    function test_Attack_GiftsToTheSink() public {
        tes.transfer(SINK, 1_000_000e18);
        (uint256 burnAmount,,) = burning.previewSwap(400e6);
        vm.prank(ALICE);
        burning.swapToBurn{value: 400e6}(0, NEVER);
        vm.assertEq(tes.balanceOf(SINK), 1_000_000e18 + burnAmount, "what was bought");
        vm.assertEq(powerOf(ALICE), ((burnAmount / 20e12) * 3) / 2, "its worth alone");
    }
}
