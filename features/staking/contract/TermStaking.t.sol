// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {IRewardVault, VaultReason} from "../../../platform/contracts/IRewardVault.sol";
import {ITermStaking, TermReason} from "./ITermStaking.sol";
import {TermWorld} from "./TermWorld.t.sol";

/// @notice The life of a stake. 100e6 of `odd` for 10 days earn 10e6 TES, one each 0.0864 seconds.
contract TermStakingTest is TermWorld {
    // ---- pledge

    function test_Pledge_WhenRefused() public {
        vm.prank(CAROL);
        expectReason(TermReason.NOT_ACTIVE);
        staking.pledge(address(odd), 10, MINIMUM);

        vm.prank(ALICE);
        expectReason(TermReason.COIN);
        staking.pledge(address(team), 10, MINIMUM);

        vm.prank(ALICE);
        expectReason(TermReason.TERM);
        staking.pledge(address(odd), 11, MINIMUM);

        vm.prank(ALICE);
        expectReason(TermReason.TERM);
        staking.pledge(address(odd), 100, MINIMUM);

        vm.prank(ALICE);
        expectReason(TermReason.ZERO);
        staking.pledge(address(odd), 10, 0);

        vm.prank(ALICE);
        expectReason(TermReason.MINIMUM);
        staking.pledge(address(odd), 10, MINIMUM - 1);
    }

    function test_Pledge_WhenTheReserveIsTooSmall() public {
        // 1,000e18 answer for 500e6 USDT.
        vm.prank(ALICE);
        staking.pledge(address(usdt), 10, 499e6);
        vm.prank(ALICE);
        expectReason(VaultReason.RESERVE);
        staking.pledge(address(usdt), 10, 1e6 + 1);
        vm.prank(ALICE);
        staking.pledge(address(usdt), 10, 1e6);
        vm.assertEq(promised(), RESERVE, "all of it");
    }

    function test_Pledge_WhenTooLarge() public {
        odd.transfer(ALICE, 1 << 96);
        vm.prank(ALICE);
        expectReason(TermReason.TOO_MUCH);
        staking.pledge(address(odd), 10, 1 << 96);
        // 2^96 / (2 * 10^12), and the reward has more than 96 bits.
        usdt.issue(1 << 60);
        usdt.transfer(ALICE, 1 << 60);
        vm.prank(ALICE);
        expectReason(TermReason.TOO_MUCH);
        staking.pledge(address(usdt), 100, (uint256(1) << 96) / 3e13 + 1);
    }

    function test_Pledge_SetsTheRewardAside() public {
        uint256 now_ = vm.getBlockTimestamp();
        vm.expectEmit(address(staking));
        emit ITermStaking.Pledged(1, ALICE, address(odd), 100e6, 10, now_, now_ + TERM, 10e6);
        vm.assertEq(pledge(ALICE, 100e6), 1, "first");
        vm.assertEq(pledge(BOB, 50e6), 2, "second");
        vm.assertEq(staking.count(), 2, "stakes");
        vm.assertEq(promised(), 15e6, "promised");
        (,, uint256[] memory totals) = staking.coins();
        vm.assertEq(totals[0], 150e6, "staked of the coin");
        checkPosition(now_);
    }

    function checkPosition(uint256 start_) private view {
        (
            address owner,
            address coin,
            uint256 amount,
            uint256 start,
            uint256 unlockTime,
            uint256 reward,
            uint256 paid,
            uint256 earned
        ) = staking.positionOf(1);
        vm.assertEq(owner, ALICE, "owner");
        vm.assertEq(coin, address(odd), "coin");
        vm.assertEq(amount, 100e6, "amount");
        vm.assertEq(start, start_, "start");
        vm.assertEq(unlockTime, start_ + TERM, "unlock time");
        vm.assertEq(reward, 10e6, "reward");
        vm.assertEq(paid + earned, 0, "nothing yet");
    }

    function test_Pledge_WhenTheCoinTakesAFee() public {
        odd.setHabits(10, 0, false, false);
        uint256 id = pledge(ALICE, 100e6);
        vm.assertEq(amountOf(id), 90e6, "recorded is what arrived");
        vm.assertEq(promised(), 9e6, "and its reward");
    }

    // ---- claim

    function test_Claim_WhenRefused() public {
        uint256 id = pledge(ALICE, 100e6);
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        vm.prank(BOB);
        expectReason(TermReason.NOT_YOURS);
        staking.claim(ids);
        vm.prank(ALICE);
        expectReason(TermReason.NOTHING);
        staking.claim(ids);
        vm.prank(ALICE);
        expectReason(TermReason.NOTHING);
        staking.claim(new uint256[](0));
    }

    function test_Claim_PaysWhatIsEarned() public {
        uint256 first = pledge(ALICE, 100e6);
        pass(1 days);
        uint256 second = pledge(ALICE, 50e6);
        pass(1 days);
        uint256[] memory ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (first, second, first);
        uint256[] memory amounts = new uint256[](3);
        (amounts[0], amounts[1]) = (2e6, 5e5);
        vm.expectEmit(address(staking));
        emit ITermStaking.Claimed(ALICE, 25e5, ids, amounts);
        vm.assertEq(claim(ALICE, ids), 25e5, "two tenths and one, each once");
        vm.assertEq(promised(), 125e5, "the rest");
        pass(1);
        // 10e6 / 864,000 a second, and half of it, rounded down each: 2,000,011.57 and 500,005.78.
        vm.assertEq(earnedOf(first), 2_000_011, "rounded down");
        vm.assertEq(earnedOf(second), 500_005, "rounded down, a half");
    }

    // ---- unlock

    function test_Unlock_WhenRefused() public {
        uint256 id = pledge(ALICE, 100e6);
        vm.prank(BOB);
        expectReason(TermReason.NOT_YOURS);
        staking.unlock(id);
        pass(TERM - 1);
        vm.prank(ALICE);
        expectReason(TermReason.TOO_EARLY);
        staking.unlock(id);
        pass(1);
        vm.prank(ALICE);
        staking.unlock(id);
        vm.prank(ALICE);
        expectReason(TermReason.ENDED);
        staking.unlock(id);
    }

    function test_Unlock_LeavesTheRewardOwed() public {
        uint256 id = pledge(ALICE, 100e6);
        pass(4 days);
        vm.assertEq(claim(ALICE, id), 4e6, "before");
        pass(1_000 days);
        tes.setBroken(true);
        vm.expectEmit(address(staking));
        emit ITermStaking.Unlocked(id, ALICE, 100e6);
        vm.prank(ALICE);
        staking.unlock(id);
        vm.assertEq(odd.balanceOf(ALICE), 1_000_000e6, "principal");
        tes.setBroken(false);
        pass(1_000 days);
        vm.assertEq(claim(ALICE, id), 6e6, "owed for ever");
        vm.assertEq(promised(), 0, "nothing more");
    }

    // ---- renew

    function test_Renew_WhenRefused() public {
        uint256 id = pledge(ALICE, 100e6);
        vm.prank(ALICE);
        expectReason(TermReason.TOO_EARLY);
        staking.renew(id, 10);
        pass(TERM);
        vm.prank(BOB);
        expectReason(TermReason.NOT_YOURS);
        staking.renew(id, 10);
        vm.prank(ALICE);
        expectReason(TermReason.TERM);
        staking.renew(id, 100);
        tes.vanish(staking.vault());
        vm.prank(ALICE);
        expectReason(VaultReason.RESERVE);
        staking.renew(id, 10);
        vm.prank(ALICE);
        staking.unlock(id);
        vm.prank(ALICE);
        expectReason(TermReason.ENDED);
        staking.renew(id, 10);
    }

    function test_Renew_OpensANewStake() public {
        uint256 id = pledge(ALICE, 100e6);
        pass(TERM + 5 days);
        vm.expectEmit(address(staking));
        emit ITermStaking.Renewed(id, 2, ALICE);
        vm.prank(ALICE);
        vm.assertEq(staking.renew(id, 10), 2, "new");
        vm.assertEq(amountOf(id), 0, "gone over");
        vm.assertEq(amountOf(2), 100e6, "principal");
        vm.assertEq(promised(), 20e6, "both rewards");
        (,, uint256[] memory totals) = staking.coins();
        vm.assertEq(totals[0], 100e6, "staked once");
        pass(1 days);
        vm.assertEq(claim(ALICE, id), 10e6, "the old one, whole");
        vm.assertEq(claim(ALICE, 2), 1e6, "a day of the new one");
    }

    // ---- exit

    function test_Exit_WhenRefused() public {
        uint256 id = pledge(ALICE, 100e6);
        vm.prank(BOB);
        expectReason(TermReason.NOT_YOURS);
        staking.exit(id);
        pass(TERM);
        vm.prank(ALICE);
        staking.unlock(id);
        vm.prank(ALICE);
        expectReason(TermReason.ENDED);
        staking.exit(id);
    }

    function test_Exit_GivesUpWhatIsUnpaid() public {
        uint256 id = pledge(ALICE, 100e6);
        pass(4 days);
        claim(ALICE, id);
        pass(1 days);
        vm.expectEmit(address(staking));
        emit ITermStaking.Exited(id, ALICE, 100e6, 6e6);
        vm.prank(ALICE);
        staking.exit(id);
        vm.assertEq(odd.balanceOf(ALICE), 1_000_000e6, "principal");
        (uint256 balance, uint256 held, uint256 free) = staking.reserve();
        vm.assertEq(held, 0, "nothing is promised");
        vm.assertEq(free, balance, "all is free");
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        vm.prank(ALICE);
        expectReason(TermReason.NOT_YOURS);
        staking.claim(ids);
        (address owner,,,,,,, uint256 earned) = staking.positionOf(id);
        vm.assertEq(owner, address(0), "left");
        vm.assertEq(earned, 0, "nothing more");
        // The vault receives it with the next stake.
        (, uint256 inVault,) = IRewardVault(staking.vault()).reserve();
        vm.assertEq(inVault, 6e6, "not yet");
        pledge(BOB, 10e6);
        (, inVault,) = IRewardVault(staking.vault()).reserve();
        vm.assertEq(inVault, 1e6, "now");
        vm.assertEq(promised(), 1e6, "promised");
    }

    function test_Reserve_WhenTheCoinTookSomeBack() public {
        pledge(ALICE, 100e6);
        tes.vanish(staking.vault());
        (uint256 balance, uint256 held, uint256 free) = staking.reserve();
        vm.assertEq(balance + free, 0, "nothing");
        vm.assertEq(held, 10e6, "still promised");
    }

    function test_Leaving_WhenTheRewardCoinIsBroken() public {
        uint256 early = pledge(ALICE, 100e6);
        uint256 late = pledge(ALICE, 50e6);
        tes.vanish(staking.vault());
        tes.setBroken(true);
        vm.prank(ALICE);
        staking.exit(early);
        pass(TERM);
        vm.prank(ALICE);
        staking.unlock(late);
        vm.assertEq(odd.balanceOf(ALICE), 1_000_000e6, "principal");
    }

    function test_Leaving_WhenTheCoinSaysFalse() public {
        vm.prank(ALICE);
        uint256 early = staking.pledge(address(usdt), 10, 100e6);
        vm.prank(ALICE);
        uint256 late = staking.pledge(address(usdt), 10, 100e6);
        vm.prank(ALICE);
        staking.exit(early);
        pass(TERM);
        vm.prank(ALICE);
        staking.unlock(late);
        vm.assertEq(usdt.balanceOf(ALICE), 1_000_000e6, "principal");
    }

    /// @dev Principal and rewards are the same coin, and lie apart.
    function test_Leaving_WhenTheCoinIsTheRewards() public {
        vm.prank(ALICE);
        uint256 id = staking.pledge(address(tes), 100, 100e6);
        vm.assertEq(tes.balanceOf(address(staking)), 100e6, "principal here");
        vm.assertEq(tes.balanceOf(staking.vault()), RESERVE, "rewards there");
        vm.prank(ALICE);
        staking.exit(id);
        vm.assertEq(tes.balanceOf(ALICE), 1_000_000e6, "no more and no less");
    }

    /// @dev V3: whatever the state of the values that rewards are computed from, principal comes out.
    function testFuzz_Exit_WhateverTheRewardSays(uint96 paid, uint96 reward, uint256 givenUp, uint32 time) public {
        uint256 id = pledge(ALICE, 100e6);
        bytes32 holding = keccak256(abi.encode(id, uint256(6)));
        bytes32 stake = keccak256(abi.encode(id, uint256(7)));
        uint256 word = uint256(vm.load(address(staking), stake));
        vm.assertEq(uint96(word), 100e6, "the word of the stake");
        vm.assertEq(
            address(uint160(uint256(vm.load(address(staking), holding)))),
            ALICE,
            "the word of the owner"
        );
        vm.store(address(staking), stake, bytes32((word & ~(uint256(type(uint96).max) << 96)) | (uint256(reward) << 96)));
        vm.store(address(staking), holding, bytes32((uint256(paid) << 160) | uint160(ALICE)));
        vm.store(address(staking), bytes32(uint256(4)), bytes32(givenUp));
        vm.warp(time);
        tes.setBroken(true);
        vm.prank(ALICE);
        staking.exit(id);
        vm.assertEq(odd.balanceOf(ALICE), 1_000_000e6, "principal");
    }

    // ---- calls from within

    function test_AnyMove_WhenTheCoinCallsBack() public {
        odd.transfer(address(odd), 200e6);
        vm.prank(address(odd));
        team.bindParent(ROOT);
        vm.prank(address(odd));
        odd.approve(address(staking), type(uint256).max);
        vm.prank(address(odd));
        uint256 its = staking.pledge(address(odd), 10, 100e6);
        uint256 id = pledge(ALICE, 100e6);
        pass(TERM);
        bytes[4] memory calls = [
            abi.encodeCall(staking.pledge, (address(odd), 10, MINIMUM)),
            abi.encodeCall(staking.unlock, (its)),
            abi.encodeCall(staking.renew, (its, 10)),
            abi.encodeCall(staking.exit, (its))
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(staking), calls[i]);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            staking.pledge(address(odd), 10, MINIMUM);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            staking.unlock(id);
            vm.prank(ALICE);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            staking.exit(id);
        }
    }
}
