// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Cards} from "../../nft/contract/Cards.sol";
import {Moody} from "../../nft/contract/Moody.t.sol";
import {BlindBoxes} from "./BlindBoxes.sol";
import {BoxesModel} from "./BoxesModel.t.sol";
import {MovingOracle} from "./BoxesWorld.t.sol";

/// @dev What the campaign of boxes knows beside the contract: every box and request as it must be, and what each kind of
/// money comes to.
abstract contract BoxesBook is TestBase, BoxesModel {
    uint256 internal constant BOX = 50e6;
    uint256 internal constant PENALTY = 400e6;
    uint256 internal constant FIRST = 3_000;
    Blocks internal constant blocks = Blocks(address(vm));

    struct Held {
        uint256 id;
        address holder;
        uint256 price;
        uint256 expiry;
    }

    BlindBoxes public immutable boxes;
    Cards public immutable cards;
    Moody public immutable moody;
    MovingOracle public immutable oracle;
    address internal immutable operator;
    uint256 internal immutable _begun;

    /// @dev The model: boxes that are sealed and reserved, requests of each series; `firstOpen` is the first that is
    /// neither drawn nor refunded.
    Held[] public sealedBoxes;
    Held[] public reservedBoxes;
    mapping(uint256 seriesId => Asked[]) internal _asked;
    mapping(uint256 seriesId => uint256) internal _over;
    /// @dev Requests of earlier chains that lapsed, and those that are refunded already.
    mapping(uint256 requestId => bool) internal _refunded;
    mapping(uint256 seriesId => bool) internal _broken;
    mapping(uint256 seriesId => uint256) internal _next;
    mapping(uint256 seriesId => uint256) internal _numbered;
    /// @dev Sun of a box: what a request set aside for it, of one; and the most that those which are open set aside.
    mapping(uint256 requestId => uint256) internal _ownPenalty;
    mapping(uint256 seriesId => uint256) public penaltyOf;
    mapping(uint256 seriesId => uint256) public openingOf;
    mapping(uint256 seriesId => bool) public closed;

    /// @dev Of each series: boxes sealed, reserved and being opened; and the money of each kind.
    mapping(uint256 seriesId => uint256) public outOf;
    uint256 public waiting;
    uint256 public bonds;
    uint256 public proceeds;
    uint256 public poolShare;
    /// @dev Settled, refunded, given back, completed, released, taken back, stood down.
    uint256[7] public done;
    /// @dev What must never be counted.
    uint256 public drawnOtherwise;
    uint256 public inputTaken;
    uint256 public paidTwice;
    uint256 public paidAnother;
    uint256 public leavingRefused;
    uint256 public intruded;
    uint256 public gained;
    uint256 public unfunded;
    uint256 public goneOn;

    constructor(
        BlindBoxes boxes_,
        Cards cards_,
        Moody moody_,
        MovingOracle oracle_,
        address operator_,
        uint256 bond
    ) {
        boxes = boxes_;
        cards = cards_;
        moody = moody_;
        oracle = oracle_;
        operator = operator_;
        bonds = bond;
        _begun = vm.getBlockTimestamp();
        _next[1] = _next[2] = 1;
    }

    function holderOf(uint256 who) public view returns (address) {
        return who % 3 == 2 ? address(moody) : address(uint160(1_000 + who % 3));
    }

    // ---- Inside

    /// @dev A wallet calls by itself; the contract is called by another account.
    function prank(address account) internal {
        vm.prank(account, account == address(moody) ? address(1) : account);
    }

    function note(
        Held[] storage list,
        uint256 seriesId,
        uint256 count,
        address holder,
        uint256 price,
        uint256 expiry
    ) internal {
        uint256 id = _numbered[seriesId];
        for (uint256 i; i < count; ++i) list.push(Held((seriesId << 32) | ++id, holder, price, expiry));
        _numbered[seriesId] = id;
        outOf[seriesId] += count;
    }

    function remove(Held[] storage list, uint256 which) internal {
        list[which % list.length] = list[list.length - 1];
        list.pop();
    }

    /// @dev Money that waited went to whom it belongs, or is credited to him.
    function left(address to, uint256 before, uint256 amount) internal {
        if (worth(to) - before != amount) ++paidAnother;
        waiting -= amount;
    }

    function worth(address account) internal view returns (uint256) {
        return account.balance + boxes.creditOf(account);
    }

    function firstOf(uint256 price) internal pure returns (uint256) {
        return (price * FIRST) / 10_000;
    }

    function isLate(Asked memory asked) internal view returns (bool) {
        return blocks.getBlockNumber() > asked.blockNumber + boxes.deadline();
    }

    function one(uint256 id) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = id;
    }

    /// @dev The holder has what the boxes cost, twice at most; the rest of two penalties is the pool's.
    function paidBack(uint256 seriesId, Asked memory asked, uint256 before) internal {
        uint256 count = asked.boxIds.length;
        uint256 penalty = count * penaltyOf[seriesId];
        uint256 toHolder = penalty < asked.amount ? penalty : asked.amount;
        outOf[seriesId] -= count;
        openingOf[seriesId] -= count;
        bonds -= 2 * penalty;
        waiting += toHolder;
        poolShare += 2 * penalty - toHolder;
        if (worth(asked.holder) - before > 2 * asked.amount) ++gained;
        if (2 * penalty < 2 * count * _ownPenalty[asked.id]) ++unfunded;
        left(asked.holder, before, asked.amount + toHolder);
    }

    /// @dev One of the values that a request was made of.
    function alter(Asked memory asked, uint256 what, bytes32 any) internal view {
        uint256 last = asked.boxIds.length - 1;
        if (what % 5 == 0) asked.seed = keccak256(abi.encode(asked.seed, any));
        else if (what % 5 == 1) asked.holder = address(this);
        else if (what % 5 == 2) --asked.blockNumber;
        else if (what % 5 == 3) ++asked.amount;
        else if (last > 0) (asked.boxIds[0], asked.boxIds[last]) = (asked.boxIds[last], asked.boxIds[0]);
        else {
            uint256 only = asked.boxIds[0];
            asked.boxIds = new uint256[](2);
            (asked.boxIds[0], asked.boxIds[1]) = (only, only);
        }
    }
}
