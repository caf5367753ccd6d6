// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {LockWord, LockWords} from "./LockWord.sol";

/// @dev Most + 1: an amount is refused (TOO_MUCH), days and seconds have limits, and a round ends at its last.
contract LockEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(128, 40, 40, 16));
    }

    function test_None() public view {
        LockWord none = LockWord.wrap(0);
        vm.assertTrue(!none.isLocked(), "no lock");
        vm.assertEq(none.createTime(), 0, "never made");
    }

    function check(uint256[] memory v) internal view override {
        LockWord word = LockWords.make(v[0], v[1], v[2]);
        same(word, v[0], v[1], v[2], 0);
        vm.assertTrue(word.isLocked() == (v[0] + v[1] + v[2] > 0), "locked");
        same(word.withAmount(most(128)), most(128), v[1], v[2], 0);
        same(word.withAmount(0), 0, v[1], v[2], 0);
        same(word.withEnd(most(40)), v[0], v[1], most(40), 0);
        same(word.withEnd(0), v[0], v[1], 0, 0);
        LockWord ended = word.paid(v[0], v[3]);
        same(ended, v[0], v[1], v[2], 0);
        vm.assertTrue(!ended.isLocked(), "ended");
        if (v[0] == 0) return;
        LockWord part = word.paid(v[0] - 1, v[3]);
        same(part, 1, v[1], v[2], v[3]);
        vm.assertTrue(part.isLocked(), "still owed");
        LockWord again = part.paid(0, most(16));
        same(again, 1, v[1], v[2], most(16));
        vm.assertTrue(!again.paid(1, 0).isLocked(), "ended in the end");
    }

    function same(LockWord word, uint256 amount, uint256 createTime, uint256 end, uint256 round) private view {
        vm.assertEq(word.amount(), amount, "amount");
        vm.assertEq(word.createTime(), createTime, "created");
        vm.assertEq(word.end(), end, "end");
        vm.assertEq(word.round(), round, "round");
    }
}
