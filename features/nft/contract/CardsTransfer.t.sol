// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC721Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {ITRC721} from "@openzeppelin/tron-contracts/interfaces/ITRC721.sol";
import {CardsWorld} from "./CardsWorld.t.sol";

// transferFrom
// ├── given the caller is neither owner, approved nor an operator ─ it should revert
// ├── given `from` does not own the card ─ it should revert
// ├── given the card is not sold ─ it should revert
// ├── when the receiver is nobody ─ it should revert
// └── otherwise
//     ├── it should move the card with its level, and count it with the new owner
//     ├── it should leave with each what each is owed
//     └── it should emit Transfer
contract CardsTransferTest is CardsWorld {
    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = buy(ALICE, 2);
    }

    function test_Buy_SaysThatTheCardIsNew() public {
        vm.expectEmit(address(cards));
        emit ITRC721.Transfer(address(0), BOB, 1);
        buy(BOB, 1);
    }

    function test_Transfer_ByAStranger() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721InsufficientApproval.selector, BOB, id));
        vm.prank(BOB);
        cards.transferFrom(ALICE, BOB, id);
    }

    function test_Transfer_FromAnother() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721IncorrectOwner.selector, BOB, id, ALICE));
        vm.prank(ALICE);
        cards.transferFrom(BOB, CAROL, id);
    }

    function test_Transfer_GivenNotSold() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721NonexistentToken.selector, 1));
        vm.prank(ALICE);
        cards.transferFrom(address(0), ALICE, 1);
    }

    function test_Transfer_ToNobody() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721InvalidReceiver.selector, address(0)));
        vm.prank(ALICE);
        cards.transferFrom(ALICE, address(0), id);
    }

    function test_BalanceOf_Nobody() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721InvalidOwner.selector, address(0)));
        cards.balanceOf(address(0));
    }

    function test_Transfer() public {
        vm.expectEmit(address(cards));
        emit ITRC721.Transfer(ALICE, BOB, id);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);

        vm.assertEq(cards.ownerOf(id), BOB, "owner");
        vm.assertEq(cards.balanceOf(ALICE), 0, "alice's cards");
        vm.assertEq(cards.balanceOf(BOB), 1, "bob's cards");
        (,, uint256 level, bool staked,,) = cards.tokenDetials(id);
        vm.assertEq(level, 2, "level");
        vm.assertTrue(!staked, "not staked");
        pledge(BOB, id);
        (,, uint256 reward,) = cards.position(id);
        vm.assertEq(reward, 220 * 2 * TERM, "reward of its own level");
    }

    function test_Transfer_ToOneself() public {
        vm.prank(ALICE);
        cards.transferFrom(ALICE, ALICE, id);
        vm.assertEq(cards.balanceOf(ALICE), 1, "alice's cards");
    }

    function test_Transfer_ByAnOperator() public {
        vm.prank(ALICE);
        cards.setApprovalForAll(BOB, true);
        vm.prank(BOB);
        cards.transferFrom(ALICE, CAROL, id);
        vm.assertEq(cards.ownerOf(id), CAROL, "owner");
    }

    /// @dev What an ended stake earned stays with whom it was earned for.
    function test_Transfer_LeavesTheDebt() public {
        pledge(ALICE, id);
        vm.warp(vm.getBlockTimestamp() + TERM);
        vm.prank(ALICE);
        cards.unlock(id);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, id);
        vm.assertEq(cards.owedOf(ALICE), 220 * 2 * TERM, "owed to alice");
        vm.assertEq(cards.owedOf(BOB), 0, "owed to bob");
        vm.prank(ALICE);
        cards.claim(new uint256[](0));
        vm.assertEq(token.balanceOf(ALICE), 220 * 2 * TERM, "paid to alice, who has no card");
        vm.assertEq(cards.balanceOf(ALICE), 0, "alice's cards");
    }
}
