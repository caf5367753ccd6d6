// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {IRouter} from "../../exchange/contract/IRouter.sol";
import {IWtrx} from "../../exchange/contract/IWtrx.sol";
import {ILockA} from "../../lock/contract/ILockA.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Credit} from "../../../platform/contracts/Credits.sol";
import {Curve} from "./Curve.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {SaleTerm, SaleTerms} from "./SaleTerms.sol";

/// @notice One word: what was sold, and when. Shares have 32 bits, at most 10^6 are sold; times are unix seconds.
struct Totals {
    uint32 sold;
    /// @dev After the sale failed, or was not listed in time.
    uint32 refunded;
    uint32 soldInside;
    /// @dev 0: 30 days after the start.
    uint40 endsAt;
    uint8 moves;
    /// @dev When the last inside share was sold first; selling it back changes nothing.
    uint40 soldOutAt;
    uint40 listedAt;
}

/// @notice One word an account, never zero again: whoever leaves and comes back does not pay for a new slot.
struct Entry {
    uint32 shares;
    uint32 inside;
    uint16 claimed;
    bool claimedInside;
    bool known;
}

/// @notice Sun that a listed sale still has.
struct Ending {
    uint64 floorLeft;
    uint64 tap;
    uint64 tapCollected;
}

/// @title What the parts of a sale stand on: its words, and the state that follows from them and time.
abstract contract SaleState is ISale {
    uint256 internal constant ALL = 10_000;
    uint256 internal constant UPCOMING = 0;
    uint256 internal constant LIVE = 1;
    uint256 internal constant FAILED = 2;
    uint256 internal constant INSIDE = 3;
    uint256 internal constant LISTABLE = 4;
    uint256 internal constant EXPIRED = 5;
    uint256 internal constant LISTED = 6;

    uint256 internal constant SALE_TIME = 30 days;
    uint256 internal constant CURVE_TIME = 30 days;
    uint256 internal constant LISTING_TIME = 7 days;
    uint256 internal constant TAP_TIME = 180 days;

    ITeam internal immutable _TEAM;
    IPairFactory internal immutable _PAIRS;
    IWtrx internal immutable _WTRX;
    ILockA internal immutable _LOCKS;
    address private immutable _TEMPLATE;

    Totals internal _totals;
    Ending internal _ending;
    /// @dev Where the token was listed, and what a presale share gets of the liquidity.
    address internal _pair;
    uint96 internal _liquidityPerShare;
    uint256 internal _creditsLeft;
    mapping(address account => Entry) internal _entries;
    mapping(address account => Credit) internal _credits;

    constructor(ITeam team, IRouter router, ILockA locks) {
        _TEAM = team;
        _PAIRS = IPairFactory(router.factory());
        _WTRX = IWtrx(router.WETH());
        _LOCKS = locks;
        _TEMPLATE = address(this);
    }

    /// @dev Every function reads them, so none works on the template.
    function _terms() internal view returns (SaleTerms memory) {
        if (address(this) == _TEMPLATE) revert(SaleReason.TEMPLATE);
        return SaleTerm.read();
    }

    function _stage(SaleTerms memory terms_, Totals memory now_) internal view returns (uint256) {
        if (now_.listedAt > 0) return LISTED;
        if (block.timestamp < terms_.startTime) return UPCOMING;
        if (block.timestamp < _end(terms_, now_)) return LIVE;
        if (now_.sold < terms_.softCap()) return FAILED;
        uint256 from = _listableAt(terms_, now_);
        if (block.timestamp < from) return INSIDE;
        return block.timestamp < from + LISTING_TIME ? LISTABLE : EXPIRED;
    }

    /// @dev Of the presale.
    function _end(SaleTerms memory terms_, Totals memory now_) internal pure returns (uint256) {
        return now_.endsAt > 0 ? now_.endsAt : terms_.startTime + SALE_TIME;
    }

    function _listableAt(SaleTerms memory terms_, Totals memory now_) internal pure returns (uint256) {
        if (now_.soldOutAt > 0) return now_.soldOutAt;
        return _end(terms_, now_) + (terms_.curveShares() > 0 ? CURVE_TIME : 0);
    }

    /// @dev Sun that inside shares have paid.
    function _reserve(SaleTerms memory terms_, uint256 soldInside) internal pure returns (uint256) {
        return soldInside == 0 ? 0 : Curve.reserveOf(terms_.tradeEthAmount, terms_.curveShares(), soldInside);
    }

    /// @dev What has flown to the creator.
    function _flown(Totals memory now_, Ending memory ending) internal view returns (uint256) {
        uint256 time = block.timestamp - now_.listedAt;
        return time < TAP_TIME ? (ending.tap * time) / TAP_TIME : ending.tap;
    }

    /// @dev What a rate of an amount is more than another rate of it: parts add up to the whole.
    function _between(uint256 amount, uint256 from, uint256 to) internal pure returns (uint256) {
        return (amount * to) / ALL - (amount * from) / ALL;
    }
}
