// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC165} from "@openzeppelin/tron-contracts/interfaces/ITRC165.sol";
import {ITRC721Errors} from "@openzeppelin/tron-contracts/interfaces/draft-IERC6093.sol";
import {ITRC2981} from "@openzeppelin/tron-contracts/interfaces/ITRC2981.sol";
import {ITRC721} from "@openzeppelin/tron-contracts/interfaces/ITRC721.sol";
import {CardsWorld} from "./CardsWorld.t.sol";
import {CardsReason, ICards} from "./ICards.sol";

contract CardsReads is CardsWorld {
    function test_Levels() public view {
        vm.assertEq(cards.levelCount(), 2, "levels");
        vm.assertEq(cards.levelPower(1), 50, "power of level 1");
        vm.assertEq(cards.levelPower(2), 220, "power of level 2");
        vm.assertEq(cards.getUToCoin(7e6), 7e6, "sun of 7 USDT at one for one");
    }

    function test_LevelMap() public {
        buy(ALICE, 2);
        (uint256 remain, string memory name, uint256 time, uint256 price, uint256 next, address fund) =
            cards.levelMap(2);
        vm.assertEq(remain, 19, "cards left");
        vm.assertEq(name, "Marble", "name");
        vm.assertEq(time, TERM, "shortest time");
        vm.assertEq(price, 4 * PRICE, "price");
        vm.assertEq(next, 5, "next card");
        vm.assertEq(fund, FUND, "fund");
    }

    function test_Reserve() public {
        uint256 id = buy(ALICE, 1);
        vm.prank(ALICE);
        cards.pledge(id, TERM);
        (uint256 balance, uint256 held, uint256 left) = cards.reserve();
        vm.assertEq(balance, RESERVE, "balance");
        vm.assertEq(held, REWARD, "promised");
        vm.assertEq(left, RESERVE - REWARD, "free");

        token.vanish(address(cards));
        (,, left) = cards.reserve();
        vm.assertEq(left, 0, "free of a reserve that was lost");
    }

    function test_Pending_ToTheSecond() public {
        uint256 id = buy(ALICE, 1);
        uint256 start = vm.getBlockTimestamp();
        vm.prank(ALICE);
        cards.pledge(id, TERM);
        vm.assertEq(cards.pending(id), 0, "at once");
        vm.warp(start + 1);
        vm.assertEq(cards.pending(id), 100, "after a second: power 50, rate 2");
        vm.warp(start + TERM - 1);
        vm.assertEq(cards.pending(id), REWARD - 100, "a second before the end");
        vm.warp(start + TERM + 1);
        vm.assertEq(cards.pending(id), REWARD, "after the end");
    }

    function test_Approve() public {
        uint256 id = buy(ALICE, 1);
        vm.prank(ALICE);
        cards.approve(BOB, id);
        vm.assertEq(cards.getApproved(id), BOB, "approved");
        vm.prank(BOB);
        cards.transferFrom(ALICE, CAROL, id);
        vm.assertEq(cards.ownerOf(id), CAROL, "owner");
        vm.assertEq(cards.getApproved(id), address(0), "approved afterwards");
    }

    function test_LevelOf() public {
        vm.assertEq(cards.levelOf(1), 1, "first of level 1");
        vm.assertEq(cards.levelOf(3), 1, "last of level 1");
        vm.assertEq(cards.levelOf(4), 2, "first of level 2");
        vm.assertEq(cards.levelOf(23), 2, "last of level 2");
        expectReason(CardsReason.LEVEL);
        cards.levelOf(0);
        expectReason(CardsReason.LEVEL);
        cards.levelOf(24);
    }

    /// @dev Where a level is sold out, its end is the first card of the next.
    function test_SoldOutLevel_EndsWhereTheNextBegins() public {
        for (uint256 i; i < 3; ++i) buy(BOB, 1);
        uint256 id = buy(ALICE, 2);
        pledge(ALICE, id);
        vm.assertEq(cards.totalPledged(), 1, "staked cards");
        vm.assertEq(cards.ownerOfPage(ALICE).length, 1, "alice's cards");
        (uint256 remain,,,, uint256 next,) = cards.levelMap(1);
        vm.assertEq(remain, 0, "cards left");
        vm.assertEq(next, 4, "next card, of another level");
    }

    function test_LevelPower_GivenNoSuchLevel() public {
        expectReason(CardsReason.LEVEL);
        cards.levelPower(0);
        expectReason(CardsReason.LEVEL);
        cards.levelPower(3);
    }

    function test_TokenURI() public {
        uint256 id = buy(ALICE, 2);
        vm.assertEq(cards.tokenURI(id), "Marble", "picture by the art contract");
    }

    function test_TokenURI_GivenNotBought() public {
        vm.expectRevert(abi.encodeWithSelector(ITRC721Errors.TRC721NonexistentToken.selector, 1));
        cards.tokenURI(1);
    }

    function test_Terms() public view {
        (uint256[] memory times, uint256[] memory rates) = cards.terms();
        vm.assertEq(times.length, 2, "terms");
        vm.assertEq(times[0], TERM, "shorter time");
        vm.assertEq(rates[0], 2, "its rate");
        vm.assertEq(times[1], 90 days, "longer time");
        vm.assertEq(rates[1], 3, "its rate");
    }

    function test_Position() public {
        uint256 id = buy(ALICE, 1);
        vm.prank(ALICE);
        cards.pledge(id, TERM);
        (uint256 start, uint256 end, uint256 reward, uint256 paid) = cards.position(id);
        vm.assertEq(start, vm.getBlockTimestamp(), "start");
        vm.assertEq(end, start + TERM, "end");
        vm.assertEq(reward, REWARD, "reward");
        vm.assertEq(paid, 0, "paid");

        vm.prank(ALICE);
        cards.exit(id);
        (start, end, reward, paid) = cards.position(id);
        vm.assertEq(start + end + reward + paid, 0, "all of no stake");
    }

    function test_SupportsInterface() public view {
        vm.assertTrue(cards.supportsInterface(type(ITRC165).interfaceId), "TRC-165");
        vm.assertTrue(cards.supportsInterface(type(ITRC721).interfaceId), "TRC-721");
        vm.assertTrue(cards.supportsInterface(type(ITRC2981).interfaceId), "royalties");
        vm.assertTrue(!cards.supportsInterface(0xffffffff), "none");
    }

    function test_CardFacts_AndStateFor() public {
        facts(1, address(0), 0, 0, 0);
        uint256 bought = vm.getBlockTimestamp();
        buy(ALICE, 1);
        facts(1, ALICE, 1, bought, 0);
        vm.warp(bought + 5);
        pledge(ALICE, 1);
        facts(1, ALICE, 1, bought + 5, bought + 5 + TERM);
        vm.warp(bought + 5 + TERM);
        vm.prank(ALICE);
        cards.unlock(1);
        // The end of a stake is no change of hands.
        facts(1, ALICE, 1, bought + 5, 0);
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, 1);
        facts(1, BOB, 1, bought + 5 + TERM, 0);
        pledge(BOB, 1);
        vm.warp(bought + 6 + TERM);
        vm.prank(BOB);
        cards.exit(1);
        facts(1, BOB, 1, bought + 5 + TERM, 0);

        (,,, bool mayMove) = cards.stateFor(1, CAROL);
        vm.assertTrue(!mayMove, "a stranger");
        vm.prank(BOB);
        cards.setApprovalForAll(CAROL, true);
        (,,, mayMove) = cards.stateFor(1, CAROL);
        vm.assertTrue(mayMove, "an operator");
    }

    function test_Unlock_ByWhoeverMayMoveTheCard() public {
        buy(ALICE, 1);
        pledge(ALICE, 1);
        vm.warp(vm.getBlockTimestamp() + TERM);
        expectReason(CardsReason.NOT_YOURS);
        vm.prank(BOB);
        cards.unlock(1);
        vm.prank(ALICE);
        cards.approve(BOB, 1);
        vm.expectEmit(address(cards));
        emit ICards.Unlocked(ALICE, 1, REWARD);
        vm.prank(BOB);
        cards.unlock(1);
        vm.assertEq(cards.owedOf(ALICE), REWARD, "the owner's");
        vm.assertEq(cards.owedOf(BOB), 0, "not the caller's");
        expectReason(CardsReason.NOT_STAKED);
        vm.prank(BOB);
        cards.unlock(1);
    }

    /// @dev Leaving early gives something up: nobody else may.
    function test_Exit_ByWhoeverMayMoveTheCard() public {
        buy(ALICE, 1);
        pledge(ALICE, 1);
        vm.prank(ALICE);
        cards.approve(BOB, 1);
        expectReason(CardsReason.NOT_YOURS);
        vm.prank(BOB);
        cards.exit(1);
    }

    function facts(uint256 id, address owner, uint256 level, uint256 since, uint256 unlockTime) private view {
        (address o, uint256 l, uint256 s, uint256 u) = cards.cardFacts(id);
        vm.assertEq(o, owner, "owner");
        vm.assertEq(l, level, "level");
        vm.assertEq(s, since, "since");
        vm.assertEq(u, unlockTime, "unlock time");
        (o, s, u,) = cards.stateFor(id, address(this));
        vm.assertEq(o, owner, "owner of the state");
        vm.assertEq(s, since, "since of the state");
        vm.assertEq(u, unlockTime, "unlock time of the state");
    }
}
