// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Tes} from "../../../platform/contracts/Tes.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {Pair} from "./Pair.sol";
import {PairFactory} from "./PairFactory.sol";
import {Router} from "./Router.sol";
import {Wtrx} from "./Wtrx.sol";

/// @title The world that every test of the exchange lives in.
/// @notice Pools TES/USDT (100,000 TES, 5,000 USDT), WTRX/USDT (10,000 TRX, 3,000 USDT) and ODD/USDT (1,000 ODD at
/// 1e18, 1,000 USDT), with liquidity from this contract, whose calls go through the router only where a test states it.
/// ALICE has 1,000 USDT, 20,000 TES and 1,000 ODD and lets the router move them.
abstract contract ExchangeWorld is TestBase {
    uint256 internal constant NEVER = type(uint256).max;

    address internal immutable ALICE = actor("alice");
    address internal immutable BOB = actor("bob");

    Tes internal tes;
    Usdt internal usdt;
    Wtrx internal wtrx;
    OddToken internal odd;
    PairFactory internal factory;
    Router internal router;
    IPair internal tesPair;
    IPair internal trxPair;
    IPair internal oddPair;
    /// @dev Known without a call, which an expected revert would apply to.
    mapping(IPair pair => address) private _first;

    function setUp() public virtual {
        vm.warp(1_000_000);
        vm.deal(address(this), 1e15);
        tes = Tes(deploy("Tes", abi.encode(address(this))));
        usdt = Usdt(deploy("Usdt", abi.encode(1_000_000_000e6)));
        wtrx = Wtrx(deploy("Wtrx"));
        odd = new OddToken();
        factory = PairFactory(deploy("PairFactory"));
        router = Router(deploy("Router", abi.encode(factory, wtrx)));
        wtrx.deposit{value: 100_000e6}();
        tesPair = pool(address(tes), 100_000e18, address(usdt), 5_000e6);
        trxPair = pool(address(wtrx), 10_000e6, address(usdt), 3_000e6);
        oddPair = pool(address(odd), 1_000e18, address(usdt), 1_000e6);
        usdt.transfer(ALICE, 1_000e6);
        tes.transfer(ALICE, 20_000e18);
        odd.transfer(ALICE, 1_000e18);
        for (uint256 i; i < 3; ++i) allow(ALICE, [address(usdt), address(tes), address(odd)][i], address(router));
    }

    // ---- Pools

    function pool(address coinA, uint256 amountA, address coinB, uint256 amountB) internal returns (IPair) {
        return poolOf(factory, coinA, amountA, coinB, amountB);
    }

    function poolOf(
        IPairFactory maker,
        address coinA,
        uint256 amountA,
        address coinB,
        uint256 amountB
    ) internal returns (IPair pair) {
        pair = IPair(maker.createPair(coinA, coinB));
        _first[pair] = coinA < coinB ? coinA : coinB;
        give(coinA, address(pair), amountA);
        give(coinB, address(pair), amountB);
        pair.mint(address(this));
    }

    /// @dev A pair of TES and ODD for each order: whichever comes first, both sides are held to the same.
    function eitherOrder() internal returns (Pair[2] memory) {
        return [pairOf(address(tes), address(odd)), pairOf(address(odd), address(tes))];
    }

    /// @dev A pair of no factory's.
    function pairOf(address coin, address other) internal returns (Pair) {
        return Pair(deploy("Pair", abi.encode(coin, other)));
    }

    /// @dev Of what this contract has; USDT answers false.
    function give(address coin, address to, uint256 amount) internal {
        ITRC20(coin).transfer(to, amount);
    }

    function allow(address owner, address coin, address spender) internal {
        vm.prank(owner);
        ITRC20(coin).approve(spender, type(uint256).max);
    }

    /// @return Of `coin`, and of the other coin of the pair.
    function reservesOf(IPair pair, address coin) internal view returns (uint256, uint256) {
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        return _first[pair] == coin ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev Swaps what was sent to the pair for `out` of the other coin.
    function swapFor(IPair pair, address coinOut, uint256 out, address to) internal {
        bool isFirst = _first[pair] == coinOut;
        pair.swap(isFirst ? out : 0, isFirst ? 0 : out, to, "");
    }

    // ---- Paths

    function path(address a, address b) internal pure returns (address[] memory coins) {
        coins = new address[](2);
        (coins[0], coins[1]) = (a, b);
    }

    function path(address a, address b, address c) internal pure returns (address[] memory coins) {
        coins = new address[](3);
        (coins[0], coins[1], coins[2]) = (a, b, c);
    }

    // ---- By hand

    /// @dev The most that a pair pays out: found by trial, not by the formula.
    function mostFor(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) internal pure returns (uint256 out) {
        uint256 whole = reserveIn * 1_000 + amountIn * 997;
        out = reserveOut - (reserveIn * 1_000 * reserveOut + whole - 1) / whole;
    }
}
