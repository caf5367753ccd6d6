// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {DaoReason} from "./DaoReason.sol";
import {DaoWorld} from "./DaoWorld.t.sol";
import {IDaoPool} from "./IDaoPool.sol";

// propose
// ├── when there is no call, there are more than ten, or the lists differ ─ it should revert
// ├── when the description is too long, or for another proposer ─ it should revert
// ├── when TRX goes along ─ it should revert
// ├── when a call is not on the list ─ it should revert
// ├── when a call's parameters are not exactly its own ─ it should revert
// ├── when it would enable the factory, or not lower the fee ─ it should revert
// ├── given the proposer had less than the threshold, now or a day ago ─ it should revert
// ├── given it was proposed before ─ it should revert
// └── otherwise it should begin after the delay
// cancel
// ├── given the caller is another, or the vote has begun ─ it should revert
// └── otherwise it should end it
// settings, relay, updateTimelock: it should revert for all callers
contract DaoProposalsTest is DaoWorld {
    function setUp() public override {
        super.setUp();
        staked();
    }

    function test_Propose_WhenTheListsAreWrong() public {
        refused(empty(0, ""), DaoReason.CALLS);
        Plan memory plan = many(11);
        refused(plan, DaoReason.CALLS);
        plan = disable();
        plan.values = new uint256[](2);
        refused(plan, DaoReason.CALLS);
        plan = disable();
        plan.calls = new bytes[](0);
        refused(plan, DaoReason.CALLS);
        propose(many(10));
    }

    function test_Propose_WhenTheDescriptionIsTooLong() public {
        Plan memory plan = disable();
        plan.description = string(new bytes(10_001));
        refused(plan, DaoReason.DESCRIPTION);
        plan.description = string(new bytes(10_000));
        propose(plan);
    }

    /// @dev Against those who take a proposal's number first, and cancel it.
    function test_Propose_ForANamedProposer() public {
        Plan memory plan = disable();
        // The account of the private key 1.
        plan.description = "Mine#proposer=0x7e5f4552091a69125d5dfcb7b8c2659029395bdf";
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorRestrictedProposer.selector, CAROL));
        propose(plan);
    }

    function test_Propose_WhenTrxGoesAlong() public {
        Plan memory plan = disable();
        plan.values[0] = 1;
        refused(plan, DaoReason.VALUE);
    }

    function test_Propose_WhenACallIsNotOnTheList() public {
        bytes memory pay = abi.encodeCall(IDaoPool.pay, (TRX, ALICE, 1));
        bytes memory off = abi.encodeCall(factory.setEnabled, (false));
        bytes memory lowered = abi.encodeCall(factory.setCreationFee, (1));
        // The right function of another contract.
        notAllowed(address(factory), pay);
        notAllowed(address(stakes), pay);
        notAllowed(address(timelock), pay);
        notAllowed(address(pool), off);
        notAllowed(address(pool), lowered);
        notAllowed(address(dao), off);
        // Another function of the right contract.
        notAllowed(address(pool), abi.encodeCall(IDaoPool.donateCoin, (address(tes), 1)));
        notAllowed(address(pool), "");
        notAllowed(address(pool), hex"c4d66d");
        notAllowed(address(factory), abi.encodeCall(factory.withdrawFees, ()));
        notAllowed(address(factory), abi.encodeCall(factory.withdrawCoins, (address(tes))));
        notAllowed(address(factory), abi.encodeCall(factory.transferOwnership, (ALICE)));
        notAllowed(address(factory), abi.encodeCall(factory.acceptOwnership, ()));
        notAllowed(address(factory), abi.encodeCall(factory.renounceOwnership, ()));
        // What would open the list.
        notAllowed(address(dao), abi.encodeCall(dao.relay, (address(tes), 0, "")));
        notAllowed(address(dao), abi.encodeCall(dao.updateTimelock, (TimelockController(payable(ALICE)))));
        notAllowed(address(dao), abi.encodeCall(dao.setVotingDelay, (1)));
        notAllowed(address(timelock), abi.encodeCall(timelock.updateDelay, (0)));
        notAllowed(address(timelock), abi.encodeCall(timelock.grantRole, (timelock.PROPOSER_ROLE(), ALICE)));
        notAllowed(address(tes), abi.encodeCall(tes.transfer, (ALICE, 1)));
        notAllowed(ALICE, "");
    }

    /// @dev Each call is asked about, not the first alone.
    function test_Propose_WhenTheLastCallIsNotOnTheList() public {
        Plan memory plan = many(3);
        plan.targets[2] = address(tes);
        refused(plan, DaoReason.NOT_ALLOWED);
    }

    function test_Propose_WhenParametersAreNotItsOwn() public {
        bytes4 pay = IDaoPool.pay.selector;
        uint256 dirty = 1 << 160;
        malformed(address(pool), abi.encodePacked(pay));
        malformed(address(pool), abi.encodePacked(pay, new bytes(95)));
        malformed(address(pool), abi.encodePacked(pay, new bytes(97)));
        malformed(address(pool), abi.encodeWithSelector(pay, dirty, 1, 1));
        malformed(address(pool), abi.encodeWithSelector(pay, 1, dirty, 1));
        bytes4[2] memory ofOne = [factory.setEnabled.selector, factory.setCreationFee.selector];
        for (uint256 i; i < 2; ++i) {
            malformed(address(factory), abi.encodePacked(ofOne[i]));
            malformed(address(factory), abi.encodePacked(ofOne[i], new bytes(31)));
            malformed(address(factory), abi.encodePacked(ofOne[i], new bytes(33)));
        }
        propose(planOf(address(pool), abi.encodeWithSelector(pay, dirty - 1, dirty - 1, type(uint256).max), ""));
    }

    function test_Propose_WhenItWouldLoosen() public {
        bytes4 set = factory.setEnabled.selector;
        refused(planOf(address(factory), abi.encodeWithSelector(set, 1), ""), DaoReason.ONLY_DISABLE);
        refused(planOf(address(factory), abi.encodeWithSelector(set, 2), ""), DaoReason.ONLY_DISABLE);
        refused(lower(FEE), DaoReason.ONLY_LOWER);
        refused(lower(FEE + 1), DaoReason.ONLY_LOWER);
        propose(lower(FEE - 1));
        propose(lower(0));
    }

    /// @dev CAROL has exactly the threshold.
    function test_Propose_GivenTooFewVotes() public {
        leave(CAROL, 1);
        pass(1);
        expectThreshold(CAROL, THRESHOLD - 1);
        propose(disable());
        stake(CAROL, 1);
        pass(HELD);
        expectThreshold(CAROL, THRESHOLD - 1);
        propose(disable());
        pass(1);
        propose(disable());
        expectThreshold(DEV, 0);
        vm.prank(DEV);
        Plan memory plan = lower(1);
        dao.propose(plan.targets, plan.values, plan.calls, plan.description);
    }

    function test_Propose_Again() public {
        uint256 id = propose(disable());
        expectState(id, IGovernor.ProposalState.Pending);
        propose(disable());
    }

    function test_Propose_Otherwise() public {
        Plan memory plan = disable();
        bytes32 hash = keccak256(bytes(plan.description));
        uint256 id = dao.getProposalId(plan.targets, plan.values, plan.calls, hash);
        uint256 start = vm.getBlockTimestamp() + DELAY;
        vm.expectEmit(address(dao));
        emit IGovernor.ProposalCreated(
            id,
            CAROL,
            plan.targets,
            plan.values,
            new string[](1),
            plan.calls,
            start,
            start + PERIOD,
            plan.description
        );
        vm.assertEq(propose(plan), id, "number");
        vm.assertEq(dao.proposalProposer(id), CAROL, "proposer");
        vm.assertEq(dao.proposalSnapshot(id), start, "snapshot");
        vm.assertEq(dao.proposalDeadline(id), start + PERIOD, "end");
        vm.assertTrue(!dao.hasPayment(id), "no payment");
        checkState(id, IGovernor.ProposalState.Pending, "at once");
        pass(DELAY);
        checkState(id, IGovernor.ProposalState.Pending, "until the snapshot is past");
        pass(1);
        checkState(id, IGovernor.ProposalState.Active, "then");
    }

    /// @dev The lowest bit, and it alone, states the payment; the rest is the library's number.
    function test_TheNumber_StatesThePayment() public view {
        Plan memory plan = many(3);
        (uint256 id, uint256 hash) = idsOf(plan);
        vm.assertEq(id >> 1, hash >> 1, "number");
        vm.assertTrue(!dao.hasPayment(id), "none");
        for (uint256 i; i < 3; ++i) {
            plan = many(3);
            plan.targets[i] = address(pool);
            (id, hash) = idsOf(plan);
            vm.assertEq(id >> 1, hash >> 1, "number");
            vm.assertTrue(dao.hasPayment(id), "one");
        }
    }

    function test_Cancel_WhenItCannot() public {
        Plan memory plan = disable();
        uint256 id = propose(plan);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, ALICE));
        cancel(ALICE, plan);
        pass(DELAY + 1);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, CAROL));
        cancel(CAROL, plan);
    }

    function test_Cancel_Otherwise() public {
        Plan memory plan = disable();
        uint256 id = propose(plan);
        vm.expectEmit(address(dao));
        emit IGovernor.ProposalCanceled(id);
        cancel(CAROL, plan);
        checkState(id, IGovernor.ProposalState.Canceled, "cancelled");
        pass(DELAY + 1);
        expectState(id, IGovernor.ProposalState.Canceled, IGovernor.ProposalState.Active);
        vote(ALICE, id, FOR);
    }

    /// @dev Even of the timelock, which executes.
    function test_TheRules_AreFixed() public {
        address[4] memory callers = [ALICE, OWNER, address(timelock), address(dao)];
        bytes[7] memory calls = [
            abi.encodeCall(dao.relay, (address(tes), 0, "")),
            abi.encodeCall(dao.updateTimelock, (timelock)),
            abi.encodeCall(dao.setVotingDelay, (1)),
            abi.encodeCall(dao.setVotingPeriod, (1)),
            abi.encodeCall(dao.setProposalThreshold, (1)),
            abi.encodeCall(dao.updateQuorumNumerator, (1)),
            abi.encodeCall(dao.setLateQuorumVoteExtension, (1))
        ];
        bytes32 reason = keccak256(abi.encodeWithSignature("Error(string)", DaoReason.FIXED));
        for (uint256 i; i < 4; ++i) {
            for (uint256 j; j < 7; ++j) {
                vm.prank(callers[i]);
                (bool done, bytes memory answer) = address(dao).call(calls[j]);
                vm.assertTrue(!done && keccak256(answer) == reason, "fixed");
            }
        }
    }

    function test_Facts() public view {
        vm.assertEq(dao.name(), "Tessera Dao", "name");
        vm.assertEq(dao.CLOCK_MODE(), "mode=timestamp", "mode");
        vm.assertEq(dao.clock(), vm.getBlockTimestamp(), "clock");
        vm.assertEq(dao.votingDelay(), DELAY, "delay");
        vm.assertEq(dao.votingPeriod(), PERIOD, "period");
        vm.assertEq(dao.lateQuorumVoteExtension(), EXTENSION, "extension");
        vm.assertEq(dao.heldFor(), HELD, "held for");
        vm.assertEq(dao.proposalThreshold(), THRESHOLD, "threshold");
        vm.assertTrue(dao.proposalNeedsQueuing(0), "each proposal waits in the timelock");
        vm.assertEq(dao.quorumFloor(), FLOOR, "floor");
        vm.assertEq(dao.paymentVotes(), 20_000_000e18, "2 % of all TES");
        vm.assertEq(address(dao.token()), address(stakes), "votes");
        vm.assertEq(dao.timelock(), address(timelock), "timelock");
        vm.assertEq(dao.pool(), address(pool), "pool");
        vm.assertEq(dao.factory(), address(factory), "factory");
        vm.assertEq(dao.MAX_CALLS(), 10, "calls");
        vm.assertEq(dao.MAX_DESCRIPTION(), 10_000, "description");
        vm.assertEq(factory.guardian(), address(timelock), "guardian");
    }

    // ---- Inside

    function many(uint256 count) private view returns (Plan memory plan) {
        plan = empty(count, "Many");
        for (uint256 i; i < count; ++i) {
            (plan.targets[i], plan.calls[i]) = (address(factory), abi.encodeCall(factory.setEnabled, (false)));
        }
    }

    function idsOf(Plan memory plan) private view returns (uint256 id, uint256 hash) {
        bytes32 text = keccak256(bytes(plan.description));
        id = dao.getProposalId(plan.targets, plan.values, plan.calls, text);
        hash = dao.hashProposal(plan.targets, plan.values, plan.calls, text);
    }

    function refused(Plan memory plan, string memory reason) private {
        expectReason(reason);
        propose(plan);
    }

    function notAllowed(address to, bytes memory call) private {
        refused(planOf(to, call, ""), DaoReason.NOT_ALLOWED);
    }

    function malformed(address to, bytes memory call) private {
        refused(planOf(to, call, ""), DaoReason.ENCODING);
    }

    function cancel(address by, Plan memory plan) private {
        vm.prank(by);
        dao.cancel(plan.targets, plan.values, plan.calls, keccak256(bytes(plan.description)));
    }

    function expectThreshold(address user, uint256 votes) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IGovernor.GovernorInsufficientProposerVotes.selector, user, votes, THRESHOLD
            )
        );
    }

    /// @dev Where no other state would do.
    function expectState(uint256 id, IGovernor.ProposalState state) private {
        vm.expectRevert(
            abi.encodeWithSelector(IGovernor.GovernorUnexpectedProposalState.selector, id, state, bytes32(0))
        );
    }
}
