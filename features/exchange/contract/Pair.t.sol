// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPair, IPairCallee, PairReason} from "./IPair.sol";
import {Pair} from "./Pair.sol";

/// @dev A coin without a name.
contract Nameless {
    mapping(address => uint256) public balanceOf;
}

/// @dev Gets coins first and pays them back in the same call, as much as the test sets.
contract Borrower is IPairCallee {
    uint256 public pays;
    address public coin;
    bytes32 public told;

    function prepare(address coin_, uint256 pays_) external {
        (coin, pays) = (coin_, pays_);
    }

    function uniswapV2Call(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external {
        told = keccak256(abi.encode(sender, amount0, amount1, data));
        (bool done, ) = coin.call(abi.encodeWithSignature("transfer(address,uint256)", msg.sender, pays));
        require(done, "Cannot pay");
    }
}

// mint
// ├── given nobody has provided
// │   ├── when the root of the product is not above 1,000 ─ it should revert
// │   └── otherwise it should give the root, less 1,000 that nobody has
// ├── when what was paid in is not worth a share ─ it should revert
// ├── when more than 2^112 lie there ─ it should revert
// └── otherwise it should give the smaller of both proportions
// burn
// ├── given no shares at all, or none in the pair ─ it should revert
// ├── when it is not worth a unit of a coin ─ it should revert
// └── otherwise it should pay out both, USDT that answers false too
// skim, sync
// └── it should pay out what is beyond the reserves, or take it in
// Sums of prices
// └── it should sum up each second the prices that held
// A call from within, a coin that lies, refuses, keeps some
contract PairTest is ExchangeWorld {
    Pair private fresh;

    function setUp() public override {
        super.setUp();
        fresh = Pair(factory.createPair(address(tes), address(odd)));
    }

    function test_New() public {
        Pair pair = pairOf(address(tes), address(odd));
        vm.assertEq(pair.factory(), address(this), "whoever made it");
        vm.assertEq(pair.token0(), address(tes), "coin 0");
        vm.assertEq(pair.token1(), address(odd), "coin 1");
    }

    // ---- mint

    function test_Mint_GivenNobody() public {
        give(address(tes), address(fresh), 4e18);
        give(address(odd), address(fresh), 9e18);
        // The root of 36e36 is 6e18.
        uint256 liquidity = fresh.mint(ALICE);
        vm.assertEq(liquidity, 6e18 - 1_000, "given");
        vm.assertEq(fresh.balanceOf(ALICE), liquidity, "Alice's");
        vm.assertEq(fresh.totalSupply(), 6e18, "of all");
        vm.assertEq(fresh.balanceOf(address(0xdead)), 1_000, "nobody's");
        vm.assertEq(fresh.MINIMUM_LIQUIDITY(), 1_000, "constant");
    }

    function test_Mint_GivenNobody_WhenTooLittle() public {
        expectReason(PairReason.NO_LIQUIDITY_MADE);
        fresh.mint(ALICE);
        give(address(tes), address(fresh), 1_000);
        give(address(odd), address(fresh), 1_000);
        expectReason(PairReason.NO_LIQUIDITY_MADE);
        fresh.mint(ALICE);
        // 1,000 * 1,003 is above 1,001 squared.
        give(address(odd), address(fresh), 3);
        vm.assertEq(fresh.mint(ALICE), 1, "the least");
    }

    function test_Mint_WhenNotWorthAShare() public {
        expectReason(PairReason.NO_LIQUIDITY_MADE);
        tesPair.mint(ALICE);
        give(address(tes), address(tesPair), 1e18);
        expectReason(PairReason.NO_LIQUIDITY_MADE);
        tesPair.mint(ALICE);
    }

    function test_Mint_WhenWorthOneShare() public {
        give(address(tes), address(fresh), 2_000);
        give(address(odd), address(fresh), 2_000);
        fresh.mint(ALICE);
        give(address(tes), address(fresh), 1);
        give(address(odd), address(fresh), 1);
        vm.assertEq(fresh.mint(BOB), 1, "one of 2,001");
    }

    /// @dev A tenth of the USDT and a fifth of the TES: a tenth of the shares; what is over stays in the pool.
    function test_Mint_InTheSmallerProportion() public {
        uint256 supply = tesPair.totalSupply();
        give(address(tes), address(tesPair), 20_000e18);
        give(address(usdt), address(tesPair), 500e6);
        vm.assertEq(tesPair.mint(ALICE), supply / 10, "given");
        give(address(tes), address(tesPair), 12_000e18);
        give(address(usdt), address(tesPair), 5_500e6);
        // A tenth of what there was by then, rounded down.
        vm.assertEq(tesPair.mint(ALICE), (supply + supply / 10) / 10, "the other way round");
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        vm.assertEq(ofTes, 132_000e18, "TES");
        vm.assertEq(ofUsdt, 11_000e6, "USDT");
    }

    function test_Mint_Tells() public {
        bool tesFirst = tesPair.token0() == address(tes);
        give(address(tes), address(tesPair), 10_000e18);
        give(address(usdt), address(tesPair), 500e6);
        vm.expectEmit(address(tesPair));
        emit IPair.Sync(tesFirst ? 110_000e18 : 5_500e6, tesFirst ? 5_500e6 : 110_000e18);
        vm.expectEmit(address(tesPair));
        emit IPair.Mint(address(this), tesFirst ? 10_000e18 : 500e6, tesFirst ? 500e6 : 10_000e18);
        tesPair.mint(ALICE);
    }

    function test_Sync_WhenTooMuch() public {
        odd.setHabits(0, type(uint112).max, false, false);
        give(address(odd), address(oddPair), 1e18);
        expectReason(PairReason.OVERFLOW);
        oddPair.sync();
        odd.setHabits(0, 0, false, false);
    }

    /// @dev Exactly as much as a pool can hold, on either side.
    function test_Sync_AtTheMost() public {
        address pair = address(oddPair);
        for (uint256 side; side < 2; ++side) {
            address coin = side == 0 ? oddPair.token0() : oddPair.token1();
            vm.mockCall(coin, abi.encodeWithSignature("balanceOf(address)", pair), abi.encode(uint256(2 ** 112)));
            expectReason(PairReason.OVERFLOW);
            oddPair.sync();
            vm.mockCall(coin, abi.encodeWithSignature("balanceOf(address)", pair), abi.encode(uint256(2 ** 112 - 1)));
            oddPair.sync();
            vm.clearMockedCalls();
        }
    }

    // ---- burn

    function test_Burn() public {
        uint256 supply = tesPair.totalSupply();
        give(address(tesPair), address(tesPair), supply / 4);
        bool tesFirst = tesPair.token0() == address(tes);
        vm.expectEmit(address(tesPair));
        emit IPair.Burn(address(this), tesFirst ? 25_000e18 : 1_250e6, tesFirst ? 1_250e6 : 25_000e18, BOB);
        (uint256 amount0, uint256 amount1) = tesPair.burn(BOB);
        vm.assertEq(tesFirst ? amount0 : amount1, 25_000e18, "TES told");
        vm.assertEq(tes.balanceOf(BOB), 25_000e18, "TES");
        vm.assertEq(usdt.balanceOf(BOB), 1_250e6, "USDT, which answers false");
        vm.assertEq(tesPair.totalSupply(), supply - supply / 4, "shares of all");
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        vm.assertEq(ofTes, 75_000e18, "TES left");
        vm.assertEq(ofUsdt, 3_750e6, "USDT left");
    }

    function test_Burn_GivenNoShares() public {
        expectReason(PairReason.NO_LIQUIDITY_LEFT);
        fresh.burn(BOB);
        expectReason(PairReason.NO_LIQUIDITY_LEFT);
        tesPair.burn(BOB);
    }

    /// @dev Of 1e6 shares of 1e9 TES and 1,000 ODD, 999 are worth TES and not a unit of ODD; 1,000 are worth one.
    function test_Burn_WhenNotWorthAUnit() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 1e9);
            give(address(odd), address(pairs[i]), 1e3);
            pairs[i].mint(address(this));
            give(address(pairs[i]), address(pairs[i]), 999);
            expectReason(PairReason.NO_LIQUIDITY_LEFT);
            pairs[i].burn(BOB);
            give(address(pairs[i]), address(pairs[i]), 1);
            pairs[i].burn(BOB);
            vm.assertEq(odd.balanceOf(BOB), i + 1, "a unit");
        }
    }

    // ---- Surplus

    function test_Skim() public {
        give(address(tes), address(tesPair), 7);
        give(address(usdt), address(tesPair), 9);
        tesPair.skim(BOB);
        vm.assertEq(tes.balanceOf(BOB), 7, "TES");
        vm.assertEq(usdt.balanceOf(BOB), 9, "USDT");
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        vm.assertEq(tes.balanceOf(address(tesPair)), ofTes, "TES in reserve");
        vm.assertEq(usdt.balanceOf(address(tesPair)), ofUsdt, "USDT in reserve");
    }

    function test_Sync() public {
        give(address(tes), address(tesPair), 7);
        give(address(usdt), address(tesPair), 9);
        tesPair.sync();
        (uint256 ofTes, uint256 ofUsdt) = reservesOf(tesPair, address(tes));
        vm.assertEq(ofTes, 100_000e18 + 7, "TES");
        vm.assertEq(ofUsdt, 5_000e6 + 9, "USDT");
    }

    /// @dev What was donated becomes no reserve before there are shares.
    function test_Sync_GivenNobody() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            expectReason(PairReason.EMPTY);
            pairs[i].sync();
            give(address(tes), address(pairs[i]), 1);
            expectReason(PairReason.EMPTY);
            pairs[i].sync();
            give(address(odd), address(pairs[i]), 1);
            expectReason(PairReason.EMPTY);
            pairs[i].sync();
            (uint256 reserve0, uint256 reserve1, ) = pairs[i].getReserves();
            vm.assertEq(reserve0 + reserve1, 0, "no reserve");
            // Anybody may take it out again.
            pairs[i].skim(BOB);
            vm.assertEq(tes.balanceOf(BOB) + odd.balanceOf(BOB), 2 * (i + 1), "skimmed");
        }
    }

    // ---- Sums of prices

    function test_PriceCumulative() public {
        vm.assertEq(tesPair.price0CumulativeLast() + tesPair.price1CumulativeLast(), 0, "at first");
        vm.warp(1_000_000 + 100);
        tesPair.sync();
        (uint256 reserve0, uint256 reserve1, uint256 time) = tesPair.getReserves();
        vm.assertEq(time, 1_000_100, "time");
        vm.assertEq(tesPair.price0CumulativeLast(), (reserve1 * 2 ** 112) / reserve0 * 100, "of coin 0");
        vm.assertEq(tesPair.price1CumulativeLast(), (reserve0 * 2 ** 112) / reserve1 * 100, "of coin 1");
        // Twice in one second is once.
        uint256 before = tesPair.price0CumulativeLast();
        tesPair.sync();
        vm.assertEq(tesPair.price0CumulativeLast(), before, "in the same second");
    }

    /// @dev The clock of 32 bits goes round in 2106.
    function test_PriceCumulative_AcrossTheEndOfTheClock() public {
        vm.warp(2 ** 32 - 10);
        tesPair.sync();
        uint256 before = tesPair.price0CumulativeLast();
        vm.warp(2 ** 32 + 20);
        tesPair.sync();
        (uint256 reserve0, uint256 reserve1, uint256 time) = tesPair.getReserves();
        vm.assertEq(time, 20, "time");
        vm.assertEq(tesPair.price0CumulativeLast() - before, (reserve1 * 2 ** 112) / reserve0 * 30, "30 seconds");
    }

    /// @dev An empty pool, and one that has only one coin, have no price.
    function test_PriceCumulative_GivenNoReserve() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 5e6);
            give(address(odd), address(pairs[i]), 5e6);
            pass(100);
            pairs[i].mint(BOB);
            vm.assertEq(pairs[i].price0CumulativeLast() + pairs[i].price1CumulativeLast(), 0, "empty");
            // A coin whose issuer can take it away.
            vm.mockCall(address(odd), abi.encodeWithSignature("balanceOf(address)", address(pairs[i])), abi.encode(uint256(0)));
            pairs[i].sync();
            vm.clearMockedCalls();
            pass(100);
            pairs[i].sync();
            vm.assertEq(pairs[i].price0CumulativeLast() + pairs[i].price1CumulativeLast(), 0, "one coin");
        }
    }

    /// @dev A second of 5,000,000 ODD for a TES.
    function test_PriceCumulative_OfTheLeast() public {
        Pair[2] memory pairs = eitherOrder();
        for (uint256 i; i < 2; ++i) {
            give(address(tes), address(pairs[i]), 1);
            give(address(odd), address(pairs[i]), 5e6);
            pairs[i].mint(BOB);
            pass(1);
            pairs[i].sync();
            (uint256 ofTes, uint256 ofOdd) = (pairs[i].price0CumulativeLast(), pairs[i].price1CumulativeLast());
            if (i == 1) (ofTes, ofOdd) = (ofOdd, ofTes);
            vm.assertEq(ofTes, 5e6 * 2 ** 112, "of TES");
            vm.assertEq(ofOdd, 2 ** 112 / uint256(5e6), "of ODD");
        }
    }

    // ---- Names

    function test_Name() public {
        bool tesFirst = tesPair.token0() == address(tes);
        vm.assertEq(Pair(address(tesPair)).name(), tesFirst ? "Tessera LP TES/USDT" : "Tessera LP USDT/TES", "name");
        vm.assertEq(Pair(address(tesPair)).symbol(), tesFirst ? "TES/USDT" : "USDT/TES", "symbol");
        vm.assertEq(Pair(address(tesPair)).decimals(), 18, "decimals");
        address nameless = address(new Nameless());
        Pair odd_ = Pair(factory.createPair(address(tes), nameless));
        vm.assertEq(odd_.symbol(), address(tes) < nameless ? "TES/?" : "?/TES", "of a coin without a name");
    }

    // ---- Odd coins

    function test_Within_NobodyGetsIn() public {
        bytes[6] memory calls = [
            abi.encodeCall(IPair.mint, (BOB)),
            abi.encodeCall(IPair.burn, (BOB)),
            abi.encodeCall(IPair.swap, (1, 0, BOB, "")),
            abi.encodeCall(IPair.skim, (BOB)),
            abi.encodeCall(IPair.sync, ()),
            abi.encodeCall(IPair.skim, (address(oddPair)))
        ];
        for (uint256 i; i < calls.length; ++i) {
            odd.callInTransfer(address(0), "");
            give(address(usdt), address(oddPair), 10e6);
            odd.callInTransfer(address(oddPair), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            swapFor(oddPair, address(odd), 1e18, BOB);
        }
    }

    /// @dev Not while skimming or burning either.
    function test_Within_BurnAndSkim() public {
        odd.callInTransfer(address(oddPair), abi.encodeCall(IPair.sync, ()));
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        oddPair.skim(BOB);
        give(address(oddPair), address(oddPair), 1e12);
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        oddPair.burn(BOB);
    }

    function test_OddCoin_ThatLiesOrRefuses() public {
        give(address(usdt), address(oddPair), 10e6);
        odd.setHabits(0, 0, false, true);
        vm.expectRevert(abi.encodeWithSelector(SafeTRC20.SafeTRC20FailedOperation.selector, address(odd)));
        swapFor(oddPair, address(odd), 1e18, BOB);
        odd.setHabits(0, 0, true, false);
        expectReason("Refused");
        swapFor(oddPair, address(odd), 1e18, BOB);
        odd.setHabits(0, 0, false, false);
        swapFor(oddPair, address(odd), 1e18, BOB);
        vm.assertEq(odd.balanceOf(BOB), 1e18, "paid once it pays");
    }

    /// @dev What a coin keeps does not count as paid in.
    function test_OddCoin_ThatKeepsSome() public {
        odd.setHabits(10, 0, false, false);
        give(address(odd), address(oddPair), 10e18);
        uint256 out = mostFor(9e18, 1_000e18, 1_000e6);
        expectReason(PairReason.PRODUCT);
        swapFor(oddPair, address(usdt), out + 1, BOB);
        swapFor(oddPair, address(usdt), out, BOB);
        vm.assertEq(usdt.balanceOf(BOB), out, "USDT");
    }
}
