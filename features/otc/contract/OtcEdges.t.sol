// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {OfferWord, OfferWords} from "./OfferWord.sol";

/// @dev Most + 1: an amount, an expiry and an order number are refused; a coin without a number of 3 bits has its slot.
contract OtcEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(104, 104, 32, 10, 3, 3));
    }

    function test_Limits() public pure {
        vm.assertEq(OfferWords.MOST, most(104), "amounts");
        vm.assertEq(OfferWords.LAST, most(32), "expiry");
        vm.assertEq(OfferWords.LAST_ORDER, most(10), "order");
        vm.assertEq(OfferWords.ELSEWHERE, most(3), "coins");
    }

    function check(uint256[] memory v) internal pure override {
        OfferWord word = OfferWords.make(v[0], v[1], v[2], v[3], v[4], v[5]);
        same(word, v);
        OfferWord ended = word.ended();
        uint256[] memory w = copy(v);
        (w[0], w[1]) = (0, 0);
        same(ended, w);
        same(word.less(v[0], v[1]), w);
        if (v[0] > 0 && v[1] > 0) {
            (w[0], w[1]) = (v[0] - 1, v[1] - 1);
            same(word.less(1, 1), w);
        }
        if (v[3] == most(10)) return;
        (w[0], w[1], w[2], w[3]) = (v[0], most(104), 0, v[3] + 1);
        same(word.edited(most(104), 0), w);
        (w[1], w[2]) = (0, most(32));
        same(word.edited(0, most(32)), w);
    }

    function same(OfferWord word, uint256[] memory v) private pure {
        vm.assertEq(word.give(), v[0], "left to give");
        vm.assertEq(word.want(), v[1], "wanted");
        vm.assertEq(word.expiry(), v[2], "expiry");
        vm.assertEq(word.order(), v[3], "order");
        vm.assertEq(word.giveCoin(), v[4], "coin that is given");
        vm.assertEq(word.wantCoin(), v[5], "coin that is wanted");
    }

    function copy(uint256[] memory v) private pure returns (uint256[] memory w) {
        w = new uint256[](v.length);
        for (uint256 i; i < v.length; ++i) w[i] = v[i];
    }
}
