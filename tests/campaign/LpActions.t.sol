// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPair} from "../../features/exchange/contract/IPair.sol";
import {Zap} from "../../features/exchange/contract/Zap.sol";
import {ILpPurchases} from "../../features/lp/contract/ILpPurchases.sol";
import {ILpStaking} from "../../features/lp/contract/ILpStaking.sol";
import {LpPurchases} from "../../features/lp/contract/LpPurchases.sol";
import {LpStaking} from "../../features/lp/contract/LpStaking.sol";
import {Tes} from "../../platform/contracts/Tes.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Liquidity: bought for a reward, staked for a stream.
contract LpActions is Part {
    LpStaking private immutable lp;
    LpPurchases private immutable purchases;
    Zap private immutable zap;
    Tes private immutable tes;
    address private immutable usdt;
    address private immutable pool0;
    address private immutable pool1;

    struct Purchase {
        address buyer;
        uint256 reward;
        uint256 issueTime;
    }

    mapping(address pool => mapping(address account => uint256)) private _staked;
    /// @dev What an account had earned when it was looked at last; it never falls but by a claim or an exit.
    mapping(address pool => mapping(address account => uint256)) private _earned;
    mapping(uint256 id => Purchase) private _purchases;
    uint256 private _count;
    /// @dev TES set aside for streams, and for purchases.
    uint256 private _streams;
    uint256 private _rewards;

    constructor(Book book_, Product memory p) Part(book_) {
        (lp, purchases, zap, tes, usdt) = (p.lp, p.purchases, p.zap, p.tes, address(p.usdt));
        (pool0, pool1) = (address(p.tesPair), address(p.trxPair));
        book_.register(address(lp), this);
        book_.register(address(purchases), this);
        book_.open(address(lp), pool0);
        book_.open(address(lp), pool1);
        book_.open(purchases.vault(), address(tes));
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](7);
        (all[0], all[1], all[2]) = (this.buy.selector, this.issue.selector, this.stake.selector);
        (all[3], all[4], all[5]) = (this.claim.selector, this.withdraw.selector, this.exit.selector);
        all[6] = this.fund.selector;
    }

    // ---- Actions

    function buy(uint256 who, uint256 pair, bool trx, uint256 amount, uint256 less) external recorded {
        (address user, address pool, address coin) = (anyone(who), poolOf(pair), trx ? TRX : usdt);
        amount = some(amount, 5_000e6);
        // The least that is signed is at times more than there is.
        uint256 least = quoteOf(address(zap), pool, coin, amount) + (less % 4 == 0 ? 1 : 0);
        uint256 before = book.balanceOf(user, pool);
        as_(user, coin, amount);
        try purchases.buy{value: trx ? amount : 0}(pool, coin, amount, least, 0, NEVER) {
            uint256 got = book.balanceOf(user, pool) - before;
            vm.assertGe(got, least, "law 4: less liquidity than was signed");
        } catch { drop(); }
    }

    function issue(uint256 id, uint256 who) external recorded {
        if (_count == 0) return;
        Purchase memory purchase = _purchases[1 + id % _count];
        as_(anyone(who), TRX, 0);
        try purchases.issue(1 + id % _count) {} catch {
            drop();
            bool due = purchase.reward > 0 && vm.getBlockTimestamp() >= purchase.issueTime;
            vm.assertTrue(!due, "law 2: a reward that is due is issued");
        }
    }

    function stake(uint256 who, uint256 pair, uint256 amount) external recorded {
        (address user, address pool) = (anyone(who), poolOf(pair));
        amount = bound(amount, 0, book.balanceOf(user, pool));
        look(user);
        as_(user, pool, amount);
        try lp.stake(pool, amount) {} catch { drop(); }
        readLogs();
        look(user);
    }

    function claim(uint256 who, uint256 pair) external recorded {
        look(anyone(who));
        if (_earned[poolOf(pair)][anyone(who)] == 0) return;
        as_(anyone(who), TRX, 0);
        lp.claim(poolOf(pair));
    }

    function withdraw(uint256 who, uint256 pair, uint256 amount) external recorded {
        (address user, address pool) = (anyone(who), poolOf(pair));
        if (_staked[pool][user] == 0) return;
        look(user);
        as_(user, TRX, 0);
        lp.withdraw(pool, bound(amount, 1, _staked[pool][user]));
        readLogs();
        look(user);
    }

    function exit(uint256 who, uint256 pair) external recorded {
        (address user, address pool) = (anyone(who), poolOf(pair));
        if (_staked[pool][user] == 0) return;
        look(user);
        as_(user, TRX, 0);
        lp.exit(pool);
    }

    /// @dev A stream of a day to a month, by the house or by an attacker.
    function fund(uint256 who, uint256 pair, uint256 amount, uint256 time) external recorded {
        as_(who % 2 == 0 ? HOUSE : attacker(who), TRX, 0);
        uint256 until = vm.getBlockTimestamp() + bound(time, 1 days, 30 days);
        try lp.fund(poolOf(pair), some(amount, 10_000e18), until) {} catch { drop(); }
    }

    function leave(address user, bool atTerm) external override recorded {
        for (uint256 pair; pair < 2; ++pair) {
            address pool = poolOf(pair);
            (, uint256 earned,) = lp.positionOf(pool, user);
            if (atTerm && earned > 0) {
                as_(user, TRX, 0);
                lp.claim(pool);
            }
            if (_staked[pool][user] == 0) continue;
            as_(user, TRX, 0);
            if (atTerm) lp.withdraw(pool, _staked[pool][user]);
            else lp.exit(pool);
        }
        for (uint256 id = 1; atTerm && id <= _count; ++id) {
            if (_purchases[id].buyer == user && _purchases[id].reward > 0) purchases.issue(id);
        }
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        if (log.emitter == address(purchases)) return readPurchases(log);
        bytes32 kind = log.topics[0];
        (address pool, address account) = (topic(log, 1), topic(log, 2));
        if (kind == ILpStaking.Staked.selector) {
            _staked[pool][account] += word(log, 0);
            book.move(account, address(lp), pool, word(log, 0));
        } else if (kind == ILpStaking.Withdrawn.selector) {
            _staked[pool][account] -= word(log, 0);
            book.move(address(lp), account, pool, word(log, 0));
        } else if (kind == ILpStaking.Exited.selector) {
            vm.assertEq(word(log, 0), _staked[pool][account], "law 2: all of the stake comes back");
            (_staked[pool][account], _earned[pool][account]) = (0, 0);
            book.move(address(lp), account, pool, word(log, 0));
        } else if (kind == ILpStaking.Claimed.selector) {
            (_streams, _earned[pool][account]) = (_streams - word(log, 0), 0);
            book.move(address(this), account, address(tes), word(log, 0));
        } else if (kind == ILpStaking.Funded.selector) {
            _streams += word(log, 0);
        }
    }

    function readPurchases(Vm.Log calldata log) private {
        uint256 id = uint256(log.topics[1]);
        if (log.topics[0] == ILpPurchases.Bought.selector) {
            (address buyer, address pair, uint256 reward) = (topic(log, 2), topic(log, 3), word(log, 6));
            vm.assertEq(id, ++_count, "law 3: purchases are counted");
            _purchases[id] = Purchase(buyer, reward, word(log, 7));
            _rewards += reward;
            // 0.15 % of what was paid in, at a price of TES of 0.01 USDT or more.
            vm.assertGe((word(log, 5) * 1_500 * 100e12) / 1_000_000, reward, "law 1: a reward beyond its rate");
            book.move(buyer, pair, addressAt(log, 0), word(log, 1));
            book.move(pair, buyer, pair, word(log, 4));
        } else if (log.topics[0] == ILpPurchases.Issued.selector) {
            vm.assertEq(topic(log, 2), _purchases[id].buyer, "law 5: another's reward");
            vm.assertEq(word(log, 0), _purchases[id].reward, "law 1: the whole reward");
            _rewards -= word(log, 0);
            _purchases[id].reward = 0;
            book.move(purchases.vault(), topic(log, 2), address(tes), word(log, 0));
        }
    }

    function check() external view override {
        vm.assertGe(tes.balanceOf(lp.vault()), _streams, "law 1: streams are not all set aside");
        (, uint256 promised,) = lp.reserve();
        vm.assertEq(promised, _streams, "law 3: promised by LpStaking");
        vm.assertGe(tes.balanceOf(purchases.vault()), _rewards, "law 1: rewards of purchases are not all set aside");
        (, promised,) = purchases.reserve();
        vm.assertEq(promised, _rewards, "law 3: promised by LpPurchases");
        book.check(address(lp), pool0, "law 3: LP of TES/USDT in LpStaking");
        book.check(address(lp), pool1, "law 3: LP of WTRX/USDT in LpStaking");
        book.check(purchases.vault(), address(tes), "law 3: TES for purchases");
    }

    // ---- Inside

    /// @dev What an account earned never falls.
    function look(address user) private {
        for (uint256 pair; pair < 2; ++pair) {
            (uint256 staked, uint256 earned,) = lp.positionOf(poolOf(pair), user);
            vm.assertGe(earned, _earned[poolOf(pair)][user], "law 1: what was earned fell");
            vm.assertEq(staked, _staked[poolOf(pair)][user], "law 3: a stake");
            _earned[poolOf(pair)][user] = earned;
        }
    }

    function poolOf(uint256 pair) private view returns (address) {
        return pair % 2 == 0 ? pool0 : pool1;
    }
}
