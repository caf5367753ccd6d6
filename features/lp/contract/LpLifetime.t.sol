// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {LpReason} from "./ILpStaking.sol";
import {LpWorld} from "./LpWorld.t.sol";
import {Shares, SharesWord} from "./Shares.sol";

/// @notice How much a pool can stream in its life. Of a minimum of 10^6 units of LP: 2^64 * 10^6 base units of TES to the
/// least stake, 18,446,744.07 TES, and as many times more as more is staked.
contract LpLifetimeTest is LpWorld {
    uint256 private constant MOST = 18_446_744_073_709_551_616_000_000;

    function setUp() public override {
        super.setUp();
        begin(configs(2), RATE * 1_000);
        vm.prank(ALICE);
        staking.stake(address(usdt), MINIMUM);
    }

    function fund(uint256 amount) private {
        staking.fund(address(usdt), amount, inSeconds(SHORTEST));
    }

    function earnedThere() private view returns (uint256 amount) {
        (, amount,) = staking.positionOf(address(usdt), ALICE);
    }

    /// @dev Beyond, what she earned would begin at 0 again: of 18,500,000 TES she would have had 53,256.
    function test_Fund_BeyondWhatAPoolCounts() public {
        expectReason(LpReason.LIFETIME);
        fund(18_500_000e18);
        expectReason(LpReason.LIFETIME);
        fund(MOST);
        fund(MOST - 1);
        pass(SHORTEST);
        // Divided among ten seconds, 9 units are left over.
        vm.assertLe(earnedThere(), MOST - 10, "all of it");
        vm.assertGe(earnedThere(), MOST - 11, "less a unit of rounding");
        vm.prank(ALICE);
        staking.claim(address(usdt));
        vm.assertGe(tes.balanceOf(ALICE), MOST - 11, "paid");
        // That was its life, as long as nobody staked more.
        expectReason(LpReason.LIFETIME);
        fund(LEAST_RATE * SHORTEST);
    }

    /// @dev With a thousand times the least stake in it, the same streams are a thousandth of its life each.
    function test_Fund_WhenMoreIsStaked() public {
        vm.prank(BOB);
        staking.stake(address(usdt), 999 * MINIMUM);
        for (uint256 i; i < 3; ++i) {
            fund(MOST / 2);
            pass(SHORTEST);
        }
        vm.assertLe(earnedThere(), MOST * 3 / 2_000, "her thousandth of three");
        vm.assertGe(earnedThere(), MOST * 3 / 2_000 - 10, "of all three");
        // What is left of its life is counted for the least stake again.
        expectReason(LpReason.LIFETIME);
        fund(MOST - 1);
        fund(MOST - MOST / 500);
    }

    /// @dev What is ahead counts, and what is added to it.
    function test_Fund_WhenItIsAddedTo() public {
        fund(MOST / 2);
        expectReason(LpReason.LIFETIME);
        fund(MOST / 2 + 10);
        fund(MOST / 2 - 10);
    }

    /// @dev At any times and amounts the word never begins again: what is paid is what ran, less a unit a stream.
    function testFuzz_Fund_NeverBeginsAgain(uint256[6] memory amounts, uint256 other) public {
        other = bound(other, 0, 3) * MINIMUM;
        if (other > 0) {
            vm.prank(BOB);
            staking.stake(address(usdt), other);
        }
        uint256 ran;
        uint256 before;
        for (uint256 i; i < amounts.length; ++i) {
            try staking.fund(address(usdt), bound(amounts[i], LEAST_RATE * SHORTEST, MOST), inSeconds(SHORTEST)) {
                (,,, uint256 ahead,) = staking.poolOf(address(usdt));
                ran += ahead;
            } catch {}
            pass(SHORTEST);
            uint256 now_ = earnedThere();
            vm.assertGe(now_, before, "never less");
            before = now_;
        }
        uint256 exact = ran * MINIMUM / (MINIMUM + other);
        vm.assertLe(before, exact, "her share");
        vm.assertGe(before + 2 * amounts.length, exact, "of everything");
    }

    // ---- The word

    /// @dev Each field at its ends beside the others at theirs; what is above its bits is cut.
    function test_Shares_EachFieldAtItsEnds() public view {
        for (uint256 i; i < 64; ++i) {
            uint256 total = end(i % 4, 96);
            uint256 time = end((i / 4) % 4, 32);
            uint256 each = end(i / 16, 128);
            Shares word = SharesWord.make(total, time, each);
            vm.assertEq(word.total(), total % 2 ** 96, "total");
            vm.assertEq(word.time(), time % 2 ** 32, "time");
            vm.assertEq(word.each(), each % 2 ** 128, "each");
        }
    }

    /// @dev 0, 1, the most, and one more.
    function end(uint256 which, uint256 bits) private pure returns (uint256) {
        return which < 2 ? which : 2 ** bits - 3 + which;
    }
}
