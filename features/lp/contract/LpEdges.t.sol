// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {Shares, SharesWord} from "./Shares.sol";
import {Stake, StakeWord} from "./Stake.sol";
import {Stream, StreamWord} from "./Stream.sol";

/// @dev Most + 1: a total is refused (TOO_MUCH); a time has 32 bits until the year 2106, after which it is cut and nothing
/// is streamed any more; `each` wraps at 2^128, and only differences of it are used.
contract SharesEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(96, 32, 128));
    }

    function check(uint256[] memory v) internal view override {
        Shares shares = SharesWord.make(v[0], v[1], v[2]);
        same(shares, v[0], v[1], v[2]);
        same(shares.withTotal(v[0] / 2), v[0] / 2, v[1], v[2]);
        // Beyond its bits each is cut, and the others stay.
        same(SharesWord.make(v[0] + (1 << 96), v[1] + (1 << 32), v[2] + (1 << 128)), v[0], v[1], v[2]);
    }

    function same(Shares shares, uint256 total, uint256 time, uint256 each) private view {
        vm.assertEq(shares.total(), total, "total");
        vm.assertEq(shares.time(), time, "time");
        vm.assertEq(shares.each(), each, "each");
    }
}

/// @dev Most + 1: an amount is a part of a total, which has 96 bits; `each` is within its bits.
contract StakeEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(96, 128, 128));
    }

    /// @dev The stake was computed at `v[1]`, and read when one unit of LP had earned `v[2]`.
    function check(uint256[] memory v) internal view override {
        Stake stake = StakeWord.make(v[0], SharesWord.make(1, 1, v[1]));
        vm.assertEq(stake.amount(), v[0], "amount");
        // Around the end of 128 bits too: what was added since, times the amount.
        uint256 added = v[2] >= v[1] ? v[2] - v[1] : v[2] + (1 << 128) - v[1];
        vm.assertEq(stake.earned(SharesWord.make(1, 1, v[2])), (v[0] * added) / 2 ** 64, "earned");
        vm.assertEq(StakeWord.make(v[0] + (1 << 96), SharesWord.make(1, 1, v[1])).amount(), v[0], "cut");
    }
}

/// @dev Most + 1: a rate is refused (RATE), an end before the year 2106 is not reached (UNTIL: a year ahead at most); what
/// can be streamed again lies in the vault, and of TES there are less than 2^90 base units.
contract StreamEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(96, 32, 128));
    }

    function check(uint256[] memory v) internal view override {
        Stream stream = StreamWord.make(v[0], v[1], v[2]);
        same(stream, v[0], v[1], v[2]);
        same(StreamWord.make(v[0] + (1 << 96), v[1] + (1 << 32), v[2]), v[0], v[1], v[2]);
        if (v[2] < most(128)) same(stream.spared(1), v[0], v[1], v[2] + 1);
        vm.assertEq(stream.between(0, type(uint256).max), v[0] * v[1], "all of it");
        vm.assertEq(stream.between(v[1], type(uint256).max), 0, "none after its end");
        vm.assertEq(stream.between(v[1] / 2, v[1]), v[0] * (v[1] - v[1] / 2), "its second half");
    }

    function same(Stream stream, uint256 rate, uint256 until, uint256 spare) private view {
        vm.assertEq(stream.rate(), rate, "rate");
        vm.assertEq(stream.until(), until, "until");
        vm.assertEq(stream.spare(), spare, "spare");
    }
}
