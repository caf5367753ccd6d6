// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC721} from "@openzeppelin/tron-contracts/interfaces/ITRC721.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ICards} from "../../nft/contract/ICards.sol";
import {BoxMoney} from "./BoxMoney.sol";
import {Draws, DrawsWord} from "./Draws.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {Stock, Stocks} from "./Stock.sol";
import {Urn} from "./Urn.sol";

/// @title Series: an urn that is sealed when it is made.
abstract contract BoxSeries is BoxMoney {
    using Urn for mapping(uint256 word => uint256);

    /// @notice The most cards that an urn can hold.
    uint256 public constant MAX_CARDS = 100;

    ICards public immutable cards;
    /// @dev The same contract: how a card moves.
    ITRC721 internal immutable _token;
    /// @notice Makes series of its own cards, posts secrets and bond, stands series down. It can do nothing else.
    address public immutable operator;
    /// @notice Receives the proceeds.
    address public immutable fundAddress;

    /// @dev One slot, written once.
    struct Offer {
        uint64 price;
        uint40 start;
        uint40 end;
        uint16 firstShare;
        uint32 completeTime;
        uint64 penalty;
    }

    struct Series {
        Offer offer;
        Stock stock;
        Draws draws;
        mapping(uint256 word => uint256) urn;
    }

    /// @inheritdoc IBlindBoxes
    uint256 public seriesCount;
    mapping(uint256 seriesId => Series) internal _series;

    constructor(ICards cards_, address operator_, address fundAddress_) {
        cards = cards_;
        _token = ITRC721(address(cards_));
        operator = operator_;
        fundAddress = fundAddress_;
    }

    // ---- Making

    /// @inheritdoc IBlindBoxes
    function createSeries(
        uint256 price,
        uint256 start,
        uint256 end,
        uint256 firstShare,
        uint256 completeTime,
        uint256 penalty,
        uint256[] calldata tokenIds
    ) external {
        _requireOperator();
        _requireCount(tokenIds.length, MAX_CARDS);
        if (price == 0 || price > type(uint64).max) revert(BoxReason.TERMS);
        if (end <= start || end <= block.timestamp || end > type(uint40).max) revert(BoxReason.TERMS);
        if (firstShare >= 10_000 || completeTime > type(uint32).max) revert(BoxReason.TERMS);
        if ((firstShare == 0) != (completeTime == 0)) revert(BoxReason.TERMS);
        if (penalty > type(uint64).max) revert(BoxReason.TERMS);
        if (penalty < _dearest(tokenIds)) revert(BoxReason.PENALTY);

        // Effect:
        uint256 seriesId = ++seriesCount;
        Series storage made = _series[seriesId];
        made.offer = Offer({
            price: uint64(price),
            start: uint40(start),
            end: uint40(end),
            firstShare: uint16(firstShare),
            completeTime: uint32(completeTime),
            penalty: uint64(penalty)
        });
        made.stock = Stocks.make(tokenIds.length);
        made.draws = DrawsWord.make(tokenIds.length);
        made.urn.fill(tokenIds);

        emit SeriesCreated(seriesId, price, start, end, firstShare, completeTime, penalty, tokenIds);

        // Interaction: Cards runs nobody's code, and refuses a card that the caller has not, or named twice.
        for (uint256 i; i < tokenIds.length; ++i) _token.transferFrom(msg.sender, address(this), tokenIds[i]);
    }

    // ---- Ending it

    /// @inheritdoc IBlindBoxes
    function standDown(uint256 seriesId) external {
        Series storage series = _made(seriesId);
        _requireOperator();
        Stock stock = series.stock;
        if (stock.isClosed()) revert(BoxReason.CLOSED);

        // Effect:
        series.stock = stock.closed();

        emit SeriesClosed(seriesId);
    }

    // ---- Proceeds

    /// @inheritdoc IBlindBoxes
    function withdrawProceeds(uint256 seriesId) external {
        Series storage series = _made(seriesId);
        Draws draws = series.draws;
        uint256 amount = draws.proceeds();

        // Effect:
        series.draws = draws.emptied();

        emit ProceedsWithdrawn(seriesId, amount);

        // Interaction:
        Trx.send(fundAddress, amount);
    }

    // ---- Reads

    /// @inheritdoc IBlindBoxes
    function offerOf(uint256 seriesId)
        external
        view
        returns (
            uint256 price,
            uint256 start,
            uint256 end,
            uint256 firstShare,
            uint256 completeTime,
            uint256 penalty
        )
    {
        Offer storage offer = _made(seriesId).offer;
        price = offer.price;
        (start, end) = (offer.start, offer.end);
        (firstShare, completeTime) = (offer.firstShare, offer.completeTime);
        penalty = offer.penalty;
    }

    /// @inheritdoc IBlindBoxes
    function stockOf(uint256 seriesId)
        external
        view
        returns (uint256 size, uint256 left, uint256 free, uint256 pending)
    {
        Series storage series = _made(seriesId);
        Stock stock = series.stock;
        return (stock.size(), series.draws.left(), stock.free(), _pending(stock, series.draws));
    }

    /// @inheritdoc IBlindBoxes
    function isClosed(uint256 seriesId) external view returns (bool) {
        return _made(seriesId).stock.isClosed();
    }

    /// @inheritdoc IBlindBoxes
    function urnOf(uint256 seriesId) external view returns (uint256[] memory tokenIds) {
        Series storage series = _made(seriesId);
        tokenIds = new uint256[](series.draws.left());
        for (uint256 i; i < tokenIds.length; ++i) tokenIds[i] = series.urn.at(i);
    }

    /// @inheritdoc IBlindBoxes
    function proceedsOf(uint256 seriesId) external view returns (uint256) {
        return _made(seriesId).draws.proceeds();
    }

    // ---- Inside

    function _made(uint256 seriesId) internal view returns (Series storage series) {
        series = _series[seriesId];
        if (series.offer.price == 0) revert(BoxReason.SERIES);
    }

    function _requireOperator() internal view {
        if (msg.sender != operator) revert(BoxReason.NOT_OPERATOR);
    }

    function _requireCount(uint256 count, uint256 most) internal pure {
        if (count == 0 || count > most) revert(BoxReason.COUNT);
    }

    /// @dev A series' number in the high bits, the request's in the low 32.
    function _requestId(uint256 seriesId, uint256 number) internal pure returns (uint256) {
        return (seriesId << 32) | number;
    }

    /// @dev Boxes being opened: those requested and not drawn.
    function _pending(Stock stock, Draws draws) internal pure returns (uint256) {
        return stock.asked() + draws.left() - stock.size();
    }

    /// @dev USDT that the dearest level among some cards costs. Each level is read once.
    function _dearest(uint256[] calldata tokenIds) private view returns (uint256 most) {
        uint256 asked;
        for (uint256 i; i < tokenIds.length; ++i) {
            (, uint256 level,,) = cards.cardFacts(tokenIds[i]);
            if ((asked >> level) & 1 == 1) continue;
            asked |= 1 << level;
            (,,, uint256 price,,) = cards.levelMap(level);
            if (price > most) most = price;
        }
    }
}
