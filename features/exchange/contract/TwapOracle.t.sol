// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {ITwapOracle, TwapReason} from "./ITwapOracle.sol";
import {PairFactory} from "./PairFactory.sol";
import {StockWorld} from "./StockWorld.t.sol";
import {TwapOracle} from "./TwapOracle.sol";

// new
// ├── it should take the pairs that stand, and make those that do not
// └── it should refuse an age that is no longer than the window
// poke
// ├── given an empty pool, or one with one coin ─ it should skip it, and handle the other
// ├── the first time ─ it should begin
// ├── when the window has not passed ─ it should change nothing
// ├── when more than the limit has passed ─ it should restart, and have no price
// └── otherwise it should store the average of all the time since
// A read
// ├── given no average ─ it should revert
// ├── when the average is older than the limit ─ it should revert
// └── otherwise it should return the average
contract TwapOracleTest is StockWorld {
    uint256 private constant BEGIN = 1_000_000;
    TwapOracle private oracle;

    function setUp() public override {
        super.setUp();
        oracle = oracleOn(factory, 2 hours);
    }

    function after_(uint256 seconds_) private {
        vm.warp(vm.getBlockTimestamp() + seconds_);
    }

    /// @dev A trade that leaves twice the TES, or half of them, in the pool.
    function trade(bool dearer) private {
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        if (dearer) {
            give(address(usdt), address(tesPair), ofUsdt * 2);
            swapFor(tesPair, address(tes), ofTes / 2, address(this));
        } else {
            give(address(tes), address(tesPair), ofTes * 2);
            swapFor(tesPair, address(usdt), ofUsdt / 2, address(this));
        }
    }

    /// @dev TES for a unit of USDT now, times 2^112.
    function spot() private view returns (uint256) {
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        return (ofTes * 2 ** 112) / ofUsdt;
    }

    function oracleOn(PairFactory pairs, uint256 maxAge) private returns (TwapOracle) {
        bytes memory parameters = abi.encode(pairs, address(wtrx), address(tes), address(usdt), maxAge);
        return TwapOracle(deploy("TwapOracle", parameters));
    }

    // ---- new

    function test_New() public {
        vm.assertEq(oracle.trxPair(), address(trxPair), "pool of TRX");
        vm.assertEq(oracle.tesPair(), address(tesPair), "pool of TES");
        vm.assertEq(oracle.maxAge(), 2 hours, "limit");
        PairFactory other = PairFactory(deploy("PairFactory"));
        oracle = oracleOn(other, 2 hours);
        vm.assertEq(oracle.trxPair(), other.getPair(address(wtrx), address(usdt)), "made for TRX");
        vm.assertEq(oracle.tesPair(), other.getPair(address(tes), address(usdt)), "made for TES");
        vm.assertEq(other.allPairsLength(), 2, "both");
    }

    function test_New_GivenNoAge() public {
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        oracleOn(factory, 30 minutes);
    }

    // ---- poke

    function test_Poke_GivenEmptyPools() public {
        PairFactory other = PairFactory(deploy("PairFactory"));
        oracle = oracleOn(other, 2 hours);
        vm.assertTrue(!oracle.due(), "nothing to do");
        vm.recordLogs();
        oracle.poke();
        vm.assertEq(vm.getRecordedLogs().length, 0, "nothing done");
        // The pool of TES alone.
        give(address(tes), oracle.tesPair(), 10e18);
        give(address(usdt), oracle.tesPair(), 1e6);
        IPair(oracle.tesPair()).mint(BOB);
        vm.assertTrue(oracle.due(), "a first price");
        vm.expectEmit(address(oracle));
        emit ITwapOracle.Started(oracle.tesPair(), BEGIN);
        oracle.poke();
        vm.assertTrue(!oracle.due(), "begun");
    }

    /// @dev One unit of the pair's first coin is a price too.
    function test_Poke_GivenTheLeastPool() public {
        PairFactory other = PairFactory(deploy("PairFactory"));
        oracle = oracleOn(other, 2 hours);
        IPair pair = IPair(oracle.tesPair());
        give(pair.token0(), address(pair), 1);
        give(pair.token1(), address(pair), 2e6);
        pair.mint(BOB);
        vm.assertTrue(oracle.due(), "a first price");
    }

    function test_Poke_BeforeTheWindow() public {
        vm.assertTrue(oracle.due(), "first");
        oracle.poke();
        after_(30 minutes - 1);
        vm.assertTrue(!oracle.due(), "a second before");
        oracle.poke();
        (uint256 price, uint256 time) = oracle.tesAverage();
        vm.assertEq(price + time, 0, "no average");
        after_(1);
        vm.assertTrue(oracle.due(), "at the window");
        // 20,000,000,000 units of TES for a unit of USDT.
        vm.expectEmit(address(oracle));
        emit ITwapOracle.Averaged(address(trxPair), (10 * 2 ** 112) / uint256(3), BEGIN + 30 minutes, 30 minutes);
        vm.expectEmit(address(oracle));
        emit ITwapOracle.Averaged(address(tesPair), 20e12 * 2 ** 112, BEGIN + 30 minutes, 30 minutes);
        oracle.poke();
        (price, time) = oracle.tesAverage();
        vm.assertEq(price, 20e12 * 2 ** 112, "price");
        vm.assertEq(time, BEGIN + 30 minutes, "time");
        (price, time) = oracle.trxAverage();
        vm.assertEq(price, (10 * 2 ** 112) / uint256(3), "price of TRX");
        vm.assertEq(time, BEGIN + 30 minutes, "time of TRX");
    }

    /// @dev Six silent days, and TRX worth half after three: the average of 3,333 and 6,706 TRX would sell for 5,020 what is
    /// worth 6,706. None of it is stored; the next window's average is the price there is.
    function test_Poke_AfterAnOutage() public {
        oracle.poke();
        after_(30 minutes);
        oracle.poke();
        // 10,000 TRX and 3,000 USDT: 1,000 USDT are 3,333.33 TRX.
        vm.assertEq(oracle.usdtToTrx(1_000e6), 3_333_333_334, "before");
        after_(3 days);
        // 14,184 TRX for 2,115 USDT: 1,000 USDT are 6,706 TRX, about twice as many.
        wtrx.deposit{value: 4_184e6}();
        give(address(wtrx), address(trxPair), 4_184e6);
        swapFor(trxPair, address(usdt), 883e6, BOB);
        (uint256 ofTrx, uint256 ofUsdt) = reservesOf(trxPair, address(wtrx));
        uint256 now_ = (1_000e6 * ofTrx + ofUsdt - 1) / ofUsdt;
        vm.assertGe(now_, 6_666e6, "twice as many");
        after_(3 days);

        vm.assertTrue(oracle.due(), "due");
        vm.expectEmit(address(oracle));
        emit ITwapOracle.Started(address(trxPair), vm.getBlockTimestamp());
        vm.expectEmit(address(oracle));
        emit ITwapOracle.Started(address(tesPair), vm.getBlockTimestamp());
        oracle.poke();
        expectReason(TwapReason.NO_PRICE);
        oracle.usdtToTrx(1_000e6);
        expectReason(TwapReason.NO_PRICE);
        oracle.tesToUsdt(1e18);
        (uint256 price, uint256 time) = oracle.trxAverage();
        vm.assertEq(price + time, 0, "no average");
        vm.assertTrue(!oracle.due(), "begun");
        after_(30 minutes - 1);
        oracle.poke();
        expectReason(TwapReason.NO_PRICE);
        oracle.usdtToTrx(1_000e6);
        after_(1);
        oracle.poke();
        // Rounded up a second time.
        vm.assertLe(oracle.usdtToTrx(1_000e6), now_ + 1, "no more than now");
        vm.assertGe(oracle.usdtToTrx(1_000e6), now_ - 1, "no less than now");
    }

    /// @dev At the limit it is an average still, a second later it restarts.
    function test_Poke_AtTheLimit() public {
        oracle.poke();
        after_(2 hours);
        oracle.poke();
        vm.assertEq(oracle.usdtToTrx(3e6), 10e6, "the longest average");
        after_(2 hours + 1);
        oracle.poke();
        expectReason(TwapReason.NO_PRICE);
        oracle.usdtToTrx(3e6);
    }

    /// @dev However long no poke comes: a price that is read is of the time since the limit before, and no older.
    function testFuzz_Poke_NeverOfALongSpan(uint256 silence, uint256 rest) public {
        oracle.poke();
        after_(30 minutes);
        oracle.poke();
        silence = bound(silence, 30 minutes, 30 days);
        after_(silence / 2);
        trade(true);
        after_(silence - silence / 2);
        oracle.poke();
        if (silence > 2 hours) {
            after_(bound(rest, 30 minutes, 2 hours));
            oracle.poke();
            (uint256 price, ) = oracle.tesAverage();
            vm.assertEq(price, spot(), "only of what came after the outage");
        } else {
            (uint256 price, ) = oracle.tesAverage();
            vm.assertGe(price, spot() + 1, "of both halves");
        }
    }

    /// @dev A limit that has no end is no reason to average from the beginning of time.
    function test_Poke_GivenNoLimit() public {
        oracle = oracleOn(factory, 1 << 60);
        vm.expectEmit(address(oracle));
        emit ITwapOracle.Started(address(trxPair), BEGIN);
        oracle.poke();
        expectReason(TwapReason.NO_PRICE);
        oracle.usdtToTrx(3e6);
    }

    /// @dev A unit of either coin in the empty pool of TES, on pairs that make a reserve of it, as SunSwap's do: TRX have
    /// their price, and TES begin once there is a price of them.
    function test_Poke_GivenAPoolWithOneCoin() public {
        for (uint256 i; i < 2; ++i) {
            IPairFactory stock = newStockFactory();
            IPair ofTrx = poolOf(stock, address(wtrx), 10_000e6, address(usdt), 3_000e6);
            bytes memory parameters = abi.encode(stock, address(wtrx), address(tes), address(usdt), 2 hours);
            oracle = TwapOracle(deploy("TwapOracle", parameters));
            IPair ofTes = IPair(oracle.tesPair());
            give(i == 0 ? address(tes) : address(usdt), address(ofTes), 1);
            ofTes.sync();
            vm.assertTrue(oracle.due(), "TRX begin");
            vm.expectEmit(address(oracle));
            emit ITwapOracle.Started(address(ofTrx), vm.getBlockTimestamp());
            oracle.poke();
            vm.assertTrue(!oracle.due(), "TES do not");
            after_(30 minutes);
            vm.assertTrue(oracle.due(), "TRX again");
            oracle.poke();
            vm.assertEq(oracle.usdtToTrx(3e6), 10e6, "TRX alone");
            expectReason(TwapReason.NO_PRICE);
            oracle.tesToUsdt(1e18);
            give(address(tes), address(ofTes), 20e18);
            give(address(usdt), address(ofTes), 1e6);
            ofTes.mint(BOB);
            vm.assertTrue(oracle.due(), "now TES do");
        }
    }

    /// @dev A pool that lost one of its coins after it had a price: it is passed over, and the other goes on.
    function test_Poke_GivenAPoolThatLostACoin() public {
        oracle.poke();
        vm.mockCall(address(tes), abi.encodeWithSignature("balanceOf(address)", address(tesPair)), abi.encode(uint256(0)));
        tesPair.sync();
        vm.clearMockedCalls();
        after_(30 minutes);
        oracle.poke();
        vm.assertEq(oracle.usdtToTrx(3e6), 10e6, "TRX alone");
        expectReason(TwapReason.NO_PRICE);
        oracle.tesToUsdt(1e18);
        vm.assertTrue(!oracle.due(), "nothing to do");
    }

    /// @dev 600 seconds at one price, 1,800 at another, 1,200 at a third: the average of the hour.
    function test_Poke_AveragesTheWholeGap() public {
        oracle.poke();
        uint256 sum = spot() * 600;
        after_(600);
        trade(true);
        sum += spot() * 1_800;
        after_(1_800);
        trade(false);
        sum += spot() * 1_200;
        after_(1_200);
        oracle.poke();
        (uint256 price, ) = oracle.tesAverage();
        vm.assertEq(price, sum / 3_600, "average");
        // The next one begins there.
        after_(1_800);
        oracle.poke();
        (price, ) = oracle.tesAverage();
        vm.assertEq(price, spot(), "of what came after");
    }

    /// @dev TRX and TES begin separately, and the poke of one does not wait for the other.
    function test_Poke_EachForItself() public {
        PairFactory other = PairFactory(deploy("PairFactory"));
        oracle = oracleOn(other, 2 hours);
        give(address(wtrx), oracle.trxPair(), 10e6);
        give(address(usdt), oracle.trxPair(), 3e6);
        IPair(oracle.trxPair()).mint(BOB);
        oracle.poke();
        after_(30 minutes);
        oracle.poke();
        vm.assertEq(oracle.usdtToTrx(3e6), 10e6, "TRX alone");
        expectReason(TwapReason.NO_PRICE);
        oracle.tesToUsdt(1);
    }

    /// @dev The pair's own clock goes round in 2106, and so does ours.
    function test_Poke_NearTheEndOfTheClock() public {
        vm.warp(2 ** 32 - 4_000);
        oracle.poke();
        after_(1_800);
        oracle.poke();
        (uint256 price, ) = oracle.tesAverage();
        vm.assertEq(price, spot(), "price");
    }

    // ---- Reads

    function test_Read_GivenNoAverage() public {
        expectReason(TwapReason.NO_PRICE);
        oracle.usdtToTrx(1e6);
        oracle.poke();
        expectReason(TwapReason.NO_PRICE);
        oracle.usdtToTrx(1e6);
        expectReason(TwapReason.NO_PRICE);
        oracle.tesToUsdt(1e18);
    }

    function test_Read_WhenTooOld() public {
        oracle.poke();
        after_(30 minutes);
        oracle.poke();
        after_(2 hours);
        vm.assertEq(oracle.usdtToTrx(3e6), 10e6, "at the limit");
        vm.assertEq(oracle.tesToUsdt(20e18), 1e6, "at the limit, TES");
        after_(1);
        expectReason(TwapReason.STALE);
        oracle.usdtToTrx(3e6);
        expectReason(TwapReason.STALE);
        oracle.tesToUsdt(20e18);
        oracle.poke();
        after_(30 minutes);
        oracle.poke();
        vm.assertEq(oracle.usdtToTrx(3e6), 10e6, "fresh again");
    }

    /// @dev A seller in TRX is never paid less than the dollar price; TES are never taken for more than they are worth.
    function test_Read_Rounds() public {
        oracle.poke();
        after_(30 minutes);
        oracle.poke();
        vm.assertEq(oracle.usdtToTrx(1), 4, "3.33 sun");
        vm.assertEq(oracle.usdtToTrx(0), 0, "nothing");
        vm.assertEq(oracle.tesToUsdt(20e12 - 1), 0, "less than a unit");
        vm.assertEq(oracle.tesToUsdt(20e12), 1, "a unit");
    }

    /// @dev However the price is pushed for a block in the middle of the window, TES become dearer by the block's share.
    function testFuzz_Read_APushForABlock(uint256 push) public {
        oracle.poke();
        after_(900);
        uint256 before = spot();
        push = bound(push, 1e6, 1e14);
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        give(address(usdt), address(tesPair), push);
        uint256 got = mostFor(push, ofUsdt, ofTes);
        swapFor(tesPair, address(tes), got, address(this));
        after_(3);
        give(address(tes), address(tesPair), got);
        (ofTes, ofUsdt) = reservesOf(tesPair, address(tes));
        swapFor(tesPair, address(usdt), mostFor(got, ofTes, ofUsdt), address(this));
        after_(897);
        oracle.poke();
        (uint256 price, ) = oracle.tesAverage();
        // 3 of 1,800 seconds; the fee of the push back makes TES dearer by at most what it leaves in the pool.
        vm.assertGe(price * 1_800, before * 900 + spot() * 897, "no further down");
    }
}
