// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {WordEdges} from "../../../platform/contracts/WordEdges.t.sol";
import {BurnNode, BurnNodeWord} from "./BurnNode.sol";
import {BurnPass, BurnPassWord} from "./BurnPass.sol";
import {MinerPower, MinerPowerWord} from "./MinerPower.sol";
import {NetworkPower, NetworkPowerWord} from "./NetworkPower.sol";
import {NodePlaces, NodePlacesWord} from "./NodePlaces.sol";
import {Period, PeriodWord} from "./Period.sol";

/// @dev Most + 1: power is refused (TOO_MUCH), what is emitted is below 2^84 by the constructor's assert.
contract BurnPowerEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(64, 88, 104));
    }

    function check(uint256[] memory v) internal view override {
        NetworkPower network = NetworkPowerWord.make(v[0], v[1], v[2]);
        vm.assertEq(network.power(), v[0], "power");
        vm.assertEq(network.each(), v[2], "each");
        vm.assertEq(NetworkPower.unwrap(network.at(v[1])), NetworkPower.unwrap(network), "nothing since");
        if (v[1] > 0) {
            vm.assertEq(NetworkPower.unwrap(network.at(v[1] - 1)), NetworkPower.unwrap(network), "nor before");
            vm.assertEq(network.idle(v[1] - 1), 0, "nor before");
        }
        vm.assertEq(network.idle(v[1]), 0, "nothing since");
        MinerPower miner = MinerPowerWord.make(v[0], v[1], network);
        vm.assertEq(miner.power(), v[0], "power");
        vm.assertEq(miner.owed(network), v[1], "what it was owed");
        if (v[2] == 0) return;
        vm.assertEq(miner.owed(NetworkPowerWord.make(v[0], v[1], v[2] - 1)), v[1], "never less");
        MinerPower before = MinerPowerWord.make(v[0], v[1], NetworkPowerWord.make(v[0], v[1], v[2] - 1));
        vm.assertEq(before.owed(network), v[1] + v[0] / 2 ** 54, "one step");
    }
}

/// @dev Most + 1: there are less sun, a time is cut.
contract BurnNodeEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(160, 2, 60, 32, 88));
    }

    function check(uint256[] memory v) internal view override {
        address owner = address(uint160(v[0]));
        BurnNode node = BurnNodeWord.bought(owner, v[1], v[2], v[3]);
        vm.assertEq(node.owner(), owner, "owner");
        vm.assertEq(node.kind(), v[1], "kind");
        vm.assertEq(node.sun(), v[2], "sun");
        vm.assertEq(node.until(), v[3], "until");
        vm.assertTrue(!node.isActive(), "not active");
        vm.assertEq(node.owed(type(uint88).max, 1), 0, "owed nothing");
        node = node.activated(v[4]);
        vm.assertEq(node.owner(), owner, "owner");
        vm.assertEq(node.kind(), v[1], "kind");
        vm.assertEq(node.sun(), 0, "paid on");
        vm.assertEq(node.until(), 0, "for ever");
        vm.assertTrue(node.isActive(), "active");
        vm.assertEq(node.owed(v[4], 1), 0, "from now on");
        vm.assertEq(node.owed(v[4] + 44, 1), 2, "44 of 15");
        vm.assertEq(node.owed(v[4] + 149, 10), 0, "149 of 150");
        if (v[4] > 0) vm.assertEq(node.owed(v[4] - 1, 1), 0, "nor before");
    }
}

