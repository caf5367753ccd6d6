// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DaoHandler} from "./DaoHandler.t.sol";
import {DaoWorld} from "./DaoWorld.t.sol";

contract DaoInvariants is DaoWorld {
    DaoHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new DaoHandler(tes, stakes, timelock, pool, dao, factory);
        uint256[5] memory wealth =
            [uint256(30_000_000e18), 20_000_000e18, 2_000_000e18, 900_000e18, 100_000e18];
        for (uint256 i; i < handler.ACTORS(); ++i) equip(handler.actor(i), wealth[i]);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Dao() public view {
        vm.assertEq(handler.leavingRefused(), 0, "leaving refused");
        vm.assertEq(handler.weighedWrongly(), 0, "a vote weighed otherwise, or out of time");
        vm.assertEq(handler.passedWrongly(), 0, "passed, queued or executed otherwise");
        vm.assertEq(handler.paidWrongly(), 0, "more than a tenth of the pool in 30 days");
        vm.assertEq(handler.intruded(), 0, "somebody did what nobody may");
        uint256 sum;
        uint256 votes;
        for (uint256 i; i < handler.ACTORS(); ++i) {
            vm.assertEq(stakes.stakedOf(handler.actor(i)), handler.staked(i), "staked");
            vm.assertEq(stakes.getVotes(handler.actor(i)), handler.votesOf(i), "votes");
            sum += handler.staked(i);
            votes += stakes.getVotes(handler.actor(i));
        }
        vm.assertEq(votes, sum, "votes are what is staked");
        vm.assertEq(stakes.totalStaked(), sum, "all");
        vm.assertEq(tes.balanceOf(address(stakes)), sum, "held");
        vm.assertEq(address(pool).balance, handler.inPool(TRX), "TRX of the pool");
        vm.assertEq(tes.balanceOf(address(pool)), handler.inPool(address(tes)), "TES of the pool");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.stake(0, 0);
        handler.stake(2, 0);
        handler.stake(4, 2);
        handler.delegate(4, 2);
        handler.propose(0, 0, 1);
        handler.wait(1 days);
        handler.wait(0);
        handler.propose(0, 0, 50e6);
        handler.propose(0, 1, 50e18);
        handler.propose(0, 2, 7);
        handler.vote(0, 0, 1);
        handler.wait(1 days);
        for (uint256 i; i < 3; ++i) handler.vote(0, i, 1);
        handler.vote(2, 1, 0);
        handler.vote(4, 1, 0);
        handler.leave(0, 30_000_000e18 - 1);
        for (uint256 i; i < 3; ++i) handler.wait(2 days - 1);
        for (uint256 i; i < 3; ++i) handler.queue(i);
        handler.execute(0);
        handler.wait(2 days - 1);
        for (uint256 i; i < 3; ++i) handler.execute(i);
        handler.donate(5, true);
        handler.donate(5, false);
        for (uint256 i; i < 15; ++i) handler.intrude(0, i);
        invariant_Dao();
        uint256[7] memory expected = [uint256(3), 1, 3, 4, 3, 3, 2];
        for (uint256 i; i < 7; ++i) vm.assertEq(handler.done(i), expected[i], "done");
    }
}
