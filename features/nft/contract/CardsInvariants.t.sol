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

    /// @dev Cards sold, by level; sun they brought the funds, and what of it was paid out.
    uint256[3] public sold;
    uint256 public brought;
    uint256 public paidOut;
    /// @dev Rewards of all stakes ever opened, and the part of them that was given up.
    uint256 public opened;
    uint256 public givenUp;
    /// @dev What must never be counted.
    uint256 public exitsRefused;
    uint256 public unlocksRefused;
    uint256 public claimsWrong;
    uint256 public debtsLost;
    uint256 public stakedTwice;
    uint256 public leftEarly;
    uint256 public intruded;
    address[] private _nobodies;

    constructor(Cards cards_, FickleToken token_, address[] memory nobodies) {
        _nobodies = nobodies;
        cards = cards_;
        token = token_;
    }

    /// @dev Nobody is owed less afterwards, but who was paid.
    modifier keepsDebts(address paid) {
        uint256[HOLDERS] memory before;
        for (uint256 i; i < HOLDERS; ++i) before[i] = cards.owedOf(holder(i));
        _;
        for (uint256 i; i < HOLDERS; ++i) {
            if (cards.owedOf(holder(i)) < before[i] && holder(i) != paid) ++debtsLost;
        }
    }

    function buy(uint256 who, uint256 level) external keepsDebts(address(0)) {
        level = 1 + level % 2;
        (uint256 remain,,,,,) = cards.levelMap(level);
        if (remain == 0) return;
        uint256 price = level == 1 ? 100e6 : 400e6;
        vm.deal(holder(who), price);
        vm.prank(holder(who));
        cards.Buy{value: price}(level);
        ++sold[level];
        brought += (price * 95) / 100;
    }

    function withdraw(uint256 level) external {
        level = 1 + level % 2;
        paidOut += cards.levelProceeds(level);
        cards.withdrawProceeds(level);
    }

    function transfer(uint256 card, uint256 to) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || endOf(id) != 0) return;
        vm.prank(owner);
        cards.transferFrom(owner, holder(to), id);
    }

    function transferByAnother(uint256 card, uint256 by, uint256 to) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || endOf(id) != 0) return;
        vm.prank(owner);
        cards.approve(holder(by), id);
        vm.prank(holder(by));
        cards.transferFrom(owner, holder(to), id);
    }

    function pledge(uint256 card, bool long) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        bool staked = endOf(id) != 0;
        vm.prank(owner);
        try cards.pledge(id, long ? 90 days : 10 days) {
            if (staked) ++stakedTwice;
            (,, uint256 reward,) = cards.position(id);
            opened += reward;
        } catch {}
    }

    /// @dev Two cards, mostly of one holder, in one call: all of it happens or nothing.
    function pledgeMany(uint256 card, uint256 other, bool long) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        uint256[] memory owned = cards.ownerOfPage(owner);
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (id, other % 8 == 0 ? 1 + other % LAST_ID : owned[other % owned.length]);
        bool refusable = ids[0] == ids[1] || endOf(ids[0]) != 0 || endOf(ids[1]) != 0;
        vm.prank(owner);
        try cards.pledgeMany(ids, long ? 90 days : 10 days) {
            if (refusable) ++stakedTwice;
            (,, uint256 reward,) = cards.position(ids[0]);
            (,, uint256 otherReward,) = cards.position(ids[1]);
            opened += reward + otherReward;
        } catch {}
    }

    function claim(uint256 card) external {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        collect(owner, ids, cards.pending(id));
    }

    function claimDebt(uint256 who) external {
        collect(holder(who), new uint256[](0), 0);
    }

    function unlock(uint256 card) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        uint256 end = endOf(id);
        if (owner == address(0) || end == 0) return;
        bool over = vm.getBlockTimestamp() >= end;
        vm.prank(owner);
        try cards.unlock(id) {
            if (!over) ++leftEarly;
        } catch {
            if (over) ++unlocksRefused;
        }
    }

    function exit(uint256 card) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || endOf(id) == 0) return;
        (,, uint256 reward, uint256 paid) = cards.position(id);
        givenUp += reward - paid;
        uint256 owed = cards.owedOf(owner);
        vm.prank(owner);
        try cards.exit(id) {
            // Only the reward is given up: the card is the owner's, and free.
            if (cards.ownerOf(id) != owner || endOf(id) != 0 || cards.owedOf(owner) != owed) ++exitsRefused;
        } catch {
            ++exitsRefused;
        }
    }

    /// @dev All accounts that the contract knows, and a stranger, call everything that moves or stakes another's card
    /// or pays what it earned.
    function intrude(uint256 who, uint256 card, uint256 what) external keepsDebts(address(0)) {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        address nobody = _nobodies[who % _nobodies.length];
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        bytes[8] memory calls = [
            abi.encodeCall(cards.transferFrom, (owner, nobody, id)),
            abi.encodeCall(cards.approve, (nobody, id)),
            abi.encodeCall(cards.tryTransfer, (nobody, id)),
            abi.encodeCall(cards.pledge, (id, 10 days)),
            abi.encodeCall(cards.pledgeMany, (ids, 10 days)),
            abi.encodeCall(cards.unlock, (id)),
            abi.encodeCall(cards.exit, (id)),
            abi.encodeCall(cards.claim, (ids))
        ];
        what = what % 8;
        bytes32 before = stateOf(owner, id);
        vm.prank(nobody);
        (bool done,) = address(cards).call(calls[what]);
        // `tryTransfer` reports that it did nothing and does not fail.
        if ((done && what != 2) || stateOf(owner, id) != before) ++intruded;
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

    function pick(uint256 card) public view returns (address owner, uint256 id) {
        id = 1 + card % LAST_ID;
        try cards.ownerOf(id) returns (address found) {
            owner = found;
        } catch {}
    }

    /// @dev Pays exactly what was due, and is refused only where nothing is or the coin is broken.
    function collect(address owner, uint256[] memory ids, uint256 earned) private keepsDebts(owner) {
        bool broken = token.broken();
        uint256 due = earned + cards.owedOf(owner);
        uint256 before = broken ? 0 : token.balanceOf(owner);
        vm.prank(owner);
        try cards.claim(ids) {
            if (token.balanceOf(owner) - before != due || cards.owedOf(owner) != 0) ++claimsWrong;
        } catch {
            if (due > 0 && !broken) ++claimsWrong;
        }
    }

    function stateOf(address owner, uint256 id) private view returns (bytes32) {
        (uint256 start, uint256 end, uint256 reward, uint256 paid) = cards.position(id);
        bytes memory stake = abi.encode(start, end, reward, paid);
        return keccak256(abi.encode(cards.ownerOf(id), cards.getApproved(id), cards.balanceOf(owner), stake));
    }

    function endOf(uint256 id) private view returns (uint256 end) {
        (, end,,) = cards.position(id);
    }
}

