// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Kept, KeptWord} from "./Kept.sol";
import {TestBase} from "./TestBase.t.sol";

contract KeptTest is TestBase {
    function test_None_IsNotZero() public view {
        vm.assertEq(KeptWord.none().sum(), 0, "sum");
        vm.assertEq(Kept.unwrap(KeptWord.none()), 1 << 255, "word");
    }

    function testFuzz_Sum(uint256 first, uint256 second, uint256 less) public view {
        first = bound(first, 0, (1 << 254) - 1);
        second = bound(second, 0, 1 << 254);
        less = bound(less, 0, first + second);
        Kept kept = KeptWord.none().plus(first).plus(second);
        vm.assertEq(kept.sum(), first + second, "added");
        kept = KeptWord.none().plusUnchecked(first).plusUnchecked(second);
        vm.assertEq(kept.sum(), first + second, "added without a check");
        vm.assertEq(kept.minus(less).sum(), first + second - less, "taken");
        vm.assertGe(Kept.unwrap(kept.minus(less)), 1 << 255, "never zero");
    }
}
