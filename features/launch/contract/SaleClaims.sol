// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {Ending, Entry, SaleState, Totals} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";

/// @title What a listed sale pays: tokens, liquidity, the floor, and the creator's part.
abstract contract SaleClaims is SaleState {
    using SafeTRC20 for ITRC20;

    /// @inheritdoc ISale
    function claim() external {
        SaleTerms memory terms_ = _terms();
        if (_totals.listedAt == 0) revert(SaleReason.NOT_LISTED);
        (uint256 tokens, uint256 liquidity, uint256 unlocked) = _claimable(terms_, msg.sender);
        if (tokens == 0 && liquidity == 0) revert(SaleReason.NOTHING);

        // Effect:
        _entries[msg.sender].claimed = uint16(unlocked);

        emit Claimed(msg.sender, tokens, liquidity, unlocked);

        // Interaction: with the token and its pair.
        ITRC20(terms_.token).safeTransfer(msg.sender, tokens);
        if (liquidity > 0) ITRC20(_pair).safeTransfer(msg.sender, liquidity);
    }

    /// @inheritdoc ISale
    function claimInside() external {
        SaleTerms memory terms_ = _terms();
        if (_totals.listedAt == 0) revert(SaleReason.NOT_LISTED);
        uint256 tokens = _claimableInside(terms_, msg.sender);
        if (tokens == 0) revert(SaleReason.NOTHING);

        // Effect:
        _entries[msg.sender].claimedInside = true;

        emit ClaimedInside(msg.sender, tokens);

        // Interaction:
        ITRC20(terms_.token).safeTransfer(msg.sender, tokens);
    }

    /// @inheritdoc ISale
    function redeem(uint256 tokens) external {
        SaleTerms memory terms_ = _terms();
        if (_totals.listedAt == 0) revert(SaleReason.NOT_LISTED);
        uint256 sun = _redeemable(terms_, tokens);
        if (sun == 0) revert(SaleReason.NOTHING);

        // Effect: rounded down, so the floor per token never falls.
        _ending.floorLeft -= uint64(sun);

        emit Redeemed(msg.sender, tokens, sun, _ending.floorLeft);

        // Interaction: the token refuses more than the caller has.
        ILaunchToken(terms_.token).burnFor(msg.sender, tokens);
        Trx.send(msg.sender, sun);
    }

    /// @inheritdoc ISale
    function collectTap() external {
        SaleTerms memory terms_ = _terms();
        Totals memory now_ = _totals;
        Ending memory ending = _ending;
        if (msg.sender != terms_.creator) revert(SaleReason.NOT_CREATOR);
        if (now_.listedAt == 0) revert(SaleReason.NOT_LISTED);
        uint256 flown = _flown(now_, ending);
        uint256 sun = flown - ending.tapCollected;
        if (sun == 0) revert(SaleReason.NOTHING);

        // Effect:
        _ending.tapCollected = uint64(flown);

        emit TapCollected(msg.sender, sun, flown);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    // ---- Inside

    /// @dev Of a listed sale.
    function _claimable(
        SaleTerms memory terms_,
        address account
    ) internal view returns (uint256 tokens, uint256 liquidity, uint256 unlocked) {
        Entry memory own = _entries[account];
        unlocked = terms_.unlockedAt(_totals.listedAt, block.timestamp);
        tokens = _between(terms_.tokensPerShare * own.shares, own.claimed, unlocked);
        liquidity = _between(uint256(_liquidityPerShare) * own.shares, own.claimed, unlocked);
    }

    /// @dev Of a listed sale.
    function _claimableInside(SaleTerms memory terms_, address account) internal view returns (uint256) {
        Entry memory own = _entries[account];
        return own.claimedInside ? 0 : terms_.tokensPerShare * own.inside;
    }

    /// @dev By all tokens that are not burnt: leaving any out would let its holders drain the floor.
    function _redeemable(SaleTerms memory terms_, uint256 tokens) internal view returns (uint256) {
        uint256 supply = ILaunchToken(terms_.token).totalSupply();
        return tokens > supply ? 0 : (_ending.floorLeft * tokens) / supply;
    }
}
