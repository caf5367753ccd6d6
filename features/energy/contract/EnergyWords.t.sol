// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {Books, LenderWords, Place} from "./LenderWords.sol";

/// @dev Most + 1: terms are refused (TERMS), there are less places and less sun.
contract LenderBooksEdgesTest is WordEdges {
    using LenderWords for uint256;
    using LenderWords for Books;

    function test_Edges() public {
        checkTable(fields(32, 40, 32, 64));
    }

    function check(uint256[] memory v) internal pure override {
        Books memory all = Books(v[0], v[1], v[2], v[3]).pack().books();
        vm.assertEq(all.price, v[0], "price");
        vm.assertEq(all.least, v[1], "least");
        vm.assertEq(all.places, v[2], "places");
        vm.assertEq(all.leaving, v[3], "leaving");
    }
}

/// @dev Most + 1: there are less TRX, and a place would need 16 million leases.
contract LenderPlaceEdgesTest is WordEdges {
    using LenderWords for uint256;
    using LenderWords for Place;

    function test_Edges() public {
        checkTable(fields(160, 40, 32, 24));
    }

    function check(uint256[] memory v) internal pure override {
        Place memory one = Place(address(uint160(v[0])), v[1], v[2] * 1 minutes, v[3]).pack().place();
        vm.assertEq(one.receiver, address(uint160(v[0])), "receiver");
        vm.assertEq(one.lent, v[1], "lent");
        vm.assertEq(one.until, v[2] * 1 minutes, "until");
        vm.assertEq(one.round, v[3], "round");
    }
}
