// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

// list
// ├── before the end, while the market is open, after 7 days, twice, or of a failed sale ─ it should revert
// ├── whatever was done to the pair before ─ it should make the pool
// ├── given that energy has a price ─ it should repay it, 3 % of the raise at most
// └── otherwise it should divide the raise, the liquidity and the tokens
contract ListingTest is LaunchWorld {
    function test_List_WhenRefused() public {
        makeBoth();
        listFails();
        vm.warp(START);
        for (uint256 i; i < 4; ++i) mint(user(i), 100);
        listFails();
        toEnd();
        listFails();
        pass(30 days - 1);
        listFails();
        pass(1);
        vm.assertTrue(sale.listable(), "listable");
        list();
        listFails();
    }

    function test_List_GivenItFailed() public {
        sold(2);
        toEnd();
        listFails();
        pass(31 days);
        listFails();
    }

    /// @dev 400 shares of 100 TRX, 200 inside shares from 150 TRX on: C(200) = 150 * (200 + 20) = 33,000 TRX; the price
    /// of the next share is 180. Floor 8,000; of 32,000 there are 22,400 for the pool and 9,600 for MAKER.
    function test_List_DividesEverything() public {
        sold(4);
        toEnd();
        buy(user(4), 150);
        buy(user(5), 50);
        toListable();
        uint256 tokens = 55_400e6 * SHARE / 180e6;
        uint256 liquidity = sqrt(55_400e6 * tokens) - 1_000;
        uint256 perShare = liquidity * 4 / 10 / 400;
        uint256 dev = liquidity * 2 / 10;
        list();
        IPair pair = poolOf();
        vm.assertEq(wtrx.balanceOf(address(pair)), 55_400e6, "TRX of the pool");
        vm.assertEq(token.balanceOf(address(pair)), tokens, "tokens of the pool");
        vm.assertEq(token.balanceOf(address(sale)), 600 * SHARE, "tokens of the shares");
        vm.assertEq(token.totalSupply(), tokens + 600 * SHARE, "the rest is burnt");
        vm.assertEq(pair.balanceOf(address(sale)), perShare * 400, "liquidity of users");
        vm.assertEq(pair.balanceOf(address(locks)), dev, "locked");
        vm.assertEq(pair.balanceOf(DEAD), 1_000 + liquidity - perShare * 400 - dev, "the rest, for ever");
        (address locker, address coin, uint256 amount,, uint256 until,) = locks.locks(0);
        vm.assertEq(locker, DEV, "of the developer");
        vm.assertEq(coin, address(pair), "liquidity");
        vm.assertEq(amount, dev, "all of it");
        vm.assertEq(until, block.timestamp + 365 days, "for a year");
        (uint256 raise, uint256 curve, uint256 floorLeft, uint256 tapLeft,) = sale.money();
        vm.assertEq(raise + curve, 0, "in the pool");
        vm.assertEq(floorLeft, 8_000e6, "floor");
        vm.assertEq(tapLeft, 9_600e6, "of the creator");
        vm.assertEq(address(sale).balance, 17_600e6, "held");
        checkReads(address(pair), perShare);
    }

    function test_List_TellsAll() public {
        withoutInside();
        (terms[7], terms[8], receiver, distributes) = (0, 0, address(0), false);
        sold(4);
        toListable();
        // 400 shares at 100 TRX; of them 22,400 go into the pool with 224 shares' tokens, of 500 each.
        address pair = pairs.createPair(address(token), address(wtrx));
        uint256 liquidity = sqrt(22_400e6 * 224 * 500e18) - 1_000;
        vm.expectEmit(address(sale));
        emit ISale.Listed(CAROL, pair, 22_400e6, 224 * 500e18, liquidity, SUPPLY - 624 * 500e18);
        vm.expectEmit(address(sale));
        emit ISale.Divided(0, 0, liquidity, 0, 8_000e6, 9_600e6, 0);
        list();
        vm.assertEq(poolOf().balanceOf(DEAD), liquidity + 1_000, "all for ever");
        vm.assertEq(locks.count(), 0, "no lock");
    }

    function test_List_GivenAllLiquidityForUsers() public {
        (terms[7], terms[8], receiver) = (10_000, 0, address(0));
        toListed(4);
        (, uint256 perShare) = sale.listing();
        vm.assertEq(poolOf().balanceOf(address(sale)), 400 * perShare, "of users");
        vm.assertLe(poolOf().balanceOf(DEAD), 1_000 + 399, "what does not divide");
    }

    /// @dev No share of the curve was sold: the presale's price, not the curve's.
    function test_List_GivenNoInsideShare() public {
        toListed(4);
        vm.assertEq(token.balanceOf(address(poolOf())), 224 * SHARE, "at 100 TRX");
    }

    function test_List_GivenTheSmallestSupply() public {
        numbers[0] = 1e18;
        toListed(4);
        (uint256 share,,) = sale.derived();
        vm.assertEq(token.balanceOf(address(sale)), 400 * share, "of the shares");
    }

    // ---- Attacks

    /// @dev The pair is made first and given 10,000 WTRX, which become the pool's: the price only rises.
    function test_List_GivenAPairWithGifts() public {
        sold(4);
        vm.deal(address(this), 1e12);
        address pair = pairs.createPair(address(token), address(wtrx));
        wtrx.deposit{value: 10_000e6}();
        wtrx.transfer(pair, 10_000e6);
        vm.expectRevert(abi.encodeWithSignature("Error(string)", "The pool is empty"));
        IPair(pair).sync();
        toListable();
        list();
        vm.assertEq(wtrx.balanceOf(pair), 32_400e6, "all of it");
        vm.assertEq(token.balanceOf(pair), 224 * SHARE, "tokens as without");
    }

    /// @dev A pool whose `sync` takes a gift without shares, as SunSwap's does: reserves of TRX and 0 tokens.
    function test_List_GivenAReserveWithoutShares() public {
        sold(4);
        vm.deal(address(this), 1e12);
        address pair = pairs.createPair(address(token), address(wtrx));
        wtrx.deposit{value: 1}();
        wtrx.transfer(pair, 1);
        bool first = IPair(pair).token0() == address(wtrx);
        vm.store(pair, bytes32(uint256(5)), bytes32(0));
        setReserve(pair, first);
        (uint112 reserve0, uint112 reserve1,) = IPair(pair).getReserves();
        vm.assertEq(uint256(reserve0) + reserve1, 1, "a reserve");
        toListable();
        list();
        vm.assertEq(wtrx.balanceOf(pair), 22_400e6 + 1, "the pool");
        vm.assertGe(IPair(pair).totalSupply(), 1_001, "with liquidity");
    }

    /// @dev Finds the word of the reserves: the one that `getReserves` reads.
    function setReserve(address pair, bool first) private {
        uint256 word = first ? 1 : uint256(1) << 112;
        for (uint256 slot; slot < 10; ++slot) {
            bytes32 was = vm.load(pair, bytes32(slot));
            vm.store(pair, bytes32(slot), bytes32(word));
            (uint112 a, uint112 b,) = IPair(pair).getReserves();
            if (uint256(a) + b == 1) return;
            vm.store(pair, bytes32(slot), was);
        }
        revert("no such word");
    }

    /// @dev The second of two listers in a block.
    function test_List_ByTwo() public {
        sold(4);
        toListable();
        list();
        expectReason(SaleReason.NOT_LISTABLE);
        vm.prank(BOB);
        sale.list();
    }

    // ---- What listing costs

    function test_List_RepaysEnergy() public {
        sold(4);
        toListable();
        setEnergyPrice(1_000);
        uint256 before = CAROL.balance;
        list();
        uint256 repaid = CAROL.balance - before;
        (uint256 total,,,) = sale.tap();
        vm.assertEq(total + repaid, 9_600e6, "out of the creator's part");
        vm.assertLe(repaid, 1_200e6, "3 % of the raise");
        vm.assertGe(repaid, 30_000 * 1_000, "more than what is not measured");
    }

    function test_List_RepaysAtMostThreePercent() public {
        sold(4);
        toListable();
        setEnergyPrice(1e9);
        uint256 before = CAROL.balance;
        list();
        vm.assertEq(CAROL.balance - before, 1_200e6, "3 % of 40,000");
        vm.assertEq(address(sale).balance, owed(), "all of the rest is owed");
    }

    function test_List_ByAContractThatRefuses() public {
        sold(4);
        toListable();
        setEnergyPrice(100);
        Receiver stubborn = new Receiver();
        stubborn.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.TRANSFER_FAILED);
        stubborn.act(address(sale), abi.encodeCall(sale.list, ()));
        list();
    }

    // ---- Inside

    function listFails() private {
        vm.assertTrue(!sale.listable(), "not listable");
        expectReason(SaleReason.NOT_LISTABLE);
        sale.list();
    }

    function checkReads(address pair, uint256 perShare) private view {
        (address at, uint256 each) = sale.listing();
        vm.assertEq(at, pair, "pair");
        vm.assertEq(each, perShare, "of a share");
        vm.assertEq(token.pair(), pair, "of the token");
        (,,,,,,, uint256 listedAt) = sale.totals();
        vm.assertEq(listedAt, block.timestamp, "time");
        vm.assertEq(sale.state(), LISTED, "state");
    }

    function sqrt(uint256 x) private pure returns (uint256 y) {
        uint256 z = (x + 1) / 2;
        y = x;
        while (z < y) (y, z) = (z, (x / z + z) / 2);
    }
}
