// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC721Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {ITRC721} from "@openzeppelin/tron-contracts/interfaces/ITRC721.sol";
import {ICards} from "./ICards.sol";
import {CardsWorld} from "./CardsWorld.t.sol";

// tryTransfer
// ├── when the receiver is nobody ─ it should revert
// ├── given no account has the card ─ it should move nothing and return zeros
// ├── given the caller may not move the card ─ it should move nothing and return its state
// ├── given the stake is not over ─ it should move nothing and return its state
// └── otherwise, by its owner, an approved account, and an operator
//     ├── it should move the card as `transferFrom` does, and return its state before
//     └── given a matured stake ─ it should end it; the reward stays with whom it was earned for
contract CardsTryTransferTest is CardsWorld {
    uint256 private id;
    uint256 private bought;

    function setUp() public override {
        super.setUp();
        id = buy(ALICE, 2);
        bought = vm.getBlockTimestamp();
        vm.warp(bought + 1 hours);
    }

    function test_TryTransfer_ToNobody() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721InvalidReceiver.selector, address(0)));
        vm.prank(ALICE);
        cards.tryTransfer(address(0), id);
    }

    function test_TryTransfer_GivenNotSold() public {
        attempt(ALICE, BOB, 1, address(0), 0, 0, 0, false);
        vm.assertEq(cards.balanceOf(BOB), 0, "bob's cards");
    }

    function test_TryTransfer_ByAStranger() public {
        attempt(BOB, BOB, id, ALICE, 2, bought, 0, false);
        stays();
    }

    function test_TryTransfer_GivenAStakeThatIsNotOver() public {
        vm.prank(ALICE);
        cards.approve(CAROL, id);
        uint256 start = vm.getBlockTimestamp();
        pledge(ALICE, id);
        vm.warp(start + TERM - 1);
        attempt(ALICE, BOB, id, ALICE, 2, start, start + TERM, false);
        attempt(CAROL, BOB, id, ALICE, 2, start, start + TERM, false);
        stays();
        vm.assertEq(cards.totalPledged(), 1, "staked cards");
        vm.assertEq(cards.getApproved(id), CAROL, "approved");
    }

    function test_TryTransfer_ByTheOwner() public {
        vm.recordLogs();
        attempt(ALICE, BOB, id, ALICE, 2, bought, 0, true);
        vm.assertEq(vm.getRecordedLogs().length, 1, "nothing is told but the move");
        moved();
    }

    function test_TryTransfer_ByWhoeverItIsApprovedFor() public {
        vm.prank(ALICE);
        cards.approve(CAROL, id);
        attempt(CAROL, BOB, id, ALICE, 2, bought, 0, true);
        moved();
        vm.assertEq(cards.getApproved(id), address(0), "approved");
        attempt(CAROL, CAROL, id, BOB, 2, vm.getBlockTimestamp(), 0, false);
    }

    function test_TryTransfer_ByAnOperator() public {
        vm.prank(ALICE);
        cards.setApprovalForAll(CAROL, true);
        vm.expectEmit(address(cards));
        emit ITRC721.Transfer(ALICE, BOB, id);
        attempt(CAROL, BOB, id, ALICE, 2, bought, 0, true);
        moved();
    }

    function test_TryTransfer_ToItsOwner() public {
        attempt(ALICE, ALICE, id, ALICE, 2, bought, 0, true);
        stays();
        (,, uint256 since,) = cards.cardFacts(id);
        vm.assertEq(since, vm.getBlockTimestamp(), "since");
    }

    function test_TryTransfer_GivenAMaturedStake() public {
        vm.prank(ALICE);
        cards.setApprovalForAll(CAROL, true);
        uint256 start = vm.getBlockTimestamp();
        pledge(ALICE, id);
        vm.warp(start + TERM);
        vm.expectEmit(address(cards));
        emit ICards.Unlocked(ALICE, id, 220 * 2 * TERM);
        vm.expectEmit(address(cards));
        emit ITRC721.Transfer(ALICE, BOB, id);
        attempt(CAROL, BOB, id, ALICE, 2, start, start + TERM, true);
        moved();
        vm.assertEq(cards.totalPledged(), 0, "staked cards");
        vm.assertEq(cards.owedOf(ALICE), 220 * 2 * TERM, "owed to alice");
        vm.assertEq(cards.owedOf(BOB), 0, "owed to bob");
    }

    function attempt(
        address by,
        address to,
        uint256 tokenId,
        address owner,
        uint256 level,
        uint256 since,
        uint256 unlockTime,
        bool moves
    ) private {
        vm.prank(by);
        (address o, uint256 l, uint256 s, uint256 u, bool m) = cards.tryTransfer(to, tokenId);
        vm.assertEq(o, owner, "told: owner");
        vm.assertEq(l, level, "told: level");
        vm.assertEq(s, since, "told: since");
        vm.assertEq(u, unlockTime, "told: unlock time");
        vm.assertTrue(m == moves, "told: moved");
    }

    function stays() private view {
        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
        vm.assertEq(cards.balanceOf(ALICE), 1, "alice's cards");
    }

    function moved() private view {
        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(cards.balanceOf(ALICE), 0, "alice's cards");
        vm.assertEq(cards.balanceOf(BOB), 1, "bob's cards");
        (address owner, uint256 level, uint256 since, uint256 unlockTime) = cards.cardFacts(id);
        vm.assertEq(owner, BOB, "owner of the facts");
        vm.assertEq(level, 2, "level");
        vm.assertEq(since, vm.getBlockTimestamp(), "since");
        vm.assertEq(unlockTime, 0, "unlock time");
    }
}
