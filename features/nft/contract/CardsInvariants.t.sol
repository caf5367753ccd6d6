// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Cards} from "./Cards.sol";
import {CardsWorld, FickleToken} from "./CardsWorld.t.sol";

/// @dev Everything holders do, in any order, by five of them, with a coin that sometimes breaks for a while.
contract CardsHandler is TestBase {
    uint256 public constant HOLDERS = 5;
    uint256 public constant LAST_ID = 23;

    Cards public immutable cards;
    FickleToken public immutable token;

    uint256 public bought;
    uint256 public exitsRefused;
    uint256 public unlocksRefused;

    constructor(Cards cards_, FickleToken token_) {
        cards = cards_;
        token = token_;
    }

    function buy(uint256 who, uint256 level) external {
        level = 1 + level % 2;
        (uint256 remain,,,,,) = cards.levelMap(level);
        if (remain == 0) return;
        uint256 price = level == 1 ? 100e6 : 400e6;
        vm.deal(holder(who), price);
        vm.prank(holder(who));
        cards.Buy{value: price}(level);
        ++bought;
    }

    function transfer(uint256 card, uint256 to) external {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || endOf(id) != 0) return;
        vm.prank(owner);
        cards.transferFrom(owner, holder(to), id);
    }

    function pledge(uint256 card, bool long) external {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        vm.prank(owner);
        try cards.pledge(id, long ? 90 days : 10 days) {} catch {}
    }

    function claim(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        vm.prank(owner);
        try cards.claim(ids) {} catch {}
    }

    function unlock(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        uint256 end = endOf(id);
        if (owner == address(0) || end == 0 || vm.getBlockTimestamp() < end) return;
        vm.prank(owner);
        try cards.unlock(id) {} catch { ++unlocksRefused; }
    }

    function exit(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || endOf(id) == 0) return;
        vm.prank(owner);
        try cards.exit(id) {} catch { ++exitsRefused; }
    }

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 6 days));
    }

    function breakCoin(bool broken) external {
        token.setBroken(broken);
    }

    function holder(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % HOLDERS));
    }

    function endOf(uint256 id) private view returns (uint256 end) {
        (, end,,) = cards.position(id);
    }

    function pick(uint256 card) public view returns (address owner, uint256 id) {
        id = 1 + card % LAST_ID;
        try cards.ownerOf(id) returns (address found) {
            owner = found;
        } catch {}
    }
}

contract CardsInvariants is CardsWorld {
    CardsHandler private handler;

    function setUp() public override {
        super.setUp();
        handler = new CardsHandler(cards, token);
        for (uint256 i; i < 5; ++i) activate(address(uint160(1000 + i)), ROOT);
        target(address(handler));
    }

    /// @dev Law 1: what is promised lies in the contract.
    function invariant_ReserveCoversEveryPromise() public {
        token.setBroken(false);
        (uint256 balance, uint256 amount,) = cards.reserve();
        vm.assertGe(balance, amount, "reserve and promises");
    }

    function invariant_PromisesAreThePositionsAndTheOwed() public {
        token.setBroken(false);
        uint256 sum;
        for (uint256 id = 1; id <= handler.LAST_ID(); ++id) {
            (,, uint256 reward, uint256 paid) = cards.position(id);
            vm.assertLe(paid, reward, "paid of a position");
            sum += reward - paid;
        }
        for (uint256 i; i < handler.HOLDERS(); ++i) sum += cards.owedOf(handler.holder(i));
        vm.assertEq(promised(), sum, "promises");
    }

    /// @dev Law 2: leaving never fails, whatever the coin and the reserve do.
    function invariant_NobodyIsHeldBack() public view {
        vm.assertEq(handler.exitsRefused(), 0, "exits refused");
        vm.assertEq(handler.unlocksRefused(), 0, "unlocks refused after the term");
    }

    function invariant_EveryCardHasOneOwner() public view {
        uint256 counted;
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            address owner = handler.holder(i);
            uint256[] memory ids = cards.ownerOfPage(owner);
            counted += ids.length;
            vm.assertEq(ids.length, cards.balanceOf(owner), "listed and counted");
            for (uint256 j; j < ids.length; ++j) vm.assertEq(cards.ownerOf(ids[j]), owner, "owner of a listed card");
        }
        vm.assertEq(counted, handler.bought(), "cards of all holders");
    }

    function invariant_EverySunHasOneOwner() public view {
        vm.assertEq(address(cards).balance, cards.levelProceeds(1) + cards.levelProceeds(2), "TRX and proceeds");
    }
}
