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

    uint256 private constant COINS = 2;
    uint256 private constant LEAVES = 14;

    Blocks private constant blocks = Blocks(address(vm));

    RewardDistributor private immutable distributor;
    FeeSplitter private immutable splitter;
    address private immutable usdt;
    address private immutable market;
    address private immutable boxes;

    /// @dev Of each account and coin, by the leaf's place: earned, of that in accepted epochs, and of that paid.
    uint256[LEAVES] private _earned;
    uint256[LEAVES] private _promised;
    uint256[LEAVES] private _paid;
    /// @dev An epoch's own amounts, by the leaf's place; of a false one none.
    mapping(uint256 epoch => uint256[]) private _amounts;
    mapping(uint256 epoch => bool) private _isFalse;
    mapping(uint256 epoch => mapping(uint256 place => bool)) private _isPaid;
    mapping(address account => uint256) private _credits;
    uint256[] private _accepted;

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
        all = new bytes4[](7);
        (all[0], all[1], all[2]) = (this.earn.selector, this.post.selector, this.accept.selector);
        (all[3], all[4], all[5]) = (this.claim.selector, this.revoke.selector, this.share.selector);
        all[6] = this.usurp.selector;
    }

    // ---- Actions

    function earn(uint256 place, uint256 amount) external recorded {
        _earned[place % LEAVES] += some(amount, 50e6);
    }

    /// @dev What all accounts earned and no accepted epoch has; at times with totals that are too low, which the
    /// guardian revokes.
    function post(uint256 short) external recorded {
        uint256[] memory all = new uint256[](LEAVES);
        for (uint256 i; i < LEAVES; ++i) all[i] = _earned[i] - _promised[i];
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
                _amounts[epoch] = all;
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
            for (uint256 i; i < _accepted.length; ++i) {
                vm.assertTrue(epoch != _accepted[i], "law 5: an accepted epoch was revoked");
            }
        } catch { drop(); }
    }

    /// @dev From one epoch, or from all that were accepted.
    function claim(uint256 place, uint256 which, uint256 who) external recorded {
        if (_accepted.length == 0) return;
        uint256[] memory all = _accepted;
        collect(place % LEAVES, which % 2 == 0 ? all : one(all[which % all.length]), anyone(who));
    }

    /// @dev The platform's and the pool's part of fees.
    function share(uint256 what, uint256 who) external recorded {
        if (what % 3 == 0) return splitter.withdrawPlatform();
        if (what % 3 == 1) return splitter.withdrawPool();
        as_(what % 2 == 0 ? ROOT : anyone(who), TRX, 0);
        try splitter.claim() {} catch { drop(); }
    }

    /// @dev An epoch that is all for an attacker, of all that was ever accepted or of what is free, while the guardian
    /// sleeps; its leaf is for more than its total at times.
    function usurp(uint256 who, uint256 what) external recorded {
        if (distributor.waitingEpoch() != 0) return;
        (uint256 total,) = distributor.totalsOf(TRX);
        if (what % 3 > 0) (,, total) = distributor.reserve(TRX);
        uint256 amount = what % 3 == 2 ? 10 * total : total;
        address[] memory coins = new address[](1);
        bytes32 root = Leaf(0, attacker(who), TRX, amount).hashOf();
        blocks.roll(blocks.getBlockNumber() + 2);
        as_(BUILDER, TRX, 0);
        try distributor.post(root, "data", blocks.getBlockNumber() - 1, coins, one(total)) returns (uint256 epoch) {
            _isFalse[epoch] = true;
            vm.warp(vm.getBlockTimestamp() + 1 days);
            distributor.accept(epoch);
            uint256[] memory index = new uint256[](1);
            bytes32[][] memory proofs = new bytes32[][](1);
            try distributor.claim(attacker(who), one(epoch), index, coins, one(amount), proofs) {} catch { drop(); }
        } catch { drop(); }
    }

    function leave(address user, bool) external override recorded {
        for (uint256 i; i < LEAVES; ++i) {
            if (accountOf(i) != user || _promised[i] == 0) continue;
            collect(i, _accepted, user);
            readLogs();
            vm.assertEq(_paid[i], _promised[i], "law 1: all that was accepted is paid");
        }
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == IRewardDistributor.EpochAccepted.selector) {
            uint256 epoch = uint256(log.topics[1]);
            if (_isFalse[epoch]) return;
            uint256[] storage all = _amounts[epoch];
            vm.assertEq(all.length, LEAVES, "law 5: accepted what was revoked");
            _accepted.push(epoch);
            for (uint256 i; i < LEAVES; ++i) _promised[i] += all[i];
        } else if (kind == IRewardDistributor.RewardClaimed.selector) {
            readClaim(uint256(log.topics[1]), topic(log, 2), topic(log, 3), word(log, 0), word(log, 1));
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
        for (uint256 i; i < LEAVES; ++i) owed[i % COINS] += _promised[i] - _paid[i];
        vm.assertGe(address(distributor).balance, owed[0], "law 1: accepted TRX do not all lie there");
        uint256 held = book.balanceOf(address(distributor), usdt);
        vm.assertGe(held, owed[1], "law 1: accepted USDT do not all lie there");
        book.check(address(distributor), TRX, "law 3: TRX in the distributor");
        book.check(address(distributor), usdt, "law 3: USDT in the distributor");
        book.check(address(splitter), TRX, "law 3: TRX in the splitter");
    }

    // ---- Inside

    function readClaim(uint256 epoch, address account, address coin, uint256 place, uint256 amount) private {
        book.move(address(distributor), account, coin, amount);
        if (_isFalse[epoch]) return;
        vm.assertTrue(!_isPaid[epoch][place], "law 3: a leaf is paid once");
        vm.assertEq(amount, _amounts[epoch][place], "law 3: a leaf is paid as it stands");
        vm.assertTrue(account == accountOf(place) && coin == coinOf(place), "law 3: whom a leaf is for");
        _isPaid[epoch][place] = true;
        _paid[place] += amount;
    }

    /// @dev Only attackers' own code can refuse what they are paid.
    function collect(uint256 place, uint256[] memory epochs, address caller) private {
        address account = accountOf(place);
        uint256[] memory places = new uint256[](epochs.length);
        address[] memory coins = new address[](epochs.length);
        uint256[] memory amounts = new uint256[](epochs.length);
        bytes32[][] memory proofs = new bytes32[][](epochs.length);
        for (uint256 i; i < epochs.length; ++i) {
            (places[i], coins[i], amounts[i]) = (place, coinOf(place), _amounts[epochs[i]][place]);
            proofs[i] = rowOf(_amounts[epochs[i]]).proofOf(place);
        }
        readLogs();
        as_(caller, TRX, 0);
        try distributor.claim(account, epochs, places, coins, amounts, proofs) {} catch Error(string memory why) {
            drop();
            vm.assertTrue(!isHonest(account), string.concat("law 1: a claim of what was accepted: ", why));
        }
    }

    function rowOf(uint256[] memory all) private view returns (bytes32[] memory row) {
        row = new bytes32[](LEAVES);
        for (uint256 i; i < LEAVES; ++i) row[i] = Leaf(i, accountOf(i), coinOf(i), all[i]).hashOf();
    }

    function accountOf(uint256 place) private pure returns (address) {
        return anyone(place / COINS);
    }

    function coinOf(uint256 place) private view returns (address) {
        return place % COINS == 0 ? TRX : usdt;
    }
}
