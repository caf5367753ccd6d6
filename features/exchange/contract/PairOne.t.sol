// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Vm} from "../../../platform/contracts/TestBase.t.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair, PairReason} from "./IPair.sol";
import {Pair} from "./Pair.sol";

// mintWithOne
// ├── when the coin is none of the pair ─ it should revert
// ├── given nobody has provided, and where coins lie in the pool all the same ─ it should revert
// ├── when nothing was paid in ─ it should revert
// ├── when more than 2^112 lie there ─ it should revert
// ├── when it is not worth a share ─ it should revert
// └── otherwise it should give what a swap of a part and providing the rest would
//     ├── emit both, and move no coin
//     ├── leave what lies there of the other coin
//     └── sum up the price that held before
contract PairOneTest is ExchangeWorld {
    /// @dev 1,000,000,000 TES and 100,000,000 ODD, whichever of them is the first: 316,227,766 shares.
    function small() private returns (Pair[2] memory pairs) {
        pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 1e9);
            give(address(odd), address(pairs[i]), 1e8);
            pairs[i].mint(ALICE);
        }
    }

    // ---- Refusals

    function test_MintWithOne_OfAnotherCoin() public {
        give(address(odd), address(tesPair), 1e18);
        expectReason(PairReason.COIN);
        tesPair.mintWithOne(address(odd), BOB);
        expectReason(PairReason.COIN);
        tesPair.mintWithOne(address(0), BOB);
    }

    function test_MintWithOne_GivenNobody() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            expectReason(PairReason.EMPTY);
            pairs[i].mintWithOne(address(tes), BOB);
            give(address(tes), address(pairs[i]), 1e18);
            give(address(odd), address(pairs[i]), 1e18);
            expectReason(PairReason.EMPTY);
            pairs[i].mintWithOne(address(tes), BOB);
        }
    }

    /// @dev What lies there of the other coin is nothing paid in.
    function test_MintWithOne_WhenNothingCame() public {
        expectReason(PairReason.NO_INPUT);
        tesPair.mintWithOne(address(usdt), BOB);
        give(address(tes), address(tesPair), 1e18);
        expectReason(PairReason.NO_INPUT);
        tesPair.mintWithOne(address(usdt), BOB);
    }

    /// @dev Of a coin that takes balances away.
    function test_MintWithOne_WhenTheReserveIsGone() public {
        bytes memory asked = abi.encodeWithSignature("balanceOf(address)", address(oddPair));
        vm.mockCall(address(odd), asked, abi.encode(uint256(1e18)));
        expectReason(PairReason.NO_INPUT);
        oddPair.mintWithOne(address(odd), BOB);
        vm.clearMockedCalls();
    }

    /// @dev As much as a pool can hold, a unit more, and any name of a coin.
    function test_MintWithOne_WhenTooMuch() public {
        bytes memory asked = abi.encodeWithSignature("balanceOf(address)", address(oddPair));
        uint256[2] memory tooMuch = [uint256(2 ** 112), type(uint256).max];
        for (uint256 i; i < 2; ++i) {
            vm.mockCall(address(odd), asked, abi.encode(tooMuch[i]));
            expectReason(PairReason.OVERFLOW);
            oddPair.mintWithOne(address(odd), BOB);
        }
        vm.mockCall(address(odd), asked, abi.encode(uint256(2 ** 112 - 1)));
        oddPair.mintWithOne(address(odd), BOB);
        vm.clearMockedCalls();
        (uint256 ofOdd, uint256 ofUsdt) = reservesOf(oddPair, address(odd));
        vm.assertEq(ofOdd, 2 ** 112 - 1, "ODD");
        vm.assertEq(ofUsdt, 1_000e6, "USDT");
    }

    /// @dev Of one unit nothing is swapped. Of 19 TES 9 are, for 0.897 ODD, of 21 TES 10, for 0.997; of 23 TES 11 are, for
    /// one ODD, which is worth 3.16 shares.
    function test_MintWithOne_WhenNotWorthAShare() public {
        Pair[2] memory pairs = small();
        for (uint256 i; i < 2; ++i) {
            uint256[3] memory paid = [uint256(1), 18, 2];
            for (uint256 j; j < 3; ++j) {
                give(address(tes), address(pairs[i]), paid[j]);
                expectReason(PairReason.NO_LIQUIDITY_MADE);
                pairs[i].mintWithOne(address(tes), BOB);
            }
            give(address(tes), address(pairs[i]), 2);
            (uint256 liquidity, , ) = pairs[i].mintWithOne(address(tes), BOB);
            vm.assertEq(liquidity, 3, "shares for an ODD");
        }
    }

    /// @dev 2,000 of each and as many shares. Of 3 one is swapped, for 0.99: nothing. Of 5 two are, for one; the other 3
    /// are worth 2.99 shares, and the one a share.
    function test_MintWithOne_WhenWorthOneShare() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 2_000);
            give(address(odd), address(pairs[i]), 2_000);
            pairs[i].mint(ALICE);
            give(address(tes), address(pairs[i]), 3);
            expectReason(PairReason.NO_LIQUIDITY_MADE);
            pairs[i].mintWithOne(address(tes), BOB);
            give(address(tes), address(pairs[i]), 2);
            (uint256 liquidity, uint256 amount0, uint256 amount1) = pairs[i].mintWithOne(address(tes), BOB);
            vm.assertEq(liquidity, 1, "one of 2,001");
            vm.assertEq(i == 0 ? amount0 : amount1, 3, "TES");
            vm.assertEq(i == 0 ? amount1 : amount0, 1, "ODD");
        }
    }

    // ---- What comes out

    /// @dev 100 USDT in 5,000: 49.827210 are swapped for 983.78 TES, and 50.172790 provided with them.
    function test_MintWithOne_WithUsdt() public {
        bool tesFirst = tesPair.token0() == address(tes);
        uint256 supply = tesPair.totalSupply();
        give(address(usdt), address(tesPair), 100e6);
        (uint256 liquidity, uint256 amount0, uint256 amount1) = tesPair.mintWithOne(address(usdt), BOB);
        vm.assertEq(liquidity, 222_165_555_206_179, "as in the tests of purchases");
        vm.assertEq(tesFirst ? amount1 : amount0, 50_172_790, "USDT");
        vm.assertEq(tesFirst ? amount0 : amount1, 983_780_174_542_655_751_717, "TES");
        vm.assertEq(tesPair.balanceOf(BOB), liquidity, "Bob's");
        vm.assertEq(tesPair.totalSupply(), supply + liquidity, "of all");
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        vm.assertEq(ofTes, 100_000e18, "TES as before");
        vm.assertEq(ofUsdt, 5_100e6, "USDT");
    }

    /// @dev 1,000,000 TES in 1,000,000,000: 500,626 are swapped, for 49,887 ODD; the other 499,374 go in with them.
    function test_MintWithOne_Tells() public {
        Pair[2] memory pairs = small();
        uint256 out = 49_887;
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 1e6);
            vm.recordLogs();
            pairs[i].mintWithOne(address(tes), BOB);
            Vm.Log[] memory logs = vm.getRecordedLogs();
            vm.assertEq(logs.length, 5, "events");
            told(logs[0], pairs[i], IPair.Sync.selector, inOrder(i, 1e9 + swapped(), 1e8 - out));
            told(logs[1], pairs[i], IPair.Swap.selector, bytes.concat(inOrder(i, swapped(), 0), inOrder(i, 0, out)));
            vm.assertEq(address(uint160(uint256(logs[1].topics[1]))), address(this), "who called");
            vm.assertEq(address(uint160(uint256(logs[1].topics[2]))), address(pairs[i]), "stays in the pair");
            told(logs[2], pairs[i], ITRC20.Transfer.selector, abi.encode(pairs[i].balanceOf(BOB)));
            told(logs[3], pairs[i], IPair.Sync.selector, inOrder(i, 1e9 + 1e6, 1e8));
            told(logs[4], pairs[i], IPair.Mint.selector, inOrder(i, 1e6 - swapped(), out));
            vm.assertEq(address(uint160(uint256(logs[4].topics[1]))), address(this), "who provided");
        }
    }

    /// @dev 997 s^2 + 1,997e9 s = 1e18: s is 500,626.0017.
    function swapped() private pure returns (uint256) {
        return 500_626;
    }

    function inOrder(uint256 order, uint256 ofTes, uint256 ofOdd) private pure returns (bytes memory) {
        return order == 0 ? abi.encode(ofTes, ofOdd) : abi.encode(ofOdd, ofTes);
    }

    function told(Vm.Log memory log, Pair pair, bytes32 selector, bytes memory data) private pure {
        vm.assertEq(log.emitter, address(pair), "by the pair");
        vm.assertTrue(log.topics[0] == selector, "which event");
        vm.assertTrue(keccak256(log.data) == keccak256(data), "what it tells");
    }

    /// @dev An account that sends some of the other coin gives it to no account, and blocks none.
    function test_MintWithOne_GivenSomeOfTheOtherCoin() public {
        give(address(tes), address(tesPair), 7e18);
        give(address(usdt), address(tesPair), 100e6);
        (uint256 liquidity, , ) = tesPair.mintWithOne(address(usdt), BOB);
        vm.assertEq(liquidity, 222_165_555_206_179, "not a unit more");
        tesPair.skim(ALICE);
        vm.assertEq(tes.balanceOf(ALICE), 20_007e18, "it lay there");
        vm.assertEq(usdt.balanceOf(ALICE), 1_000e6, "of the other nothing is left");
    }

    function test_MintWithOne_SumsUpThePriceBefore() public {
        (uint256 reserve0, uint256 reserve1, ) = tesPair.getReserves();
        give(address(usdt), address(tesPair), 100e6);
        pass(100);
        tesPair.mintWithOne(address(usdt), BOB);
        vm.assertEq(tesPair.price0CumulativeLast(), (reserve1 * 2 ** 112) / reserve0 * 100, "of coin 0");
        vm.assertEq(tesPair.price1CumulativeLast(), (reserve0 * 2 ** 112) / reserve1 * 100, "of coin 1");
        (, , uint256 time) = tesPair.getReserves();
        vm.assertEq(time, 1_000_100, "time");
    }

    /// @dev The other coin is not called, not even to test whether it pays.
    function test_MintWithOne_AsksNothingOfTheOtherCoin() public {
        Pair[2] memory pairs = small();
        odd.setHabits(0, 0, true, false);
        vm.mockCall(address(odd), abi.encodeWithSignature("balanceOf(address)"), abi.encode(uint256(0)));
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 1e6);
            pairs[i].mintWithOne(address(tes), BOB);
        }
        vm.clearMockedCalls();
    }

    /// @dev What comes back, sold for what was paid, is less.
    function testFuzz_MintWithOne_NobodyGains(uint256 amount, bool withUsdt) public {
        (address coin, address other) = withUsdt ? (address(usdt), address(tes)) : (address(tes), address(usdt));
        amount = withUsdt ? bound(amount, 100, 9e14) : bound(amount, 1e14, 1e26);
        give(coin, address(tesPair), amount);
        tesPair.mintWithOne(coin, address(tesPair));
        tesPair.burn(BOB);
        (uint256 reserveIn, uint256 reserveOut) = reservesOf(tesPair, other);
        uint256 sold = mostFor(ITRC20(other).balanceOf(BOB), reserveIn, reserveOut);
        vm.assertLe(ITRC20(coin).balanceOf(BOB) + sold, amount, "no gain");
    }

    /// @dev A share is worth no less than before.
    function testFuzz_MintWithOne_NobodyLoses(uint256 amount, bool withUsdt) public {
        amount = withUsdt ? bound(amount, 100, 9e14) : bound(amount, 1e14, 1e26);
        uint256 supply = tesPair.totalSupply();
        uint256 product = productOf(tesPair);
        give(withUsdt ? address(usdt) : address(tes), address(tesPair), amount);
        tesPair.mintWithOne(withUsdt ? address(usdt) : address(tes), BOB);
        uint256 after_ = tesPair.totalSupply();
        vm.assertGe(productOf(tesPair) * supply * supply, product * after_ * after_, "what a share is worth");
    }

    function productOf(IPair pair) private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        return reserve0 * reserve1;
    }

    // ---- Odd coins

    /// @dev What arrives counts: 9 of 10.
    function test_MintWithOne_OfACoinThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        give(address(odd), address(oddPair), 10e18);
        (uint256 liquidity, , ) = oddPair.mintWithOne(address(odd), BOB);
        vm.assertEq(liquidity, 4_483_175_154_923, "for nine");
        (uint256 ofOdd, ) = reservesOf(oddPair, address(odd));
        vm.assertEq(ofOdd, 1_009e18, "ODD");
    }

    function test_Within_NobodyGetsIn() public {
        give(address(usdt), address(oddPair), 10e6);
        odd.callInTransfer(address(oddPair), abi.encodeCall(IPair.mintWithOne, (address(usdt), BOB)));
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        swapFor(oddPair, address(odd), 1e18, BOB);
    }
}
