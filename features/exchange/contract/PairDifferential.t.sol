// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IPair} from "./IPair.sol";
import {PairMath} from "./PairMath.sol";
import {StockWorld} from "./StockWorld.t.sol";

/// @notice Our pair beside Uniswap V2's own, in its published bytecode: the same calls come to the same, step by step.
/// One call differs, on purpose: without shares ours refuses `sync`, and so has no reserve that nobody provided.
contract PairDifferentialTest is StockWorld {
    uint256 private constant STEPS = 32;

    IPair private ours;
    IPair private stock;
    /// @dev How often with one coin.
    uint256 private provided;
    /// @dev Who gets what comes out of ours, and of the stock pair.
    address private immutable OUR_RECEIVER = actor("ours");
    address private immutable STOCK_RECEIVER = actor("stock");

    function setUp() public override {
        super.setUp();
        ours = IPair(factory.createPair(address(tes), address(odd)));
        stock = IPair(stockFactory.createPair(address(tes), address(odd)));
    }

    /// @dev Two coins as they should be. What is refused by one is refused by the other, but `sync` without shares.
    function testFuzz_SameAsTheStockPair(uint256 seed) public {
        // Mostly with something in it from the first.
        if (seed % 8 != 0) {
            pay(true, 1e22);
            pay(false, 1e21);
            both(abi.encodeCall(IPair.mint, (address(this))));
        }
        for (uint256 i; i < STEPS; ++i) {
            step(uint256(keccak256(abi.encode(seed, i))));
            compare();
        }
    }

    function step(uint256 any) private {
        uint256 kind = any % 16;
        any = uint256(keccak256(abi.encode(any)));
        if (kind < 4) {
            pay(true, someOf(any));
            pay(false, someOf(any >> 128));
            toEach(IPair.mint.selector);
        } else if (kind < 10) {
            trade(any);
        } else if (kind < 12) {
            uint256 held = stock.balanceOf(address(this));
            uint256 shares = held == 0 ? 0 : bound(any, 0, held);
            ours.transfer(address(ours), shares);
            stock.transfer(address(stock), shares);
            toEach(IPair.burn.selector);
        } else if (kind == 12) {
            toEach(IPair.skim.selector);
        } else if (kind == 13) {
            if (stock.totalSupply() > 0) both(abi.encodeCall(IPair.sync, ()));
            else vm.assertTrue(!call(ours, abi.encodeCall(IPair.sync, ())), "refused without shares");
        } else if (kind == 14) {
            provideWithOne(any % 2 == 0, someOf(any));
        } else {
            pay(any % 2 == 0, someOf(any));
            vm.warp(vm.getBlockTimestamp() + (any % 5 == 0 ? any % 2 ** 33 : any % 1_000));
        }
    }

    /// @dev About what the formula gives: a unit more, or one less, and now and then some of both.
    function trade(uint256 any) private {
        bool firstIn = any % 2 == 0;
        uint256 amountIn = someOf(any);
        pay(firstIn, amountIn);
        (uint256 reserve0, uint256 reserve1, ) = stock.getReserves();
        (uint256 reserveIn, uint256 reserveOut) = firstIn ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 out = reserveIn == 0 ? 1 : mostFor(amountIn, reserveIn, reserveOut);
        uint256 shift = (any >> 8) % 8;
        if (shift == 0) ++out;
        if (shift == 1 && out > 0) --out;
        uint256 other = shift == 2 ? amountIn / 3 : 0;
        (uint256 out0, uint256 out1) = firstIn ? (other, out) : (out, other);
        bool done = call(ours, abi.encodeCall(IPair.swap, (out0, out1, OUR_RECEIVER, "")));
        bool stockDone = call(stock, abi.encodeCall(IPair.swap, (out0, out1, STOCK_RECEIVER, "")));
        vm.assertTrue(done == stockDone, "swapped or refused");
    }

    /// @dev Ours in one call; with the stock pair what that call stands for: a swap of a part, and the rest and what came
    /// of it provided. What lies there of the coin counts, what lies there of the other does not: it is swept out before.
    function provideWithOne(bool first, uint256 amount) private {
        toEach(IPair.skim.selector);
        (uint256 reserve0, uint256 reserve1, ) = stock.getReserves();
        (uint256 reserve, uint256 other) = first ? (reserve0, reserve1) : (reserve1, reserve0);
        address coin = first ? stock.token0() : stock.token1();
        give(coin, address(ours), amount);
        bool done = call(ours, abi.encodeCall(IPair.mintWithOne, (coin, address(this))));
        // In parts, so that what is refused half way is undone.
        bool stockDone;
        try this.swapAndMint(first, amount, reserve, other) {
            stockDone = true;
        } catch {
            give(coin, address(stock), amount);
        }
        vm.assertTrue(done == stockDone, "provided or refused");
        if (done) ++provided;
    }

    function swapAndMint(bool first, uint256 amount, uint256 reserve, uint256 other) external {
        (address coin, address coinOther) = first ? (stock.token0(), stock.token1()) : (stock.token1(), stock.token0());
        require(stock.totalSupply() > 0, "Empty");
        uint256 part = PairMath.swappedOf(amount, reserve);
        uint256 bought = mostFor(part, reserve, other);
        give(coin, address(stock), part);
        stock.swap(first ? 0 : bought, first ? bought : 0, address(this), "");
        give(coinOther, address(stock), bought);
        give(coin, address(stock), amount - part);
        stock.mint(address(this));
    }

    /// @dev Two of each size, one of either coin: what is compared comes to something.
    function test_ProvidedWithOne_OfEverySize() public {
        pay(true, 1e22);
        pay(false, 1e15);
        both(abi.encodeCall(IPair.mint, (address(this))));
        for (uint256 i; i < 44; ++i) {
            vm.warp(vm.getBlockTimestamp() + i);
            provideWithOne(i % 2 == 0, 10 ** (i / 2) + i);
            compare();
        }
        vm.assertGe(provided, 30, "provided");
    }

    /// @dev From one unit to 10^21, each size as often as any other.
    function someOf(uint256 any) private pure returns (uint256) {
        return bound(any >> 16, 1, 10 ** (any % 22));
    }

    function pay(bool first, uint256 amount) private {
        address coin = first ? stock.token0() : stock.token1();
        give(coin, address(ours), amount);
        give(coin, address(stock), amount);
    }

    /// @dev The call that differs, and what is equal again once an account has provided.
    function test_Sync_WithoutShares() public {
        pay(true, 1);
        vm.assertTrue(call(stock, abi.encodeCall(IPair.sync, ())), "the stock pair takes a unit for a reserve");
        vm.assertTrue(!call(ours, abi.encodeCall(IPair.sync, ())), "ours does not");
        (uint256 reserve0, , ) = stock.getReserves();
        vm.assertEq(reserve0, 1, "nobody provided it");
        (reserve0, , ) = ours.getReserves();
        vm.assertEq(reserve0, 0, "of ours");
        pay(true, 4e18);
        pay(false, 9e18);
        both(abi.encodeCall(IPair.mint, (address(this))));
        (uint256 our0, uint256 our1, ) = ours.getReserves();
        (uint256 stock0, uint256 stock1, ) = stock.getReserves();
        vm.assertEq(our0, stock0, "reserve 0");
        vm.assertEq(our1, stock1, "reserve 1");
    }

    // ---- The same to both

    function both(bytes memory data) private {
        vm.assertTrue(call(ours, data) == call(stock, data), "done or refused");
    }

    /// @dev A call with a receiver: shares come here, coins to one receiver each.
    function toEach(bytes4 selector) private {
        bool isMint = selector == IPair.mint.selector;
        bool done = call(ours, abi.encodeWithSelector(selector, isMint ? address(this) : OUR_RECEIVER));
        bool stockDone = call(stock, abi.encodeWithSelector(selector, isMint ? address(this) : STOCK_RECEIVER));
        vm.assertTrue(done == stockDone, "done or refused");
    }

    /// @dev Where the stock pair divides by zero it takes all the gas there is.
    function call(IPair pair, bytes memory data) private returns (bool done) {
        (done, ) = address(pair).call{gas: 1_000_000}(data);
    }

    function compare() private view {
        (uint256 our0, uint256 our1, uint256 ourTime) = ours.getReserves();
        (uint256 stock0, uint256 stock1, uint256 stockTime) = stock.getReserves();
        vm.assertEq(our0, stock0, "reserve 0");
        vm.assertEq(our1, stock1, "reserve 1");
        vm.assertEq(ourTime, stockTime, "time");
        vm.assertEq(ours.price0CumulativeLast(), stock.price0CumulativeLast(), "sum of prices 0");
        vm.assertEq(ours.price1CumulativeLast(), stock.price1CumulativeLast(), "sum of prices 1");
        vm.assertEq(ours.totalSupply(), stock.totalSupply(), "shares");
        vm.assertEq(ours.balanceOf(address(this)), stock.balanceOf(address(this)), "our shares");
        vm.assertEq(tes.balanceOf(OUR_RECEIVER), tes.balanceOf(STOCK_RECEIVER), "TES paid out");
        vm.assertEq(odd.balanceOf(OUR_RECEIVER), odd.balanceOf(STOCK_RECEIVER), "ODD paid out");
    }

    // ---- USDT

    /// @dev What this exchange is for.
    function test_Usdt_OursPaysOut_TheStockPairCannot() public {
        IPair stuck = IPair(stockFactory.createPair(address(tes), address(usdt)));
        give(address(tes), address(stuck), 100_000e18);
        give(address(usdt), address(stuck), 5_000e6);
        stuck.mint(address(this));
        IPair[2] memory pairs = [stuck, tesPair];
        for (uint256 i; i < 2; ++i) {
            bool isOurs = i == 1;
            give(address(tes), address(pairs[i]), 1_000e18);
            (uint256 out0, uint256 out1) = address(usdt) < address(tes) ? (uint256(49e6), uint256(0)) : (uint256(0), uint256(49e6));
            vm.assertTrue(call(pairs[i], abi.encodeCall(IPair.swap, (out0, out1, BOB, ""))) == isOurs, "swap");
            ITRC20(address(pairs[i])).transfer(address(pairs[i]), 1e12);
            vm.assertTrue(call(pairs[i], abi.encodeCall(IPair.burn, (BOB))) == isOurs, "burn");
        }
        vm.assertGe(usdt.balanceOf(BOB), 49e6, "USDT of ours");
    }
}
