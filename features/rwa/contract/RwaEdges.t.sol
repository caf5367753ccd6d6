// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {Dividends, Holding, Redemption, Redemptions, Reserve, RwaWords, Sold} from "./RwaWords.sol";

/// @dev Each word of an asset at 0, 1 and the most of each field.
contract RwaEdgesTest is WordEdges {
    using RwaWords for uint256;
    using RwaWords for Sold;
    using RwaWords for Reserve;
    using RwaWords for Dividends;
    using RwaWords for Holding;
    using RwaWords for Redemption;
    using RwaWords for Redemptions;

    uint256 private _which;

    function test_Sold() public {
        table(0, fields(40, 160, 40));
    }

    function test_Reserve() public {
        table(1, fields(96, 40, 40, 40));
    }

    function test_Dividends() public {
        table(2, fields(119, 96));
        vm.assertEq(RwaWords.MOST_EACH, most(119), "the most of each");
    }

    function test_HoldingOfABuyer() public {
        table(3, fields(40, 160));
    }

    function test_Holding() public {
        table(4, fields(40, 96, 119));
        Holding memory none = uint256(0).holding();
        vm.assertTrue(!none.isBuyer, "nobody is no buyer");
    }

    function test_Redemption() public {
        table(5, fields(40, 96, 40, 40));
    }

    function test_Redemptions() public {
        table(6, fields(40, 40, 96));
    }

    function table(uint256 which, uint256[] memory bits) private {
        _which = which;
        checkTable(bits);
    }

    function check(uint256[] memory v) internal view override {
        if (_which == 0) {
            Sold memory all = Sold(v[0], address(uint160(v[1])), v[2]).pack().sold();
            same(v, 3, [all.shares, uint160(all.last), all.reachedAt, 0]);
        } else if (_which == 1) {
            Reserve memory last = Reserve(v[0], v[1], v[2], v[3]).pack().reserve();
            same(v, 4, [last.amount, last.time, last.shares, last.releasedAt]);
        } else if (_which == 2) {
            Dividends memory all = Dividends(v[0], v[1]).pack().dividends();
            same(v, 2, [all.each, all.left, 0, 0]);
        } else if (_which == 3) {
            // What a buyer has not is not read.
            Holding memory own = Holding(v[0], false, address(uint160(v[1])), 1, 1).packBuyer().holding();
            vm.assertTrue(own.isBuyer, "a buyer");
            same(v, 2, [own.shares, uint160(own.next), 0, 0]);
            vm.assertEq(own.owed + own.each, 0, "no dividends");
        } else if (_which == 4) {
            Holding memory own = Holding(v[0], true, address(1), v[1], v[2]).pack().holding();
            vm.assertTrue(!own.isBuyer && own.next == address(0), "no buyer");
            same(v, 3, [own.shares, own.owed, own.each, 0]);
        } else if (_which == 5) {
            Redemption memory one = Redemption(v[0], v[1], v[2], v[3]).pack().redemption();
            same(v, 4, [one.shares, one.amount, one.time, one.number]);
            vm.assertTrue(Redemption(v[0], v[1], v[2], v[3]).pack() != 0, "kept");
        } else {
            Redemptions memory all = Redemptions(v[0], v[1], v[2]).pack().redemptions();
            same(v, 3, [all.count, all.waiting, all.due, 0]);
        }
    }

    function same(uint256[] memory v, uint256 count, uint256[4] memory found) private pure {
        for (uint256 i; i < count; ++i) vm.assertEq(found[i], v[i], "field");
    }
}
