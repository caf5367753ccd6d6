// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {Box, BoxWord} from "./Box.sol";
import {Draws, DrawsWord} from "./Draws.sol";
import {Limit} from "./Limit.sol";
import {Stock, Stocks} from "./Stock.sol";
import {Urn} from "./Urn.sol";

/// @dev Most + 1: a price is refused (AMOUNT); an expiry is below 2^33 until the year 2242, a day of 32 bits later; the
/// numbers of requests are counted in `Stock`.
contract BoxEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(160, 56, 36, 24));
    }

    function check(uint256[] memory v) internal view override {
        address holder = address(uint160(v[0]));
        Box bought = BoxWord.bought(holder, v[1]);
        same(bought, holder, v[1], 0, BoxWord.BOUGHT);
        Box reserved = BoxWord.reserved(holder, v[1], v[2]);
        same(reserved, holder, v[1], v[2], BoxWord.RESERVED);
        vm.assertTrue(reserved.equals(BoxWord.reserved(holder, v[1], v[2])) && !reserved.equals(bought), "equal");
        // A seal has all bits, at both ends and between.
        bytes32 seal = bytes32(v[0] | (v[1] << 160) | (v[2] << 216));
        Box asked = BoxWord.requested(v[3], seal);
        vm.assertEq(asked.number(), v[3], "number");
        vm.assertEq(asked.state(), BoxWord.REQUESTED, "state of a request");
        vm.assertEq(Box.unwrap(asked) & most(228), uint256(seal) >> 28, "seal");
    }

    function same(Box box, address holder, uint256 price, uint256 expiry, uint256 state) private view {
        vm.assertEq(box.holder(), holder, "holder");
        vm.assertEq(box.price(), price, "price");
        vm.assertEq(box.expiry(), expiry, "expiry");
        vm.assertEq(box.state(), state, "state");
    }
}

/// @dev Most + 1: an urn has 100 cards at most (COUNT), so no more are free or requested; boxes and requests beyond
/// these were returned before, and 2^24 of them burn more TRX than there is; a bond is refused (AMOUNT).
contract StockEdgesTest is WordEdges {
    uint256 private constant CLOSED = 1;
    uint256 private constant STANDING = 2;
    uint256 private _size;
    uint256 private _flags;

    function test_Edges() public {
        checkSizes(0);
        for (_size = 0; _size < 256; _size += 51) {
            same(Stocks.make(_size), 0, row(_size, 0, 0, 0, 0, 0));
        }
    }

    function test_Edges_Standing() public {
        checkSizes(STANDING);
    }

    function test_Edges_Closed() public {
        checkSizes(CLOSED);
        checkSizes(CLOSED | STANDING);
    }

    function checkSizes(uint256 flags) private {
        _flags = flags;
        for (_size = 0; _size < 256; _size = _size == 0 ? 100 : _size + 155) checkTable(fields(8, 8, 32, 24, 64, 64));
    }

    function check(uint256[] memory v) internal view override {
        uint256 flags = _flags;
        uint256 word = v[0] | (v[1] << 8) | (_size << 16) | (v[2] << 24) | (v[3] << 56) | (v[4] << 80);
        Stock stock = Stock.wrap(word | (v[5] << 144) | (flags << 208));
        same(stock, flags, v);
        same(stock.standing(), flags | STANDING, v);
        same(stock.closed(), flags | CLOSED, v);
        same(stock.unbonded(v[4]), flags, row(v[0], v[1], v[2], v[3], 0, v[5]));
        same(stock.unbonded(v[4]).bonded(v[4]), flags, v);
        if (v[0] > 0 && v[2] < most(32)) same(stock.sold(1), flags, row(v[0] - 1, v[1], v[2] + 1, v[3], v[4], v[5]));
        if (v[0] < 255) same(stock.returned(1), flags, row(v[0] + 1, v[1], v[2], v[3], v[4], v[5]));
        if (v[1] < 255 && v[3] < most(24)) {
            uint256[2] memory penalties = [0, most(64)];
            for (uint256 i; i < 2; ++i) {
                Stock asked = stock.requested(1, penalties[i]);
                same(asked, flags, row(v[0], v[1] + 1, v[2], v[3] + 1, v[4], penalties[i]));
            }
        }
        if (v[0] == 255 || v[1] == 0) return;
        same(stock.refunded(1, v[4]), flags & CLOSED, row(v[0] + 1, v[1] - 1, v[2], v[3], 0, v[5]));
    }

    function row(
        uint256 free,
        uint256 asked,
        uint256 boxes,
        uint256 requests,
        uint256 bond,
        uint256 penalty
    ) private pure returns (uint256[] memory) {
        return fields(free, asked, boxes, requests, bond, penalty);
    }

    function same(Stock stock, uint256 flags, uint256[] memory v) private view {
        vm.assertEq(stock.size(), _size, "size");
        vm.assertEq(stock.free(), v[0], "free");
        vm.assertEq(stock.asked(), v[1], "asked");
        vm.assertEq(stock.boxes(), v[2], "boxes");
        vm.assertEq(stock.requests(), v[3], "requests");
        vm.assertEq(stock.bond(), v[4], "bond");
        vm.assertEq(stock.penalty(), v[5], "penalty");
        vm.assertTrue(stock.isClosed() == (flags & CLOSED != 0), "closed");
        vm.assertTrue(stock.isStanding() == (flags & STANDING != 0), "standing");
    }
}

