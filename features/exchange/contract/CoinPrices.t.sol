// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FixedPriceOracle} from "../../../platform/contracts/FixedPriceOracle.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {CoinPrices} from "./CoinPrices.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair} from "./IPair.sol";
import {TwapReason} from "./ITwapOracle.sol";

// worthOf
// ├── of USDT ─ it should be the amount
// ├── of TRX ─ it should be its average price, whatever the pool has
// ├── of a coin with a pool of USDT, or of TRX ─ it should be the present price
// ├── of a coin with both ─ it should be the price of the deeper pool
// ├── of an LP coin ─ it should be the share of both reserves
// ├── of a coin that claims to be a pool ─ it should be its own price
// ├── without a pool, without a contract, of nothing ─ it should be 0
// └── when there is no average of TRX ─ it should leave out what is in TRX
contract CoinPricesTest is ExchangeWorld {
    /// @dev A TRX is 0.25 USDT on average, and 0.30 in its pool.
    uint256 private constant USDT_FOR_TRX = 250_000;

    CoinPrices private prices;
    IPriceOracle private oracle;

    function setUp() public override {
        super.setUp();
        oracle = FixedPriceOracle(deploy("FixedPriceOracle", abi.encode(USDT_FOR_TRX)));
        prices = CoinPrices(deploy("CoinPrices", abi.encode(factory, oracle, wtrx, address(usdt))));
        vm.assertEq(oracle.usdtToTrx(1e6), 4e6, "the price of the test");
    }

    function test_WorthOf_Money() public view {
        vm.assertEq(prices.worthOf(address(usdt), 7), 7, "USDT");
        vm.assertEq(prices.worthOf(address(wtrx), 4_000_000), 1_000_000, "four TRX on average");
        vm.assertEq(prices.worthOf(address(wtrx), 3), 0, "rounded down");
    }

    function test_WorthOf_CoinWithAPoolOfUsdt() public view {
        vm.assertEq(prices.worthOf(address(tes), 20e18), 1e6, "TES at 0.05");
        vm.assertEq(prices.worthOf(address(odd), 3e18), 3e6, "ODD at 1");
        vm.assertEq(prices.worthOf(address(tes), 0), 0, "nothing");
    }

    function test_WorthOf_CoinWithAPoolOfTrx() public {
        OddToken coin = new OddToken();
        pool(address(coin), 1_000e18, address(wtrx), 400e6);
        vm.assertEq(prices.worthOf(address(coin), 10e18), 1e6, "0.4 TRX each");
    }

    function test_WorthOf_CoinWithBoth_TheDeeperPool() public {
        // 1,000 USDT beside TRX that are worth 500, then 1,000, then 1,100.
        pool(address(odd), 250e18, address(wtrx), 2_000e6);
        vm.assertEq(prices.worthOf(address(odd), 1e18), 1e6, "USDT is deeper");
        IPair pair = IPair(factory.getPair(address(odd), address(wtrx)));
        wtrx.transfer(address(pair), 2_000e6);
        pair.sync();
        vm.assertEq(prices.worthOf(address(odd), 1e18), 1e6, "USDT, where both are as deep");
        wtrx.transfer(address(pair), 400e6);
        pair.sync();
        vm.assertEq(prices.worthOf(address(odd), 1e18), 4_400_000, "TRX is deeper: 1,100 for 250");
    }

    function test_WorthOf_LiquidityIsItsShareOfBothReserves() public {
        uint256 supply = tesPair.totalSupply();
        vm.assertEq(prices.worthOf(address(tesPair), supply), 10_000e6, "5,000 USDT twice");
        vm.assertEq(prices.worthOf(address(tesPair), supply / 4), 2_500e6, "a quarter");
        // 10,000 TRX at their average, and 3,000 USDT.
        vm.assertEq(prices.worthOf(address(trxPair), trxPair.totalSupply()), 5_500e6, "TRX and USDT");
        IPair empty = IPair(factory.createPair(address(tes), address(wtrx)));
        vm.assertEq(prices.worthOf(address(empty), 1e18), 0, "no supply");
    }

    function test_WorthOf_WhatClaimsToBeAPool() public {
        Pretender pretender = new Pretender(address(tes), address(usdt));
        vm.assertEq(prices.worthOf(address(pretender), 1e18), 0, "the factory does not know it");
        pool(address(pretender), 1_000, address(usdt), 1_000e6);
        vm.assertEq(prices.worthOf(address(pretender), 1), 1e6, "valued as a coin");
    }

    function test_WorthOf_WithoutAPool() public {
        vm.assertEq(prices.worthOf(address(new OddToken()), 1e18), 0, "no pool");
        vm.assertEq(prices.worthOf(ALICE, 1e18), 0, "no contract");
        vm.assertEq(prices.worthOf(address(0), 1e18), 0, "no address");
        factory.createPair(address(this), address(usdt));
        vm.assertEq(prices.worthOf(address(this), 1e18), 0, "an empty pool");
    }

    function test_WorthOf_WithoutAnAverageOfTrx() public {
        Silent silent = new Silent();
        CoinPrices other = CoinPrices(deploy("CoinPrices", abi.encode(factory, silent, wtrx, address(usdt))));
        vm.assertEq(other.worthOf(address(wtrx), 1e12), 0, "TRX");
        vm.assertEq(other.worthOf(address(tes), 20e18), 1e6, "by USDT");
        vm.assertEq(other.worthOf(address(trxPair), trxPair.totalSupply()), 3_000e6, "only the USDT");
    }
}

/// @dev Has the functions of a pair that no factory made.
contract Pretender is OddToken {
    address public token0;
    address public token1;

    constructor(address a, address b) {
        (token0, token1) = a < b ? (a, b) : (b, a);
    }
}

/// @dev An oracle without a price.
contract Silent is IPriceOracle {
    function usdtToTrx(uint256) external pure returns (uint256) {
        revert(TwapReason.STALE);
    }
}
