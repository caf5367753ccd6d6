// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {LpReason} from "./ILpStaking.sol";
import {LpStaking} from "./LpStaking.sol";
import {LpWorld} from "./LpWorld.t.sol";

/// @notice A pool whose stream ran for nobody: 1,000 TES a day for 30 days, and 30,000 TES to be streamed again. What ALICE
/// can make of them with a dollar's stake, where a stream runs a day at least, as it is deployed.
contract LpIdleTest is LpWorld {
    uint256 private constant DAILY = 1_000e18;
    /// @dev A day's TES by the second, rounded down.
    uint256 private constant A_SECOND = DAILY / 1 days;

    function setUp() public override {
        super.setUp();
        staking = LpStaking(deploy("LpStaking", abi.encode(team, tes, pairs, 1 days, LONGEST, configs(2))));
        equip(ALICE);
        equip(BOB);
        tes.approve(address(staking), type(uint256).max);
        staking.fund(address(lp), 30 * DAILY, inSeconds(30 days));
        pass(40 days);
        vm.assertEq(spare(), 30 * DAILY, "all of it ran for nobody");
        stake(ALICE, MINIMUM);
    }

    function streamFor(uint256 time) private {
        vm.prank(ALICE);
        staking.fund(address(lp), 0, inSeconds(time));
    }

    /// @dev The theft: a dollar for three seconds.
    function test_Again_InASecond() public {
        uint256 end = inSeconds(1);
        vm.prank(ALICE);
        expectReason(LpReason.UNTIL);
        staking.fund(address(lp), 0, end);
        pass(3);
        vm.assertEq(earned(ALICE), 0, "nothing of it");
        vm.assertEq(spare(), 30 * DAILY, "still to be streamed");
    }

    /// @dev As fast as she may: three seconds bring what three seconds ever brought, 0.0347 TES.
    function test_Again_InADay() public {
        streamFor(1 days);
        pass(3);
        vm.assertLe(earned(ALICE), 3 * A_SECOND, "three seconds");
        vm.assertGe(earned(ALICE), 3 * A_SECOND - 1, "of a day of 1,000 TES");
        pass(1 days - 3);
        vm.assertLe(earned(ALICE), DAILY, "a day alone is 1,000 TES");
        vm.assertGe(spare(), 29 * DAILY, "29 of 30 days are left");
    }

    /// @dev Call after call in one block does not add up: the rate stays.
    function test_Again_ByManyCalls() public {
        for (uint256 i; i < 10; ++i) streamFor(1 days);
        (, uint256 rate,, uint256 ahead,) = staking.poolOf(address(lp));
        vm.assertEq(rate, A_SECOND, "as fast as it ever was");
        vm.assertEq(ahead, A_SECOND * 1 days, "a day of it");
        for (uint256 i = 2; i < 12; ++i) streamFor(i * 1 days);
        (, rate,,,) = staking.poolOf(address(lp));
        vm.assertEq(rate, A_SECOND, "longer, not faster");
    }

    /// @dev A new staker shares it. BOB with 999 dollars an hour later: she has an hour's 41.67 TES, and a thousandth
    /// of the other 23 hours' 958.33.
    function test_Again_WhenOthersCome() public {
        streamFor(1 days);
        pass(1 hours);
        stake(BOB, 999 * MINIMUM);
        pass(23 hours);
        vm.assertLe(earned(ALICE), 42.63e18, "41.67 and 0.96");
        vm.assertGe(earned(ALICE), 42.62e18, "no less");
        vm.assertGe(earned(BOB), 957e18, "all the rest");
    }

    /// @dev To make it faster she has to bring TES of her own and let them run for a day in the open: 29,000 make a day of
    /// 30,000. Where BOB stakes as much after an hour, 23 hours of it are half his: she gets 15,625 for her 29,000.
    function test_Again_ByOnesOwnMoney() public {
        tes.transfer(ALICE, 29 * DAILY);
        vm.prank(ALICE);
        tes.approve(address(staking), type(uint256).max);
        uint256 end = inSeconds(1 days);
        vm.prank(ALICE);
        staking.fund(address(lp), 29 * DAILY, end);
        (, uint256 rate,,,) = staking.poolOf(address(lp));
        vm.assertEq(rate, 30 * DAILY / 1 days, "her own, and a day of what there was");
        pass(1 hours);
        stake(BOB, MINIMUM);
        pass(23 hours);
        vm.assertLe(earned(ALICE), 15_625e18, "1,250 and half of 28,750");
        vm.assertGe(earned(BOB), 14_374e18, "the other half");
        vm.assertGe(spare(), 29 * DAILY - 1e18, "what there was is there still");
    }

    /// @dev What is given up after a day is streamed again in a day, not in a second.
    function test_Again_OfWhatIsGivenUp() public {
        streamFor(1 days);
        pass(1 days);
        exit(ALICE);
        vm.assertGe(spare(), 30 * DAILY - 1, "all of it");
        stake(BOB, MINIMUM);
        uint256 end = inSeconds(1 days - 1);
        expectReason(LpReason.UNTIL);
        staking.fund(address(lp), 0, end);
        streamFor(1 days);
        pass(3);
        vm.assertLe(earned(BOB), 3 * A_SECOND, "three seconds of it");
    }

    /// @dev However the pool came to it: nothing is lost, and no call without money makes a second bring more.
    function testFuzz_Again_NeverFaster(uint256 time, uint256 more, uint256 later) public {
        streamFor(bound(time, 1 days, 30 days));
        pass(bound(later, 0, 40 days));
        (, uint256 before, uint256 until, uint256 ahead,) = staking.poolOf(address(lp));
        uint256 all = ahead + spare() + earned(ALICE);
        uint256 end = inSeconds(bound(more, 1 days, 60 days));
        if (end < until) end = until;
        try staking.fund(address(lp), 0, end) {
            (, uint256 rate,, uint256 ahead_,) = staking.poolOf(address(lp));
            vm.assertLe(rate, A_SECOND, "no faster than the first stream");
            vm.assertGe(rate, before == 0 ? LEAST_RATE : before, "no slower than what runs");
            vm.assertEq(ahead_ + spare() + earned(ALICE), all, "nothing lost");
        } catch {
            // It reaches for less than that at the rate that runs.
            vm.assertTrue(before > 0 || spare() / (end - vm.getBlockTimestamp()) < LEAST_RATE, "refused");
        }
    }
}
