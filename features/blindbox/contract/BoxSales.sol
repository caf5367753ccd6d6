// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Box, BoxWord} from "./Box.sol";
import {BoxBonds} from "./BoxBonds.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {Stock} from "./Stock.sol";

/// @title Getting a box, in one payment or two, and giving it back.
/// @dev No call here waits for another contract but the oracle, Team and, last of all, who gets money back: storage is
/// final by then.
abstract contract BoxSales is BoxBonds {
    /// @notice The most boxes that one call takes.
    uint256 public constant MAX_BOXES = 20;

    ITeam public immutable team;

    /// @dev By id: the series' number in the high bits, the box's in the low 32.
    mapping(uint256 boxId => Box) internal _boxes;

    constructor(ITeam team_) {
        team = team_;
    }

    // ---- Getting

    /// @inheritdoc IBlindBoxes
    function buy(uint256 seriesId, uint256 count) external payable {
        Offer storage offer = _onSale(seriesId, count);
        if (offer.firstShare != 0) revert(BoxReason.PAYMENTS);
        uint256 price = _price(offer.price);
        _requireValue(price * count);
        _spend(price * count);

        // Effect:
        uint256 firstBox = _make(seriesId, count, BoxWord.bought(msg.sender, price));

        emit Bought(msg.sender, seriesId, firstBox, count, price);

        // Interaction:
        _giveChange(price * count);
    }

    /// @inheritdoc IBlindBoxes
    function reserve(uint256 seriesId, uint256 count) external payable {
        Offer storage offer = _onSale(seriesId, count);
        if (offer.firstShare == 0) revert(BoxReason.PAYMENTS);
        uint256 price = _price(offer.price);
        uint256 firstPart = _firstPart(price, offer.firstShare);
        uint256 expiry = block.timestamp + offer.completeTime;
        _requireValue(firstPart * count);
        _spend(price * count);

        // Effect:
        uint256 firstBox = _make(seriesId, count, BoxWord.reserved(msg.sender, price, expiry));

        emit Reserved(msg.sender, seriesId, firstBox, count, price, firstPart, expiry);

        // Interaction:
        _giveChange(firstPart * count);
    }

    /// @inheritdoc IBlindBoxes
    function complete(uint256[] calldata boxIds) external payable {
        uint256 seriesId = _seriesOf(boxIds);
        uint256 firstShare = _series[seriesId].offer.firstShare;
        if (_series[seriesId].stock.isClosed()) revert(BoxReason.CLOSED);
        uint256 amount;
        for (uint256 i; i < boxIds.length; ++i) {
            Box box = _own(boxIds[i], seriesId, BoxWord.RESERVED);
            if (block.timestamp >= box.expiry()) revert(BoxReason.EXPIRED);
            amount += box.price() - _firstPart(box.price(), firstShare);

            // Effect:
            _boxes[boxIds[i]] = BoxWord.bought(msg.sender, box.price());
        }
        _requireValue(amount);

        emit Completed(msg.sender, seriesId, boxIds, amount);

        // Interaction:
        _giveChange(amount);
    }

    // ---- Returning boxes

    /// @inheritdoc IBlindBoxes
    function release(uint256 boxId) external {
        Box box = _boxes[boxId];
        bool mayEnd = box.holder() == msg.sender || block.timestamp >= box.expiry();
        if (box.state() != BoxWord.RESERVED || !mayEnd) revert(BoxReason.NOT_RELEASED);
        Series storage series = _series[boxId >> 32];
        uint256 amount = _firstPart(box.price(), series.offer.firstShare);

        // Effect:
        _boxes[boxId] = BoxWord.NONE;
        series.stock = series.stock.returned(1);

        emit Released(box.holder(), boxId, amount);

        // Interaction:
        _pay(box.holder(), amount);
    }

    /// @inheritdoc IBlindBoxes
    function giveBack(uint256[] calldata boxIds) external {
        uint256 seriesId = _seriesOf(boxIds);
        uint256 amount;
        for (uint256 i; i < boxIds.length; ++i) {
            amount += _own(boxIds[i], seriesId, BoxWord.BOUGHT).price();

            // Effect:
            _boxes[boxIds[i]] = BoxWord.NONE;
        }
        _series[seriesId].stock = _series[seriesId].stock.returned(boxIds.length);

        emit GivenBack(msg.sender, seriesId, boxIds, amount);

        // Interaction:
        Trx.send(msg.sender, amount);
    }

    // ---- After the sale

    /// @inheritdoc IBlindBoxes
    function takeBack(uint256 seriesId, uint256 count) external {
        Series storage series = _made(seriesId);
        _requireOperator();
        if (block.timestamp < series.offer.end) revert(BoxReason.NOT_ENDED);
        _requireCount(count, MAX_BOXES);

        // Effect:
        uint256 firstBox = _make(seriesId, count, BoxWord.bought(operator, 0));

        emit TakenBack(seriesId, firstBox, count);
    }

    // ---- Reads

    /// @inheritdoc IBlindBoxes
    function priceOf(uint256 seriesId) external view returns (uint256) {
        return _price(_made(seriesId).offer.price);
    }

    /// @inheritdoc IBlindBoxes
    function boxOf(uint256 boxId)
        external
        view
        returns (
            uint256 state,
            address holder,
            uint256 price,
            uint256 paid,
            uint256 expiry,
            uint256 requestId
        )
    {
        Box box = _boxes[boxId];
        Series storage series = _series[boxId >> 32];
        state = box.state();
        if (state == BoxWord.REQUESTED) {
            requestId = _requestId(boxId >> 32, box.number());
            if (box.number() < series.draws.next()) state = 4;
        } else {
            (holder, price, expiry) = (box.holder(), box.price(), box.expiry());
            paid = state == BoxWord.RESERVED ? _firstPart(price, series.offer.firstShare) : price;
        }
    }

    // ---- Inside

    /// @dev What the caller may be sold now.
    function _onSale(uint256 seriesId, uint256 count) private view returns (Offer storage offer) {
        offer = _made(seriesId).offer;
        if (!team.isActive(msg.sender)) revert(BoxReason.NOT_ACTIVE);
        if (block.timestamp < offer.start || block.timestamp >= offer.end) revert(BoxReason.NOT_ON_SALE);
        _requireCount(count, MAX_BOXES);
    }

    /// @dev Sun of this moment; a box has 56 bits for it.
    function _price(uint256 usdt) private view returns (uint256 price) {
        price = oracle.usdtToTrx(usdt);
        if (price > type(uint56).max) revert(BoxReason.AMOUNT);
    }

    function _firstPart(uint256 price, uint256 firstShare) private pure returns (uint256) {
        return (price * firstShare) / 10_000;
    }

    /// @dev This number of boxes of one kind, of cards that no box is sold for.
    function _make(uint256 seriesId, uint256 count, Box box) private returns (uint256 firstBox) {
        Stock stock = _series[seriesId].stock;
        if (stock.isClosed()) revert(BoxReason.CLOSED);
        if (count > stock.free()) revert(BoxReason.TOO_FEW);
        firstBox = (seriesId << 32) | (stock.boxes() + 1);

        _series[seriesId].stock = stock.sold(count);
        for (uint256 i; i < count; ++i) _boxes[firstBox + i] = box;
    }

    /// @dev The series of the first of some boxes; that the others are of it, `_own` sees to.
    function _seriesOf(uint256[] calldata boxIds) internal pure returns (uint256 seriesId) {
        _requireCount(boxIds.length, MAX_BOXES);
        return boxIds[0] >> 32;
    }

    /// @dev A box of the caller in a state. The caller's caller changes it before it looks at the next, so a box that is
    /// named twice is in another state by then.
    function _own(uint256 boxId, uint256 seriesId, uint256 state) internal view returns (Box box) {
        box = _boxes[boxId];
        bool isSo = box.state() == state && box.holder() == msg.sender && boxId >> 32 == seriesId;
        if (!isSo) revert(BoxReason.NOT_YOURS);
    }
}
