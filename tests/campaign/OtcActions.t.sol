// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IOtc} from "../../features/otc/contract/IOtc.sol";
import {Otc} from "../../features/otc/contract/Otc.sol";
import {IMoney} from "../../features/team/contract/IMoney.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Offers of one coin for another.
contract OtcActions is Part {
    Otc private immutable otc;
    address private immutable odd;
    address private immutable pool;
    address[4] private _coins;

    /// @dev `asked`: what is wanted for all that is left.
    struct Offer {
        address maker;
        address taker;
        address give;
        address want;
        uint256 left;
        uint256 asked;
        uint256 expiry;
        uint256 order;
    }

    Offer[] private _offers;
    /// @dev What offers have left, by coin.
    mapping(address coin => uint256) private _sums;

    constructor(Book book_, Product memory p) Part(book_) {
        (otc, odd, pool) = (p.otc, address(p.odd), address(p.distributor));
        _coins = [TRX, address(p.usdt), address(p.tes), odd];
        book_.register(address(otc), this);
        for (uint256 i; i < 3; ++i) book_.open(address(otc), _coins[i]);
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](10);
        (all[0], all[1], all[2]) = (this.publish.selector, this.publish.selector, this.take.selector);
        (all[3], all[4], all[5]) = (this.take.selector, this.take.selector, this.take.selector);
        (all[6], all[7], all[8]) = (this.edit.selector, this.cancel.selector, this.sweep.selector);
        all[9] = this.withdraw.selector;
    }

    // ---- Actions

    function publish(uint256 who, uint256 coins, uint256 amount, uint256 asked, uint256 lot, uint256 toWhom)
        external
        recorded
    {
        (address give, address want) = (_coins[coins % 4], _coins[(coins >> 8) % 4]);
        (amount, asked) = (amountOf(give, amount), amountOf(want, asked));
        address taker = toWhom % 3 == 0 ? anyone(toWhom >> 8) : address(0);
        uint256 value = give == TRX ? amount + lot % 2 : 0;
        uint256 expiry = vm.getBlockTimestamp() + bound(lot, 1, 40 days);
        as_(anyone(who), give, amount);
        lot = amount / (1 + lot % 1_000);
        try otc.publish{value: value}(give, amount, want, asked, lot, expiry, taker) {} catch { drop(); }
    }

    /// @dev At most what it cost when the taker looked, or less.
    function take(uint256 which, uint256 who, uint256 amount, uint256 less) external recorded {
        if (_offers.length == 0) return;
        uint256 id = 1 + which % _offers.length;
        Offer memory offer = _offers[id - 1];
        if (offer.left == 0) return;
        amount = amount % 3 == 0 ? offer.left : bound(amount, 1, offer.left);
        uint256 most = priceOf(offer, amount);
        if (less % 5 == 0) most = most - most / 10;
        uint256 value = offer.want == TRX ? most + less % 2 : 0;
        as_(anyone(who), offer.want, most);
        try otc.take{value: value}(id, offer.order, amount, most) {} catch { drop(); }
    }

    function edit(uint256 which, uint256 asked, uint256 time) external recorded {
        if (_offers.length == 0) return;
        Offer memory offer = _offers[which % _offers.length];
        uint256 expiry = vm.getBlockTimestamp() + bound(time, 1, 40 days);
        as_(offer.maker, TRX, 0);
        uint256 lot = offer.left / (1 + time % 1_000);
        try otc.edit(1 + which % _offers.length, amountOf(offer.want, asked), lot, expiry) {} catch { drop(); }
    }

    /// @dev By its maker, who is never refused unless it refuses itself.
    function cancel(uint256 which, uint256 who) external recorded {
        if (_offers.length == 0) return;
        Offer memory offer = _offers[which % _offers.length];
        if (offer.left == 0) return;
        address caller = who % 3 == 0 ? anyone(who) : offer.maker;
        as_(caller, TRX, 0);
        try otc.cancel(1 + which % _offers.length) {
            vm.assertEq(caller, offer.maker, "law 5: cancelled by another");
        } catch {
            drop();
            vm.assertTrue(caller != offer.maker || !isHonest(caller), "law 2: an offer is cancelled by its maker");
        }
    }

    function sweep(uint256 which, uint256 who) external recorded {
        if (_offers.length == 0) return;
        Offer memory offer = _offers[which % _offers.length];
        as_(honest(who), TRX, 0);
        try otc.sweep(1 + which % _offers.length) {} catch {
            drop();
            bool due = offer.left > 0 && vm.getBlockTimestamp() >= offer.expiry;
            vm.assertTrue(!due || !isHonest(offer.maker), "law 2: an expired offer is swept by anyone");
        }
    }

    function withdraw(uint256 who, uint256 coin) external recorded {
        address account = [PLATFORM, pool, ROOT, anyone(who)][who % 4];
        try otc.withdraw(account, _coins[coin % 4]) {} catch { drop(); }
    }

    function leave(address user, bool) external override recorded {
        for (uint256 i; i < _offers.length; ++i) {
            if (_offers[i].maker != user || _offers[i].left == 0) continue;
            as_(user, TRX, 0);
            otc.cancel(i + 1);
            // What it moved is read before the next one.
            readLogs();
            vm.recordLogs();
        }
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == IOtc.Published.selector) {
            Offer memory made;
            (made.maker, made.taker) = (topic(log, 2), topic(log, 3));
            (made.give, made.left, made.want) = (addressAt(log, 0), word(log, 1), addressAt(log, 2));
            (made.asked, made.expiry, made.order) = (word(log, 3), word(log, 5), 1);
            _offers.push(made);
            vm.assertEq(uint256(log.topics[1]), _offers.length, "law 3: offers are counted");
            _sums[made.give] += made.left;
            book.move(made.maker, address(otc), made.give, made.left);
        } else if (kind == IOtc.Edited.selector) {
            Offer storage offer = offerOf(log);
            vm.assertEq(word(log, 0), offer.order + 1, "law 4: a change has a new order number");
            (offer.order, offer.asked, offer.expiry) = (word(log, 0), word(log, 1), word(log, 3));
        } else if (kind == IOtc.Taken.selector) {
            taken(log, offerOf(log));
        } else if (kind == IOtc.Cancelled.selector) {
            goneBack(offerOf(log), word(log, 0));
        } else if (kind == IOtc.Swept.selector) {
            vm.assertGe(vm.getBlockTimestamp(), offerOf(log).expiry, "law 5: swept before its expiry");
            vm.assertEq(topic(log, 2), offerOf(log).maker, "law 5: swept to another");
            goneBack(offerOf(log), word(log, 0));
        } else if (kind == IMoney.Credited.selector) {
            if (topic(log, 2) == odd) return;
            vm.assertTrue(!isHonest(topic(log, 1)), "law 2: a payment to a plain account became a credit");
            book.move(topic(log, 1), address(otc), topic(log, 2), word(log, 0));
        } else if (kind == IMoney.Withdrawn.selector) {
            book.move(address(otc), topic(log, 1), topic(log, 2), word(log, 0));
        }
    }

    function check() external view override {
        for (uint256 i; i < 4; ++i) {
            uint256 held = book.balanceOf(address(otc), _coins[i]);
            vm.assertGe(held, _sums[_coins[i]], "law 1: what offers give is not all here");
            if (i < 3) book.check(address(otc), _coins[i], "law 3: coins in the OTC market");
        }
    }

    // ---- Inside

    function taken(Vm.Log calldata log, Offer storage offer) private {
        address taker = topic(log, 3);
        (uint256 amount, uint256 paid, uint256 proceeds) = (word(log, 0), word(log, 1), word(log, 2));
        vm.assertEq(topic(log, 2), offer.maker, "law 3: of another");
        vm.assertTrue(offer.taker == address(0) || offer.taker == taker, "law 5: a private offer taken by another");
        vm.assertEq(paid, priceOf(offer, amount), "law 4: taken at another price");
        if (offer.want != odd) {
            vm.assertEq(word(log, 3), (paid * 50) / 10_000, "the fee of a take");
            vm.assertEq(proceeds + word(log, 3), paid, "law 1: parts of a payment");
        }
        offer.left -= amount;
        offer.asked -= paid;
        _sums[offer.give] -= amount;
        vm.assertTrue((offer.left == 0) == (offer.asked == 0), "law 1: nothing for nothing");

        book.move(taker, address(otc), offer.want, paid);
        book.move(address(otc), offer.maker, offer.want, proceeds);
        book.move(address(otc), taker, offer.give, amount);
    }

    function goneBack(Offer storage offer, uint256 amount) private {
        vm.assertEq(amount, offer.left, "law 2: all that is left comes back");
        (offer.left, offer.asked) = (0, 0);
        _sums[offer.give] -= amount;
        book.move(address(otc), offer.maker, offer.give, amount);
    }

    function offerOf(Vm.Log calldata log) private view returns (Offer storage) {
        return _offers[uint256(log.topics[1]) - 1];
    }

    /// @dev That part of what is wanted, rounded up.
    function priceOf(Offer memory offer, uint256 amount) private pure returns (uint256) {
        return (amount * offer.asked + offer.left - 1) / offer.left;
    }

    function amountOf(address coin, uint256 any) private view returns (uint256) {
        return some(any, coin == _coins[2] || coin == odd ? 10_000e18 : 1_000e6);
    }
}
