// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ILpStaking, LpReason} from "./ILpStaking.sol";
import {LpWorld} from "./LpWorld.t.sol";

/// @notice A stake: how it comes, earns and goes. Expected numbers are worked out by hand: 10 TES a second.
contract LpStakingTest is LpWorld {
    // ---- stake

    function test_Stake_WhenRefused() public {
        vm.prank(CAROL);
        expectReason(LpReason.NOT_ACTIVE);
        staking.stake(address(lp), MINIMUM);

        vm.prank(ALICE);
        expectReason(LpReason.POOL);
        staking.stake(address(tes), MINIMUM);

        vm.prank(ALICE);
        expectReason(LpReason.ZERO);
        staking.stake(address(lp), 0);

        vm.prank(ALICE);
        expectReason(LpReason.MINIMUM);
        staking.stake(address(lp), MINIMUM - 1);
    }

    function test_Stake_WhenTheMinimum() public {
        vm.expectEmit(address(staking));
        emit ILpStaking.Staked(address(lp), ALICE, MINIMUM);
        stake(ALICE, MINIMUM);
        vm.assertEq(staked(ALICE), MINIMUM, "staked");
        vm.assertEq(balance(lp), MINIMUM, "principal");
    }

    function test_Stake_AsksTeamOnce() public {
        stake(ALICE, MINIMUM);
        vm.mockCall(address(team), abi.encodeCall(team.isActive, (ALICE)), abi.encode(false));
        stake(ALICE, MINIMUM);
        vm.assertEq(staked(ALICE), 2 * MINIMUM, "both");
        vm.clearMockedCalls();
    }

    function test_Stake_WhenThePoolIsFull() public {
        lp.transfer(ALICE, type(uint96).max);
        stake(ALICE, type(uint96).max - MINIMUM);
        vm.prank(BOB);
        expectReason(LpReason.TOO_MUCH);
        staking.stake(address(lp), MINIMUM + 1);
        stake(BOB, MINIMUM);
        (uint256 total,,,,) = staking.poolOf(address(lp));
        vm.assertEq(total, type(uint96).max, "all that a pool counts");
    }

    function test_Stake_WhenTheCoinTakesAFee() public {
        lp.setHabits(10, 0, false, false);
        stake(ALICE, 100e6);
        vm.assertEq(staked(ALICE), 90e6, "recorded is what arrived");
        vm.prank(BOB);
        expectReason(LpReason.MINIMUM);
        staking.stake(address(lp), MINIMUM);
    }

    function test_Stake_WhenTheCoinCallsBack() public {
        stake(ALICE, 100e6);
        bytes[3] memory calls = [
            abi.encodeCall(staking.stake, (address(lp), MINIMUM)),
            abi.encodeCall(staking.withdraw, (address(lp), 1)),
            abi.encodeCall(staking.exit, (address(lp)))
        ];
        vm.prank(address(lp));
        team.bindParent(ROOT);
        lp.transfer(address(lp), 200e6);
        vm.prank(address(lp));
        lp.approve(address(staking), type(uint256).max);
        vm.prank(address(lp));
        staking.stake(address(lp), 100e6);
        for (uint256 i; i < calls.length; ++i) {
            lp.callInTransfer(address(staking), calls[i]);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            staking.stake(address(lp), MINIMUM);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            staking.withdraw(address(lp), 1);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            staking.exit(address(lp));
        }
    }

    // ---- earning

    function test_Earning_WhenShared() public {
        stake(ALICE, 100e6);
        pass(10);
        vm.assertEq(earned(ALICE), 100e18, "all of ten seconds");
        stake(BOB, 300e6);
        pass(10);
        // Ten seconds more: a quarter is hers.
        vm.assertEq(earned(ALICE), 125e18, "all, then a quarter");
        vm.assertEq(earned(BOB), 75e18, "three quarters");
        withdraw(BOB, 200e6);
        pass(10);
        vm.assertEq(earned(ALICE), 175e18, "half of the last ten");
        vm.assertEq(earned(BOB), 125e18, "kept, and half of the last ten");
    }

    function test_Earning_IsRoundedDown() public {
        stake(ALICE, 1e6);
        stake(BOB, 2e6);
        pass(1);
        // A third and two thirds of 10e18.
        vm.assertEq(earned(ALICE), 3_333_333_333_333_333_333, "a third");
        vm.assertEq(earned(BOB), 6_666_666_666_666_666_666, "two thirds");
    }

    function test_Earning_WhenTheStreamIsOver() public {
        stake(ALICE, 128e6);
        pass(5_000);
        vm.assertEq(earned(ALICE), 10_000e18, "the whole stream, no more");
        (, uint256 rate, uint256 until, uint256 ahead,) = staking.poolOf(address(lp));
        vm.assertEq(rate, 0, "nothing runs");
        vm.assertEq(ahead, 0, "nothing comes");
        vm.assertEq(until, vm.getBlockTimestamp() - 4_000, "when it ended");
    }

    function test_Earning_WhenNobodyWasThere() public {
        pass(100);
        vm.assertEq(spare(), 1_000e18, "a hundred seconds for nobody");
        stake(ALICE, 100e6);
        vm.assertEq(spare(), 1_000e18, "still, written down");
        pass(10);
        vm.assertEq(earned(ALICE), 100e18, "only what came after");
    }

    function test_Earning_WhenLessThanTheMinimumIsThere() public {
        stake(ALICE, MINIMUM);
        withdraw(ALICE, 1);
        pass(10);
        vm.assertEq(earned(ALICE), 0, "too little to share by");
        vm.assertEq(spare(), 100e18, "streamed again");
        withdraw(ALICE, 1);
        vm.assertEq(spare(), 100e18, "written down by a withdrawal");
        pass(10);
        exit(ALICE);
        vm.assertEq(spare(), 200e18, "and by leaving");
    }

    // ---- claim

    function test_Claim_WhenNothing() public {
        stake(ALICE, 100e6);
        vm.prank(ALICE);
        expectReason(LpReason.NOTHING);
        staking.claim(address(lp));
    }

    function test_Claim_WhenRunningAndOwed() public {
        stake(ALICE, 128e6);
        pass(10);
        withdraw(ALICE, 64e6);
        vm.assertEq(owed(ALICE), 100e18, "kept");
        pass(10);
        vm.expectEmit(address(staking));
        emit ILpStaking.Claimed(address(lp), ALICE, 200e18);
        vm.assertEq(claim(ALICE), 200e18, "both");
        vm.assertEq(earned(ALICE), 0, "nothing is left");
        pass(10);
        vm.assertEq(claim(ALICE), 100e18, "and again");
    }

    function test_Claim_WhenAllIsWithdrawn() public {
        stake(ALICE, 128e6);
        pass(10);
        withdraw(ALICE, 128e6);
        pass(1_000 days);
        vm.assertEq(claim(ALICE), 100e18, "owed for ever");
        vm.prank(ALICE);
        expectReason(LpReason.NOTHING);
        staking.claim(address(lp));
    }

    function test_Claim_WhenTheCoinIsBroken() public {
        stake(ALICE, 128e6);
        pass(10);
        tes.setBroken(true);
        vm.prank(ALICE);
        vm.expectRevert(bytes("Broken"));
        staking.claim(address(lp));
        tes.setBroken(false);
        vm.assertEq(claim(ALICE), 100e18, "still owed");
    }

    // ---- withdraw

    function test_Withdraw_WhenRefused() public {
        stake(ALICE, 100e6);
        vm.prank(ALICE);
        expectReason(LpReason.ZERO);
        staking.withdraw(address(lp), 0);
        vm.prank(ALICE);
        expectReason(LpReason.NOT_STAKED);
        staking.withdraw(address(lp), 100e6 + 1);
        vm.prank(BOB);
        expectReason(LpReason.NOT_STAKED);
        staking.withdraw(address(lp), 1);
    }

    function test_Withdraw_WhenAPart() public {
        stake(ALICE, 100e6);
        vm.expectEmit(address(staking));
        emit ILpStaking.Withdrawn(address(lp), ALICE, 40e6);
        withdraw(ALICE, 40e6);
        vm.assertEq(staked(ALICE), 60e6, "the rest");
        vm.assertEq(lp.balanceOf(ALICE), 1_000_000e6 - 60e6, "paid");
    }

    function test_Withdraw_WhenTheCoinLies() public {
        stake(ALICE, 100e6);
        lp.setHabits(0, 0, false, true);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SafeTRC20.SafeTRC20FailedOperation.selector, address(lp)));
        staking.withdraw(address(lp), 1);
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(SafeTRC20.SafeTRC20FailedOperation.selector, address(lp)));
        staking.exit(address(lp));
        vm.assertEq(staked(ALICE), 100e6, "still staked");
    }

    function test_Leaving_WhenTheCoinSaysFalse() public {
        vm.prank(ALICE);
        staking.stake(address(usdt), 100e6);
        vm.prank(ALICE);
        staking.withdraw(address(usdt), 40e6);
        vm.prank(ALICE);
        staking.exit(address(usdt));
        vm.assertEq(usdt.balanceOf(ALICE), 1_000_000e6, "all is back");
    }

    // ---- exit

    function test_Exit_WhenNothingIsStaked() public {
        vm.prank(ALICE);
        expectReason(LpReason.NOT_STAKED);
        staking.exit(address(lp));
    }

    function test_Exit_GivesUpWhatRuns() public {
        stake(ALICE, 64e6);
        pass(10);
        stake(ALICE, 64e6);
        stake(BOB, 128e6);
        pass(10);
        vm.expectEmit(address(staking));
        emit ILpStaking.Exited(address(lp), ALICE, 128e6, 50e18);
        exit(ALICE);
        vm.assertEq(lp.balanceOf(ALICE), 1_000_000e6, "principal");
        vm.assertEq(spare(), 50e18, "streamed again");
        vm.assertEq(claim(ALICE), 100e18, "what was owed before stays owed");
        pass(10);
        vm.assertEq(earned(BOB), 150e18, "all of the last ten seconds");
    }

    function test_Leaving_WhenTheRewardCoinIsBroken() public {
        stake(ALICE, 100e6);
        pass(10);
        tes.vanish(staking.vault());
        tes.setBroken(true);
        withdraw(ALICE, 40e6);
        pass(10);
        exit(ALICE);
        vm.assertEq(lp.balanceOf(ALICE), 1_000_000e6, "principal");
    }

    /// @dev V3: whatever the state of the words that rewards are computed from, principal comes out.
    function testFuzz_Exit_WhateverThePoolSays(uint256 shares, uint256 stream, uint256 reckoned, uint32 time) public {
        stake(ALICE, 100e6);
        bytes32 pool = keccak256(abi.encode(address(lp), uint256(1)));
        bytes32 mine = keccak256(abi.encode(ALICE, keccak256(abi.encode(address(lp), uint256(2)))));
        vm.assertEq(uint96(uint256(vm.load(address(staking), mine))), 100e6, "the word of the stake");
        vm.assertEq(uint96(uint256(vm.load(address(staking), pool))), 100e6, "the word of the pool");
        vm.store(address(staking), pool, bytes32(shares));
        vm.store(address(staking), bytes32(uint256(pool) + 1), bytes32(stream));
        vm.store(address(staking), mine, bytes32((reckoned << 96) | 100e6));
        vm.warp(time);
        tes.setBroken(true);
        exit(ALICE);
        vm.assertEq(lp.balanceOf(ALICE), 1_000_000e6, "principal");
    }
}
