// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IPair} from "../../features/exchange/contract/IPair.sol";
import {IWtrx} from "../../features/exchange/contract/IWtrx.sol";
import {IZap} from "../../features/exchange/contract/IZap.sol";
import {Router} from "../../features/exchange/contract/Router.sol";
import {TwapOracle} from "../../features/exchange/contract/TwapOracle.sol";
import {Wtrx} from "../../features/exchange/contract/Wtrx.sol";
import {Zap} from "../../features/exchange/contract/Zap.sol";
import {Blocks} from "../../platform/contracts/Blocks.t.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Pools: swaps, liquidity, coins sent by strangers; and time, over which averages are made.
contract ExchangeActions is Part {
    Blocks private constant blocks = Blocks(address(vm));

    Router private immutable router;
    Zap private immutable zap;
    Wtrx private immutable wtrx;
    TwapOracle private immutable oracle;
    address private immutable tes;
    address private immutable usdt;
    IPair private immutable tesPair;
    IPair private immutable trxPair;

    /// @dev The pool's root of the product, and its shares, when it was looked at last.
    mapping(IPair pair => uint256) private _root;
    mapping(IPair pair => uint256) private _shares;

    constructor(Book book_, Product memory p) Part(book_) {
        (router, zap, wtrx, oracle) = (p.router, p.zap, p.wtrx, p.oracle);
        (tes, usdt, tesPair, trxPair) = (address(p.tes), address(p.usdt), p.tesPair, p.trxPair);
        book_.register(address(zap), this);
        book_.register(address(wtrx), this);
        book_.open(address(wtrx), TRX);
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](6);
        (all[0], all[1], all[2]) = (this.swap.selector, this.provide.selector, this.remove.selector);
        (all[3], all[4], all[5]) = (this.donate.selector, this.wait.selector, this.mine.selector);
    }

    // ---- Actions

    /// @dev What comes out is signed by the formula; at times it was more when the user looked.
    function swap(uint256 who, bool first, bool back, uint256 amount, uint256 less) external recorded {
        IPair pair = first ? tesPair : trxPair;
        address other = first ? tes : TRX;
        (address from, address to) = back ? (other, usdt) : (usdt, other);
        amount = some(amount, from == tes ? 50_000e18 : 5_000e6);
        trade(pair, anyone(who), [from, to], amount, outputOf(pair, wrapped(from), amount) + (less % 4 == 0 ? 1 : 0));
    }

    function trade(IPair pair, address user, address[2] memory way, uint256 amount, uint256 least) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (wrapped(way[0]), wrapped(way[1]));
        uint256 before = book.balanceOf(user, way[1]);
        bytes memory call;
        if (way[0] == TRX) call = abi.encodeCall(router.swapExactETHForTokens, (least, path, user, NEVER));
        else if (way[1] == TRX) call = abi.encodeCall(router.swapExactTokensForETH, (amount, least, path, user, NEVER));
        else call = abi.encodeCall(router.swapExactTokensForTokens, (amount, least, path, user, NEVER));
        as_(user, way[0], amount);
        (bool done,) = address(router).call{value: way[0] == TRX ? amount : 0}(call);
        if (!done) return drop();
        uint256 got = book.balanceOf(user, way[1]) - before;
        book.move(user, address(pair), way[0], amount);
        if (isHonest(user)) vm.assertGe(got, least, "law 4: less than was signed");
        book.move(address(pair), user, way[1], got);
    }

    /// @dev With one coin; what is signed is what is stated.
    function provide(uint256 who, bool first, bool other, uint256 amount) external recorded {
        address pair = address(first ? tesPair : trxPair);
        address coin = other ? (first ? tes : TRX) : usdt;
        amount = some(amount, coin == tes ? 50_000e18 : 5_000e6);
        uint256 least = quoteOf(address(zap), pair, coin, amount);
        as_(anyone(who), coin, amount);
        try zap.zap{value: coin == TRX ? amount : 0}(pair, coin, amount, least, anyone(who), NEVER) {} catch { drop(); }
    }

    function remove(uint256 who, bool first, uint256 amount) external recorded {
        amount = bound(amount, 0, (first ? tesPair : trxPair).balanceOf(anyone(who)));
        takeOut(first ? tesPair : trxPair, anyone(who), first ? tes : TRX, amount);
    }

    function takeOut(IPair pair, address user, address other, uint256 amount) private {
        uint256 share = Math.mulDiv(ITRC20(usdt).balanceOf(address(pair)), amount, pair.totalSupply());
        uint256 gotUsdt = book.balanceOf(user, usdt);
        uint256 got = book.balanceOf(user, other);
        bytes memory call = removal(user, other, amount);
        as_(user, address(pair), amount);
        (bool done,) = address(router).call(call);
        if (!done) return drop();
        gotUsdt = book.balanceOf(user, usdt) - gotUsdt;
        got = book.balanceOf(user, other) - got;
        if (isHonest(user)) vm.assertGe(gotUsdt, share, "law 2: a share of the pool");
        book.move(user, address(pair), address(pair), amount);
        book.move(address(pair), user, usdt, gotUsdt);
        book.move(address(pair), user, other, got);
    }

    /// @dev Sent to a pool without a call, then skimmed or synced by anyone; or only read.
    function donate(uint256 who, bool first, bool other, uint256 amount, uint256 what) external recorded {
        IPair pair = first ? tesPair : trxPair;
        address coin = other && first ? tes : usdt;
        vm.prank(attacker(who));
        (bool done,) = coin.call(abi.encodeCall(ITRC20.transfer, (address(pair), some(amount, 1_000e6))));
        if (!done) return;
        if (what % 3 == 0) pair.skim(attacker(who));
        if (what % 3 == 1) pair.sync();
    }

    /// @dev Mostly for hours; then averages are mostly renewed.
    function wait(uint256 time, uint256 what) external recorded {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, what % 4 == 0 ? 9 days : 12 hours));
        blocks.roll(blocks.getBlockNumber() + 1 + what % 4);
        if (what % 8 == 7) return;
        oracle.poke();
        vm.warp(vm.getBlockTimestamp() + 30 minutes);
        oracle.poke();
    }

    function mine(uint256 count) external recorded {
        blocks.roll(blocks.getBlockNumber() + bound(count, 1, 4));
        look(tesPair);
        look(trxPair);
    }

    /// @dev All of one's liquidity, which the pools give for its shares.
    function leave(address user, bool) external override recorded {
        this.removeAll(user, true);
        this.removeAll(user, false);
    }

    function removeAll(address user, bool first) external {
        IPair pair = first ? tesPair : trxPair;
        uint256 amount = pair.balanceOf(user);
        (address coin0, address coin1) = (pair.token0(), pair.token1());
        // Dust that is worth no unit of a coin stays.
        uint256 worth0 = (amount * book.balanceOf(address(pair), coin0)) / pair.totalSupply();
        uint256 worth1 = (amount * book.balanceOf(address(pair), coin1)) / pair.totalSupply();
        if (worth0 == 0 || worth1 == 0) return;
        vm.prank(user);
        pair.transfer(address(pair), amount);
        (uint256 got0, uint256 got1) = pair.burn(user);
        book.sign(user, address(pair), amount);
        book.move(user, address(pair), address(pair), amount);
        book.move(address(pair), user, coin0, got0);
        book.move(address(pair), user, coin1, got1);
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        if (log.topics[0] == IZap.Zapped.selector) {
            book.move(topic(log, 1), topic(log, 2), addressAt(log, 0), word(log, 1));
            book.move(topic(log, 2), addressAt(log, 5), topic(log, 2), word(log, 4));
        } else if (log.topics[0] == IWtrx.Deposit.selector) {
            book.move(address(this), address(wtrx), TRX, word(log, 0));
        } else if (log.topics[0] == IWtrx.Withdrawal.selector) {
            book.move(address(wtrx), address(this), TRX, word(log, 0));
        }
    }

    function check() external view override {
        book.check(address(wtrx), TRX, "law 3: TRX behind the wrapped");
        for (uint256 i; i < 2; ++i) {
            IPair pair = i == 0 ? tesPair : trxPair;
            (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
            vm.assertGe(ITRC20(pair.token0()).balanceOf(address(pair)), reserve0, "law 1: reserve 0 lies there");
            vm.assertGe(ITRC20(pair.token1()).balanceOf(address(pair)), reserve1, "law 1: reserve 1 lies there");
            // The root is rounded down: a unit is not a loss.
            uint256 root = Math.sqrt(reserve0 * reserve1) + 1;
            vm.assertGe(root * _shares[pair], _root[pair] * pair.totalSupply(), "law 5: a share became worth less");
        }
        uint256 kept = address(router).balance + address(zap).balance;
        vm.assertEq(kept + ITRC20(usdt).balanceOf(address(router)) + ITRC20(tes).balanceOf(address(zap)), 0, "kept");
    }

    // ---- Inside

    function removal(address user, address other, uint256 amount) private view returns (bytes memory) {
        if (other == TRX) return abi.encodeCall(router.removeLiquidityETH, (usdt, amount, 0, 0, user, NEVER));
        return abi.encodeCall(router.removeLiquidity, (usdt, tes, amount, 0, 0, user, NEVER));
    }

    function look(IPair pair) private {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (_root[pair], _shares[pair]) = (Math.sqrt(reserve0 * reserve1), pair.totalSupply());
    }

    function wrapped(address coin) private view returns (address) {
        return coin == TRX ? address(wtrx) : coin;
    }

    /// @dev By a constant product less 0.3 %, tried apart from the contracts.
    function outputOf(IPair pair, address coin, uint256 amount) private view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = pair.getReserves();
        (uint256 reserve, uint256 other) = pair.token0() == coin ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 whole = reserve * 1_000 + amount * 997;
        return other - (reserve * 1_000 * other + whole - 1) / whole;
    }
}
