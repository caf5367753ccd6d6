// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A value, and another that takes its place at a time.
struct Timed {
    uint256 value;
    uint256 next;
    /// @dev Unix seconds.
    uint256 time;
}

/// @title Settings that change at an announced time.
library Times {
    function now_(Timed storage self) internal view returns (uint256) {
        return block.timestamp < self.time ? self.value : self.next;
    }

    /// @dev What waited and is not in force is dropped.
    function set(Timed storage self, uint256 next, uint256 time) internal {
        self.value = now_(self);
        self.next = next;
        self.time = time;
    }

    /// @return next What waits; zero, with a zero time, where nothing does.
    function waiting(Timed storage self) internal view returns (uint256 next, uint256 time) {
        if (block.timestamp < self.time) return (self.next, self.time);
    }
}
