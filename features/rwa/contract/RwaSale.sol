// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaState} from "./RwaState.sol";
import {RwaTerm, RwaTerms} from "./RwaTerms.sol";
import {Holding, Reserve, RwaWords, Sold} from "./RwaWords.sol";

/// @title The sale of an asset: its escrow, attestation and release.
/// @dev Buyers are a list from the last to the first, in the part of their words that dividends need later: it costs no
/// slot, and a sender of refunds finds all of them.
abstract contract RwaSale is RwaState {
    using SafeTRC20 for ITRC20;
    using RwaWords for Holding;

    /// @inheritdoc IRwaAsset
    function buy(uint256 shares) external nonReentrant {
        RwaTerms terms_ = _terms();
        Sold memory all = _sold();
        if (shares == 0) revert(RwaReason.ZERO);
        _requireForSale(terms_);
        if (!_REGISTRY.isAllowed(msg.sender)) revert(RwaReason.NOT_ALLOWED);
        if (shares > terms_.most() - all.shares) revert(RwaReason.TOO_FEW);
        // Of 96 bits.
        uint256 cost = shares * terms_.price();
        Holding memory own = _holdingOf(msg.sender);

        // Effect:
        if (!own.isBuyer) (own.next, all.last) = (all.last, msg.sender);
        own.shares += shares;
        _holdingWords[msg.sender] = own.packBuyer();
        all.shares += shares;
        if (all.reachedAt == 0 && all.shares >= terms_.target()) all.reachedAt = block.timestamp;
        _setSold(all);

        emit Transfer(address(0), msg.sender, shares);
        emit Bought(msg.sender, shares, cost, all.shares);

        // Interaction:
        if (_takeIn(terms_.coin(), cost) < cost) revert(RwaReason.KEEPS_A_PART);
    }

    /// @inheritdoc IRwaAsset
    function refund() external nonReentrant {
        RwaTerms terms_ = _terms();
        if (_reserve().releasedAt > 0) revert(RwaReason.RELEASED);
        uint256 amount = _giveBack(terms_, msg.sender);

        // Interaction:
        ITRC20(terms_.coin()).safeTransferChecked(msg.sender, amount);
    }

    /// @inheritdoc IRwaAsset
    function refundFor(address account) external nonReentrant {
        RwaTerms terms_ = _terms();
        if (_stage(terms_, _sold(), _reserve()) != FAILED) revert(RwaReason.NOT_FAILED);
        uint256 amount = _giveBack(terms_, account);

        // Interaction:
        _pay(terms_.coin(), account, amount);
    }

    /// @inheritdoc IRwaAsset
    function attest(bytes32 document, uint256 reserve) external {
        if (msg.sender != attestor) revert(RwaReason.NOT_ATTESTOR);
        RwaTerms terms_ = _terms();
        Sold memory all = _sold();
        Reserve memory last = _reserve();
        if (reserve == 0 || reserve > RwaTerm.MOST_MONEY) revert(RwaReason.AMOUNT);
        if (_stage(terms_, all, last) == FAILED) revert(RwaReason.FAILED);
        if (last.time == 0 && document != terms_.document()) revert(RwaReason.OTHER_DOCUMENT);
        if (attestedAt[document] > 0) revert(RwaReason.ATTESTED);

        // Effect:
        (last.amount, last.time) = (reserve, block.timestamp);
        if (last.releasedAt > 0) last.shares = all.shares;
        _setReserve(last);
        attestedAt[document] = block.timestamp;

        emit Attested(document, reserve);
    }

    /// @inheritdoc IRwaAsset
    function release() external nonReentrant {
        RwaTerms terms_ = _terms();
        Sold memory all = _sold();
        Reserve memory last = _reserve();
        uint256 stage = _stage(terms_, all, last);
        if (stage == RELEASED) revert(RwaReason.RELEASED);
        if (stage != RELEASABLE) revert(RwaReason.NOT_RELEASABLE);
        address issuer = terms_.issuer();
        uint256 amount = all.shares * terms_.price();

        // Effect:
        (last.shares, last.releasedAt) = (all.shares, block.timestamp);
        _setReserve(last);

        emit Released(issuer, amount, all.shares);

        // Interaction:
        _pay(terms_.coin(), issuer, amount);
    }

    /// @inheritdoc IRwaAsset
    function nextBuyer(address buyer) external view returns (address) {
        return buyer == address(0) ? _sold().last : _holdingOf(buyer).next;
    }

    /// @dev Until the deadline, if the money was not released before, and the attestation is none or no old one.
    function _requireForSale(RwaTerms terms_) private view {
        Reserve memory last = _reserve();
        if (last.releasedAt > 0 || block.timestamp >= terms_.deadline()) revert(RwaReason.ENDED);
        if (last.time > 0 && block.timestamp > last.time + ATTESTED_TIME) revert(RwaReason.STALE);
    }

    /// @return amount What all shares of an account had cost.
    function _giveBack(RwaTerms terms_, address account) private returns (uint256 amount) {
        Holding memory own = _holdingOf(account);
        Sold memory all = _sold();
        uint256 shares = own.shares;
        if (shares == 0) revert(RwaReason.NOTHING);
        amount = shares * terms_.price();

        // Effect:
        own.shares = 0;
        _holdingWords[account] = own.packBuyer();
        all.shares -= shares;
        if (all.shares < terms_.target()) all.reachedAt = 0;
        _setSold(all);

        emit Transfer(account, address(0), shares);
        emit Refunded(account, shares, amount, all.shares);
    }
}
