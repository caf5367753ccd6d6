// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {ITeam, TeamReason} from "./ITeam.sol";
import {Team} from "./Team.sol";

// bindParent
// ├── given the caller is active
// │   └── it should revert
// ├── given the caller is the root
// │   └── it should revert
// └── given the caller is not active
//     ├── when it names itself
//     │   └── it should revert
//     ├── when it names an address that is not active
//     │   └── it should revert
//     ├── when it names the zero address
//     │   └── it should revert
//     └── when it names the root or an active address
//         ├── it should make the caller active
//         ├── it should count the caller among the inviter's direct members, not among the inviter's inviter's
//         └── it should emit Bound
contract TeamTest is TestBase {
    Team private team;
    address private immutable ROOT = actor("root");
    address private immutable ALICE = actor("alice");
    address private immutable BOB = actor("bob");

    function setUp() public {
        team = Team(deploy("Team", abi.encode(ROOT)));
    }

    function test_BindParent_GivenActive() public {
        bind(ALICE, ROOT);
        expectReason(TeamReason.ALREADY_ACTIVE);
        bind(ALICE, ROOT);
    }

    function test_BindParent_GivenRoot() public {
        bind(ALICE, ROOT);
        expectReason(TeamReason.ALREADY_ACTIVE);
        bind(ROOT, ALICE);
    }

    function test_Root_IsActiveBeforeAnybodyCame() public {
        vm.assertEq(team.root(), ROOT, "root");
        vm.assertTrue(team.isActive(ROOT), "active");
        expectReason(TeamReason.ALREADY_ACTIVE);
        bind(ROOT, ROOT);
    }

    function test_BindParent_WhenSelf() public {
        expectReason(TeamReason.SELF);
        bind(ALICE, ALICE);
    }

    function test_BindParent_WhenInviterNotActive() public {
        expectReason(TeamReason.INVITER);
        bind(ALICE, BOB);
    }

    function test_BindParent_WhenZero() public {
        expectReason(TeamReason.INVITER);
        bind(ALICE, address(0));
    }

    function test_BindParent_WhenInviterActive() public {
        vm.expectEmit(address(team));
        emit ITeam.Bound(ALICE, ROOT);
        bind(ALICE, ROOT);
        bind(BOB, ALICE);

        vm.assertTrue(team.isActive(ALICE), "alice active");
        vm.assertTrue(team.isActive(BOB), "bob active");
        vm.assertEq(team.team(BOB), ALICE, "bob's inviter");
        vm.assertEq(team.teamNum(ROOT), 1, "root's direct members");
        vm.assertEq(team.getMembersSize(ALICE), 1, "alice's direct members");
        vm.assertEq(team.teamUsers(ALICE, 0), BOB, "alice's first member");
    }

    function test_Line() public {
        bind(ALICE, ROOT);
        bind(BOB, ALICE);

        checkLine(BOB, ALICE, ROOT, "bob");
        checkLine(ALICE, ROOT, address(0), "alice");
        checkLine(ROOT, address(0), address(0), "root");
        checkLine(address(7), address(0), address(0), "stranger");
    }

    function test_TeamUsers_WhenPastTheEnd() public {
        expectReason(TeamReason.INDEX);
        team.teamUsers(ROOT, 0);
    }

    function testFuzz_GetMembersByPage(uint256 size, uint256 start, uint256 end) public {
        size = bound(size, 0, 20);
        start = bound(start, 0, 25);
        end = bound(end, 0, 25);
        for (uint256 i; i < size; ++i) bind(address(uint160(100 + i)), ROOT);

        address[] memory page = team.getMembersByPage(ROOT, start, end);

        uint256 last = end < size ? end : size;
        vm.assertEq(page.length, last > start ? last - start : 0, "page length");
        for (uint256 i; i < page.length; ++i) {
            vm.assertEq(page[i], address(uint160(100 + start + i)), "member in order");
        }
    }

    function bind(address user, address to) private {
        vm.prank(user);
        team.bindParent(to);
    }

    function checkLine(address user, address level1, address level2, string memory label) private view {
        (address a, address b) = team.line(user);
        vm.assertEq(a, level1, label);
        vm.assertEq(b, level2, label);
    }
}

