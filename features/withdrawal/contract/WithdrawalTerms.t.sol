// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IStagedWithdrawal, WithdrawalReason} from "./IStagedWithdrawal.sol";
import {StagedWithdrawal} from "./StagedWithdrawal.sol";
import {WithdrawalWorld} from "./WithdrawalWorld.t.sol";

// every call of a manager
// └── when anybody else calls, another manager too
//     └── it should revert
// setFee
// ├── when it is above its limit
// │   └── it should revert
// ├── when it is no higher than now
// │   └── it should hold at once, and drop a rise that waits
// └── when it is higher
//     └── it should hold after the delay
// setFundAddress
// ├── when it is the zero address
// │   └── it should revert
// └── when it is another
//     └── it should get the fees after the delay
// addStage
// ├── when it is no later than the last, too far ahead or one too many
// │   └── it should revert
// └── when it is later
//     └── it should stand behind the last
// openWithdrawal
// └── it should open, for ever; without it the time opens
contract WithdrawalTermsTest is WithdrawalWorld {
    function test_Construction() public {
        (address fees, address fund, address stages, address limits, address opening) = withdrawal.managers();
        vm.assertEq(fees, FEES, "fees");
        vm.assertEq(fund, FUND, "fund");
        vm.assertEq(stages, STAGES, "stages");
        vm.assertEq(limits, LIMITS, "limits");
        vm.assertEq(opening, OPENING, "opening");
        vm.assertEq(withdrawal.coin(), address(odd), "coin");
        vm.assertEq(withdrawal.delay(), DELAY, "delay");
        vm.assertEq(withdrawal.MAX_FEE(), 100, "highest fee");
        vm.assertEq(withdrawal.MAX_STAGES(), 24, "most stages");
        vm.assertEq(withdrawal.MAX_AHEAD(), 3_650 days, "furthest stage");
        construct(30 days, 101, TREASURY, true);
        construct(3_650 days + 1, 50, TREASURY, true);
        construct(30 days, 50, address(0), true);
        construct(3_650 days, 100, TREASURY, false);
    }

    function construct(uint256 opensWithin, uint256 rate, address to, bool refused) private {
        if (refused) vm.expectRevert(abi.encodeWithSignature("Panic(uint256)", 1));
        deploy("StagedWithdrawal", abi.encode(odd, MINIMUM, managers(), DELAY, opensWithin, rate, to));
    }

    function test_EveryManager_HasOneRole() public {
        (address[] memory users, uint256[] memory amounts) = (new address[](0), new uint256[](0));
        address[7] memory callers = [FEES, FUND, STAGES, LIMITS, OPENING, TREASURY, ALICE];
        bytes[5] memory calls = [
            abi.encodeCall(withdrawal.setFee, (1)),
            abi.encodeCall(withdrawal.setFundAddress, (ALICE)),
            abi.encodeCall(withdrawal.addStage, (START + 3 * STAGE)),
            abi.encodeCall(withdrawal.allot, (1, users, amounts)),
            abi.encodeCall(withdrawal.openWithdrawal, ())
        ];
        bytes memory refused = abi.encodeWithSignature("Error(string)", WithdrawalReason.NOT_MANAGER);
        for (uint256 i; i < callers.length; ++i) {
            for (uint256 j; j < calls.length; ++j) {
                vm.prank(callers[i]);
                (bool done, bytes memory answer) = address(withdrawal).call(calls[j]);
                vm.assertTrue(done == (i == j), "one role each");
                if (!done) vm.assertTrue(keccak256(answer) == keccak256(refused), "with these words");
            }
        }
    }

    // ---- setFee

    function setFee(uint256 rate) private {
        vm.prank(FEES);
        withdrawal.setFee(rate);
    }

    function checkFee(uint256 rate, uint256 next, uint256 time) private view {
        (,,,, uint256 now_,,,,,) = withdrawal.getData();
        (uint256 waiting, uint256 from,,) = withdrawal.pending();
        vm.assertEq(now_, rate, "rate");
        vm.assertEq(withdrawal.feeOf(1e6), rate * 100, "fee");
        vm.assertEq(waiting, next, "waits");
        vm.assertEq(from, time, "until");
    }

    function test_SetFee_WhenTooHigh() public {
        expectReason(WithdrawalReason.FEE_LIMIT);
        setFee(101);
        setFee(100);
    }

    function test_SetFee_WhenLower() public {
        checkFee(50, 0, 0);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.FeeSet(20, START);
        setFee(20);
        checkFee(20, 0, 0);
        setFee(20);
        checkFee(20, 0, 0);
    }

    function test_SetFee_WhenHigher() public {
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.FeeSet(80, START + DELAY);
        setFee(80);
        checkFee(50, 80, START + DELAY);
        pass(DELAY - 1);
        checkFee(50, 80, START + DELAY);
        pass(1);
        checkFee(80, 0, 0);
        setFee(79);
        checkFee(79, 0, 0);
    }

    function test_SetFee_DropsARiseThatWaits() public {
        setFee(80);
        pass(1 days);
        setFee(50);
        checkFee(50, 0, 0);
        pass(DELAY);
        checkFee(50, 0, 0);
        setFee(80);
        setFee(90);
        checkFee(50, 90, START + 1 days + 2 * DELAY);
    }

    function test_FeeOf_IsRoundedDown() public view {
        vm.assertEq(withdrawal.feeOf(199), 0, "0.995");
        vm.assertEq(withdrawal.feeOf(200), 1, "1");
        vm.assertEq(withdrawal.feeOf(399), 1, "1.995");
    }

    // ---- setFundAddress

    function test_SetFundAddress() public {
        expectReason(WithdrawalReason.ADDRESS);
        vm.prank(FUND);
        withdrawal.setFundAddress(address(0));
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.FundAddressSet(CAROL, START + DELAY);
        vm.prank(FUND);
        withdrawal.setFundAddress(CAROL);
        checkFund(TREASURY, CAROL, START + DELAY);
        pass(DELAY - 1);
        checkFund(TREASURY, CAROL, START + DELAY);
        pass(1);
        checkFund(CAROL, address(0), 0);
    }

    function checkFund(address now_, address next, uint256 time) private view {
        (,,,,, address to,,,,) = withdrawal.getData();
        (,, address waiting, uint256 from) = withdrawal.pending();
        vm.assertEq(to, now_, "fund address");
        vm.assertEq(waiting, next, "waits");
        vm.assertEq(from, time, "until");
    }

    // ---- addStage

    function test_AddStage_WhenRefused() public {
        uint256 last = START + 2 * STAGE;
        expectReason(WithdrawalReason.STAGE_TIME);
        addStage(last);
        expectReason(WithdrawalReason.STAGE_TIME);
        addStage(START + 3_650 days + 1);
        for (uint256 i = 3; i < 24; ++i) addStage(last + i);
        vm.expectEmit(address(withdrawal));
        emit IStagedWithdrawal.StageAdded(24, START + 3_650 days);
        vm.assertEq(addStage(START + 3_650 days), 24, "the furthest");
        pass(1);
        expectReason(WithdrawalReason.STAGE_TIME);
        addStage(START + 3_650 days + 1);
    }

    function test_AddStage_InThePast() public {
        StagedWithdrawal other = made(odd);
        vm.prank(STAGES);
        vm.assertEq(other.addStage(1), 1, "the first");
        (uint256[] memory times,) = other.stagesOf(ALICE);
        vm.assertEq(times[0], 1, "its time");
    }

    // ---- openWithdrawal

    function test_OpenWithdrawal() public {
        StagedWithdrawal other = made(odd);
        checkOpen(other, false);
        vm.expectEmit(address(other));
        emit IStagedWithdrawal.WithdrawalOpened();
        vm.prank(OPENING);
        other.openWithdrawal();
        checkOpen(other, true);
    }

    function test_OpenWithdrawal_ByTime() public {
        StagedWithdrawal other = made(odd);
        pass(OPENS_WITHIN - 1);
        checkOpen(other, false);
        pass(1);
        checkOpen(other, true);
    }

    function checkOpen(StagedWithdrawal other, bool open) private view {
        (, bool isOpen, uint256 opensAt,,,,,,,) = other.getData();
        vm.assertTrue(isOpen == open, "open");
        vm.assertEq(opensAt, START + OPENS_WITHIN, "by itself");
    }
}
