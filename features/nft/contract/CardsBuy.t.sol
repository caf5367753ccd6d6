// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Cards} from "./Cards.sol";
import {CardsReason, ICards} from "./ICards.sol";
import {CardsWorld} from "./CardsWorld.t.sol";

/// @dev Holds cards and has no way to receive TRX.
contract Mute {
    function buy(Cards cards, uint256 level) external payable {
        cards.Buy{value: msg.value}(level);
    }
}

// Buy
// ├── when the level does not exist
// │   └── it should revert
// ├── given the caller is not active
// │   └── it should revert with "Please active first"
// ├── given the level is sold out
// │   └── it should revert
// ├── when less than the price is sent
// │   └── it should revert
// ├── when the caller takes no change back
// │   └── it should revert and sell nothing
// └── when the price or more is sent
//     ├── it should give the caller the level's next card
//     ├── it should return the change
//     ├── it should send 5 % to the fee splitter and keep the rest for the level's fund
//     └── it should emit Bought
// withdrawProceeds
// └── it should pay the level's fund, by any caller, once
contract CardsBuyTest is CardsWorld {
    function test_Buy_WhenLevelUnknown() public {
        for (uint256 level; level <= 3; level += 3) {
            expectReason(CardsReason.LEVEL);
            vm.prank(ALICE);
            cards.Buy{value: PRICE}(level);
        }
    }

    function test_Buy_GivenNotActive() public {
        expectReason("Please active first");
        vm.prank(CAROL);
        cards.Buy{value: PRICE}(1);
    }

    function test_Buy_GivenSoldOut() public {
        for (uint256 i; i < 3; ++i) buy(ALICE, 1);
        expectReason(CardsReason.SOLD_OUT);
        vm.prank(ALICE);
        cards.Buy{value: PRICE}(1);
    }

    function test_Buy_WhenTooLittle() public {
        expectReason(CardsReason.PRICE);
        vm.prank(ALICE);
        cards.Buy{value: PRICE - 1}(1);
    }

    function test_Buy_WhenChangeIsRefused() public {
        activate(address(this), ROOT);
        expectReason(Trx.TRANSFER_FAILED);
        cards.Buy{value: PRICE + 1}(1);
        vm.assertEq(cards.balanceOf(address(this)), 0, "cards of a contract without receive");
    }

    function testFuzz_Buy(uint256 change) public {
        change = bound(change, 0, 1e12);
        uint256 before = ALICE.balance;

        // 5 % of 100 TRX is 5 TRX; alice's inviter is the root: 0.5 TRX to him, the rest to platform and pool.
        vm.expectEmit(address(cards));
        emit ICards.Bought(ALICE, 1, 1, PRICE, PRICE, 5e6);
        vm.prank(ALICE);
        cards.Buy{value: PRICE + change}(1);

        vm.assertEq(before - ALICE.balance, PRICE, "paid");
        vm.assertEq(cards.ownerOf(1), ALICE, "owner");
        vm.assertEq(cards.levelProceeds(1), 95e6, "proceeds");
        vm.assertEq(address(cards).balance, 95e6, "TRX in the contract");
        vm.assertEq(splitter.creditOf(ROOT), 5e5, "inviter's credit");
        (uint256 remain,,,, uint256 next,) = cards.levelMap(1);
        vm.assertEq(remain, 2, "cards left");
        vm.assertEq(next, 2, "next id");
    }

    /// @dev Nothing is sent back where nothing is over: a buyer that cannot receive TRX buys at the exact price.
    function test_Buy_ByAContractThatRefusesTrx() public {
        Mute buyer = new Mute();
        activate(address(buyer), ROOT);
        buyer.buy{value: PRICE}(cards, 1);
        vm.assertEq(cards.ownerOf(1), address(buyer), "owner");
    }

    function test_Buy_NumbersLevelsOneAfterAnother() public {
        vm.assertEq(buy(ALICE, 2), 4, "first card of level 2");
        vm.assertEq(buy(BOB, 1), 1, "first card of level 1");
        vm.assertEq(buy(BOB, 2), 5, "second card of level 2");
        vm.assertEq(cards.levelOf(3), 1, "last card of level 1");
        vm.assertEq(cards.levelOf(4), 2, "level of 4");
        expectReason(CardsReason.LEVEL);
        cards.levelOf(24);
    }

    function test_WithdrawProceeds() public {
        buy(ALICE, 1);
        uint256 before = FUND.balance;

        vm.expectEmit(address(cards));
        emit ICards.ProceedsWithdrawn(1, FUND, 95e6);
        vm.prank(CAROL);
        cards.withdrawProceeds(1);
        cards.withdrawProceeds(1);

        vm.assertEq(FUND.balance - before, 95e6, "fund paid");
        vm.assertEq(cards.levelProceeds(1), 0, "proceeds left");
    }

    function test_RoyaltyInfo() public {
        (address receiver, uint256 amount) = cards.royaltyInfo(buy(ALICE, 1), 1000);
        vm.assertEq(receiver, FUND, "royalty receiver");
        vm.assertEq(amount, 25, "2.5 %");
        vm.assertTrue(cards.supportsInterface(0x2a55205a), "TRC-2981");
        vm.assertTrue(cards.supportsInterface(0x80ac58cd), "TRC-721");
    }

    function test_TokenDetials() public {
        uint256 id = buy(BOB, 2);
        pledge(BOB, id);
        (uint256 tokenId, address owner, uint256 level, bool staked, uint256 until, string memory uri) =
            cards.tokenDetials(id);
        vm.assertEq(tokenId, id, "id");
        vm.assertEq(owner, BOB, "owner");
        vm.assertEq(level, 2, "level");
        vm.assertTrue(staked, "staked");
        vm.assertEq(until, block.timestamp + TERM, "unlock time");
        vm.assertEq(uri, "Marble", "what the art answers for the level");
    }

    /// @dev Sales at random; the list of each owner equals the list from the events.
    function testFuzz_OwnerOfPage(uint256 buyers) public {
        uint256[] memory expected = new uint256[](12);
        uint256 count;
        for (uint256 i; i < 12; ++i) {
            bool alice = (buyers >> i) & 1 == 1;
            uint256 id = buy(alice ? ALICE : BOB, 2);
            if (alice) expected[count++] = id;
        }

        uint256[] memory ids = cards.ownerOfPage(ALICE);
        vm.assertEq(ids.length, count, "alice's cards");
        for (uint256 i; i < count; ++i) vm.assertEq(ids[i], expected[i], "alice's card in order");
        vm.assertEq(cards.ownerOfPage(ALICE, 4, 10).length + cards.ownerOfPage(ALICE, 10, 99).length, count, "two pages");
    }
}
