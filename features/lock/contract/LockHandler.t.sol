// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {ElasticToken} from "./ElasticToken.t.sol";
import {LockA} from "./LockA.sol";
import {LockB} from "./LockB.sol";

/// @dev Everything that four holders do with both locks, in any order, with a coin that keeps some, refuses, lies and
/// calls back, one that shrinks and shares its fees, and USDT; beside a model of each lock. Lock B is of the shrinking
/// coin until its owner names another.
contract LockHandler is TestBase {
    uint256 public constant HOLDERS = 4;
    uint256 public constant MOST = 40;

    LockA public immutable lockA;
    LockB public immutable lockB;
    OddToken private immutable odd;
    ElasticToken private immutable ela;
    address private immutable owner;
    address[3] public coins;

    /// @dev The model of a lock; in B the coin is unknown.
    struct Model {
        address holder;
        uint256 coin;
        uint256 amount;
        uint256 end;
        uint256 key;
        address offeredTo;
    }
    /// @dev Of A, by number.
    mapping(uint256 index => Model) private _models;
    uint256 public count;
    /// @dev Of B, by holder.
    mapping(uint256 who => Model) private _ofB;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public leftEarly;
    uint256 public paidWrong;
    uint256 public intruded;
    uint256 public coinMoved;
    /// @dev Whether the shrinking coin has shrunk.
    bool public hasShrunk;
    uint256 public unlocked;

    constructor(LockA a, LockB b, OddToken odd_, ElasticToken ela_, address usdt, address owner_) {
        (lockA, lockB, odd, ela, owner) = (a, b, odd_, ela_, owner_);
        coins = [address(odd_), address(ela_), usdt];
    }

    // ---- Lock A

    function lock(uint256 who, uint256 forWhom, uint256 coin, uint256 amount, uint256 day) external {
        if (count == MOST) return;
        coin = coin % 3;
        (amount, day) = (1 + amount % 1e9, 1 + day % 20);
        uint256 before = held(address(lockA), coin);
        vm.prank(holder(who));
        try lockA.lockFor(amount, coins[coin], day, holder(forWhom)) returns (uint256 key) {
            uint256 arrived = held(address(lockA), coin) - before;
            uint256 end = vm.getBlockTimestamp() + day * 1 days;
            if (count > 0 && key <= _models[count - 1].key) ++paidWrong;
            _models[count++] = Model(holder(forWhom), coin, arrived, end, key, address(0));
        } catch {}
    }

    function increase(uint256 id, uint256 amount) external {
        Model storage model = pick(id);
        if (model.holder == address(0)) return;
        uint256 before = held(address(lockA), model.coin);
        vm.prank(model.holder);
        try lockA.increase(model.key, 1 + amount % 1e9) {
            if (vm.getBlockTimestamp() >= model.end) ++paidWrong;
            model.amount += held(address(lockA), model.coin) - before;
        } catch {}
    }

    function extend(uint256 id, uint256 day) external {
        Model storage model = pick(id);
        uint256 end = vm.getBlockTimestamp() + (day % 25) * 1 days;
        vm.prank(model.holder);
        try lockA.extend(model.key, day % 25) {
            if (end <= model.end) ++leftEarly;
            model.end = end;
        } catch {}
    }

    function handOver(uint256 id, uint256 who, bool accepts) external {
        Model storage model = pick(id);
        address to = holder(who);
        vm.prank(accepts ? to : model.holder);
        if (accepts) {
            try lockA.accept(model.key) {
                if (model.offeredTo != to) ++intruded;
                (model.holder, model.offeredTo) = (to, address(0));
            } catch {}
        } else {
            try lockA.offer(model.key, to) {
                model.offeredTo = to;
            } catch {}
        }
    }

    function unlock(uint256 id, bool elsewhere) external {
        Model storage model = pick(id);
        if (model.amount == 0) return;
        address to = elsewhere ? address(0xE15E) : model.holder;
        uint256 before = held(address(lockA), model.coin);
        vm.prank(model.holder);
        (bool done,) = address(lockA).call(
            elsewhere ? abi.encodeCall(lockA.withdrawTo, (model.key, to)) : abi.encodeCall(lockA.unlock, (model.key))
        );
        (,, uint256 owed,,, bool locked) = lockA.locks(id % count);
        settle(model, done, before - held(address(lockA), model.coin), locked ? owed : 0);
    }

    // ---- Lock B

    function lockMore(uint256 who, uint256 amount, uint256 time) external {
        Model storage model = _ofB[who % HOLDERS];
        (amount, time) = (amount % 1e9, time % 20 days);
        address coin = lockB.coin();
        uint256 before = ITRC20(coin).balanceOf(address(lockB));
        vm.prank(holder(who));
        try lockB.lock(amount, time) {
            if (model.amount > 0 && coins[model.coin] != coin) ++coinMoved;
            if (model.amount == 0) model.end = 0;
            uint256 end = vm.getBlockTimestamp() + time;
            if (time > 0 && end > model.end) model.end = end;
            model.coin = coin == coins[0] ? 0 : coin == coins[1] ? 1 : 2;
            model.amount += ITRC20(coin).balanceOf(address(lockB)) - before;
        } catch {}
    }

    function unlockAll(uint256 who) external {
        Model storage model = _ofB[who % HOLDERS];
        if (model.amount == 0) return;
        uint256 before = held(address(lockB), model.coin);
        vm.prank(holder(who));
        (bool done,) = address(lockB).call(abi.encodeCall(lockB.unlock, ()));
        (, uint256 owed,,, bool locked) = lockB.locks(holder(who));
        settle(model, done, before - held(address(lockB), model.coin), locked ? owed : 0);
    }

    function setCoin(uint256 coin) external {
        bool isEmpty = true;
        for (uint256 i; i < HOLDERS; ++i) isEmpty = isEmpty && _ofB[i].amount == 0;
        vm.prank(owner);
        try lockB.setCoin(coins[coin % 3]) {
            if (!isEmpty) ++coinMoved;
        } catch {
            if (isEmpty) ++leavingRefused;
        }
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 6 days));
    }

    function change(uint256 keeps, bool refuses, bool lies, bool shares) external {
        odd.setHabits(keeps % 30, 0, refuses, lies);
        ela.setShares(shares);
    }

    function shrink(uint256 part, bool ofB, bool back) external {
        address at = ofB ? address(lockB) : address(lockA);
        if (back) return ela.grow(at, part % 1e9);
        hasShrunk = true;
        ela.shrink(at, (ela.balanceOf(at) * (part % 100)) / 100);
    }

    function give(uint256 coin, bool ofB, uint256 amount) external {
        address to = ofB ? address(lockB) : address(lockA);
        if (coin % 3 == 1) ela.grow(to, amount % 1e6);
        if (coin % 3 == 2) ITRC20(coins[2]).transfer(to, amount % 1e6);
    }

    /// @dev The odd coin calls back in a transfer.
    function callBack(uint256 what, uint256 who) external {
        bytes[5] memory calls = [
            abi.encodeCall(lockA.lock, (1, address(odd), 1)),
            abi.encodeCall(lockA.unlock, (_models[0].key)),
            abi.encodeCall(lockB.lock, (1, 1 days)),
            abi.encodeCall(lockB.unlock, ()),
            abi.encodeCall(lockB.setCoin, (address(ela)))
        ];
        what = what % 5;
        odd.callInTransfer(what < 2 ? address(lockA) : address(lockB), calls[what]);
        if (what < 2) {
            vm.prank(holder(who));
            try lockA.lock(1e6, address(odd), 1) {
                ++intruded;
            } catch {}
        }
        odd.callInTransfer(address(0), "");
    }

    /// @dev Holders of other locks and the owner of B call everything.
    function intrude(uint256 who, uint256 id, uint256 what) external {
        Model storage model = pick(id);
        address caller = who % 5 == 4 ? owner : holder(who);
        if (model.amount == 0 || caller == model.holder) return;
        bytes[6] memory calls = [
            abi.encodeCall(lockA.unlock, (model.key)),
            abi.encodeCall(lockA.withdrawTo, (model.key, caller)),
            abi.encodeCall(lockA.increase, (model.key, 1)),
            abi.encodeCall(lockA.extend, (model.key, 3_650)),
            abi.encodeCall(lockA.offer, (model.key, caller)),
            abi.encodeCall(lockB.setCoin, (caller))
        ];
        what = what % 6;
        vm.prank(caller);
        (bool done,) = (what < 5 ? address(lockA) : address(lockB)).call(calls[what]);
        if (done) ++intruded;
    }

    // ---- Reads

    function holder(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % HOLDERS));
    }

    function held(address at, uint256 coin) public view returns (uint256) {
        return ITRC20(coins[coin]).balanceOf(at);
    }

    function modelOf(uint256 index) external view returns (Model memory) {
        return _models[index];
    }

    function modelOfB(uint256 who) external view returns (Model memory) {
        return _ofB[who % HOLDERS];
    }

    // ---- Inside

    function pick(uint256 id) private view returns (Model storage) {
        return _models[count == 0 ? 0 : id % count];
    }

    /// @dev After a call that should pay a lock.
    function settle(Model storage model, bool done, uint256 paid, uint256 owed) private {
        bool isOver = vm.getBlockTimestamp() >= model.end;
        bool mayBeShort = model.coin == 1 && hasShrunk;
        if (!done) {
            bool refuses = model.coin == 0 && (odd.refuses() || odd.lies());
            if (isOver && !refuses && !mayBeShort) ++leavingRefused;
            return;
        }
        ++unlocked;
        if (!isOver) ++leftEarly;
        // Half of a shared fee is given back.
        if (model.coin == 1 && ela.shares()) paid = (paid * 20) / 19;
        uint256 due = model.amount - owed;
        if (paid > due + 1 || paid + 1 < due || (owed > 0 && !mayBeShort)) ++paidWrong;
        model.amount = owed;
    }
}
