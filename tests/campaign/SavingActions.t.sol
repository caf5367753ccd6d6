// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITermStaking} from "../../features/staking/contract/ITermStaking.sol";
import {TermStaking} from "../../features/staking/contract/TermStaking.sol";
import {IStagedWithdrawal} from "../../features/withdrawal/contract/IStagedWithdrawal.sol";
import {StagedWithdrawal} from "../../features/withdrawal/contract/StagedWithdrawal.sol";
import {Tes} from "../../platform/contracts/Tes.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Coins staked for a term, and allotments that are withdrawn by stages.
contract SavingActions is Part {
    TermStaking private immutable terms;
    StagedWithdrawal private immutable withdrawal;
    Tes private immutable tes;
    address private immutable usdt;
    address private immutable odd;
    address private immutable vault;

    struct Stake {
        address owner;
        address coin;
        uint256 amount;
        uint256 start;
        uint256 end;
        uint256 reward;
        uint256 paid;
    }

    mapping(uint256 id => Stake) private _stakes;
    uint256 private _count;
    /// @dev TES that stakes can still be paid, and that users are allotted.
    uint256 private _rewards;
    uint256 private _allotments;
    uint256 private _fees;
    mapping(address user => uint256) private _allotted;
    uint256 private _stages;

    constructor(Book book_, Product memory p) Part(book_) {
        (terms, withdrawal, tes, vault) = (p.terms, p.withdrawal, p.tes, p.terms.vault());
        (usdt, odd) = (address(p.usdt), address(p.odd));
        book_.register(address(terms), this);
        book_.register(vault, this);
        book_.register(address(withdrawal), this);
        book_.open(address(terms), usdt);
        book_.open(address(terms), address(tes));
        book_.open(vault, address(tes));
        book_.open(address(withdrawal), address(tes));
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](8);
        (all[0], all[1], all[2]) = (this.pledge.selector, this.claim.selector, this.unlock.selector);
        (all[3], all[4], all[5]) = (this.exit.selector, this.renew.selector, this.manage.selector);
        (all[6], all[7]) = (this.withdraw.selector, this.allot.selector);
    }

    // ---- Actions

    function pledge(uint256 who, uint256 coin, bool long, uint256 amount) external recorded {
        address money = [address(tes), usdt, odd][coin % 3];
        amount = some(amount, coin % 3 == 1 ? 1_000e6 : 10_000e18);
        // The odd coin may add to what arrives.
        as_(anyone(who), money, money == odd ? NEVER : amount);
        try terms.pledge(money, long ? 90 : 7, amount) {} catch { drop(); }
    }

    function claim(uint256 which) external recorded {
        (uint256 id, Stake memory stake) = pick(which);
        if (earned(stake) == stake.paid) return;
        as_(stake.owner, TRX, 0);
        terms.claim(one(id));
    }

    function unlock(uint256 which) external recorded {
        (uint256 id, Stake memory stake) = pick(which);
        if (stake.amount == 0 || vm.getBlockTimestamp() < stake.end) return;
        goOut(id, stake, true);
    }

    function exit(uint256 which) external recorded {
        (uint256 id, Stake memory stake) = pick(which);
        if (stake.amount > 0) goOut(id, stake, false);
    }

    function renew(uint256 which, bool long) external recorded {
        (uint256 id, Stake memory stake) = pick(which);
        // Renewed in place; the signed amount goes in again.
        as_(stake.owner, stake.coin, stake.amount);
        try terms.renew(id, long ? 90 : 7) {} catch { drop(); }
    }

    /// @dev What the keys of the managers can do, whether or not they should.
    function manage(uint256 what, uint256 number) external recorded {
        if (what % 5 == 4) {
            try withdrawal.payFees() {} catch { drop(); }
            return;
        }
        as_(MANAGER, TRX, 0);
        if (what % 5 == 0) try withdrawal.setFee(number % 200) {} catch { drop(); }
        if (what % 5 == 1) withdrawal.setFundAddress(MANAGER);
        if (what % 5 == 2) try withdrawal.addStage(vm.getBlockTimestamp() + number % 60 days) {} catch { drop(); }
        if (what % 5 == 3) withdrawal.openWithdrawal();
    }

    function allot(uint256 stage, uint256 who, uint256 amount) external recorded {
        if (_stages == 0) return;
        address[] memory users = new address[](1);
        users[0] = anyone(who);
        as_(MANAGER, TRX, 0);
        try withdrawal.allot(1 + stage % _stages, users, one(some(amount, 500e18))) {} catch { drop(); }
    }

    /// @dev The fee is signed; at times it was lower when the user looked.
    function withdraw(uint256 who, uint256 amount, uint256 less) external recorded {
        (,, uint256 available,,,) = withdrawal.allotmentOf(anyone(who));
        amount = less % 3 == 0 ? available : bound(amount, 0, available);
        uint256 fee = withdrawal.feeOf(amount);
        if (less % 4 == 1 && fee > 0) --fee;
        uint256 before = tes.balanceOf(anyone(who));
        as_(anyone(who), TRX, 0);
        try withdrawal.withdraw(amount, fee) {
            vm.assertGe(tes.balanceOf(anyone(who)), before + amount - fee, "law 4: a higher fee than was signed");
        } catch { drop(); }
    }

    function leave(address user, bool atTerm) external override recorded {
        for (uint256 id = 1; id <= _count; ++id) {
            Stake memory stake = _stakes[id];
            if (stake.owner != user) continue;
            if (stake.amount > 0) goOut(id, stake, atTerm);
            if (!atTerm || stake.reward == stake.paid) continue;
            as_(user, TRX, 0);
            terms.claim(one(id));
        }
        if (!atTerm || _allotted[user] == 0) return;
        uint256 fee = withdrawal.feeOf(_allotted[user]);
        vm.assertLe(fee, _allotted[user] / 100, "law 5: no key raises the fee above 1 %");
        as_(user, TRX, 0);
        withdrawal.withdraw(_allotted[user], fee);
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        if (log.emitter == address(withdrawal)) return readWithdrawal(log);
        bytes32 kind = log.topics[0];
        if (kind == ITermStaking.Pledged.selector) {
            pledged(log);
        } else if (kind == ITermStaking.Renewed.selector) {
            Stake storage old = _stakes[uint256(log.topics[1])];
            vm.assertEq(_stakes[uint256(log.topics[2])].amount, old.amount, "law 1: all of it is renewed");
            book.move(address(terms), old.owner, old.coin, old.amount);
            old.amount = 0;
        } else if (kind == ITermStaking.Claimed.selector) {
            claimed(topic(log, 1), log.data);
        } else if (kind == ITermStaking.Unlocked.selector) {
            vm.assertGe(vm.getBlockTimestamp(), _stakes[uint256(log.topics[1])].end, "unlocked before its time");
            paidOut(uint256(log.topics[1]), topic(log, 2), word(log, 0));
        } else if (kind == ITermStaking.Exited.selector) {
            Stake memory stake = _stakes[uint256(log.topics[1])];
            vm.assertEq(word(log, 1), stake.reward - stake.paid, "law 3: given up");
            paidOut(uint256(log.topics[1]), topic(log, 2), word(log, 0));
            _rewards -= stake.reward - stake.paid;
            delete _stakes[uint256(log.topics[1])];
        } else if (kind == ITermStaking.Funded.selector) {
            book.move(topic(log, 1), vault, address(tes), word(log, 0));
        }
    }

    function pledged(Vm.Log calldata log) private {
        (address coin, uint256 amount, uint256 reward) = (topic(log, 3), word(log, 0), word(log, 4));
        // Rates as they were deployed: for 7 days, and 20 times as much for 90.
        uint256 rate = (coin == usdt ? 2e29 : 1e16) * (word(log, 1) == 7 ? 1 : 20);
        vm.assertEq(reward, (amount * rate) / 1e18, "reward of a stake");
        vm.assertEq(word(log, 3) - word(log, 2), word(log, 1) * 1 days, "term of a stake");
        vm.assertEq(uint256(log.topics[1]), ++_count, "law 3: stakes are counted");
        _stakes[_count] = Stake(topic(log, 2), coin, amount, word(log, 2), word(log, 3), reward, 0);
        _rewards += reward;
        book.move(topic(log, 2), address(terms), coin, amount);
    }

    function claimed(address owner, bytes calldata data) private {
        (uint256 amount, uint256[] memory ids, uint256[] memory amounts) =
            abi.decode(data, (uint256, uint256[], uint256[]));
        uint256 sum;
        for (uint256 i; i < ids.length; ++i) {
            vm.assertEq(_stakes[ids[i]].owner, owner, "law 5: a claim for another's stake");
            _stakes[ids[i]].paid += amounts[i];
            vm.assertEq(_stakes[ids[i]].paid, earned(_stakes[ids[i]]), "law 1: what a stake has earned");
            sum += amounts[i];
        }
        vm.assertEq(amount, sum, "law 3: a claim is its parts");
        _rewards -= amount;
        book.move(vault, owner, address(tes), amount);
    }

    function readWithdrawal(Vm.Log calldata log) private {
        bytes32 kind = log.topics[0];
        if (kind == IStagedWithdrawal.Allotted.selector) {
            _allotted[topic(log, 1)] += word(log, 0);
            _allotments += word(log, 0);
        } else if (kind == IStagedWithdrawal.StageAdded.selector) {
            _stages = uint256(log.topics[1]);
        } else if (kind == IStagedWithdrawal.Withdrawn.selector) {
            (uint256 amount, uint256 fee) = (word(log, 0), word(log, 1));
            vm.assertLe(fee, amount / 100, "law 5: a fee above 1 %");
            _allotted[topic(log, 1)] -= amount;
            (_allotments, _fees) = (_allotments - amount, _fees + fee);
            book.move(address(withdrawal), topic(log, 1), address(tes), amount - fee);
        } else if (kind == IStagedWithdrawal.FeesPaid.selector) {
            _fees -= word(log, 0);
            book.move(address(withdrawal), topic(log, 1), address(tes), word(log, 0));
        } else if (kind == IStagedWithdrawal.Funded.selector) {
            book.move(topic(log, 1), address(withdrawal), address(tes), word(log, 0));
        }
    }

    function check() external view override {
        vm.assertGe(tes.balanceOf(vault), _rewards, "law 1: rewards of terms are not all set aside");
        (, uint256 promised,) = terms.reserve();
        vm.assertEq(promised, _rewards, "law 3: promised by TermStaking");
        vm.assertGe(tes.balanceOf(address(withdrawal)), _allotments + _fees, "law 1: allotments are not all set aside");
        book.check(address(terms), usdt, "law 3: USDT in TermStaking");
        book.check(address(terms), address(tes), "law 3: TES in TermStaking");
        book.check(vault, address(tes), "law 3: TES of TermStaking's vault");
        book.check(address(withdrawal), address(tes), "law 3: TES in StagedWithdrawal");
    }

    // ---- Inside

    function goOut(uint256 id, Stake memory stake, bool atTerm) private {
        readLogs();
        as_(stake.owner, TRX, 0);
        (bool done,) = address(terms).call(
            atTerm ? abi.encodeCall(terms.unlock, (id)) : abi.encodeCall(terms.exit, (id))
        );
        if (done) return;
        drop();
        vm.assertTrue(stake.coin == odd, "law 2: leaving a term, which the odd coin alone refuses");
    }

    function paidOut(uint256 id, address owner, uint256 amount) private {
        vm.assertEq(owner, _stakes[id].owner, "law 5: another's stake");
        vm.assertEq(amount, _stakes[id].amount, "law 2: all of it comes back");
        _stakes[id].amount = 0;
        book.move(address(terms), owner, _stakes[id].coin, amount);
    }

    /// @dev By the sentence of the interface: evenly over the days.
    function earned(Stake memory stake) private view returns (uint256) {
        if (stake.end == 0) return 0;
        uint256 passed = vm.getBlockTimestamp() - stake.start;
        uint256 time = stake.end - stake.start;
        return passed >= time ? stake.reward : (stake.reward * passed) / time;
    }

    function pick(uint256 which) private view returns (uint256 id, Stake memory stake) {
        if (_count == 0) return (0, stake);
        id = 1 + which % _count;
        stake = _stakes[id];
    }
}
