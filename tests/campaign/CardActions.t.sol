// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC721} from "@openzeppelin/tron-contracts/interfaces/ITRC721.sol";
import {TwapOracle} from "../../features/exchange/contract/TwapOracle.sol";
import {Cards} from "../../features/nft/contract/Cards.sol";
import {ICards} from "../../features/nft/contract/ICards.sol";
import {ITeam} from "../../features/team/contract/ITeam.sol";
import {Tes} from "../../platform/contracts/Tes.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";

/// @title Cards: bought, transferred, staked.
contract CardActions is Part {
    uint256 public constant LAST = 60;

    Cards private immutable cards;
    TwapOracle private immutable oracle;
    Tes private immutable tes;
    ITeam private immutable team;

    struct Stake {
        uint256 start;
        uint256 end;
        uint256 reward;
        uint256 paid;
    }

    mapping(uint256 id => address) public ownerOf;
    mapping(uint256 id => Stake) private _stakes;
    mapping(address owner => uint256) private _debts;
    uint256 private _promised;
    /// @dev The card that its honest owner lets go in the call that runs.
    uint256 private _released;
    /// @dev Cards that left an honest owner whose sale is not reported yet.
    int256 public unexplained;

    constructor(Book book_, Product memory p) Part(book_) {
        (cards, oracle, tes, team) = (p.cards, p.oracle, p.tes, p.team);
        book_.register(address(cards), this);
        book_.open(address(cards), TRX);
        book_.open(address(cards), address(tes));
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](8);
        (all[0], all[1], all[2]) = (this.buy.selector, this.give.selector, this.pledge.selector);
        (all[3], all[4], all[5]) = (this.claim.selector, this.unlock.selector, this.exit.selector);
        (all[6], all[7]) = (this.buy.selector, this.pledge.selector);
    }

    // ---- Actions

    function buy(uint256 who, uint256 level, uint256 more) external recorded {
        level = 1 + level % 2;
        try oracle.usdtToTrx(level == 1 ? 50e6 : 200e6) returns (uint256 price) {
            // The price is signed; what is sent beyond it comes back.
            as_(anyone(who), TRX, price);
            try cards.Buy{value: price + more % 1e6}(level) {} catch { drop(); }
        } catch { drop(); }
    }

    function give(uint256 card, uint256 to) external recorded {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || _stakes[id].end != 0) return;
        release(id);
        as_(owner, TRX, 0);
        cards.transferFrom(owner, anyone(to), id);
    }

    function pledge(uint256 card, bool long) external recorded {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0)) return;
        as_(owner, TRX, 0);
        try cards.pledge(id, long ? 30 days : 7 days) {} catch { drop(); }
    }

    function claim(uint256 card) external recorded {
        (address owner, uint256 id) = pick(card);
        if (owner == address(0) || due(owner, id) == 0) return;
        as_(owner, TRX, 0);
        cards.claim(one(id));
    }

    function unlock(uint256 card) external recorded {
        (address owner, uint256 id) = pick(card);
        uint256 end = _stakes[id].end;
        if (end == 0 || vm.getBlockTimestamp() < end) return;
        as_(owner, TRX, 0);
        cards.unlock(id);
    }

    function exit(uint256 card) external recorded {
        (address owner, uint256 id) = pick(card);
        if (_stakes[id].end == 0) return;
        as_(owner, TRX, 0);
        cards.exit(id);
    }

    function leave(address user, bool atTerm) external override recorded {
        for (uint256 id = 1; id <= LAST; ++id) {
            if (ownerOf[id] != user || _stakes[id].end == 0) continue;
            if (due(user, id) > 0) {
                as_(user, TRX, 0);
                cards.claim(one(id));
            }
            as_(user, TRX, 0);
            if (atTerm) cards.unlock(id);
            else cards.exit(id);
            vm.assertEq(cards.ownerOf(id), user, "law 2: the card stays its owner's");
        }
        // Each claim above paid what was owed then.
        readLogs();
        if (_debts[user] > 0) {
            as_(user, TRX, 0);
            cards.claim(new uint256[](0));
        }
    }

    /// @dev One of level 1, by an account that is no user.
    function buyFor(address buyer) external recorded {
        uint256 price = oracle.usdtToTrx(50e6);
        as_(buyer, TRX, 0);
        cards.Buy{value: price}(1);
    }

    // ---- What a market reads of a card

    /// @dev Its honest owner lets it go, in the call that runs.
    function release(uint256 id) public {
        _released = id;
    }

    function explain() external {
        --unexplained;
    }

    // ---- Events

    function read(Vm.Log calldata log) external override {
        bytes32 kind = log.topics[0];
        if (kind == ITRC721.Transfer.selector) {
            move(topic(log, 1), topic(log, 2), uint256(log.topics[3]));
        } else if (kind == ICards.Bought.selector) {
            book.move(topic(log, 1), address(cards), TRX, word(log, 1));
        } else if (kind == ICards.Pledged.selector) {
            open(uint256(log.topics[2]), word(log, 0), word(log, 1), word(log, 2));
        } else if (kind == ICards.Claimed.selector) {
            collect(topic(log, 1), log.data);
        } else if (kind == ICards.Unlocked.selector) {
            Stake memory stake = close(uint256(log.topics[2]));
            vm.assertGe(vm.getBlockTimestamp(), stake.end, "unlocked before its time");
            vm.assertEq(word(log, 0), stake.reward - stake.paid, "law 1: credited at the end");
            _debts[topic(log, 1)] += word(log, 0);
        } else if (kind == ICards.Exited.selector) {
            Stake memory stake = close(uint256(log.topics[2]));
            vm.assertEq(word(log, 0), stake.reward - stake.paid, "law 3: given up");
            _promised -= stake.reward - stake.paid;
        } else if (kind == ICards.Funded.selector) {
            book.move(topic(log, 1), address(cards), address(tes), word(log, 0));
        } else if (kind == ICards.ProceedsWithdrawn.selector) {
            book.move(address(cards), topic(log, 2), TRX, word(log, 0));
        }
    }

    function check() external view override {
        vm.assertGe(tes.balanceOf(address(cards)), _promised, "law 1: rewards of cards are not all set aside");
        (, uint256 promised,) = cards.reserve();
        vm.assertEq(promised, _promised, "law 3: promised by Cards");
        book.check(address(cards), TRX, "law 3: TRX in Cards");
        book.check(address(cards), address(tes), "law 3: TES in Cards");
        vm.assertTrue(unexplained == 0, "law 5: a card left its owner without a sale");
        for (uint256 id = 1; id <= LAST; ++id) {
            if (isHonest(ownerOf[id])) vm.assertEq(cards.ownerOf(id), ownerOf[id], "law 5: owner of a card");
        }
    }

    // ---- Inside

    function move(address from, address to, uint256 id) private {
        if (isHonest(from) && _released != id) ++unexplained;
        vm.assertEq(from, ownerOf[id], "law 3: a card moves from its owner");
        ownerOf[id] = to;
        _released = 0;
    }

    function open(uint256 id, uint256 start, uint256 end_, uint256 reward) private {
        // Power and rate as they were deployed.
        uint256 rate = end_ - start == 7 days ? 5e11 : 6e11;
        vm.assertEq(reward, (id <= 40 ? 100 : 450) * rate * (end_ - start), "reward of a stake");
        vm.assertEq(_stakes[id].end, 0, "staked twice");
        _stakes[id] = Stake(start, end_, reward, 0);
        _promised += reward;
    }

    function close(uint256 id) private returns (Stake memory stake) {
        stake = _stakes[id];
        delete _stakes[id];
    }

    function collect(address owner, bytes calldata data) private {
        (uint256 amount, uint256 owed, uint256[] memory ids, uint256[] memory amounts) =
            abi.decode(data, (uint256, uint256, uint256[], uint256[]));
        uint256 sum = owed;
        for (uint256 i; i < ids.length; ++i) {
            vm.assertEq(ownerOf[ids[i]], owner, "law 5: a claim for another's card");
            Stake storage stake = _stakes[ids[i]];
            stake.paid += amounts[i];
            if (stake.end != 0) vm.assertEq(stake.paid, earned(stake), "law 1: what a stake has earned");
            else vm.assertEq(amounts[i], 0, "paid without a stake");
            sum += amounts[i];
        }
        vm.assertEq(owed, _debts[owner], "law 1: what was credited");
        vm.assertEq(amount, sum, "law 3: a claim is its parts");
        _debts[owner] = 0;
        _promised -= amount;
        book.move(address(cards), owner, address(tes), amount);
    }

    /// @dev By the sentence of the interface: evenly over the term.
    function earned(Stake memory stake) private view returns (uint256) {
        uint256 passed = vm.getBlockTimestamp() - stake.start;
        uint256 time = stake.end - stake.start;
        return passed >= time ? stake.reward : (stake.reward * passed) / time;
    }

    function due(address owner, uint256 id) private view returns (uint256) {
        return _debts[owner] + (_stakes[id].end == 0 ? 0 : earned(_stakes[id]) - _stakes[id].paid);
    }

    /// @dev A card of an account of the campaign; none where there is none.
    function pick(uint256 card) public view returns (address owner, uint256 id) {
        for (uint256 i; i < LAST; ++i) {
            id = 1 + (card % LAST + i) % LAST;
            owner = ownerOf[id];
            if (isHonest(owner) || uint160(owner) >> 4 == uint160(0xBAD000) >> 4) return (owner, id);
        }
        return (address(0), 0);
    }
}
