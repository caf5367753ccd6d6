// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BlindBoxes} from "./BlindBoxes.sol";
import {BoxesWorld} from "./BoxesWorld.t.sol";
import {BoxReason} from "./IBlindBoxes.sol";
import {Cards} from "../../nft/contract/Cards.sol";
import {Team} from "../../team/contract/Team.sol";

/// @dev Buys, opens, and takes a draw only if the card pleases it. It has no hook for cards, and takes no TRX.
contract Gambler {
    BlindBoxes private immutable boxes;
    Cards private immutable cards;

    constructor(Team team, BlindBoxes boxes_, Cards cards_, address inviter) payable {
        boxes = boxes_;
        cards = cards_;
        team.bindParent(inviter);
    }

    function enter(uint256[] calldata boxIds, uint256 price, bytes32 seed) external {
        boxes.buy{value: price}(boxIds[0] >> 32, boxIds.length);
        boxes.open(boxIds, seed);
    }

    function giveBack(uint256[] calldata boxIds) external {
        boxes.giveBack(boxIds);
    }

    function settleIfGood(
        uint256 requestId,
        uint256[] calldata boxIds,
        uint256 amount,
        bytes32 seed,
        uint256 blockNumber,
        bytes20 secret,
        uint256 wanted
    ) external {
        boxes.settle(requestId, address(this), boxIds, amount, seed, blockNumber, secret);
        require(cards.ownerOf(wanted) == address(this), "Bad draw");
    }
}

