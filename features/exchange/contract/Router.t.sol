// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair} from "./IPair.sol";
import {IRouter, RouterReason} from "./IRouter.sol";

// addLiquidity, addLiquidityETH
// ├── when it is late ─ it should revert
// ├── when less of a coin would go in than the caller's least ─ it should revert
// ├── given no pair ─ it should make one
// └── otherwise it should pay in, in the proportion of the pool, and give TRX back that are over
// removeLiquidity, removeLiquidityETH
// ├── when it is late, given no pair, when less comes out than the caller's least ─ it should revert
// └── otherwise it should pay out both
// A coin that keeps some, a coin that calls from within
contract RouterTest is ExchangeWorld {
    function setUp() public override {
        super.setUp();
        usdt.approve(address(router), NEVER);
        tes.approve(address(router), NEVER);
        odd.approve(address(router), NEVER);
        for (uint256 i; i < 3; ++i) ITRC20([tesPair, trxPair, oddPair][i]).approve(address(router), NEVER);
    }

    receive() external payable {}

    // ---- addLiquidity

    function test_AddLiquidity_WhenLate() public {
        expectReason(RouterReason.EXPIRED);
        router.addLiquidity(address(tes), address(usdt), 1e18, 1e6, 0, 0, BOB, 999_999);
        expectReason(RouterReason.EXPIRED);
        router.addLiquidityETH{value: 1e6}(address(usdt), 1e6, 0, 0, BOB, 999_999);
    }

    /// @dev 1,000 TES go with 50 USDT.
    function test_AddLiquidity_WhenLess() public {
        expectReason(RouterReason.LESS_B);
        router.addLiquidity(address(tes), address(usdt), 1_000e18, 60e6, 0, 50e6 + 1, BOB, 1_000_000);
        expectReason(RouterReason.LESS_A);
        router.addLiquidity(address(tes), address(usdt), 2_000e18, 50e6, 1_000e18 + 1, 0, BOB, 1_000_000);
        router.addLiquidity(address(tes), address(usdt), 2_000e18, 50e6, 1_000e18, 50e6, BOB, 1_000_000);
    }

    function test_AddLiquidity_InProportion() public {
        uint256 supply = tesPair.totalSupply();
        uint256 beforeTes = tes.balanceOf(address(this));
        uint256 beforeUsdt = usdt.balanceOf(address(this));
        (uint256 amountA, uint256 amountB, uint256 liquidity) =
            router.addLiquidity(address(tes), address(usdt), 1_000e18, 60e6, 0, 0, BOB, NEVER);
        vm.assertEq(amountA, 1_000e18, "TES");
        vm.assertEq(amountB, 50e6, "USDT");
        vm.assertEq(liquidity, supply / 100, "a hundredth");
        vm.assertEq(tesPair.balanceOf(BOB), liquidity, "Bob's");
        (amountB, amountA, ) = router.addLiquidity(address(usdt), address(tes), 51e6, 1_010e18, 0, 0, BOB, NEVER);
        vm.assertEq(amountB, 50_500_000, "USDT named first");
        vm.assertEq(amountA, 1_010e18, "TES named second");
        vm.assertEq(beforeTes - tes.balanceOf(address(this)), 2_010e18, "TES taken");
        vm.assertEq(beforeUsdt - usdt.balanceOf(address(this)), 100_500_000, "USDT taken");
    }

    /// @dev A unit more than 1,000 TES is worth 50 USDT too, rounded down.
    function test_AddLiquidity_TakesAllOfBoth() public {
        (uint256 amountA, uint256 amountB,) =
            router.addLiquidity(address(tes), address(usdt), 1_000e18 + 1, 50e6, 1_000e18 + 1, 50e6, BOB, NEVER);
        vm.assertEq(amountA, 1_000e18 + 1, "TES");
        vm.assertEq(amountB, 50e6, "USDT");
    }

    function test_AddLiquidity_GivenNoPair() public {
        (uint256 amountA, uint256 amountB, uint256 liquidity) =
            router.addLiquidity(address(tes), address(odd), 4e18, 9e18, 4e18, 9e18, BOB, NEVER);
        vm.assertEq(amountA, 4e18, "TES");
        vm.assertEq(amountB, 9e18, "ODD");
        vm.assertEq(liquidity, 6e18 - 1_000, "the first");
        vm.assertEq(ITRC20(factory.getPair(address(tes), address(odd))).balanceOf(BOB), liquidity, "Bob's");
    }

    function test_AddLiquidity_OfACoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        expectReason(RouterReason.LESS_A);
        router.addLiquidity(address(odd), address(usdt), 10e18, 10e6, 9e18 + 1, 0, BOB, NEVER);
        uint256 supply = oddPair.totalSupply();
        (uint256 amountA, uint256 amountB, uint256 liquidity) =
            router.addLiquidity(address(odd), address(usdt), 10e18, 10e6, 9e18, 0, BOB, NEVER);
        vm.assertEq(amountA, 9e18, "arrived");
        vm.assertEq(amountB, 10e6, "USDT");
        vm.assertEq(liquidity, (supply * 9) / 1_000, "of what arrived");
    }

    // ---- addLiquidityETH

    function test_AddLiquidityETH() public {
        uint256 supply = trxPair.totalSupply();
        uint256 before = address(this).balance;
        // 100 TRX go with 30 USDT.
        (uint256 amountToken, uint256 amountETH, uint256 liquidity) =
            router.addLiquidityETH{value: 150e6}(address(usdt), 30e6, 30e6, 100e6, BOB, 1_000_000);
        vm.assertEq(amountToken, 30e6, "USDT");
        vm.assertEq(amountETH, 100e6, "TRX");
        vm.assertEq(before - address(this).balance, 100e6, "paid");
        vm.assertEq(liquidity, supply / 100, "a hundredth");
        vm.assertEq(trxPair.balanceOf(BOB), liquidity, "Bob's");
        vm.assertEq(address(router).balance + wtrx.balanceOf(address(router)), 0, "kept");
    }

    /// @dev All of the TRX goes in, and nothing is sent to a contract that takes none.
    function test_AddLiquidityETH_OfOneThatTakesNoTrx() public {
        address payer = address(tes);
        usdt.transfer(payer, 31e6);
        allow(payer, address(usdt), address(router));
        vm.deal(payer, 100e6);
        vm.prank(payer);
        router.addLiquidityETH{value: 100e6}(address(usdt), 31e6, 30e6, 100e6, BOB, NEVER);
        vm.assertEq(usdt.balanceOf(payer), 1e6, "USDT left");
    }

    function test_AddLiquidityETH_WhenLess() public {
        expectReason(RouterReason.LESS_B);
        router.addLiquidityETH{value: 150e6}(address(usdt), 30e6, 0, 100e6 + 1, BOB, NEVER);
        expectReason(RouterReason.LESS_A);
        router.addLiquidityETH{value: 100e6}(address(usdt), 60e6, 30e6 + 1, 0, BOB, NEVER);
    }

    function test_AddLiquidityETH_GivenNoPair() public {
        (uint256 amountToken, uint256 amountETH, ) =
            router.addLiquidityETH{value: 4e6}(address(tes), 9e18, 9e18, 4e6, BOB, NEVER);
        vm.assertEq(amountToken, 9e18, "TES");
        vm.assertEq(amountETH, 4e6, "TRX");
        vm.assertEq(wtrx.balanceOf(factory.getPair(address(tes), address(wtrx))), 4e6, "in the pool");
    }

    // ---- removeLiquidity

    function test_RemoveLiquidity() public {
        uint256 supply = tesPair.totalSupply();
        uint256 ofTes = (100_000e18 * 1e12) / supply;
        uint256 ofUsdt = (5_000e6 * 1e12) / supply;
        (uint256 amountA, uint256 amountB) =
            router.removeLiquidity(address(tes), address(usdt), 1e12, ofTes, ofUsdt, BOB, 1_000_000);
        vm.assertEq(amountA, ofTes, "TES");
        vm.assertEq(amountB, ofUsdt, "USDT");
        vm.assertEq(tes.balanceOf(BOB), ofTes, "Bob's TES");
        vm.assertEq(usdt.balanceOf(BOB), ofUsdt, "Bob's USDT");
    }

    /// @dev A tenth, for ALICE, who has both coins already.
    function test_RemoveLiquidity_TellsWhatCame() public {
        uint256 tenth = tesPair.totalSupply() / 10;
        uint256 beforeTes = tes.balanceOf(ALICE);
        uint256 beforeUsdt = usdt.balanceOf(ALICE);
        (uint256 amountA, uint256 amountB) =
            router.removeLiquidity(address(tes), address(usdt), tenth, 0, 0, ALICE, NEVER);
        vm.assertEq(amountA, tes.balanceOf(ALICE) - beforeTes, "TES");
        vm.assertEq(amountB, usdt.balanceOf(ALICE) - beforeUsdt, "USDT");
        tenth = trxPair.totalSupply() / 10;
        beforeUsdt = usdt.balanceOf(ALICE);
        (amountA, amountB) = router.removeLiquidityETH(address(usdt), tenth, 0, 0, ALICE, NEVER);
        vm.assertEq(amountA, usdt.balanceOf(ALICE) - beforeUsdt, "USDT of the pool of TRX");
    }

    function test_RemoveLiquidity_Refused() public {
        uint256 tenth = tesPair.totalSupply() / 10;
        expectReason(RouterReason.EXPIRED);
        router.removeLiquidity(address(tes), address(usdt), tenth, 0, 0, BOB, 999_999);
        expectReason(RouterReason.NO_PAIR);
        router.removeLiquidity(address(tes), address(odd), tenth, 0, 0, BOB, NEVER);
        expectReason(RouterReason.LESS_A);
        router.removeLiquidity(address(tes), address(usdt), tenth, 10_000e18 + 1, 0, BOB, NEVER);
        expectReason(RouterReason.LESS_B);
        router.removeLiquidity(address(tes), address(usdt), tenth, 0, 500e6 + 1, BOB, NEVER);
    }

    function test_RemoveLiquidityETH() public {
        uint256 supply = trxPair.totalSupply();
        uint256 ofUsdt = (3_000e6 * 1e9) / supply;
        uint256 ofTrx = (10_000e6 * 1e9) / supply;
        uint256 before = BOB.balance;
        (uint256 amountToken, uint256 amountETH) =
            router.removeLiquidityETH(address(usdt), 1e9, ofUsdt, ofTrx, BOB, 1_000_000);
        vm.assertEq(amountToken, ofUsdt, "USDT told");
        vm.assertEq(amountETH, ofTrx, "TRX told");
        vm.assertEq(usdt.balanceOf(BOB), ofUsdt, "USDT");
        vm.assertEq(BOB.balance - before, ofTrx, "TRX");
        vm.assertEq(usdt.balanceOf(address(router)) + wtrx.balanceOf(address(router)), 0, "kept");
    }

    function test_RemoveLiquidityETH_Refused() public {
        uint256 tenth = trxPair.totalSupply() / 10;
        expectReason(RouterReason.EXPIRED);
        router.removeLiquidityETH(address(usdt), tenth, 0, 0, BOB, 999_999);
        expectReason(RouterReason.LESS_A);
        router.removeLiquidityETH(address(usdt), tenth, 300e6 + 1, 0, BOB, NEVER);
        expectReason(RouterReason.LESS_B);
        router.removeLiquidityETH(address(usdt), tenth, 0, 1_000e6 + 1, BOB, NEVER);
        expectReason(Trx.TRANSFER_FAILED);
        router.removeLiquidityETH(address(usdt), tenth, 0, 0, address(tes), NEVER);
    }

    function test_RemoveLiquidity_OfACoinThatKeepsSome() public {
        uint256 tenth = oddPair.totalSupply() / 10;
        odd.setHabits(10, 0, false, false);
        expectReason(RouterReason.LESS_A);
        router.removeLiquidity(address(odd), address(usdt), tenth, 90e18 + 1, 0, BOB, NEVER);
        (uint256 amountA, ) = router.removeLiquidity(address(odd), address(usdt), tenth, 90e18, 100e6, BOB, NEVER);
        vm.assertEq(amountA, 90e18, "arrived");
        vm.assertEq(odd.balanceOf(BOB), 90e18, "Bob's");
    }

    /// @dev Twice a tenth stays behind: on the way to the router, and on from there.
    function test_RemoveLiquidityETH_OfACoinThatKeepsSome() public {
        (, , uint256 liquidity) = router.addLiquidityETH{value: 100e6}(address(odd), 100e18, 0, 0, address(this), NEVER);
        address pair = factory.getPair(address(odd), address(wtrx));
        ITRC20(pair).approve(address(router), NEVER);
        odd.setHabits(10, 0, false, false);
        uint256 supply = ITRC20(pair).totalSupply();
        uint256 out = (100e18 * liquidity) / supply;
        uint256 arrives = out - (out * 10) / 100;
        arrives -= (arrives * 10) / 100;
        expectReason(RouterReason.LESS_A);
        router.removeLiquidityETH(address(odd), liquidity, arrives + 1, 0, BOB, NEVER);
        (uint256 amountToken, ) = router.removeLiquidityETH(address(odd), liquidity, arrives, 0, BOB, NEVER);
        vm.assertEq(amountToken, arrives, "arrived");
        vm.assertEq(odd.balanceOf(BOB), arrives, "Bob's");
    }

    // ---- From within

    function test_Within_NobodyGetsIn() public {
        address[] memory coins = path(address(odd), address(usdt));
        bytes[8] memory calls = [
            abi.encodeCall(IRouter.addLiquidity, (address(tes), address(usdt), 1e18, 1e6, 0, 0, BOB, NEVER)),
            abi.encodeCall(IRouter.addLiquidityETH, (address(usdt), 1e6, 0, 0, BOB, NEVER)),
            abi.encodeCall(IRouter.removeLiquidity, (address(tes), address(usdt), 1e9, 0, 0, BOB, NEVER)),
            abi.encodeCall(IRouter.removeLiquidityETH, (address(usdt), 1e9, 0, 0, BOB, NEVER)),
            abi.encodeCall(IRouter.swapExactTokensForTokens, (1e18, 0, coins, BOB, NEVER)),
            abi.encodeCall(IRouter.swapTokensForExactTokens, (1, 1e18, coins, BOB, NEVER)),
            abi.encodeCall(IRouter.swapExactETHForTokens, (0, coins, BOB, NEVER)),
            abi.encodeCall(IRouter.swapExactTokensForETH, (1e18, 0, coins, BOB, NEVER))
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(router), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            router.addLiquidity(address(odd), address(usdt), 1e18, 1e6, 0, 0, BOB, NEVER);
        }
    }

    function test_Receive_FromOthers() public {
        vm.prank(ALICE);
        (bool sent, ) = address(router).call{value: 1}("");
        vm.assertTrue(!sent, "TRX without a call");
    }

    function test_Parts() public view {
        vm.assertEq(router.factory(), address(factory), "factory");
        vm.assertEq(router.WETH(), address(wtrx), "wrapped TRX");
    }
}
