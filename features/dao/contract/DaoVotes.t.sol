// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {GovernorPreventLateQuorum} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorPreventLateQuorum.sol";
import {DaoReason} from "./DaoReason.sol";
import {DaoWorld} from "./DaoWorld.t.sol";

// castVote
// ├── given the vote has not begun, or is over ─ it should revert
// ├── given the account had no votes at the snapshot, or none a day before ─ it should revert
// ├── given it has voted, the support is none of three, or there are parameters ─ it should revert
// └── otherwise it should count the lower of both times' votes, whatever was staked or left since
// quorum
// ├── given 4 % of what is staked is below the floor ─ it should be the floor
// ├── given it is reached late ─ it should extend the vote once, by a day from then
// └── given a payment, and too few in favour ─ it should not be reached
contract DaoVotesTest is DaoWorld {
    function setUp() public override {
        super.setUp();
        equip(DEV, 1_000);
    }

    function test_Vote_WhenItIsNotOpen() public {
        staked();
        uint256 id = propose(disable());
        pass(DELAY);
        expectActive(id, IGovernor.ProposalState.Pending);
        pass(1);
        vote(BOB, id, AGAINST);
        pass(PERIOD - 1);
        vote(ALICE, id, AGAINST);
        pass(EXTENSION + 1);
        expectActive(id, IGovernor.ProposalState.Defeated);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, 5));
        vote(CAROL, 5, FOR);
    }

    function test_Vote_WhenItIsWrong() public {
        staked();
        uint256 id = begun(disable());
        vm.expectRevert(IGovernor.GovernorInvalidVoteType.selector);
        vote(ALICE, id, 3);
        expectReason(DaoReason.PARAMS);
        vm.prank(ALICE);
        dao.castVoteWithReasonAndParams(id, FOR, "", "1");
        vote(ALICE, id, FOR);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, ALICE));
        vote(ALICE, id, AGAINST);
        vm.assertTrue(dao.hasVoted(id, ALICE), "voted");
        expectReason(DaoReason.NO_VOTES);
        vote(DEV, id, FOR);
    }

    function test_Vote_Otherwise() public {
        staked();
        uint256 id = begun(disable());
        vm.expectEmit(address(dao));
        emit IGovernor.VoteCast(ALICE, id, AGAINST, OF_ALICE, "");
        vm.assertEq(vote(ALICE, id, AGAINST), OF_ALICE, "weight");
        vote(BOB, id, FOR);
        vm.expectEmit(address(dao));
        emit IGovernor.VoteCast(CAROL, id, ABSTAIN, OF_CAROL, "why");
        vm.prank(CAROL);
        dao.castVoteWithReasonAndParams(id, ABSTAIN, "why", "");
        checkVotes(id, OF_ALICE, OF_BOB, OF_CAROL);
    }

    // ---- What a vote weighs

    /// @dev The snapshot is a day after the proposal; what counts was there then, and a day before that.
    function test_Weight_IsTheLowerOfBothTimes() public {
        staked();
        uint256 id = propose(disable());
        // A second too late for the earlier time.
        pass(1);
        stake(DEV, 500);
        pass(DELAY - 1);
        // In time for the later one.
        leave(ALICE, OF_ALICE - 7);
        pass(1);
        expectReason(DaoReason.NO_VOTES);
        vote(DEV, id, FOR);
        vm.assertEq(vote(ALICE, id, FOR), 7, "left before the snapshot");
        vm.assertEq(dao.getVotes(BOB, dao.proposalSnapshot(id)), OF_BOB, "asked");
    }

    /// @dev A stake of exactly the time of the proposal counts.
    function test_Weight_AtTheVeryTime() public {
        staked();
        stake(DEV, 500);
        uint256 id = begun(disable());
        vm.assertEq(vote(DEV, id, FOR), 500, "weight");
    }

    /// @dev Of a day's loan and of a loan within one call: neither has a vote, nor proposes.
    function test_Weight_OfBorrowedCoins() public {
        staked();
        uint256 id = propose(disable());
        pass(1);
        tes.transfer(DEV, 50_000_000e18);
        stake(DEV, 50_000_000e18);
        pass(DELAY);
        expectReason(DaoReason.NO_VOTES);
        vote(DEV, id, FOR);
        leave(DEV, 50_000_000e18);
        id = propose(lower(1));
        // At the very snapshot, and given back in the same second.
        pass(DELAY);
        stake(DEV, 50_000_000e18);
        leave(DEV, 50_000_000e18);
        pass(1);
        expectReason(DaoReason.NO_VOTES);
        vote(DEV, id, FOR);
    }

    /// @dev The stake goes home whole in the middle of a vote; the vote that was cast stays, and one can still be cast.
    function test_Weight_OfWhoLeaves() public {
        staked();
        uint256 id = begun(disable());
        vote(ALICE, id, FOR);
        leave(ALICE, OF_ALICE);
        leave(BOB, OF_BOB);
        vm.assertEq(tes.balanceOf(ALICE), OF_ALICE, "whole");
        vm.assertEq(vote(BOB, id, AGAINST), OF_BOB, "as at the snapshot");
        checkVotes(id, OF_BOB, OF_ALICE, 0);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Succeeded, "succeeded");
        // They have none in the next.
        uint256 next = begun(lower(2));
        expectReason(DaoReason.NO_VOTES);
        vote(ALICE, next, FOR);
    }

    function test_Weight_OfADelegate() public {
        staked();
        delegate(ALICE, DEV);
        pass(HELD);
        uint256 id = begun(disable());
        vm.assertEq(vote(DEV, id, FOR), OF_ALICE, "of ALICE");
        expectReason(DaoReason.NO_VOTES);
        vote(ALICE, id, FOR);
    }

    // ---- Quorum

    /// @dev A million is more than 4 % of less than 25 million; above, 4 % is more.
    function test_Quorum() public {
        stake(ALICE, 25_000_000e18);
        pass(1);
        vm.assertEq(dao.quorum(vm.getBlockTimestamp() - 1), FLOOR, "4 % is the floor");
        stake(ALICE, 50);
        pass(1);
        vm.assertEq(dao.quorum(vm.getBlockTimestamp() - 1), FLOOR + 2, "4 % is more");
        leave(ALICE, 25_000_000e18);
        pass(1);
        vm.assertEq(dao.quorum(vm.getBlockTimestamp() - 1), FLOOR, "the floor of a small stake");
    }

    /// @dev BOB and CAROL together have exactly the floor.
    function test_Quorum_ExactlyReached() public {
        uint256 id = smallVote(disable());
        vote(BOB, id, FOR);
        checkMissing(id, OF_CAROL, 0);
        vote(CAROL, id, ABSTAIN);
        checkMissing(id, 0, 0);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Succeeded, "with who abstains");
    }

    function test_Quorum_MissedByAUnit() public {
        stake(BOB, OF_BOB - 1);
        uint256 id = smallVote(disable());
        vote(BOB, id, FOR);
        vote(CAROL, id, FOR);
        checkMissing(id, 1, 0);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Defeated, "missed");
    }

    /// @dev Votes against bring no quorum; a tie is none in favour.
    function test_Quorum_OfVotesAgainst() public {
        staked();
        uint256 id = begun(disable());
        vote(ALICE, id, AGAINST);
        checkMissing(id, 1_240_000e18, 0);
        vote(BOB, id, FOR);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Defeated, "against");
    }

    function test_Quorum_WithATie() public {
        tes.transfer(DEV, OF_BOB + OF_CAROL);
        stake(DEV, OF_BOB + OF_CAROL);
        uint256 id = smallVote(disable());
        vote(BOB, id, FOR);
        vote(CAROL, id, FOR);
        vote(DEV, id, AGAINST);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Defeated, "a tie");
    }

    /// @dev In the vote's last second: it goes on for a day, in which others turn it, and no longer.
    function test_Quorum_ReachedInTheLastSecond() public {
        staked();
        uint256 id = begun(disable());
        uint256 end = dao.proposalDeadline(id);
        vote(BOB, id, AGAINST);
        pass(PERIOD - 1);
        vm.assertEq(vm.getBlockTimestamp(), end, "the last second");
        vm.expectEmit(address(dao));
        emit GovernorPreventLateQuorum.ProposalExtended(id, uint64(end + EXTENSION));
        vote(ALICE, id, FOR);
        vm.assertEq(dao.proposalDeadline(id), end + EXTENSION, "extended");
        pass(EXTENSION);
        vote(CAROL, id, AGAINST);
        vm.assertEq(dao.proposalDeadline(id), end + EXTENSION, "once");
        checkState(id, IGovernor.ProposalState.Active, "until its last second");
        pass(1);
        checkState(id, IGovernor.ProposalState.Succeeded, "over");
    }

    /// @dev More than a day before the end nothing is extended.
    function test_Quorum_ReachedInTime() public {
        staked();
        uint256 id = begun(disable());
        uint256 end = dao.proposalDeadline(id);
        pass(PERIOD - EXTENSION - 1);
        vote(ALICE, id, FOR);
        vm.assertEq(dao.proposalDeadline(id), end, "as it was");
    }

    // ---- What a payment needs

    /// @dev 2 % of all TES in favour, 20,000,000; abstaining does not help.
    function test_Payment_NeedsMoreInFavour() public {
        stake(ALICE, 20_000_000e18 - 1);
        uint256 id = smallVote(payment(TRX, DEV, 1e6));
        vm.assertTrue(dao.hasPayment(id), "a payment");
        checkMissing(id, FLOOR, 20_000_000e18);
        vote(ALICE, id, FOR);
        vote(BOB, id, ABSTAIN);
        checkMissing(id, 0, 1);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Defeated, "missed by a unit");
    }

    function test_Payment_WithExactlyEnough() public {
        stake(ALICE, 20_000_000e18 - OF_BOB);
        uint256 id = smallVote(payment(TRX, DEV, 1e6));
        vote(ALICE, id, FOR);
        checkMissing(id, 0, OF_BOB);
        vote(BOB, id, FOR);
        checkMissing(id, 0, 0);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Succeeded, "enough");
    }

    /// @dev What is missing for the payment is a part of the quorum: it is extended too.
    function test_Payment_ReachedInTheLastSecond() public {
        stake(ALICE, 20_000_000e18 - OF_BOB);
        uint256 id = smallVote(payment(TRX, DEV, 1e6));
        uint256 end = dao.proposalDeadline(id);
        vote(ALICE, id, FOR);
        vm.assertEq(dao.proposalDeadline(id), end, "the quorum alone");
        pass(PERIOD - 1);
        vote(BOB, id, FOR);
        vm.assertEq(dao.proposalDeadline(id), end + EXTENSION, "extended");
    }

    /// @dev Any votes: the outcome is that of the four rules, worked out apart.
    function testFuzz_Outcome(uint256[4] memory amounts, uint8[4] memory choices, bool pays) public {
        address[4] memory voters = [ALICE, BOB, CAROL, DEV];
        uint256[3] memory sums;
        uint256 all;
        for (uint256 i; i < 4; ++i) {
            amounts[i] = i == 2 ? THRESHOLD : bound(amounts[i], 1, 22_000_000e18);
            tes.transfer(voters[i], amounts[i]);
            stake(voters[i], amounts[i]);
            sums[choices[i] % 3] += amounts[i];
            all += amounts[i];
        }
        pass(HELD + 1);
        uint256 id = begun(pays ? payment(TRX, DEV, 1e6) : disable());
        for (uint256 i; i < 4; ++i) vote(voters[i], id, choices[i] % 3);
        pass(PERIOD + EXTENSION);
        uint256 needed = all / 25 > FLOOR ? all / 25 : FLOOR;
        bool passes = sums[1] + sums[2] >= needed && sums[1] > sums[0] && (!pays || sums[1] >= 20_000_000e18);
        checkState(
            id, passes ? IGovernor.ProposalState.Succeeded : IGovernor.ProposalState.Defeated, "outcome"
        );
    }

    // ---- Inside

    /// @dev With the stakes of BOB and CAROL, and what was staked before.
    function smallVote(Plan memory plan) private returns (uint256) {
        if (stakes.stakedOf(BOB) == 0) stake(BOB, OF_BOB);
        stake(CAROL, OF_CAROL);
        pass(HELD + 1);
        return begun(plan);
    }

    function checkMissing(uint256 id, uint256 ofQuorum, uint256 inFavour) private view {
        (uint256 a, uint256 b) = dao.missingVotes(id);
        vm.assertEq(a, ofQuorum, "missing of the quorum");
        vm.assertEq(b, inFavour, "missing in favour");
    }

    function expectActive(uint256 id, IGovernor.ProposalState state) private {
        expectState(id, state, IGovernor.ProposalState.Active);
        vote(CAROL, id, FOR);
    }
}
