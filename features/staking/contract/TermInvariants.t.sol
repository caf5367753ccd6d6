// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TermHandler} from "./TermHandler.t.sol";
import {TermWorld} from "./TermWorld.t.sol";

contract TermInvariants is TermWorld {
    TermHandler private handler;

    function setUp() public override {
        super.setUp();
        address[] memory nobodies = new address[](6);
        (nobodies[0], nobodies[1], nobodies[2]) = (address(this), ROOT, CAROL);
        (nobodies[3], nobodies[4], nobodies[5]) = (staking.vault(), address(tes), address(team));
        handler = new TermHandler(staking, tes, odd, address(usdt), nobodies);
        tes.transfer(address(handler), 1e29);
        vm.prank(address(odd));
        team.bindParent(ROOT);
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            address holder = handler.holder(i);
            activate(holder, ROOT);
            odd.transfer(holder, 1e18);
            usdt.transfer(holder, 1e14);
            tes.transfer(holder, 1e18);
            vm.prank(holder);
            odd.approve(address(staking), type(uint256).max);
            vm.prank(holder);
            usdt.approve(address(staking), type(uint256).max);
            vm.prank(holder);
            tes.approve(address(staking), type(uint256).max);
        }
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_TermStaking() public {
        vm.assertEq(handler.leavingRefused(), 0, "V3: leaving refused");
        vm.assertEq(handler.leftEarly(), 0, "N4: unlocked before its time");
        vm.assertEq(handler.claimsWrong(), 0, "claims that paid another amount");
        vm.assertEq(handler.principalWrong(), 0, "V1: principal of another amount");
        vm.assertEq(handler.intruded(), 0, "V4: moved by somebody who has no say");
        bool broken = tes.broken();
        tes.setBroken(false);
        checkStakes();
        tes.setBroken(broken);
    }

    /// @dev V1 and V5: each stake is as the model has it, and of each coin all of it lies there. V2: what is promised
    /// is what all stakes can still be paid, and lies in the vault.
    function checkStakes() private view {
        uint256 owed;
        uint256[3] memory sums;
        for (uint256 id = 1; id <= handler.count(); ++id) {
            TermHandler.Model memory model = handler.modelOf(id);
            checkStake(id, model);
            owed += model.reward - model.paid;
            sums[model.coin] += model.amount;
        }
        (uint256 balance, uint256 promised,) = staking.reserve();
        vm.assertEq(promised, owed, "V2: promised and owed");
        vm.assertGe(balance, promised, "V2: reserve and promises");
        (,, uint256[] memory totals) = staking.coins();
        for (uint256 i; i < 3; ++i) {
            vm.assertEq(handler.held(i), sums[i], "V1, V5: principal and stakes");
            vm.assertEq(totals[i], sums[i], "V1: totals");
        }
    }

    function checkStake(uint256 id, TermHandler.Model memory model) private view {
        (address owner,, uint256 amount,,, uint256 reward, uint256 paid, uint256 earned) = staking.positionOf(id);
        vm.assertEq(owner, model.owner, "owner");
        vm.assertEq(amount, model.amount, "V1: amount");
        vm.assertEq(reward, model.reward, "reward");
        vm.assertEq(paid, model.paid, "paid");
        vm.assertEq(earned, owner == address(0) ? 0 : handler.earned(model), "earned: matured never decays");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.pledge(0, 0, false, 5e6);
        handler.pledge(1, 1, true, 5e6);
        handler.pledge(2, 2, false, 5e6);
        handler.pledge(3, 1, false, 5e6);
        handler.callBack(0, 0);
        handler.wait(8 days);
        handler.claim(0, 1);
        handler.exit(1);
        handler.wait(8 days);
        handler.unlock(0);
        handler.renew(3, false);
        handler.breakCoins(true, 0, false, false);
        handler.exit(4);
        handler.breakCoins(false, 0, false, false);
        handler.fund(7);
        handler.intrude(0, 0, 0);
        handler.claim(0, 0);
        invariant_TermStaking();
        vm.assertEq(handler.count(), 5, "stakes");
        (,, uint256 first,,,, uint256 paid) = handler.models(1);
        vm.assertEq(first, 0, "unlocked");
        vm.assertGe(paid, 6e5, "its reward was paid whole");
        (,, uint256 third,,,,) = handler.models(3);
        vm.assertGe(third, 5e6, "still there");
        (,, uint256 left,,,,) = handler.models(5);
        vm.assertEq(left, 0, "renewed, and left");
    }
}
