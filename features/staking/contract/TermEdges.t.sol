// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {TermStake, TermStakeWord} from "./TermStake.sol";

/// @dev Most + 1: an amount and a reward are refused (TOO_MUCH), days and the coin's number by the constructor's assert; a
/// time has 32 bits until the year 2106, and is cut.
contract TermStakeEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(96, 96, 32, 16, 16));
    }

    function check(uint256[] memory v) internal view override {
        TermStake stake = TermStakeWord.make(v[0], v[1], v[2], v[3], v[4]);
        same(stake, v[0], v);
        same(stake.emptied(), 0, v);
        same(TermStakeWord.make(v[0], v[1], v[2] + (1 << 32), v[3], v[4]), v[0], v);
        uint256 end = v[2] + v[3] * 86_400;
        vm.assertEq(stake.end(), end, "end");
        vm.assertEq(stake.earned(end), v[1], "the whole reward at the end");
        vm.assertEq(stake.earned(type(uint256).max), v[1], "and after it");
        if (v[3] == 0) return;
        vm.assertEq(stake.earned(v[2]), 0, "nothing at the start");
        vm.assertEq(stake.earned(v[2] + v[3] * 43_200), v[1] / 2, "half of it after half of the days");
    }

    function same(TermStake stake, uint256 amount, uint256[] memory v) private view {
        vm.assertEq(stake.amount(), amount, "amount");
        vm.assertEq(stake.reward(), v[1], "reward");
        vm.assertEq(stake.start(), v[2], "start");
        vm.assertEq(stake.coin(), v[4], "coin");
    }
}
