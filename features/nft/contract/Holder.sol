// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What is kept of a holder, in one word: the number of cards in the low 64 bits, above it the TES that
/// ended stakes left to be claimed.
/// @dev The owner of a stake holds a card, so the slot exists and a first debt costs no new one. A debt lies in the
/// contract, and of TES there are less than 2^90 base units: far below its 192 bits.
type Holder is uint256;

using Holders for Holder global;

library Holders {
    uint256 private constant OWED = 64;

    function cards(Holder self) internal pure returns (uint256) {
        return uint64(Holder.unwrap(self));
    }

    function owed(Holder self) internal pure returns (uint256) {
        return Holder.unwrap(self) >> OWED;
    }

    /// @dev Of all cards there are less than 2^32.
    function withCard(Holder self) internal pure returns (Holder) {
        unchecked {
            return Holder.wrap(Holder.unwrap(self) + 1);
        }
    }

    /// @dev Of a holder of a card, so there is one to take.
    function withoutCard(Holder self) internal pure returns (Holder) {
        unchecked {
            return Holder.wrap(Holder.unwrap(self) - 1);
        }
    }

    function credited(Holder self, uint256 amount) internal pure returns (Holder) {
        return Holder.wrap(Holder.unwrap(self) + (amount << OWED));
    }

    /// @dev Nothing is owed any more.
    function settled(Holder self) internal pure returns (Holder) {
        return Holder.wrap(uint64(Holder.unwrap(self)));
    }
}
