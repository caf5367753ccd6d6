// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {IZap, ZapReason} from "./IZap.sol";
import {Zap} from "./Zap.sol";
import {ZapWorld} from "./ZapWorld.t.sol";

/// @dev Refuses every call with a word that would decode as true.
contract Refuser {
    fallback() external {
        assembly {
            mstore(0, 1)
            revert(0, 32)
        }
    }
}

// Which way
// └── it should follow from what the factory answers: yes, in one word, and nothing else
// zap, with pairs as SunSwap V2 has them
// ├── when less liquidity would come out than the caller's least ─ it should revert
// └── otherwise it should buy what `quote` returned, for the named account, and keep nothing What is left over
// ├── less than a millionth part ─ it should stay in the pool
// └── more ─ it should go back to the payer
// A coin that keeps some, a coin that calls from within
//
// The stock pair pays out no USDT, which answers false: ODD is what TRX are sold for here.
contract ZapStockTest is ZapWorld {
    IPair private stockTes;
    IPair private stockTrx;
    IPair private stockOdd;
    OddToken private other;

    function setUp() public override {
        super.setUp();
        stockTes = poolOf(stockFactory, address(tes), 100_000e18, address(usdt), 5_000e6);
        stockTrx = poolOf(stockFactory, address(wtrx), 10_000e6, address(odd), 3_000e18);
        stockOdd = poolOf(stockFactory, address(odd), 1_000e18, address(tes), 20_000e18);
        other = new OddToken();
        zap = zapOn(stockFactory);
        for (uint256 i; i < 3; ++i) allow(ALICE, [address(usdt), address(tes), address(odd)][i], address(zap));
    }

    function zapOn(IPairFactory made) private returns (Zap) {
        return Zap(deploy("Zap", abi.encode(made, wtrx, address(odd))));
    }

    // ---- Which way

    function test_Way() public {
        vm.assertTrue(!zap.mintsWithOne(), "Uniswap's factory has no such name");
        vm.assertTrue(zapOn(factory).mintsWithOne(), "ours has it");
        vm.assertTrue(!zapOn(IPairFactory(address(new Refuser()))).mintsWithOne(), "refused with a word");
        vm.assertTrue(!zapOn(IPairFactory(BOB)).mintsWithOne(), "nobody there");
        bytes[5] memory answers = [
            abi.encode(uint256(1)),
            abi.encode(uint256(0)),
            abi.encode(uint256(2)),
            abi.encode(uint256(1), uint256(1)),
            abi.encodePacked(uint8(1))
        ];
        for (uint256 i; i < answers.length; ++i) {
            vm.mockCall(address(stockFactory), abi.encodeCall(IPairFactory.mintsWithOne, ()), answers[i]);
            vm.assertTrue(zapOn(stockFactory).mintsWithOne() == (i == 0), "one word, and that a yes");
        }
        vm.clearMockedCalls();
    }

    /// @dev The same pool by either way: the same is swapped for the same. By the longer one liquidity is a few units
    /// less, since what goes in is brought into proportion first.
    function testFuzz_BothWays(uint256 amount, bool withTes) public {
        address coin = withTes ? address(tes) : address(odd);
        amount = bound(amount, 1e12, withTes ? 20_000e18 : 1_000e18);
        Told memory stock = check(stockOdd, coin, amount);
        IPair pair = pool(address(odd), 1_000e18, address(tes), 20_000e18);
        zap = zapOn(factory);
        allow(ALICE, coin, address(zap));
        give(coin, ALICE, amount);
        Told memory told = check(pair, coin, amount);
        vm.assertEq(told.swapped, stock.swapped, "swapped");
        vm.assertEq(told.bought, stock.bought, "bought");
        vm.assertGe(told.liquidity, stock.liquidity, "no less");
        vm.assertLe(told.liquidity, stock.liquidity + 16, "and no more");
        vm.assertLe(told.amount0 - stock.amount0 + told.amount1 - stock.amount1, 60, "what goes in");
    }

    // ---- Buying

    function test_Zap_WithACoin() public {
        check(stockOdd, address(tes), 1_000e18);
        check(stockOdd, address(odd), 100e18);
        check(stockTes, address(usdt), 100e6);
    }

    function test_Zap_WithTrx() public {
        check(stockTrx, TRX, 100e6);
        check(stockOdd, TRX, 100e6);
    }

    function test_Zap_Tells() public {
        Told memory told = quote(stockOdd, TRX, 100e6);
        vm.expectEmit(address(zap));
        emit IZap.Zapped(ALICE, address(stockOdd), TRX, 100e6, told.amount0, told.amount1, told.liquidity, BOB);
        vm.prank(ALICE);
        zap.zap{value: 100e6}(address(stockOdd), TRX, 100e6, told.liquidity, BOB, NEVER);
    }

    function testFuzz_Zap(uint256 amount, uint256 which) public {
        if (which % 4 == 0) check(stockTes, address(usdt), bound(amount, 1_000, 1_000e6));
        if (which % 4 == 1) check(stockOdd, address(tes), bound(amount, 1_000, 20_000e18));
        if (which % 4 == 2) check(stockOdd, TRX, bound(amount, 1_000, 1e12));
        if (which % 4 == 3) check(stockTrx, TRX, bound(amount, 1_000, 1e12));
    }

    function test_Zap_WhenLess() public {
        uint256 least = quote(stockOdd, address(odd), 1e18).liquidity + 1;
        refuse(ZapReason.LESS, 0, abi.encodeCall(IZap.zap, (address(stockOdd), address(odd), 1e18, least, BOB, NEVER)));
    }

    // ---- What is left over

    /// @dev No transfer, of either coin, from the contract to the payer.
    function test_LeftOver_OfNothing() public {
        vm.recordLogs();
        vm.prank(ALICE);
        zap.zap(address(stockTes), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertEq(sentBack(), 0, "transfers");
    }

    /// @dev 10 units of USDT beyond the reserves buy 0.18 millionths more TES than the proportion takes.
    function test_LeftOver_OfTheOtherCoin_WhenLittle() public {
        give(address(usdt), address(stockTes), 10);
        uint256 before = tes.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(stockTes), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertEq(tes.balanceOf(ALICE), before, "it stays in the pool");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev 2 ODD beyond the reserves: 1,991,031 OTHER are bought, and 1,991,030 are in proportion. Of these a millionth
    /// is 1, rounded down: that is not less.
    function test_LeftOver_OfTheOtherCoin_WhenAMillionth() public {
        IPair pair = poolOf(stockFactory, address(odd), 1e9, address(other), 1e9);
        give(address(odd), address(pair), 2);
        uint256 before = other.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(pair), address(odd), 4e6, 0, BOB, NEVER);
        vm.assertEq(other.balanceOf(ALICE), before + 1, "it goes back");
    }

    /// @dev Of 6e6 ODD, 2,999,987 are not swapped, and 2,999,985 are in proportion: of these a millionth is 2, rounded
    /// down.
    function test_LeftOver_OfTheCoinPaid_WhenAMillionth() public {
        IPair pair = poolOf(stockFactory, address(odd), 1e9, address(other), 1e9);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(pair), address(odd), 6e6, 0, BOB, NEVER);
        vm.assertEq(odd.balanceOf(ALICE), before - 6e6 + 2, "it goes back");
    }

    /// @dev 500 of 1,000 ODD buy 49 OTHER at ten for one. The other 500 are worth 49 too, rounded down: all go in.
    function test_LeftOver_WhenAllIsInProportion() public {
        IPair pair = poolOf(stockFactory, address(odd), 1e9, address(other), 1e8);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(pair), address(odd), 1_000, 0, BOB, NEVER);
        vm.assertEq(odd.balanceOf(ALICE), before - 1_000, "nothing over");
    }

    /// @dev Coins sent to the pool beyond its reserves go to the next swap, so too much is bought for the proportion.
    function test_LeftOver_OfTheOtherCoin() public {
        give(address(usdt), address(stockTes), 50e6);
        uint256 before = tes.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(stockTes), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertGe(tes.balanceOf(ALICE), before + 100e18, "TES back");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev ODD keeps a tenth on the way to the pool: less is bought, so less of what is left goes in.
    function test_LeftOver_OfTheCoinPaid() public {
        odd.setHabits(10, 0, false, false);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap(address(stockOdd), address(odd), 100e18, 0, BOB, NEVER);
        // 90 came; of the half that was not swapped some came back, less a tenth of it.
        vm.assertGe(odd.balanceOf(ALICE), before - 100e18 + 1e18, "ODD back");
        vm.assertEq(stockOdd.balanceOf(BOB), liquidity, "Bob's");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev What was donated to a pair without shares is no price to buy at.
    function test_Zap_GivenReservesAndNoShares() public {
        IPair pair = IPair(stockFactory.createPair(address(odd), address(usdt)));
        for (uint256 i; i < 2; ++i) {
            give(i == 0 ? address(odd) : address(usdt), address(pair), 1);
            pair.sync();
            refuse(ZapReason.EMPTY, 0, abi.encodeCall(IZap.quote, (address(pair), address(odd), 1e18)));
            refuse(ZapReason.EMPTY, 0, abi.encodeCall(IZap.zap, (address(pair), address(odd), 1e18, 0, BOB, NEVER)));
        }
    }

    // ---- Odd coins

    function test_Zap_OfACoinThatRefuses() public {
        odd.setHabits(0, 0, true, false);
        refuse("Refused", 0, abi.encodeCall(IZap.zap, (address(stockOdd), address(odd), 1e18, 0, BOB, NEVER)));
    }

    /// @dev A coin that reports a payment but has not paid: nothing arrives, nothing is bought.
    function test_Zap_OfACoinThatLies() public {
        odd.setHabits(0, 0, false, true);
        refuse("Amount is zero", 0, abi.encodeCall(IZap.zap, (address(stockOdd), address(odd), 1e18, 0, BOB, NEVER)));
    }

    /// @dev Coins sent to the contract by any account belong to none, and stay.
    function test_WhatLayThere_IsNotTouched() public {
        odd.transfer(address(zap), 7);
        tes.transfer(address(zap), 8);
        wtrx.transfer(address(zap), 9);
        check(stockOdd, address(tes), 100e18);
        check(stockOdd, address(odd), 100e18);
        check(stockOdd, TRX, 100e6);
        check(stockTrx, TRX, 100e6);
        vm.assertEq(odd.balanceOf(address(zap)), 7, "ODD");
        vm.assertEq(tes.balanceOf(address(zap)), 8, "TES");
        vm.assertEq(wtrx.balanceOf(address(zap)), 9, "WTRX");
    }

    function test_Within_NobodyGetsIn() public {
        odd.callInTransfer(address(zap), abi.encodeCall(IZap.zap, (address(stockOdd), TRX, 1, 0, BOB, NEVER)));
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        vm.prank(ALICE);
        zap.zap(address(stockOdd), address(odd), 1e18, 0, BOB, NEVER);
    }
}
