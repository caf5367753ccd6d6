// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What of an offer changes, in one word, from the lowest: base units that are left to give and base units that
/// are wanted for all of it (104 bits each), expiry (unix seconds, 32), order number (10), and the numbers of both coins
/// (3 each).
/// @dev A take and an edit each write one slot. The word stays when an offer ends, with nothing left.
type OfferWord is uint256;

using OfferWords for OfferWord global;

library OfferWords {
    /// @dev The most base units of either coin.
    uint256 internal constant MOST = type(uint104).max;
    /// @dev The last second that an expiry can be, in the year 2106.
    uint256 internal constant LAST = type(uint32).max;
    /// @dev The last order number.
    uint256 internal constant LAST_ORDER = (1 << 10) - 1;
    /// @dev The number of a coin that has its own slot.
    uint256 internal constant ELSEWHERE = 7;

    uint256 private constant WANT = 104;
    uint256 private constant EXPIRY = 208;
    uint256 private constant ORDER = 240;
    uint256 private constant GIVE_COIN = 250;
    uint256 private constant WANT_COIN = 253;

    /// @dev Every value is within its bits.
    function make(
        uint256 give_,
        uint256 want_,
        uint256 expiry_,
        uint256 order_,
        uint256 giveCoin_,
        uint256 wantCoin_
    ) internal pure returns (OfferWord) {
        uint256 coins = (giveCoin_ << GIVE_COIN) | (wantCoin_ << WANT_COIN);
        return OfferWord.wrap(give_ | (want_ << WANT) | (expiry_ << EXPIRY) | (order_ << ORDER) | coins);
    }

    function give(OfferWord self) internal pure returns (uint256) {
        return uint104(OfferWord.unwrap(self));
    }

    function want(OfferWord self) internal pure returns (uint256) {
        return uint104(OfferWord.unwrap(self) >> WANT);
    }

    function expiry(OfferWord self) internal pure returns (uint256) {
        return uint32(OfferWord.unwrap(self) >> EXPIRY);
    }

    function order(OfferWord self) internal pure returns (uint256) {
        return (OfferWord.unwrap(self) >> ORDER) & LAST_ORDER;
    }

    function giveCoin(OfferWord self) internal pure returns (uint256) {
        return (OfferWord.unwrap(self) >> GIVE_COIN) & ELSEWHERE;
    }

    function wantCoin(OfferWord self) internal pure returns (uint256) {
        return OfferWord.unwrap(self) >> WANT_COIN;
    }

    /// @dev The same offer with less left.
    function less(OfferWord self, uint256 give_, uint256 want_) internal pure returns (OfferWord) {
        return OfferWord.wrap(OfferWord.unwrap(self) - give_ - (want_ << WANT));
    }

    /// @dev The same offer with nothing left.
    function ended(OfferWord self) internal pure returns (OfferWord) {
        return OfferWord.wrap((OfferWord.unwrap(self) >> EXPIRY) << EXPIRY);
    }

    /// @dev The same offer, with another price and expiry, under the next order number, which has one.
    function edited(OfferWord self, uint256 want_, uint256 expiry_) internal pure returns (OfferWord) {
        uint256 stays = ((OfferWord.unwrap(self) >> ORDER) + 1) << ORDER;
        return OfferWord.wrap(stays | self.give() | (want_ << WANT) | (expiry_ << EXPIRY));
    }
}
