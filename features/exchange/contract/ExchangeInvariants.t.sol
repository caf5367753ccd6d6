// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ExchangeHandler} from "./ExchangeHandler.t.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair} from "./IPair.sol";
import {TwapOracle} from "./TwapOracle.sol";
import {Zap} from "./Zap.sol";

contract ExchangeInvariants is ExchangeWorld {
    ExchangeHandler private handler;
    TwapOracle private oracle;
    Zap private zap;

    function setUp() public override {
        super.setUp();
        zap = Zap(deploy("Zap", abi.encode(factory, wtrx, address(usdt))));
        bytes memory parameters = abi.encode(factory, address(wtrx), address(tes), address(usdt), 2 hours);
        oracle = TwapOracle(deploy("TwapOracle", parameters));
        oracle.poke();
        address[4] memory coins = [address(usdt), address(wtrx), address(tes), address(odd)];
        handler = new ExchangeHandler(router, zap, oracle, odd, [trxPair, tesPair, oddPair], coins);
        for (uint256 i; i < 3; ++i) {
            address holder = handler.holder(i);
            for (uint256 j; j < 4; ++j) {
                give(coins[j], holder, [uint256(1e13), 1e9, 1e25, 1e25][j]);
                allow(holder, coins[j], address(router));
                allow(holder, coins[j], address(zap));
            }
            for (uint256 j; j < 3; ++j) allow(holder, address(handler.pairs(j)), address(router));
        }
        for (uint256 j; j < 4; ++j) give(coins[j], address(handler), [uint256(1e13), 1e9, 1e25, 1e25][j]);
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Exchange() public view {
        vm.assertEq(handler.fell(), 0, "a share became worth less");
        vm.assertEq(handler.moved(), 0, "the other coin's reserve moved");
        for (uint256 i; i < 3; ++i) {
            IPair pair = handler.pairs(i);
            (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
            vm.assertGe(ITRC20(pair.token0()).balanceOf(address(pair)), reserve0, "reserve 0 lies there");
            vm.assertGe(ITRC20(pair.token1()).balanceOf(address(pair)), reserve1, "reserve 1 lies there");
            vm.assertGe(pair.totalSupply(), 1_000, "shares that nobody has");
            vm.assertGe(reserve0, 1, "never empty, coin 0");
            vm.assertGe(reserve1, 1, "never empty, coin 1");
        }
        for (uint256 i; i < 4; ++i) {
            ITRC20 coin = ITRC20(handler.coins(i));
            vm.assertEq(coin.balanceOf(address(router)) + coin.balanceOf(address(zap)), 0, "kept of a call");
        }
        vm.assertEq(address(router).balance + address(zap).balance, 0, "TRX kept of a call");
        vm.assertEq(address(wtrx).balance, wtrx.totalSupply(), "TRX behind the wrapped");
        checkAverage(0);
        checkAverage(1);
    }

    /// @dev Never outside the prices that there were.
    function checkAverage(uint256 which) private view {
        (uint256 price, ) = which == 0 ? oracle.trxAverage() : oracle.tesAverage();
        if (price == 0) return;
        vm.assertGe(price, handler.lowest(which), "below every price");
        vm.assertLe(price, handler.highest(which), "above every price");
    }

    /// @dev A walk of every kind of step, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        // 100 USDT and 100 TES, as the handler makes amounts.
        uint256 usdtAmount = (uint256(1e8 - 1) << 8) + 8;
        handler.add(1, 0, (uint256(1e20 - 1) << 88) + (20 << 80) + usdtAmount);
        handler.remove(1, 0, 1e9);
        handler.swap(0, 2, 1, usdtAmount);
        handler.swap(2, 1, 1, (uint256(1e20 - 1) << 8) + 20);
        handler.buy(1, 0, 2, usdtAmount);
        handler.buy(2, 1, 2, usdtAmount);
        handler.provideWithOne(1, 0, 0, usdtAmount);
        handler.provideWithOne(2, 1, 0, (uint256(1e18 - 1) << 8) + 18);
        handler.wait(3_599);
        handler.poke();
        vm.assertEq(handler.done(0), 1, "provided");
        vm.assertEq(handler.done(1), 1, "given back");
        vm.assertEq(handler.done(2), 2, "swapped");
        vm.assertEq(handler.done(3), 2, "bought");
        vm.assertEq(handler.done(4), 1, "poked");
        vm.assertEq(handler.done(5), 2, "provided with one coin");
        invariant_Exchange();
    }
}
