// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Cards} from "../../nft/contract/Cards.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BlindBoxes} from "./BlindBoxes.sol";
import {BoxesBook} from "./BoxesBook.t.sol";
import {MovingOracle} from "./BoxesWorld.t.sol";

/// @dev Everything holders and the operator do, in any order, by three holders, one of them a contract that sometimes
/// takes no TRX; with a model beside it of what every box and request is.
contract BoxesHandler is BoxesBook {
    constructor(
        BlindBoxes boxes_,
        Cards cards_,
        Moody moody_,
        MovingOracle oracle_,
        address operator_,
        uint256 bond
    ) BoxesBook(boxes_, cards_, moody_, oracle_, operator_, bond) {}

    // ---- Getting and returning

    function buy(uint256 who, uint256 count) external {
        address holder = holderOf(who);
        count = bound(count, 1, 3);
        uint256 price = BOX * oracle.sunPerUsdt();
        vm.deal(holder, holder.balance + count * price);
        (,, uint256 free,) = boxes.stockOf(1);
        vm.prank(holder);
        try boxes.buy{value: count * price}(1, count) {
            if (count > free) ++paidAnother;
            if (closed[1]) ++goneOn;
            note(sealedBoxes, 1, count, holder, price, 0);
            waiting += count * price;
        } catch {}
    }

    function reserve(uint256 who, uint256 count) external {
        address holder = holderOf(who);
        count = bound(count, 1, 2);
        uint256 price = BOX * oracle.sunPerUsdt();
        uint256 first = firstOf(price);
        vm.deal(holder, holder.balance + count * first);
        vm.prank(holder);
        try boxes.reserve{value: count * first}(2, count) {
            if (closed[2]) ++goneOn;
            note(reservedBoxes, 2, count, holder, price, vm.getBlockTimestamp() + 1 days);
            waiting += count * first;
        } catch {}
    }

    function complete(uint256 which) external {
        if (reservedBoxes.length == 0) return;
        Held memory held = reservedBoxes[which % reservedBoxes.length];
        uint256 rest = held.price - firstOf(held.price);
        vm.deal(held.holder, held.holder.balance + rest);
        vm.prank(held.holder);
        try boxes.complete{value: rest}(one(held.id)) {
            if (vm.getBlockTimestamp() >= held.expiry) ++paidAnother;
            if (closed[2]) ++goneOn;
            remove(reservedBoxes, which);
            sealedBoxes.push(held);
            waiting += rest;
            ++done[3];
        } catch {}
    }

    function release(uint256 which, uint256 who) external {
        if (reservedBoxes.length == 0) return;
        Held memory held = reservedBoxes[which % reservedBoxes.length];
        address caller = who % 2 == 0 ? held.holder : address(this);
        uint256 before = worth(held.holder);
        prank(caller);
        try boxes.release(held.id) {
            if (caller != held.holder && vm.getBlockTimestamp() < held.expiry) ++intruded;
            remove(reservedBoxes, which);
            --outOf[2];
            left(held.holder, before, firstOf(held.price));
            ++done[4];
        } catch {
            bool may = caller == held.holder || vm.getBlockTimestamp() >= held.expiry;
            if (may && (caller != address(moody) || moody.takes())) ++leavingRefused;
        }
    }

    function giveBack(uint256 which) external {
        if (sealedBoxes.length == 0) return;
        Held memory held = sealedBoxes[which % sealedBoxes.length];
        uint256 before = worth(held.holder);
        prank(held.holder);
        try boxes.giveBack(one(held.id)) {
            remove(sealedBoxes, which);
            --outOf[held.id >> 32];
            left(held.holder, before, held.price);
            ++done[2];
        } catch {
            if (held.holder != address(moody) || moody.takes()) ++leavingRefused;
        }
    }

    // ---- Opening

    /// @dev Some of the boxes of one holder in one series, in the order they are found in.
    function open(uint256 which, uint256 most, bytes32 seed) external {
        if (sealedBoxes.length == 0) return;
        Held memory first = sealedBoxes[which % sealedBoxes.length];
        uint256[] memory found = new uint256[](bound(most, 1, 4));
        uint256 amount;
        uint256 count;
        for (uint256 i; i < sealedBoxes.length && count < found.length; ++i) {
            Held memory held = sealedBoxes[i];
            if (held.holder != first.holder || held.id >> 32 != first.id >> 32) continue;
            found[count++] = held.id;
            amount += held.price;
        }
        assembly {
            mstore(found, count)
        }
        uint256 seriesId = first.id >> 32;
        vm.prank(first.holder);
        try boxes.open(found, seed) {
            for (uint256 i = sealedBoxes.length; i > 0; --i) {
                for (uint256 j; j < count; ++j) if (sealedBoxes[i - 1].id == found[j]) {
                    remove(sealedBoxes, i - 1);
                    break;
                }
            }
            uint256 id = (seriesId << 32) | _next[seriesId]++;
            if (closed[seriesId]) ++goneOn;
            uint256 penalty = PENALTY * oracle.sunPerUsdt();
            _ownPenalty[id] = penalty;
            if (openingOf[seriesId] == 0 || penalty > penaltyOf[seriesId]) penaltyOf[seriesId] = penalty;
            openingOf[seriesId] += count;
            _asked[seriesId].push(Asked(id, first.holder, found, amount, seed, blocks.getBlockNumber()));
        } catch {}
    }

    /// @dev Anyone settles the next request, and it draws what the clauses state.
    function settle(uint256 series, uint256 who) external {
        uint256 seriesId = 1 + series % 2;
        if (_over[seriesId] == _asked[seriesId].length) return;
        Asked memory asked = _asked[seriesId][_over[seriesId]];
        uint256[] memory drawn = drawnFrom(boxes, asked);
        bytes20 secret = secretOf(asked.id);
        vm.prank(holderOf(who));
        try boxes.settle(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber, secret) {
            if (_broken[seriesId] || isLate(asked)) ++paidTwice;
            for (uint256 i; i < drawn.length; ++i) if (cards.ownerOf(drawn[i]) != asked.holder) ++drawnOtherwise;
            ++_over[seriesId];
            outOf[seriesId] -= drawn.length;
            openingOf[seriesId] -= drawn.length;
            waiting -= asked.amount;
            proceeds += asked.amount - asked.amount / 20;
            ++done[0];
        } catch {
            if (!_broken[seriesId] && !isLate(asked) && blocks.getBlockNumber() > asked.blockNumber + 1) ++drawnOtherwise;
        }
    }

    /// @dev Something of a request is changed, or it is over, or not the next, or another's.
    function settleOtherwise(uint256 series, uint256 which, uint256 what, bytes32 any) external {
        uint256 seriesId = 1 + series % 2;
        if (_asked[seriesId].length == 0) return;
        which %= _asked[seriesId].length;
        Asked memory asked = _asked[seriesId][which];
        bytes20 secret = secretOf(asked.id);
        if (which == _over[seriesId]) {
            if (what % 6 == 5) secret = bytes20(keccak256(abi.encode(any)));
            else alter(asked, what, any);
        }
        try boxes.settle(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber, secret) {
            ++inputTaken;
        } catch {}
    }

    function refund(uint256 series, uint256 which) external {
        uint256 seriesId = 1 + series % 2;
        uint256 count = _asked[seriesId].length;
        if (count == 0) return;
        which %= count;
        Asked memory asked = _asked[seriesId][which];
        bool due = which >= _over[seriesId] && !_refunded[asked.id] && (_broken[seriesId] || isLate(asked));
        uint256 before = worth(asked.holder);
        vm.prank(address(this), address(this));
        try boxes.refund(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber) {
            if (!due) ++paidTwice;
            _refunded[asked.id] = true;
            _broken[seriesId] = true;
            paidBack(seriesId, asked, before);
            ++done[1];
        } catch {
            if (due) ++leavingRefused;
        }
    }

    /// @dev A request, late or not, brought otherwise than it was made.
    function refundOtherwise(uint256 series, uint256 which, uint256 what, bytes32 any) external {
        uint256 seriesId = 1 + series % 2;
        if (_asked[seriesId].length == 0) return;
        Asked memory asked = _asked[seriesId][which % _asked[seriesId].length];
        alter(asked, what, any);
        try boxes.refund(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber) {
            ++inputTaken;
        } catch {}
    }

    // ---- The operator

    function post(uint256 series) external {
        uint256 seriesId = 1 + series % 2;
        (,,, uint256 pending) = boxes.stockOf(seriesId);
        bytes20 tip = secretOf((seriesId << 32) | (_next[seriesId] - 1));
        vm.prank(operator);
        try boxes.postChain(seriesId, tip) {
            if (pending != 0) ++inputTaken;
            _over[seriesId] = _asked[seriesId].length;
            _broken[seriesId] = false;
        } catch {}
    }

    function takeBack(uint256 count) external {
        count = bound(count, 1, 4);
        vm.prank(operator);
        try boxes.takeBack(1, count) {
            if (closed[1]) ++goneOn;
            note(sealedBoxes, 1, count, operator, 0, 0);
            ++done[5];
        } catch {}
    }

    /// @dev Rarely, and not at once: most of a campaign goes on.
    function standDown(uint256 series, uint256 chance) external {
        if (chance % 16 != 0 || vm.getBlockTimestamp() < _begun + 10 days) return;
        uint256 seriesId = 1 + series % 2;
        vm.prank(operator);
        try boxes.standDown(seriesId) {
            if (closed[seriesId]) ++goneOn;
            closed[seriesId] = true;
            ++done[6];
        } catch {
            if (!closed[seriesId]) ++goneOn;
        }
    }

    function addBond(uint256 series, uint256 amount) external {
        amount = bound(amount, 0, 3 * PENALTY);
        boxes.addBond{value: amount}(1 + series % 2);
        bonds += amount;
    }

    function withdrawBond(uint256 series, uint256 amount) external {
        amount = bound(amount, 1, 3 * PENALTY);
        vm.prank(operator);
        try boxes.withdrawBond(1 + series % 2, amount) {
            bonds -= amount;
        } catch {}
    }

    function withdrawProceeds(uint256 series) external {
        uint256 seriesId = 1 + series % 2;
        proceeds -= boxes.proceedsOf(seriesId);
        boxes.withdrawProceeds(seriesId);
    }

    function withdraw(uint256 who) external {
        address account = holderOf(who);
        if (boxes.creditOf(account) == 0) return;
        try boxes.withdraw(account) {} catch {
            if (account != address(moody) || moody.takes()) ++leavingRefused;
        }
    }

    // ---- Accounts without a role

    function intrude(uint256 what, uint256 which) external {
        address nobody = what % 2 == 0 ? operator : address(this);
        bytes memory attempt = abi.encodeCall(boxes.postChain, (1, "tip"));
        if (sealedBoxes.length > 0) {
            Held memory held = sealedBoxes[which % sealedBoxes.length];
            if (held.holder == nobody) return;
            if (what % 3 == 0) attempt = abi.encodeCall(boxes.giveBack, (one(held.id)));
            else attempt = abi.encodeCall(boxes.open, (one(held.id), "seed"));
        } else if (nobody == operator) {
            return;
        }
        vm.prank(nobody);
        (bool done_,) = address(boxes).call(attempt);
        if (done_) ++intruded;
    }

    // ---- The world

    function mine(uint256 count) external {
        blocks.roll(blocks.getBlockNumber() + bound(count, 1, 12));
    }

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1 hours, 3 days));
    }

    function change(bool takes) external {
        moody.set(takes, false);
    }

    /// @dev USDT becomes dearer and cheaper in TRX.
    function move(uint256 sunPerUsdt) external {
        oracle.set(bound(sunPerUsdt, 1, 3));
    }
}
