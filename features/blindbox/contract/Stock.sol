// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What is sold and requested of a series, in one word, from the lowest: cards with no box out (8 bits), boxes
/// drawn or being opened (8), cards of the urn at its sealing (8), boxes made so far (32), requests made so far (24),
/// the bond in sun (64), the penalty set aside for each box being opened, in sun (64), whether the operator has closed
/// the series (1), and whether there are secrets that requests are bound to (1).
/// @dev A purchase and a request write this word, a settlement does not: how many boxes are being opened follows from
/// the number drawn, in the other word of the series. So one penalty holds for all open requests.
type Stock is uint256;

using Stocks for Stock global;

library Stocks {
    uint256 private constant ASKED = 8;
    uint256 private constant SIZE = 16;
    uint256 private constant BOXES = 24;
    uint256 private constant REQUESTS = 56;
    uint256 private constant BOND = 80;
    uint256 private constant PENALTY = 144;
    uint256 private constant CLOSED = 208;
    /// @dev The highest: what a refund clears.
    uint256 private constant STANDING = 209;

    /// @dev A sealed urn with nothing sold; at most 255 cards.
    function make(uint256 cards) internal pure returns (Stock) {
        return Stock.wrap(cards | (cards << SIZE));
    }

    function free(Stock self) internal pure returns (uint256) {
        return uint8(Stock.unwrap(self));
    }

    /// @dev Boxes drawn or being opened.
    function asked(Stock self) internal pure returns (uint256) {
        return uint8(Stock.unwrap(self) >> ASKED);
    }

    function size(Stock self) internal pure returns (uint256) {
        return uint8(Stock.unwrap(self) >> SIZE);
    }

    function boxes(Stock self) internal pure returns (uint256) {
        return uint32(Stock.unwrap(self) >> BOXES);
    }

    function requests(Stock self) internal pure returns (uint256) {
        return uint24(Stock.unwrap(self) >> REQUESTS);
    }

    function bond(Stock self) internal pure returns (uint256) {
        return uint64(Stock.unwrap(self) >> BOND);
    }

    /// @dev Of each box of an open request; without any, that of the last request.
    function penalty(Stock self) internal pure returns (uint256) {
        return uint64(Stock.unwrap(self) >> PENALTY);
    }

    /// @dev Whether the operator has stood the series down: nothing of it is sold or opened any more.
    function isClosed(Stock self) internal pure returns (bool) {
        return (Stock.unwrap(self) >> CLOSED) & 1 == 1;
    }

    /// @dev Whether secrets are posted that no request was left waiting for.
    function isStanding(Stock self) internal pure returns (bool) {
        return Stock.unwrap(self) >> STANDING == 1;
    }

    // None of these overflows into another field. The caller has checked that the number is free, requested or in the
    // bond. 2^32 boxes or 2^24 requests would burn energy for more TRX than there is: of an urn's cards no more than
    // 100 can be out, and each box or request beyond them was returned or refunded before.

    /// @dev Boxes are made of free cards.
    function sold(Stock self, uint256 count) internal pure returns (Stock) {
        unchecked {
            return Stock.wrap(Stock.unwrap(self) - count + (count << BOXES));
        }
    }

    /// @dev Boxes are no more; their cards are free.
    function returned(Stock self, uint256 count) internal pure returns (Stock) {
        unchecked {
            return Stock.wrap(Stock.unwrap(self) + count);
        }
    }

    /// @dev One more request, of this number of boxes; the penalty, which the bond covers, applies to all that are
    /// open.
    function requested(Stock self, uint256 count, uint256 penalty_) internal pure returns (Stock) {
        unchecked {
            uint256 word = Stock.unwrap(self) - (self.penalty() << PENALTY) + (penalty_ << PENALTY);
            return Stock.wrap(word + (count << ASKED) + (1 << REQUESTS));
        }
    }

    /// @dev A request was refunded: its cards are free, and no request is accepted until secrets are posted again.
    function refunded(Stock self, uint256 count, uint256 slashed) internal pure returns (Stock) {
        unchecked {
            uint256 word = Stock.unwrap(self) + count - (count << ASKED) - (slashed << BOND);
            return Stock.wrap((word << (256 - STANDING)) >> (256 - STANDING));
        }
    }

    function closed(Stock self) internal pure returns (Stock) {
        return Stock.wrap(Stock.unwrap(self) | (1 << CLOSED));
    }

    function standing(Stock self) internal pure returns (Stock) {
        return Stock.wrap(Stock.unwrap(self) | (1 << STANDING));
    }

    /// @dev The sum has 64 bits.
    function bonded(Stock self, uint256 amount) internal pure returns (Stock) {
        unchecked {
            return Stock.wrap(Stock.unwrap(self) + (amount << BOND));
        }
    }

    function unbonded(Stock self, uint256 amount) internal pure returns (Stock) {
        unchecked {
            return Stock.wrap(Stock.unwrap(self) - (amount << BOND));
        }
    }
}
