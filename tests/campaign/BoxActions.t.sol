// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BlindBoxes} from "../../features/blindbox/contract/BlindBoxes.sol";
import {BoxesModel} from "../../features/blindbox/contract/BoxesModel.t.sol";
import {IBlindBoxes} from "../../features/blindbox/contract/IBlindBoxes.sol";
import {Cards} from "../../features/nft/contract/Cards.sol";
import {Blocks} from "../../platform/contracts/Blocks.t.sol";
import {IPriceOracle} from "../../platform/contracts/IPriceOracle.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Blind boxes: series 1 in one payment, series 2 in two; the operator is slow at times.
contract BoxActions is Part, BoxesModel {
    Blocks private constant blocks = Blocks(address(vm));

    uint256 private constant PENALTY = 300e6;

    BlindBoxes private immutable boxes;
    Cards private immutable cards;
    IPriceOracle private immutable oracle;
    address private immutable pool;

    /// @dev `paid` so far; a box that is being opened is no more.
    struct Box {
        address holder;
        uint256 price;
        uint256 paid;
    }

    mapping(uint256 id => Box) private _boxes;
    uint256[] private _ids;
    Asked[] private _asked;
    mapping(uint256 request => bool) private _isOver;
    /// @dev Sun of a box, the most of all requests that are open.
    mapping(uint256 series => uint256) private _penalties;
    mapping(uint256 series => bool) private _isClosed;
    mapping(uint256 series => uint256) private _pending;
    /// @dev Sun that waits here: of holders; of drawn boxes, for the fund; credits.
    uint256 private _waiting;
    uint256 private _proceeds;
    uint256 private _credits;
    /// @dev The draw of the current call, by the model.
    bytes32 private _drawn;

    constructor(Book book_, Product memory p) Part(book_) {
        (boxes, cards, pool) = (p.boxes, p.cards, address(p.distributor));
        oracle = p.oracle;
        book_.register(address(boxes), this);
        book_.open(address(boxes), TRX);
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](11);
        (all[0], all[1], all[2]) = (this.buy.selector, this.complete.selector, this.giveBack.selector);
        (all[3], all[4], all[5]) = (this.open.selector, this.settle.selector, this.refund.selector);
        (all[6], all[7], all[8]) = (this.operate.selector, this.addBond.selector, this.settle.selector);
        (all[9], all[10]) = (this.withdraw.selector, this.standDown.selector);
    }

    // ---- Actions

    function buy(uint256 who, uint256 series, uint256 count, uint256 more) external recorded {
        (series, count) = (1 + series % 2, bound(count, 1, 3));
        try boxes.priceOf(series) returns (uint256 price) {
            uint256 amount = count * (series == 1 ? price : (price * 3_000) / 10_000);
            as_(anyone(who), TRX, amount);
            if (series == 1) try boxes.buy{value: amount + more % 3}(1, count) {} catch { drop(); }
            else try boxes.reserve{value: amount + more % 3}(2, count) {} catch { drop(); }
        } catch { drop(); }
    }

    function complete(uint256 which, uint256 more) external recorded {
        (uint256 id, Box memory box) = pick(which);
        if (box.holder == address(0)) return;
        as_(box.holder, TRX, box.price - box.paid);
        try boxes.complete{value: box.price - box.paid + more % 3}(one(id)) {} catch { drop(); }
    }

    /// @dev A box that is not being opened is returned at its holder's request.
    function giveBack(uint256 which) external recorded {
        (uint256 id, Box memory box) = pick(which);
        if (box.holder != address(0)) goBack(id, box);
    }

    /// @dev Up to three boxes of one holder and series.
    function open(uint256 which, uint256 most, bytes32 seed) external recorded {
        (uint256 first, Box memory box) = pick(which);
        if (box.holder == address(0)) return;
        uint256[] memory found = new uint256[](bound(most, 1, 3));
        uint256 count;
        for (uint256 id = first; count < found.length && id < first + 8; ++id) {
            if (_boxes[id].holder == box.holder && _boxes[id].paid == _boxes[id].price) found[count++] = id;
        }
        assembly {
            mstore(found, count)
        }
        as_(box.holder, TRX, 0);
        try boxes.open(found, seed) {} catch { drop(); }
    }

    /// @dev Anyone draws with the secret that was bound before.
    function settle(uint256 which, uint256 who) external recorded {
        if (_asked.length == 0) return;
        Asked memory asked = _asked[which % _asked.length];
        (,, uint256 next,) = boxes.chainOf(asked.id >> 32);
        // Mostly the one whose turn it is.
        for (uint256 i; i < _asked.length && which % 8 != 0; ++i) if (_asked[i].id == next) asked = _asked[i];
        bytes20 secret = secretOf(asked.id);
        if (!_isOver[asked.id]) _drawn = keccak256(abi.encode(drawnFrom(boxes, asked)));
        as_(anyone(who), TRX, 0);
        try boxes.settle(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber, secret) {}
        catch { drop(); }
    }

    function refund(uint256 which, uint256 who) external recorded {
        if (_asked.length == 0) return;
        Asked memory asked = _asked[which % _asked.length];
        as_(anyone(who), TRX, 0);
        try boxes.refund(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber) {}
        catch { drop(); }
    }

    /// @dev Everything that the operator's key can do, whether or not it should.
    function operate(uint256 what, uint256 series, uint256 amount) external recorded {
        series = 1 + series % 2;
        (,,, uint256 last) = boxes.chainOf(series);
        (uint256 bond,) = boxes.bondOf(series);
        bytes20 tip = secretOf(last);
        if (what % 4 == 3) try boxes.withdrawProceeds(series) { return; } catch { drop(); }
        as_(OPERATOR, TRX, 0);
        if (what % 4 == 0) try boxes.postChain(series, tip) {} catch { drop(); }
        if (what % 4 == 1) try boxes.withdrawBond(series, bound(amount, 0, bond)) {} catch { drop(); }
        if (what % 4 == 2) try boxes.takeBack(series, bound(amount, 1, 3)) {} catch { drop(); }
    }

    function addBond(uint256 series, uint256 amount) external recorded {
        as_(OPERATOR, TRX, 0);
        boxes.addBond{value: bound(amount, 0, 2_000e6)}(1 + series % 2);
    }

    /// @dev Rarely: most of a run continues.
    function standDown(uint256 series, uint256 chance) external recorded {
        if (chance % 16 != 0) return;
        as_(OPERATOR, TRX, 0);
        try boxes.standDown(1 + series % 2) {} catch { drop(); }
    }

    function withdraw(uint256 who) external recorded {
        try boxes.withdraw(who % 3 == 0 ? pool : anyone(who)) {} catch { drop(); }
    }

    function leave(address user, bool atTerm) external override recorded {
        for (uint256 i; i < _ids.length; ++i) if (_boxes[_ids[i]].holder == user) goBack(_ids[i], _boxes[_ids[i]]);
        for (uint256 i; atTerm && i < _asked.length; ++i) {
            Asked memory asked = _asked[i];
            if (asked.holder != user || _isOver[asked.id]) continue;
            boxes.refund(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber);
        }
    }

    /// @dev A number of cards, of the operator's, in a series of 30 days.
    function create(uint256 firstShare, uint256[] calldata tokenIds) external recorded {
        uint256 start = vm.getBlockTimestamp();
        uint256 wait = firstShare == 0 ? 0 : 1 days;
        vm.prank(OPERATOR);
        boxes.createSeries(30e6, start, start + 30 days, firstShare, wait, PENALTY, tokenIds);
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == IBlindBoxes.Bought.selector) {
            made(topic(log, 1), log, word(log, 2), word(log, 2));
        } else if (kind == IBlindBoxes.Reserved.selector) {
            vm.assertEq(word(log, 3), (word(log, 2) * 3_000) / 10_000, "first part");
            made(topic(log, 1), log, word(log, 2), word(log, 3));
        } else if (kind == IBlindBoxes.TakenBack.selector) {
            for (uint256 i; i < word(log, 1); ++i) add(word(log, 0) + i, Box(OPERATOR, 0, 0));
        } else if (kind == IBlindBoxes.Completed.selector) {
            (uint256[] memory ids, uint256 amount) = abi.decode(log.data, (uint256[], uint256));
            uint256 rest;
            for (uint256 i; i < ids.length; ++i) {
                rest += _boxes[ids[i]].price - _boxes[ids[i]].paid;
                _boxes[ids[i]].paid = _boxes[ids[i]].price;
            }
            vm.assertEq(amount, rest, "law 4: the second part");
            moveIn(topic(log, 1), amount);
        } else if (kind == IBlindBoxes.Released.selector) {
            vm.assertEq(word(log, 0), remove(uint256(log.topics[2]), topic(log, 1)), "law 2: the first part comes back");
            moveOut(topic(log, 1), word(log, 0));
        } else if (kind == IBlindBoxes.GivenBack.selector) {
            (uint256[] memory ids, uint256 amount) = abi.decode(log.data, (uint256[], uint256));
            vm.assertEq(amount, removeAll(ids, topic(log, 1)), "law 2: all of it comes back");
            moveOut(topic(log, 1), amount);
        } else {
            readOpening(kind, log);
        }
    }

    function readOpening(bytes32 kind, Vm.Log calldata log) private {
        if (kind == IBlindBoxes.Requested.selector) {
            (uint256[] memory ids, uint256 amount, bytes32 seed, uint256 block_) =
                abi.decode(log.data, (uint256[], uint256, bytes32, uint256));
            _asked.push(Asked(uint256(log.topics[1]), topic(log, 2), ids, amount, seed, block_));
            vm.assertEq(amount, removeAll(ids, topic(log, 2)), "what is opened was paid");
            ask(uint256(log.topics[1]) >> 32, ids.length);
        } else if (kind == IBlindBoxes.Settled.selector) {
            Asked memory asked = over(uint256(log.topics[1]), topic(log, 2));
            (,, uint256[] memory drawn, uint256 fee) = abi.decode(log.data, (bytes20, bytes32, uint256[], uint256));
            vm.assertTrue(keccak256(abi.encode(drawn)) == _drawn, "drawn otherwise than was bound");
            for (uint256 i; i < drawn.length; ++i) vm.assertEq(cards.ownerOf(drawn[i]), asked.holder, "the prize");
            vm.assertEq(fee, (asked.amount * 500) / 10_000, "fee of a box");
            _waiting -= asked.amount;
            _proceeds += asked.amount - fee;
        } else if (kind == IBlindBoxes.Refunded.selector) {
            Asked memory asked = over(uint256(log.topics[1]), topic(log, 2));
            vm.assertEq(word(log, 0), asked.amount, "law 2: all of it comes back");
            uint256 penalty = asked.boxIds.length * _penalties[asked.id >> 32];
            uint256 toHolder = penalty < asked.amount ? penalty : asked.amount;
            vm.assertEq(word(log, 1), toHolder, "law 1: the holder's part of the penalty");
            vm.assertEq(word(log, 2), 2 * penalty - toHolder, "law 1: the pool's part of the penalty");
            moveOut(asked.holder, asked.amount);
            book.move(address(boxes), asked.holder, TRX, toHolder);
        } else if (kind == IBlindBoxes.SeriesClosed.selector) {
            _isClosed[uint256(log.topics[1])] = true;
        } else if (kind == IBlindBoxes.Credited.selector) {
            vm.assertTrue(!isHonest(topic(log, 1)), "law 2: a payment to a plain account became a credit");
            _credits += word(log, 0);
            if (topic(log, 1) != pool) book.move(topic(log, 1), address(boxes), TRX, word(log, 0));
        } else if (kind == IBlindBoxes.Withdrawn.selector) {
            _credits -= word(log, 0);
            book.move(address(boxes), topic(log, 1), TRX, word(log, 0));
        } else if (kind == IBlindBoxes.BondAdded.selector) {
            book.move(topic(log, 2), address(boxes), TRX, word(log, 0));
        } else if (kind == IBlindBoxes.BondWithdrawn.selector) {
            book.move(address(boxes), OPERATOR, TRX, word(log, 0));
        } else if (kind == IBlindBoxes.ProceedsWithdrawn.selector) {
            _proceeds -= word(log, 0);
            book.move(address(boxes), FUND, TRX, word(log, 0));
        }
    }

    function check() external view override {
        uint256 owed = _waiting + _proceeds + _credits + 2 * (_pending[1] * _penalties[1] + _pending[2] * _penalties[2]);
        vm.assertGe(address(boxes).balance, owed, "law 1: refunds and penalties of boxes are not all set aside");
        book.check(address(boxes), TRX, "law 3: TRX in the boxes");
    }

    // ---- Inside

    /// @dev The penalty of this moment, or what an open request has already if that is more.
    function ask(uint256 series, uint256 count) private {
        vm.assertTrue(!_isClosed[series], "law 5: opened after the series was closed");
        uint256 penalty = oracle.usdtToTrx(PENALTY);
        if (_pending[series] == 0 || penalty > _penalties[series]) _penalties[series] = penalty;
        _pending[series] += count;
    }

    function made(address holder, Vm.Log calldata log, uint256 price, uint256 paid) private {
        uint256 count = word(log, 1);
        for (uint256 i; i < count; ++i) add(word(log, 0) + i, Box(holder, price, paid));
        moveIn(holder, count * paid);
    }

    function add(uint256 id, Box memory box) private {
        _boxes[id] = box;
        _ids.push(id);
    }

    function remove(uint256 id, address holder) private returns (uint256 paid) {
        vm.assertEq(_boxes[id].holder, holder, "law 5: another's box");
        paid = _boxes[id].paid;
        delete _boxes[id];
    }

    function removeAll(uint256[] memory ids, address holder) private returns (uint256 paid) {
        for (uint256 i; i < ids.length; ++i) paid += remove(ids[i], holder);
    }

    function over(uint256 request, address holder) private returns (Asked memory asked) {
        vm.assertTrue(!_isOver[request], "a request ends once");
        for (uint256 i; i < _asked.length; ++i) if (_asked[i].id == request) asked = _asked[i];
        vm.assertEq(holder, asked.holder, "law 5: another's request");
        _isOver[request] = true;
        _pending[request >> 32] -= asked.boxIds.length;
    }

    function moveIn(address holder, uint256 amount) private {
        _waiting += amount;
        book.move(holder, address(boxes), TRX, amount);
    }

    function moveOut(address holder, uint256 amount) private {
        _waiting -= amount;
        book.move(address(boxes), holder, TRX, amount);
    }

    function goBack(uint256 id, Box memory box) private {
        as_(box.holder, TRX, 0);
        bytes memory call = box.paid == box.price
            ? abi.encodeCall(boxes.giveBack, (one(id)))
            : abi.encodeCall(boxes.release, (id));
        (bool done,) = address(boxes).call(call);
        if (done) return;
        drop();
        // Only an attacker's own code can refuse what comes back.
        vm.assertTrue(!isHonest(box.holder), "law 2: a box goes back whenever its holder asks for it");
    }

    function pick(uint256 which) private view returns (uint256 id, Box memory box) {
        for (uint256 i; i < _ids.length && box.holder == address(0); ++i) {
            id = _ids[(which % _ids.length + i) % _ids.length];
            box = _boxes[id];
        }
    }
}
