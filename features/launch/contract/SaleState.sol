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
import {Ending, Entry, SaleWords, Totals} from "./SaleWords.sol";

/// @title What the parts of a sale stand on: its words, and the state that follows from them and time.
abstract contract SaleState is ISale {
    using SaleWords for uint256;
    using SaleWords for Totals;
    using SaleWords for Entry;
    using SaleWords for Ending;

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

    uint256 private _totalsWord;
    uint256 private _endingWord;
    mapping(address account => uint256) private _entryWords;
    /// @dev Where the token was listed, and what a presale share gets of the liquidity.
    address internal _pair;
    uint96 internal _liquidityPerShare;
    uint256 internal _creditsLeft;
    mapping(address account => Credit) internal _credits;

    constructor(ITeam team, IRouter router, ILockA locks) {
        _TEAM = team;
        _PAIRS = IPairFactory(router.factory());
        _WTRX = IWtrx(router.WETH());
        _LOCKS = locks;
        _TEMPLATE = address(this);
    }

    /// @dev Every function reads them, so none works on the template.
    function _terms() internal view returns (SaleTerms) {
        if (address(this) == _TEMPLATE) revert(SaleReason.TEMPLATE);
        return SaleTerm.read();
    }

    function _totals() internal view returns (Totals memory) {
        return _totalsWord.totals();
    }

    function _setTotals(Totals memory now_) internal {
        _totalsWord = now_.pack();
    }

    function _entryOf(address account) internal view returns (Entry memory) {
        return _entryWords[account].entry();
    }

    function _setEntry(address account, Entry memory own) internal {
        _entryWords[account] = own.pack();
    }

    function _ending() internal view returns (Ending memory) {
        return _endingWord.ending();
    }

    function _setEnding(Ending memory all) internal {
        _endingWord = all.pack();
    }

    function _stage(SaleTerms terms_, Totals memory now_) internal view returns (uint256) {
        if (now_.listedAt > 0) return LISTED;
        if (block.timestamp < terms_.startTime()) return UPCOMING;
        if (block.timestamp < _end(terms_, now_)) return LIVE;
        if (now_.sold < terms_.softCap()) return FAILED;
        uint256 from = _listableAt(terms_, now_);
        if (block.timestamp < from) return INSIDE;
        return block.timestamp < from + LISTING_TIME ? LISTABLE : EXPIRED;
    }

    /// @dev The same as that the state is LIVE.
    function _isLive(SaleTerms terms_, uint256 end) internal view returns (bool) {
        return block.timestamp >= terms_.startTime() && block.timestamp < end;
    }

    /// @dev Of the presale.
    function _end(SaleTerms terms_, Totals memory now_) internal pure returns (uint256) {
        return now_.endsAt > 0 ? now_.endsAt : terms_.startTime() + SALE_TIME;
    }

    function _listableAt(SaleTerms terms_, Totals memory now_) internal pure returns (uint256) {
        if (now_.soldOutAt > 0) return now_.soldOutAt;
        return _end(terms_, now_) + (terms_.curveShares() > 0 ? CURVE_TIME : 0);
    }

    /// @dev Sun that inside shares have paid.
    function _reserve(SaleTerms terms_, uint256 soldInside) internal pure returns (uint256) {
        return soldInside == 0 ? 0 : Curve.reserveOf(terms_.tradeEthAmount(), terms_.curveShares(), soldInside);
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
