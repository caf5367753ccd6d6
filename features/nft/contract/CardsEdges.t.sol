// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {Card, CardWord} from "./Card.sol";
import {Holder} from "./Holder.sol";
import {Listing, Listings} from "./Listing.sol";
import {Sale, Sales} from "./Sale.sol";

/// @dev Most + 1: level and term are numbers of lists that have less than 256 members, which the constructor asserts; a
/// time has 40 bits until the year 36812.
contract CardEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(160, 8, 8, 40, 40));
    }

    function check(uint256[] memory v) internal view override {
        Card made = CardWord.make(address(uint160(v[0])), v[1], v[3]);
        same(made, v[0], v[1], 0, v[3], 0);
        Card staked = made.staked(v[2], v[4]);
        same(staked, v[0], v[1], v[2], v[4], v[4]);
        vm.assertTrue(staked.isStaked() == (v[2] != 0), "staked where there is a term");
        Card paid = staked.paid(v[3]);
        same(paid, v[0], v[1], v[2], v[4], v[3]);
        same(paid.unstaked(), v[0], v[1], 0, v[4], 0);
        same(paid.givenTo(address(uint160(v[0] / 2)), v[3]), v[0] / 2, v[1], 0, v[3], 0);
    }

    function same(Card card, uint256 owner, uint256 level, uint256 term, uint256 since, uint256 paid) private view {
        vm.assertEq(uint160(card.owner()), owner, "owner");
        vm.assertEq(card.level(), level, "level");
        vm.assertEq(card.term(), term, "term");
        vm.assertEq(card.since(), since, "since");
        vm.assertEq(card.paidUntil(), paid, "paid until");
    }
}

/// @dev Most + 1: a holder has less than 2^32 cards, as there are ids; TES have less than 2^90 base units. A debt beyond
/// 192 bits is refused by the checked sum.
contract HolderEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(64, 192));
    }

    function test_Credited_BeyondTheMost() public {
        Holder full = Holder.wrap(most(192) << 64);
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 0x11));
        this.credit(full, 1);
    }

    function credit(Holder holder, uint256 amount) external view returns (Holder) {
        return holder.credited(amount);
    }

    function check(uint256[] memory v) internal view override {
        Holder holder = Holder.wrap(v[0] | (v[1] << 64));
        same(holder, v[0], v[1]);
        same(holder.settled(), v[0], 0);
        if (v[0] < most(64)) same(holder.withCard(), v[0] + 1, v[1]);
        if (v[0] > 0) same(holder.withoutCard(), v[0] - 1, v[1]);
        if (v[1] < most(192)) same(holder.credited(1), v[0], v[1] + 1);
        same(holder.settled().credited(v[1]), v[0], v[1]);
    }

    function same(Holder holder, uint256 cards, uint256 owed) private view {
        vm.assertEq(holder.cards(), cards, "cards");
        vm.assertEq(holder.owed(), owed, "owed");
    }
}

/// @dev Most + 1: a price is refused (AMOUNT), a coin's number and an expiry too (the constructor's assert; EXPIRY); a
/// time of now has 40 bits until the year 36812, and 2^64 listings of one card burn more energy than there is.
contract ListingEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(96, 8, 40, 40, 64));
    }

    function check(uint256[] memory v) internal view override {
        Listing listing = Listings.make(v[0], v[1], v[2], v[3], v[4]);
        same(listing, v);
        vm.assertTrue(listing.isOpen() && !listing.isSold(), "open");
        same(listing.sold(), v);
        vm.assertTrue(listing.sold().isSold() && !listing.sold().isOpen(), "sold");
        same(listing.takenDown(), v);
        vm.assertTrue(!listing.takenDown().isOpen() && !listing.takenDown().isSold(), "taken down");
    }

    function same(Listing listing, uint256[] memory v) private view {
        vm.assertEq(listing.price(), v[0], "price");
        vm.assertEq(listing.coin(), v[1], "coin");
        vm.assertEq(listing.expiry(), v[2], "expiry");
        vm.assertEq(listing.listedAt(), v[3], "listed at");
        vm.assertEq(listing.number(), v[4], "number");
    }
}

/// @dev Most + 1: `first`, `end` and `power` are of their types; `next` stops at `end`; TRX in existence is below 2^57
/// sun.
contract SaleEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(32, 32, 32, 32, 128));
    }

    function check(uint256[] memory v) internal view override {
        Sale made = Sales.make(uint32(v[0]), uint32(v[2]), uint32(v[3]));
        same(made, v[0], v[0], v[2], v[3], 0);
        Sale sale = Sale.wrap(v[0] | (v[1] << 32) | (v[2] << 64) | (v[3] << 96) | (v[4] << 128));
        same(sale, v[0], v[1], v[2], v[3], v[4]);
        same(sale.emptied(), v[0], v[1], v[2], v[3], 0);
        if (v[1] == most(32)) return;
        same(sale.emptied().sold(v[4]), v[0], v[1] + 1, v[2], v[3], v[4]);
        if (v[4] < most(128)) same(sale.sold(1), v[0], v[1] + 1, v[2], v[3], v[4] + 1);
    }

    function same(Sale sale, uint256 first, uint256 next, uint256 end, uint256 power, uint256 proceeds) private view {
        vm.assertEq(sale.first(), first, "first");
        vm.assertEq(sale.next(), next, "next");
        vm.assertEq(sale.end(), end, "end");
        vm.assertEq(sale.power(), power, "power");
        vm.assertEq(sale.proceeds(), proceeds, "proceeds");
    }
}