/// @dev Who tries to steer a draw, and the result.
contract BoxesAttacksTest is BoxesWorld {
    /// @dev The operator opens a box of his own and lets it lapse where the draw is bad: each time the reward pool gets
    /// what the dearest card costs, and as much again less what the box cost.
    function test_OperatorWithholds_AndLosesADearestCardEachTime() public {
        uint256 all = OPERATOR.balance + address(boxes).balance;
        Asked memory asked = ask(take(OPERATOR, 1), SEED, OPERATOR);
        mine(DEADLINE + 1);
        refund(asked);
        (uint256 bond,) = boxes.bondOf(ONE);
        vm.assertEq(OPERATOR.balance + address(boxes).balance, all, "the price came back twice");
        vm.assertEq(boxes.creditOf(POOL), 750e6, "400 and 400, less 50");
        vm.assertEq(bond, BOND - 2 * PENALTY, "bond");
    }

    /// @dev Nor does withholding one request change another's draw: every request behind it is refunded too.
    function test_OperatorWithholds_AndNothingBehindItIsDrawn() public {
        Asked memory victims = ask(1);
        Asked memory own = ask(take(OPERATOR, 5), SEED, OPERATOR);
        mine(DEADLINE);
        bytes20 secret = secretOf(own.id);
        expectReason(BoxReason.ORDER);
        settle(own, secret);
        mine(1);
        refund(victims);
        expectReason(BoxReason.LATE);
        settle(own, secret);
        refund(own);
        vm.assertEq(boxes.creditOf(POOL), 6 * 750e6, "for each box");
        stock(10, 10, 10, 0);
    }

    function test_OperatorPicksAnotherSecret() public {
        Asked memory asked = ask(1);
        mine(2);
        for (uint256 i; i < 8; ++i) {
            bytes20 other = bytes20(keccak256(abi.encode(i)));
            expectReason(BoxReason.SECRET);
            settle(asked, other);
        }
        expectReason(BoxReason.PENDING);
        vm.prank(OPERATOR);
        boxes.postChain(ONE, "another");
    }

    /// @dev He withdraws the bond to refuse the openings that would be expensive for him.
    function test_OperatorCannotWithdrawTheBond_WhileABoxIsSealed() public {
        take(ALICE, 1);
        expectReason(BoxReason.HELD);
        vm.prank(OPERATOR);
        boxes.withdrawBond(ONE, 1);
    }

    /// @dev He cannot take expensive cards out at the end: the remaining cards are drawn for him like for all others.
    function test_OperatorTakesBack_OnlyByDraws() public {
        take(ALICE, 1);
        vm.warp(end);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 9);
        vm.assertEq(boxes.urnOf(ONE).length, 10, "all are there");
        expectReason(BoxReason.TOO_FEW);
        vm.prank(OPERATOR);
        boxes.takeBack(ONE, 1);
    }

    /// @dev Of one request nothing can be changed, not by the holder and not in the same block.
    function test_HolderChangesNothingAfterTheRequest() public {
        Asked memory asked = ask(2);
        uint256[] memory one = range(asked.boxIds[0], 1);
        expectReason(BoxReason.NOT_YOURS);
        vm.prank(ALICE);
        boxes.open(one, "better");
        expectReason(BoxReason.NOT_YOURS);
        vm.prank(ALICE);
        boxes.giveBack(asked.boxIds);
        mine(2);
        bytes20 secret = secretOf(asked.id);
        uint256[] memory swapped = new uint256[](2);
        (swapped[0], swapped[1]) = (asked.boxIds[1], asked.boxIds[0]);
        expectReason(BoxReason.NO_REQUEST);
        boxes.settle(asked.id, ALICE, swapped, asked.amount, SEED, asked.blockNumber, secret);
        expectReason(BoxReason.NO_REQUEST);
        boxes.settle(asked.id, ALICE, asked.boxIds, asked.amount, "better", asked.blockNumber, secret);
    }

    /// @dev BOB takes ALICE's seed in her block, and in the same block of another series: his words are others.
    function test_HolderCopiesAnother() public {
        Asked memory alices = ask(take(ALICE, 3), SEED, ALICE);
        Asked memory bobs = ask(take(BOB, 3), SEED, BOB);
        mine(2);
        bytes32 first = wordOf(alices, secretOf(alices.id));
        vm.assertTrue(first != wordOf(bobs, secretOf(bobs.id)), "other words");
        // Even under the same secret, which is never used twice.
        vm.assertTrue(first != wordOf(bobs, secretOf(alices.id)), "other request");
        settle(alices);
        settle(bobs);
        vm.assertEq(cards.balanceOf(ALICE), 3, "ALICE's");
        vm.assertEq(cards.balanceOf(BOB), 3, "BOB's");
    }

    /// @dev A contract that undoes what does not please it undoes its own call: anyone settles all the same, and
    /// nothing of it can refuse the card.
    function test_AContractThatRevertsOnABadDraw() public {
        Gambler gambler = new Gambler{value: 10 * BOX}(team, boxes, cards, ROOT);
        uint256[] memory boxIds = range(box(ONE, 1), 1);
        gambler.enter(boxIds, BOX, SEED);
        Asked memory asked = Asked(box(ONE, 1), address(gambler), boxIds, BOX, SEED, blocks.getBlockNumber());
        mine(2);
        uint256 drawn = expected(asked)[0];
        uint256 wanted = drawn == 1 ? 2 : 1;
        bytes20 secret = secretOf(asked.id);
        expectReason("Bad draw");
        gambler.settleIfGood(asked.id, boxIds, BOX, SEED, asked.blockNumber, secret, wanted);
        expectReason(BoxReason.NOT_YOURS);
        gambler.giveBack(boxIds);
        settle(asked);
        vm.assertEq(cards.ownerOf(drawn), address(gambler), "the card came all the same");
    }

    /// @dev With two of the three sources known and fixed, the third alone decides: each of ten cards comes up.
    function test_NoOneAloneDecides() public pure {
        vm.assertEq(reached(0), 1023, "secret: neither the holder nor who makes blocks knows it");
        vm.assertEq(reached(1), 1023, "seed: the operator chose the secret before it");
        vm.assertEq(reached(2), 1023, "hash: operator and holder made their choices before it");
    }

    /// @dev The places of ten that are picked while one source changes.
    function reached(uint256 source) private pure returns (uint256 places) {
        for (uint256 i; i < 100; ++i) {
            bytes20 secret = bytes20(uint160(source == 0 ? i : 5));
            bytes32 seed = bytes32(source == 1 ? i : 5);
            bytes32 next = bytes32(source == 2 ? i : 5);
            bytes32 word = keccak256(abi.encode(secret, seed, next, uint256(1), address(1)));
            places |= 1 << (uint256(keccak256(abi.encode(word, uint256(0)))) % 10);
        }
    }

    function wordOf(Asked memory asked, bytes20 secret) private view returns (bytes32) {
        bytes32 next = blockhash(asked.blockNumber + 1);
        return keccak256(abi.encode(secret, asked.seed, next, asked.id, address(boxes)));
    }
}
