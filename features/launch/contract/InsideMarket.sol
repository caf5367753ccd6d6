// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Curve} from "./Curve.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {SaleState} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";
import {Entry, Totals} from "./SaleWords.sol";

/// @title The internal market: shares on a curve between the presale and the listing.
abstract contract InsideMarket is SaleState {
    /// @inheritdoc ISale
    function buyInside(uint256 shares) external payable {
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        Entry memory own = _entryOf(msg.sender);
        if (shares == 0) revert(SaleReason.ZERO);
        if (_stage(terms_, now_) != INSIDE) revert(SaleReason.NOT_IN_PROGRESS);
        if (!_TEAM.isActive(msg.sender)) revert(SaleReason.NOT_ACTIVE);
        if (msg.sender == terms_.creator()) revert(SaleReason.CREATOR);
        // Compared so that nothing overflows.
        if (shares > terms_.insideMaxNum() || own.inside + shares > terms_.insideMaxNum()) revert(SaleReason.MAXIMUM);
        if (shares > terms_.curveShares() - now_.soldInside) revert(SaleReason.TOO_FEW);
        uint256 sun = _reserve(terms_, now_.soldInside + shares) - _reserve(terms_, now_.soldInside);
        if (msg.value < sun) revert(SaleReason.COST);

        // Effect: the last share makes the sale listable, also if it is sold back.
        own.inside += shares;
        _setEntry(msg.sender, own);
        now_.soldInside += shares;
        if (now_.soldInside == terms_.curveShares()) now_.soldOutAt = block.timestamp;
        _setTotals(now_);

        emit BoughtInside(msg.sender, shares, sun, now_.soldInside, _price(terms_, now_.soldInside));

        // Interaction: the change.
        if (msg.value > sun) Trx.send(msg.sender, msg.value - sun);
    }

    /// @inheritdoc ISale
    function sellInside(uint256 shares, uint256 least) external {
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        Entry memory own = _entryOf(msg.sender);
        if (shares == 0) revert(SaleReason.ZERO);
        uint256 stage = _stage(terms_, now_);
        if (stage != INSIDE && stage != LISTABLE && stage != EXPIRED) revert(SaleReason.NOT_IN_PROGRESS);
        if (shares > own.inside) revert(SaleReason.NO_SHARES);
        uint256 sun = _reserve(terms_, now_.soldInside) - _reserve(terms_, now_.soldInside - shares);
        if (sun < least) revert(SaleReason.LESS);

        // Effect:
        own.inside -= shares;
        _setEntry(msg.sender, own);
        now_.soldInside -= shares;
        _setTotals(now_);

        emit SoldInside(msg.sender, shares, sun, now_.soldInside, _price(terms_, now_.soldInside));

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    /// @dev Of the next share.
    function _price(SaleTerms terms_, uint256 soldInside) internal pure returns (uint256) {
        return Curve.priceAt(terms_.tradeEthAmount(), terms_.curveShares(), soldInside);
    }
}
