// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {BoxSeries} from "./BoxSeries.sol";
import {Draws} from "./Draws.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {Stock} from "./Stock.sol";

/// @title What binds the operator of a series: secrets chosen before, and a bond.
abstract contract BoxBonds is BoxSeries {
    /// @notice How long after the end of a sale the bond is held for boxes that are out, in seconds.
    uint256 public constant OPEN_TIME = 30 days;

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
        if (_held(series, 0) + amount > stock.bond()) revert(BoxReason.HELD);

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
        return (series.stock.bond(), _held(series, 0));
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

    /// @dev What of the bond would be held with so many boxes more being opened: the penalty to the holder, and as
    /// much to the pool.
    function _held(Series storage series, uint256 more) internal view returns (uint256) {
        return 2 * uint256(series.offer.penalty) * (_pending(series.stock, series.draws) + more);
    }
}
