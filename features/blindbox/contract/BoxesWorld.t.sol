// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {CardsWorld} from "../../nft/contract/CardsWorld.t.sol";
import {BlindBoxes} from "./BlindBoxes.sol";
import {BoxesModel} from "./BoxesModel.t.sol";
import {IWordSource} from "./IWordSource.sol";

/// @dev A price that moves.
contract MovingOracle is IPriceOracle {
    uint256 public sunPerUsdt = 1;

    function set(uint256 sunPerUsdt_) external {
        sunPerUsdt = sunPerUsdt_;
    }

    function usdtToTrx(uint256 usdt) public view virtual returns (uint256) {
        return usdt * sunPerUsdt;
    }
}

/// @title The world that every test of boxes lives in.
/// @notice That of Cards, where one TRX is one USDT and cards cost 100 and 400. The operator sells cards 1 to 10 (three
/// of level 1) in series 1, a box for 50: 2.5 to the splitter, 47.5 to FUND. Cards 11 to 14 are in series 2, sold in two
/// payments of 15 and 35 within a day. Both have a bond for ten boxes and are on sale for a month. ALICE and BOB are
/// active, CAROL is not. A request can be settled for 20 blocks.
abstract contract BoxesWorld is CardsWorld, BoxesModel {
    Blocks internal constant blocks = Blocks(address(vm));

    uint256 internal constant BOX = 50e6;
    uint256 internal constant BOX_FEE = 2_500_000;
    /// @dev In USDT, and in sun at the first price. Of it a holder gets back at most BOX.
    uint256 internal constant PENALTY = 400e6;
    uint256 internal constant BOND = 8_000e6;
    uint256 internal constant DEADLINE = 20;
    uint256 internal constant ONE = 1;
    uint256 internal constant TWO = 2;
    bytes32 internal constant SEED = "seed";

    address internal immutable OPERATOR = actor("operator");
    address internal immutable POOL = actor("pool");

    MovingOracle internal oracle;
    BlindBoxes internal boxes;
    uint256 internal start;
    uint256 internal end;

    function setUp() public virtual override {
        super.setUp();
        blocks.roll(1_000);
        oracle = new MovingOracle();
        boxes = boxesOf(OPERATOR, FUND, DEADLINE, source());
        activate(OPERATOR, ROOT);
        for (uint256 i; i < 14; ++i) buy(OPERATOR, i < 3 ? 1 : 2);
        vm.prank(OPERATOR);
        cards.setApprovalForAll(address(boxes), true);
        start = vm.getBlockTimestamp() + 1 hours;
        end = start + 30 days;
        create(0, 0, range(1, 10));
        create(3_000, 1 days, range(11, 4));
        equip(ONE);
        equip(TWO);
        vm.warp(start);
    }

    /// @dev None here: secrets are the operator's.
    function source() internal virtual returns (IWordSource) {}

    function boxesOf(address operator, address fund, uint256 deadline, IWordSource words)
        internal
        returns (BlindBoxes)
    {
        bytes memory parameters = abi.encode(team, splitter, oracle, cards, operator, fund, deadline, words);
        return BlindBoxes(deploy("BlindBoxes", parameters));
    }

    function create(uint256 firstShare, uint256 completeTime, uint256[] memory tokenIds) internal {
        vm.prank(OPERATOR);
        boxes.createSeries(BOX, start, end, firstShare, completeTime, PENALTY, tokenIds);
    }

    /// @dev Secrets and bond.
    function equip(uint256 seriesId) internal {
        post(seriesId);
        boxes.addBond{value: BOND}(seriesId);
    }

    function post(uint256 seriesId) internal {
        (,,, uint256 last) = boxes.chainOf(seriesId);
        bytes20 tip = secretOf(last);
        vm.prank(OPERATOR);
        boxes.postChain(seriesId, tip);
    }

    function range(uint256 first, uint256 count) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](count);
        for (uint256 i; i < count; ++i) ids[i] = first + i;
    }

    function box(uint256 seriesId, uint256 number) internal pure returns (uint256) {
        return (seriesId << 32) | number;
    }

    /// @dev Boxes of series 1 for ALICE or another, numbered on.
    function take(address holder, uint256 count) internal returns (uint256[] memory) {
        vm.recordLogs();
        vm.prank(holder);
        boxes.buy{value: count * BOX}(ONE, count);
        (uint256 firstBox,,) = abi.decode(vm.getRecordedLogs()[0].data, (uint256, uint256, uint256));
        return range(firstBox, count);
    }

    function ask(uint256[] memory boxIds, bytes32 seed, address holder) internal returns (Asked memory) {
        vm.prank(holder);
        boxes.open(boxIds, seed);
        (,,, uint256 last) = boxes.chainOf(boxIds[0] >> 32);
        return Asked(last, holder, boxIds, boxIds.length * BOX, seed, blocks.getBlockNumber());
    }

    /// @dev ALICE buys this number of series 1 and requests their draws.
    function ask(uint256 count) internal returns (Asked memory) {
        return ask(take(ALICE, count), SEED, ALICE);
    }

    function settle(Asked memory asked, bytes20 secret) internal {
        boxes.settle(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber, secret);
    }

    function settle(Asked memory asked) internal {
        bytes20 secret = secretOf(asked.id);
        vm.prank(OPERATOR);
        settle(asked, secret);
    }

    function refund(Asked memory asked) internal {
        boxes.refund(asked.id, asked.holder, asked.boxIds, asked.amount, asked.seed, asked.blockNumber);
    }

    function mine(uint256 count) internal {
        blocks.roll(blocks.getBlockNumber() + count);
    }

    function expected(Asked memory asked) internal view returns (uint256[] memory) {
        return drawnFrom(boxes, asked);
    }

    function stock(uint256 size, uint256 left, uint256 free, uint256 pending) internal view {
        (uint256 size_, uint256 left_, uint256 free_, uint256 pending_) = boxes.stockOf(ONE);
        vm.assertEq(size_, size, "size");
        vm.assertEq(left_, left, "left");
        vm.assertEq(free_, free, "free");
        vm.assertEq(pending_, pending, "pending");
    }

    function stateOf(uint256 boxId) internal view returns (uint256 state) {
        (state,,,,,) = boxes.boxOf(boxId);
    }
}
