// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRewardDistributor} from "../../features/earnings/contract/IRewardDistributor.sol";
import {RewardDistributor} from "../../features/earnings/contract/RewardDistributor.sol";
import {Leaf, RewardTree} from "../../features/earnings/contract/RewardTree.t.sol";
import {FeeSplitter} from "../../features/team/contract/FeeSplitter.sol";
import {IFeeSplitter} from "../../features/team/contract/IFeeSplitter.sol";
import {Blocks} from "../../platform/contracts/Blocks.t.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Fees that are split, and rewards that are computed off chain, by epochs.
contract EpochActions is Part {
    using RewardTree for bytes32[];
    using RewardTree for Leaf;

    /// @dev Off as long as a later epoch can take what an accepted one promised: with it the campaign fails.
    bool private constant FALSE_EPOCHS = false;
    uint256 private constant COINS = 2;
    uint256 private constant LEAVES = 14;

    Blocks private constant blocks = Blocks(address(vm));

    RewardDistributor private immutable distributor;
    FeeSplitter private immutable splitter;
    address private immutable usdt;
    address private immutable market;
    address private immutable boxes;

    /// @dev Of each account and coin, by the leaf's place: earned, and of the last accepted epoch.
    uint256[LEAVES] private _earned;
    uint256[LEAVES] private _promised;
    mapping(uint256 epoch => uint256[]) private _cumulatives;
    mapping(address account => mapping(address coin => uint256)) private _claimed;
    mapping(address account => uint256) private _credits;
    uint256 private _accepted;
    mapping(uint256 epoch => bool) private _isFalse;

    constructor(Book book_, Product memory p) Part(book_) {
        (distributor, splitter, usdt) = (p.distributor, p.splitter, address(p.usdt));
        (market, boxes) = (address(p.market), address(p.boxes));
        book_.register(address(distributor), this);
        book_.register(address(splitter), this);
        book_.open(address(distributor), TRX);
        book_.open(address(distributor), usdt);
        book_.open(address(splitter), TRX);
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](FALSE_EPOCHS ? 7 : 6);
        (all[0], all[1], all[2]) = (this.earn.selector, this.post.selector, this.accept.selector);
        (all[3], all[4], all[5]) = (this.claim.selector, this.revoke.selector, this.share.selector);
        if (FALSE_EPOCHS) all[6] = this.usurp.selector;
    }

    // ---- Actions

    function earn(uint256 place, uint256 amount) external recorded {
        _earned[place % LEAVES] += some(amount, 50e6);
    }

    /// @dev What everybody earned; at times with totals that are too low, which the guardian revokes.
    function post(uint256 short) external recorded {
        uint256[] memory all = new uint256[](LEAVES);
        for (uint256 i; i < LEAVES; ++i) all[i] = _earned[i];
        address[] memory coins = new address[](COINS);
        coins[1] = usdt;
        uint256[] memory totals = new uint256[](COINS);
        for (uint256 i; i < LEAVES; ++i) totals[i % COINS] += all[i];
        if (short % 4 == 0) totals[short % COINS] /= 2;
        bytes32 root = rowOf(all).rootOf();
        as_(BUILDER, TRX, 0);
        try distributor.post(root, "data", blocks.getBlockNumber() - 1, coins, totals) returns (uint256 epoch) {
            if (short % 4 == 0) {
                vm.prank(GUARDIAN);
                distributor.revoke(epoch, "totals too low");
            } else {
                _cumulatives[epoch] = all;
            }
        } catch { drop(); }
    }

    function accept(uint256 who) external recorded {
        uint256 epoch = distributor.waitingEpoch();
        as_(anyone(who), TRX, 0);
        try distributor.accept(epoch) {} catch { drop(); }
    }

    /// @dev Also of epochs that are no more: none is ever taken back.
    function revoke(uint256 epoch) external recorded {
        epoch = bound(epoch, 0, distributor.epochs());
        as_(GUARDIAN, TRX, 0);
        try distributor.revoke(epoch, "") {
            vm.assertTrue(epoch != _accepted || epoch == 0, "law 5: an accepted epoch was revoked");
        } catch { drop(); }
    }

    function claim(uint256 place, uint256 who) external recorded {
        if (_accepted == 0) return;
        collect(place % LEAVES, anyone(who));
    }

    /// @dev The platform's and the pool's part of fees.
    function share(uint256 what, uint256 who) external recorded {
        if (what % 3 == 0) return splitter.withdrawPlatform();
        if (what % 3 == 1) return splitter.withdrawPool();
        as_(what % 2 == 0 ? ROOT : anyone(who), TRX, 0);
        try splitter.claim() {} catch { drop(); }
    }

    /// @dev An epoch of the same total, all of it for an attacker, while the guardian sleeps.
    function usurp(uint256 who) external recorded {
        if (_accepted == 0 || distributor.waitingEpoch() != 0) return;
        (uint256 total,) = distributor.totalsOf(TRX);
        address[] memory coins = new address[](1);
        bytes32 root = Leaf(attacker(who), TRX, total).hashOf();
        blocks.roll(blocks.getBlockNumber() + 2);
        as_(BUILDER, TRX, 0);
        uint256 epoch = distributor.post(root, "data", blocks.getBlockNumber() - 1, coins, one(total));
        _isFalse[epoch] = true;
        vm.warp(vm.getBlockTimestamp() + 1 days);
        distributor.accept(epoch);
        try distributor.claim(epoch, attacker(who), coins, one(total), new bytes32[][](1)) {} catch { drop(); }
    }

    function leave(address user, bool) external override recorded {
        for (uint256 i; i < LEAVES; ++i) {
            if (accountOf(i) != user || _promised[i] == 0) continue;
            collect(i, user);
            readLogs();
            vm.assertEq(_claimed[user][coinOf(i)], _promised[i], "law 1: all that was accepted is paid");
        }
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == IRewardDistributor.EpochAccepted.selector) {
            if (_isFalse[uint256(log.topics[1])]) return;
            _accepted = uint256(log.topics[1]);
            uint256[] storage all = _cumulatives[_accepted];
            vm.assertEq(all.length, LEAVES, "law 5: accepted what was revoked");
            for (uint256 i; i < LEAVES; ++i) _promised[i] = all[i];
        } else if (kind == IRewardDistributor.RewardClaimed.selector) {
            (address account, address coin) = (topic(log, 2), topic(log, 3));
            _claimed[account][coin] += word(log, 0);
            vm.assertEq(_claimed[account][coin], word(log, 1), "law 3: a claim and those before it");
            book.move(address(distributor), account, coin, word(log, 0));
        } else if (kind == IRewardDistributor.Funded.selector) {
            address from = topic(log, 1);
            // What the product itself paid is read from its own events.
            if (from == address(splitter) || from == market || from == boxes) return;
            book.move(from, address(distributor), topic(log, 2), word(log, 0));
        } else if (kind == IFeeSplitter.FeeSplit.selector) {
            book.move(topic(log, 1), address(splitter), TRX, word(log, 0));
            _credits[addressAt(log, 1)] += word(log, 2);
            _credits[addressAt(log, 3)] += word(log, 4);
            vm.assertGe(word(log, 0) / 10, word(log, 2), "law 1: a share of level 1");
            vm.assertGe(word(log, 0) / 20, word(log, 4), "law 1: a share of level 2");
        } else if (kind == IFeeSplitter.CreditClaimed.selector) {
            vm.assertEq(word(log, 0), _credits[topic(log, 1)], "law 1: all shares are paid");
            _credits[topic(log, 1)] = 0;
            book.move(address(splitter), topic(log, 1), TRX, word(log, 0));
        } else if (kind == IFeeSplitter.PlatformWithdrawn.selector || kind == IFeeSplitter.PoolWithdrawn.selector) {
            book.move(address(splitter), topic(log, 1), TRX, word(log, 0));
        }
    }

    function check() external view override {
        uint256[COINS] memory owed;
        for (uint256 i; i < LEAVES; ++i) {
            uint256 claimed = _claimed[accountOf(i)][coinOf(i)];
            if (claimed < _promised[i]) owed[i % COINS] += _promised[i] - claimed;
        }
        vm.assertGe(address(distributor).balance, owed[0], "law 1: accepted TRX do not all lie there");
        uint256 held = book.balanceOf(address(distributor), usdt);
        vm.assertGe(held, owed[1], "law 1: accepted USDT do not all lie there");
        book.check(address(distributor), TRX, "law 3: TRX in the distributor");
        book.check(address(distributor), usdt, "law 3: USDT in the distributor");
        book.check(address(splitter), TRX, "law 3: TRX in the splitter");
    }

    // ---- Inside

    /// @dev Only attackers' own code can refuse what they are paid.
    function collect(uint256 place, address caller) private {
        address account = accountOf(place);
        address[] memory coins = new address[](1);
        coins[0] = coinOf(place);
        bytes32[][] memory proofs = new bytes32[][](1);
        proofs[0] = rowOf(_cumulatives[_accepted]).proofOf(place);
        readLogs();
        as_(caller, TRX, 0);
        try distributor.claim(_accepted, account, coins, one(_promised[place]), proofs) {} catch Error(string memory why) {
            drop();
            vm.assertTrue(!isHonest(account), string.concat("law 1: a claim of what was accepted: ", why));
        }
    }

    function rowOf(uint256[] memory all) private view returns (bytes32[] memory row) {
        row = new bytes32[](LEAVES);
        for (uint256 i; i < LEAVES; ++i) row[i] = Leaf(accountOf(i), coinOf(i), all[i]).hashOf();
    }

    function accountOf(uint256 place) private pure returns (address) {
        return anyone(place / COINS);
    }

    function coinOf(uint256 place) private view returns (address) {
        return place % COINS == 0 ? TRX : usdt;
    }
}
