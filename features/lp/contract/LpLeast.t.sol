// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ILpStaking, LpReason} from "./ILpStaking.sol";
import {LpWorld} from "./LpWorld.t.sol";

/// @notice The least that counts: a pool whose minimum is one unit, in which one unit of TES a second runs for 1,000
/// seconds.
contract LpLeastTest is LpWorld {
    function setUp() public override {
        super.setUp();
        ILpStaking.PoolConfig[] memory pools = configs(1);
        (pools[0].minimum, pools[0].leastRate) = (1, 1);
        begin(pools, 1_000);
    }

    function test_Claim_OfAUnit() public {
        stake(ALICE, 1);
        pass(1);
        vm.assertEq(claim(ALICE), 1, "a second");
        vm.prank(ALICE);
        expectReason(LpReason.NOTHING);
        staking.claim(address(lp));
    }

    function test_Claim_OfAUnitThatIsOwed() public {
        stake(ALICE, 1);
        pass(1);
        stake(ALICE, 1);
        vm.assertEq(owed(ALICE), 1, "kept");
        vm.assertEq(claim(ALICE), 1, "paid");
    }

    function test_Earning_OfAUnitForNobody() public {
        pass(1);
        stake(ALICE, 1);
        vm.assertEq(spare(), 1, "written down");
    }

    /// @dev Half a unit a second is hers: a claim of what is owed does not round the first half off.
    function test_Claim_KeepsThePartOfAUnitThatRuns() public {
        stake(ALICE, 1);
        pass(1);
        stake(ALICE, 1);
        stake(BOB, 2);
        pass(1);
        vm.assertEq(claim(ALICE), 1, "owed");
        pass(1);
        vm.assertEq(claim(ALICE), 1, "two halves");
    }
}
