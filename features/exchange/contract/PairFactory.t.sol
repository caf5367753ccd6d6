// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPairFactory, PairFactoryReason} from "./IPairFactory.sol";
import {Pair} from "./Pair.sol";

// createPair
// ├── when both coins are the same ─ it should revert
// ├── when one is no contract ─ it should revert
// ├── given the pair exists, in whatever order ─ it should revert
// └── otherwise it should make an empty pair, found in both orders
contract PairFactoryTest is ExchangeWorld {
    function test_CreatePair_WhenTheSame() public {
        expectReason(PairFactoryReason.SAME_COIN);
        factory.createPair(address(tes), address(tes));
    }

    function test_CreatePair_WhenNoContract() public {
        expectReason(PairFactoryReason.NO_COIN);
        factory.createPair(address(tes), address(0));
        expectReason(PairFactoryReason.NO_COIN);
        factory.createPair(address(1), address(tes));
        expectReason(PairFactoryReason.NO_COIN);
        factory.createPair(address(type(uint160).max), address(tes));
    }

    function test_CreatePair_GivenItExists() public {
        expectReason(PairFactoryReason.EXISTS);
        factory.createPair(address(tes), address(usdt));
        expectReason(PairFactoryReason.EXISTS);
        factory.createPair(address(usdt), address(tes));
    }

    function test_CreatePair() public {
        (address low, address high) = address(tes) < address(odd)
            ? (address(tes), address(odd))
            : (address(odd), address(tes));
        Pair pair = Pair(factory.createPair(high, low));
        vm.assertEq(pair.factory(), address(factory), "factory");
        vm.assertEq(pair.token0(), low, "coin 0");
        vm.assertEq(pair.token1(), high, "coin 1");
        vm.assertEq(factory.getPair(low, high), address(pair), "in order");
        vm.assertEq(factory.getPair(high, low), address(pair), "in the other order");
        vm.assertEq(factory.allPairsLength(), 4, "pairs");
        vm.assertEq(factory.allPairs(3), address(pair), "the last");
        vm.assertEq(factory.allPairs(0), address(tesPair), "the first");
        (uint256 reserve0, uint256 reserve1, uint256 time) = pair.getReserves();
        vm.assertEq(reserve0 + reserve1 + time, 0, "nothing in it");
    }

    function test_SaysWhatItsPairsCan() public view {
        vm.assertTrue(factory.mintsWithOne(), "liquidity for one coin");
    }

    function test_CreatePair_Tells() public {
        vm.recordLogs();
        address pair = factory.createPair(address(tes), address(odd));
        bytes memory data = vm.getRecordedLogs()[0].data;
        (address told, uint256 count) = abi.decode(data, (address, uint256));
        vm.assertEq(told, pair, "pair");
        vm.assertEq(count, 4, "count");
    }
}
