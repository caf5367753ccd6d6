// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Anchor} from "./Anchor.sol";
import {AnchorReason, IAnchor} from "./IAnchor.sol";

// anchor
// ├── given the caller is not the keeper
// │   └── it should revert
// ├── when the number is not above the last one
// │   └── it should revert
// ├── when the number is above 64 bits
// │   └── it should revert
// ├── when the hash is zero
// │   └── it should revert
// └── when the number is above the last one
//     ├── it should be the head, with its hash and time
//     ├── it should keep the hashes before
//     └── it should emit Anchored
contract AnchorTest is TestBase {
    Anchor private anchor;
    address private immutable KEEPER = actor("keeper");

    function setUp() public {
        vm.warp(1_800_000_000);
        anchor = Anchor(deploy("Anchor", abi.encode(KEEPER)));
    }

    function test_Anchor_GivenNotKeeper() public {
        expectReason(AnchorReason.NOT_KEEPER);
        anchor.anchor(1, bytes32(uint256(1)));
    }

    function test_Anchor_WhenZeroNumber() public {
        expectReason(AnchorReason.NUMBER);
        write(0, 1);
    }

    function test_Anchor_WhenSameNumber() public {
        write(7, 1);
        expectReason(AnchorReason.NUMBER);
        write(7, 2);
        expectReason(AnchorReason.NUMBER);
        write(7, 1);
    }

    function test_Anchor_WhenLowerNumber() public {
        write(7, 1);
        expectReason(AnchorReason.NUMBER);
        write(6, 2);
    }

    function test_Anchor_WhenNumberAbove64Bits() public {
        expectReason(AnchorReason.NUMBER);
        write(uint256(type(uint64).max) + 1, 1);
        write(type(uint64).max, 1);
        checkHead(type(uint64).max, 1, 1_800_000_000);
    }

    function test_Anchor_WhenZeroHash() public {
        expectReason(AnchorReason.HASH);
        write(1, 0);
    }

    function test_Anchor() public {
        vm.expectEmit(address(anchor));
        emit IAnchor.Anchored(3, bytes32(uint256(33)));
        write(3, 33);
        checkHead(3, 33, 1_800_000_000);

        pass(86_400);
        write(5, 55);
        checkHead(5, 55, 1_800_086_400);

        bytes32[] memory hashes = anchor.hashesFrom(2, 5);
        vm.assertEq(hashes.length, 5, "as many as asked for");
        uint256[5] memory expected = [uint256(0), 33, 0, 55, 0];
        for (uint256 i; i < 5; ++i) vm.assertEq(uint256(hashes[i]), expected[i], "hash of a row");
    }

    function test_Head_BeforeTheFirst() public view {
        checkHead(0, 0, 0);
        vm.assertEq(anchor.keeper(), KEEPER, "keeper");
        vm.assertEq(anchor.hashesFrom(1, 0).length, 0, "none");
    }

    function write(uint256 number, uint256 hash) private {
        vm.prank(KEEPER);
        anchor.anchor(number, bytes32(hash));
    }

    function checkHead(uint256 number, uint256 hash, uint256 time) private view {
        (uint256 number_, bytes32 hash_, uint256 time_) = anchor.head();
        vm.assertEq(number_, number, "number");
        vm.assertEq(uint256(hash_), hash, "hash");
        vm.assertEq(time_, time, "time");
    }
}

/// @dev The keeper and a stranger anchor at random, often wrongly, beside a model of what stands.
contract AnchorHandler is TestBase {
    uint256 public constant ROWS = 64;

    Anchor public immutable anchor;
    address private immutable keeper;
    uint256 public last;
    uint256 public lastTime;
    mapping(uint256 number => bytes32) public hashOf;
    /// @dev What must never be counted: a wrong anchor that was taken, a right one that was refused.
    uint256 public wrongly;

    constructor(Anchor anchor_) {
        anchor = anchor_;
        keeper = anchor_.keeper();
    }

    function write(uint256 number, bytes32 hash, bool byKeeper) external {
        number = bound(number, 0, ROWS);
        bool isRight = byKeeper && number > last && hash != 0;
        vm.prank(byKeeper ? keeper : address(this));
        try anchor.anchor(number, hash) {
            if (!isRight) ++wrongly;
            (last, lastTime, hashOf[number]) = (number, vm.getBlockTimestamp(), hash);
        } catch {
            if (isRight) ++wrongly;
        }
    }

    function wait(uint256 time) external {
        pass(bound(time, 1, 200_000));
    }
}

contract AnchorInvariants is TestBase {
    Anchor private anchor;
    AnchorHandler private handler;

    function setUp() public {
        vm.warp(1_800_000_000);
        anchor = Anchor(deploy("Anchor", abi.encode(actor("keeper"))));
        handler = new AnchorHandler(anchor);
        target(address(handler));
    }

    function invariant_WhatIsAnchoredStaysAsItWas() public view {
        vm.assertEq(handler.wrongly(), 0, "taken or refused wrongly");
        (uint256 number, bytes32 hash, uint256 time) = anchor.head();
        vm.assertEq(number, handler.last(), "number");
        vm.assertEq(time, handler.lastTime(), "time");
        vm.assertTrue(hash == handler.hashOf(number), "hash");
        bytes32[] memory hashes = anchor.hashesFrom(0, handler.ROWS() + 1);
        for (uint256 i; i < hashes.length; ++i) {
            vm.assertTrue(hashes[i] == handler.hashOf(i), "hash of a row");
        }
    }
}
