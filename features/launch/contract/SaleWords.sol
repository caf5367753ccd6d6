// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What was sold, and when: one word. Shares have 32 bits, at most 10^6 are sold; times are unix seconds in 40.
struct Totals {
    uint256 sold;
    /// @dev After the sale failed, or was not listed in time.
    uint256 refunded;
    uint256 soldInside;
    /// @dev 0: 30 days after the start.
    uint256 endsAt;
    /// @dev 8 bits.
    uint256 moves;
    /// @dev When the last inside share was sold first; selling it back changes nothing.
    uint256 soldOutAt;
    uint256 listedAt;
}

/// @notice Shares of an account: one word, never zero again, so an account that comes back does not pay for a new slot.
struct Entry {
    uint256 shares;
    uint256 inside;
    /// @dev A rate: 16 bits.
    uint256 claimed;
    bool claimedInside;
}

/// @notice Sun that a listed sale still has: one word, 64 bits each.
struct Ending {
    uint256 floorLeft;
    uint256 tap;
    uint256 tapCollected;
}

/// @title The words of a sale. The compiler would write a struct member by member, each for 5,000 energy.
library SaleWords {
    uint256 private constant KNOWN = 1 << 81;

    function pack(Totals memory all) internal pure returns (uint256) {
        uint256 shares = all.sold | (all.refunded << 32) | (all.soldInside << 64);
        return shares | (all.endsAt << 96) | (all.moves << 136) | (all.soldOutAt << 144) | (all.listedAt << 184);
    }

    function totals(uint256 word) internal pure returns (Totals memory all) {
        all.sold = uint32(word);
        all.refunded = uint32(word >> 32);
        all.soldInside = uint32(word >> 64);
        all.endsAt = uint40(word >> 96);
        all.moves = uint8(word >> 136);
        all.soldOutAt = uint40(word >> 144);
        all.listedAt = uint40(word >> 184);
    }

    function pack(Entry memory own) internal pure returns (uint256) {
        uint256 inside = own.claimedInside ? 1 << 80 : 0;
        return KNOWN | own.shares | (own.inside << 32) | (own.claimed << 64) | inside;
    }

    function entry(uint256 word) internal pure returns (Entry memory own) {
        own.shares = uint32(word);
        own.inside = uint32(word >> 32);
        own.claimed = uint16(word >> 64);
        own.claimedInside = (word >> 80) & 1 != 0;
    }

    function pack(Ending memory all) internal pure returns (uint256) {
        return all.floorLeft | (all.tap << 64) | (all.tapCollected << 128);
    }

    function ending(uint256 word) internal pure returns (Ending memory all) {
        all.floorLeft = uint64(word);
        all.tap = uint64(word >> 64);
        all.tapCollected = uint64(word >> 128);
    }
}
