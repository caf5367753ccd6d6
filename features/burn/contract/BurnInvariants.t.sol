// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {BurnHandler} from "./BurnHandler.t.sol";
import {BurnWorld} from "./BurnWorld.t.sol";

contract BurnInvariantsTest is BurnWorld {
    BurnHandler private handler;
    uint256 private _before;

    function setUp() public override {
        super.setUp();
        address[] memory nobodies = new address[](6);
        (nobodies[0], nobodies[1], nobodies[2]) = (address(this), ROOT, CAROL);
        (nobodies[3], nobodies[4], nobodies[5]) = (burning.vault(), address(splitter), FUND);
        handler = new BurnHandler(burning, tes, averages, nobodies);
        tes.transfer(address(handler), 100_000_000e18);
        for (uint256 i; i < handler.MEMBERS(); ++i) {
            address member = handler.member(i);
            vm.deal(member, 1e14);
            activate(member, ROOT);
            tes.transfer(member, 10_000_000e18);
            vm.prank(member);
            tes.approve(address(burning), NEVER);
        }
        // The passes of ALICE and BOB.
        _before = address(burning).balance;
        target(address(handler));
    }

    /// @dev One campaign: after each call, all of it holds.
    function invariant_BurnMining() public view {
        vm.assertEq(handler.leavingRefused(), 0, "law 2: leaving refused");
        vm.assertEq(handler.moneyWrong(), 0, "money or passes of another amount");
        vm.assertEq(handler.powerWrong(), 0, "a burn without power");
        vm.assertEq(handler.lostBySomebody(), 0, "a burn changed what was owed");
        vm.assertEq(handler.intruded(), 0, "moved by somebody who has no say");
        checkPower();
        checkNodes();
        checkRewards();
    }

    /// @dev Power grows by burns alone, and so does 0x…dEaD.
    function checkPower() private view {
        for (uint256 i; i < handler.MEMBERS(); ++i) {
            vm.assertEq(powerOf(handler.member(i)), handler.powers(i), "power");
            (uint256 sun, bool used) = burning.passOf(handler.member(i));
            vm.assertEq(sun, handler.passes(i), "pass");
            vm.assertTrue(used == handler.used(i), "used");
        }
        vm.assertEq(networkPower(), handler.totalPower(), "power of all");
        vm.assertEq(tes.balanceOf(SINK), handler.burnt(), "burnt");
    }

    /// @dev Places are never exceeded, and each sun here is a pass's, a node's or the fund's.
    function checkNodes() private view {
        uint256 sum = _before + handler.fundDue();
        uint256[3] memory taken;
        uint256[3] memory active;
        for (uint256 id = 1; id <= handler.count(); ++id) {
            (address owner, uint256 kind, uint256 sun, uint256 until, bool isActive) = handler.nodes(id);
            (address owner_, uint256 kind_, uint256 sun_, uint256 until_, bool isActive_,) = burning.nodeOf(id);
            vm.assertEq(owner_, owner, "owner");
            vm.assertEq(kind_, kind, "kind");
            vm.assertEq(sun_, sun, "price");
            vm.assertEq(until_, isActive ? 0 : until, "until");
            vm.assertTrue(isActive_ == isActive, "active");
            if (owner == address(0)) continue;
            ++taken[kind - 1];
            if (isActive) ++active[kind - 1];
            sum += sun;
        }
        for (uint256 i; i < handler.MEMBERS(); ++i) sum += handler.passes(i);
        vm.assertEq(address(burning).balance, sum, "law 3: TRX");
        vm.assertEq(burning.fundDue(), handler.fundDue(), "the fund's");
        for (uint256 kind = 1; kind <= 3; ++kind) {
            (uint256 places, uint256 taken_, uint256 active_,) = burning.kindOf(kind);
            vm.assertEq(taken_, taken[kind - 1], "taken");
            vm.assertEq(active_, active[kind - 1], "active");
            vm.assertLe(taken_, places, "places exceeded");
        }
    }

    /// @dev Law 1: what is owed, and what open periods emit yet, was set aside; and no period pays more than its pool.
    function checkRewards() private view {
        uint256 owed;
        for (uint256 i; i < handler.MEMBERS(); ++i) owed += handler.owedTo(i);
        for (uint256 id = 1; id <= handler.count(); ++id) owed += owedToNode(id);
        (uint256 balance, uint256 promised_,) = burning.reserve();
        (,,, uint256 emitted,,) = burning.period();
        vm.assertLe(owed + (handler.pools() - emitted), promised_, "law 1: owed and promised");
        vm.assertLe(promised_, balance, "law 1: promised and in the vault");
        (, uint256 inVault,) = IRewardVault(burning.vault()).reserve();
        vm.assertLe(inVault + handler.paid(), handler.pools(), "more promised than pools");
        vm.assertLe(owed + handler.paid(), emitted, "more than was emitted");
        vm.assertLe(emitted, handler.pools(), "more than the pools");
    }

    /// @dev A walk of every kind, so that the campaign's own steps are known to come to something.
    function test_TheCampaignsSteps_ComeToSomething() public {
        handler.openPeriod();
        for (uint256 i; i < 4; ++i) handler.buyPass(i, i);
        handler.refundPass(3);
        handler.poke();
        handler.burn(0, 5_555_555_559);
        handler.swapToBurn(1, 7_777e6);
        handler.burn(2, 10);
        handler.collectPass(0);
        for (uint256 i; i < 5; ++i) handler.buyNode(i, i);
        handler.activate(0);
        handler.activate(2);
        handler.refundNode(1, 1);
        handler.wait(8 days);
        handler.refundNode(3, 0);
        handler.claim(0);
        handler.claimNode(0);
        handler.claim(1);
        handler.collectFund();
        handler.fund(1_944_000e18);
        handler.fund(999_999e18);
        handler.openPeriod();
        handler.intrude(0, 0, 0);
        invariant_BurnMining();
        vm.assertEq(handler.count(), 5, "nodes");
        vm.assertGe(handler.burnt(), 1e18, "burnt");
        vm.assertGe(handler.paid(), 1e18, "paid");
        vm.assertGe(handler.totalPower(), 1e9, "power");
        vm.assertGe(handler.opened(), 1, "opened");
    }
}
