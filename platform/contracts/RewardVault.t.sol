// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FickleToken} from "./FickleToken.t.sol";
import {IRewardVault, VaultReason} from "./IRewardVault.sol";
import {OddToken} from "./OddToken.t.sol";
import {RewardVault} from "./RewardVault.sol";
import {TestBase} from "./TestBase.t.sol";

/// @notice A vault of this contract, which is its spender.
contract RewardVaultTest is TestBase {
    address private immutable ALICE = actor("alice");

    FickleToken private token;
    RewardVault private vault;

    function setUp() public {
        token = new FickleToken();
        vault = RewardVault(deploy("RewardVault", abi.encode(token)));
        token.approve(address(vault), type(uint256).max);
    }

    function check(uint256 balance, uint256 promised, uint256 free) private view {
        (uint256 a, uint256 b, uint256 c) = vault.reserve();
        vm.assertEq(a, balance, "balance");
        vm.assertEq(b, promised, "promised");
        vm.assertEq(c, free, "free");
    }

    function test_Fund_CountsWhatArrives() public {
        vm.expectEmit(address(vault));
        emit IRewardVault.Funded(address(this), 100);
        vm.assertEq(vault.fund(100), 100, "arrived");
        check(100, 0, 100);
        vm.assertEq(vault.fund(50), 50, "beside what lay there");
        check(150, 0, 150);

        OddToken odd = new OddToken();
        RewardVault other = RewardVault(deploy("RewardVault", abi.encode(odd)));
        odd.approve(address(other), 100);
        odd.setHabits(10, 0, false, false);
        vm.assertEq(other.fund(100), 90, "less the coin's fee");
        vm.assertEq(other.coin(), address(odd), "coin");
        vm.assertEq(other.spender(), address(this), "spender");
    }

    function test_SetAside_OnlyWhatIsFree() public {
        vault.fund(100);
        vault.setAside(60);
        check(100, 60, 40);
        expectReason(VaultReason.RESERVE);
        vault.setAside(41);
        vault.setAside(40);
        check(100, 100, 0);
    }

    function test_Release_NoMoreThanPromised() public {
        vault.fund(100);
        vault.setAside(60);
        expectReason(VaultReason.NOT_PROMISED);
        vault.release(61);
        vault.release(20);
        check(100, 40, 60);
    }

    function test_Pay_NoMoreThanPromised() public {
        vault.fund(100);
        vault.setAside(60);
        expectReason(VaultReason.NOT_PROMISED);
        vault.pay(ALICE, 61);
        vault.pay(ALICE, 60);
        check(40, 0, 40);
        vm.assertEq(token.balanceOf(ALICE), 60, "paid");
    }

    function test_Spending_WhenNotTheSpender() public {
        vault.fund(100);
        vault.setAside(60);
        vm.prank(ALICE);
        expectReason(VaultReason.NOT_SPENDER);
        vault.setAside(1);
        vm.prank(ALICE);
        expectReason(VaultReason.NOT_SPENDER);
        vault.release(1);
        vm.prank(ALICE);
        expectReason(VaultReason.NOT_SPENDER);
        vault.pay(ALICE, 1);
    }

    function test_Reserve_WhenTheCoinTookSomeBack() public {
        vault.fund(100);
        vault.setAside(60);
        token.vanish(address(vault));
        check(0, 60, 0);
    }
}
