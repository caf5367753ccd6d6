// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {IStagedWithdrawal} from "./IStagedWithdrawal.sol";
import {StagedWithdrawal} from "./StagedWithdrawal.sol";

/// @title The world that every test of StagedWithdrawal lives in.
/// @notice 1,000e6 of the coin lie there; a stage after 10 days and one after 20. ALICE is allotted 100e6 and 50e6, BOB
/// 7e6 in the first, CAROL nothing. At least 10e6 are withdrawn at once, for half a percent. A rise takes 7 days to come
/// into force. It opens by itself after 30 days, and is open.
abstract contract WithdrawalWorld is TestBase {
    uint256 internal constant START = 1_800_000_000;
    uint256 internal constant DELAY = 7 days;
    uint256 internal constant OPENS_WITHIN = 30 days;
    uint256 internal constant MINIMUM = 10e6;
    uint256 internal constant FUNDS = 1_000e6;
    uint256 internal constant STAGE = 10 days;

    address internal immutable FEES = actor("fees");
    address internal immutable FUND = actor("fund");
    address internal immutable STAGES = actor("stages");
    address internal immutable LIMITS = actor("limits");
    address internal immutable OPENING = actor("opening");
    address internal immutable TREASURY = actor("treasury");
    address internal immutable ALICE = actor("alice");
    address internal immutable BOB = actor("bob");
    address internal immutable CAROL = actor("carol");

    OddToken internal odd;
    StagedWithdrawal internal withdrawal;

    function setUp() public virtual {
        vm.warp(START);
        odd = new OddToken();
        withdrawal = made(odd);
        odd.transfer(address(withdrawal), FUNDS);
        addStage(START + STAGE);
        addStage(START + 2 * STAGE);
        allot(1, ALICE, 100e6);
        allot(2, ALICE, 50e6);
        allot(1, BOB, 7e6);
        vm.prank(OPENING);
        withdrawal.openWithdrawal();
    }

    function made(ITRC20 coin) internal returns (StagedWithdrawal) {
        bytes memory parameters = abi.encode(coin, MINIMUM, managers(), DELAY, OPENS_WITHIN, 50, TREASURY);
        return StagedWithdrawal(deploy("StagedWithdrawal", parameters));
    }

    function managers() internal view returns (IStagedWithdrawal.Managers memory) {
        return IStagedWithdrawal.Managers(FEES, FUND, STAGES, LIMITS, OPENING);
    }

    function addStage(uint256 time) internal returns (uint256 stage) {
        vm.prank(STAGES);
        return withdrawal.addStage(time);
    }

    function allot(uint256 stage, address user, uint256 amount) internal {
        (address[] memory users, uint256[] memory amounts) = (new address[](1), new uint256[](1));
        (users[0], amounts[0]) = (user, amount);
        vm.prank(LIMITS);
        withdrawal.allot(stage, users, amounts);
    }

    /// @return paid What the user got.
    function withdraw(address user, uint256 amount) internal returns (uint256 paid) {
        uint256 before = odd.balanceOf(user);
        vm.prank(user);
        withdrawal.withdraw(amount, amount);
        return odd.balanceOf(user) - before;
    }

    function checkBooks(uint256 balance, uint256 promised, uint256 fees) internal view {
        (,,,,,,, uint256 a, uint256 b, uint256 c) = withdrawal.getData();
        vm.assertEq(a, balance, "balance");
        vm.assertEq(b, promised, "promised");
        vm.assertEq(c, fees, "fees");
    }

    function checkDetail(address account, uint256 limit, uint256 stage, uint256 time) internal view {
        (address user, uint256 a, uint256 b, uint256 c) = withdrawal.userDetail(account);
        vm.assertEq(user, account, "user");
        vm.assertEq(a, limit, "limit");
        vm.assertEq(b, stage, "stage");
        vm.assertEq(c, time, "last withdrawal");
    }
}
