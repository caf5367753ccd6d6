// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {FickleToken} from "../../../platform/contracts/FickleToken.t.sol";
import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {TermStaking} from "./TermStaking.sol";

/// @dev Everything holders do, in any order, by four of them, with a coin that returns false when it pays, one that
/// keeps some, refuses, lies and calls back, and TES, which are the rewards too and sometimes break; beside a model of
/// each stake.
contract TermHandler is TestBase {
    uint256 public constant HOLDERS = 4;
    uint256 public constant MOST = 40;

    TermStaking public immutable staking;
    FickleToken public immutable tes;
    OddToken private immutable odd;
    address[3] public coins;

    /// @dev The model of a stake.
    struct Model {
        address owner;
        uint256 coin;
        uint256 amount;
        uint256 start;
        uint256 time;
        uint256 reward;
        uint256 paid;
    }
    /// @dev By id, from 1.
    mapping(uint256 id => Model) public models;
    uint256 public count;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public leftEarly;
    uint256 public claimsWrong;
    uint256 public principalWrong;
    uint256 public intruded;
    address[] private _nobodies;

    constructor(TermStaking staking_, FickleToken tes_, OddToken odd_, address usdt, address[] memory nobodies) {
        (staking, tes, odd) = (staking_, tes_, odd_);
        coins = [address(odd_), usdt, address(tes_)];
        _nobodies = nobodies;
        tes_.approve(address(staking_), type(uint256).max);
    }

    function pledge(uint256 who, uint256 coin, bool long, uint256 amount) external {
        coin = coin % 3;
        if (count == MOST || (coin == 2 && tes.broken())) return;
        amount = 1e6 + amount % 1e12;
        uint256 before = held(coin);
        vm.prank(holder(who));
        try staking.pledge(coins[coin], long ? 100 : 10, amount) returns (uint256 id) {
            opened(id, holder(who), coin, long, held(coin) - before);
        } catch {}
    }

    function renew(uint256 id, bool long) external {
        Model memory model = pick(id);
        if (count == MOST || model.amount == 0) return;
        id = 1 + id % count;
        vm.prank(model.owner);
        try staking.renew(id, long ? 100 : 10) returns (uint256 newId) {
            if (!isOver(model)) ++leftEarly;
            models[id].amount = 0;
            opened(newId, model.owner, model.coin, long, model.amount);
        } catch {}
    }

    function claim(uint256 id, uint256 other) external {
        Model memory model = pick(id);
        if (model.owner == address(0)) return;
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (1 + id % count, 1 + other % count);
        uint256 due = earned(model) - model.paid;
        Model memory second = models[ids[1]];
        if (second.owner != model.owner) ids[1] = ids[0];
        if (ids[1] != ids[0]) due += earned(second) - second.paid;
        bool broken = tes.broken();
        uint256 before = broken ? 0 : tes.balanceOf(model.owner);
        vm.prank(model.owner);
        try staking.claim(ids) {
            if (tes.balanceOf(model.owner) - before != due) ++claimsWrong;
            for (uint256 i; i < 2; ++i) models[ids[i]].paid = earned(models[ids[i]]);
        } catch {
            if (due > 0 && !broken) ++claimsWrong;
        }
    }

    function unlock(uint256 id) external {
        Model memory model = pick(id);
        if (model.amount == 0) return;
        id = 1 + id % count;
        uint256 before = refuses(model.coin) ? 0 : held(model.coin);
        vm.prank(model.owner);
        try staking.unlock(id) {
            if (!isOver(model)) ++leftEarly;
            if (before - held(model.coin) != model.amount) ++principalWrong;
            models[id].amount = 0;
        } catch {
            if (isOver(model) && !refuses(model.coin)) ++leavingRefused;
        }
    }

    function exit(uint256 id) external {
        Model memory model = pick(id);
        if (model.amount == 0) return;
        id = 1 + id % count;
        uint256 before = refuses(model.coin) ? 0 : held(model.coin);
        vm.prank(model.owner);
        try staking.exit(id) {
            if (before - held(model.coin) != model.amount) ++principalWrong;
            delete models[id];
        } catch {
            if (!refuses(model.coin)) ++leavingRefused;
        }
    }

    function fund(uint256 amount) external {
        if (!tes.broken()) staking.fund(1 + amount % 1e20);
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 9 days));
    }

    function breakCoins(bool broken, uint256 keeps, bool refuses_, bool lies) external {
        tes.setBroken(broken);
        odd.setHabits(keeps % 30, 0, refuses_, lies);
    }

    /// @dev The odd coin, which may stake, calls back in a transfer: from within a pledge and alone.
    function callBack(uint256 what, uint256 who) external {
        bytes[2] memory calls = [
            abi.encodeCall(staking.pledge, (address(odd), 10, 1e6)),
            abi.encodeCall(staking.exit, (1 + what % (count + 1)))
        ];
        odd.callInTransfer(address(staking), calls[what % 2]);
        vm.prank(holder(who));
        try staking.pledge(address(odd), 10, 1e6) {
            ++principalWrong;
        } catch {}
        odd.callInTransfer(address(0), "");
    }

    /// @dev All accounts that the contract knows, and a stranger, call everything that moves money.
    function intrude(uint256 who, uint256 id, uint256 what) external {
        if (count == 0) return;
        id = 1 + id % count;
        address nobody = _nobodies[who % _nobodies.length];
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        bytes[7] memory calls = [
            abi.encodeCall(staking.unlock, (id)),
            abi.encodeCall(staking.exit, (id)),
            abi.encodeCall(staking.renew, (id, 10)),
            abi.encodeCall(staking.claim, (ids)),
            abi.encodeCall(IRewardVault.pay, (nobody, 1)),
            abi.encodeCall(IRewardVault.release, (1)),
            abi.encodeCall(IRewardVault.setAside, (0))
        ];
        what = what % 7;
        address on = what < 4 ? address(staking) : staking.vault();
        vm.prank(nobody);
        (bool done,) = on.call(calls[what]);
        if (done) ++intruded;
    }

    // ---- Reads

    function holder(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % HOLDERS));
    }

    function held(uint256 coin) public view returns (uint256) {
        return ITRC20(coins[coin]).balanceOf(address(staking));
    }

    /// @dev By the sentence of the specification: evenly over the days, none after them.
    function earned(Model memory model) public view returns (uint256) {
        uint256 passed = vm.getBlockTimestamp() - model.start;
        return passed >= model.time ? model.reward : (model.reward * passed) / model.time;
    }

    function modelOf(uint256 id) external view returns (Model memory) {
        return models[id];
    }

    function opened(uint256 id, address owner, uint256 coin, bool long, uint256 amount) private {
        ++count;
        if (id != count) ++principalWrong;
        uint256 rate = coin == 1 ? (long ? 3e31 : 2e30) : coin == 2 ? (long ? 15e16 : 1e16) : 1e17;
        models[id] = Model({
            owner: owner,
            coin: coin,
            amount: amount,
            start: vm.getBlockTimestamp(),
            time: long ? 100 days : 10 days,
            reward: (amount * rate) / 1e18,
            paid: 0
        });
    }

    function pick(uint256 id) private view returns (Model memory) {
        return models[count == 0 ? 0 : 1 + id % count];
    }

    function isOver(Model memory model) private view returns (bool) {
        return vm.getBlockTimestamp() >= model.start + model.time;
    }

    /// @dev The principal's own coin.
    function refuses(uint256 coin) private view returns (bool) {
        return (coin == 0 && (odd.refuses() || odd.lies())) || (coin == 2 && tes.broken());
    }
}
