// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice An account's limit for a day, in one word, from the lowest: the limit in sun (64 bits; 0: none), the one
/// that comes after it (64), the time from which that applies (unix seconds, 40; 0: none), a day (24), and what was
/// spent on it (64).
type Limit is uint256;

using Limits for Limit global;

library Limits {
    uint256 private constant LATER = 64;
    uint256 private constant TIME = 128;
    uint256 private constant DAY = 168;
    uint256 private constant SPENT = 192;

    /// @dev The limit that holds at a time.
    function at(Limit self, uint256 time_) internal pure returns (uint256) {
        uint256 word = Limit.unwrap(self);
        return uint64(self.isDue(time_) ? word >> LATER : word);
    }

    /// @dev The limit to come, and from when on; 0 and 0 where there is none.
    function coming(Limit self, uint256 time_) internal pure returns (uint256 later, uint256 from) {
        uint256 word = Limit.unwrap(self);
        if (!self.isDue(time_)) return (uint64(word >> LATER), uint40(word >> TIME));
    }

    function isDue(Limit self, uint256 time_) internal pure returns (bool) {
        uint256 from = uint40(Limit.unwrap(self) >> TIME);
        return from != 0 && time_ >= from;
    }

    function spentOn(Limit self, uint256 day) internal pure returns (uint256) {
        uint256 word = Limit.unwrap(self);
        return uint24(word >> DAY) == day ? word >> SPENT : 0;
    }

    /// @dev The sum is at most the limit, so it has 64 bits.
    function spent(Limit self, uint256 day, uint256 sum) internal pure returns (Limit) {
        return Limit.wrap(uint168(Limit.unwrap(self)) | (day << DAY) | (sum << SPENT));
    }

    /// @dev Holds at once. What was spent stays.
    function lowered(Limit self, uint256 limit) internal pure returns (Limit) {
        return Limit.wrap(((Limit.unwrap(self) >> DAY) << DAY) | limit);
    }

    /// @dev Another one holds from `from` on; until then the one that holds at `time_`. What was spent stays.
    function raised(Limit self, uint256 time_, uint256 later, uint256 from) internal pure returns (Limit) {
        return Limit.wrap(Limit.unwrap(self.lowered(self.at(time_))) | (later << LATER) | (from << TIME));
    }
}
