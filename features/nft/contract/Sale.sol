// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice How far a level is sold, in one word: ids run from `first` up to, without, `end`; `next` is the first
/// that is not bought. 32 bits each, from the lowest: first, next, end, power; above them the proceeds, in sun.
/// @dev Packed by hand: the compiler writes a struct's fields one by one, and TRON takes 5,000 energy for each.
type Sale is uint256;

using Sales for Sale global;

library Sales {
    uint256 private constant NEXT = 32;
    uint256 private constant END = 64;
    uint256 private constant POWER = 96;
    uint256 private constant PROCEEDS = 128;

    /// @dev A level with no card sold.
    function make(uint32 first_, uint32 end_, uint32 power_) internal pure returns (Sale) {
        uint256 word = first_ | (uint256(first_) << NEXT) | (uint256(end_) << END) | (uint256(power_) << POWER);
        return Sale.wrap(word);
    }

    function first(Sale self) internal pure returns (uint256) {
        return uint32(Sale.unwrap(self));
    }

    function next(Sale self) internal pure returns (uint256) {
        return uint32(Sale.unwrap(self) >> NEXT);
    }

    function end(Sale self) internal pure returns (uint256) {
        return uint32(Sale.unwrap(self) >> END);
    }

    /// @dev Reward weight of one card.
    function power(Sale self) internal pure returns (uint256) {
        return uint32(Sale.unwrap(self) >> POWER);
    }

    /// @dev Sun that waits for the level's fund.
    function proceeds(Sale self) internal pure returns (uint256) {
        return Sale.unwrap(self) >> PROCEEDS;
    }

    /// @dev One card more is sold. The caller has seen that `next` is below `end`, and holds the sun: TRX in
    /// existence is below 2^57 sun, so no field runs into another.
    function sold(Sale self, uint256 sun) internal pure returns (Sale) {
        unchecked {
            return Sale.wrap(Sale.unwrap(self) + (1 << NEXT) + (sun << PROCEEDS));
        }
    }

    /// @dev The proceeds are taken out.
    function emptied(Sale self) internal pure returns (Sale) {
        return Sale.wrap(uint128(Sale.unwrap(self)));
    }
}
