// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {StagedWithdrawal} from "./StagedWithdrawal.sol";

/// @dev Users and managers in any order, with a coin that keeps some, refuses, lies and calls back; beside a model of
/// what each user is allotted, by stage, and has withdrawn.
contract WithdrawalHandler is TestBase {
    uint256 public constant USERS = 4;
    uint256 private constant MINIMUM = 10e6;

    StagedWithdrawal public immutable withdrawal;
    OddToken private immutable odd;
    /// @dev Fees, fund address, stages, limits, opening.
    address[5] private _managers;

    /// @dev By stage, from 1: its time, and what each user is allotted.
    uint256[] public times;
    mapping(uint256 user => mapping(uint256 stage => uint256)) public amounts;
    uint256[USERS] public withdrawn;
    uint256 public fees;
    uint256 public feesPaid;
    uint256 public highestFee;
    bool public isOpen;
    /// @dev What must never be counted.
    uint256 public wrongly;
    uint256 public refusedWrongly;
    uint256 public intruded;

    constructor(StagedWithdrawal withdrawal_, OddToken odd_, address[5] memory managers) {
        (withdrawal, odd, _managers) = (withdrawal_, odd_, managers);
        times.push(0);
    }

    // ---- Users

    function initialize(uint256 who, uint256 sun) external {
        step(who, sun, abi.encodeCall(withdrawal.initialization, ()));
    }

    function unlock(uint256 who, uint256 sun) external {
        step(who, sun, abi.encodeCall(withdrawal.unlockLimit, ()));
    }

    /// @dev Neither costs anything but energy.
    function step(uint256 who, uint256 sun, bytes memory data) private {
        address account = user(who);
        vm.deal(account, sun % 1e12);
        vm.prank(account);
        (bool done,) = address(withdrawal).call{value: sun % 1e12}(data);
        if (account.balance != sun % 1e12) ++wrongly;
        if (done) checkStage(who % USERS);
    }

    function withdraw(uint256 who, uint256 amount) external {
        who = who % USERS;
        (uint256 allotted, uint256 unlocked) = sumsOf(who);
        uint256 available = unlocked - withdrawn[who];
        amount = available == 0 ? amount % 1e9 : amount % (available + available / 4 + 2);
        bool isRight = withdrawn[who] < allotted && amount > 0 && amount <= available;
        isRight = isRight && (amount >= MINIMUM || amount == available) && opened();
        uint256 before = odd.balanceOf(address(withdrawal));
        uint256 fee = amount * rate() / 10_000;
        vm.prank(user(who));
        try withdrawal.withdraw(amount, fee) {
            if (!isRight || before - odd.balanceOf(address(withdrawal)) != amount - fee) ++wrongly;
            withdrawn[who] += amount;
            fees += fee;
            checkStage(who);
        } catch {
            if (isRight && !refuses()) ++refusedWrongly;
        }
    }

    // ---- Managers, and anybody

    function allot(uint256 stage, uint256 who, uint256 other, uint256 amount) external {
        if (times.length == 1) return;
        stage = 1 + stage % (times.length - 1);
        amount = 1 + amount % 1e9;
        (address[] memory users, uint256[] memory sums) = (new address[](2), new uint256[](2));
        (users[0], users[1], sums[0], sums[1]) = (user(who), user(other), amount, amount / 2 + 1);
        (,,,,,,, uint256 balance, uint256 promised, uint256 waiting) = withdrawal.getData();
        bool covered = promised + waiting + sums[0] + sums[1] <= balance;
        vm.prank(_managers[3]);
        try withdrawal.allot(stage, users, sums) {
            if (!covered) ++wrongly;
            amounts[who % USERS][stage] += sums[0];
            amounts[other % USERS][stage] += sums[1];
        } catch {
            if (covered) ++refusedWrongly;
        }
    }

    function addStage(uint256 ahead) external {
        uint256 last = times[times.length - 1];
        uint256 now_ = vm.getBlockTimestamp();
        uint256 time = (last > now_ ? last : now_) + 1 + ahead % 5 days;
        vm.prank(_managers[2]);
        try withdrawal.addStage(time) returns (uint256 stage) {
            if (stage != times.length || stage > 24) ++wrongly;
            times.push(time);
        } catch {
            if (times.length <= 24 && time <= now_ + 3_650 days) ++refusedWrongly;
        }
    }

    function setFee(uint256 to) external {
        to = to % 120;
        uint256 before = rate();
        vm.prank(_managers[0]);
        try withdrawal.setFee(to) {
            // A rise never holds at once.
            if (rate() > before) ++wrongly;
        } catch {
            if (to <= 100) ++refusedWrongly;
        }
    }

    function setFund(uint160 to) external {
        if (to < 1_000_000) return;
        vm.prank(_managers[1]);
        withdrawal.setFundAddress(address(to));
    }

    function open(uint256 any) external {
        if (any % 4 != 0) return;
        vm.prank(_managers[4]);
        withdrawal.openWithdrawal();
        isOpen = true;
    }

    function fund(uint256 amount) external {
        withdrawal.fund(1 + amount % 2e9);
    }

    function payFees() external {
        try withdrawal.payFees() returns (uint256 amount) {
            if (amount != fees - feesPaid) ++wrongly;
            feesPaid = fees;
        } catch {
            if (!refuses()) ++refusedWrongly;
        }
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 3 days));
        if (rate() > highestFee) highestFee = rate();
    }

    function breakCoin(uint256 keeps, bool refuses_, bool lies) external {
        odd.setHabits(keeps % 30, 0, refuses_, lies);
    }

    /// @dev The coin calls back from within a withdrawal.
    function callBack(uint256 who) external {
        (, uint256 unlocked) = sumsOf(who % USERS);
        uint256 rest = unlocked - withdrawn[who % USERS];
        odd.callInTransfer(address(withdrawal), abi.encodeCall(withdrawal.payFees, ()));
        vm.prank(user(who));
        try withdrawal.withdraw(rest, rest) {
            ++wrongly;
        } catch {}
        odd.callInTransfer(address(0), "");
    }

    /// @dev All accounts in the roles of others.
    function intrude(uint256 who, uint256 what) external {
        (address[] memory users, uint256[] memory sums) = (new address[](0), new uint256[](0));
        bytes[5] memory calls = [
            abi.encodeCall(withdrawal.setFee, (0)),
            abi.encodeCall(withdrawal.setFundAddress, (user(who))),
            abi.encodeCall(withdrawal.addStage, (times[times.length - 1] + 1)),
            abi.encodeCall(withdrawal.allot, (1, users, sums)),
            abi.encodeCall(withdrawal.openWithdrawal, ())
        ];
        who = who % 6;
        what = what % 5;
        if (who == what) return;
        vm.prank(who == 5 ? user(what) : _managers[who]);
        (bool done,) = address(withdrawal).call(calls[what]);
        if (done) ++intruded;
    }

    // ---- Reads

    function user(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % USERS));
    }

    /// @dev By the sentence of the interface: what stages whose time has come unlock.
    function sumsOf(uint256 who) public view returns (uint256 allotted, uint256 unlocked) {
        for (uint256 stage = 1; stage < times.length; ++stage) {
            allotted += amounts[who][stage];
            if (times[stage] <= vm.getBlockTimestamp()) unlocked += amounts[who][stage];
        }
    }

    function rate() public view returns (uint256 feeRate) {
        (,,,, feeRate,,,,,) = withdrawal.getData();
    }

    /// @dev After a call of the user's, the record states what is unlocked.
    function checkStage(uint256 who) private {
        (, uint256 limit,,) = withdrawal.userDetail(user(who));
        (, uint256 unlocked) = sumsOf(who);
        if (limit != unlocked) ++wrongly;
    }

    function opened() private view returns (bool) {
        (, bool open_, uint256 opensAt,,,,,,,) = withdrawal.getData();
        bool expected = isOpen || vm.getBlockTimestamp() >= opensAt;
        return open_ && expected;
    }

    function refuses() private view returns (bool) {
        return odd.refuses() || odd.lies();
    }
}
