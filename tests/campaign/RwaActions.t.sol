// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IRwaAsset} from "../../features/rwa/contract/IRwaAsset.sol";
import {IRwaRegistry} from "../../features/rwa/contract/IRwaRegistry.sol";
import {IMoney} from "../../features/team/contract/IMoney.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product, RWA_DOCUMENT} from "./Product.t.sol";

/// @title Shares of real-world assets: sold into escrow, attested, released, paid dividends on, moved and redeemed.
contract RwaActions is Part {
    uint256 private constant ASSETS = 4;
    uint256 private constant TARGET = 20;

    IRwaRegistry private immutable registry;
    address private immutable odd;

    /// @dev What events state of an asset.
    struct One {
        address coin;
        uint256 price;
        uint256 deadline;
        uint256 shares;
        uint256 reachedAt;
        uint256 attestedAt;
        uint256 releasedAt;
        uint256 distributed;
        uint256 claimed;
        uint256 due;
    }

    IRwaAsset[ASSETS] private _assets;
    mapping(address asset => One) private _ones;
    mapping(address asset => mapping(address account => uint256)) private _shares;
    mapping(address account => uint256) private _until;
    uint256 private _documents;

    constructor(Book book_, Product memory p) Part(book_) {
        (registry, odd) = (p.registry, address(p.odd));
        book_.register(address(registry), this);
        for (uint256 i; i < ASSETS; ++i) {
            IRwaAsset at = p.assets[i];
            _assets[i] = at;
            (, uint256[4] memory numbers, address coin,,) = at.terms();
            One storage one = _ones[address(at)];
            (one.coin, one.price, one.deadline) = (coin, numbers[0], numbers[3]);
            book_.register(address(at), this);
            if (coin != odd) book_.open(address(at), coin);
        }
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](13);
        (all[0], all[1], all[2]) = (this.buy.selector, this.buy.selector, this.refund.selector);
        (all[3], all[4], all[5]) = (this.refundFor.selector, this.attest.selector, this.release.selector);
        (all[6], all[7], all[8]) = (this.distribute.selector, this.claim.selector, this.transfer.selector);
        (all[9], all[10], all[11]) = (this.request.selector, this.fulfil.selector, this.redeem.selector);
        all[12] = this.allow.selector;
    }

    // ---- Actions

    function buy(uint256 which, uint256 who, uint256 count) external recorded {
        buyAs(_assets[which % ASSETS], anyone(who), 1 + count % 15);
    }

    /// @dev By the buyer, who is never refused before the release.
    function refund(uint256 which, uint256 who) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        address user = anyone(who);
        bool due = _shares[address(at)][user] > 0 && _ones[address(at)].releasedAt == 0;
        as_(user, TRX, 0);
        try at.refund() {
            vm.assertTrue(due, "law 1: a refund that was not due");
        } catch {
            drop();
            vm.assertTrue(!due || address(at) == address(_assets[3]), "law 2: a buyer takes its money out of escrow");
        }
    }

    /// @dev By a wallet, once the sale has failed.
    function refundFor(uint256 which, uint256 who, uint256 byWhom) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        address user = anyone(who);
        bool due = _shares[address(at)][user] > 0 && hasFailed(_ones[address(at)]);
        as_(honest(byWhom), TRX, 0);
        try at.refundFor(user) {
            vm.assertTrue(due, "law 5: a refund by another before the sale had failed");
        } catch {
            drop();
            vm.assertTrue(!due, "law 2: anyone refunds a sale that has failed");
        }
    }

    function attest(uint256 which, uint256 what, uint256 reserve) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        bool isFirst = _ones[address(at)].attestedAt == 0;
        bytes32 document = isFirst && what % 3 > 0 ? RWA_DOCUMENT : keccak256(abi.encode(++_documents));
        as_(GUARDIAN, TRX, 0);
        try at.attest(document, some(reserve, 1e12)) {} catch { drop(); }
    }

    function release(uint256 which, uint256 who) external recorded {
        as_(honest(who), TRX, 0);
        try _assets[which % ASSETS].release() {} catch { drop(); }
    }

    function distribute(uint256 which, uint256 amount) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        as_(FUND, _ones[address(at)].coin, 0);
        try at.distribute(some(amount, 1e9)) {} catch { drop(); }
    }

    /// @dev On the list or not.
    function claim(uint256 which, uint256 who) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        address user = anyone(who);
        (,,, uint256 due,) = at.holdingOf(user);
        as_(user, TRX, 0);
        try at.claim() {} catch {
            drop();
            vm.assertTrue(due == 0 || address(at) == address(_assets[3]), "law 2: dividends are claimed");
        }
    }

    function transfer(uint256 which, uint256 who, uint256 toWhom, uint256 count) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        address user = anyone(who);
        count = count % (_shares[address(at)][user] + 1);
        (bool can,) = at.canTransfer(user, anyone(toWhom), count);
        as_(user, address(at), count);
        try at.transfer(anyone(toWhom), count) {
            vm.assertTrue(can, "law 4: moved although it was said before that it would not");
        } catch {
            drop();
            vm.assertTrue(!can, "law 4: not moved although it was said before");
        }
    }

    /// @dev A request, or that it is taken back.
    function request(uint256 which, uint256 who, uint256 count) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        address user = anyone(who);
        (, uint256 waiting,,) = at.redemptionOf(user);
        as_(user, TRX, 0);
        if (waiting > 0 && count % 2 == 0) return at.cancelRedemption();
        try at.requestRedemption(count % 20) {} catch { drop(); }
    }

    function fulfil(uint256 which, uint256 who) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        (,, uint256 amount,) = at.redemptionOf(anyone(who));
        as_(HOUSE, _ones[address(at)].coin, 0);
        try at.fulfil(anyone(who), amount) {} catch { drop(); }
    }

    function redeem(uint256 which, uint256 who, uint256 how) external recorded {
        IRwaAsset at = _assets[which % ASSETS];
        address user = how % 5 == 4 ? HOUSE : anyone(who);
        as_(user, TRX, 0);
        if (how % 2 == 0) try at.claimRedemption() {} catch { drop(); }
        else try at.withdraw(user, _ones[address(at)].coin) {} catch { drop(); }
    }

    function allow(uint256 who, uint256 time) external recorded {
        as_(MANAGER, TRX, 0);
        registry.allow(anyone(who), time % 4 == 0 ? 0 : vm.getBlockTimestamp() + bound(time, 1, 90 days));
    }

    /// @dev Off the list: no way out asks it.
    function leave(address user, bool) external override recorded {
        as_(MANAGER, TRX, 0);
        registry.allow(user, 0);
        for (uint256 i; i < ASSETS; ++i) {
            IRwaAsset at = _assets[i];
            if (i == 3 && isHonest(user)) continue;
            (, uint256 waiting, uint256 byRefund, uint256 byClaim, uint256 redeemed) = at.holdingOf(user);
            if (byRefund > 0) send(user, at, abi.encodeCall(at.refund, ()));
            if (waiting > 0) send(user, at, abi.encodeCall(at.cancelRedemption, ()));
            if (byClaim > 0) send(user, at, abi.encodeCall(at.claim, ()));
            if (redeemed > 0) send(user, at, abi.encodeCall(at.claimRedemption, ()));
        }
    }

    // ---- The beginning: the first asset is released

    function openAssets() external recorded {
        uint256 now_ = vm.getBlockTimestamp();
        for (uint256 i; i < HONEST + ATTACKERS; ++i) {
            vm.prank(MANAGER);
            registry.allow(anyone(i), now_ + 365 days);
        }
        // Who pays dividends and redemptions.
        for (uint256 i; i < ASSETS; ++i) {
            for (uint256 j; j < 2; ++j) {
                vm.prank(j == 0 ? HOUSE : FUND);
                ITRC20(_ones[address(_assets[i])].coin).approve(address(_assets[i]), NEVER);
            }
        }
        readLogs();
        IRwaAsset first = _assets[0];
        vm.warp(now_ - 4 days);
        for (uint256 i; i < HONEST + ATTACKERS; ++i) {
            buyAs(first, anyone(i), 5 + i);
            readLogs();
            vm.recordLogs();
        }
        vm.prank(GUARDIAN);
        first.attest(RWA_DOCUMENT, 1_000e6);
        // Read at its own time.
        readLogs();
        vm.recordLogs();
        vm.warp(now_);
        first.release();
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        if (log.emitter == address(registry)) {
            if (log.topics[0] == IRwaRegistry.Allowed.selector) _until[topic(log, 1)] = word(log, 0);
            return;
        }
        One storage one = _ones[log.emitter];
        if (log.topics[0] == ITRC20.Transfer.selector) moved(log);
        else if (one.releasedAt == 0) readSale(log, one);
        else readHeld(log, one);
        readMoney(log, one);
    }

    function check() external view override {
        for (uint256 i; i < ASSETS; ++i) {
            IRwaAsset at = _assets[i];
            One storage one = _ones[address(at)];
            vm.assertEq(at.totalSupply(), one.shares, "law 3: shares of an asset");
            vm.assertLe(one.claimed, one.distributed, "law 1: more dividends than were paid in");
            uint256 owed = one.distributed - one.claimed + one.due;
            if (one.releasedAt == 0) owed += one.shares * one.price;
            vm.assertGe(book.balanceOf(address(at), one.coin), owed, "law 1: what an asset owes is not all there");
            if (i < 3) book.check(address(at), one.coin, "law 3: coins in an asset");
        }
    }

    // ---- Inside

    /// @dev Of shares: who gets them is on the list, and who moves them has signed it.
    function moved(Vm.Log calldata log) private {
        (address from, address to, uint256 count) = (topic(log, 1), topic(log, 2), word(log, 0));
        if (to != address(0)) vm.assertGe(_until[to], vm.getBlockTimestamp() + 1, "shares of one who is not listed");
        if (from != address(0)) _shares[log.emitter][from] -= count;
        if (to != address(0)) _shares[log.emitter][to] += count;
        if (from != address(0) && to != address(0)) book.move(from, to, log.emitter, count);
    }

    function readSale(Vm.Log calldata log, One storage one) private {
        bytes32 kind = log.topics[0];
        if (kind == IRwaAsset.Bought.selector) {
            vm.assertEq(word(log, 1), word(log, 0) * one.price, "law 4: bought at another price");
            vm.assertTrue(vm.getBlockTimestamp() < one.deadline, "bought after the deadline");
            setShares(one, one.shares + word(log, 0));
            book.move(topic(log, 1), log.emitter, one.coin, word(log, 1));
        } else if (kind == IRwaAsset.Refunded.selector) {
            vm.assertEq(word(log, 1), word(log, 0) * one.price, "law 2: less comes back than was paid");
            vm.assertEq(_shares[log.emitter][topic(log, 1)], 0, "law 2: all of it");
            setShares(one, one.shares - word(log, 0));
            book.move(log.emitter, topic(log, 1), one.coin, word(log, 1));
        } else if (kind == IRwaAsset.Attested.selector) {
            bool isFirst = one.attestedAt == 0;
            vm.assertTrue(!isFirst || log.topics[1] == RWA_DOCUMENT, "law 5: attested what buyers have not seen");
            vm.assertTrue(!hasFailed(one), "law 5: attested after it has failed");
            one.attestedAt = vm.getBlockTimestamp();
        } else if (kind == IRwaAsset.Released.selector) {
            uint256 from = (one.attestedAt > one.reachedAt ? one.attestedAt : one.reachedAt) + 72 hours;
            bool due = one.attestedAt > 0 && one.reachedAt > 0 && vm.getBlockTimestamp() >= from;
            vm.assertTrue(due && !hasFailed(one), "law 5: released before its time");
            vm.assertEq(word(log, 0), one.shares * one.price, "law 3: of what was bought");
            one.releasedAt = vm.getBlockTimestamp();
            book.move(log.emitter, HOUSE, one.coin, word(log, 0));
        }
    }

    function readHeld(Vm.Log calldata log, One storage one) private {
        bytes32 kind = log.topics[0];
        if (kind == IRwaAsset.Distributed.selector) {
            vm.assertEq(word(log, 1), one.shares, "law 3: for all shares");
            one.distributed += word(log, 0);
            book.move(FUND, log.emitter, one.coin, word(log, 0));
        } else if (kind == IRwaAsset.Claimed.selector) {
            one.claimed += word(log, 0);
            book.move(log.emitter, topic(log, 1), one.coin, word(log, 0));
        } else if (kind == IRwaAsset.RedemptionFulfilled.selector) {
            one.shares -= word(log, 0);
            one.due += word(log, 1);
            book.move(HOUSE, log.emitter, one.coin, word(log, 1));
        } else if (kind == IRwaAsset.RedemptionClaimed.selector) {
            one.due -= word(log, 0);
            book.move(log.emitter, topic(log, 1), one.coin, word(log, 0));
        }
        bool isSale = kind == IRwaAsset.Bought.selector || kind == IRwaAsset.Refunded.selector;
        vm.assertTrue(!isSale && kind != IRwaAsset.Released.selector, "law 5: the sale went on after the release");
    }

    function readMoney(Vm.Log calldata log, One storage one) private {
        if (log.topics[0] == IMoney.Credited.selector) {
            if (one.coin == odd) return;
            vm.assertTrue(!isHonest(topic(log, 1)), "law 2: a payment to a plain account became a credit");
            book.move(topic(log, 1), log.emitter, one.coin, word(log, 0));
        } else if (log.topics[0] == IMoney.Withdrawn.selector) {
            book.move(log.emitter, topic(log, 1), topic(log, 2), word(log, 0));
        }
    }

    function setShares(One storage one, uint256 shares) private {
        one.shares = shares;
        if (shares < TARGET) one.reachedAt = 0;
        else if (one.reachedAt == 0) one.reachedAt = vm.getBlockTimestamp();
    }

    function hasFailed(One storage one) private view returns (bool) {
        if (one.releasedAt > 0 || vm.getBlockTimestamp() < one.deadline) return false;
        return one.attestedAt == 0 || one.reachedAt == 0 || vm.getBlockTimestamp() >= one.deadline + 10 days;
    }

    function buyAs(IRwaAsset at, address user, uint256 count) private {
        One storage one = _ones[address(at)];
        as_(user, one.coin, count * one.price);
        try at.buy(count) {} catch { drop(); }
    }

    /// @dev What it moved is read before the next one.
    function send(address user, IRwaAsset at, bytes memory data) private {
        as_(user, TRX, 0);
        (bool done,) = address(at).call(data);
        vm.assertTrue(done || !isHonest(user), "law 2: an honest user leaves an asset");
        if (!done) drop();
        readLogs();
        vm.recordLogs();
    }
}
