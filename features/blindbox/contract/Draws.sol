// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice How far a series is drawn, in one word, from the lowest: the hash of the secret that comes next (160 bits),
/// cards left in the urn (8), the number of the request to be settled next (24), proceeds in sun (64).
/// @dev Besides the urn itself, all that a settlement writes.
type Draws is uint256;

using DrawsWord for Draws global;

library DrawsWord {
    uint256 private constant LEFT = 160;
    uint256 private constant NEXT = 168;
    uint256 private constant PROCEEDS = 192;

    /// @dev A sealed urn of at most 255 cards, before its first request.
    function make(uint256 cards) internal pure returns (Draws) {
        return Draws.wrap((cards << LEFT) | (1 << NEXT));
    }

    function tip(Draws self) internal pure returns (bytes20) {
        return bytes20(uint160(Draws.unwrap(self)));
    }

    function left(Draws self) internal pure returns (uint256) {
        return uint8(Draws.unwrap(self) >> LEFT);
    }

    function next(Draws self) internal pure returns (uint256) {
        return uint24(Draws.unwrap(self) >> NEXT);
    }

    function proceeds(Draws self) internal pure returns (uint256) {
        return Draws.unwrap(self) >> PROCEEDS;
    }

    /// @dev A request of `count` boxes is drawn with `secret`. The cards are in the urn, and the sun is in this
    /// contract: TRX in existence is below 2^57 sun.
    function settled(Draws self, bytes20 secret, uint256 count, uint256 sun) internal pure returns (Draws) {
        unchecked {
            uint256 rest = (Draws.unwrap(self) >> LEFT) << LEFT;
            rest = rest - (count << LEFT) + (1 << NEXT) + (sun << PROCEEDS);
            return Draws.wrap(rest | uint160(secret));
        }
    }

    /// @dev The request `next_` and those after it are bound to other secrets.
    function bound(Draws self, bytes20 tip_, uint256 next_) internal pure returns (Draws) {
        uint256 word = (self.left() << LEFT) | (next_ << NEXT) | (self.proceeds() << PROCEEDS);
        return Draws.wrap(word | uint160(tip_));
    }

    /// @dev The proceeds are taken out.
    function emptied(Draws self) internal pure returns (Draws) {
        return Draws.wrap(uint192(Draws.unwrap(self)));
    }
}
