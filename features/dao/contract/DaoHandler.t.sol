// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Tes} from "../../../platform/contracts/Tes.sol";
import {TokenFactory} from "../../launch/contract/TokenFactory.sol";
import {Dao} from "./Dao.sol";
import {DaoPool} from "./DaoPool.sol";
import {DaoTimelock} from "./DaoTimelock.sol";
import {VoteStake} from "./VoteStake.sol";

/// @dev Everything that five accounts do with their stakes, with proposals and with the pool, in any order; beside a
/// model that keeps all votes of all times in a list and counts by itself.
contract DaoHandler is TestBase {
    uint256 public constant ACTORS = 5;
    uint256 private constant MOST = 30;
    uint256 private constant DAY = 1 days;

    /// @dev What accounts had from a time on; `all`: everything staked.
    struct Point {
        uint256 time;
        uint256[5] votes;
        uint256 all;
    }

    /// @dev The model of a proposal. `coin`, `amount`: of a payment, else 0. `sums`: against, for, abstaining.
    struct Model {
        uint256 id;
        address to;
        bytes call;
        address coin;
        uint256 amount;
        uint256 start;
        uint256[3] sums;
        uint256 queuedAt;
        bool executed;
    }

    struct Payment {
        uint256 time;
        address coin;
        uint256 amount;
    }

    Tes private immutable tes;
    VoteStake private immutable stakes;
    DaoTimelock private immutable timelock;
    DaoPool private immutable pool;
    Dao private immutable dao;
    TokenFactory private immutable factory;

    uint256[5] public staked;
    uint256[5] private _delegates = [uint256(0), 1, 2, 3, 4];
    Point[] private _points;
    Model[] private _models;
    Payment[] private _payments;
    mapping(uint256 id => mapping(uint256 who => bool)) private _voted;
    /// @dev By coin, given less paid.
    mapping(address coin => uint256) public inPool;
    /// @dev How often something was staked, left, proposed, voted, queued, executed, paid.
    uint256[7] public done;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public weighedWrongly;
    uint256 public passedWrongly;
    uint256 public paidWrongly;
    uint256 public intruded;

    constructor(Tes tes_, VoteStake stakes_, DaoTimelock timelock_, DaoPool pool_, Dao dao_, TokenFactory factory_) {
        (tes, stakes, timelock, pool, dao, factory) = (tes_, stakes_, timelock_, pool_, dao_, factory_);
        inPool[address(0)] = address(pool_).balance;
        inPool[address(tes_)] = tes_.balanceOf(address(pool_));
    }

    // ---- Stakes

    function stake(uint256 who, uint256 amount) external {
        who %= ACTORS;
        uint256 wealth = tes.balanceOf(actor(who));
        if (wealth == 0) return;
        // At times nearly all of it: a payment needs much.
        amount = amount % 2 == 0 ? wealth : bound(amount, 1, wealth);
        vm.prank(actor(who));
        stakes.stake(amount);
        staked[who] += amount;
        note();
        ++done[0];
    }

    function leave(uint256 who, uint256 amount) external {
        who %= ACTORS;
        if (staked[who] == 0) return;
        amount = bound(amount, 1, staked[who]);
        uint256 before = tes.balanceOf(actor(who));
        vm.prank(actor(who));
        try stakes.leave(amount) {
            if (tes.balanceOf(actor(who)) != before + amount) ++leavingRefused;
            staked[who] -= amount;
            note();
            ++done[1];
        } catch {
            ++leavingRefused;
        }
    }

    function delegate(uint256 who, uint256 to) external {
        who %= ACTORS;
        to %= ACTORS + 1;
        vm.prank(actor(who));
        stakes.delegate(to == ACTORS ? address(0) : actor(to));
        _delegates[who] = to == ACTORS ? who : to;
        note();
    }

    // ---- Proposals

    function propose(uint256 who, uint256 what, uint256 amount) external {
        if (_models.length == MOST) return;
        Model memory model;
        bool isPayment = what % 3 < 2;
        if (isPayment) {
            model.coin = what % 3 == 0 ? address(0) : address(tes);
            model.amount = 1 + amount % (pool.poolOf(model.coin) / 5 + 1);
            (model.to, model.call) =
                (address(pool), abi.encodeCall(pool.pay, (model.coin, address(this), model.amount)));
        } else {
            uint256 fee = factory.creationFee();
            if (fee == 0) return;
            (model.to, model.call) = (address(factory), abi.encodeCall(factory.setCreationFee, (amount % fee)));
        }
        model.start = vm.getBlockTimestamp() + DAY;
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = listsOf(model);
        uint256 enough = weight(who % ACTORS, vm.getBlockTimestamp() - 1);
        vm.prank(actor(who));
        try dao.propose(targets, values, calls, text(_models.length)) returns (uint256 id) {
            if (enough < 100_000e18 || dao.hasPayment(id) != isPayment) ++passedWrongly;
            model.id = id;
            _models.push(model);
            ++done[2];
        } catch {
            if (enough >= 100_000e18) ++passedWrongly;
        }
    }

    function vote(uint256 who, uint256 which, uint256 choice) external {
        if (_models.length == 0) return;
        who %= ACTORS;
        Model storage model = _models[which % _models.length];
        // More often for than not.
        choice = choice % 5 > 2 ? 1 : choice % 5;
        vm.prank(actor(who));
        try dao.castVote(model.id, uint8(choice)) returns (uint256 counted) {
            uint256 now_ = vm.getBlockTimestamp();
            if (counted == 0 || counted != weight(who, model.start)) ++weighedWrongly;
            if (_voted[model.id][who] || now_ <= model.start || now_ > model.start + 6 * DAY) ++weighedWrongly;
            _voted[model.id][who] = true;
            model.sums[choice] += counted;
            ++done[3];
        } catch {}
    }

    function queue(uint256 which) external {
        if (_models.length == 0) return;
        which %= _models.length;
        Model storage model = _models[which];
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = listsOf(model);
        try dao.queue(targets, values, calls, keccak256(bytes(text(which)))) {
            if (!passes(model) || model.queuedAt > 0) ++passedWrongly;
            if (vm.getBlockTimestamp() <= model.start + 5 * DAY) ++passedWrongly;
            model.queuedAt = vm.getBlockTimestamp();
            ++done[4];
        } catch {
            bool over = vm.getBlockTimestamp() > model.start + 6 * DAY;
            if (over && passes(model) && model.queuedAt == 0) ++passedWrongly;
        }
    }

    function execute(uint256 which) external {
        if (_models.length == 0) return;
        which %= _models.length;
        Model storage model = _models[which];
        (address[] memory targets, uint256[] memory values, bytes[] memory calls) = listsOf(model);
        try dao.execute(targets, values, calls, keccak256(bytes(text(which)))) {
            bool waited = model.queuedAt > 0 && vm.getBlockTimestamp() >= model.queuedAt + 2 * DAY;
            if (!waited || model.executed) ++passedWrongly;
            model.executed = true;
            if (model.amount > 0) pay(model);
            ++done[5];
        } catch {}
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 3 * DAY));
    }

    function donate(uint256 amount, bool ofTrx) external {
        amount = 1 + amount % 1e9;
        address coin = ofTrx ? address(0) : address(tes);
        if (ofTrx) {
            vm.deal(address(this), amount);
            pool.donate{value: amount}();
        } else {
            // What it was paid.
            if (tes.balanceOf(address(this)) < amount) return;
            tes.approve(address(pool), amount);
            pool.donateCoin(coin, amount);
        }
        inPool[coin] += amount;
    }

    /// @dev What nobody may do, by an actor, the Dao itself and the timelock.
    function intrude(uint256 who, uint256 what) external {
        address[3] memory callers = [actor(who), address(dao), address(timelock)];
        bytes32 role = timelock.PROPOSER_ROLE();
        bytes[5] memory calls = [
            abi.encodeCall(dao.relay, (address(tes), 0, "")),
            abi.encodeCall(dao.setProposalThreshold, (0)),
            abi.encodeCall(timelock.grantRole, (role, actor(who))),
            abi.encodeCall(timelock.updateDelay, (0)),
            abi.encodeCall(pool.pay, (address(0), actor(who), 1))
        ];
        uint256 call = what % 5;
        address to = call < 2 ? address(dao) : call < 4 ? address(timelock) : address(pool);
        // The timelock by itself may do the last three, and nothing makes it.
        address caller = callers[(what / 5) % (call < 2 ? 3 : 2)];
        vm.prank(caller);
        (bool did,) = to.call(calls[call]);
        if (did) ++intruded;
    }

    // ---- Reads

    function actor(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % ACTORS));
    }

    function votesOf(uint256 who) external view returns (uint256) {
        return _points.length == 0 ? 0 : _points[_points.length - 1].votes[who];
    }

    receive() external payable {}

    // ---- Inside

    function note() private {
        Point memory point;
        point.time = vm.getBlockTimestamp();
        for (uint256 i; i < ACTORS; ++i) {
            point.votes[_delegates[i]] += staked[i];
            point.all += staked[i];
        }
        _points.push(point);
    }

    function at(uint256 time) private view returns (Point memory point) {
        for (uint256 i = _points.length; i > 0; --i) {
            if (_points[i - 1].time <= time) return _points[i - 1];
        }
    }

    function weight(uint256 who, uint256 time) private view returns (uint256) {
        (uint256 first, uint256 second) = (at(time - DAY).votes[who], at(time).votes[who]);
        return first < second ? first : second;
    }

    function passes(Model storage model) private view returns (bool) {
        uint256 needed = at(model.start).all / 25;
        if (needed < 1_000_000e18) needed = 1_000_000e18;
        uint256[3] memory sums = model.sums;
        bool enough = model.amount == 0 || sums[1] >= 20_000_000e18;
        return enough && sums[1] + sums[2] >= needed && sums[1] > sums[0];
    }

    function pay(Model storage model) private {
        uint256 lately = model.amount;
        for (uint256 i; i < _payments.length; ++i) {
            bool counts = _payments[i].coin == model.coin && _payments[i].time + 30 days > vm.getBlockTimestamp();
            if (counts) lately += _payments[i].amount;
        }
        inPool[model.coin] -= model.amount;
        if (lately * 10 > inPool[model.coin] + lately) ++paidWrongly;
        _payments.push(Payment(vm.getBlockTimestamp(), model.coin, model.amount));
        ++done[6];
    }

    function listsOf(Model memory model)
        private
        pure
        returns (address[] memory targets, uint256[] memory values, bytes[] memory calls)
    {
        (targets, values, calls) = (new address[](1), new uint256[](1), new bytes[](1));
        (targets[0], calls[0]) = (model.to, model.call);
    }

    /// @dev A description of its own for each.
    function text(uint256 number) private pure returns (string memory) {
        return string(abi.encodePacked("Proposal ", bytes1(uint8(65 + number))));
    }
}
