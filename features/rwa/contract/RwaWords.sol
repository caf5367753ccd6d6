// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What was sold. `last`: the last buyer. `reachedAt`: when the target was reached, 0 while it is not.
struct Sold {
    uint256 shares;
    address last;
    uint256 reachedAt;
}

/// @notice The last attestation: `shares` are those that the reserve is for. `releasedAt`: when the money left, 0 before.
struct Reserve {
    uint256 amount;
    uint256 time;
    uint256 shares;
    uint256 releasedAt;
}

/// @notice Dividends. `each`: of one share since the release, in base units times 2^23. `left`: distributed, not claimed.
struct Dividends {
    uint256 each;
    uint256 left;
}

/// @notice An account's shares. Before it has to do with dividends: `isBuyer`, and the buyer before it. Then `owed` from
/// before, and `each` of the dividends when that was written.
struct Holding {
    uint256 shares;
    bool isBuyer;
    address next;
    uint256 owed;
    uint256 each;
}

/// @notice A request for redemption; without shares there is none.
struct Redemption {
    uint256 shares;
    uint256 amount;
    uint256 time;
    uint256 number;
}

/// @notice All of them: how many ever, shares that wait, and base units that were paid in and not claimed.
struct Redemptions {
    uint256 count;
    uint256 waiting;
    uint256 due;
}

/// @title The words of an asset: shares, times and numbers have 40 bits, base units 96, `each` 119.
/// @dev The compiler would write a struct member by member, each for 5,000 energy. A word that is packed for an account is
/// never zero again, so who comes back does not pay for a new slot.
library RwaWords {
    /// @dev Bits behind the point of `each`, and the most that it can be.
    uint256 internal constant POINT = 23;
    uint256 internal constant MOST_EACH = (1 << 119) - 1;

    /// @dev Keeps a word from being zero; of a holding also that it has to do with dividends.
    uint256 private constant KEPT = 1 << 255;
    uint256 private constant BUYER = 1 << 254;

    function pack(Sold memory all) internal pure returns (uint256) {
        return all.shares | (uint256(uint160(all.last)) << 40) | (all.reachedAt << 200);
    }

    function sold(uint256 word) internal pure returns (Sold memory all) {
        all.shares = uint40(word);
        all.last = address(uint160(word >> 40));
        all.reachedAt = word >> 200;
    }

    function pack(Reserve memory all) internal pure returns (uint256) {
        return all.amount | (all.time << 96) | (all.shares << 136) | (all.releasedAt << 176);
    }

    function reserve(uint256 word) internal pure returns (Reserve memory all) {
        all.amount = uint96(word);
        all.time = uint40(word >> 96);
        all.shares = uint40(word >> 136);
        all.releasedAt = word >> 176;
    }

    function pack(Dividends memory all) internal pure returns (uint256) {
        return all.each | (all.left << 119);
    }

    function dividends(uint256 word) internal pure returns (Dividends memory all) {
        all.each = word & MOST_EACH;
        all.left = word >> 119;
    }

    /// @dev Of a buyer before the release.
    function packBuyer(Holding memory own) internal pure returns (uint256) {
        return BUYER | own.shares | (uint256(uint160(own.next)) << 40);
    }

    /// @dev Of a holder after it.
    function pack(Holding memory own) internal pure returns (uint256) {
        return KEPT | own.shares | (own.owed << 40) | (own.each << 136);
    }

    function holding(uint256 word) internal pure returns (Holding memory own) {
        own.shares = uint40(word);
        if (word & KEPT != 0) {
            own.owed = uint96(word >> 40);
            own.each = (word >> 136) & MOST_EACH;
        } else if (word != 0) {
            own.isBuyer = true;
            own.next = address(uint160(word >> 40));
        }
    }

    function pack(Redemption memory one) internal pure returns (uint256) {
        return KEPT | one.shares | (one.amount << 40) | (one.time << 136) | (one.number << 176);
    }

    function redemption(uint256 word) internal pure returns (Redemption memory one) {
        one.shares = uint40(word);
        one.amount = uint96(word >> 40);
        one.time = uint40(word >> 136);
        one.number = uint40(word >> 176);
    }

    function pack(Redemptions memory all) internal pure returns (uint256) {
        return all.count | (all.waiting << 40) | (all.due << 80);
    }

    function redemptions(uint256 word) internal pure returns (Redemptions memory all) {
        all.count = uint40(word);
        all.waiting = uint40(word >> 40);
        all.due = word >> 80;
    }
}
