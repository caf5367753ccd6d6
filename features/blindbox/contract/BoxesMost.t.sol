// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Cards} from "../../nft/contract/Cards.sol";
import {ICards} from "../../nft/contract/ICards.sol";
import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason} from "./IBlindBoxes.sol";

// An urn of a hundred cards, the most there can be.
// └── it should be bought, opened, refunded and given back twenty boxes at a time, and drawn to its end
contract BoxesMostTest is BoxesWorld {
    function setUp() public override {
        super.setUp();
        ICards.LevelConfig[] memory levels = new ICards.LevelConfig[](1);
        levels[0] = ICards.LevelConfig({name: "Clay", supply: 101, power: 1, fund: FUND, price: uint96(PRICE)});
        ICards.Term[] memory terms = new ICards.Term[](1);
        terms[0] = ICards.Term({time: 1 days, rate: 1});
        cards = Cards(deploy("Cards", abi.encode(parts(), levels, terms)));
        boxes = boxesOf(OPERATOR, FUND, DEADLINE, source());
        for (uint256 i; i < 101; ++i) buy(OPERATOR, 1);
        vm.prank(OPERATOR);
        cards.setApprovalForAll(address(boxes), true);
        create(0, 0, range(2, 100));
        post(ONE);
        boxes.addBond{value: 40 * PENALTY}(ONE);
    }

    function test_Urn_ToItsEnd() public {
        for (uint256 i; i < 5; ++i) {
            Asked memory asked = ask(20);
            mine(2);
            uint256[] memory drawn = expected(asked);
            settle(asked);
            for (uint256 k; k < 20; ++k) vm.assertEq(cards.ownerOf(drawn[k]), ALICE, "owner");
        }
        vm.assertEq(cards.balanceOf(ALICE), 100, "all of them");
        vm.assertEq(boxes.urnOf(ONE).length, 0, "the urn");
        stock(100, 0, 0, 0);
        expectReason(BoxReason.TOO_FEW);
        vm.prank(ALICE);
        boxes.buy{value: BOX}(ONE, 1);
    }

    function test_TwentyBoxes_AreRefundedGivenBackAndTaken() public {
        Asked memory asked = ask(20);
        uint256[] memory sealedOnes = take(ALICE, 20);
        mine(DEADLINE + 1);
        uint256 before = ALICE.balance;
        refund(asked);
        vm.assertEq(ALICE.balance - before, 20 * 2 * BOX, "refunded");
        vm.prank(ALICE);
        boxes.giveBack(sealedOnes);
        vm.warp(end);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 20);
        stock(100, 100, 80, 0);
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(bond, 0, "all of it is slashed");
    }
}
