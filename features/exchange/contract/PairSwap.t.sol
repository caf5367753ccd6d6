// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair, PairReason} from "./IPair.sol";
import {Pair} from "./Pair.sol";
import {Borrower} from "./Pair.t.sol";

// swap
// ├── when nothing is asked for ─ it should revert
// ├── when a reserve or more is asked for ─ it should revert
// ├── when a coin of the pair is to receive ─ it should revert
// ├── when nothing was paid in ─ it should revert
// ├── when the product would fall, less the fee ─ it should revert
// └── otherwise it should pay out, of both coins, to the named account swap with data
// └── it should call the receiver after paying, and judge what it paid back
contract PairSwapTest is ExchangeWorld {
    function test_Swap_WhenNothing() public {
        expectReason(PairReason.NO_OUTPUT);
        tesPair.swap(0, 0, BOB, "");
    }

    function test_Swap_WhenTheReserve() public {
        (uint256 reserve0, uint256 reserve1, ) = tesPair.getReserves();
        expectReason(PairReason.TOO_MUCH_OUT);
        tesPair.swap(reserve0, 0, BOB, "");
        expectReason(PairReason.TOO_MUCH_OUT);
        tesPair.swap(0, reserve1, BOB, "");
        expectReason(PairReason.NO_INPUT);
        tesPair.swap(reserve0 - 1, reserve1 - 1, BOB, "");
    }

    function test_Swap_WhenToACoin() public {
        give(address(usdt), address(tesPair), 10e6);
        expectReason(PairReason.RECEIVER);
        swapFor(tesPair, address(tes), 1, address(tes));
        expectReason(PairReason.RECEIVER);
        swapFor(tesPair, address(tes), 1, address(usdt));
    }

    function test_Swap_WhenNothingCame() public {
        expectReason(PairReason.NO_INPUT);
        swapFor(tesPair, address(tes), 1e18, BOB);
        expectReason(PairReason.NO_INPUT);
        swapFor(tesPair, address(usdt), 1, BOB);
    }

    /// @dev 100 USDT into 5,000: 99.7 count, so 100,000 * 99.7 / 5,099.7 = 1,955.01695... TES.
    function test_Swap_ForTes() public {
        give(address(usdt), address(tesPair), 100e6);
        uint256 out = 1_955_016_961_782_065_611_702;
        vm.assertEq(mostFor(100e6, 5_000e6, 100_000e18), out, "by hand");
        expectReason(PairReason.PRODUCT);
        swapFor(tesPair, address(tes), out + 1, BOB);
        bool tesFirst = tesPair.token0() == address(tes);
        vm.expectEmit(address(tesPair));
        emit IPair.Swap(
            address(this),
            tesFirst ? 0 : 100e6,
            tesFirst ? 100e6 : 0,
            tesFirst ? out : 0,
            tesFirst ? 0 : out,
            BOB
        );
        swapFor(tesPair, address(tes), out, BOB);
        vm.assertEq(tes.balanceOf(BOB), out, "TES");
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        vm.assertEq(ofTes, 100_000e18 - out, "TES left");
        vm.assertEq(ofUsdt, 5_100e6, "USDT left");
    }

    /// @dev USDT answers false and is paid all the same.
    function test_Swap_ForUsdt() public {
        give(address(tes), address(tesPair), 1_000e18);
        // 5,000 * 997 / 100,997 = 49.357901...
        swapFor(tesPair, address(usdt), 49_357_901, BOB);
        vm.assertEq(usdt.balanceOf(BOB), 49_357_901, "USDT");
    }

    function testFuzz_Swap_TheMostAndNotAUnitMore(uint256 amountIn, bool forTes) public {
        (address coinIn, address coinOut) = forTes ? (address(usdt), address(tes)) : (address(tes), address(usdt));
        amountIn = forTes ? bound(amountIn, 1, 9e14) : bound(amountIn, 1e14, 1e26);
        (uint256 reserveIn, uint256 reserveOut) = reservesOf(tesPair, coinIn);
        uint256 out = mostFor(amountIn, reserveIn, reserveOut);
        vm.assume(out > 0);
        give(coinIn, address(tesPair), amountIn);
        expectReason(PairReason.PRODUCT);
        swapFor(tesPair, coinOut, out + 1, BOB);
        swapFor(tesPair, coinOut, out, BOB);
    }

    /// @dev Both coins out, both in.
    function test_Swap_Both() public {
        give(address(tes), address(tesPair), 2_000e18);
        give(address(usdt), address(tesPair), 100e6);
        bool tesFirst = tesPair.token0() == address(tes);
        (uint256 out0, uint256 out1) = tesFirst ? (uint256(1_990e18), uint256(99e6)) : (uint256(99e6), uint256(1_990e18));
        tesPair.swap(out0, out1, BOB, "");
        vm.assertEq(tes.balanceOf(BOB), 1_990e18, "TES");
        vm.assertEq(usdt.balanceOf(BOB), 99e6, "USDT");
    }

    function test_Swap_OneUnit() public {
        give(address(tes), address(tesPair), 1e18);
        give(address(usdt), address(tesPair), 1e6);
        tesPair.swap(1, 1, BOB, "");
        vm.assertEq(tes.balanceOf(BOB), 1, "TES");
        vm.assertEq(usdt.balanceOf(BOB), 1, "USDT");
    }

    /// @dev A coin that pays nobody does not hold up a swap for the other.
    function test_Swap_AsksNothingOfTheCoinPaidIn() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            give(address(odd), address(pairs[i]), 1_000e18);
            give(address(tes), address(pairs[i]), 1_000e18);
            pairs[i].mint(ALICE);
            give(address(odd), address(pairs[i]), 10e18);
            odd.setHabits(0, 0, true, false);
            pairs[i].swap(i == 0 ? 9e18 : 0, i == 0 ? 0 : 9e18, BOB, "");
            odd.setHabits(0, 0, false, false);
        }
        vm.assertEq(tes.balanceOf(BOB), 18e18, "TES");
    }

    /// @dev The fee is of both that came in: 2,000 TES and 100 USDT less 0.3 % each keep the product at 1,994 and 99.7.
    function test_Swap_Both_FeeOfEach() public {
        give(address(tes), address(tesPair), 2_000e18);
        give(address(usdt), address(tesPair), 100e6);
        bool tesFirst = tesPair.token0() == address(tes);
        (uint256 out0, uint256 out1) = tesFirst
            ? (uint256(1_994e18), uint256(99_700_001))
            : (uint256(99_700_001), uint256(1_994e18));
        expectReason(PairReason.PRODUCT);
        tesPair.swap(out0, out1, BOB, "");
        if (tesFirst) tesPair.swap(out0, out1 - 1, BOB, "");
        else tesPair.swap(out0 - 1, out1, BOB, "");
    }

    // ---- Paid first

    function test_Swap_WithData() public {
        Borrower borrower = new Borrower();
        usdt.transfer(address(borrower), 200e6);
        bool tesFirst = tesPair.token0() == address(tes);
        (uint256 out0, uint256 out1) = tesFirst ? (uint256(1_955e18), uint256(0)) : (uint256(0), uint256(1_955e18));

        borrower.prepare(address(usdt), 99e6);
        expectReason(PairReason.PRODUCT);
        tesPair.swap(out0, out1, address(borrower), "x");
        borrower.prepare(address(usdt), 0);
        expectReason(PairReason.NO_INPUT);
        tesPair.swap(out0, out1, address(borrower), "x");
        borrower.prepare(address(usdt), 100e6);
        tesPair.swap(out0, out1, address(borrower), "x");
        vm.assertEq(tes.balanceOf(address(borrower)), 1_955e18, "TES");
        bytes32 told = keccak256(abi.encode(address(this), out0, out1, bytes("x")));
        vm.assertTrue(borrower.told() == told, "told who asked for what");
    }

    /// @dev The same coin back, with the fee: 1,000 / 0.997 = 1,003.0090270...
    function test_Swap_LentAndGivenBack() public {
        Borrower borrower = new Borrower();
        give(address(tes), address(borrower), 10e18);
        bool tesFirst = tesPair.token0() == address(tes);
        (uint256 out0, uint256 out1) = tesFirst ? (uint256(1_000e18), uint256(0)) : (uint256(0), uint256(1_000e18));
        borrower.prepare(address(tes), 1_003_009_027_081_243_731_193);
        expectReason(PairReason.PRODUCT);
        tesPair.swap(out0, out1, address(borrower), "x");
        borrower.prepare(address(tes), 1_003_009_027_081_243_731_194);
        tesPair.swap(out0, out1, address(borrower), "x");
    }
}
