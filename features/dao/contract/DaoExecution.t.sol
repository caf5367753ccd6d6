// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IAccessControl} from "@openzeppelin/tron-contracts/access/IAccessControl.sol";
import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {FactoryReason} from "../../launch/contract/LaunchReason.sol";
import {DaoReason, PoolReason} from "./DaoReason.sol";
import {DaoWorld} from "./DaoWorld.t.sol";
import {IDaoPool} from "./IDaoPool.sol";

// queue
// ├── given it has not succeeded, or waits ─ it should revert
// └── otherwise it should wait in the timelock
// execute
// ├── given it does not wait, or the delay has not passed ─ it should revert
// ├── when TRX come along ─ it should revert
// ├── given a call fails ─ it should revert as a whole, and stay executable
// └── otherwise it should make all calls, once
// the timelock
// └── it should obey the Dao alone, and that for calls of the list
contract DaoExecutionTest is DaoWorld {
    function setUp() public override {
        super.setUp();
        staked();
    }

    /// @dev From a stake to a payment, with every time of it.
    function test_TheStory() public {
        Plan memory plan = payment(TRX, DEV, 100e6);
        uint256 id = propose(plan);
        pass(DELAY + 1);
        vote(BOB, id, AGAINST);
        vote(ALICE, id, FOR);
        expectState(id, IGovernor.ProposalState.Active, IGovernor.ProposalState.Succeeded);
        queue(plan);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Succeeded, "succeeded");
        vm.expectEmit(address(dao));
        emit IGovernor.ProposalQueued(id, vm.getBlockTimestamp() + WAIT);
        // By anyone.
        vm.prank(MAKER);
        queue(plan);
        checkState(id, IGovernor.ProposalState.Queued, "queued");
        vm.assertEq(dao.proposalEta(id), vm.getBlockTimestamp() + WAIT, "when");
        // Its voters may have left.
        leave(ALICE, OF_ALICE);
        pass(WAIT - 1);
        expectReason(DaoReason.TOO_EARLY);
        execute(plan);
        pass(1);
        uint256 before = DEV.balance;
        vm.expectEmit(address(pool));
        emit IDaoPool.Paid(TRX, DEV, 100e6);
        vm.prank(MAKER);
        execute(plan);
        vm.assertEq(DEV.balance, before + 100e6, "paid");
        checkState(id, IGovernor.ProposalState.Executed, "executed");
        expectState(id, IGovernor.ProposalState.Executed, IGovernor.ProposalState.Queued);
        execute(plan);
        vm.assertEq(DEV.balance, before + 100e6, "once");
    }

    function test_Execute_OfTheFactory() public {
        Plan memory plan = empty(2, "Both");
        (plan.targets[0], plan.targets[1]) = (address(factory), address(factory));
        plan.calls[0] = abi.encodeCall(factory.setCreationFee, (5e6));
        plan.calls[1] = abi.encodeCall(factory.setEnabled, (false));
        queued(plan);
        pass(WAIT);
        execute(plan);
        vm.assertEq(factory.creationFee(), 5e6, "fee");
        vm.assertTrue(!factory.factoryEnabled(), "disabled");
        // What the owner does afterwards is the owner's.
        vm.prank(OWNER);
        factory.setEnabled(true);
        vm.assertTrue(factory.factoryEnabled(), "enabled");
    }

    function test_Queue_WhenItWasDefeated() public {
        Plan memory plan = disable();
        uint256 id = begun(plan);
        vote(ALICE, id, AGAINST);
        pass(PERIOD);
        checkState(id, IGovernor.ProposalState.Defeated, "defeated");
        expectState(id, IGovernor.ProposalState.Defeated, IGovernor.ProposalState.Succeeded);
        queue(plan);
        expectState(id, IGovernor.ProposalState.Defeated, IGovernor.ProposalState.Queued);
        execute(plan);
    }

    function test_Queue_Twice() public {
        Plan memory plan = disable();
        uint256 id = queued(plan);
        expectState(id, IGovernor.ProposalState.Queued, IGovernor.ProposalState.Succeeded);
        queue(plan);
    }

    /// @dev Nobody cancels what waits.
    function test_Cancel_WhenItWaits() public {
        Plan memory plan = disable();
        uint256 id = queued(plan);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, id, CAROL));
        vm.prank(CAROL);
        dao.cancel(plan.targets, plan.values, plan.calls, keccak256(bytes(plan.description)));
    }

    function test_Execute_WithTrx() public {
        Plan memory plan = disable();
        queued(plan);
        pass(WAIT);
        expectReason(DaoReason.VALUE);
        dao.execute{value: 1}(plan.targets, plan.values, plan.calls, keccak256(bytes(plan.description)));
        vm.expectRevert(IGovernor.GovernorDisabledDeposit.selector);
        this.sendTo(address(dao), 1);
    }

    /// @dev A receiver that refuses, until it takes.
    function test_Execute_GivenACallFails() public {
        Receiver receiver = new Receiver();
        receiver.set(Receiver.Way.Refuses, 0);
        Plan memory plan = empty(2, "Two payments");
        (plan.targets[0], plan.targets[1]) = (address(pool), address(pool));
        plan.calls[0] = abi.encodeCall(IDaoPool.pay, (TRX, DEV, 10e6));
        plan.calls[1] = abi.encodeCall(IDaoPool.pay, (TRX, address(receiver), 10e6));
        uint256 id = queued(plan);
        pass(WAIT);
        uint256 before = DEV.balance;
        expectReason(Trx.TRANSFER_FAILED);
        execute(plan);
        vm.assertEq(DEV.balance, before, "all or nothing");
        checkState(id, IGovernor.ProposalState.Queued, "waits on");
        receiver.set(Receiver.Way.Takes, 0);
        execute(plan);
        vm.assertEq(address(receiver).balance, 10e6, "paid");
    }

    /// @dev Two that were voted for apart are a tenth together: the second waits for its time.
    function test_Execute_AboveThePoolsLimit() public {
        Plan memory first = payment(TRX, DEV, 60e6);
        Plan memory second = payment(TRX, MAKER, 41e6);
        uint256 a = propose(first);
        uint256 b = begun(second);
        vote(ALICE, a, FOR);
        vote(ALICE, b, FOR);
        pass(PERIOD);
        queue(first);
        queue(second);
        pass(WAIT);
        execute(first);
        expectReason(PoolReason.LIMIT);
        execute(second);
        pass(30 days);
        execute(second);
        vm.assertEq(pool.poolOf(TRX), 899e6, "both");
    }

    /// @dev The owner lowered the fee in the meantime: what was proposed as lower is not, and fails for good.
    function test_Execute_WhenTheFeeIsLowerAlready() public {
        Plan memory plan = lower(5e6);
        queued(plan);
        pass(WAIT);
        vm.prank(OWNER);
        factory.setCreationFee(5e6);
        expectReason(FactoryReason.NOT_ALLOWED);
        execute(plan);
    }

    /// @dev Each beside the others, none holds up another.
    function test_AHundredProposals() public {
        uint256[] memory ids = new uint256[](100);
        for (uint256 i; i < 100; ++i) ids[i] = propose(lower(FEE - 1 - i));
        pass(DELAY + 1);
        for (uint256 i; i < 100; ++i) vote(ALICE, ids[i], i % 3 == 0 ? AGAINST : FOR);
        pass(PERIOD);
        for (uint256 i; i < 100; ++i) if (i % 3 > 0) queue(lower(FEE - 1 - i));
        pass(WAIT);
        for (uint256 i; i < 100; ++i) {
            bool passed = i % 3 > 0;
            if (passed) execute(lower(FEE - 1 - i));
            checkState(
                ids[i], passed ? IGovernor.ProposalState.Executed : IGovernor.ProposalState.Defeated, "state"
            );
        }
        // 98 is the last that was passed.
        vm.assertEq(factory.creationFee(), FEE - 99, "fee");
    }

    // ---- The timelock

    function test_TheTimelock_ObeysTheDaoAlone() public {
        bytes32 admin = timelock.DEFAULT_ADMIN_ROLE();
        bytes32[4] memory roles =
            [admin, timelock.PROPOSER_ROLE(), timelock.EXECUTOR_ROLE(), timelock.CANCELLER_ROLE()];
        address[7] memory others =
            [address(0), address(this), ALICE, OWNER, address(pool), address(stakes), address(factory)];
        for (uint256 i; i < 4; ++i) {
            bool byDao = i == 1 || i == 2;
            vm.assertTrue(timelock.hasRole(roles[i], address(dao)) == byDao, "the Dao's");
            vm.assertTrue(timelock.hasRole(roles[i], address(timelock)) == (i == 0), "its own");
            for (uint256 j; j < 7; ++j) vm.assertTrue(!timelock.hasRole(roles[i], others[j]), "nobody's");
        }
        vm.assertEq(timelock.getMinDelay(), WAIT, "delay");
        vm.expectRevert(
            abi.encodeWithSelector(
                IAccessControl.AccessControlUnauthorizedAccount.selector, address(this), admin
            )
        );
        timelock.grantRole(admin, address(this));
        vm.expectRevert(
            abi.encodeWithSelector(TimelockController.TimelockUnauthorizedCaller.selector, address(dao))
        );
        vm.prank(address(dao));
        timelock.updateDelay(0);
    }

    function sendTo(address to, uint256 sun) external {
        (bool done, bytes memory answer) = to.call{value: sun}("");
        if (done) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }
}
