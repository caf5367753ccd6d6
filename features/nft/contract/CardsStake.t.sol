// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardsReason, ICards} from "./ICards.sol";
import {CardsWorld} from "./CardsWorld.t.sol";

// pledge
// ├── given the owner is not active ─ it should revert with "Please active first"
// ├── given the caller does not own the card ─ it should revert
// ├── given the card is staked ─ it should revert
// ├── when the time is no term ─ it should revert
// ├── given the free reserve is below the whole reward ─ it should revert
// └── otherwise
//     ├── it should promise the whole reward and leave the card with its owner
//     └── it should refuse every transfer of the card
// claim
// ├── given a card is not the caller's ─ it should revert
// ├── given nothing is earned ─ it should revert
// ├── when a card is named twice ─ it should pay it once
// └── otherwise ─ it should pay what is earned, linearly, and nothing more after the term
// unlock
// ├── given the caller does not own the card ─ it should revert
// ├── given the card is not staked ─ it should revert
// ├── when the unlock time is not reached ─ it should revert
// └── otherwise ─ it should free the card and credit what is unpaid, without the reward coin
// exit
// ├── given the caller does not own the card, or it is not staked ─ it should revert
// └── otherwise ─ it should free the card at any time, whatever the reserve or the coin does
contract CardsStakeTest is CardsWorld {
    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = buy(ALICE, 1);
    }

    function test_Pledge_GivenNotActive() public {
        vm.prank(ALICE);
        cards.transferFrom(ALICE, CAROL, id);
        expectReason("Please active first");
        pledge(CAROL, id);
    }

    function test_Pledge_GivenNotYours() public {
        expectReason(CardsReason.NOT_YOURS);
        pledge(BOB, id);
    }

    function test_Pledge_GivenNotBought() public {
        expectReason(CardsReason.NOT_YOURS);
        pledge(BOB, 20);
    }

    function test_Pledge_GivenStaked() public {
        pledge(ALICE, id);
        expectReason(CardsReason.ALREADY_STAKED);
        pledge(ALICE, id);
    }

    function test_Pledge_WhenNoTerm() public {
        expectReason(CardsReason.TERM);
        vm.prank(ALICE);
        cards.pledge(id, TERM + 1);
    }

    function test_Pledge_GivenReserveTooSmall() public {
        token.vanish(address(cards));
        supplyReserve(REWARD - 1);
        expectReason(CardsReason.RESERVE);
        pledge(ALICE, id);

        supplyReserve(1);
        pledge(ALICE, id);
        (, , uint256 free) = cards.reserve();
        vm.assertEq(free, 0, "free reserve");
    }

    function test_Pledge() public {
        vm.expectEmit(address(cards));
        emit ICards.Pledged(ALICE, id, vm.getBlockTimestamp(), vm.getBlockTimestamp() + TERM, REWARD);
        pledge(ALICE, id);

        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
        vm.assertEq(promised(), REWARD, "promised");
        vm.assertEq(cards.totalPledged(), 1, "staked cards");
        (,, uint256 reward,) = cards.position(id);
        vm.assertEq(reward, REWARD, "reward of the position");
    }

    function test_Transfer_GivenStaked() public {
        vm.prank(ALICE);
        cards.approve(BOB, id);
        pledge(ALICE, id);

        expectReason(CardsReason.STAKED);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        expectReason(CardsReason.STAKED);
        vm.prank(BOB);
        cards.safeTransferFrom(ALICE, BOB, id);
    }

    function test_Transfer_ClearsTheApproval() public {
        vm.prank(ALICE);
        cards.approve(CAROL, id);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        vm.assertEq(cards.getApproved(id), address(0), "approved");
    }

    function test_Claim_GivenNotYours() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        expectReason(CardsReason.NOT_YOURS);
        claim(BOB, id);
    }

    function test_Claim_GivenNothing() public {
        expectReason(CardsReason.NOTHING);
        claim(ALICE, id);
        pledge(ALICE, id);
        expectReason(CardsReason.NOTHING);
        claim(ALICE, id);
    }

    function test_Claim_WhenNamedTwice() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        uint256[] memory ids = new uint256[](2);
        ids[0] = ids[1] = id;
        vm.prank(ALICE);
        cards.claim(ids);
        vm.assertEq(token.balanceOf(ALICE), REWARD / 10, "paid");
    }

    /// @dev Claims at any two moments pay together what one claim at the later moment pays.
    function testFuzz_Claim(uint256 first, uint256 second) public {
        first = bound(first, 1 hours, 20 days);
        second = bound(second, first, 20 days);
        uint256 start = vm.getBlockTimestamp();
        pledge(ALICE, id);

        vm.warp(start + first);
        claim(ALICE, id);
        vm.assertEq(token.balanceOf(ALICE), earned(first), "paid first");
        vm.warp(start + second);
        vm.assertEq(cards.pending(id), earned(second) - earned(first), "pending");
        if (cards.pending(id) > 0) claim(ALICE, id);
        vm.assertEq(token.balanceOf(ALICE), earned(second), "paid together");
        vm.assertEq(promised(), REWARD - earned(second), "still promised");
        (,,, uint256 paid) = cards.position(id);
        vm.assertEq(paid, earned(second), "paid of the position");
    }

    function test_Unlock_GivenNotYours() public {
        pledge(ALICE, id);
        expectReason(CardsReason.NOT_YOURS);
        vm.prank(BOB);
        cards.unlock(id);
    }

    function test_Unlock_GivenNotStaked() public {
        expectReason(CardsReason.NOT_STAKED);
        vm.prank(ALICE);
        cards.unlock(id);
    }

    function test_Unlock_WhenTooEarly() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + TERM - 1);
        expectReason("Unlock time not reached");
        vm.prank(ALICE);
        cards.unlock(id);
    }

    function test_Unlock() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + 4 days);
        claim(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + 60 days);
        // Nothing of the reward coin is needed to get the card back.
        token.setBroken(true);

        vm.expectEmit(address(cards));
        emit ICards.Unlocked(ALICE, id, (REWARD * 6) / 10);
        vm.prank(ALICE);
        cards.unlock(id);

        vm.assertEq(cards.owedOf(ALICE), (REWARD * 6) / 10, "owed");
        (, uint256 end,,) = cards.position(id);
        vm.assertEq(end, 0, "stake");
        token.setBroken(false);
        vm.assertEq(promised(), (REWARD * 6) / 10, "promised");

        uint256 owed = (REWARD * 6) / 10;
        vm.expectEmit(address(cards));
        emit ICards.Claimed(ALICE, owed, owed, new uint256[](0), new uint256[](0));
        vm.prank(ALICE);
        cards.claim(new uint256[](0));
        vm.assertEq(token.balanceOf(ALICE), REWARD, "paid in all");
        vm.assertEq(promised(), 0, "promised after the claim");
    }

    /// @dev Others' promises stand behind the same reserve: a debt that is paid twice is paid from theirs.
    function test_Claim_OfADebtPaysItOnce() public {
        pledge(ALICE, id);
        uint256 others = buy(BOB, 1);
        pledge(BOB, others);
        vm.warp(vm.getBlockTimestamp() + TERM);
        vm.prank(ALICE);
        cards.unlock(id);
        vm.prank(ALICE);
        cards.claim(new uint256[](0));
        vm.assertEq(cards.owedOf(ALICE), 0, "owed after the claim");

        expectReason(CardsReason.NOTHING);
        vm.prank(ALICE);
        cards.claim(new uint256[](0));
        vm.assertEq(promised(), REWARD, "bob's promise");
    }

    function test_Claim_SaysWhatEachCardPaid() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        uint256[] memory ids = new uint256[](1);
        uint256[] memory amounts = new uint256[](1);
        ids[0] = id;
        amounts[0] = REWARD / 10;
        vm.expectEmit(address(cards));
        emit ICards.Claimed(ALICE, REWARD / 10, 0, ids, amounts);
        claim(ALICE, id);
    }

    function test_Exit_SaysWhatWentBack() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        claim(ALICE, id);
        vm.expectEmit(address(cards));
        emit ICards.Exited(ALICE, id, (REWARD * 9) / 10);
        vm.prank(ALICE);
        cards.exit(id);
    }

    function test_Fund_SaysWhatArrived() public {
        token.approve(address(cards), 77);
        vm.expectEmit(address(cards));
        emit ICards.Funded(address(this), 77);
        cards.fund(77);
    }

    function test_Unlock_ThenStakeAgain() public {
        for (uint256 round = 1; round <= 3; ++round) {
            pledge(ALICE, id);
            vm.warp(vm.getBlockTimestamp() + TERM);
            vm.prank(ALICE);
            cards.unlock(id);
            vm.assertEq(cards.owedOf(ALICE), round * REWARD, "owed");
        }
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        vm.assertEq(cards.ownerOf(id), BOB, "owner after the last stake");
        vm.assertEq(cards.owedOf(ALICE), 3 * REWARD, "still alice's");
    }

    function test_Exit_GivenNotYoursOrNotStaked() public {
        expectReason(CardsReason.NOT_STAKED);
        vm.prank(ALICE);
        cards.exit(id);
        pledge(ALICE, id);
        expectReason(CardsReason.NOT_YOURS);
        vm.prank(BOB);
        cards.exit(id);
    }

    function testFuzz_Exit(uint256 time, uint256 paidAt, bool broken, bool empty) public {
        paidAt = bound(paidAt, 1 hours, 30 days);
        time = bound(time, paidAt, 40 days);
        uint256 start = vm.getBlockTimestamp();
        pledge(ALICE, id);
        vm.warp(start + paidAt);
        claim(ALICE, id);
        vm.warp(start + time);
        if (empty) token.vanish(address(cards));
        if (broken) token.setBroken(true);

        vm.prank(ALICE);
        cards.exit(id);

        token.setBroken(false);
        vm.assertEq(promised(), 0, "promised");
        vm.assertEq(cards.owedOf(ALICE), 0, "owed");
        vm.assertEq(token.balanceOf(ALICE), earned(paidAt), "what was paid stays paid");
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
    }

    /// @dev The model: the whole reward over ten days, rounded down.
    function earned(uint256 time) private pure returns (uint256) {
        return time >= 10 days ? REWARD : (REWARD * time) / 10 days;
    }
}
