// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {BoxSeries} from "./BoxSeries.sol";
import {Draws} from "./Draws.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {IWordSource} from "./IWordSource.sol";
import {Stock} from "./Stock.sol";

/// @title What binds the operator of a series: secrets chosen before, and a bond.
abstract contract BoxBonds is BoxSeries {
    /// @notice How long after the end of a sale the bond is held for boxes that are out, in seconds.
    uint256 public constant OPEN_TIME = 30 days;

    /// @notice Where the secrets of requests come from; 0: from the operator's chains.
    IWordSource public immutable words;

    constructor(IWordSource words_) {
        words = words_;
    }

    // ---- The secrets

    /// @inheritdoc IBlindBoxes
    function postChain(uint256 seriesId, bytes20 tip) external {
        Series storage series = _made(seriesId);
        _requireOperator();
        Stock stock = series.stock;
        Draws draws = series.draws;
        if (_pending(stock, draws) != 0) revert(BoxReason.PENDING);

        // Effect:
        uint256 first = stock.requests() + 1;
        series.stock = stock.standing();
        series.draws = draws.bound(tip, first);

        emit ChainPosted(seriesId, tip, _requestId(seriesId, first));
    }

    // ---- The bond

    /// @inheritdoc IBlindBoxes
    function addBond(uint256 seriesId) external payable {
        Series storage series = _made(seriesId);
        Stock stock = series.stock;
        if (stock.bond() + msg.value > type(uint64).max) revert(BoxReason.AMOUNT);

        // Effect:
        series.stock = stock.bonded(msg.value);

        emit BondAdded(seriesId, msg.sender, msg.value);
    }

    /// @inheritdoc IBlindBoxes
    function withdrawBond(uint256 seriesId, uint256 amount) external {
        Series storage series = _made(seriesId);
        _requireOperator();
        Stock stock = series.stock;
        bool isOut = stock.free() != series.draws.left();
        if (isOut && block.timestamp < series.offer.end + OPEN_TIME) revert(BoxReason.HELD);
        if (_held(series) + amount > stock.bond()) revert(BoxReason.HELD);

        // Effect:
        series.stock = stock.unbonded(amount);

        emit BondWithdrawn(seriesId, amount);

        // Interaction:
        Trx.send(operator, amount);
    }

    // ---- Reads

    /// @inheritdoc IBlindBoxes
    function bondOf(uint256 seriesId) external view returns (uint256 bond, uint256 held) {
        Series storage series = _made(seriesId);
        return (series.stock.bond(), _held(series));
    }

    /// @inheritdoc IBlindBoxes
    function penaltyOf(uint256 seriesId) external view returns (uint256) {
        return _made(seriesId).stock.penalty();
    }

    /// @inheritdoc IBlindBoxes
    function setAsideOf(uint256 seriesId) external view returns (uint256) {
        return _aside(_penaltyNow(_made(seriesId)));
    }

    /// @inheritdoc IBlindBoxes
    function chainOf(uint256 seriesId)
        external
        view
        returns (bool standing, bytes20 tip, uint256 next, uint256 last)
    {
        Series storage series = _made(seriesId);
        Draws draws = series.draws;
        standing = series.stock.isStanding();
        tip = draws.tip();
        next = _requestId(seriesId, draws.next());
        last = _requestId(seriesId, series.stock.requests());
    }

    // ---- Inside

    /// @dev Sun of each box, of a request made now and of all that are open then: what the penalty costs now, or what
    /// is set aside for an open request already, whichever is more. So no change of price leaves one without.
    function _penaltyNow(Series storage series) internal view returns (uint256 penalty) {
        Stock stock = series.stock;
        penalty = oracle.usdtToTrx(series.offer.penalty);
        if (_pending(stock, series.draws) != 0 && stock.penalty() > penalty) penalty = stock.penalty();
    }

    /// @dev What is set aside of the bond for such a penalty. Where the operator alone decides whether he is silent,
    /// twice: what the holder gets leaves the pool the whole penalty all the same.
    function _aside(uint256 penalty) internal view returns (uint256) {
        return address(words) == address(0) ? 2 * penalty : penalty;
    }

    /// @dev What of the bond open requests hold.
    function _held(Series storage series) private view returns (uint256) {
        return _aside(series.stock.penalty()) * _pending(series.stock, series.draws);
    }
}
