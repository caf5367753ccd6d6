// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {VaultReason} from "../../../platform/contracts/IRewardVault.sol";
import {BurnReason} from "./BurnReason.sol";
import {BurnWorld} from "./BurnWorld.t.sol";
import {IBurnMining} from "./IBurnMining.sol";
import {IBurnPeriods} from "./IBurnPeriods.sol";

// openPeriod
// ├── given one unit too little in the vault ─ it should revert
// ├── given the next is open ─ it should revert
// ├── given none runs ─ it should begin now, and nothing of the time before is paid
// ├── given one runs ─ it should begin at its end
// └── it should free what nobody earned, and only that
// fund ─ it should count what arrives
// new ─ it should refuse numbers that would not fit
contract BurnPeriodsTest is BurnWorld {
    function test_Open_WhenTheReserveIsShort() public {
        openPeriod();
        burning.fund(FIRST / 2 - 1);
        vm.assertTrue(!burning.due(), "not due");
        expectReason(VaultReason.RESERVE);
        openPeriod();
        burning.fund(1);
        vm.assertTrue(burning.due(), "due");
        openPeriod();
    }

    function test_Open_WhenTheNextIsOpen() public {
        burning.fund(FIRST);
        openPeriod();
        openPeriod();
        vm.assertTrue(!burning.due(), "not due");
        expectReason(BurnReason.OPEN);
        openPeriod();
    }

    function test_Open_WhenNoneRuns() public {
        checkPeriod(0, 0, 0, 0, 150);
        uint256 start = vm.getBlockTimestamp();
        vm.expectEmit(address(burning));
        emit IBurnPeriods.PeriodOpened(0, start, FIRST, 0);
        openPeriod();
        checkPeriod(0, start, 0, 1, 150);
        pass(45 days);
        checkPeriod(0, start, FIRST / 2, 1, 150);
        pass(45 days);
        checkPeriod(0, start, FIRST, 1, 125);
        pass(5 days);
        checkPeriod(0, start, FIRST, 1, 125);
        burning.fund(FIRST);
        openPeriod();
        checkPeriod(1, start + 95 days, FIRST, 2, 125);
        pass(9 days);
        checkPeriod(1, start + 95 days, FIRST + FIRST / 20, 2, 125);
        vm.assertEq(promised(), FIRST / 2 - FIRST / 20, "nobody earns: the rest of the period");
    }

    function test_Open_WhenOneRuns() public {
        uint256 start = vm.getBlockTimestamp();
        burning.fund(FIRST);
        openPeriod();
        pass(89 days);
        vm.expectEmit(address(burning));
        emit IBurnPeriods.PeriodOpened(1, start + 90 days, FIRST / 2, 89 * DAY);
        openPeriod();
        checkPeriod(0, start, 89 * DAY, 2, 150);
        pass(1 days - 1);
        checkPeriod(0, start, 90 * DAY - 0.5e18, 2, 150);
        pass(1);
        checkPeriod(1, start + 90 days, FIRST, 2, 125);
        openPeriod();
        checkPeriod(1, start + 90 days, FIRST, 3, 125);
        pass(90 days);
        checkPeriod(2, start + 180 days, FIRST + FIRST / 2, 3, 110);
        pass(90 days);
        checkPeriod(2, start + 180 days, FIRST + FIRST / 2 + FIRST / 4, 3, 100);
        pass(1_000 days);
        checkPeriod(2, start + 180 days, FIRST + FIRST / 2 + FIRST / 4, 3, 100);
    }

    function test_Open_FreesWhatNobodyEarned() public {
        openPeriod();
        later(9 days);
        burn(ALICE, 4_000e6);
        uint256 id = activateNode(ALICE, 2);
        later(9 days);
        // Nine days of nobody; then of 311,040 power earned 0.6, and of 77,760 the node a sixth.
        uint256 spare = 388_800e18 + 124_416e18 + 64_800e18;
        vm.assertEq(burning.unearned(), spare, "unearned");
        (uint256 balance, uint256 promised_, uint256 free) = burning.reserve();
        vm.assertEq(balance, FIRST, "balance");
        vm.assertEq(promised_, FIRST - spare, "promised");
        vm.assertEq(free, spare, "free");
        burning.fund(FIRST / 2 - spare);
        vm.expectEmit(address(burning));
        emit IBurnPeriods.PeriodOpened(1, vm.getBlockTimestamp() + 72 days, FIRST / 2, spare);
        openPeriod();
        vm.assertEq(burning.unearned(), 0, "once");
        vm.assertEq(claim(ALICE), 186_624e18, "what power earned is hers");
        vm.assertEq(claimNode(ALICE, id), 12_960e18, "and the node");
        burn(BOB, 4_000e6);
        pass(9 days);
        // All power is above the least: nothing of it is spare any more.
        vm.assertEq(burning.unearned(), 64_800e18, "of nodes alone");
    }

    function test_Open_WhenPoolsAreOver() public {
        for (uint256 i; i < 90; ++i) {
            (uint256 pool,) = burning.poolOf(i);
            vm.assertEq(pool, FIRST >> i, "half of the last");
            if (pool > 0) burning.fund(pool);
            openPeriod();
            pass(90 days);
        }
        (uint256 number,,, uint256 emitted,,) = burning.period();
        vm.assertEq(number, 89, "number");
        vm.assertLe(emitted, 2 * FIRST, "below twice the first");
    }

    function test_PoolOf() public view {
        uint256[5] memory percents = [uint256(150), 125, 110, 100, 100];
        for (uint256 i; i < 5; ++i) {
            (uint256 pool, uint256 multiplier) = burning.poolOf(i);
            vm.assertEq(pool, FIRST / 2 ** i, "pool");
            vm.assertEq(multiplier, percents[i], "multiplier");
        }
        (uint256 last,) = burning.poolOf(NEVER);
        vm.assertEq(last, 0, "none at last");
    }

    // ---- fund

    function test_Fund_WhenNothing() public {
        expectReason(Deposits.NOTHING_ARRIVED);
        burning.fund(0);
    }

    function test_Fund() public {
        vm.expectEmit(address(burning));
        emit IBurnPeriods.Funded(address(this), 7);
        burning.fund(7);
        (uint256 balance,, uint256 free) = burning.reserve();
        vm.assertEq(balance, FIRST + 7, "in the vault");
        vm.assertEq(free, FIRST + 7, "free");
        vm.assertEq(tes.balanceOf(burning.vault()), FIRST + 7, "TES");
    }

    // ---- new

    function test_New_WhenANumberDoesNotFit() public {
        IBurnMining.Setup memory wrong = setup();
        wrong.depth = 0;
        refuses(wrong);
        wrong = setup();
        wrong.passPrice = 0;
        refuses(wrong);
        wrong = setup();
        // 2^50 * 10^10 * 5 / 8
        wrong.firstPool = 7_036_874_417_766_400_000_000_000;
        refuses(wrong);
        --wrong.firstPool;
        deploy("BurnMining", abi.encode(wrong));
        for (uint256 i; i < 3; ++i) {
            wrong = setup();
            wrong.nodePrices[i] = 0;
            refuses(wrong);
            wrong = setup();
            wrong.places[i] = 0;
            refuses(wrong);
            wrong.places[i] = 1_024;
            refuses(wrong);
            wrong.places[i] = 1_023;
            deploy("BurnMining", abi.encode(wrong));
        }
    }

    function refuses(IBurnMining.Setup memory wrong) private {
        vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("BurnMining", abi.encode(wrong));
    }

    function checkPeriod(
        uint256 number,
        uint256 start,
        uint256 emitted,
        uint256 opened,
        uint256 multiplier
    ) private view {
        (uint256 number_, uint256 start_, uint256 end_, uint256 emitted_, uint256 opened_, uint256 multiplier_) =
            burning.period();
        vm.assertEq(number_, number, "number");
        vm.assertEq(start_, start, "start");
        vm.assertEq(end_, start == 0 ? 0 : start + 90 days, "end");
        vm.assertEq(emitted_, emitted, "emitted");
        vm.assertEq(opened_, opened, "opened");
        vm.assertEq(multiplier_, multiplier, "multiplier");
    }
}
