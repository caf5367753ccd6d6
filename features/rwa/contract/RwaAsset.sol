// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {IMoney} from "../../team/contract/IMoney.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Money} from "../../team/contract/public/Money.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaRedemptions} from "./RwaRedemptions.sol";
import {RwaSale} from "./RwaSale.sol";
import {RwaState} from "./RwaState.sol";
import {RwaTerm, RwaTerms} from "./RwaTerms.sol";
import {Holding, Reserve, RwaWords, Sold} from "./RwaWords.sol";

/// @title Template of the registry's assets.
/// @dev What an asset was made with stands behind its clone's code. Here: what anybody reads of it.
contract RwaAsset is RwaSale, RwaRedemptions {
    using Credits for Credit;
    using RwaWords for uint256;

    constructor(ITeam team_, IFeeSplitter splitter_, address attestor_) RwaState(team_, splitter_, attestor_) {}

    /// @inheritdoc IRwaAsset
    function name() external view returns (string memory one) {
        _terms();
        (one,) = RwaTerm.readNames();
    }

    /// @inheritdoc IRwaAsset
    function symbol() external view returns (string memory one) {
        _terms();
        (, one) = RwaTerm.readNames();
    }

    function totalSupply() external view returns (uint256) {
        return _sold().shares;
    }

    /// @inheritdoc IRwaAsset
    function registry() external view returns (address) {
        return address(_REGISTRY);
    }

    /// @inheritdoc IMoney
    /// @dev A clone has no list of its own: it has one coin.
    function coins() external view override(IMoney, Money) returns (address[] memory all) {
        all = new address[](2);
        all[1] = _terms().coin();
    }

    /// @inheritdoc IRwaAsset
    function terms()
        external
        view
        returns (bytes32 document, uint256[4] memory numbers, address coin, address issuer, address revenue)
    {
        RwaTerms all = _terms();
        numbers = [all.price(), all.target(), all.most(), all.deadline()];
        return (all.document(), numbers, all.coin(), all.issuer(), all.revenue());
    }

    /// @inheritdoc IRwaAsset
    function state() external view returns (uint256) {
        return _stage(_terms(), _sold(), _reserve());
    }

    /// @inheritdoc IRwaAsset
    function totals()
        external
        view
        returns (
            uint256 shares,
            uint256 reachedAt,
            uint256 releasableAt,
            uint256 expiresAt,
            uint256 releasedAt
        )
    {
        (Sold memory all, Reserve memory last) = (_sold(), _reserve());
        (shares, reachedAt, releasedAt) = (all.shares, all.reachedAt, last.releasedAt);
        releasableAt = _releasableAt(all, last);
        expiresAt = _terms().deadline() + RELEASE_TIME;
    }

    /// @inheritdoc IRwaAsset
    function attestation() external view returns (uint256 reserve, uint256 time, uint256 shares) {
        Reserve memory last = _reserve();
        return (last.amount, last.time, last.shares);
    }

    /// @inheritdoc IRwaAsset
    function money() external view returns (uint256 escrow, uint256 dividends, uint256 redeemed) {
        if (_reserve().releasedAt == 0) escrow = _sold().shares * _terms().price();
        dividends = _dividendsWord.dividends().left;
        redeemed = _redemptionsWord.redemptions().due;
    }

    /// @inheritdoc IRwaAsset
    function holdingOf(address account)
        external
        view
        returns (uint256 shares, uint256 waiting, uint256 byRefund, uint256 byClaim, uint256 byClaimRedemption)
    {
        Holding memory own = _settled(account);
        (shares, byClaim) = (own.shares, own.owed);
        waiting = _redemptionWords[account].redemption().shares;
        if (_reserve().releasedAt == 0) byRefund = shares * _terms().price();
        byClaimRedemption = _redeemed[account].due();
    }
}
