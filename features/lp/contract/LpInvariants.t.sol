// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {LpHandler} from "./LpHandler.t.sol";
import {LpWorld} from "./LpWorld.t.sol";

contract LpInvariants is LpWorld {
    LpHandler private handler;

    function setUp() public override {
        super.setUp();
        pass(2_000);
        address[] memory nobodies = new address[](6);
        (nobodies[0], nobodies[1], nobodies[2]) = (address(this), ROOT, CAROL);
        (nobodies[3], nobodies[4], nobodies[5]) = (staking.vault(), address(tes), address(team));
        handler = new LpHandler(staking, tes, lp, address(usdt), nobodies);
        tes.transfer(address(handler), 1e29);
        usdt.issue(1e18);
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            address holder = handler.holder(i);
            activate(holder, ROOT);
            lp.transfer(holder, 1e24);
            usdt.transfer(holder, 1e17);
            vm.prank(holder);
            lp.approve(address(staking), type(uint256).max);
            vm.prank(holder);
            usdt.approve(address(staking), type(uint256).max);
        }
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_LpStaking() public {
        handler.accrue();
        vm.assertEq(handler.leavingRefused(), 0, "V3: leaving refused");
        vm.assertEq(handler.intruded(), 0, "V4: moved by somebody who has no say");
        vm.assertEq(handler.streamsWorse(), 0, "a stream made slower or shorter");
        vm.assertEq(handler.claimsWrong(), 0, "claims that paid another amount, or a debt that fell");
        vm.assertEq(handler.principalWrong(), 0, "V1: principal of another amount");
        bool broken = tes.broken();
        tes.setBroken(false);
        checkReserve();
        tes.setBroken(broken);
        checkPrincipal(handler.pools(0));
        checkPrincipal(handler.pools(1));
        checkModel();
    }

    /// @dev V1 and V5: what arrived of a coin is what is recorded, and lies there.
    function checkPrincipal(address pool) private view {
        uint256 sum;
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            (uint256 amount,,) = staking.positionOf(pool, handler.holder(i));
            vm.assertEq(amount, handler.staked(pool, handler.holder(i)), "V1: position");
            sum += amount;
        }
        (uint256 total,,,,) = staking.poolOf(pool);
        vm.assertEq(total, sum, "V1: total and positions");
        vm.assertEq(handler.held(pool), sum, "V1, V5: principal and positions");
    }

    /// @dev V2: what is owed, to be streamed, and to be streamed again is promised in the vault. Each computation of
    /// shares lost less than a unit to rounding, which stays there.
    function checkReserve() private view {
        (uint256 balance, uint256 promised,) = staking.reserve();
        vm.assertGe(balance, promised, "V2: reserve and promises");
        uint256 sum;
        for (uint256 which; which < 2; ++which) {
            address pool = handler.pools(which);
            (,,, uint256 ahead, uint256 again) = staking.poolOf(pool);
            sum += ahead + again;
            for (uint256 i; i < handler.HOLDERS(); ++i) sum += handler.earnedOf(pool, i);
        }
        vm.assertGe(promised, sum, "V2: promised and owed");
        uint256 times = handler.reckoned(0) + handler.reckoned(1) + 2;
        vm.assertLe(promised - sum, times * (handler.HOLDERS() + 1), "lost to rounding");
    }

    /// @dev Each has at most the exact model's amount, and at most one base unit less for each operation.
    function checkModel() private view {
        (,,,, uint256 again) = staking.poolOf(handler.pools(0));
        vm.assertEq(again, handler.spare(), "what can be streamed again");
        for (uint256 i; i < handler.HOLDERS(); ++i) {
            uint256 has = (handler.gotten(i) + handler.earnedOf(handler.pools(0), i)) * handler.PARTS();
            uint256 exact = handler.entitled(i);
            vm.assertGe(exact, has, "never more than the exact share");
            vm.assertLe(exact - has, (handler.reckoned(0) + 1) * handler.PARTS(), "a unit an operation at most");
        }
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.fund(0, 1e22, 1_000);
        handler.stake(0, 0, 2);
        handler.stake(0, 1, 4);
        handler.stake(1, 2, 5);
        handler.wait(99);
        handler.withdraw(0, 0, 0);
        handler.withdraw(1, 2, 3);
        handler.callBack(0, 0);
        handler.wait(9);
        handler.claim(0, 0);
        handler.exit(0, 1);
        handler.give(7);
        handler.fund(0, 1e23, 5_000);
        handler.intrude(2, 0, 1);
        handler.breakCoins(true, 3, false, false);
        handler.exit(0, 0);
        handler.breakCoins(false, 0, false, false);
        invariant_LpStaking();
        vm.assertGe(handler.paid(), 1e18, "somebody was paid");
        vm.assertGe(handler.gotten(1), 1e18, "somebody gave up");
        vm.assertEq(handler.reckoned(0), 8, "operations");
    }
}
