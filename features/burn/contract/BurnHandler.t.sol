// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRewardVault} from "../../../platform/contracts/IRewardVault.sol";
import {Tes} from "../../../platform/contracts/Tes.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {TwapOracle} from "../../exchange/contract/TwapOracle.sol";
import {BurnMining} from "./BurnMining.sol";

/// @dev All that four members do, in any order, and what strangers try; beside a model of passes, nodes and burns.
contract BurnHandler is TestBase {
    uint256 public constant MEMBERS = 4;
    address private constant SINK = address(0xdEaD);
    uint256 private constant PASS = 40e6;

    BurnMining private immutable burning;
    Tes private immutable tes;
    TwapOracle private immutable averages;

    struct Node {
        address owner;
        uint256 kind;
        uint256 sun;
        uint256 until;
        bool isActive;
    }
    /// @dev By id, from 1.
    mapping(uint256 id => Node) public nodes;
    uint256 public count;
    mapping(uint256 who => uint256) public passes;
    mapping(uint256 who => bool) public used;
    mapping(uint256 who => uint256) public powers;
    uint256 public totalPower;
    uint256 public burnt;
    uint256 public fundDue;
    /// @dev TES paid to miners and nodes since the start, and pools opened.
    uint256 public paid;
    uint256 public opened;
    uint256 public pools;
    /// @dev What must never be counted.
    uint256 public leavingRefused;
    uint256 public moneyWrong;
    uint256 public powerWrong;
    uint256 public lostBySomebody;
    uint256 public intruded;
    address[] private _nobodies;

    constructor(BurnMining burning_, Tes tes_, TwapOracle averages_, address[] memory nobodies) {
        (burning, tes, averages) = (burning_, tes_, averages_);
        _nobodies = nobodies;
        tes_.approve(address(burning_), type(uint256).max);
    }

    // ---- Members

    function buyPass(uint256 who, uint256 more) external {
        who = who % MEMBERS;
        uint256 before = member(who).balance;
        vm.prank(member(who));
        try burning.buyPass{value: PASS + more % 100}() {
            if (before - member(who).balance != PASS || passes[who] > 0 || used[who]) ++moneyWrong;
            passes[who] = PASS;
        } catch {
            if (passes[who] == 0 && !used[who]) ++moneyWrong;
        }
    }

    function refundPass(uint256 who) external {
        who = who % MEMBERS;
        uint256 before = member(who).balance;
        vm.prank(member(who));
        try burning.refundPass() {
            if (member(who).balance - before != passes[who] || passes[who] == 0 || used[who]) ++moneyWrong;
            passes[who] = 0;
        } catch {
            if (passes[who] > 0 && !used[who]) ++leavingRefused;
        }
    }

    function collectPass(uint256 who) external {
        who = who % MEMBERS;
        try burning.collectPass(member(who)) {
            if (!used[who] || passes[who] == 0) ++moneyWrong;
            passes[who] = 0;
        } catch {
            if (used[who] && passes[who] > 0) ++moneyWrong;
        }
    }

    function burn(uint256 who, uint256 uAmount) external {
        who = who % MEMBERS;
        uAmount = 1 + uAmount % 10 ** (1 + uAmount % 11);
        (,,,,, uint256 multiplier) = burning.period();
        uint256 owed = owedTo(who);
        uint256 before = tes.balanceOf(member(who));
        vm.prank(member(who));
        try burning.burn(address(tes), uAmount) {
            grow(who, (uAmount * multiplier) / 100, before - tes.balanceOf(member(who)));
            if (owedTo(who) != owed) ++lostBySomebody;
        } catch {}
    }

    function swapToBurn(uint256 who, uint256 sun) external {
        who = who % MEMBERS;
        uint256 before = tes.balanceOf(SINK);
        uint256 owed = owedTo(who);
        (uint256 power,,) = burning.minerOf(member(who));
        vm.prank(member(who));
        try burning.swapToBurn{value: 1 + sun % 10_000e6}(0, type(uint256).max) {
            (uint256 now_,,) = burning.minerOf(member(who));
            grow(who, now_ - power, tes.balanceOf(SINK) - before);
            if (owedTo(who) != owed) ++lostBySomebody;
        } catch {}
    }

    function claim(uint256 who) external {
        who = who % MEMBERS;
        uint256 owed = owedTo(who);
        uint256 before = tes.balanceOf(member(who));
        vm.prank(member(who));
        try burning.claim() {
            if (tes.balanceOf(member(who)) - before != owed) ++moneyWrong;
            paid += owed;
        } catch {
            if (owed > 0) ++leavingRefused;
        }
    }

    function buyNode(uint256 who, uint256 kind) external {
        kind = 1 + kind % 3;
        vm.prank(member(who));
        uint256 sun = [uint256(400e6), 2_000e6, 8_000e6][kind - 1];
        try burning.buyNode{value: sun}(kind) returns (uint256 id) {
            if (id != ++count) ++moneyWrong;
            nodes[id] = Node(member(who), kind, sun, vm.getBlockTimestamp() + 7 days, false);
        } catch {}
    }

    function refundNode(uint256 id, uint256 who) external {
        (uint256 which, Node memory node) = pick(id);
        if (node.owner == address(0)) return;
        bool may = !node.isActive && (member(who) == node.owner || vm.getBlockTimestamp() > node.until);
        uint256 before = node.owner.balance;
        vm.prank(member(who));
        try burning.refundNode(which) {
            if (!may || node.owner.balance - before != node.sun) ++moneyWrong;
            delete nodes[which];
        } catch {
            if (may) ++leavingRefused;
        }
    }

    function activate(uint256 id) external {
        (uint256 which, Node memory node) = pick(id);
        if (node.owner == address(0)) return;
        vm.prank(node.owner);
        try burning.activate(which) {
            if (node.isActive || vm.getBlockTimestamp() > node.until) ++moneyWrong;
            fundDue += node.sun - (node.sun * 5) / 100;
            nodes[which].isActive = true;
            nodes[which].sun = 0;
        } catch {
            if (!node.isActive && vm.getBlockTimestamp() <= node.until) ++moneyWrong;
        }
    }

    function claimNode(uint256 id) external {
        (uint256 which, Node memory node) = pick(id);
        if (!node.isActive) return;
        (,,,,, uint256 owed) = burning.nodeOf(which);
        uint256 before = tes.balanceOf(node.owner);
        vm.prank(node.owner);
        try burning.claimNode(which) {
            if (tes.balanceOf(node.owner) - before != owed) ++moneyWrong;
            paid += owed;
        } catch {
            if (owed > 0) ++leavingRefused;
        }
    }

    // ---- Anybody

    function openPeriod() external {
        bool isDue = burning.due();
        (uint256 pool,) = burning.poolOf(opened);
        try burning.openPeriod() {
            if (!isDue) ++moneyWrong;
            ++opened;
            pools += pool;
        } catch {
            if (isDue) ++moneyWrong;
        }
    }

    function collectFund() external {
        burning.collectFund();
        fundDue = 0;
    }

    function fund(uint256 amount) external {
        burning.fund(1 + amount % 1_000_000e18);
    }

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 12 days));
    }

    /// @dev Half an hour, with a price at its end.
    function poke() external {
        averages.poke();
        vm.warp(vm.getBlockTimestamp() + 30 minutes);
        averages.poke();
    }

    /// @dev Accounts that the contract knows call what moves money of others, and the vault.
    function intrude(uint256 who, uint256 id, uint256 what) external {
        (uint256 which, Node memory node) = pick(id);
        if (node.owner == address(0) || (!node.isActive && vm.getBlockTimestamp() > node.until)) return;
        address nobody = _nobodies[who % _nobodies.length];
        bytes[6] memory calls = [
            abi.encodeCall(burning.refundNode, (which)),
            abi.encodeCall(burning.activate, (which)),
            abi.encodeCall(burning.claimNode, (which)),
            abi.encodeCall(IRewardVault.pay, (nobody, 0)),
            abi.encodeCall(IRewardVault.release, (0)),
            abi.encodeCall(IRewardVault.setAside, (0))
        ];
        what = what % 6;
        address on = what < 3 ? address(burning) : burning.vault();
        vm.prank(nobody);
        (bool done,) = on.call(calls[what]);
        if (done) ++intruded;
    }

    // ---- Reads

    function member(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who % MEMBERS));
    }

    function owedTo(uint256 who) public view returns (uint256 owed) {
        (, owed,) = burning.minerOf(member(who));
    }

    // ---- Inside

    function grow(uint256 who, uint256 power, uint256 burnAmount) private {
        if (passes[who] == 0 && !used[who]) ++moneyWrong;
        if (power == 0) ++powerWrong;
        used[who] = true;
        powers[who] += power;
        totalPower += power;
        burnt += burnAmount;
    }

    function pick(uint256 id) private view returns (uint256 which, Node memory node) {
        if (count == 0) return (0, node);
        which = 1 + id % count;
        node = nodes[which];
    }
}
