// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IVotes} from "@openzeppelin/tron-contracts/governance/utils/IVotes.sol";
import {VoteStakeReason} from "./DaoReason.sol";
import {DaoWorld} from "./DaoWorld.t.sol";
import {IVoteStake} from "./IVoteStake.sol";

// stake
// ├── when the amount is 0, or not allowed ─ it should revert
// └── otherwise it should take the coins, and give votes to the account or its delegate
// leave
// ├── when the amount is 0, or above the stake ─ it should revert
// └── otherwise it should return the coins, and take the votes from the account that has them
// delegate
// ├── when it names zero, or the account itself ─ it should take the votes back
// └── otherwise it should move all votes, those of later stakes too
contract VoteStakeTest is DaoWorld {
    function test_Stake_WhenItCannot() public {
        expectReason(VoteStakeReason.ZERO);
        stake(ALICE, 0);
        vm.prank(BOB);
        tes.approve(address(stakes), 9);
        vm.expectRevert(
            abi.encodeWithSignature("TRC20InsufficientAllowance(address,uint256,uint256)", address(stakes), 9, 10)
        );
        stake(BOB, 10);
    }

    function test_Stake_Otherwise() public {
        vm.expectEmit(address(stakes));
        emit IVotes.DelegateVotesChanged(ALICE, 0, 70);
        vm.expectEmit(address(stakes));
        emit IVoteStake.Staked(ALICE, 70, 70);
        stake(ALICE, 70);
        vm.expectEmit(address(stakes));
        emit IVotes.DelegateVotesChanged(ALICE, 70, 100);
        vm.expectEmit(address(stakes));
        emit IVoteStake.Staked(ALICE, 30, 100);
        stake(ALICE, 30);
        stake(BOB, 5);
        check(ALICE, 100, 100);
        check(BOB, 5, 5);
        vm.assertEq(stakes.totalStaked(), 105, "all");
        vm.assertEq(tes.balanceOf(address(stakes)), 105, "held");
        vm.assertEq(tes.balanceOf(ALICE), OF_ALICE - 100, "paid");
        vm.assertEq(stakes.coin(), address(tes), "coin");
    }

    function test_Leave_WhenItCannot() public {
        stake(ALICE, 10);
        stake(BOB, 10);
        expectReason(VoteStakeReason.ZERO);
        leave(ALICE, 0);
        expectReason(VoteStakeReason.BALANCE);
        leave(ALICE, 11);
        expectReason(VoteStakeReason.BALANCE);
        leave(CAROL, 1);
    }

    function test_Leave_Otherwise() public {
        stake(ALICE, 10);
        vm.expectEmit(address(stakes));
        emit IVotes.DelegateVotesChanged(ALICE, 10, 6);
        vm.expectEmit(address(stakes));
        emit IVoteStake.Left(ALICE, 4, 6);
        leave(ALICE, 4);
        check(ALICE, 6, 6);
        leave(ALICE, 6);
        check(ALICE, 0, 0);
        vm.assertEq(tes.balanceOf(ALICE), OF_ALICE, "whole");
        vm.assertEq(stakes.totalStaked(), 0, "none");
        stake(ALICE, 3);
        check(ALICE, 3, 3);
    }

    function test_Delegate_ToAnother() public {
        stake(ALICE, 10);
        vm.expectEmit(address(stakes));
        emit IVotes.DelegateChanged(ALICE, ALICE, BOB);
        delegate(ALICE, BOB);
        vm.assertEq(stakes.delegates(ALICE), BOB, "named");
        check(ALICE, 10, 0);
        check(BOB, 0, 10);
        stake(ALICE, 5);
        check(BOB, 0, 15);
        leave(ALICE, 8);
        check(BOB, 0, 7);
        delegate(ALICE, CAROL);
        check(BOB, 0, 0);
        check(CAROL, 0, 7);
        vm.assertEq(tes.balanceOf(ALICE), OF_ALICE - 7, "coins stay its own");
    }

    /// @dev The votes of nobody would be lost, and no stake could leave them.
    function test_Delegate_ToNobodyOrOneself() public {
        vm.assertEq(stakes.delegates(ALICE), ALICE, "at first");
        stake(ALICE, 10);
        address[2] memory back = [address(0), ALICE];
        for (uint256 i; i < 2; ++i) {
            delegate(ALICE, BOB);
            vm.expectEmit(address(stakes));
            emit IVotes.DelegateChanged(ALICE, BOB, ALICE);
            delegate(ALICE, back[i]);
            check(ALICE, 10, 10);
            check(BOB, 0, 0);
            delegate(ALICE, back[i]);
            check(ALICE, 10, 10);
        }
        leave(ALICE, 10);
        check(ALICE, 0, 0);
    }

    /// @dev Named before anything is staked.
    function test_Delegate_Beforehand() public {
        delegate(ALICE, BOB);
        stake(ALICE, 10);
        check(ALICE, 10, 0);
        check(BOB, 0, 10);
        leave(ALICE, 10);
        check(BOB, 0, 0);
    }

    function test_TheClock() public {
        vm.assertEq(stakes.CLOCK_MODE(), "mode=timestamp", "mode");
        vm.assertEq(stakes.clock(), vm.getBlockTimestamp(), "clock");
        pass(100);
        vm.assertEq(stakes.clock(), vm.getBlockTimestamp(), "clock, later");
    }

    /// @dev One call in a second counts as the last one did: who borrows for a block had nothing.
    function test_PastVotes() public {
        uint256 start = vm.getBlockTimestamp();
        stake(ALICE, 10);
        pass(10);
        stake(ALICE, 90);
        leave(ALICE, 60);
        pass(10);
        leave(ALICE, 40);
        pass(1);
        uint256[5] memory times = [start - 1, start, start + 9, start + 10, start + 20];
        uint256[5] memory votes = [uint256(0), 10, 10, 40, 0];
        for (uint256 i; i < 5; ++i) {
            vm.assertEq(stakes.getPastVotes(ALICE, times[i]), votes[i], "votes then");
            vm.assertEq(stakes.getPastTotalSupply(times[i]), votes[i], "all then");
        }
        uint256[5] memory held = [uint256(0), 0, 10, 10, 0];
        for (uint256 i; i < 5; ++i) {
            vm.assertEq(stakes.getHeldVotes(ALICE, times[i], 9), held[i], "held for nine seconds");
        }
        uint256 now_ = vm.getBlockTimestamp();
        vm.expectRevert(abi.encodeWithSignature("TRC5805FutureLookup(uint256,uint48)", now_, now_));
        stakes.getHeldVotes(ALICE, now_, 1);
    }

    function testFuzz_StakeAndLeave(uint256 amount, uint256 part) public {
        amount = bound(amount, 1, OF_ALICE);
        part = bound(part, 1, amount);
        stake(ALICE, amount);
        delegate(ALICE, BOB);
        leave(ALICE, part);
        check(ALICE, amount - part, 0);
        check(BOB, 0, amount - part);
        vm.assertEq(tes.balanceOf(ALICE), OF_ALICE - amount + part, "coins");
    }

    function check(address user, uint256 coins, uint256 votes) private view {
        vm.assertEq(stakes.stakedOf(user), coins, "staked");
        vm.assertEq(stakes.getVotes(user), votes, "votes");
    }
}
