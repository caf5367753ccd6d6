// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FickleToken} from "./FickleToken.t.sol";
import {VaultReason} from "./IRewardVault.sol";
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
    }

    /// @dev As a spender's own `fund` does.
    function fund(uint256 amount) private {
        token.transfer(address(vault), amount);
    }

    function check(uint256 balance, uint256 promised, uint256 free) private view {
        (uint256 a, uint256 b, uint256 c) = vault.reserve();
        vm.assertEq(a, balance, "balance");
        vm.assertEq(b, promised, "promised");
        vm.assertEq(c, free, "free");
    }

    function test_WhatCame_IsFree() public {
        vm.assertEq(vault.coin(), address(token), "coin");
        vm.assertEq(vault.spender(), address(this), "spender");
        fund(100);
        check(100, 0, 100);
        fund(50);
        check(150, 0, 150);
    }

    /// @dev Tests do not fund through the vault itself: the spender decides what coins become.
    function test_Fund_IsNoCallOfTheVault() public {
        token.approve(address(vault), 100);
        (bool done,) = address(vault).call(abi.encodeWithSignature("fund(uint256)", 100));
        vm.assertTrue(!done, "no such call");
    }

    function test_SetAside_OnlyWhatIsFree() public {
        fund(100);
        vault.setAside(60);
        check(100, 60, 40);
        expectReason(VaultReason.RESERVE);
        vault.setAside(41);
        vault.setAside(40);
        check(100, 100, 0);
    }

    function test_Release_NoMoreThanPromised() public {
        fund(100);
        vault.setAside(60);
        expectReason(VaultReason.NOT_PROMISED);
        vault.release(61);
        vault.release(20);
        check(100, 40, 60);
    }

    function test_Pay_NoMoreThanPromised() public {
        fund(100);
        vault.setAside(60);
        expectReason(VaultReason.NOT_PROMISED);
        vault.pay(ALICE, 61);
        vault.pay(ALICE, 60);
        check(40, 0, 40);
        vm.assertEq(token.balanceOf(ALICE), 60, "paid");
    }

    function test_Spending_WhenNotTheSpender() public {
        fund(100);
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
        fund(100);
        vault.setAside(60);
        token.vanish(address(vault));
        check(0, 60, 0);
    }
}
