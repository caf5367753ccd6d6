// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Books, LenderWords, Place} from "./LenderWords.sol";

contract EnergyWordsTest is TestBase {
    using LenderWords for uint256;
    using LenderWords for Books;
    using LenderWords for Place;

    function test_Books_AreReadAsTheyWereWritten(uint32 price, uint40 least, uint32 places, uint64 leaving) public pure {
        Books memory all = Books(price, least, places, leaving).pack().books();
        vm.assertEq(all.price, price, "price");
        vm.assertEq(all.least, least, "least");
        vm.assertEq(all.places, places, "places");
        vm.assertEq(all.leaving, leaving, "leaving");
    }

    function test_Place_IsReadAsItWasWritten(address receiver, uint40 lent, uint32 time, uint24 round) public pure {
        Place memory one = Place(receiver, lent, uint256(time) * 60, round).pack().place();
        vm.assertEq(one.receiver, receiver, "receiver");
        vm.assertEq(one.lent, lent, "lent");
        vm.assertEq(one.until, uint256(time) * 60, "until");
        vm.assertEq(one.round, round, "round");
    }
}
