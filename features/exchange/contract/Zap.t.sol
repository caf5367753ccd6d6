// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Vm} from "../../../platform/contracts/TestBase.t.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair} from "./IPair.sol";
import {IZap, ZapReason} from "./IZap.sol";
import {Zap} from "./Zap.sol";

// zap
// ├── when it is late, of nothing, of another coin, of a pair that the factory did not make ─ it should revert
// ├── when the TRX sent are not those named ─ it should revert
// ├── given an empty pool ─ it should revert
// ├── when less liquidity would come out than the caller's least ─ it should revert
// └── otherwise it should buy what `quote` told, for whoever is named, and keep nothing
// What is left over
// ├── less than a millionth part ─ it should stay in the pool
// └── more ─ it should go back to the payer
// A coin that keeps some, a coin that calls from within
contract ZapTest is ExchangeWorld {
    address private constant TRX = address(0);
    Zap private zap;

    function setUp() public override {
        super.setUp();
        zap = Zap(deploy("Zap", abi.encode(factory, wtrx, address(usdt))));
        for (uint256 i; i < 3; ++i) allow(ALICE, [address(usdt), address(tes), address(odd)][i], address(zap));
    }

    struct Told {
        uint256 liquidity;
        uint256 supply;
        uint256 amount0;
        uint256 amount1;
        uint256 amountIn;
        uint256 swapped;
        uint256 bought;
        uint256 reserveIn;
        uint256 reserveOut;
    }

    function quote(IPair pair, address coin, uint256 amount) private view returns (Told memory told) {
        (bool done, bytes memory answer) = address(zap).staticcall(abi.encodeCall(IZap.quote, (address(pair), coin, amount)));
        vm.assertTrue(done, "asked");
        return abi.decode(answer, (Told));
    }

    /// @dev Buys by ALICE for BOB and holds it against what was told, to the unit.
    function check(IPair pair, address coin, uint256 amount) private returns (Told memory told) {
        told = quote(pair, coin, amount);
        uint256 dust = ours();
        uint256 bobs = pair.balanceOf(BOB);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap{value: coin == TRX ? amount : 0}(
            address(pair), coin, amount, told.liquidity, BOB, vm.getBlockTimestamp()
        );
        vm.assertEq(liquidity, told.liquidity, "liquidity");
        vm.assertEq(pair.balanceOf(BOB) - bobs, liquidity, "Bob's");
        vm.assertEq(pair.totalSupply(), told.supply, "supply");
        vm.assertEq(ours(), dust, "the contract keeps nothing");
    }

    function ours() private view returns (uint256) {
        address at = address(zap);
        return usdt.balanceOf(at) + tes.balanceOf(at) + wtrx.balanceOf(at) + odd.balanceOf(at) + at.balance;
    }

    // ---- Buying

    function test_Zap_WithUsdt() public {
        uint256 before = usdt.balanceOf(ALICE);
        Told memory told = check(tesPair, address(usdt), 100e6);
        // What is swapped solves 997 s^2 + 1,997 r s = 1,000 r a: put in, it must hold to the unit.
        uint256 s = told.swapped;
        vm.assertLe(997 * s * s + 1_997 * 5_000e6 * s, 1_000 * 5_000e6 * 100e6, "the root or less");
        vm.assertGe(997 * (s + 1) * (s + 1) + 1_997 * 5_000e6 * (s + 1), 1_000 * 5_000e6 * 100e6, "not a unit less");
        vm.assertEq(told.amountIn, 100e6, "in");
        vm.assertEq(told.bought, mostFor(s, 5_000e6, 100_000e18), "bought");
        vm.assertEq(told.reserveIn, 5_000e6, "reserve in");
        vm.assertEq(told.reserveOut, 100_000e18, "reserve out");
        bool tesFirst = tesPair.token0() == address(tes);
        vm.assertEq(tesFirst ? told.amount1 : told.amount0, 100e6 - s, "USDT in the pool");
        vm.assertEq(tesFirst ? told.amount0 : told.amount1, told.bought, "TES in the pool");
        vm.assertEq(before - usdt.balanceOf(ALICE), 100e6, "paid");
        vm.assertEq(tes.balanceOf(ALICE), 20_000e18, "nothing over");
    }

    function test_Zap_WithTes() public {
        check(tesPair, address(tes), 1_000e18);
    }

    /// @dev In the pool of TRX itself, wrapped; in another by way of USDT.
    function test_Zap_WithTrx() public {
        Told memory told = check(trxPair, TRX, 100e6);
        vm.assertEq(told.amountIn, 100e6, "in TRX");
        told = check(tesPair, TRX, 100e6);
        (uint256 ofTrx, uint256 ofUsdt) = reservesOf(trxPair, address(wtrx));
        // After the trade, so it is less than the pool had.
        vm.assertGe(mostFor(100e6, ofTrx - 100e6, ofUsdt + told.amountIn), told.amountIn, "in USDT");
        vm.assertLe(mostFor(100e6, ofTrx - 100e6, ofUsdt + told.amountIn), told.amountIn, "in USDT, to the unit");
    }

    function test_Zap_Tells() public {
        Told memory told = quote(tesPair, address(usdt), 100e6);
        vm.expectEmit(address(zap));
        emit IZap.Zapped(
            ALICE, address(tesPair), address(usdt), 100e6, told.amount0, told.amount1, told.liquidity, BOB
        );
        vm.prank(ALICE);
        zap.zap(address(tesPair), address(usdt), 100e6, 0, BOB, NEVER);
    }

    function testFuzz_Zap(uint256 amount, uint256 which) public {
        if (which % 4 == 0) check(tesPair, address(usdt), bound(amount, 1_000, 1_000e6));
        if (which % 4 == 1) check(tesPair, address(tes), bound(amount, 1e15, 20_000e18));
        if (which % 4 == 2) check(tesPair, TRX, bound(amount, 1_000, 1e12));
        if (which % 4 == 3) check(trxPair, TRX, bound(amount, 1_000, 1e12));
    }

    /// @dev Buying and giving back costs the fee of half the amount and no more than rounding beside it.
    function testFuzz_Zap_WorthWhatWasPaid(uint256 amount) public {
        amount = bound(amount, 1e6, 900e6);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap(address(tesPair), address(usdt), amount, 0, address(tesPair), NEVER);
        (uint256 amount0, uint256 amount1) = tesPair.burn(BOB);
        (uint256 ofTes, uint256 ofUsdt) = tesPair.token0() == address(tes) ? (amount0, amount1) : (amount1, amount0);
        give(address(tes), address(tesPair), ofTes);
        (uint256 reserveTes, uint256 reserveUsdt) = reservesOf(tesPair, address(tes));
        uint256 back = ofUsdt + mostFor(ofTes, reserveTes, reserveUsdt);
        vm.assertGe(liquidity, 1, "something");
        vm.assertLe(back, amount, "no gain");
        vm.assertGe(back * 1_000, amount * 996, "the fee of both halves' swaps and little more");
    }

    // ---- Refusals

    function test_Zap_Refused() public {
        address pair = address(tesPair);
        vm.deal(ALICE, 1e12);
        refuse(ZapReason.EXPIRED, 0, abi.encodeCall(IZap.zap, (pair, address(usdt), 1e6, 0, BOB, 999_999)));
        refuse(ZapReason.NOTHING, 0, abi.encodeCall(IZap.zap, (pair, address(usdt), 0, 0, BOB, NEVER)));
        refuse(ZapReason.COIN, 0, abi.encodeCall(IZap.zap, (pair, address(odd), 1e18, 0, BOB, NEVER)));
        refuse(ZapReason.COIN, 0, abi.encodeCall(IZap.zap, (pair, address(wtrx), 1e6, 0, BOB, NEVER)));
        refuse(ZapReason.VALUE, 1e6 - 1, abi.encodeCall(IZap.zap, (pair, TRX, 1e6, 0, BOB, NEVER)));
        refuse(ZapReason.VALUE, 1e6 + 1, abi.encodeCall(IZap.zap, (pair, TRX, 1e6, 0, BOB, NEVER)));
        refuse(ZapReason.VALUE, 1, abi.encodeCall(IZap.zap, (pair, address(usdt), 1e6, 0, BOB, NEVER)));
        uint256 least = quote(tesPair, address(usdt), 1e6).liquidity + 1;
        refuse(ZapReason.LESS, 0, abi.encodeCall(IZap.zap, (pair, address(usdt), 1e6, least, BOB, NEVER)));
    }

    /// @dev One that anybody may have made, of the same coins.
    function test_Zap_GivenAForeignPair() public {
        address pair = address(pairOf(address(tes), address(usdt)));
        refuse(ZapReason.NO_PAIR, 0, abi.encodeCall(IZap.zap, (pair, address(usdt), 1e6, 0, BOB, NEVER)));
        refuse(ZapReason.NO_PAIR, 0, abi.encodeCall(IZap.quote, (pair, address(usdt), 1e6)));
        refuse(ZapReason.NOTHING, 0, abi.encodeCall(IZap.quote, (pair, address(usdt), 0)));
    }

    function test_Zap_GivenAnEmptyPool() public {
        address pair = factory.createPair(address(tes), address(odd));
        refuse(ZapReason.EMPTY, 0, abi.encodeCall(IZap.zap, (pair, address(odd), 1e18, 0, BOB, NEVER)));
        refuse(ZapReason.COIN, 1e6, abi.encodeCall(IZap.zap, (pair, TRX, 1e6, 0, BOB, NEVER)));
    }

    function refuse(string memory reason, uint256 value, bytes memory call) private {
        vm.prank(ALICE);
        (bool done, bytes memory answer) = address(zap).call{value: value}(call);
        vm.assertTrue(!done, reason);
        vm.assertTrue(keccak256(answer) == keccak256(abi.encodeWithSignature("Error(string)", reason)), reason);
    }

    // ---- What is left over

    /// @dev No transfer, of either coin, from the contract to the payer.
    function test_LeftOver_OfNothing() public {
        vm.recordLogs();
        vm.prank(ALICE);
        zap.zap(address(tesPair), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertEq(sentBack(), 0, "transfers");
    }

    /// @return count How often coins went from the contract to ALICE since logs are recorded.
    function sentBack() private returns (uint256 count) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        bytes32 back = keccak256(abi.encode(ITRC20.Transfer.selector, address(zap), ALICE));
        for (uint256 i; i < logs.length; ++i) {
            if (keccak256(abi.encodePacked(logs[i].topics)) == back) ++count;
        }
    }

    /// @dev 10 units of USDT beyond the reserves buy 0.18 millionths more TES than the proportion takes.
    function test_LeftOver_OfTheOtherCoin_WhenLittle() public {
        give(address(usdt), address(tesPair), 10);
        uint256 before = tes.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(tesPair), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertEq(tes.balanceOf(ALICE), before, "it stays in the pool");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev 2 ODD beyond the reserves: 1,991,031 TES are bought, and 1,991,030 are in proportion. Of these a millionth
    /// is 1, rounded down: that is not less.
    function test_LeftOver_OfTheOtherCoin_WhenAMillionth() public {
        IPair pair = pool(address(odd), 1e9, address(tes), 1e9);
        give(address(odd), address(pair), 2);
        uint256 before = tes.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(pair), address(odd), 4e6, 0, BOB, NEVER);
        vm.assertEq(tes.balanceOf(ALICE), before + 1, "it goes back");
    }

    /// @dev Of 6e6 ODD, 2,999,987 are not swapped, and 2,999,985 are in proportion: of these a millionth is 2, rounded
    /// down.
    function test_LeftOver_OfTheCoinPaid_WhenAMillionth() public {
        IPair pair = pool(address(odd), 1e9, address(tes), 1e9);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(pair), address(odd), 6e6, 0, BOB, NEVER);
        vm.assertEq(odd.balanceOf(ALICE), before - 6e6 + 2, "it goes back");
    }

    /// @dev 500 of 1,000 ODD buy 49 TES at ten for one. The other 500 are worth 49 too, rounded down: all go in.
    function test_LeftOver_WhenAllIsInProportion() public {
        IPair pair = pool(address(odd), 1e9, address(tes), 1e8);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(pair), address(odd), 1_000, 0, BOB, NEVER);
        vm.assertEq(odd.balanceOf(ALICE), before - 1_000, "nothing over");
    }

    /// @dev Coins given to the pool beyond its reserves go to whoever swaps, so too much is bought for the proportion.
    function test_LeftOver_OfTheOtherCoin() public {
        give(address(usdt), address(tesPair), 50e6);
        uint256 before = tes.balanceOf(ALICE);
        vm.prank(ALICE);
        zap.zap(address(tesPair), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertGe(tes.balanceOf(ALICE), before + 100e18, "TES back");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev ODD keeps a tenth on the way to the pool: less is bought, so less of what is left goes in.
    function test_LeftOver_OfTheCoinPaid() public {
        odd.setHabits(10, 0, false, false);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap(address(oddPair), address(odd), 100e18, 0, BOB, NEVER);
        // 90 came; of the half that was not swapped some came back, less a tenth of it.
        vm.assertGe(odd.balanceOf(ALICE), before - 100e18 + 1e18, "ODD back");
        vm.assertEq(oddPair.balanceOf(BOB), liquidity, "Bob's");
        vm.assertEq(ours(), 0, "kept");
    }

    function test_Zap_OfACoinThatRefuses() public {
        odd.setHabits(0, 0, true, false);
        refuse("Refused", 0, abi.encodeCall(IZap.zap, (address(oddPair), address(odd), 1e18, 0, BOB, NEVER)));
    }

    /// @dev A coin that says it has paid, and has not: nothing arrives, nothing is bought.
    function test_Zap_OfACoinThatLies() public {
        odd.setHabits(0, 0, false, true);
        refuse("Amount is zero", 0, abi.encodeCall(IZap.zap, (address(oddPair), address(odd), 1e18, 0, BOB, NEVER)));
    }

    /// @dev What somebody gave to the contract is nobody's, and stays.
    function test_WhatLayThere_IsNotTouched() public {
        usdt.transfer(address(zap), 7);
        tes.transfer(address(zap), 8);
        wtrx.transfer(address(zap), 9);
        check(tesPair, address(usdt), 100e6);
        check(tesPair, TRX, 100e6);
        check(tesPair, address(tes), 100e18);
        vm.assertEq(usdt.balanceOf(address(zap)), 7, "USDT");
        vm.assertEq(tes.balanceOf(address(zap)), 8, "TES");
        vm.assertEq(wtrx.balanceOf(address(zap)), 9, "WTRX");
    }

    function test_Within_NobodyGetsIn() public {
        odd.callInTransfer(address(zap), abi.encodeCall(IZap.zap, (address(tesPair), TRX, 1, 0, BOB, NEVER)));
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        vm.prank(ALICE);
        zap.zap(address(oddPair), address(odd), 1e18, 0, BOB, NEVER);
    }

    function test_Parts() public view {
        vm.assertEq(address(zap.pairs()), address(factory), "factory");
        vm.assertEq(address(zap.wtrx()), address(wtrx), "wrapped TRX");
        vm.assertEq(zap.usdt(), address(usdt), "USDT");
    }
}
