// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A pool's stream, in one word: base units of TES a second (96 bits), until when (unix seconds, 32 bits), and
/// TES that can be streamed again (128 bits).
type Stream is uint256;

using StreamWord for Stream global;

library StreamWord {
    uint256 private constant UNTIL = 96;
    uint256 private constant SPARE = 128;

    function make(uint256 rate_, uint256 until_, uint256 spare_) internal pure returns (Stream) {
        return Stream.wrap(uint96(rate_) | (uint256(uint32(until_)) << UNTIL) | (spare_ << SPARE));
    }

    function rate(Stream self) internal pure returns (uint256) {
        return uint96(Stream.unwrap(self));
    }

    function until(Stream self) internal pure returns (uint256) {
        return uint32(Stream.unwrap(self) >> UNTIL);
    }

    function spare(Stream self) internal pure returns (uint256) {
        return Stream.unwrap(self) >> SPARE;
    }

    /// @dev TES that it brings from one time to another. Total: below 2^128, whatever the word.
    function between(Stream self, uint256 from, uint256 to) internal pure returns (uint256) {
        unchecked {
            if (to > self.until()) to = self.until();
            return from < to ? self.rate() * (to - from) : 0;
        }
    }

    /// @dev The same stream, with more that can be streamed again.
    function spared(Stream self, uint256 more) internal pure returns (Stream) {
        unchecked {
            return Stream.wrap(Stream.unwrap(self) + (more << SPARE));
        }
    }
}
