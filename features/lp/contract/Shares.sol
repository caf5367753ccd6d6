// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a pool's stakers share, in one word: LP staked by all of them (96 bits), up to when it is reckoned
/// (unix seconds, 32 bits), and TES that one unit of LP has earned since the beginning, times 2^64 (128 bits).
/// @dev The sum wraps around at 2^128; only differences of it are used. One unit of LP would have to earn 2^64 units of
/// TES between two calls of its owner to lose by that: a pool's minimum is so large that it cannot.
type Shares is uint256;

using SharesWord for Shares global;

library SharesWord {
    uint256 private constant TIME = 96;
    uint256 private constant EACH = 128;

    function make(uint256 total_, uint256 time_, uint256 each_) internal pure returns (Shares) {
        return Shares.wrap(uint96(total_) | (uint256(uint32(time_)) << TIME) | (each_ << EACH));
    }

    function total(Shares self) internal pure returns (uint256) {
        return uint96(Shares.unwrap(self));
    }

    function time(Shares self) internal pure returns (uint256) {
        return uint32(Shares.unwrap(self) >> TIME);
    }

    function each(Shares self) internal pure returns (uint256) {
        return Shares.unwrap(self) >> EACH;
    }

    /// @dev The same, of another total.
    function withTotal(Shares self, uint256 total_) internal pure returns (Shares) {
        return make(total_, self.time(), self.each());
    }
}
