// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {NETWORK, EnergyNetwork} from "../../features/energy/contract/EnergyNetwork.t.sol";
import {ILender} from "../../features/energy/contract/ILender.sol";
import {ILenderFactory} from "../../features/energy/contract/ILenderFactory.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Energy leased of stakes: two lenders of honest users, and one of an attacker.
contract EnergyActions is Part {
    uint256 private constant LENDERS = 3;

    ILender[LENDERS] private _lenders;
    address[LENDERS] private _providers;

    /// @dev What events state of a lender: sun in, sun collected, sun paid by leases, whole TRX lent.
    struct One {
        uint256 supplied;
        uint256 collected;
        uint256 earned;
        uint256 lent;
    }

    struct Lease {
        address lender;
        uint256 number;
        address receiver;
        uint256 lent;
        uint256 until;
        bool over;
    }

    mapping(address lender => One) private _ones;
    Lease[] private _leases;
    mapping(address lender => mapping(uint256 number => uint256)) private _places;
    mapping(address lender => mapping(address receiver => uint256)) private _loans;

    constructor(Book book_, Product memory p) Part(book_) {
        for (uint256 i; i < LENDERS; ++i) {
            _lenders[i] = p.lenders[i];
            _providers[i] = p.lenders[i].provider();
            book_.register(address(p.lenders[i]), this);
            (, _ones[address(p.lenders[i])].supplied,,,) = p.lenders[i].books();
        }
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](8);
        (all[0], all[1], all[2]) = (this.supply.selector, this.lease.selector, this.lease.selector);
        (all[3], all[4], all[5]) = (this.lease.selector, this.end.selector, this.setTerms.selector);
        (all[6], all[7]) = (this.exit.selector, this.collect.selector);
    }

    // ---- Actions

    function supply(uint256 which, uint256 sun) external recorded {
        sun = bound(sun, 1e6, 1e9);
        as_(_providers[which % LENDERS], TRX, sun);
        try _lenders[which % LENDERS].supply{value: sun}() {} catch { drop(); }
    }

    function setTerms(uint256 which, uint256 price, uint256 least) external recorded {
        as_(_providers[which % LENDERS], TRX, 0);
        try _lenders[which % LENDERS].setTerms(price % 100, 1 + least % 200) {} catch { drop(); }
    }

    /// @dev At the price that was shown, or with something above; the provider may have changed it.
    function lease(uint256 which, uint256 who, uint256 toWhom, uint256 energy, uint256 time) external recorded {
        ILender at = _lenders[which % LENDERS];
        (uint256 free,) = at.free();
        energy = 1 + energy % (free + 10);
        time = 1 + time % 30;
        (uint256 sun,) = at.quote(energy, time);
        as_(anyone(who), TRX, sun);
        try at.lease{value: sun + which % 2}(anyone(toWhom), energy, time) {} catch { drop(); }
    }

    function end(uint256 any, uint256 who) external recorded {
        if (_leases.length == 0) return;
        Lease memory one = _leases[any % _leases.length];
        bool due = !one.over && vm.getBlockTimestamp() >= one.until;
        as_(anyone(who), TRX, 0);
        try ILender(one.lender).end(one.number) {
            vm.assertTrue(due, "law 1: a lease ended before its time");
        } catch {
            drop();
            vm.assertTrue(!due, "law 2: anyone ends a lease that is over");
        }
    }

    function exit(uint256 which, uint256 sun) external recorded {
        ILender at = _lenders[which % LENDERS];
        (, uint256 staked,,,) = at.books();
        // At times all of it.
        sun = sun % 4 == 0 ? staked : sun % (staked + 2);
        bool due = sun > 0 && sun <= staked && at.exitsLeft() > 0;
        as_(_providers[which % LENDERS], TRX, 0);
        try at.leave(sun) {
            vm.assertTrue(due, "law 1: what is lent left");
        } catch {
            drop();
            vm.assertTrue(!due, "law 2: a provider leaves with what is not lent");
        }
    }

    function collect(uint256 which, uint256 who) external recorded {
        ILender at = _lenders[which % LENDERS];
        address provider = _providers[which % LENDERS];
        address caller = who % 3 == 0 ? anyone(who) : provider;
        (,,, uint256 left, uint256 earned) = at.books();
        as_(caller, TRX, 0);
        try at.collect() {
            vm.assertEq(caller, provider, "law 5: collected by another");
        } catch {
            drop();
            bool due = caller == provider && left + earned > 0;
            vm.assertTrue(!due || !isHonest(caller), "law 2: a provider collects what is its own");
        }
    }

    // ---- The books

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        One storage one = _ones[log.emitter];
        address provider = ILender(log.emitter).provider();
        if (kind == ILender.Supplied.selector) {
            one.supplied += word(log, 0);
            book.move(provider, log.emitter, TRX, word(log, 0));
        } else if (kind == ILender.Leased.selector) {
            one.lent += word(log, 1);
            one.earned += word(log, 3);
            uint256 number = uint256(log.topics[1]);
            address receiver = topic(log, 2);
            _leases.push(Lease(log.emitter, number, receiver, word(log, 1), word(log, 2), false));
            _loans[log.emitter][receiver] += word(log, 1) * 1e6;
            _places[log.emitter][number] = _leases.length;
            book.move(topic(log, 3), log.emitter, TRX, word(log, 3));
        } else if (kind == ILender.Ended.selector) {
            one.lent -= word(log, 0);
            Lease storage over = _leases[_places[log.emitter][uint256(log.topics[1])] - 1];
            vm.assertGe(vm.getBlockTimestamp(), over.until, "law 1: a lease ended before its time");
            over.over = true;
            _loans[log.emitter][over.receiver] -= word(log, 0) * 1e6;
        } else if (kind == ILender.Collected.selector) {
            one.collected += word(log, 0);
            book.move(log.emitter, provider, TRX, word(log, 0));
        }
    }

    /// @dev Each lender has, in the network's keeping or its own, all that came in and was not collected: lent, free,
    /// leaving, due and earned.
    function check() external view override {
        for (uint256 i; i < LENDERS; ++i) {
            One memory one = _ones[address(_lenders[i])];
            (uint256 lent, uint256 staked, uint256 leaving, uint256 left, uint256 earned) = _lenders[i].books();
            uint256 all = lent + staked + leaving + left + earned;
            vm.assertEq(all + one.collected, one.supplied + one.earned, "law 1: TRX of a provider");
            vm.assertEq(lent, one.lent * 1e6, "law 1: what is lent is what leases have");
            for (uint256 j; j < HONEST + ATTACKERS; ++j) checkLoan(address(_lenders[i]), anyone(j));
        }
        for (uint256 i; i < _leases.length; ++i) {
            Lease memory lease_ = _leases[i];
            if (!lease_.over) checkLease(lease_);
        }
    }

    function checkLoan(address lender, address receiver) private view {
        uint256 loan = EnergyNetwork(NETWORK).loans(lender, receiver);
        vm.assertEq(loan, _loans[lender][receiver], "law 1: a receiver has what its leases are");
    }

    /// @dev It stands as it was paid until anyone ends it.
    function checkLease(Lease memory one) private view {
        (address receiver, uint256 lent, uint256 until) = ILender(one.lender).leaseOf(one.number);
        vm.assertEq(receiver, one.receiver, "law 1: the receiver of a lease");
        vm.assertEq(lent, one.lent, "law 1: what a lease lends");
        vm.assertEq(until, one.until, "law 1: until when a lease lends");
    }

    function leave(address user, bool atTerm) external override recorded {
        for (uint256 i; i < LENDERS; ++i) {
            if (_providers[i] == user) leaveOne(_lenders[i], user, atTerm);
        }
    }

    /// @dev At the term no lease holds anything, and what left then is there two weeks later.
    function leaveOne(ILender at, address user, bool atTerm) private {
        if (atTerm) endAll(address(at));
        (uint256 lent, uint256 staked,,,) = at.books();
        if (atTerm) vm.assertEq(lent, 0, "law 2: all leases are over");
        if (staked > 0 && at.exitsLeft() > 0) {
            as_(user, TRX, 0);
            at.leave(staked);
        }
        (,,, uint256 left, uint256 earned) = at.books();
        if (left + earned == 0) return;
        as_(user, TRX, 0);
        at.collect();
    }

    function endAll(address lender) private {
        for (uint256 i; i < _leases.length; ++i) {
            Lease memory one = _leases[i];
            if (one.lender == lender && !one.over) ILender(lender).end(one.number);
        }
    }
}
