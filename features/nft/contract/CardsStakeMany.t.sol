// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardsReason, ICards} from "./ICards.sol";
import {CardsWorld} from "./CardsWorld.t.sol";

// pledgeMany
// ├── given the owner is not active ─ it should revert with "Please active first"
// ├── when the time is no term ─ it should revert, even without cards
// ├── given one card is not the caller's ─ it should revert and stake none
// ├── given one card is staked, or named twice ─ it should revert and stake none
// ├── given the free reserve is below the sum of the rewards ─ it should revert and stake none
// ├── when no card is named ─ it should change nothing
// └── otherwise
//     ├── it should promise the sum of the rewards, and emit each stake as `pledge` does
//     └── it should leave every card as `pledge` of it leaves it
contract CardsStakeManyTest is CardsWorld {
    /// @dev A card of level 2 staked for 10 days: 220 x 2 x 864,000.
    uint256 private constant REWARD_2 = 380_160_000;

    uint256[] private ids;

    function setUp() public override {
        super.setUp();
        ids.push(buy(ALICE, 1));
        ids.push(buy(ALICE, 1));
        ids.push(buy(ALICE, 2));
    }

    function test_PledgeMany_GivenNotActive() public {
        uint256[] memory theirs = new uint256[](1);
        theirs[0] = ids[0];
        vm.prank(ALICE);
        cards.transferFrom(ALICE, CAROL, ids[0]);
        refused(CAROL, theirs, "Please active first");
    }

    function test_PledgeMany_WhenNoTerm() public {
        expectReason(CardsReason.TERM);
        vm.prank(ALICE);
        cards.pledgeMany(ids, TERM + 1);

        expectReason(CardsReason.TERM);
        vm.prank(ALICE);
        cards.pledgeMany(new uint256[](0), 0);
    }

    function test_PledgeMany_GivenOneNotYours() public {
        vm.prank(ALICE);
        cards.transferFrom(ALICE, BOB, ids[2]);
        refused(ALICE, ids, CardsReason.NOT_YOURS);
    }

    function test_PledgeMany_GivenOneStaked() public {
        pledge(ALICE, ids[1]);
        expectReason(CardsReason.ALREADY_STAKED);
        vm.prank(ALICE);
        cards.pledgeMany(ids, TERM);
        vm.assertEq(cards.totalPledged(), 1, "staked cards");
    }

    function test_PledgeMany_WhenNamedTwice() public {
        ids[2] = ids[0];
        refused(ALICE, ids, CardsReason.ALREADY_STAKED);
    }

    function test_PledgeMany_GivenReserveTooSmall() public {
        token.vanish(address(cards));
        supplyReserve(2 * REWARD + REWARD_2 - 1);
        refused(ALICE, ids, CardsReason.RESERVE);

        supplyReserve(1);
        vm.prank(ALICE);
        cards.pledgeMany(ids, TERM);
        (,, uint256 free) = cards.reserve();
        vm.assertEq(free, 0, "free reserve");
    }

    function test_PledgeMany_WhenNone() public {
        vm.prank(ALICE);
        cards.pledgeMany(new uint256[](0), TERM);
        nothingIsStaked();
    }

    function test_PledgeMany() public {
        uint256 start = vm.getBlockTimestamp();
        for (uint256 i; i < 3; ++i) {
            vm.expectEmit(address(cards));
            emit ICards.Pledged(ALICE, ids[i], start, start + TERM, i < 2 ? REWARD : REWARD_2);
        }
        vm.prank(ALICE);
        cards.pledgeMany(ids, TERM);

        vm.assertEq(promised(), 2 * REWARD + REWARD_2, "promised");
        vm.assertEq(cards.totalPledged(), 3, "staked cards");
        vm.assertEq(cards.ownerOf(ids[2]), ALICE, "owner");
    }

    /// @dev Of two equal cards one is staked each way.
    function testFuzz_PledgeMany_IsPledgeOfEach(bool long, uint256 later) public {
        uint256 time = long ? 90 days : TERM;
        supplyReserve(10 * RESERVE);
        uint256[] memory one = new uint256[](1);
        one[0] = ids[0];
        vm.prank(ALICE);
        cards.pledgeMany(one, time);
        vm.prank(ALICE);
        cards.pledge(ids[1], time);

        vm.warp(vm.getBlockTimestamp() + bound(later, 0, 100 days));
        (uint256 start, uint256 end, uint256 reward, uint256 paid) = cards.position(ids[0]);
        (uint256 start2, uint256 end2, uint256 reward2, uint256 paid2) = cards.position(ids[1]);
        vm.assertEq(start, start2, "start");
        vm.assertEq(end, end2, "end");
        vm.assertEq(reward, reward2, "reward");
        vm.assertEq(paid, paid2, "paid");
        vm.assertEq(cards.pending(ids[0]), cards.pending(ids[1]), "pending");
        vm.assertEq(promised(), 2 * reward, "promised");
    }

    function refused(address who, uint256[] memory cards_, string memory reason) private {
        expectReason(reason);
        vm.prank(who);
        cards.pledgeMany(cards_, TERM);
        nothingIsStaked();
    }

    function nothingIsStaked() private view {
        vm.assertEq(cards.totalPledged(), 0, "staked cards");
        vm.assertEq(promised(), 0, "promised");
    }
}
