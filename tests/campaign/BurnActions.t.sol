// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BurnMining} from "../../features/burn/contract/BurnMining.sol";
import {IBurnMining} from "../../features/burn/contract/IBurnMining.sol";
import {IBurnNodes} from "../../features/burn/contract/IBurnNodes.sol";
import {IBurnPasses} from "../../features/burn/contract/IBurnPasses.sol";
import {IBurnPeriods} from "../../features/burn/contract/IBurnPeriods.sol";
import {TwapOracle} from "../../features/exchange/contract/TwapOracle.sol";
import {Tes} from "../../platform/contracts/Tes.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Burns, passes, nodes and periods.
contract BurnActions is Part {
    address private constant SINK = address(0xdEaD);

    BurnMining private immutable burning;
    TwapOracle private immutable oracle;
    Tes private immutable tes;
    address private immutable vault;
    address private immutable router;

    struct Node {
        address owner;
        uint256 kind;
        uint256 sun;
        uint256 until;
        bool isActive;
    }

    mapping(uint256 id => Node) private _nodes;
    uint256 private _count;
    mapping(uint256 kind => uint256) private _taken;
    mapping(address user => uint256) private _passes;
    mapping(address user => bool) private _used;
    mapping(address user => uint256) private _powers;
    uint256 private _totalPower;
    /// @dev Sun that lie there for passes, nodes, credits and the fund.
    uint256 private _owed;
    /// @dev TES of the pools opened, and paid out of them.
    uint256 private _pools;
    uint256 private _paid;
    bool private _isSwap;

    constructor(Book book_, Product memory p) Part(book_) {
        (burning, oracle, tes, vault, router) = (p.burning, p.oracle, p.tes, p.burning.vault(), address(p.router));
        book_.register(address(burning), this);
        book_.open(address(burning), TRX);
        book_.open(vault, address(tes));
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](9);
        (all[0], all[1], all[2]) = (this.passes.selector, this.burn.selector, this.swapToBurn.selector);
        (all[3], all[4], all[5]) = (this.claim.selector, this.buyNode.selector, this.activate.selector);
        (all[6], all[7], all[8]) = (this.refundNode.selector, this.claimNode.selector, this.operate.selector);
    }

    // ---- Actions

    function passes(uint256 who, uint256 what) external recorded {
        if (what % 5 == 0) return refund(anyone(who));
        if (what % 5 == 1) {
            try burning.collectPass(anyone(who)) {} catch { drop(); }
            return;
        }
        uint256 sun = sunFor(10e6);
        as_(anyone(who), TRX, sun);
        try burning.buyPass{value: sun + what % 3}() {} catch { drop(); }
    }

    /// @dev What is signed is what is shown.
    function burn(uint256 who, uint256 uAmount) external recorded {
        uAmount = some(uAmount, 20_000e6);
        try burning.previewBurn(anyone(who), uAmount) returns (uint256 most, uint256, uint256, uint256) {
            as_(anyone(who), address(tes), most);
            try burning.burn(address(tes), uAmount) {} catch { drop(); }
        } catch {}
    }

    /// @dev At times more power was shown. What others gave to a pool comes with the next trade.
    function swapToBurn(uint256 who, uint256 sun, uint256 less) external recorded {
        sun = some(sun, 10_000e6);
        address user = anyone(who);
        try burning.previewSwap(sun) returns (uint256, uint256, uint256 power) {
            uint256 least = power + (less % 4 == 0 ? 1 : 0);
            (uint256 before,,) = burning.minerOf(user);
            as_(user, TRX, sun);
            _isSwap = true;
            try burning.swapToBurn{value: sun}(least, vm.getBlockTimestamp()) {
                (uint256 power_,,) = burning.minerOf(user);
                vm.assertGe(power_ - before, least, "law 4: less power than was signed");
            } catch { drop(); }
            readLogs();
            _isSwap = false;
        } catch {}
    }

    function claim(uint256 who) external recorded {
        takeRewards(anyone(who));
    }

    function buyNode(uint256 who, uint256 kind) external recorded {
        kind = 1 + kind % 3;
        uint256 sun = sunFor([uint256(100e6), 500e6, 2_000e6][kind - 1]);
        as_(anyone(who), TRX, sun);
        try burning.buyNode{value: sun}(kind) {} catch { drop(); }
    }

    function activate(uint256 which) external recorded {
        (uint256 id, Node memory node) = pick(which);
        as_(node.owner, TRX, 0);
        try burning.activate(id) {} catch { drop(); }
    }

    function refundNode(uint256 which, uint256 who) external recorded {
        (uint256 id, Node memory node) = pick(which);
        as_(who % 2 == 0 ? node.owner : anyone(who), TRX, 0);
        try burning.refundNode(id) {} catch { drop(); }
    }

    function claimNode(uint256 which) external recorded {
        (uint256 id, Node memory node) = pick(which);
        if (node.owner != address(0)) takeNode(id, node.owner, false);
    }

    /// @dev What anyone can do for all; the reserve is short at times.
    function operate(uint256 what, uint256 number) external recorded {
        if (what % 3 == 0) {
            as_(HOUSE, TRX, 0);
            burning.fund(some(number, 3_000e18));
        } else if (what % 3 == 1) {
            try burning.openPeriod() {} catch { drop(); }
        } else if (number % 2 == 0) {
            burning.collectFund();
        } else {
            try burning.withdraw(anyone(number)) {} catch { drop(); }
        }
    }

    function leave(address user, bool) external override recorded {
        takeRewards(user);
        if (_passes[user] > 0 && !_used[user]) {
            readLogs();
            as_(user, TRX, 0);
            burning.refundPass();
        }
        for (uint256 id = 1; id <= _count; ++id) {
            if (_nodes[id].owner == user) takeNode(id, user, true);
        }
        if (burning.creditOf(user) > 0) burning.withdraw(user);
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == IBurnMining.Burned.selector) {
            burned(log);
        } else if (kind == IBurnMining.Swapped.selector) {
            book.move(topic(log, 1), router, TRX, word(log, 0));
        } else if (kind == IBurnMining.Claimed.selector) {
            _paid += word(log, 0);
            book.move(vault, topic(log, 1), address(tes), word(log, 0));
        } else if (kind == IBurnPasses.PassBought.selector) {
            vm.assertTrue(_passes[topic(log, 1)] == 0 && !_used[topic(log, 1)], "law 3: one pass an account");
            _passes[topic(log, 1)] = word(log, 0);
            moveIn(topic(log, 1), word(log, 0));
        } else if (kind == IBurnPasses.PassRefunded.selector) {
            vm.assertTrue(!_used[topic(log, 1)], "law 3: a used pass was refunded");
            takePass(log);
            moveOut(topic(log, 1), word(log, 0));
        } else if (kind == IBurnPasses.PassCollected.selector) {
            vm.assertTrue(_used[topic(log, 1)], "law 5: the price of an unused pass was taken");
            takePass(log);
            _owed -= word(log, 0);
        } else if (kind == IBurnPeriods.PeriodOpened.selector) {
            vm.assertEq(word(log, 1), 7_776e18 >> uint256(log.topics[1]), "law 1: half of the last pool");
            _pools += word(log, 1);
        } else if (kind == IBurnPeriods.Funded.selector) {
            book.move(topic(log, 1), vault, address(tes), word(log, 0));
        } else {
            readNode(log);
        }
    }

    function readNode(Vm.Log calldata log) private {
        bytes32 kind = log.topics[0];
        uint256 id = uint256(log.topics[1]);
        Node storage node = _nodes[id];
        if (kind == IBurnNodes.NodeBought.selector) {
            vm.assertEq(id, ++_count, "law 3: nodes are counted");
            _nodes[id] = Node(topic(log, 2), uint256(log.topics[3]), word(log, 0), word(log, 1), false);
            ++_taken[node.kind];
            moveIn(node.owner, node.sun);
        } else if (kind == IBurnNodes.NodeRefunded.selector) {
            bool may = addressAt(log, 1) == node.owner || vm.getBlockTimestamp() > node.until;
            vm.assertTrue(may && !node.isActive, "law 5: another's node was refunded");
            vm.assertEq(word(log, 0), node.sun, "law 2: all of it comes back");
            --_taken[node.kind];
            moveOut(node.owner, node.sun);
            delete _nodes[id];
        } else if (kind == IBurnNodes.NodeActivated.selector) {
            vm.assertTrue(topic(log, 2) == node.owner && !node.isActive, "law 5: another's node was activated");
            vm.assertEq(word(log, 0) + word(log, 1), node.sun, "law 3: the price is its parts");
            vm.assertEq(word(log, 0), node.sun / 20, "law 5: a fee of 5 %");
            _owed -= word(log, 0);
            (node.isActive, node.sun) = (true, 0);
        } else if (kind == IBurnNodes.NodeClaimed.selector) {
            vm.assertTrue(topic(log, 2) == node.owner && node.isActive, "law 5: a claim for another's node");
            _paid += word(log, 0);
            book.move(vault, node.owner, address(tes), word(log, 0));
        } else if (kind == IBurnNodes.FundPaid.selector) {
            vm.assertEq(topic(log, 1), FUND, "law 5: another fund");
            moveOut(FUND, word(log, 0));
        } else if (kind == IBurnNodes.Credited.selector) {
            vm.assertTrue(!isHonest(topic(log, 1)), "law 2: a wallet was not paid");
            moveIn(topic(log, 1), word(log, 0));
        } else if (kind == IBurnNodes.Withdrawn.selector) {
            moveOut(topic(log, 1), word(log, 0));
        }
    }

    function burned(Vm.Log calldata log) private {
        address user = topic(log, 1);
        vm.assertTrue(_used[user] || _passes[user] > 0, "law 5: a first burn without a pass");
        _used[user] = true;
        (uint256 uAmount, uint256 power) = (word(log, 1), word(log, 2));
        vm.assertTrue(power >= uAmount && power <= (uAmount * 3) / 2, "power and worth");
        _powers[user] += power;
        _totalPower += power;
        vm.assertEq(word(log, 3), _totalPower, "law 3: power grows by burns alone");
        if (!_isSwap) book.move(user, SINK, address(tes), word(log, 0));
    }

    function check() external view override {
        uint256 owed;
        for (uint256 i; i < HONEST + ATTACKERS; ++i) {
            (uint256 power, uint256 ofMiner,) = burning.minerOf(anyone(i));
            vm.assertEq(power, _powers[anyone(i)], "law 5: power is never taken away");
            owed += ofMiner;
        }
        for (uint256 id = 1; id <= _count; ++id) owed += owedToNode(id);
        (uint256 balance, uint256 promised,) = burning.reserve();
        vm.assertGe(promised, owed, "law 1: rewards of burns are not all set aside");
        vm.assertGe(balance, promised, "law 1: what is set aside does not all lie there");
        vm.assertGe(_pools, _paid + owed, "law 1: a period pays no more than its pool");
        for (uint256 kind = 1; kind <= 3; ++kind) {
            (uint256 places, uint256 taken,,) = burning.kindOf(kind);
            vm.assertEq(taken, _taken[kind], "law 3: places that are taken");
            vm.assertGe(places, taken, "law 5: more nodes than places");
        }
        vm.assertGe(address(burning).balance, _owed, "law 1: prices of passes and nodes do not all lie there");
        book.check(address(burning), TRX, "law 3: TRX in BurnMining");
        book.check(vault, address(tes), "law 3: TES of BurnMining's vault");
    }

    // ---- Inside

    function moveIn(address from, uint256 sun) private {
        _owed += sun;
        book.move(from, address(burning), TRX, sun);
    }

    function moveOut(address to, uint256 sun) private {
        _owed -= sun;
        book.move(address(burning), to, TRX, sun);
    }

    function takePass(Vm.Log calldata log) private {
        vm.assertEq(word(log, 0), _passes[topic(log, 1)], "law 3: the price of a pass");
        _passes[topic(log, 1)] = 0;
    }

    function refund(address user) private {
        as_(user, TRX, 0);
        try burning.refundPass() {} catch { drop(); }
    }

    function takeRewards(address user) private {
        (, uint256 owed,) = burning.minerOf(user);
        if (owed == 0) return;
        readLogs();
        as_(user, TRX, 0);
        burning.claim();
    }

    /// @dev A node's reward, or its price where it is not active.
    function takeNode(uint256 id, address owner, bool leaves) private {
        readLogs();
        if (owedToNode(id) > 0) {
            as_(owner, TRX, 0);
            burning.claimNode(id);
        } else if (leaves && !_nodes[id].isActive) {
            as_(owner, TRX, 0);
            burning.refundNode(id);
        }
    }

    function owedToNode(uint256 id) private view returns (uint256 owed) {
        (,,,,, owed) = burning.nodeOf(id);
    }

    /// @dev 1 where there is no price, which is refused.
    function sunFor(uint256 usdt) private view returns (uint256) {
        try oracle.usdtToTrx(usdt) returns (uint256 sun) {
            return sun;
        } catch {
            return 1;
        }
    }

    function pick(uint256 which) private view returns (uint256 id, Node memory node) {
        if (_count == 0) return (0, node);
        id = 1 + which % _count;
        node = _nodes[id];
    }
}