/// @dev A member that is a contract: it binds as anybody does.
contract TeamContract {}

/// @dev Binds addresses of a small crowd at random, often wrongly; a fourth of them are contracts. Beside a model of
/// who stands under whom.
contract TeamHandler is TestBase {
    uint256 public constant CROWD = 24;

    Team public immutable team;
    /// @dev By address; the root's own is the root.
    mapping(address user => address) public parentOf;
    uint256 public bound_;
    /// @dev Contracts among them.
    uint256 public contracts;
    /// @dev What must never be counted: loops, second inviters, inviters who are not active; a right bind refused.
    uint256 public wrongly;
    uint256 public refusedWrongly;

    address[CROWD] private _crowd;

    constructor(Team team_) {
        team = team_;
        parentOf[team_.root()] = team_.root();
        for (uint256 i; i < CROWD; ++i) {
            _crowd[i] = i % 4 == 3 ? address(new TeamContract()) : address(uint160(1000 + i));
        }
    }

    function bind(uint256 user, uint256 to) external {
        user = user % CROWD;
        to = to % (CROWD + 1);
        address caller = member(user);
        address inviter = member(to);
        // By the model alone: the caller, and an account below it, is not active before.
        bool isRight = parentOf[caller] == address(0) && parentOf[inviter] != address(0);
        vm.prank(caller);
        try team.bindParent(inviter) {
            if (!isRight) ++wrongly;
            parentOf[caller] = inviter;
            ++bound_;
            if (caller.code.length > 0) ++contracts;
        } catch {
            if (isRight) ++refusedWrongly;
        }
    }

    /// @dev The last of the crowd is the root.
    function member(uint256 index) public view returns (address) {
        return index == CROWD ? team.root() : _crowd[index];
    }
}

contract TeamInvariants is TestBase {
    Team private team;
    TeamHandler private handler;
    /// @dev Who may bind, and last the root.
    address[] private crowd;

    function setUp() public {
        team = Team(deploy("Team", abi.encode(actor("root"))));
        handler = new TeamHandler(team);
        for (uint256 i; i <= handler.CROWD(); ++i) crowd.push(handler.member(i));
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Team() public view {
        vm.assertEq(handler.wrongly(), 0, "R3: bound to oneself, in a loop, twice, or to nobody active");
        vm.assertEq(handler.refusedWrongly(), 0, "a right bind refused");
        checkLines();
        checkCounts();
    }

    /// @dev R1. No loop: climbing from anybody who is active ends at the root within as many steps as there are people.
    function checkLines() private view {
        uint256 size = crowd.length - 1;
        address root = crowd[size];
        for (uint256 i; i < size; ++i) {
            address at = crowd[i];
            address parent = handler.parentOf(at);
            vm.assertEq(team.team(at), parent, "inviter by the model");
            vm.assertTrue(team.isActive(at) == (parent != address(0)), "active by the model");
            if (parent == address(0)) continue;
            for (uint256 step; step <= size && at != root; ++step) at = team.team(at);
            vm.assertEq(at, root, "end of the line");
        }
    }

    /// @dev Every member is counted once, under its inviter.
    function checkCounts() private view {
        uint256 counted;
        for (uint256 i; i < crowd.length; ++i) {
            address top = crowd[i];
            uint256 size = team.teamNum(top);
            counted += size;
            for (uint256 j; j < size; ++j) vm.assertEq(team.team(team.teamUsers(top, j)), top, "inviter of a member");
        }
        vm.assertEq(counted, handler.bound_(), "members of all inviters");
    }

    /// @dev A walk, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        uint256 root = handler.CROWD();
        handler.bind(0, 1);
        handler.bind(3, 3);
        handler.bind(0, 0);
        handler.bind(0, root);
        handler.bind(3, 0);
        handler.bind(0, 3);
        handler.bind(1, 3);
        handler.bind(1, 0);
        invariant_Team();
        vm.assertEq(handler.bound_(), 3, "bound");
        vm.assertEq(handler.contracts(), 1, "a contract among them");
    }
}
