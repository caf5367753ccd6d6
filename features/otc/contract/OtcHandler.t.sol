// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {Otc} from "./Otc.sol";

/// @dev Everything that makers and takers do, in any order, by five of them, one a contract that sometimes takes no TRX,
/// in TRX, in the USDT that returns false and takes a fee at times, and in two coins that keep some, refuse, lie and call
/// back, one of them not listed; beside a model of each offer.
contract OtcHandler is TestBase {
    uint256 public constant ACTORS = 5;
    uint256 private constant MOST = 60;

    /// @dev The model of an offer. `asked`: what is wanted in all, of what was left when it was last published or edited.
    struct Model {
        address maker;
        address taker;
        address give;
        address want;
        uint256 giveLeft;
        uint256 asked;
        uint256 paid;
        uint256 expiry;
        uint256 order;
    }

    /// @dev What accounts have, here and there.
    struct Books {
        uint256 makerGive;
        uint256 makerWant;
        uint256 takerGive;
        uint256 takerWant;
        uint256 giveHere;
        uint256 wantHere;
    }

    /// @dev A taker's call.
    struct Try {
        address taker;
        uint256 order;
        uint256 amount;
        uint256 price;
        uint256 value;
    }

    Otc public immutable otc;
    Usdt private immutable usdt;
    OddToken private immutable odd;
    OddToken private immutable other;
    Receiver private immutable moody;
    address[4] private _coins;

    Model[] private _models;
    Model private _none;
    /// @dev How often something was published, taken, changed, cancelled, swept.
    uint256[5] public done;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public movedApart;
    uint256 public takenWrongly;
    uint256 public intruded;

    constructor(Otc otc_, Usdt usdt_, OddToken odd_, OddToken other_, Receiver moody_) {
        (otc, usdt, odd, other, moody) = (otc_, usdt_, odd_, other_, moody_);
        _coins = [address(0), address(usdt_), address(odd_), address(other_)];
    }

    // ---- Makers

    function publish(uint256 who, uint256 coins, uint256 give, uint256 want, uint256 lot, uint256 toWhom) external {
        if (_models.length == MOST) return;
        address maker = actor(who);
        Model memory model;
        model.maker = maker;
        (model.give, model.want) = (coinAt(coins), coinAt(coins / 4));
        model.taker = toWhom % 3 == 0 ? actor(toWhom / 3) : address(0);
        (give, model.asked) = (1 + give % 1e9, 1 + want % 1e9);
        model.expiry = vm.getBlockTimestamp() + 1 + lot % 20 days;
        (model.order, lot) = (1, lot % (give + 2));
        uint256 before = held(model.give);
        uint256 value = model.give == address(0) ? give : 0;
        vm.deal(maker, maker.balance + value);
        call(maker);
        try otc.publish{value: value}(model.give, give, model.want, model.asked, lot, model.expiry, model.taker) {
            model.giveLeft = held(model.give) - before;
            _models.push(model);
            ++done[0];
            if (model.give == model.want || model.taker == maker) ++movedApart;
        } catch {
            if (held(model.give) != before) ++movedApart;
        }
    }

    function edit(uint256 which, uint256 want, uint256 lot, uint256 time) external {
        (uint256 id, Model storage model) = pick(which);
        if (id == 0) return;
        want = 1 + want % 1e9;
        uint256 expiry = vm.getBlockTimestamp() + 1 + time % 20 days;
        call(model.maker);
        try otc.edit(id, want, lot % (model.giveLeft + 2), expiry) {
            if (model.giveLeft == 0) ++movedApart;
            (model.asked, model.paid, model.expiry) = (want, 0, expiry);
            ++model.order;
            ++done[2];
        } catch {}
    }

    function cancel(uint256 which) external {
        (uint256 id, Model storage model) = pick(which);
        if (id == 0) return;
        goBack(id, model, model.maker, abi.encodeCall(otc.cancel, (id)), 3);
    }

    function sweep(uint256 which, uint256 who) external {
        (uint256 id, Model storage model) = pick(which);
        if (id == 0) return;
        if (vm.getBlockTimestamp() < model.expiry) return;
        goBack(id, model, address(uint160(1000 + who % 4)), abi.encodeCall(otc.sweep, (id)), 4);
    }

    // ---- Takers

    function take(uint256 which, uint256 who, uint256 amount, uint256 more, uint256 order) external {
        (uint256 id, Model storage model) = pick(which);
        if (id == 0) return;
        Try memory one;
        one.taker = actor(who);
        one.order = order % 4 == 0 ? order % 8 : model.order;
        one.amount = amount % 5 == 0 ? model.giveLeft : amount % (model.giveLeft + 2);
        one.price = priceOf(model, one.amount);
        one.value = model.want == address(0) ? one.price + more % 3 : 0;
        vm.deal(one.taker, one.taker.balance + one.value);
        tryTake(id, model, one);
    }

    function withdraw(uint256 who, uint256 coin) external {
        address account = actor(who);
        address money = coinAt(coin);
        if (otc.creditOf(account, money) == 0) return;
        try otc.withdraw(account, money) {
            if (otc.creditOf(account, money) != 0) ++movedApart;
        } catch {
            if (isWilling(account, money)) ++leavingRefused;
        }
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 4 days));
    }

    function change(uint256 keeps, uint256 habit, bool ofOther, bool takes) external {
        OddToken coin = ofOther ? other : odd;
        coin.setHabits(keeps % 30, 0, habit % 4 == 0, habit % 4 == 1);
        moody.set(takes ? Receiver.Way.Takes : Receiver.Way.Refuses, 0);
        vm.prank(usdt.owner());
        usdt.setParams(keeps % 20, keeps % 1e6);
    }

    /// @dev A coin calls back in its next transfer.
    function callBack(uint256 what, uint256 which, bool ofOther) external {
        (uint256 id,) = pick(which);
        bytes[5] memory calls = [
            abi.encodeCall(otc.take, (id, 1, 1, 1e9)),
            abi.encodeCall(otc.cancel, (id)),
            abi.encodeCall(otc.edit, (id, 1, 1, vm.getBlockTimestamp() + 1)),
            abi.encodeCall(otc.sweep, (id)),
            abi.encodeCall(otc.withdraw, (actor(which), coinAt(what)))
        ];
        (ofOther ? other : odd).callInTransfer(what % 3 == 0 ? address(otc) : address(0), calls[what % 5]);
    }

    /// @dev Others than its maker change and end an offer, and end it before its time.
    function intrude(uint256 who, uint256 which, uint256 what) external {
        (uint256 id, Model storage model) = pick(which);
        address caller = actor(who);
        if (id == 0 || (caller == model.maker && what % 3 != 2)) return;
        if (what % 3 == 2 && vm.getBlockTimestamp() >= model.expiry) return;
        bytes[3] memory calls = [
            abi.encodeCall(otc.cancel, (id)),
            abi.encodeCall(otc.edit, (id, 1, 1e9, vm.getBlockTimestamp() + 1)),
            abi.encodeCall(otc.sweep, (id))
        ];
        vm.prank(caller, caller);
        (bool did,) = address(otc).call(calls[what % 3]);
        if (did) ++intruded;
    }

    // ---- Reads

    function actor(uint256 who) public view returns (address) {
        return who % ACTORS == 4 ? address(moody) : address(uint160(1000 + who % ACTORS));
    }

    function coinAt(uint256 which) public view returns (address) {
        return _coins[which % 4];
    }

    function held(address coin) public view returns (uint256) {
        return balance(coin, address(otc));
    }

    /// @dev What offers have left of a coin.
    function leftOf(address coin) external view returns (uint256 sum) {
        for (uint256 i; i < _models.length; ++i) if (_models[i].give == coin) sum += _models[i].giveLeft;
    }

    function offers() external view returns (uint256) {
        return _models.length;
    }

    function modelOf(uint256 id) external view returns (Model memory) {
        return _models[id - 1];
    }

    // ---- Inside

    function tryTake(uint256 id, Model storage model, Try memory one) private {
        Books memory before = books(model, one.taker);
        call(one.taker);
        bytes memory data = abi.encodeCall(otc.take, (id, one.order, one.amount, one.price));
        (bool did,) = address(otc).call{value: one.value}(data);
        if (!did) {
            if (keccak256(abi.encode(before)) != keccak256(abi.encode(books(model, one.taker)))) ++movedApart;
            vm.deal(one.taker, one.taker.balance - one.value);
            return;
        }
        bool stands = one.amount > 0 && one.order == model.order && vm.getBlockTimestamp() < model.expiry;
        bool mayTake = one.taker != model.maker && (model.taker == address(0) || model.taker == one.taker);
        if (!stands || !mayTake) ++takenWrongly;
        checkSwap(model, one, before);
        model.giveLeft -= one.amount;
        model.paid += one.price;
        // Nothing is left for nothing, and nothing is wanted for nothing.
        if ((model.giveLeft == 0) != (model.paid == model.asked)) ++takenWrongly;
        ++done[1];
    }

    /// @dev That part of what is wanted, rounded up.
    function priceOf(Model storage model, uint256 amount) private view returns (uint256) {
        uint256 left = model.asked - model.paid;
        return model.giveLeft == 0 ? 0 : (amount * left + model.giveLeft - 1) / model.giveLeft;
    }

    /// @dev A wallet calls by itself; the contract is called by another account.
    function call(address account) private {
        vm.prank(account, account == address(moody) ? address(1) : account);
    }

    function pick(uint256 which) private view returns (uint256 id, Model storage model) {
        if (_models.length == 0) return (0, _none);
        id = 1 + which % _models.length;
        model = _models[id - 1];
    }

    function balance(address coin, address account) private view returns (uint256) {
        return coin == address(0) ? account.balance : ITRC20(coin).balanceOf(account);
    }

    /// @dev What an account has in a coin, and is owed in it.
    function worth(address coin, address account) private view returns (uint256) {
        return balance(coin, account) + otc.creditOf(account, coin);
    }

    function books(Model storage m, address taker) private view returns (Books memory b) {
        (b.makerGive, b.makerWant) = (worth(m.give, m.maker), worth(m.want, m.maker));
        (b.takerGive, b.takerWant) = (worth(m.give, taker), worth(m.want, taker));
        (b.giveHere, b.wantHere) = (held(m.give), held(m.want));
    }

    function isWilling(address account, address coin) private view returns (bool) {
        if (coin == address(0)) return account != address(moody) || moody.way() == Receiver.Way.Takes;
        return coin == address(usdt);
    }

    /// @dev Of a whole amount, what arrives where a coin keeps some.
    function less(address coin, uint256 amount) private view returns (uint256) {
        if (coin == address(usdt)) {
            uint256 fee = (amount * usdt.basisPointsRate()) / 10_000;
            return amount - (fee > usdt.maximumFee() ? usdt.maximumFee() : fee);
        }
        if (coin == address(0)) return amount;
        return amount - (amount * OddToken(coin).keeps()) / 100;
    }

    /// @dev Both legs: the taker has the goods and paid the price, the maker has the rest of what arrived, or is owed it.
    function checkSwap(Model storage m, Try memory one, Books memory before) private {
        Books memory b = books(m, one.taker);
        if (b.giveHere + one.amount != before.giveHere) ++movedApart;
        if (b.takerGive - before.takerGive != less(m.give, one.amount)) ++movedApart;
        if (before.takerWant - b.takerWant != one.price) ++movedApart;
        uint256 arrived = less(m.want, one.price);
        uint256 fee = (arrived * 50) / 10_000;
        uint256 got = b.makerWant - before.makerWant;
        // The maker may be in the taker's line, and be owed a part of the fee too.
        if (got < less(m.want, arrived - fee) || got > arrived) ++movedApart;
        // The fee of a coin stays here, and what the maker is owed.
        uint256 stays = b.wantHere - before.wantHere;
        bool isTrx = m.want == address(0);
        if (stays != (isTrx ? 0 : fee) && stays != (isTrx ? arrived - fee : arrived)) ++movedApart;
    }

    function goBack(uint256 id, Model storage m, address caller, bytes memory data, uint256 kind) private {
        uint256 before = worth(m.give, m.maker);
        call(caller);
        (bool did,) = address(otc).call(data);
        if (!did) {
            // A contract's call is refused where the coin or it itself refuses.
            bool ended = m.giveLeft == 0;
            if (!ended && (caller != address(moody) || isWilling(caller, m.give))) ++leavingRefused;
            return;
        }
        if (m.giveLeft == 0) ++movedApart;
        uint256 got = worth(m.give, m.maker) - before;
        if (got != m.giveLeft && got != less(m.give, m.giveLeft)) ++movedApart;
        (m.giveLeft, m.paid) = (0, m.asked);
        ++done[kind];
        (,,, uint256 left,,,,,) = otc.offerOf(id);
        if (left != 0) ++movedApart;
    }
}
