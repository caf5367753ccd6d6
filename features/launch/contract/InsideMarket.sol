// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {Curve} from "./Curve.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {Entry, SaleState, Totals} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";

/// @title The internal market: shares on a curve between the presale and the listing.
abstract contract InsideMarket is SaleState {
    /// @inheritdoc ISale
    function buyInside(uint256 shares) external payable {
        SaleTerms memory terms_ = _terms();
        Totals memory now_ = _totals;
        Entry memory own = _entries[msg.sender];
        if (shares == 0) revert(SaleReason.ZERO);
        if (_stage(terms_, now_) != INSIDE) revert(SaleReason.NOT_IN_PROGRESS);
        if (!_TEAM.isActive(msg.sender)) revert(SaleReason.NOT_ACTIVE);
        if (msg.sender == terms_.creator) revert(SaleReason.CREATOR);
        // Compared so that nothing overflows.
        if (shares > terms_.insideMaxNum || own.inside + shares > terms_.insideMaxNum) revert(SaleReason.MAXIMUM);
        if (shares > terms_.curveShares() - now_.soldInside) revert(SaleReason.TOO_FEW);
        uint256 sun = _reserve(terms_, now_.soldInside + shares) - _reserve(terms_, now_.soldInside);
        if (msg.value < sun) revert(SaleReason.COST);

        // Effect: the last share makes the sale listable, whoever sells back then.
        own.inside += uint32(shares);
        own.known = true;
        _entries[msg.sender] = own;
        now_.soldInside += uint32(shares);
        if (now_.soldInside == terms_.curveShares()) now_.soldOutAt = uint40(block.timestamp);
        _totals = now_;

        emit BoughtInside(msg.sender, shares, sun, now_.soldInside, _price(terms_, now_.soldInside));

        // Interaction: the change.
        if (msg.value > sun) Trx.send(msg.sender, msg.value - sun);
    }

    /// @inheritdoc ISale
    function sellInside(uint256 shares, uint256 least) external {
        SaleTerms memory terms_ = _terms();
        Totals memory now_ = _totals;
        if (shares == 0) revert(SaleReason.ZERO);
        uint256 stage = _stage(terms_, now_);
        if (stage != INSIDE && stage != LISTABLE && stage != EXPIRED) revert(SaleReason.NOT_IN_PROGRESS);
        if (shares > _entries[msg.sender].inside) revert(SaleReason.NO_SHARES);
        uint256 sun = _reserve(terms_, now_.soldInside) - _reserve(terms_, now_.soldInside - shares);
        if (sun < least) revert(SaleReason.LESS);

        // Effect:
        _entries[msg.sender].inside -= uint32(shares);
        now_.soldInside -= uint32(shares);
        _totals = now_;

        emit SoldInside(msg.sender, shares, sun, now_.soldInside, _price(terms_, now_.soldInside));

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    /// @dev Of the next share.
    function _price(SaleTerms memory terms_, uint256 soldInside) internal pure returns (uint256) {
        return Curve.priceAt(terms_.tradeEthAmount, terms_.curveShares(), soldInside);
    }
}
