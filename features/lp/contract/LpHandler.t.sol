// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {FickleToken} from "../../../platform/contracts/FickleToken.t.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {LpStaking} from "./LpStaking.sol";

/// @dev Everything stakers and funders do, in any order, by four of them, in two pools: of a coin that returns false
/// when it pays, and of one that keeps some, refuses, lies and calls back; and with a reward coin that breaks for a
/// while.
///
/// Beside it runs an exact model of the first pool. Amounts there are whole multiples of UNIT, 24 at most in all, so
/// every share of a second is a whole number of PARTS: nothing in the model is ever rounded.
contract LpHandler is TestBase {
    uint256 public constant HOLDERS = 4;
    uint256 public constant EACH = 6;
    uint256 public constant UNIT = 1e15 + 7;
    /// @dev The least common multiple of 1 to 24.
    uint256 public constant PARTS = 5_354_228_880;

    LpStaking public immutable staking;
    FickleToken public immutable tes;
    OddToken private immutable odd;
    address[2] public pools;

    /// @dev The model of the first pool: who has how many units, and parts of a base unit of TES that he ever earned.
    uint256[HOLDERS] public units;
    uint256[HOLDERS] public entitled;
    uint256 public rate;
    uint256 public until;
    uint256 public spare;
    uint256 private _last;
    /// @dev Of the first pool: TES that all accounts were paid, and gave up.
    uint256[HOLDERS] public gotten;
    /// @dev Of each pool, the number of computations.
    uint256[2] public reckoned;
    /// @dev What each has staked, by the pool; TES funded and paid in all.
    mapping(address pool => mapping(address holder => uint256)) public staked;
    uint256 public paid;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public claimsWrong;
    uint256 public streamsWorse;
    uint256 public intruded;
    uint256 public principalWrong;
    address[] private _nobodies;

    constructor(LpStaking staking_, FickleToken tes_, OddToken odd_, address usdt, address[] memory nobodies) {
        (staking, tes, odd) = (staking_, tes_, odd_);
        pools = [usdt, address(odd_)];
        _nobodies = nobodies;
        _last = vm.getBlockTimestamp();
        tes_.approve(address(staking_), type(uint256).max);
    }

    // ---- Stakers

    function stake(uint256 which, uint256 who, uint256 amount) external {
        accrue();
        address pool = pools[which % 2];
        who = who % HOLDERS;
        uint256 count = 1 + amount % EACH;
        if (which % 2 == 0 && units[who] + count > EACH) return;
        amount = which % 2 == 0 ? count * UNIT : 1e6 + amount % 1e15;
        uint256 before = held(pool);
        vm.prank(holder(who));
        try staking.stake(pool, amount) {
            uint256 arrived = held(pool) - before;
            staked[pool][holder(who)] += arrived;
            if (which % 2 == 0) units[who] += count;
            ++reckoned[which % 2];
        } catch {
            if (which % 2 == 0 || odd.keeps() == 0) ++principalWrong;
        }
    }

    function withdraw(uint256 which, uint256 who, uint256 amount) external {
        accrue();
        address pool = pools[which % 2];
        who = who % HOLDERS;
        uint256 mine = staked[pool][holder(who)];
        if (mine == 0) return;
        uint256 count = which % 2 == 0 ? 1 + amount % units[who] : 0;
        amount = which % 2 == 0 ? count * UNIT : 1 + amount % mine;
        uint256 owes = earnedOf(pool, who);
        uint256 before = held(pool);
        vm.prank(holder(who));
        try staking.withdraw(pool, amount) {
            staked[pool][holder(who)] -= amount;
            if (which % 2 == 0) units[who] -= count;
            ++reckoned[which % 2];
            if (before - held(pool) != amount) ++principalWrong;
            if (earnedOf(pool, who) != owes) ++claimsWrong;
        } catch {
            if (which % 2 == 0 || !moody()) ++leavingRefused;
        }
    }

    function exit(uint256 which, uint256 who) external {
        accrue();
        address pool = pools[which % 2];
        who = who % HOLDERS;
        uint256 mine = staked[pool][holder(who)];
        if (mine == 0) return;
        (, uint256 earned, uint256 owed) = staking.positionOf(pool, holder(who));
        uint256 before = held(pool);
        vm.prank(holder(who));
        try staking.exit(pool) {
            staked[pool][holder(who)] = 0;
            ++reckoned[which % 2];
            if (before - held(pool) != mine || earnedOf(pool, who) != owed) ++principalWrong;
            if (which % 2 == 1) return;
            units[who] = 0;
            gotten[who] += earned - owed;
            spare += earned - owed;
        } catch {
            if (which % 2 == 0 || !moody()) ++leavingRefused;
        }
    }

    function claim(uint256 which, uint256 who) external {
        accrue();
        address pool = pools[which % 2];
        who = who % HOLDERS;
        bool broken = tes.broken();
        uint256 due = earnedOf(pool, who);
        uint256 before = broken ? 0 : tes.balanceOf(holder(who));
        vm.prank(holder(who));
        try staking.claim(pool) {
            if (tes.balanceOf(holder(who)) - before != due || earnedOf(pool, who) != 0) ++claimsWrong;
            ++reckoned[which % 2];
            if (which % 2 == 0) gotten[who] += due;
            paid += due;
        } catch {
            if (due > 0 && !broken) ++claimsWrong;
        }
    }

    // ---- Funders

    function fund(uint256 which, uint256 amount, uint256 time) external {
        accrue();
        if (tes.broken()) return;
        address pool = pools[which % 2];
        (, uint256 oldRate, uint256 oldUntil, uint256 ahead,) = staking.poolOf(pool);
        amount = amount % 1e24;
        uint256 end = vm.getBlockTimestamp() + 1 + time % 90 days;
        try staking.fund(pool, amount, end) {
            (, uint256 newRate, uint256 newUntil, uint256 newAhead,) = staking.poolOf(pool);
            if (newRate < oldRate || newUntil < oldUntil || newAhead < ahead) ++streamsWorse;
            ++reckoned[which % 2];
            if (which % 2 == 1) return;
            uint256 left = end - vm.getBlockTimestamp();
            // No faster than before, from what ran without stakes or was given up.
            uint256 again = rate * left - ahead;
            if (again > spare) again = spare;
            uint256 all = amount + ahead + again;
            (rate, until) = (all / left, end);
            spare = spare - again + all - rate * left;
        } catch {}
    }

    function give(uint256 amount) external {
        if (!tes.broken()) tes.transfer(staking.vault(), amount % 1e20);
    }

    // ---- The world

    function wait(uint256 time) external {
        accrue();
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 20 days));
    }

    function breakCoins(bool broken, uint256 keeps, bool refuses, bool lies) external {
        tes.setBroken(broken);
        odd.setHabits(keeps % 30, 0, refuses, lies);
    }

    /// @dev The odd coin calls back from within a stake, which is refused whole.
    function callBack(uint256 what, uint256 who) external {
        bytes[4] memory calls = [
            abi.encodeCall(staking.stake, (address(odd), 1e6)),
            abi.encodeCall(staking.withdraw, (address(odd), 1)),
            abi.encodeCall(staking.exit, (address(odd))),
            abi.encodeCall(staking.claim, (address(odd)))
        ];
        odd.callInTransfer(address(staking), calls[what % 4]);
        vm.prank(holder(who));
        try staking.stake(address(odd), 1e7) {
            ++principalWrong;
        } catch {}
        odd.callInTransfer(address(0), "");
    }

    /// @dev All accounts that the contract knows, and a stranger, call everything that moves money.
    function intrude(uint256 who, uint256 which, uint256 what) external {
        address pool = pools[which % 2];
        address vault = staking.vault();
        bytes[6] memory calls = [
            abi.encodeCall(staking.withdraw, (pool, 1)),
            abi.encodeCall(staking.exit, (pool)),
            abi.encodeCall(staking.claim, (pool)),
            abi.encodeCall(IRewardVault.pay, (_nobodies[who % _nobodies.length], 1)),
            abi.encodeCall(IRewardVault.release, (1)),
            abi.encodeCall(IRewardVault.setAside, (0))
        ];
        what = what % 6;
        vm.prank(_nobodies[who % _nobodies.length]);
        (bool done,) = (what < 3 ? address(staking) : vault).call(calls[what]);
        if (done) ++intruded;
    }

    // ---- Reads

    function holder(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % HOLDERS));
    }

    function held(address pool) public view returns (uint256) {
        return ITRC20(pool).balanceOf(address(staking));
    }

    function earnedOf(address pool, uint256 who) public view returns (uint256 earned) {
        (, earned,) = staking.positionOf(pool, holder(who));
    }

    /// @dev Lets the model come up to now.
    function accrue() public {
        uint256 time = vm.getBlockTimestamp();
        uint256 to = time < until ? time : until;
        uint256 brought = _last < to ? rate * (to - _last) : 0;
        _last = time;
        uint256 all;
        for (uint256 i; i < HOLDERS; ++i) all += units[i];
        if (all == 0) spare += brought;
        else for (uint256 i; i < HOLDERS; ++i) entitled[i] += brought * units[i] * (PARTS / all);
    }

    function moody() private view returns (bool) {
        return odd.refuses() || odd.lies();
    }
}