/// @dev Most + 1: 100 cards at most (COUNT); requests are counted in `Stock`; TRX in existence is below 2^57 sun.
contract DrawsEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(160, 8, 24, 64));
    }

    function check(uint256[] memory v) internal view override {
        Draws draws = Draws.wrap(v[0] | (v[1] << 160) | (v[2] << 168) | (v[3] << 192));
        same(draws, v[0], v[1], v[2], v[3]);
        same(DrawsWord.make(v[1]), 0, v[1], 1, 0);
        same(draws.emptied(), v[0], v[1], v[2], 0);
        same(draws.bound(bytes20(uint160(v[0] / 2)), v[2] / 2), v[0] / 2, v[1], v[2] / 2, v[3]);
        if (v[2] == most(24)) return;
        bytes20 secret = bytes20(uint160(v[0] ^ most(160)));
        same(draws.emptied().settled(secret, v[1], v[3]), uint160(secret), 0, v[2] + 1, v[3]);
        if (v[3] < most(64)) same(draws.settled(secret, 0, 1), uint160(secret), v[1], v[2] + 1, v[3] + 1);
    }

    function same(Draws draws, uint256 tip, uint256 left, uint256 next, uint256 proceeds) private view {
        vm.assertEq(uint160(draws.tip()), tip, "tip");
        vm.assertEq(draws.left(), left, "left");
        vm.assertEq(draws.next(), next, "next");
        vm.assertEq(draws.proceeds(), proceeds, "proceeds");
    }
}

/// @dev Most + 1: Cards gives no id of more than 32 bits, as its supplies have 32.
contract UrnEdgesTest is WordEdges {
    using Urn for mapping(uint256 word => uint256);

    mapping(uint256 row => mapping(uint256 word => uint256)) private _urns;
    uint256 private _row;

    function test_Edges() public {
        uint256[] memory bits = new uint256[](8);
        for (uint256 i; i < 8; ++i) bits[i] = 32;
        checkTable(bits);
    }

    function check(uint256[] memory v) internal override {
        uint256 row = ++_row;
        this.fill(row, v);
        same(row, v, 8);
        // Each place is drawn from in an eighth of the rows.
        uint256 place = row % 8;
        vm.assertEq(_urns[row].take(place, 7), v[place], "drawn");
        v[place] = v[7];
        same(row, v, 7);
    }

    function fill(uint256 row, uint256[] calldata ids) external {
        _urns[row].fill(ids);
    }

    function same(uint256 row, uint256[] memory v, uint256 count) private view {
        for (uint256 i; i < count; ++i) vm.assertEq(_urns[row].at(i), v[i], "card");
    }
}

/// @dev Most + 1: a limit is refused (AMOUNT), and what is spent is within it; a time has 40 bits until the year 36812, a
/// day 24 bits until the year 47905.
contract LimitEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(64, 64, 40, 24, 64));
    }

    function check(uint256[] memory v) internal view override {
        Limit limit = Limit.wrap(v[0] | (v[1] << 64) | (v[2] << 128) | (v[3] << 168) | (v[4] << 192));
        same(limit, v[0], v[1], v[2], v[3], v[4]);
        same(limit.spent(v[3] / 2, v[0]), v[0], v[1], v[2], v[3] / 2, v[0]);
        same(limit.lowered(v[1]), v[1], 0, 0, v[3], v[4]);
        uint256 holds = v[2] != 0 && v[2] <= most(39) ? v[1] : v[0];
        same(limit.raised(most(39), v[1] / 2, v[2]), holds, v[1] / 2, v[2], v[3], v[4]);
    }

    /// @param from 0 where none comes.
    function same(Limit limit, uint256 now_, uint256 later, uint256 from, uint256 day, uint256 spent) private view {
        vm.assertEq(limit.at(0), now_, "limit");
        vm.assertEq(limit.at(most(40)), from == 0 ? now_ : later, "limit in the end");
        (uint256 comes, uint256 time) = limit.coming(0);
        vm.assertEq(comes, later, "limit to come");
        vm.assertEq(time, from, "from when on");
        vm.assertTrue(limit.isDue(most(40)) == (from != 0), "due in the end");
        vm.assertTrue(!limit.isDue(0), "not due before");
        vm.assertEq(limit.spentOn(day), spent, "spent");
        vm.assertEq(limit.spentOn(day ^ 1), 0, "spent on another day");
    }
}
