// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {FeeSplitter} from "./FeeSplitter.sol";
import {Team} from "./Team.sol";

/// @title The word of a member: its inviter, the number of its direct members (95 bits), and whether it is active.
/// @dev Most + 1: 2^95 members burn more energy than there is.
contract TeamEdgesTest is WordEdges {
    address private immutable CHILD = actor("child");
    Team private team;

    function setUp() public {
        team = Team(deploy("Team", abi.encode(address(this))));
    }

    function test_Edges() public {
        checkTable(fields(160, 95));
    }

    function check(uint256[] memory v) internal override {
        address inviter = address(uint160(v[0]));
        address member = address(0x3E3BE2);
        vm.store(address(team), slotOf(member), bytes32(v[0] | (v[1] << 160)));
        vm.assertTrue(!team.isActive(member), "not active without the mark");
        vm.store(address(team), slotOf(member), bytes32(v[0] | (v[1] << 160) | (1 << 255)));
        same(member, inviter, v[1]);
        if (v[1] == most(95)) return;
        vm.store(address(team), slotOf(CHILD), 0);
        vm.prank(CHILD);
        team.bindParent(member);
        same(member, inviter, v[1] + 1);
        same(CHILD, member, 0);
        vm.assertEq(team.teamUsers(member, v[1]), CHILD, "the last member");
    }

    function same(address member, address inviter, uint256 size) private view {
        vm.assertTrue(team.isActive(member), "active");
        vm.assertEq(team.team(member), inviter, "inviter");
        vm.assertEq(team.teamNum(member), size, "direct members");
    }

    /// @dev Of the first mapping.
    function slotOf(address member) private pure returns (bytes32) {
        return keccak256(abi.encode(member, 0));
    }
}

/// @title The word of the pots: the platform's sun and the pool's (96 bits each), and the number of splits (64).
/// @dev Most + 1: TRX in existence is below 2^57 sun, and 2^64 splits burn more energy than there is.
contract PotsEdgesTest is WordEdges {
    bytes32 private constant SLOT = bytes32(uint256(1));
    address private immutable PLATFORM = actor("platform");
    address private immutable POOL = actor("pool");
    FeeSplitter private splitter;

    function setUp() public {
        Team team = Team(deploy("Team", abi.encode(address(this))));
        splitter = FeeSplitter(deploy("FeeSplitter", abi.encode(team, PLATFORM, POOL)));
        vm.deal(address(this), 1e6);
    }

    function test_Edges() public {
        checkTable(fields(96, 96, 64));
    }

    function check(uint256[] memory v) internal override {
        vm.deal(address(splitter), most(100));
        (uint256 platform, uint256 pool, uint256 splits) = (v[0], v[1], v[2]);
        vm.store(address(splitter), SLOT, bytes32(platform | (pool << 96) | (splits << 192)));
        same(platform, pool, splits);
        if (platform < most(96) - 70 && pool < most(96) - 30 && splits < most(64)) {
            // Of 100 sun of a payer without a line: 59 (70 % of 85) and 41.
            splitter.split{value: 100}(address(0xBEEF));
            (platform, pool, splits) = (platform + 59, pool + 41, splits + 1);
            same(platform, pool, splits);
        }
        splitter.withdrawPlatform();
        same(0, pool, splits);
        splitter.withdrawPool();
        same(0, 0, splits);
    }

    function same(uint256 platform, uint256 pool, uint256 splits) private view {
        (uint256 a, uint256 b) = splitter.undistributed();
        vm.assertEq(a, platform, "platform");
        vm.assertEq(b, pool, "pool");
        vm.assertEq(uint256(vm.load(address(splitter), SLOT)) >> 192, splits, "splits");
    }
}
