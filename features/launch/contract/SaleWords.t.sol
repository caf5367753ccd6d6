// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {Ending, Entry, SaleWords, Totals} from "./SaleWords.sol";

/// @dev Each field of the three words at 0, 1 and its most, beside each such value of all the others.
contract SaleWordsTest is WordEdges {
    function test_Totals() public {
        uint256[] memory bits = new uint256[](7);
        (bits[0], bits[1], bits[2], bits[3]) = (32, 32, 32, 40);
        (bits[4], bits[5], bits[6]) = (8, 40, 40);
        checkTable(bits);
    }

    function test_Entry() public view {
        for (uint256 i; i < 81; ++i) {
            uint256[3] memory at = [edge(32, i), edge(32, i / 3), edge(16, i / 9)];
            Entry memory own = SaleWords.entry(SaleWords.pack(Entry(at[0], at[1], at[2], i >= 27)));
            vm.assertEq(own.shares, at[0], "shares");
            vm.assertEq(own.inside, at[1], "inside");
            vm.assertEq(own.claimed, at[2], "claimed");
            vm.assertTrue(own.claimedInside == (i >= 27), "claimed inside");
        }
        vm.assertGe(SaleWords.pack(Entry(0, 0, 0, false)), 1, "never zero again");
    }

    function test_Ending() public view {
        for (uint256 i; i < 27; ++i) {
            Ending memory all = Ending(edge(64, i), edge(64, i / 3), edge(64, i / 9));
            Ending memory read = SaleWords.ending(SaleWords.pack(all));
            vm.assertEq(read.floorLeft, all.floorLeft, "floor");
            vm.assertEq(read.tap, all.tap, "tap");
            vm.assertEq(read.tapCollected, all.tapCollected, "collected");
        }
    }

    function check(uint256[] memory values) internal view override {
        Totals memory all =
            Totals(values[0], values[1], values[2], values[3], values[4], values[5], values[6]);
        Totals memory read = SaleWords.totals(SaleWords.pack(all));
        vm.assertEq(abi.encode(read).length, 224, "seven fields");
        vm.assertTrue(keccak256(abi.encode(read)) == keccak256(abi.encode(all)), "the same");
    }

    function edge(uint256 bits, uint256 which) private view returns (uint256) {
        return which % 3 == 2 ? most(bits) : which % 3;
    }
}
