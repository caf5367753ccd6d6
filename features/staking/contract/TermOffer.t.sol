// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {ITermStaking} from "./ITermStaking.sol";
import {TermStaking} from "./TermStaking.sol";
import {TermWorld} from "./TermWorld.t.sol";

/// @notice What can be staked, for how long and for how much; and the reserve.
contract TermOfferTest is TermWorld {
    function test_Offer_IsListed() public view {
        vm.assertEq(staking.terms().length, 2, "terms");
        vm.assertEq(staking.terms()[1], 100, "the second");
        (address[] memory coins, uint256[] memory minimums, uint256[] memory totals) = staking.coins();
        vm.assertEq(coins.length, 3, "coins");
        vm.assertEq(coins[1], address(usdt), "a coin");
        vm.assertEq(minimums[1], MINIMUM, "its minimum");
        vm.assertEq(totals[1], 0, "nothing staked");
        vm.assertEq(staking.rateOf(address(usdt), 100), 3e31, "a rate");
        vm.assertEq(staking.rateOf(address(odd), 100), 0, "none");
        vm.assertEq(staking.rewardToken(), address(tes), "reward coin");
        vm.assertEq(address(staking.team()), address(team), "team");
        vm.assertEq(IRewardVault(staking.vault()).spender(), address(staking), "its own vault");
    }

    function test_Offer_WhenWronglyListed() public {
        ITermStaking.CoinConfig[] memory coins = configs();
        coins[1] = coins[0];
        refuses(termDays(), coins);
        coins = configs();
        coins[0].minimum = 0;
        refuses(termDays(), coins);
        coins = configs();
        coins[0].rates = new uint256[](1);
        refuses(termDays(), coins);
        uint256[] memory long = termDays();
        long[1] = 1 << 16;
        refuses(long, configs());
    }

    function test_Offer_OfTheLeastAndTheLongest() public {
        ITermStaking.CoinConfig[] memory coins = configs();
        coins[0].minimum = 1;
        uint256[] memory long = termDays();
        long[1] = (1 << 16) - 1;
        staking = TermStaking(deploy("TermStaking", abi.encode(team, tes, long, coins)));
        (, uint256[] memory minimums,) = staking.coins();
        vm.assertEq(minimums[0], 1, "a unit");
        vm.assertEq(staking.terms()[1], 65_535, "179 years");
    }

    function refuses(uint256[] memory days_, ITermStaking.CoinConfig[] memory coins) private {
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("TermStaking", abi.encode(team, tes, days_, coins));
    }

    function test_Reserve_WhenSomeIsPromised() public {
        pledge(ALICE, 100e6);
        (uint256 balance, uint256 held, uint256 free) = staking.reserve();
        vm.assertEq(balance, RESERVE, "balance");
        vm.assertEq(held, 10e6, "promised");
        vm.assertEq(free, RESERVE - 10e6, "free");
    }

    function test_Fund_CountsWhatArrives() public {
        vm.expectEmit(address(staking));
        emit ITermStaking.Funded(address(this), 100);
        staking.fund(100);
        (,, uint256 free) = staking.reserve();
        vm.assertEq(free, RESERVE + 100, "free");
    }
}
