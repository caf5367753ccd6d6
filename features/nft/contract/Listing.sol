// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice The last listing of a card in one word, from the lowest: price (96 bits), number of the coin (8), expiry
/// and time of listing (unix seconds, 40 each), the listing's number (64), and what became of it (8).
/// @dev The word stays when a listing ends, so only the first listing of a card makes a slot. Who the seller is needs
/// no room: the card's owner, as long as the card has not moved since.
type Listing is uint256;

using Listings for Listing global;

library Listings {
    uint256 private constant COIN = 96;
    uint256 private constant EXPIRY = 104;
    uint256 private constant LISTED_AT = 144;
    uint256 private constant NUMBER = 184;
    uint256 private constant STATE = 248;

    uint256 private constant OPEN = 1;
    uint256 private constant SOLD = 2;

    /// @dev Every value is within its bits; of the number the caller sees to it by counting.
    function make(
        uint256 price_,
        uint256 coin_,
        uint256 expiry_,
        uint256 listedAt_,
        uint256 number_
    ) internal pure returns (Listing) {
        uint256 what = price_ | (coin_ << COIN) | (number_ << NUMBER);
        return Listing.wrap(what | (expiry_ << EXPIRY) | (listedAt_ << LISTED_AT) | (OPEN << STATE));
    }

    function price(Listing self) internal pure returns (uint256) {
        return uint96(Listing.unwrap(self));
    }

    function coin(Listing self) internal pure returns (uint256) {
        return uint8(Listing.unwrap(self) >> COIN);
    }

    function expiry(Listing self) internal pure returns (uint256) {
        return uint40(Listing.unwrap(self) >> EXPIRY);
    }

    function listedAt(Listing self) internal pure returns (uint256) {
        return uint40(Listing.unwrap(self) >> LISTED_AT);
    }

    function number(Listing self) internal pure returns (uint256) {
        return uint64(Listing.unwrap(self) >> NUMBER);
    }

    /// @dev Neither taken down nor sold frozen. Whether time or a move ended it follows from the card itself.
    function isOpen(Listing self) internal pure returns (bool) {
        return Listing.unwrap(self) >> STATE == OPEN;
    }

    function isSold(Listing self) internal pure returns (bool) {
        return Listing.unwrap(self) >> STATE == SOLD;
    }

    /// @dev The same listing, sold frozen.
    function sold(Listing self) internal pure returns (Listing) {
        return Listing.wrap(uint248(Listing.unwrap(self)) | (SOLD << STATE));
    }

    /// @dev The same listing, taken down.
    function takenDown(Listing self) internal pure returns (Listing) {
        return Listing.wrap(uint248(Listing.unwrap(self)));
    }
}
