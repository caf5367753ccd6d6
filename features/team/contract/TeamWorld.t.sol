// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Team} from "./Team.sol";

/// @title A team that tests of other contracts live in.
/// @notice ALICE is bound to ROOT and BOB to ALICE; CAROL is not active.
abstract contract TeamWorld is TestBase {
    address internal immutable ROOT = actor("root");
    address internal immutable ALICE = actor("alice");
    address internal immutable BOB = actor("bob");
    address internal immutable CAROL = actor("carol");

    Team internal team;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        team = Team(deploy("Team", abi.encode(ROOT)));
        activate(ALICE, ROOT);
        activate(BOB, ALICE);
    }

    function activate(address user, address inviter) internal {
        vm.prank(user);
        team.bindParent(inviter);
    }
}
