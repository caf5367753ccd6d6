// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A sum in a slot that is never zero: a call that raises it from 0 does not pay for a new slot.
type Kept is uint256;

using KeptWord for Kept global;

library KeptWord {
    /// @dev The highest bit, which is always set; a sum stays below it.
    uint256 private constant KEPT = 1 << 255;

    function none() internal pure returns (Kept) {
        return Kept.wrap(KEPT);
    }

    function sum(Kept self) internal pure returns (uint256) {
        return Kept.unwrap(self) ^ KEPT;
    }

    /// @dev Below 2^255: the amount is of a coin whose supply is far below.
    function plus(Kept self, uint256 amount) internal pure returns (Kept) {
        return Kept.wrap(Kept.unwrap(self) + amount);
    }

    /// @dev Cannot fail, whatever the amount: for what leaves.
    function plusUnchecked(Kept self, uint256 amount) internal pure returns (Kept) {
        unchecked {
            return Kept.wrap(Kept.unwrap(self) + amount);
        }
    }

    /// @dev The amount is at most the sum.
    function minus(Kept self, uint256 amount) internal pure returns (Kept) {
        return Kept.wrap(Kept.unwrap(self) - amount);
    }
}
