// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaShares} from "./RwaShares.sol";
import {RwaTerm, RwaTerms} from "./RwaTerms.sol";
import {Holding, Redemption, Redemptions, Reserve, RwaWords, Sold} from "./RwaWords.sol";

/// @title Requests that the issuer redeems shares.
/// @dev Guarded where no coin moves as well: a coin that calls back changes no request while it is paid.
abstract contract RwaRedemptions is RwaShares {
    using SafeTRC20 for ITRC20;
    using Credits for Credit;
    using RwaWords for uint256;
    using RwaWords for Holding;
    using RwaWords for Redemption;
    using RwaWords for Redemptions;

    mapping(address account => Credit) internal _redeemed;

    /// @inheritdoc IRwaAsset
    function requestRedemption(uint256 shares) external nonReentrant {
        _requireReleased();
        Redemption memory one = _redemptionWords[msg.sender].redemption();
        if (shares == 0) revert(RwaReason.ZERO);
        if (one.shares > 0) revert(RwaReason.REQUESTED);
        if (shares > balanceOf(msg.sender)) revert(RwaReason.BALANCE);
        uint256 amount = redemptionValue(shares);
        if (amount == 0) revert(RwaReason.AMOUNT);
        Redemptions memory all = _redemptionsWord.redemptions();

        // Effect:
        (all.count, all.waiting) = (all.count + 1, all.waiting + shares);
        _redemptionsWord = all.pack();
        _redemptionWords[msg.sender] = Redemption(shares, amount, block.timestamp, all.count).pack();

        emit RedemptionRequested(msg.sender, all.count, shares, amount);
    }

    /// @inheritdoc IRwaAsset
    function cancelRedemption() external nonReentrant {
        Redemption memory one = _requested(msg.sender);
        Redemptions memory all = _redemptionsWord.redemptions();

        // Effect:
        all.waiting -= one.shares;
        _redemptionsWord = all.pack();
        _end(msg.sender);

        emit RedemptionCancelled(msg.sender, one.number);
    }

    /// @inheritdoc IRwaAsset
    function fulfil(address account, uint256 mostPaid) external nonReentrant {
        RwaTerms terms_ = _terms();
        if (msg.sender != terms_.issuer()) revert(RwaReason.NOT_ISSUER);
        Redemption memory one = _requested(account);
        if (one.amount > mostPaid) revert(RwaReason.ABOVE_MAX);

        // Interaction: first here, since what arrives is what is due.
        uint256 received = _takeIn(terms_.coin(), one.amount);

        // Effect:
        _burn(account, one.shares);
        Redemptions memory all = _redemptionsWord.redemptions();
        (all.waiting, all.due) = (all.waiting - one.shares, all.due + received);
        if (all.due > RwaTerm.MOST_MONEY) revert(RwaReason.AMOUNT);
        _redemptionsWord = all.pack();
        _redeemed[account].add(received);
        _end(account);

        emit RedemptionFulfilled(account, one.number, one.shares, received);
    }

    /// @inheritdoc IRwaAsset
    function claimRedemption() external nonReentrant {
        uint256 amount = _redeemed[msg.sender].due();
        if (amount == 0) revert(RwaReason.NOTHING);
        Redemptions memory all = _redemptionsWord.redemptions();

        // Effect:
        _redeemed[msg.sender].take();
        all.due -= amount;
        _redemptionsWord = all.pack();

        emit RedemptionClaimed(msg.sender, amount);

        // Interaction:
        ITRC20(_terms().coin()).safeTransferChecked(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc IRwaAsset
    function redemptionOf(address account)
        external
        view
        returns (uint256 number, uint256 shares, uint256 amount, uint256 time)
    {
        Redemption memory one = _redemptionWords[account].redemption();
        return (one.number, one.shares, one.amount, one.time);
    }

    /// @inheritdoc IRwaAsset
    function redemptions() external view returns (uint256 count, uint256 waiting) {
        Redemptions memory all = _redemptionsWord.redemptions();
        return (all.count, all.waiting);
    }

    /// @inheritdoc IRwaAsset
    function redemptionValue(uint256 shares) public view returns (uint256) {
        Reserve memory last = _reserve();
        return last.shares == 0 ? 0 : (shares * last.amount) / last.shares;
    }

    // ---- Inside

    function _requested(address account) private view returns (Redemption memory one) {
        one = _redemptionWords[account].redemption();
        if (one.shares == 0) revert(RwaReason.NOT_REQUESTED);
    }

    function _end(address account) private {
        // Effect:
        _redemptionWords[account] = Redemption(0, 0, 0, 0).pack();
    }

    /// @dev What they have earned stays the account's.
    function _burn(address account, uint256 shares) private {
        Holding memory own = _settled(account);
        Sold memory sold = _sold();

        // Effect:
        own.shares -= shares;
        _holdingWords[account] = own.pack();
        sold.shares -= shares;
        _setSold(sold);

        emit Transfer(account, address(0), shares);
    }
}
