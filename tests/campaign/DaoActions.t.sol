// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IGovernor} from "@openzeppelin/tron-contracts/governance/IGovernor.sol";
import {IVotes} from "@openzeppelin/tron-contracts/governance/utils/IVotes.sol";
import {Dao} from "../../features/dao/contract/Dao.sol";
import {DaoPool} from "../../features/dao/contract/DaoPool.sol";
import {IDaoPool} from "../../features/dao/contract/IDaoPool.sol";
import {IVoteStake} from "../../features/dao/contract/IVoteStake.sol";
import {VoteStake} from "../../features/dao/contract/VoteStake.sol";
import {TokenFactory} from "../../features/launch/contract/TokenFactory.sol";
import {Tes} from "../../platform/contracts/Tes.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Stakes for votes, and proposals from first to last; HOUSE has enough votes for a payment.
contract DaoActions is Part {
    uint256 private constant WINDOW = 30 days;

    VoteStake private immutable stakes;
    DaoPool private immutable pool;
    Dao private immutable dao;
    Tes private immutable tes;
    TokenFactory private immutable factory;

    struct Proposal {
        uint256 id;
        address to;
        bytes call;
    }

    Proposal[] private _proposals;
    mapping(address account => uint256) private _staked;
    uint256 private _all;
    /// @dev Who was named, zero for oneself, and the votes that stakes gave.
    mapping(address account => address) private _named;
    mapping(address account => uint256) private _votes;
    /// @dev What was paid, by coin and time.
    uint256[2][] private _paid;
    address[] private _paidCoins;
    bool private _executing;

    constructor(Book book_, Product memory p) Part(book_) {
        (stakes, pool, dao, tes, factory) = (p.stakes, p.pool, p.dao, p.tes, p.launches);
        book_.register(address(stakes), this);
        book_.register(address(pool), this);
        book_.open(address(stakes), address(tes));
        book_.open(address(pool), TRX);
        book_.open(address(pool), address(tes));
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](9);
        (all[0], all[1], all[2]) = (this.stake.selector, this.leaveSome.selector, this.delegate.selector);
        (all[3], all[4], all[5]) = (this.donate.selector, this.propose.selector, this.vote.selector);
        (all[6], all[7], all[8]) = (this.carry.selector, this.carry.selector, this.carry.selector);
    }

    /// @dev All have a stake, HOUSE of 30,000,000 TES. It has voted for payments of 6, 9 and 12 percent of each coin:
    /// two together, or the last alone, are above the limit.
    function openDao() external recorded {
        uint256 now_ = vm.getBlockTimestamp();
        vm.warp(now_ - 5 days);
        vm.prank(HOUSE);
        tes.approve(address(stakes), NEVER);
        vm.prank(HOUSE);
        stakes.stake(30_000_000e18);
        for (uint256 i; i < HONEST + ATTACKERS; ++i) {
            as_(anyone(i), address(tes), 1_000e18);
            stakes.stake(1_000e18);
            readLogs();
            vm.recordLogs();
        }
        vm.warp(now_ - 4 days);
        for (uint256 i; i < 6; ++i) {
            address coin = i % 2 == 0 ? TRX : address(tes);
            uint256 amount = pool.poolOf(coin) * (6 + i / 2 * 3) / 100;
            require(proposeCall(address(pool), abi.encodeCall(IDaoPool.pay, (coin, anyone(i), amount))));
        }
        vm.warp(now_ - 3 days - 22 hours);
        for (uint256 i; i < 6; ++i) {
            vm.prank(HOUSE);
            dao.castVote(_proposals[i].id, 1);
        }
        vm.warp(now_);
    }

    // ---- Actions

    function stake(uint256 who, uint256 amount) external recorded {
        address user = anyone(who);
        amount = some(amount, 100_000e18);
        as_(user, address(tes), amount);
        try stakes.stake(amount) {} catch { drop(); }
    }

    /// @dev In whatever state the votes are.
    function leaveSome(uint256 who, uint256 amount) external recorded {
        address user = anyone(who);
        if (_staked[user] == 0) return;
        as_(user, TRX, 0);
        try stakes.leave(bound(amount, 1, _staked[user])) {} catch {
            drop();
            vm.assertTrue(false, "law 2: a stake for votes leaves at any time");
        }
    }

    function delegate(uint256 who, uint256 to) external recorded {
        as_(anyone(who), TRX, 0);
        stakes.delegate(to % 3 == 0 ? address(0) : anyone(to / 3));
    }

    function donate(uint256 who, uint256 amount) external recorded {
        amount = some(amount, 100e6);
        as_(anyone(who), TRX, amount);
        pool.donate{value: amount}();
    }

    /// @dev A payment to a user or an attacker, a lower fee; or what is none of both.
    function propose(uint256 what, uint256 to, uint256 amount) external recorded {
        (address target, bytes memory call) = (address(pool), abi.encodeCall(IDaoPool.pay, (TRX, anyone(to), 1)));
        if (what % 4 < 2) {
            address coin = what % 4 == 0 ? TRX : address(tes);
            amount = bound(amount, 1, pool.poolOf(coin) / 5 + 1);
            call = abi.encodeCall(IDaoPool.pay, (coin, anyone(to), amount));
        } else if (what % 4 == 2) {
            (target, call) = (address(factory), abi.encodeCall(factory.setCreationFee, (amount % 22e6)));
        } else {
            (target, call) = (address(stakes), abi.encodeCall(tes.transfer, (HOUSE, 1)));
        }
        bool done = proposeCall(target, call);
        vm.assertTrue(!done || what % 4 < 3, "law 5: a call that is not on the list");
    }

    function vote(uint256 who, uint256 which, uint256 choice) external recorded {
        if (_proposals.length == 0) return;
        as_(anyone(who), TRX, 0);
        try dao.castVote(_proposals[which % _proposals.length].id, uint8(choice % 3)) {} catch { drop(); }
    }

    /// @dev The next step of a proposal, or two: HOUSE is for it, then anyone, when its delay is over.
    function carry(uint256 which, uint256 who) external recorded {
        if (_proposals.length == 0) return;
        uint256 index = which % _proposals.length;
        Proposal memory one = _proposals[index];
        IGovernor.ProposalState state = dao.state(one.id);
        if (state == IGovernor.ProposalState.Active) {
            vm.prank(HOUSE);
            try dao.castVote(one.id, 1) {} catch { drop(); }
            return;
        }
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = listsOf(one.to, one.call);
        bytes32 text = keccak256(textOf(index));
        if (state == IGovernor.ProposalState.Succeeded) {
            as_(honest(who), TRX, 0);
            dao.queue(targets, values, calls, text);
            if (who % 2 == 0) return;
        } else if (state != IGovernor.ProposalState.Queued) {
            return;
        }
        uint256 eta = dao.proposalEta(one.id);
        if (vm.getBlockTimestamp() < eta) vm.warp(eta);
        _executing = true;
        as_(honest(who), TRX, 0);
        try dao.execute(targets, values, calls, text) {} catch { drop(); }
        readLogs();
        _executing = false;
        vm.recordLogs();
    }

    function leave(address user, bool) external override recorded {
        if (_staked[user] == 0) return;
        as_(user, TRX, 0);
        stakes.leave(_staked[user]);
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == IVoteStake.Staked.selector) {
            move(topic(log, 1), word(log, 0), true);
            vm.assertEq(_staked[topic(log, 1)], word(log, 1), "law 3: a stake is what was staked");
        } else if (kind == IVoteStake.Left.selector) {
            move(topic(log, 1), word(log, 0), false);
            vm.assertEq(_staked[topic(log, 1)], word(log, 1), "law 3: a stake is what was staked");
        } else if (kind == IVotes.DelegateChanged.selector) {
            (address account, address to) = (topic(log, 1), topic(log, 3));
            _votes[votesFor(account)] -= _staked[account];
            _named[account] = to;
            _votes[votesFor(account)] += _staked[account];
        } else if (kind == IDaoPool.Donated.selector) {
            book.move(topic(log, 2), address(pool), topic(log, 1), word(log, 0));
        } else if (kind == IDaoPool.Paid.selector) {
            vm.assertTrue(_executing, "law 5: the pool pays by an executed proposal alone");
            book.move(address(pool), topic(log, 2), topic(log, 1), word(log, 0));
            checkLimit(topic(log, 1), word(log, 0));
        }
    }

    function check() external view override {
        book.check(address(stakes), address(tes), "law 3: TES in VoteStake");
        book.check(address(pool), TRX, "law 3: TRX in DaoPool");
        book.check(address(pool), address(tes), "law 3: TES in DaoPool");
        vm.assertEq(stakes.totalStaked(), _all, "law 3: all that is staked");
        uint256 votes = checkVotes(HOUSE);
        for (uint256 i; i < HONEST + ATTACKERS; ++i) votes += checkVotes(anyone(i));
        vm.assertLe(votes, _all, "law 3: votes are at most what is staked");
    }

    // ---- Inside

    function checkVotes(address account) private view returns (uint256 votes) {
        votes = stakes.getVotes(account);
        vm.assertEq(votes, _votes[account], "law 3: votes are the stakes that name one");
    }

    function votesFor(address account) private view returns (address) {
        return _named[account] == address(0) ? account : _named[account];
    }

    /// @dev By HOUSE.
    function proposeCall(address to, bytes memory call) private returns (bool) {
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = listsOf(to, call);
        vm.prank(HOUSE);
        try dao.propose(targets, values, calls, string(textOf(_proposals.length))) returns (uint256 id) {
            _proposals.push(Proposal(id, to, call));
            return true;
        } catch {
            drop();
            return false;
        }
    }

    /// @dev A description of its own for each.
    function textOf(uint256 index) private pure returns (bytes memory) {
        return abi.encodePacked(index);
    }

    function move(address account, uint256 amount, bool isIn) private {
        if (isIn) {
            _staked[account] += amount;
            _votes[votesFor(account)] += amount;
            _all += amount;
            book.move(account, address(stakes), address(tes), amount);
        } else {
            _staked[account] -= amount;
            _votes[votesFor(account)] -= amount;
            _all -= amount;
            book.move(address(stakes), account, address(tes), amount);
        }
    }

    /// @dev After a payment; its coin was counted before it left.
    function checkLimit(address coin, uint256 amount) private {
        uint256 lately = amount;
        for (uint256 i; i < _paid.length; ++i) {
            if (_paidCoins[i] == coin && _paid[i][0] + WINDOW > vm.getBlockTimestamp()) lately += _paid[i][1];
        }
        _paid.push([vm.getBlockTimestamp(), amount]);
        _paidCoins.push(coin);
        vm.assertLe(lately * 10, pool.poolOf(coin) + lately, "law 5: a tenth of the pool in 30 days");
    }

    function listsOf(address to, bytes memory call)
        private
        pure
        returns (address[] memory targets, uint256[] memory values, bytes[] memory calls)
    {
        (targets, values, calls) = (new address[](1), new uint256[](1), new bytes[](1));
        (targets[0], calls[0]) = (to, call);
    }
}
