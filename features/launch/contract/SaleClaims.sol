// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {SaleState} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";
import {Ending, Entry, Totals} from "./SaleWords.sol";

/// @title What a listed sale pays: tokens, liquidity, the floor, and the creator's part.
abstract contract SaleClaims is SaleState {
    using SafeTRC20 for ITRC20;

    /// @inheritdoc ISale
    function claim() external {
        SaleTerms terms_ = _terms();
        uint256 listedAt = _totals().listedAt;
        Entry memory own = _entryOf(msg.sender);
        if (listedAt == 0) revert(SaleReason.NOT_LISTED);
        (uint256 tokens, uint256 liquidity, uint256 unlocked) = _claimable(terms_, own, listedAt);
        if (tokens == 0 && liquidity == 0) revert(SaleReason.NOTHING);

        // Effect:
        own.claimed = unlocked;
        _setEntry(msg.sender, own);

        emit Claimed(msg.sender, tokens, liquidity, unlocked);

        // Interaction: with the token and its pair.
        ITRC20(terms_.token()).safeTransfer(msg.sender, tokens);
        if (liquidity > 0) ITRC20(_pair).safeTransfer(msg.sender, liquidity);
    }

    /// @inheritdoc ISale
    function claimInside() external {
        SaleTerms terms_ = _terms();
        Entry memory own = _entryOf(msg.sender);
        if (_totals().listedAt == 0) revert(SaleReason.NOT_LISTED);
        uint256 tokens = _claimableInside(terms_, own);
        if (tokens == 0) revert(SaleReason.NOTHING);

        // Effect:
        own.claimedInside = true;
        _setEntry(msg.sender, own);

        emit ClaimedInside(msg.sender, tokens);

        // Interaction:
        ITRC20(terms_.token()).safeTransfer(msg.sender, tokens);
    }

    /// @inheritdoc ISale
    function redeem(uint256 tokens) external {
        SaleTerms terms_ = _terms();
        Ending memory ending = _ending();
        if (_totals().listedAt == 0) revert(SaleReason.NOT_LISTED);
        uint256 sun = _redeemable(terms_, tokens);
        if (sun == 0) revert(SaleReason.NOTHING);

        // Effect: rounded down, so the floor per token never falls.
        ending.floorLeft -= sun;
        _setEnding(ending);

        emit Redeemed(msg.sender, tokens, sun, ending.floorLeft);

        // Interaction: the token refuses more than the caller has.
        ILaunchToken(terms_.token()).burnFor(msg.sender, tokens);
        Trx.send(msg.sender, sun);
    }

    /// @inheritdoc ISale
    function collectTap() external {
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        Ending memory ending = _ending();
        if (msg.sender != terms_.creator()) revert(SaleReason.NOT_CREATOR);
        if (now_.listedAt == 0) revert(SaleReason.NOT_LISTED);
        uint256 flown = _flown(now_, ending);
        uint256 sun = flown - ending.tapCollected;
        if (sun == 0) revert(SaleReason.NOTHING);

        // Effect:
        ending.tapCollected = flown;
        _setEnding(ending);

        emit TapCollected(msg.sender, sun, flown);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    // ---- Inside

    /// @dev Of a listed sale.
    function _claimable(
        SaleTerms terms_,
        Entry memory own,
        uint256 listedAt
    ) internal view returns (uint256 tokens, uint256 liquidity, uint256 unlocked) {
        unlocked = terms_.unlockedAt(listedAt, block.timestamp);
        tokens = _between(terms_.tokensPerShare() * own.shares, own.claimed, unlocked);
        liquidity = _between(uint256(_liquidityPerShare) * own.shares, own.claimed, unlocked);
    }

    /// @dev Of a listed sale.
    function _claimableInside(SaleTerms terms_, Entry memory own) internal pure returns (uint256) {
        return own.claimedInside ? 0 : terms_.tokensPerShare() * own.inside;
    }

    /// @dev By all tokens that are not burnt: leaving any out would let its holders drain the floor.
    function _redeemable(SaleTerms terms_, uint256 tokens) internal view returns (uint256) {
        uint256 supply = ILaunchToken(terms_.token()).totalSupply();
        return tokens > supply ? 0 : (_ending().floorLeft * tokens) / supply;
    }
}
