// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {ITermStaking, TermReason} from "./ITermStaking.sol";
import {TermWorld} from "./TermWorld.t.sol";

/// @notice The least and the most of a stake. The minimum of `odd` for 10 days earns 100,000 units.
contract TermLimitsTest is TermWorld {
    /// @dev As much as a word has room for, of a coin that doubles.
    function test_Pledge_WhenTheMost() public {
        ITermStaking.CoinConfig[] memory coins = configs();
        coins[0] = config(address(odd), 1e18, 0);
        begin(coins, type(uint96).max);
        odd.transfer(ALICE, type(uint96).max);
        pledge(ALICE, type(uint96).max);
        vm.assertEq(amountOf(1), type(uint96).max, "amount");
        vm.assertEq(promised(), type(uint96).max, "reward");
    }

    /// @dev 100,000 in 864,000 seconds: 1.04 in 9.
    function test_Claim_OfAUnit() public {
        uint256 id = pledge(ALICE, MINIMUM);
        pass(9);
        vm.assertEq(claim(ALICE, id), 1, "a unit");
        vm.assertEq(promised(), 99_999, "the rest");
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        vm.prank(ALICE);
        expectReason(TermReason.NOTHING);
        staking.claim(ids);
    }

    /// @dev All but a unit is paid a second before the end.
    function test_Exit_GivesUpAUnit() public {
        uint256 id = pledge(ALICE, MINIMUM);
        pass(TERM - 1);
        vm.assertEq(claim(ALICE, id), 99_999, "paid");
        vm.prank(ALICE);
        staking.exit(id);
        pledge(BOB, MINIMUM);
        (, uint256 inVault,) = IRewardVault(staking.vault()).reserve();
        vm.assertEq(inVault, 100_000, "of the new stake alone");
    }
}
