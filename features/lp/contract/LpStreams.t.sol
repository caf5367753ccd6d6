// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {ILpStaking, LpReason} from "./ILpStaking.sol";
import {LpStaking} from "./LpStaking.sol";
import {LpWorld} from "./LpWorld.t.sol";

/// @notice Pools and their streams. In `lp` 10 TES a second run for 1,000 seconds.
contract LpStreamsTest is LpWorld {
    // ---- what is listed

    function test_Pools_AreListed() public {
        (address[] memory coins, uint256[] memory minimums, uint256[] memory rates) = staking.pools();
        vm.assertEq(coins.length, 2, "pools");
        vm.assertEq(coins[0], address(lp), "the first");
        vm.assertEq(coins[1], address(usdt), "the second");
        vm.assertEq(minimums[1], MINIMUM, "minimum");
        vm.assertEq(rates[1], LEAST_RATE, "least rate");
        // A pair that does not exist yet is made.
        staking = LpStaking(deploy("LpStaking", abi.encode(team, tes, pairs, SHORTEST, LONGEST, configs(3))));
        (coins,,) = staking.pools();
        vm.assertEq(coins[2], pairs.getPair(address(1), address(4)), "made");
        vm.assertTrue(coins[2] != address(0), "a pair");
    }

    function test_Pools_WhenWronglyListed() public {
        ILpStaking.PoolConfig[] memory pools = configs(2);
        pools[1] = pools[0];
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("LpStaking", abi.encode(team, tes, pairs, SHORTEST, LONGEST, pools));
        pools = configs(1);
        pools[0].minimum = 0;
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("LpStaking", abi.encode(team, tes, pairs, SHORTEST, LONGEST, pools));
        pools = configs(1);
        pools[0].leastRate = 0;
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("LpStaking", abi.encode(team, tes, pairs, SHORTEST, LONGEST, pools));
    }

    function test_New_GivenNoTime() public {
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("LpStaking", abi.encode(team, tes, pairs, 0, LONGEST, configs(1)));
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("LpStaking", abi.encode(team, tes, pairs, LONGEST + 1, LONGEST, configs(1)));
        deploy("LpStaking", abi.encode(team, tes, pairs, LONGEST, LONGEST, configs(1)));
    }

    function test_Reads_OfWhatIsNot() public view {
        (uint256 total, uint256 rate, uint256 until, uint256 ahead, uint256 again) = staking.poolOf(address(tes));
        vm.assertEq(total + rate + until + ahead + again, 0, "no pool");
        vm.assertEq(staking.rewardToken(), address(tes), "reward coin");
        vm.assertEq(IRewardVault(staking.vault()).spender(), address(staking), "its own vault");
        vm.assertEq(IRewardVault(staking.vault()).coin(), address(tes), "coin of the vault");
        vm.assertEq(staking.shortest(), SHORTEST, "shortest");
        vm.assertEq(staking.longest(), LONGEST, "longest");
        vm.assertEq(address(staking.team()), address(team), "team");
    }

    // ---- fund

    function test_Fund_WhenRefused() public {
        expectReason(LpReason.POOL);
        staking.fund(address(tes), 1, inSeconds(10));

        uint256 until = vm.getBlockTimestamp();
        expectReason(LpReason.UNTIL);
        staking.fund(address(usdt), 1e18, until);
        expectReason(LpReason.UNTIL);
        staking.fund(address(usdt), 1e18, until + LONGEST + 1);
        // Shorter than what runs.
        expectReason(LpReason.UNTIL);
        staking.fund(address(lp), RATE * 1_000, until + 999);
        // Slower than what runs: one unit less than ten more seconds cost.
        expectReason(LpReason.RATE);
        staking.fund(address(lp), RATE * 10 - 1, until + 1_010);
        // Slower than any stream.
        expectReason(LpReason.RATE);
        staking.fund(address(usdt), LEAST_RATE * 10 - 1, until + 10);
        // Shorter than any stream.
        expectReason(LpReason.UNTIL);
        staking.fund(address(usdt), LEAST_RATE * 10, until + SHORTEST - 1);
        // Faster than a stream counts.
        expectReason(LpReason.RATE);
        staking.fund(address(usdt), 10 << 96, until + 10);
    }

    function test_Fund_WhenItIsEnough() public {
        uint256 until = vm.getBlockTimestamp();
        staking.fund(address(lp), RATE * 10, until + 1_010);
        staking.fund(address(usdt), LEAST_RATE * 10, until + 10);
        pass(10);
        staking.fund(address(usdt), LEAST_RATE * LONGEST, until + 10 + LONGEST);
        (, uint256 rate,,,) = staking.poolOf(address(lp));
        vm.assertEq(rate, RATE, "as fast");
        (,, uint256 end,,) = staking.poolOf(address(usdt));
        vm.assertEq(end, until + 10 + LONGEST, "the longest");
    }

    function test_Fund_WhenTheFastest() public {
        ILpStaking.PoolConfig[] memory pools = configs(2);
        pools[1].minimum = 1 << 40;
        begin(pools, RATE * 1_000);
        staking.fund(address(usdt), uint256(type(uint96).max) * SHORTEST, inSeconds(SHORTEST));
        (, uint256 rate,,,) = staking.poolOf(address(usdt));
        vm.assertEq(rate, type(uint96).max, "all that a stream counts");
    }

    /// @dev All 10,000 TES ran for nobody: after the end they may run as slowly as one likes.
    function test_Fund_WhenTheStreamIsOver() public {
        pass(1_000);
        staking.fund(address(lp), 0, inSeconds(10_000));
        (, uint256 rate,,,) = staking.poolOf(address(lp));
        vm.assertEq(rate, 1e18, "slower");
    }

    function test_Stream_AtItsEnd() public {
        pass(999);
        (, uint256 rate,, uint256 ahead,) = staking.poolOf(address(lp));
        vm.assertEq(rate, RATE, "the last second");
        vm.assertEq(ahead, RATE, "of it");
        pass(1);
        (, rate,, ahead,) = staking.poolOf(address(lp));
        vm.assertEq(rate + ahead, 0, "over");
    }

    function test_Fund_WhenTheDivisionLeavesSomeOver() public {
        vm.expectEmit(address(staking));
        emit ILpStaking.Funded(address(usdt), address(this), 1_009, 100, inSeconds(10));
        staking.fund(address(usdt), 1_009, inSeconds(10));
        (, uint256 rate,, uint256 ahead, uint256 again) = staking.poolOf(address(usdt));
        vm.assertEq(rate, 100, "rate");
        vm.assertEq(ahead, 1_000, "ahead");
        vm.assertEq(again, 9, "carried");
        pass(4);
        // Nobody is there: 400 ran for nobody. With 600 ahead and 1 more they are 100 a second for ten seconds again, and
        // what was carried stays carried, with the 1.
        staking.fund(address(usdt), 1, inSeconds(10));
        (, rate,, ahead, again) = staking.poolOf(address(usdt));
        vm.assertEq(rate, 100, "no faster");
        vm.assertEq(ahead, 1_000, "ahead again");
        vm.assertEq(again, 10, "carried again");
    }

    /// @dev 1,000 ran for nobody: they make the stream 100 seconds longer, and no faster.
    function test_Fund_OfNothing_StreamsWhatIsSpare() public {
        pass(100);
        (,, uint256 until,,) = staking.poolOf(address(lp));
        staking.fund(address(lp), 0, until);
        vm.assertEq(spare(), 1_000e18, "no longer: nothing of it");
        vm.recordLogs();
        staking.fund(address(lp), 0, until + 60);
        vm.assertEq(vm.getRecordedLogs().length, 1, "tells it, and moves nothing");
        (, uint256 rate,, uint256 ahead,) = staking.poolOf(address(lp));
        vm.assertEq(rate, RATE, "as fast");
        vm.assertEq(ahead, 9_600e18, "60 seconds more");
        vm.assertEq(spare(), 400e18, "the rest waits");
        // Longer than it reaches for, at that rate.
        expectReason(LpReason.RATE);
        staking.fund(address(lp), 0, until + 101);
        staking.fund(address(lp), 0, until + 100);
        (, rate,, ahead,) = staking.poolOf(address(lp));
        vm.assertEq(rate, RATE, "as fast as before");
        vm.assertEq(ahead + spare(), 10_000e18, "all of it");
    }

    /// @dev What any account sends to the vault is streamed by no call, from any caller.
    function test_Fund_LeavesWhatWasSentToTheVault() public {
        uint256 gift = 50e18;
        tes.transfer(staking.vault(), gift);
        (,, uint256 until,,) = staking.poolOf(address(lp));
        vm.expectEmit(address(staking));
        emit ILpStaking.Funded(address(lp), address(this), 0, RATE, until);
        staking.fund(address(lp), 0, until);
        vm.expectEmit(address(staking));
        emit ILpStaking.Funded(address(usdt), address(this), 1_000, 100, inSeconds(10));
        staking.fund(address(usdt), 1_000, inSeconds(10));
        (, uint256 promised, uint256 free) = staking.reserve();
        vm.assertEq(free, gift, "nobody's");
        vm.assertEq(promised, 10_000e18 + 1_000, "only what calls brought");
        vm.assertEq(spare(), 0, "nothing to stream again");
    }

    /// @dev From within the payment of one call nobody gets into another, which would count what arrived twice.
    function test_Fund_WhenTheRewardCoinCallsBack() public {
        LpStaking other = LpStaking(deploy("LpStaking", abi.encode(team, lp, pairs, SHORTEST, LONGEST, configs(2))));
        lp.approve(address(other), type(uint256).max);
        lp.transfer(address(lp), 1_000_000);
        vm.prank(address(lp));
        lp.approve(address(other), type(uint256).max);
        lp.callInTransfer(address(other), abi.encodeCall(other.fund, (address(lp), 1_000_000, inSeconds(100))));
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        other.fund(address(usdt), 1_000_000, inSeconds(100));
    }

    function test_Fund_WhenTheCoinKeepsSome() public {
        LpStaking other = LpStaking(deploy("LpStaking", abi.encode(team, lp, pairs, SHORTEST, LONGEST, configs(2))));
        lp.approve(address(other), type(uint256).max);
        lp.setHabits(10, 0, false, false);
        other.fund(address(usdt), 1_000_000, inSeconds(100));
        (, uint256 rate,,,) = other.poolOf(address(usdt));
        vm.assertEq(rate, 9_000, "what arrived is streamed");
    }

    /// @dev The reward coin is the LP coin of a pool, and calls back: neither vault nor pool pays twice.
    function test_Claim_WhenTheRewardCoinCallsBack() public {
        LpStaking other = LpStaking(deploy("LpStaking", abi.encode(team, lp, pairs, SHORTEST, LONGEST, configs(1))));
        lp.approve(address(other), type(uint256).max);
        other.fund(address(lp), 1_000_000, inSeconds(100));
        vm.prank(address(lp));
        team.bindParent(ROOT);
        lp.transfer(address(lp), 2 * MINIMUM);
        vm.prank(address(lp));
        lp.approve(address(other), type(uint256).max);
        vm.prank(address(lp));
        other.stake(address(lp), MINIMUM);
        pass(10);
        lp.callInTransfer(address(other), abi.encodeCall(other.claim, (address(lp))));
        vm.prank(address(lp));
        expectReason(LpReason.NOTHING);
        other.claim(address(lp));
        lp.callInTransfer(address(0), "");
        vm.prank(address(lp));
        other.exit(address(lp));
        vm.assertEq(lp.balanceOf(address(other)), 0, "all principal, no more");
    }
}
