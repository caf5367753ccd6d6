// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Cards} from "./Cards.sol";
import {CardsWorld} from "./CardsWorld.t.sol";
import {CardsReason, ICards} from "./ICards.sol";

// A card that earns one unit of the reward coin a second, for ten seconds.
// ├── claim ─ it should pay a single unit
// ├── unlock ─ it should credit a single unit, which claim pays once
// └── exit ─ it should give a single unit back
// Levels and terms
// └── it should take 255 of either and no more: a card's word has 8 bits for the number
contract CardsUnitsTest is CardsWorld {
    uint256 private start;

    function setUp() public override {
        super.setUp();
        cards = Cards(deploy("Cards", abi.encode(parts(), levels(1), terms(1))));
        supplyReserve(100);
        buy(ALICE, 1);
        start = vm.getBlockTimestamp();
        vm.prank(ALICE);
        cards.pledge(1, 10);
    }

    function test_Claim_OfASingleUnit() public {
        vm.warp(start + 1);
        claim(ALICE, 1);
        vm.assertEq(token.balanceOf(ALICE), 1, "paid");
        vm.assertEq(promised(), 9, "promised");
        expectReason(CardsReason.NOTHING);
        claim(ALICE, 1);
    }

    function test_Unlock_AfterAClaimASecondBeforeTheEnd() public {
        vm.warp(start + 9);
        claim(ALICE, 1);
        vm.assertEq(token.balanceOf(ALICE), 9, "paid first");
        vm.warp(start + 10);
        vm.assertEq(cards.pending(1), 1, "pending");
        vm.prank(ALICE);
        cards.unlock(1);
        vm.assertEq(cards.owedOf(ALICE), 1, "owed");
        vm.assertEq(promised(), 1, "promised");

        vm.prank(ALICE);
        cards.claim(new uint256[](0));
        vm.assertEq(token.balanceOf(ALICE), 10, "paid in all");
        vm.assertEq(cards.owedOf(ALICE), 0, "owed after the claim");
        vm.assertEq(cards.balanceOf(ALICE), 1, "cards, which stand beside what is owed");
    }

    function test_Exit_WithASingleUnitLeft() public {
        vm.warp(start + 9);
        claim(ALICE, 1);
        vm.prank(ALICE);
        cards.exit(1);
        vm.assertEq(promised(), 0, "promised");
        vm.assertEq(cards.owedOf(ALICE), 0, "owed");
    }

    function test_New_With255LevelsAndTerms() public {
        cards = Cards(deploy("Cards", abi.encode(parts(), levels(255), terms(255))));
        supplyReserve(1e6);
        uint256 id = buy(ALICE, 255);
        vm.assertEq(id, 509, "first card of the last level, two to each before it");
        vm.prank(ALICE);
        cards.pledge(id, 2550);
        (,, uint256 reward,) = cards.position(id);
        vm.assertEq(reward, 2550, "reward of the last term");
        vm.assertEq(cards.ownerOf(id), ALICE, "owner");
        (,, uint256 level,,,) = cards.tokenDetials(id);
        vm.assertEq(level, 255, "level");
    }

    function test_New_GivenTooManyLevels() public {
        Cards.Parts memory all = parts();
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("Cards", abi.encode(all, levels(256), terms(1)));
    }

    function test_New_GivenTooManyTerms() public {
        Cards.Parts memory all = parts();
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("Cards", abi.encode(all, levels(1), terms(256)));
    }

    function levels(uint256 count) private view returns (ICards.LevelConfig[] memory all) {
        all = new ICards.LevelConfig[](count);
        for (uint256 i; i < count; ++i) {
            uint96 price = uint96(i == 0 ? PRICE : 4 * PRICE);
            all[i] = ICards.LevelConfig({name: "Clay", supply: 2, power: 1, fund: FUND, price: price});
        }
    }

    function terms(uint256 count) private pure returns (ICards.Term[] memory all) {
        all = new ICards.Term[](count);
        for (uint256 i; i < count; ++i) all[i] = ICards.Term({time: uint32(10 * (i + 1)), rate: 1});
    }
}
