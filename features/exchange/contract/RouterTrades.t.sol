// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {PairMathReason} from "./PairMath.sol";
import {RouterReason} from "./IRouter.sol";

// Each swap
// ├── when it is late, when the path is none, given no pair ─ it should revert
// ├── when less comes out, or more goes in, than the caller allows ─ it should revert
// └── otherwise it should pay the requested amount, from pool to pool, to the named account
contract RouterTradesTest is ExchangeWorld {
    function test_SwapExactTokensForTokens() public {
        uint256 out = mostFor(100e6, 5_000e6, 100_000e18);
        address[] memory coins = path(address(usdt), address(tes));
        expectReason(RouterReason.LESS_OUT);
        vm.prank(ALICE);
        router.swapExactTokensForTokens(100e6, out + 1, coins, BOB, NEVER);
        vm.prank(ALICE);
        uint256[] memory amounts = router.swapExactTokensForTokens(100e6, out, coins, BOB, 1_000_000);
        vm.assertEq(amounts.length, 2, "coins");
        vm.assertEq(amounts[0], 100e6, "in");
        vm.assertEq(amounts[1], out, "out");
        vm.assertEq(tes.balanceOf(BOB), out, "Bob's");
        vm.assertEq(usdt.balanceOf(ALICE), 900e6, "Alice paid");
    }

    /// @dev For ALICE, who has TES already.
    function test_SwapExactTokensForTokens_TellsWhatCame() public {
        uint256 before = tes.balanceOf(ALICE);
        vm.prank(ALICE);
        uint256[] memory amounts =
            router.swapExactTokensForTokens(100e6, 0, path(address(usdt), address(tes)), ALICE, NEVER);
        vm.assertEq(amounts[1], tes.balanceOf(ALICE) - before, "out");
    }

    /// @dev Over two pools; the USDT goes straight from one to the other.
    function test_SwapExactTokensForTokens_OverTwoPools() public {
        uint256 middle = mostFor(1_000e18, 100_000e18, 5_000e6);
        uint256 out = mostFor(middle, 3_000e6, 10_000e6);
        address[] memory coins = path(address(tes), address(usdt), address(wtrx));
        uint256[] memory told = router.getAmountsOut(1_000e18, coins);
        vm.prank(ALICE);
        uint256[] memory amounts = router.swapExactTokensForTokens(1_000e18, out, coins, BOB, NEVER);
        vm.assertEq(amounts.length, 3, "coins");
        vm.assertEq(amounts[0], 1_000e18, "in");
        vm.assertEq(amounts[1], middle, "in the middle");
        vm.assertEq(amounts[2], out, "out");
        vm.assertEq(wtrx.balanceOf(BOB), out, "Bob's");
        for (uint256 i; i < 3; ++i) vm.assertEq(told[i], amounts[i], "told before");
    }

    function test_SwapTokensForExactTokens() public {
        address[] memory coins = path(address(tes), address(usdt), address(wtrx));
        uint256[] memory told = router.getAmountsIn(10e6, coins);
        expectReason(RouterReason.MORE_IN);
        vm.prank(ALICE);
        router.swapTokensForExactTokens(10e6, told[0] - 1, coins, BOB, NEVER);
        vm.prank(ALICE);
        uint256[] memory amounts = router.swapTokensForExactTokens(10e6, told[0], coins, BOB, 1_000_000);
        vm.assertEq(amounts[0], told[0], "in");
        // A unit that is rounded up on the way in may be worth some more at the end.
        vm.assertGe(wtrx.balanceOf(BOB), 10e6, "Bob's");
        vm.assertLe(wtrx.balanceOf(BOB), 10e6 + 5, "and hardly more");
        vm.assertEq(amounts[2], wtrx.balanceOf(BOB), "told");
        // A unit less would not have done.
        vm.assertLe(router.getAmountsOut(told[1] - 2, path(address(usdt), address(wtrx)))[1], 10e6 - 1, "the least");
    }

    function test_SwapTokensForExactTokens_OfACoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        expectReason(RouterReason.LESS_OUT);
        vm.prank(ALICE);
        router.swapTokensForExactTokens(10e6, NEVER, path(address(odd), address(usdt)), BOB, NEVER);
    }

    function test_SwapExactETHForTokens() public {
        uint256 out = mostFor(100e6, 10_000e6, 3_000e6);
        address[] memory coins = path(address(wtrx), address(usdt));
        expectReason(RouterReason.LESS_OUT);
        router.swapExactETHForTokens{value: 100e6}(out + 1, coins, BOB, NEVER);
        uint256[] memory amounts = router.swapExactETHForTokens{value: 100e6}(out, coins, BOB, 1_000_000);
        vm.assertEq(amounts[0], 100e6, "in");
        vm.assertEq(amounts[1], out, "out");
        vm.assertEq(usdt.balanceOf(BOB), out, "Bob's");
        vm.assertEq(wtrx.balanceOf(address(router)), 0, "kept");
        expectReason(RouterReason.PATH);
        router.swapExactETHForTokens{value: 1e6}(0, path(address(tes), address(usdt)), BOB, NEVER);
    }

    function test_SwapExactTokensForETH() public {
        uint256 out = mostFor(30e6, 3_000e6, 10_000e6);
        address[] memory coins = path(address(usdt), address(wtrx));
        uint256 before = BOB.balance;
        expectReason(RouterReason.LESS_OUT);
        vm.prank(ALICE);
        router.swapExactTokensForETH(30e6, out + 1, coins, BOB, NEVER);
        expectReason(Trx.TRANSFER_FAILED);
        vm.prank(ALICE);
        router.swapExactTokensForETH(30e6, out, coins, address(tes), NEVER);
        vm.prank(ALICE);
        uint256[] memory amounts = router.swapExactTokensForETH(30e6, out, coins, BOB, 1_000_000);
        vm.assertEq(amounts[1], out, "out");
        vm.assertEq(BOB.balance - before, out, "Bob's");
        vm.assertEq(wtrx.balanceOf(address(router)) + address(router).balance, 0, "kept");
        expectReason(RouterReason.PATH);
        vm.prank(ALICE);
        router.swapExactTokensForETH(1e6, 0, path(address(usdt), address(tes)), BOB, NEVER);
    }

    // ---- Refusals

    function test_Late() public {
        address[] memory coins = path(address(usdt), address(tes));
        expectReason(RouterReason.EXPIRED);
        router.swapExactTokensForTokens(1e6, 0, coins, BOB, 999_999);
        expectReason(RouterReason.EXPIRED);
        router.swapTokensForExactTokens(1e6, 0, coins, BOB, 999_999);
        expectReason(RouterReason.EXPIRED);
        router.swapExactETHForTokens(0, coins, BOB, 999_999);
        expectReason(RouterReason.EXPIRED);
        router.swapExactTokensForETH(1e6, 0, coins, BOB, 999_999);
    }

    function test_NoPath() public {
        address[] memory one = new address[](1);
        one[0] = address(usdt);
        expectReason(RouterReason.PATH);
        router.swapExactTokensForTokens(1e6, 0, one, BOB, NEVER);
        expectReason(RouterReason.PATH);
        router.swapTokensForExactTokens(1e6, 0, one, BOB, NEVER);
        expectReason(RouterReason.PATH);
        router.swapExactETHForTokens(0, one, BOB, NEVER);
        expectReason(RouterReason.PATH);
        router.swapExactTokensForETH(1e6, 0, one, BOB, NEVER);
        expectReason(RouterReason.PATH);
        router.getAmountsOut(1e6, one);
        expectReason(RouterReason.PATH);
        router.getAmountsIn(1e6, one);
    }

    function test_NoPair() public {
        expectReason(RouterReason.NO_PAIR);
        vm.prank(ALICE);
        router.swapExactTokensForTokens(1e18, 0, path(address(tes), address(odd)), BOB, NEVER);
        expectReason(RouterReason.NO_PAIR);
        vm.prank(ALICE);
        router.swapExactTokensForTokens(1e6, 0, path(address(usdt), address(tes), address(odd)), BOB, NEVER);
        expectReason(RouterReason.NO_PAIR);
        router.getAmountsOut(1e18, path(address(tes), address(odd)));
        expectReason(RouterReason.NO_PAIR);
        router.getAmountsIn(1e18, path(address(tes), address(odd)));
    }

    // ---- Odd coins

    /// @dev What arrives counts, in the pool and with the receiver.
    function test_CoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        uint256 out = mostFor(9e18, 1_000e18, 1_000e6);
        vm.prank(ALICE);
        uint256[] memory amounts =
            router.swapExactTokensForTokens(10e18, out, path(address(odd), address(usdt)), BOB, NEVER);
        vm.assertEq(amounts[0], 9e18, "in");
        vm.assertEq(amounts[1], out, "out");

        (uint256 ofOdd, uint256 ofUsdt) = reservesOf(oddPair, address(odd));
        out = mostFor(10e6, ofUsdt, ofOdd);
        uint256 arrives = out - (out * 10) / 100;
        expectReason(RouterReason.LESS_OUT);
        vm.prank(ALICE);
        router.swapExactTokensForTokens(10e6, arrives + 1, path(address(usdt), address(odd)), BOB, NEVER);
        vm.prank(ALICE);
        amounts = router.swapExactTokensForTokens(10e6, arrives, path(address(usdt), address(odd)), BOB, NEVER);
        vm.assertEq(amounts[1], arrives, "out, as it arrives");
        vm.assertEq(odd.balanceOf(BOB), arrives, "Bob's");
    }

    // ---- Computing

    function test_Quote() public {
        vm.assertEq(router.quote(1_000e18, 100_000e18, 5_000e6), 50e6, "by the price");
        vm.assertEq(router.quote(1, 3, 5), 1, "rounded down");
        expectReason(PairMathReason.NO_AMOUNT);
        router.quote(0, 1, 1);
        expectReason(PairMathReason.NO_RESERVE);
        router.quote(1, 0, 1);
        expectReason(PairMathReason.NO_RESERVE);
        router.quote(1, 1, 0);
    }

    function test_GetAmountOut_Refused() public {
        expectReason(PairMathReason.NO_AMOUNT);
        router.getAmountOut(0, 1, 1);
        expectReason(PairMathReason.NO_RESERVE);
        router.getAmountOut(1, 0, 1);
        expectReason(PairMathReason.NO_RESERVE);
        router.getAmountOut(1, 1, 0);
    }

    function test_GetAmountIn_Refused() public {
        expectReason(PairMathReason.NO_AMOUNT);
        router.getAmountIn(0, 1, 1);
        expectReason(PairMathReason.NO_RESERVE);
        router.getAmountIn(1, 0, 2);
        expectReason(PairMathReason.NO_RESERVE);
        router.getAmountIn(5, 5, 5);
        // 5 * 4 * 1,000 / (1 * 997) = 20.06..., and one more.
        vm.assertEq(router.getAmountIn(4, 5, 5), 21, "all but one");
    }

    /// @dev What a pair takes at most and at least, as found by trying in PairSwapTest.
    function testFuzz_Amounts(uint256 amount, uint256 reserveIn, uint256 reserveOut) public view {
        reserveIn = bound(reserveIn, 1, 2 ** 112 - 1);
        reserveOut = bound(reserveOut, 2, 2 ** 112 - 1);
        amount = bound(amount, 1, 2 ** 112 - 1);
        vm.assertEq(router.getAmountOut(amount, reserveIn, reserveOut), mostFor(amount, reserveIn, reserveOut), "out");
        uint256 out = bound(amount, 1, reserveOut - 1);
        uint256 needed = router.getAmountIn(out, reserveIn, reserveOut);
        vm.assertGe(mostFor(needed, reserveIn, reserveOut), out, "enough");
        if (needed > 2) vm.assertLe(mostFor(needed - 2, reserveIn, reserveOut), out, "hardly more than enough");
    }
}
