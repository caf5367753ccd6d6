// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {ExchangeWorld} from "../../exchange/contract/ExchangeWorld.t.sol";
import {ITwapOracle} from "../../exchange/contract/ITwapOracle.sol";
import {ZapReason} from "../../exchange/contract/IZap.sol";
import {Team} from "../../team/contract/Team.sol";
import {ILpPurchases, PurchaseReason} from "./ILpPurchases.sol";
import {LpPurchases} from "./LpPurchases.sol";

/// @dev A price of TES that a test names; none where it is stale.
contract NamedPrice {
    uint256 public price;
    bool public stale;

    function set(uint256 price_, bool stale_) external {
        (price, stale) = (price_, stale_);
    }

    function tesToUsdt(uint256 tes) external view returns (uint256) {
        require(!stale, "The average price is too old");
        return (tes * price) / 1e18;
    }
}

/// @notice Liquidity bought for a reward. A TES is 0.05 USDT in the pool and on average; the reward is a thousandth of
/// the worth, of 1,000 USDT at most, from 5 on, and 30 TES a day; they wait a day. The reserve is 100 TES.
contract LpPurchasesTest is ExchangeWorld {
    address private constant TRX = address(0);

    Team private team;
    NamedPrice private oracle;
    LpPurchases private purchases;

    function setUp() public override {
        super.setUp();
        team = Team(deploy("Team", abi.encode(address(this))));
        vm.prank(ALICE);
        team.bindParent(address(this));
        oracle = new NamedPrice();
        oracle.set(50_000, false);
        begin(terms(), 100e18);
    }

    /// @dev With so much TES in reserve.
    function begin(ILpPurchases.Terms memory terms_, uint256 reserve) private {
        purchases = LpPurchases(deploy("LpPurchases", abi.encode(parts(), terms_, others())));
        tes.approve(address(purchases), type(uint256).max);
        purchases.fund(reserve);
        allow(ALICE, address(usdt), address(purchases));
    }

    function parts() private view returns (LpPurchases.Parts memory) {
        return LpPurchases.Parts({
            team: team,
            rewardToken: tes,
            oracle: ITwapOracle(address(oracle)),
            factory: factory,
            wtrx: wtrx,
            usdt: address(usdt)
        });
    }

    function terms() private pure returns (ILpPurchases.Terms memory) {
        return ILpPurchases.Terms({
            rate: 1_000,
            ceiling: 1e14,
            least: 5e6,
            most: 1_000e6,
            daily: 30e18,
            waiting: 1 days
        });
    }

    function others() private view returns (address[] memory coins) {
        coins = new address[](2);
        (coins[0], coins[1]) = (address(tes), address(wtrx));
    }

    function buy(uint256 amount, uint256 minReward) private returns (uint256 id, uint256 liquidity) {
        vm.prank(ALICE);
        return purchases.buy(address(tesPair), address(usdt), amount, 1, minReward, NEVER);
    }

    function rewardOf(uint256 id) private view returns (uint256 reward) {
        (,,, reward,,,) = purchases.purchaseOf(id);
    }

    function near(uint256 value, uint256 expected, string memory label) private pure {
        vm.assertGe(value, (expected * 99) / 100, label);
        vm.assertLe(value, (expected * 101) / 100, label);
    }

    // ---- what is on offer

    function test_Offer_IsListed() public view {
        address[] memory pools = purchases.pools();
        vm.assertEq(pools.length, 2, "pools");
        vm.assertEq(pools[1], address(trxPair), "the second");
        (uint256 rate, uint256 ceiling, uint256 least, uint256 most, uint256 daily, uint256 waiting) =
            purchases.terms();
        vm.assertEq(rate, 1_000, "rate");
        vm.assertEq(ceiling, 1e14, "ceiling");
        vm.assertEq(least + most, 1_005e6, "least and most");
        vm.assertEq(daily, 30e18, "daily");
        vm.assertEq(waiting, 1 days, "waiting");
        vm.assertEq(purchases.MAX_RATE(), 1_500, "the highest rate");
        vm.assertEq(purchases.rewardToken(), address(tes), "reward coin");
        vm.assertEq(IRewardVault(purchases.vault()).spender(), address(purchases), "its own vault");
        vm.assertEq(address(purchases.team()), address(team), "team");
        vm.assertEq(address(purchases.oracle()), address(oracle), "oracle");
    }

    function test_Offer_WhenWronglyListed() public {
        address[] memory coins = others();
        coins[1] = coins[0];
        refuses(terms(), coins);
        coins[1] = address(team);
        refuses(terms(), coins);
        ILpPurchases.Terms memory generous = terms();
        generous.rate = 1_501;
        refuses(generous, others());
        generous.rate = 1_500;
        (uint256 rate,,,,,) = LpPurchases(deploy("LpPurchases", abi.encode(parts(), generous, others()))).terms();
        vm.assertEq(rate, 1_500, "the highest");
    }

    function refuses(ILpPurchases.Terms memory terms_, address[] memory coins) private {
        LpPurchases.Parts memory parts_ = parts();
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("LpPurchases", abi.encode(parts_, terms_, coins));
    }

    // ---- buy

    function test_Buy_WhenRefused() public {
        vm.prank(BOB);
        expectReason(PurchaseReason.NOT_ACTIVE);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 0, NEVER);

        vm.prank(ALICE);
        expectReason(PurchaseReason.PAIR);
        purchases.buy(address(oddPair), address(usdt), 100e6, 1, 0, NEVER);

        vm.prank(ALICE);
        expectReason(PurchaseReason.COIN);
        purchases.buy(address(tesPair), address(tes), 100e18, 1, 0, NEVER);

        uint256 past = vm.getBlockTimestamp() - 1;
        vm.prank(ALICE);
        expectReason(ZapReason.EXPIRED);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 0, past);

        vm.prank(ALICE);
        expectReason(PurchaseReason.LEAST);
        purchases.buy(address(tesPair), address(usdt), 4e6, 1, 0, NEVER);

        vm.prank(ALICE);
        expectReason(ZapReason.LESS);
        purchases.buy(address(tesPair), address(usdt), 100e6, NEVER, 0, NEVER);
    }

    function test_Buy_WithUsdt() public {
        (uint256 id, uint256 liquidity) = buy(100e6, 19e17);
        vm.assertEq(id, 1, "first");
        vm.assertEq(tesPair.balanceOf(ALICE), liquidity, "hers at once");
        // A thousandth of 100 USDT is 2 TES at 0.05; half of it is swapped, less the fee.
        near(rewardOf(1), 2e18, "reward");
        (uint256 balance, uint256 promised,) = purchases.reserve();
        vm.assertEq(promised, rewardOf(1), "set aside");
        vm.assertEq(balance, 100e18, "of the reserve");
        vm.assertEq(purchases.count(), 1, "purchases");
        vm.assertEq(purchases.leftToday(), 30e18 - promised, "of today");
    }

    /// @dev Of 100 USDT 49.827210 are swapped; 50.172790 go in, so the worth is twice that, and a thousandth of it
    /// 2.0069116 TES at 0.05.
    function test_Buy_Tells() public {
        bool usdtFirst = tesPair.token0() == address(usdt);
        vm.expectEmit(address(purchases));
        emit ILpPurchases.Bought(
            1,
            ALICE,
            address(tesPair),
            address(usdt),
            100e6,
            usdtFirst ? 50_172_790 : 983_780_174_542_655_751_717,
            usdtFirst ? 983_780_174_542_655_751_717 : 50_172_790,
            222_165_555_206_179,
            100_345_580,
            2_006_911_600_000_000_000,
            1_000_000 + 1 days
        );
        buy(100e6, 0);
        (,, uint256 liquidity, uint256 reward, uint256 time, uint256 issueTime,) = purchases.purchaseOf(1);
        vm.assertEq(liquidity, 222_165_555_206_179, "liquidity");
        vm.assertEq(reward, 2_006_911_600_000_000_000, "reward");
        vm.assertEq(time, 1_000_000, "time");
        vm.assertEq(issueTime, 1_000_000 + 1 days, "issue time");
    }

    /// @dev At the deadline, for exactly the least reward and, in the second, of exactly the least worth.
    function test_Buy_AtTheLimits() public {
        vm.prank(ALICE);
        expectReason(PurchaseReason.REWARD);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 2_006_911_600_000_000_001, 1_000_000);
        ILpPurchases.Terms memory strict = terms();
        strict.least = 100_345_581;
        begin(strict, 100e18);
        vm.prank(ALICE);
        expectReason(PurchaseReason.LEAST);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 0, 1_000_000);
        strict.least = 100_345_580;
        begin(strict, 100e18);
        vm.prank(ALICE);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 2_006_911_600_000_000_000, 1_000_000);
        vm.assertEq(rewardOf(1), 2_006_911_600_000_000_000, "reward");
    }

    function test_Buy_WithTrx() public {
        vm.deal(ALICE, 2_000e6);
        vm.prank(ALICE);
        purchases.buy{value: 100e6}(address(tesPair), TRX, 100e6, 1, 1, NEVER);
        vm.prank(ALICE);
        purchases.buy{value: 100e6}(address(trxPair), TRX, 100e6, 1, 1, NEVER);
        // 100 TRX are 30 USDT less the fee and a hundredth of the pool, 29.61, and a thousandth of them 0.592 TES. Of
        // the next, at 0.294 a TRX, half is swapped for 14.57.
        near(rewardOf(1), 592e15, "reward in the pool of TES");
        near(rewardOf(2), 583e15, "reward in the pool of TRX");
        (, address pair,,,,,) = purchases.purchaseOf(2);
        vm.assertEq(pair, address(trxPair), "pool");
    }

    function test_Reward_NeverMoreThanTheCeiling() public {
        oracle.set(5_000, false);
        vm.assertEq(purchases.rewardFor(100e6), 1e19, "as if a TES were 0.01");
        oracle.set(0, false);
        vm.assertEq(purchases.rewardFor(100e6), 1e19, "and where it is worth nothing");
        oracle.set(500_000, false);
        vm.assertEq(purchases.rewardFor(100e6), 2e17, "dearer TES, fewer");
        vm.assertEq(purchases.rewardFor(5_000e6), 2e18, "of 1,000 USDT at most");
    }

    function test_Reward_WhenThePriceIsStale() public {
        oracle.set(50_000, true);
        vm.assertEq(purchases.rewardFor(100e6), 0, "none");
        vm.prank(ALICE);
        expectReason(PurchaseReason.REWARD);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 1, NEVER);
        buy(100e6, 0);
        vm.assertEq(rewardOf(1), 0, "bought without");
        expectReason(PurchaseReason.NONE);
        purchases.issue(1);
    }

    function test_Reward_WhenTheDayIsSpent() public {
        usdt.transfer(ALICE, 10_000e6);
        buy(1_000e6, 0);
        buy(1_000e6, 0);
        vm.assertEq(rewardOf(1) + rewardOf(2), 30e18, "what the day has");
        vm.prank(ALICE);
        expectReason(PurchaseReason.REWARD);
        purchases.buy(address(tesPair), address(usdt), 100e6, 1, 1, NEVER);
        buy(100e6, 0);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        vm.assertEq(purchases.leftToday(), 30e18, "a new day");
    }

    function test_Reward_InTheLastSecondOfADay() public {
        vm.warp(12 days - 1);
        buy(100e6, 0);
        vm.assertEq(purchases.leftToday(), 30e18 - rewardOf(1), "of this day");
    }

    function test_Reward_WhenTheReserveIsShort() public {
        usdt.transfer(ALICE, 10_000e6);
        for (uint256 i; i < 4; ++i) {
            buy(1_000e6, 0);
            buy(1_000e6, 0);
            vm.warp(vm.getBlockTimestamp() + 1 days);
        }
        (uint256 balance, uint256 promised, uint256 free) = purchases.reserve();
        vm.assertEq(promised, balance, "all is promised");
        vm.assertEq(free, 0, "nothing is free");
        vm.assertEq(purchases.rewardFor(100e6), 0, "nothing more");
    }

    function test_Reward_OfAUnit() public {
        begin(terms(), 1);
        buy(100e6, 1);
        (, uint256 promised,) = purchases.reserve();
        vm.assertEq(promised, 1, "set aside");
    }

    /// @dev A purchase without a reward does not call the vault, whatever the vault's state.
    function test_Reward_WhenTheCoinIsGone() public {
        buy(100e6, 0);
        vm.mockCall(
            address(tes),
            abi.encodeWithSignature("balanceOf(address)", purchases.vault()),
            abi.encode(uint256(0))
        );
        buy(100e6, 0);
        vm.assertEq(rewardOf(2), 0, "bought without");
        vm.clearMockedCalls();
    }

    // ---- issue

    function test_Issue_WhenItsTimeHasCome() public {
        expectReason(PurchaseReason.NONE);
        purchases.issue(1);
        buy(100e6, 0);
        vm.warp(vm.getBlockTimestamp() + 1 days - 1);
        expectReason(PurchaseReason.TOO_EARLY);
        purchases.issue(1);
        vm.warp(vm.getBlockTimestamp() + 1);
        uint256 before = tes.balanceOf(ALICE);
        uint256 reward = rewardOf(1);
        vm.expectEmit(address(purchases));
        emit ILpPurchases.Issued(1, ALICE, reward);
        vm.prank(BOB);
        purchases.issue(1);
        vm.assertEq(tes.balanceOf(ALICE) - before, reward, "paid to the buyer");
        (,,,,,, bool issued) = purchases.purchaseOf(1);
        vm.assertTrue(issued, "issued");
        expectReason(PurchaseReason.ISSUED);
        purchases.issue(1);
        (address nobody,,,,,,) = purchases.purchaseOf(2);
        vm.assertEq(nobody, address(0), "no purchase");
    }

    // ---- in a circle

    /// @dev Buys, withdraws, sells the TES and buys again. Each round pays the pool's fee twice on a half, 0.3 % in
    /// all, and is promised 0.1 %. At the highest rate that a deployment may have it would be 0.15 %.
    function testFuzz_RoundTrips_Lose(uint256 amount, uint256 rounds) public {
        amount = bound(amount, 5_100_000, 990e6);
        rounds = bound(rounds, 1, 5);
        uint256 before = usdt.balanceOf(ALICE);
        uint256 rewards;
        for (uint256 i; i < rounds; ++i) {
            (uint256 id, uint256 liquidity) = buy(amount, 0);
            rewards += rewardOf(id);
            giveBack(liquidity);
        }
        uint256 lost = before - usdt.balanceOf(ALICE);
        uint256 won = (rewards * 50_000) / 1e18;
        vm.assertGe(lost, 2 * won, "a circle costs more than twice what it earns");
    }

    /// @dev All liquidity for USDT, by way of the router's arithmetic.
    function giveBack(uint256 liquidity) private {
        vm.prank(ALICE);
        tesPair.transfer(address(tesPair), liquidity);
        uint256 had = tes.balanceOf(ALICE);
        tesPair.burn(ALICE);
        uint256 sold = tes.balanceOf(ALICE) - had;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(tes), address(usdt));
        vm.prank(ALICE);
        router.swapExactTokensForTokens(sold, 0, path, ALICE, NEVER);
    }
}
