// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The period that runs or ran last, in one word: base units of TES that all periods before it emitted
/// (88 bits), when it began (unix seconds, 32 bits; 0 before the first), its number (16 bits), and whether the next one
/// is open and begins at its end.
type Period is uint256;

using PeriodWord for Period global;

/// @dev `first` is the pool of period 0; that of each next is half of it.
library PeriodWord {
    uint256 internal constant LENGTH = 90 days;

    uint256 private constant START = 88;
    uint256 private constant NUMBER = 120;
    uint256 private constant AHEAD = 1 << 136;

    function make(uint256 before_, uint256 start_, uint256 number_) internal pure returns (Period) {
        return Period.wrap(before_ | (uint256(uint32(start_)) << START) | (number_ << NUMBER));
    }

    function start(Period self) internal pure returns (uint256) {
        return uint32(Period.unwrap(self) >> START);
    }

    /// @dev 0 before the first.
    function end(Period self) internal pure returns (uint256) {
        return self.exists() ? self.start() + LENGTH : 0;
    }

    function number(Period self) internal pure returns (uint256) {
        return uint16(Period.unwrap(self) >> NUMBER);
    }

    function exists(Period self) internal pure returns (bool) {
        return Period.unwrap(self) != 0;
    }

    function isAhead(Period self) internal pure returns (bool) {
        return Period.unwrap(self) & AHEAD != 0;
    }

    /// @dev The number of the period that is opened next, where none is ahead.
    function following(Period self) internal pure returns (uint256) {
        return self.exists() ? self.number() + 1 : 0;
    }

    /// @dev What runs or ran last at a time: where one was opened ahead, it takes over at the end of the other.
    function at(Period self, uint256 time, uint256 first) internal pure returns (Period) {
        if (!self.isAhead() || time < self.end()) return self;
        return make(self._whole(first), self.end(), self.number() + 1);
    }

    /// @dev Of all periods, until a time. Whole base units a second, so that no difference of two times is rounded: what
    /// the pool has beyond them, less than 8 * 10^-12 TES, is never emitted.
    function emitted(Period self, uint256 time, uint256 first) internal pure returns (uint256) {
        if (time >= self.end()) return self._whole(first);
        // A node answers reads at the head's time, on what a transaction that waits has written a moment later.
        uint256 elapsed = time > self.start() ? time - self.start() : 0;
        return self._before() + self._rate(first) * elapsed;
    }

    /// @dev The next one, opened at a time when none is ahead.
    function opened(Period self, uint256 time, uint256 first) internal pure returns (Period) {
        if (time < self.end()) return Period.wrap(Period.unwrap(self) | AHEAD);
        return make(self._whole(first), time, self.following());
    }

    function _before(Period self) internal pure returns (uint256) {
        return uint88(Period.unwrap(self));
    }

    /// @dev Emitted at its end.
    function _whole(Period self, uint256 first) internal pure returns (uint256) {
        return self.exists() ? self._before() + self._rate(first) * LENGTH : 0;
    }

    /// @dev Base units of TES a second.
    function _rate(Period self, uint256 first) internal pure returns (uint256) {
        return (first >> self.number()) / LENGTH;
    }
}
