// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "./TestBase.t.sol";

/// @title The table of a packed word: each field at 0, 1 and the most it holds, beside each such value of all the others.
/// @notice A test names the bits of the fields, from the lowest, and checks in `check` what a word of such values reads
/// and becomes.
abstract contract WordEdges is TestBase {
    /// @dev For each row of the table.
    function check(uint256[] memory values) internal virtual;

    function checkTable(uint256[] memory bits) internal {
        uint256 rows = 3 ** bits.length;
        uint256[] memory values = new uint256[](bits.length);
        for (uint256 row; row < rows; ++row) {
            uint256 rest = row;
            for (uint256 i; i < bits.length; ++i) {
                values[i] = rest % 3 == 2 ? most(bits[i]) : rest % 3;
                rest /= 3;
            }
            check(values);
        }
        vm.assertGe(rows, 9, "a word has two fields or more");
    }

    function most(uint256 bits) internal pure returns (uint256) {
        return type(uint256).max >> (256 - bits);
    }

    // ---- Bits of fields, from the lowest

    function fields(uint256 a, uint256 b) internal pure returns (uint256[] memory bits) {
        bits = new uint256[](2);
        (bits[0], bits[1]) = (a, b);
    }

    function fields(uint256 a, uint256 b, uint256 c) internal pure returns (uint256[] memory bits) {
        bits = new uint256[](3);
        (bits[0], bits[1], bits[2]) = (a, b, c);
    }

    function fields(uint256 a, uint256 b, uint256 c, uint256 d) internal pure returns (uint256[] memory bits) {
        bits = new uint256[](4);
        (bits[0], bits[1], bits[2], bits[3]) = (a, b, c, d);
    }

    function fields(
        uint256 a,
        uint256 b,
        uint256 c,
        uint256 d,
        uint256 e
    ) internal pure returns (uint256[] memory bits) {
        bits = new uint256[](5);
        (bits[0], bits[1], bits[2], bits[3], bits[4]) = (a, b, c, d, e);
    }

    function fields(
        uint256 a,
        uint256 b,
        uint256 c,
        uint256 d,
        uint256 e,
        uint256 f
    ) internal pure returns (uint256[] memory bits) {
        bits = new uint256[](6);
        (bits[0], bits[1], bits[2], bits[3], bits[4], bits[5]) = (a, b, c, d, e, f);
    }
}
