// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {Tes} from "../../../platform/contracts/Tes.sol";
import {LaunchWorld} from "../../launch/contract/LaunchWorld.t.sol";
import {TokenFactory} from "../../launch/contract/TokenFactory.sol";
import {Dao} from "./Dao.sol";
import {DaoPool} from "./DaoPool.sol";
import {DaoTimelock} from "./DaoTimelock.sol";
import {IDaoPool} from "./IDaoPool.sol";
import {VoteStake} from "./VoteStake.sol";

/// @title The world that every test of the DAO lives in.
/// @notice As on a public network: a day's delay, five days' vote, a day's extension, coins held for a day, two days'
/// timelock; a threshold of 100,000 TES, a floor of 1,000,000. ALICE has 30,000,000 TES, which pass a payment, BOB
/// 900,000, CAROL 100,000, which propose; each lets the stake take any of it. The pool has 1,000 TRX and 1,000,000 TES.
abstract contract DaoWorld is LaunchWorld {
    uint256 internal constant DELAY = 1 days;
    uint256 internal constant PERIOD = 5 days;
    uint256 internal constant EXTENSION = 1 days;
    uint256 internal constant HELD = 1 days;
    uint256 internal constant WAIT = 2 days;
    uint256 internal constant THRESHOLD = 100_000e18;
    uint256 internal constant FLOOR = 1_000_000e18;
    uint256 internal constant OF_ALICE = 30_000_000e18;
    uint256 internal constant OF_BOB = 900_000e18;
    uint256 internal constant OF_CAROL = 100_000e18;
    address internal constant TRX = address(0);

    uint8 internal constant AGAINST = 0;
    uint8 internal constant FOR = 1;
    uint8 internal constant ABSTAIN = 2;

    Tes internal tes;
    VoteStake internal stakes;
    DaoTimelock internal timelock;
    DaoPool internal pool;
    Dao internal dao;

    /// @dev What is proposed.
    struct Plan {
        address[] targets;
        uint256[] values;
        bytes[] calls;
        string description;
    }

    function setUp() public virtual override {
        super.setUp();
        tes = Tes(deploy("Tes", abi.encode(address(this))));
        stakes = VoteStake(deploy("VoteStake", abi.encode(tes)));
        timelock = DaoTimelock(deploy("DaoTimelock", abi.encode(WAIT, address(this))));
        pool = DaoPool(deploy("DaoPool", abi.encode(timelock)));
        factory = TokenFactory(deploy("TokenFactory", abi.encode(OWNER, timelock, team, router, locks, FEE)));
        uint256[4] memory times = [DELAY, PERIOD, EXTENSION, HELD];
        dao = Dao(deploy("Dao", abi.encode(stakes, timelock, pool, factory, times, THRESHOLD, FLOOR)));
        timelock.grantRole(timelock.PROPOSER_ROLE(), address(dao));
        timelock.grantRole(timelock.EXECUTOR_ROLE(), address(dao));
        timelock.renounceRole(timelock.DEFAULT_ADMIN_ROLE(), address(this));
        equip(ALICE, OF_ALICE);
        equip(BOB, OF_BOB);
        equip(CAROL, OF_CAROL);
        pool.donate{value: 1_000e6}();
        tes.transfer(address(pool), 1_000_000e18);
    }

    // ---- Steps

    function equip(address user, uint256 amount) internal {
        tes.transfer(user, amount);
        vm.prank(user);
        tes.approve(address(stakes), type(uint256).max);
    }

    function stake(address user, uint256 amount) internal {
        vm.prank(user);
        stakes.stake(amount);
    }

    function leave(address user, uint256 amount) internal {
        vm.prank(user);
        stakes.leave(amount);
    }

    function delegate(address from, address to) internal {
        vm.prank(from);
        stakes.delegate(to);
    }

    /// @dev All of them, for long enough.
    function staked() internal {
        stake(ALICE, OF_ALICE);
        stake(BOB, OF_BOB);
        stake(CAROL, OF_CAROL);
        pass(HELD + 1);
    }

    function propose(Plan memory plan) internal returns (uint256) {
        vm.prank(CAROL);
        return dao.propose(plan.targets, plan.values, plan.calls, plan.description);
    }

    /// @dev And the vote has begun.
    function begun(Plan memory plan) internal returns (uint256 id) {
        id = propose(plan);
        pass(DELAY + 1);
    }

    function vote(address user, uint256 id, uint8 support) internal returns (uint256) {
        vm.prank(user);
        return dao.castVote(id, support);
    }

    function queue(Plan memory plan) internal {
        dao.queue(plan.targets, plan.values, plan.calls, keccak256(bytes(plan.description)));
    }

    function execute(Plan memory plan) internal {
        dao.execute(plan.targets, plan.values, plan.calls, keccak256(bytes(plan.description)));
    }

    /// @dev ALICE is for it, and it waits in the timelock.
    function queued(Plan memory plan) internal returns (uint256 id) {
        id = begun(plan);
        vote(ALICE, id, FOR);
        pass(PERIOD);
        queue(plan);
    }

    // ---- What is proposed

    function planOf(address to, bytes memory call, string memory description)
        internal
        pure
        returns (Plan memory plan)
    {
        plan = empty(1, description);
        (plan.targets[0], plan.calls[0]) = (to, call);
    }

    function empty(uint256 count, string memory description) internal pure returns (Plan memory) {
        return Plan(new address[](count), new uint256[](count), new bytes[](count), description);
    }

    function payment(address coin, address to, uint256 amount) internal view returns (Plan memory) {
        return planOf(address(pool), abi.encodeCall(IDaoPool.pay, (coin, to, amount)), "A payment");
    }

    function lower(uint256 fee) internal view returns (Plan memory) {
        return planOf(address(factory), abi.encodeCall(factory.setCreationFee, (fee)), "A lower fee");
    }

    function disable() internal view returns (Plan memory) {
        return planOf(address(factory), abi.encodeCall(factory.setEnabled, (false)), "No new tokens");
    }

    // ---- Checks

    function checkState(uint256 id, IGovernor.ProposalState state, string memory label) internal view {
        vm.assertEq(uint256(dao.state(id)), uint256(state), label);
    }

    function checkVotes(uint256 id, uint256 against, uint256 inFavour, uint256 abstaining) internal view {
        (uint256 a, uint256 b, uint256 c) = dao.proposalVotes(id);
        vm.assertEq(a, against, "against");
        vm.assertEq(b, inFavour, "for");
        vm.assertEq(c, abstaining, "abstaining");
    }

    /// @dev The next call must fail, since the proposal is in this state and the call wants one of others.
    function expectState(uint256 id, IGovernor.ProposalState state, IGovernor.ProposalState wanted) internal {
        bytes32 allowed = bytes32(1 << uint256(wanted));
        vm.expectRevert(
            abi.encodeWithSelector(IGovernor.GovernorUnexpectedProposalState.selector, id, state, allowed)
        );
    }
}
