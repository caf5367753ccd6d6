// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IRouter} from "../../exchange/contract/IRouter.sol";
import {ILockA} from "../../lock/contract/ILockA.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {ISale} from "./ISale.sol";
import {InsideMarket} from "./InsideMarket.sol";
import {Listing} from "./Listing.sol";
import {Presale} from "./Presale.sol";
import {SaleClaims} from "./SaleClaims.sol";
import {SaleState} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";
import {Ending, Entry, Totals} from "./SaleWords.sol";

/// @title Template of the factory's sales, and what can be read of one.
contract Sale is Presale, InsideMarket, Listing, SaleClaims {
    using Credits for Credit;

    constructor(ITeam team, IRouter router, ILockA locks) SaleState(team, router, locks) {}

    /// @inheritdoc ISale
    function token() external view returns (address) {
        return _terms().token();
    }

    /// @inheritdoc ISale
    function creator() external view returns (address) {
        return _terms().creator();
    }

    /// @inheritdoc ISale
    function terms()
        external
        view
        returns (uint256[13] memory numbers, address devLPReceiver, bool lpDistributionEnabled)
    {
        SaleTerms all = _terms();
        return (all.numbersOf(), all.devLPReceiver(), all.lpDistributionEnabled());
    }

    /// @inheritdoc ISale
    function derived() external view returns (uint256 tokensPerShare, uint256 curveShares, uint256 softCap) {
        SaleTerms all = _terms();
        return (all.tokensPerShare(), all.curveShares(), all.softCap());
    }

    /// @inheritdoc ISale
    function state() external view returns (uint256) {
        return _stage(_terms(), _totals());
    }

    /// @inheritdoc ISale
    function listable() external view returns (bool) {
        return _stage(_terms(), _totals()) == LISTABLE;
    }

    /// @inheritdoc ISale
    function totals()
        external
        view
        returns (
            uint256 sold,
            uint256 refunded,
            uint256 soldInside,
            uint256 endsAt,
            uint256 moves,
            uint256 listableAt,
            uint256 expiresAt,
            uint256 listedAt
        )
    {
        SaleTerms all = _terms();
        Totals memory now_ = _totals();
        endsAt = _end(all, now_);
        listableAt = _listableAt(all, now_);
        expiresAt = listableAt + LISTING_TIME;
        (sold, refunded, soldInside) = (now_.sold, now_.refunded, now_.soldInside);
        (moves, listedAt) = (now_.moves, now_.listedAt);
    }

    /// @inheritdoc ISale
    function money()
        external
        view
        returns (uint256 raise, uint256 curve, uint256 floorLeft, uint256 tapLeft, uint256 credits)
    {
        SaleTerms all = _terms();
        Totals memory now_ = _totals();
        Ending memory ending = _ending();
        if (now_.listedAt == 0) {
            raise = (now_.sold - now_.refunded) * all.presaleEthAmount();
            curve = _reserve(all, now_.soldInside);
        }
        return (raise, curve, ending.floorLeft, ending.tap - ending.tapCollected, _creditsLeft);
    }

    /// @inheritdoc ISale
    function entries(address account)
        external
        view
        returns (uint256 shares, uint256 insideShares, uint256 claimed, bool claimedInside, uint256 credit)
    {
        Entry memory own = _entryOf(account);
        return (own.shares, own.inside, own.claimed, own.claimedInside, _credits[account].due());
    }

    /// @inheritdoc ISale
    function leaving(address account)
        external
        view
        returns (
            uint256 byLeave,
            uint256 byRefund,
            uint256 bySellInside,
            uint256 claimTokens,
            uint256 claimLiquidity,
            uint256 insideTokens,
            uint256 byCollect,
            uint256 byTap
        )
    {
        uint256[8] memory ways = _leaving(account);
        (byLeave, byRefund, bySellInside) = (ways[0], ways[1], ways[2]);
        (claimTokens, claimLiquidity, insideTokens) = (ways[3], ways[4], ways[5]);
        (byCollect, byTap) = (ways[6], ways[7]);
    }

    /// @inheritdoc ISale
    function quote(uint256 shares)
        external
        view
        returns (uint256 cost, uint256 proceeds, uint256 price, uint256 priceAfterBuy, uint256 priceAfterSale)
    {
        SaleTerms all = _terms();
        uint256 sold = _totals().soldInside;
        uint256 curve = all.curveShares();
        if (curve == 0) return (0, 0, 0, 0, 0);
        uint256 reserve = _reserve(all, sold);
        price = _price(all, sold);
        if (shares <= curve - sold) {
            (cost, priceAfterBuy) = (_reserve(all, sold + shares) - reserve, _price(all, sold + shares));
        }
        if (shares <= sold) {
            (proceeds, priceAfterSale) = (reserve - _reserve(all, sold - shares), _price(all, sold - shares));
        }
    }

    /// @inheritdoc ISale
    function unlocks() external view returns (uint256 unlocked, uint256 nextAt) {
        SaleTerms all = _terms();
        uint256 listedAt = _totals().listedAt;
        if (listedAt == 0) return (0, 0);
        unlocked = all.unlockedAt(listedAt, block.timestamp);
        if (unlocked == ALL) return (ALL, 0);
        nextAt = listedAt + all.vestingDelay() + (unlocked / all.vestingRate()) * all.vestingDis();
    }

    /// @inheritdoc ISale
    function floor() external view returns (uint256 left, uint256 tokens) {
        return (_ending().floorLeft, ILaunchToken(_terms().token()).totalSupply());
    }

    /// @inheritdoc ISale
    function redeemable(uint256 tokens) external view returns (uint256) {
        return _redeemable(_terms(), tokens);
    }

    /// @inheritdoc ISale
    function tap() external view returns (uint256 total, uint256 flown, uint256 collected, uint256 endsAt) {
        Totals memory now_ = _totals();
        if (now_.listedAt == 0) return (0, 0, 0, 0);
        Ending memory ending = _ending();
        return (ending.tap, _flown(now_, ending), ending.tapCollected, now_.listedAt + TAP_TIME);
    }

    /// @inheritdoc ISale
    function listing() external view returns (address pair, uint256 liquidityPerShare) {
        return (_pair, _liquidityPerShare);
    }

    /// @dev In the order of `leaving`: eight names leave the compiler no place for others.
    function _leaving(address account) private view returns (uint256[8] memory ways) {
        SaleTerms all = _terms();
        Totals memory now_ = _totals();
        Entry memory own = _entryOf(account);
        uint256 stage = _stage(all, now_);
        uint256 paid = own.shares * all.presaleEthAmount();
        if (stage == LIVE) ways[0] = paid;
        if (stage == FAILED || stage == EXPIRED) ways[1] = paid;
        ways[6] = _credits[account].due();
        if (stage == LISTED) {
            (ways[3], ways[4],) = _claimable(all, own, now_.listedAt);
            ways[5] = _claimableInside(all, own);
            if (account == all.creator()) ways[7] = _flown(now_, _ending()) - _ending().tapCollected;
        } else {
            uint256 rest = now_.soldInside - own.inside;
            ways[2] = _reserve(all, now_.soldInside) - _reserve(all, rest);
        }
    }
}
