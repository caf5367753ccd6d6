// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IPair, PairReason} from "./IPair.sol";
import {IZap, ZapReason} from "./IZap.sol";
import {Zap} from "./Zap.sol";
import {ZapWorld} from "./ZapWorld.t.sol";

// zap
// ├── when it is late, of nothing, of another coin, of a pair that the factory did not make ─ it should revert
// ├── when the TRX sent are not those named ─ it should revert
// ├── given an empty pool ─ it should revert
// ├── when less liquidity would come out than the caller's least ─ it should revert
// └── otherwise it should buy what `quote` returned, for the named account, and keep nothing With pairs that mint with
// one coin; ZapStock.t.sol has the other way
// ├── it should move each coin once, and send nothing back
// └── it should leave what lies in the pool of the other coin
// A coin that keeps some, refuses or lies, a coin that calls from within
contract ZapTest is ZapWorld {
    function setUp() public override {
        super.setUp();
        zap = Zap(deploy("Zap", abi.encode(factory, wtrx, address(usdt))));
        for (uint256 i; i < 3; ++i) allow(ALICE, [address(usdt), address(tes), address(odd)][i], address(zap));
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

    /// @dev Buying and withdrawing costs the fee of half the amount and no more than rounding beside it.
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
        refuse(ZapReason.EMPTY, 0, abi.encodeCall(IZap.quote, (pair, address(odd), 1e18)));
        refuse(ZapReason.COIN, 1e6, abi.encodeCall(IZap.zap, (pair, TRX, 1e6, 0, BOB, NEVER)));
    }

    // ---- What moves

    /// @dev From the payer to the pool, and nothing else.
    function test_Moves_OneTransfer() public {
        vm.recordLogs();
        vm.prank(ALICE);
        zap.zap(address(tesPair), address(usdt), 100e6, 0, BOB, NEVER);
        vm.assertEq(transfersOf(address(usdt), address(tes)), 1, "of USDT");
    }

    /// @dev TRX are wrapped and paid in; the USDT that they are sold for go from pool to pool.
    function test_Moves_OneTransferFromPoolToPool() public {
        vm.recordLogs();
        vm.prank(ALICE);
        zap.zap{value: 100e6}(address(tesPair), TRX, 100e6, 0, BOB, NEVER);
        vm.assertEq(transfersOf(address(usdt), address(tes)), 1, "of USDT");
    }

    /// @dev What lies in the pool of the other coin is left there: it holds up nobody.
    function test_GivenSomeOfTheOtherCoin() public {
        give(address(tes), address(tesPair), 50e18);
        check(tesPair, address(usdt), 100e6);
        vm.assertEq(tes.balanceOf(ALICE), 20_000e18, "nothing back");
        tesPair.skim(ALICE);
        vm.assertEq(tes.balanceOf(ALICE), 20_050e18, "it lay there");
    }

    /// @dev What lies there of the coin that is paid goes in with it.
    function test_GivenSomeOfTheCoinPaid() public {
        Told memory told = quote(tesPair, address(usdt), 150e6);
        give(address(usdt), address(tesPair), 50e6);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap(address(tesPair), address(usdt), 100e6, told.liquidity, BOB, NEVER);
        vm.assertEq(liquidity, told.liquidity, "as for both");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev At the coarsest: of 23 TES 11 buy one ODD, and all 12 others go in with it.
    function testFuzz_Zap_OfAFewUnits(uint256 amount) public {
        check(pool(address(tes), 1e9, address(odd), 1e8), address(tes), bound(amount, 23, 1e6));
    }

    // ---- Odd coins

    /// @dev ODD keeps a tenth on its way to the pool: what arrives counts.
    function test_Zap_OfACoinThatKeepsSome() public {
        Told memory told = quote(oddPair, address(odd), 90e18);
        odd.setHabits(10, 0, false, false);
        uint256 before = odd.balanceOf(ALICE);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap(address(oddPair), address(odd), 100e18, told.liquidity, BOB, NEVER);
        vm.assertEq(liquidity, told.liquidity, "as for 90");
        vm.assertEq(odd.balanceOf(ALICE), before - 100e18, "nothing back");
        vm.assertEq(ours(), 0, "kept");
    }

    /// @dev A coin that reports a payment but has not paid: nothing arrives, nothing is bought.
    function test_Zap_OfACoinThatLies() public {
        bytes memory asked = abi.encodeWithSignature("transferFrom(address,address,uint256)", ALICE, oddPair, 1e18);
        vm.mockCall(address(odd), asked, abi.encode(true));
        refuse(PairReason.NO_INPUT, 0, abi.encodeCall(IZap.zap, (address(oddPair), address(odd), 1e18, 0, BOB, NEVER)));
        vm.mockCall(address(odd), asked, abi.encode(false));
        bytes memory said = abi.encodeWithSelector(SafeTRC20.SafeTRC20FailedOperation.selector, address(odd));
        vm.expectRevert(said);
        vm.prank(ALICE);
        zap.zap(address(oddPair), address(odd), 1e18, 0, BOB, NEVER);
        vm.clearMockedCalls();
    }

    /// @dev Coins sent to the contract by any account belong to none, and stay.
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
        vm.assertTrue(zap.mintsWithOne(), "the factory's pairs can");
    }
}
