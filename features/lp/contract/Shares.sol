// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a pool's stakers share, in one word: LP staked by all of them (96 bits), the time it is computed for
/// (unix seconds, 32 bits), and TES that one unit of LP has earned since the beginning, times 2^64 (128 bits).
/// @dev The sum never reaches 2^128, where it would overflow and lose what was earned before: `fund` refuses a stream
/// in which one unit of LP could earn that much, 2^64 base units of TES in the life of the pool. On a least stake of
/// 10^6 units these are 18,446,744 TES; with a larger stake, proportionally more.
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
