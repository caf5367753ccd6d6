// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What a lender writes down beside its leases. `price`: 32 bits, `least`: 40, `places`: 32. `leaving`: sun that
/// were taken out of the stake and not collected, 64 bits.
struct Books {
    uint256 price;
    uint256 least;
    uint256 places;
    uint256 leaving;
}

/// @notice A place of leases. `lent`: whole TRX, 40 bits, 0 where no lease is. `until`: unix seconds, kept as minutes in 32
/// bits. `round`: leases that the place had before, 24 bits.
struct Place {
    address receiver;
    uint256 lent;
    uint256 until;
    uint256 round;
}

/// @title The words of a lender. The compiler would write a struct member by member, each for 5,000 energy.
/// @dev A place that had a lease is never zero again, so the next lease there does not pay for a new slot.
library LenderWords {
    function pack(Books memory all) internal pure returns (uint256) {
        return all.price | (all.least << 32) | (all.places << 72) | (all.leaving << 104);
    }

    function books(uint256 word) internal pure returns (Books memory all) {
        all.price = uint32(word);
        all.least = uint40(word >> 32);
        all.places = uint32(word >> 72);
        all.leaving = word >> 104;
    }

    function pack(Place memory one) internal pure returns (uint256) {
        uint256 lease = uint256(uint160(one.receiver)) | (one.lent << 160);
        return lease | ((one.until / 1 minutes) << 200) | (one.round << 232);
    }

    function place(uint256 word) internal pure returns (Place memory one) {
        one.receiver = address(uint160(word));
        one.lent = uint40(word >> 160);
        one.until = uint256(uint32(word >> 200)) * 1 minutes;
        one.round = word >> 232;
    }
}
