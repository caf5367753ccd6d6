// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A box in one word, from the lowest: its holder (160 bits), what it costs in sun (56), until when it is
/// reserved (unix seconds, 36), its state (4). While it is opened: 228 bits of its request's seal, the request's number
/// in the series (24), its state.
/// @dev The word exists from the purchase on, so a request for a draw makes no slot: the seal of a request is in the
/// word of its first box, and the caller of settle or refund passes what was sealed. A settled request writes nothing
/// here.
type Box is uint256;

using BoxWord for Box global;

library BoxWord {
    /// @dev What a box leaves that is no more.
    Box internal constant NONE = Box.wrap(0);
    uint256 internal constant RESERVED = 1;
    uint256 internal constant BOUGHT = 2;
    uint256 internal constant REQUESTED = 3;

    uint256 private constant PRICE = 160;
    uint256 private constant EXPIRY = 216;
    uint256 private constant NUMBER = 228;
    uint256 private constant STATE = 252;
    /// @dev Bits that a seal loses.
    uint256 private constant CUT = 28;

    /// @dev A paid box. The price has 56 bits.
    function bought(address holder_, uint256 price_) internal pure returns (Box) {
        return Box.wrap(uint160(holder_) | (price_ << PRICE) | (BOUGHT << STATE));
    }

    /// @dev A box whose second part is due before `expiry_`, of 36 bits.
    function reserved(address holder_, uint256 price_, uint256 expiry_) internal pure returns (Box) {
        uint256 word = uint160(holder_) | (price_ << PRICE) | (expiry_ << EXPIRY) | (RESERVED << STATE);
        return Box.wrap(word);
    }

    /// @dev A box that is being opened. The number has 24 bits. Two requests of one seal would take 2^114 tries.
    function requested(uint256 number_, bytes32 seal) internal pure returns (Box) {
        return Box.wrap((uint256(seal) >> CUT) | (number_ << NUMBER) | (REQUESTED << STATE));
    }

    /// @dev 0 where there is no box.
    function state(Box self) internal pure returns (uint256) {
        return Box.unwrap(self) >> STATE;
    }

    /// @dev Of a reserved or bought box, as price and expiry.
    function holder(Box self) internal pure returns (address) {
        return address(uint160(Box.unwrap(self)));
    }

    function price(Box self) internal pure returns (uint256) {
        return uint56(Box.unwrap(self) >> PRICE);
    }

    function expiry(Box self) internal pure returns (uint256) {
        return (Box.unwrap(self) << 4) >> (EXPIRY + 4);
    }

    /// @dev Of a box that is being opened.
    function number(Box self) internal pure returns (uint256) {
        return uint24(Box.unwrap(self) >> NUMBER);
    }

    /// @dev Whether both are the same word.
    function equals(Box self, Box other) internal pure returns (bool) {
        return Box.unwrap(self) == Box.unwrap(other);
    }
}