contract CardsInvariants is CardsWorld {
    CardsHandler private handler;
    uint256 private fundAtStart;

    function setUp() public override {
        super.setUp();
        address[] memory nobodies = new address[](6);
        (nobodies[0], nobodies[1], nobodies[2]) = (address(this), FUND, ROOT);
        (nobodies[3], nobodies[4], nobodies[5]) = (address(splitter), address(token), CAROL);
        handler = new CardsHandler(cards, token, nobodies);
        for (uint256 i; i < 5; ++i) activate(address(uint160(1000 + i)), ROOT);
        fundAtStart = FUND.balance;
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_Cards() public {
        checkStakes();
        checkLeaving();
        token.setBroken(false);
        checkPromises();
        checkOwners();
        checkSun();
    }

    function checkStakes() private view {
        vm.assertEq(handler.stakedTwice(), 0, "N3: a staked card staked, or one card twice in a call");
        vm.assertEq(handler.leftEarly(), 0, "N4: unlocked before its time");
        vm.assertEq(handler.intruded(), 0, "V4: moved, staked or paid by somebody who has no say");
    }

    /// @dev Leaving never fails, whatever the coin and the reserve do; a claim pays what is due; no debt is lost.
    function checkLeaving() private view {
        vm.assertEq(handler.exitsRefused(), 0, "V3, N4: exits refused, or that took more than the reward");
        vm.assertEq(handler.unlocksRefused(), 0, "V3: unlocks refused after the term");
        vm.assertEq(handler.claimsWrong(), 0, "V3: claims that paid another amount");
        vm.assertEq(handler.debtsLost(), 0, "V1: debts that fell without a payment");
    }

    /// @dev What is promised lies in the contract and equals the positions and the debts; each part of every reward
    /// ever opened was paid, given up, or is still promised.
    function checkPromises() private view {
        (uint256 balance, uint256 held,) = cards.reserve();
        vm.assertGe(balance, held, "V2: reserve and promises");

        uint256 sum;
        uint256 staked;
        for (uint256 id = 1; id <= handler.LAST_ID(); ++id) {
            (, uint256 end, uint256 reward, uint256 paid) = cards.position(id);
            vm.assertLe(paid, reward, "paid of a position");
            sum += reward - paid;
            if (end != 0) ++staked;
        }
        uint256 received;
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            sum += cards.owedOf(handler.holder(i));
            received += token.balanceOf(handler.holder(i));
        }
        vm.assertEq(held, sum, "V1: promises");
        vm.assertEq(handler.opened(), received + handler.givenUp() + held, "rewards of all stakes");
        vm.assertEq(balance, RESERVE - received, "reserve and what was paid");
        vm.assertEq(cards.totalPledged(), staked, "staked cards");
    }

    function checkOwners() private view {
        uint256 counted;
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            address owner = handler.holder(i);
            uint256[] memory ids = cards.ownerOfPage(owner);
            counted += ids.length;
            vm.assertEq(ids.length, cards.balanceOf(owner), "listed and counted");
            for (uint256 j; j < ids.length; ++j) vm.assertEq(cards.ownerOf(ids[j]), owner, "owner of a listed card");
        }
        (uint256 remain1,,,, uint256 next1,) = cards.levelMap(1);
        (uint256 remain2,,,, uint256 next2,) = cards.levelMap(2);
        vm.assertEq(counted, handler.sold(1) + handler.sold(2), "cards of all holders");
        vm.assertEq(remain1 + handler.sold(1), 3, "supply of level 1");
        vm.assertEq(remain2 + handler.sold(2), 20, "supply of level 2");
        vm.assertEq(next1, 1 + handler.sold(1), "next of level 1");
        vm.assertEq(next2, 4 + handler.sold(2), "next of level 2");
    }

    function checkSun() private view {
        uint256 proceeds = cards.levelProceeds(1) + cards.levelProceeds(2);
        vm.assertEq(address(cards).balance, proceeds, "TRX and proceeds");
        vm.assertEq(handler.brought(), proceeds + handler.paidOut(), "proceeds of all sales");
        vm.assertEq(FUND.balance - fundAtStart, handler.paidOut(), "TRX of the fund");
    }
}