/// @dev By adding and removing, since nothing sets the counts.
contract NodePlacesEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(83, 83, 10, 10, 10));
    }

    function check(uint256[] memory v) internal view override {
        uint256 places = 1_023 | (1_023 << 10) | (1_023 << 20);
        NodePlaces word = NodePlaces.wrap(
            v[0] | (v[1] << 84) | (v[2] << 168) | (v[3] << 178) | (v[4] << 188) | (v[4] << 198) | (v[3] << 208)
                | (v[2] << 218)
        );
        same(word, v, 0);
        vm.assertEq(word.idle(v[0], places), v[1], "nothing since");
        if (v[0] > 0) vm.assertEq(word.idle(v[0] - 1, places), v[1], "nor before");
        uint256 all = 15 * 1_023;
        uint256 more = (1_023 - v[2]) + (1_023 - v[3]) + (1_023 - v[4]);
        vm.assertEq(word.idle(v[0] + all, places), v[1] + more, "of empty places");
        word = word.released(v[0] + 1);
        same(word, v, 0);
        vm.assertEq(word.idle(v[0] + 1, places), 0, "released");
        if (v[2] == 1_023 || v[3] == 1_023 || v[4] == 1_023) return;
        for (uint256 kind = 1; kind <= 3; ++kind) {
            NodePlaces one = word.bought(kind);
            vm.assertEq(one.taken(kind), v[1 + kind] + 1, "one more");
            vm.assertEq(one.count(), 1, "counted");
            same(one.refunded(kind), v, 1);
            one = word.activated(kind, v[0] + 1, places);
            vm.assertEq(one.active(kind), v[5 - kind] + 1, "one more");
            vm.assertEq(one.taken(kind), v[1 + kind], "as many");
        }
    }

    function same(NodePlaces word, uint256[] memory v, uint256 count) private view {
        for (uint256 kind = 1; kind <= 3; ++kind) {
            vm.assertEq(word.taken(kind), v[1 + kind], "taken");
            vm.assertEq(word.active(kind), v[5 - kind], "active");
        }
        vm.assertEq(word.count(), count, "count");
    }
}

contract PeriodEdgesTest is WordEdges {
    uint256 private constant FIRST = 90 days * 8;

    function test_Edges() public {
        checkTable(fields(80, 32, 8));
    }

    function check(uint256[] memory v) internal view override {
        if (v[1] == 0) return;
        Period period = PeriodWord.make(v[0], v[1], v[2]);
        vm.assertEq(period.start(), v[1], "start");
        vm.assertEq(period.end(), v[1] + 90 days, "end");
        vm.assertEq(period.number(), v[2], "number");
        vm.assertTrue(period.exists() && !period.isAhead(), "runs");
        uint256 pool = ((FIRST >> v[2]) / 90 days) * 90 days;
        vm.assertEq(period.emitted(v[1], FIRST), v[0], "none yet");
        // A node answers reads at the head's time.
        vm.assertEq(period.emitted(v[1] - 1, FIRST), v[0], "nor before");
        vm.assertEq(period.emitted(v[1] + 1, FIRST), v[0] + pool / 90 days, "a second");
        vm.assertEq(period.emitted(v[1] + 45 days, FIRST), v[0] + pool / 2, "half");
        vm.assertEq(period.emitted(type(uint256).max, FIRST), v[0] + pool, "all");
        Period ahead = period.opened(v[1] + 90 days - 1, FIRST);
        vm.assertTrue(ahead.isAhead(), "ahead");
        vm.assertEq(ahead.number(), v[2], "and runs");
        vm.assertEq(ahead.emitted(v[1] + 45 days, FIRST), v[0] + pool / 2, "as before");
        vm.assertEq(Period.unwrap(ahead.at(v[1] + 90 days - 1, FIRST)), Period.unwrap(ahead), "until its end");
        Period next = period.opened(v[1] + 90 days, FIRST);
        vm.assertTrue(!next.isAhead(), "the next runs");
        vm.assertEq(next.number(), v[2] + 1, "the next");
        vm.assertEq(next.emitted(next.start(), FIRST), v[0] + pool, "after all of this one");
        if (next.start() == 0) return;
        vm.assertEq(Period.unwrap(ahead.at(v[1] + 90 days, FIRST)), Period.unwrap(next), "takes over");
    }
}

/// @dev Most + 1: there are less sun.
contract BurnPassEdgesTest is WordEdges {
    function test_Edges() public {
        checkTable(fields(128, 1));
    }

    function check(uint256[] memory v) internal view override {
        BurnPass pass_ = BurnPassWord.bought(v[0]);
        vm.assertEq(pass_.sun(), v[0], "sun");
        vm.assertTrue(!pass_.isUsed(), "not used");
        if (v[1] == 0) return;
        pass_ = pass_.used();
        vm.assertEq(pass_.sun(), v[0], "lies here");
        vm.assertTrue(pass_.isUsed() && pass_.used().isUsed(), "used");
        pass_ = BurnPassWord.collected();
        vm.assertEq(pass_.sun(), 0, "collected");
        vm.assertTrue(pass_.isUsed(), "used");
    }
}
