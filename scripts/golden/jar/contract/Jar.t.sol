// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Team} from "../../team/contract/Team.sol";
import {IJar, JarReason} from "./IJar.sol";
import {Jar} from "./Jar.sol";

// put
// ├── when nothing is sent
// │   └── it should revert
// ├── given the caller is not active
// │   └── it should revert
// └── given the caller is active
//     ├── it should add what was sent to the caller's jar
//     └── it should emit Put
// take
// ├── when the amount is zero
// │   └── it should revert
// ├── when the amount is above what the caller's jar holds
// │   └── it should revert
// ├── when the caller refuses the TRX
// │   └── it should revert
// └── when the jar holds as much
//     ├── it should pay the caller and leave the rest
//     ├── it should leave what others put in alone
//     └── it should emit Taken
contract JarTest is TestBase {
    Jar private jar;
    Team private team;
    address private immutable ROOT = actor("root");
    address private immutable ALICE = actor("alice");
    address private immutable STRANGER = actor("stranger");

    function setUp() public {
        team = Team(deploy("Team", abi.encode(ROOT)));
        jar = Jar(deploy("Jar", abi.encode(team)));
        vm.prank(ALICE);
        team.bindParent(ROOT);
    }

    function test_Put_WhenNothing() public {
        expectReason(JarReason.NOTHING);
        put(ALICE, 0);
    }

    function test_Put_GivenNotActive() public {
        expectReason(JarReason.NOT_ACTIVE);
        put(STRANGER, 1);
    }

    function test_Put_GivenActive() public {
        put(ALICE, 5);
        vm.expectEmit(address(jar));
        emit IJar.Put(ALICE, 7, 12);
        put(ALICE, 7);

        vm.assertEq(jar.balanceOf(ALICE), 12, "jar");
        vm.assertEq(address(jar).balance, 12, "contract");
    }

    function test_Take_WhenNothing() public {
        put(ALICE, 5);
        expectReason(JarReason.NOTHING);
        take(ALICE, 0);
    }

    function test_Take_WhenTooMuch() public {
        put(ALICE, 5);
        put(ROOT, 9);
        expectReason(JarReason.TOO_MUCH);
        take(ALICE, 6);
    }

    function test_Take_WhenRefused() public {
        Refuser refuser = new Refuser(jar, team, ROOT);
        vm.deal(address(refuser), 5);
        refuser.put(5);
        expectReason(Trx.TRANSFER_FAILED);
        refuser.take(5);
    }

    function test_Take() public {
        put(ALICE, 5);
        put(ROOT, 9);
        uint256 before = ALICE.balance;

        vm.expectEmit(address(jar));
        emit IJar.Taken(ALICE, 3, 2);
        take(ALICE, 3);

        vm.assertEq(ALICE.balance, before + 3, "paid");
        vm.assertEq(jar.balanceOf(ALICE), 2, "rest");
        vm.assertEq(jar.balanceOf(ROOT), 9, "another's jar");
    }

    function testFuzz_PutThenTakeAll(uint96 amount) public {
        uint256 sun = bound(amount, 1, 1e15);
        uint256 before = ALICE.balance;
        put(ALICE, sun);
        take(ALICE, sun);
        vm.assertEq(ALICE.balance, before, "all of it came back");
    }

    function put(address owner, uint256 amount) private {
        vm.prank(owner);
        jar.put{value: amount}();
    }

    function take(address owner, uint256 amount) private {
        vm.prank(owner);
        jar.take(amount);
    }
}

/// @dev Puts TRX in and cannot be paid.
contract Refuser {
    Jar private immutable JAR;

    constructor(Jar jar, Team team, address inviter) {
        JAR = jar;
        team.bindParent(inviter);
    }

    function put(uint256 amount) external {
        JAR.put{value: amount}();
    }

    function take(uint256 amount) external {
        JAR.take(amount);
    }
}

/// @dev A small crowd that puts and takes at random, and comes back in while it is paid.
contract JarHandler is TestBase {
    uint256 public constant CROWD = 5;

    Jar public immutable jar;
    Depositor[CROWD] private _crowd;

    constructor() {
        Team team = Team(deploy("Team", abi.encode(address(this))));
        jar = Jar(deploy("Jar", abi.encode(team)));
        for (uint256 i; i < CROWD; ++i) {
            _crowd[i] = new Depositor(jar, team);
            vm.deal(address(_crowd[i]), 1e15);
        }
    }

    function put(uint256 who, uint256 amount) external {
        Depositor depositor = member(who);
        if (address(depositor).balance > 0) depositor.put(bound(amount, 1, address(depositor).balance));
    }

    function take(uint256 who, uint256 amount, bool again) external {
        Depositor depositor = member(who);
        uint256 balance = jar.balanceOf(address(depositor));
        if (balance > 0) depositor.take(bound(amount, 1, balance), again);
    }

    function member(uint256 who) public view returns (Depositor) {
        return _crowd[who % CROWD];
    }
}

/// @dev Tries to take twice when set to.
contract Depositor {
    Jar private immutable JAR;
    bool private _again;

    constructor(Jar jar, Team team) {
        JAR = jar;
        team.bindParent(msg.sender);
    }

    function put(uint256 amount) external {
        JAR.put{value: amount}();
    }

    function take(uint256 amount, bool again) external {
        _again = again;
        JAR.take(amount);
        _again = false;
    }

    receive() external payable {
        if (!_again) return;
        _again = false;
        try JAR.take(msg.value) {} catch {}
    }
}

contract JarInvariants is TestBase {
    JarHandler private handler;

    function setUp() public {
        handler = new JarHandler();
        target(address(handler));
    }

    /// @dev Rule 1: what is owed is in the contract, and nothing is left over.
    function invariant_HoldsExactlyWhatItOwes() public view {
        uint256 owed;
        for (uint256 i; i < handler.CROWD(); ++i) owed += handler.jar().balanceOf(address(handler.member(i)));
        vm.assertEq(address(handler.jar()).balance, owed, "contract");
    }

    /// @dev No account gains or loses by putting and taking.
    function invariant_EverybodyHasWhatHeCameWith() public view {
        for (uint256 i; i < handler.CROWD(); ++i) {
            address depositor = address(handler.member(i));
            vm.assertEq(depositor.balance + handler.jar().balanceOf(depositor), 1e15, "purse and jar");
        }
    }
}
