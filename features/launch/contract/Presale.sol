// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Credit, Credits} from "../../../platform/contracts/Credits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {SaleState} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";
import {Entry, Totals} from "./SaleWords.sol";

/// @title The presale: in, out again, and back where it comes to nothing.
abstract contract Presale is SaleState {
    using Credits for Credit;

    uint256 private constant LAST_CALL = 1 days;
    uint256 private constant MAX_MOVES = 3;

    /// @inheritdoc ISale
    function mint(uint256 shares) external payable {
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        Entry memory own = _entryOf(msg.sender);
        uint256 end = _end(terms_, now_);
        if (shares == 0) revert(SaleReason.ZERO);
        if (!_isLive(terms_, end)) revert(SaleReason.NOT_IN_PROGRESS);
        if (!_TEAM.isActive(msg.sender)) revert(SaleReason.NOT_ACTIVE);
        if (msg.sender == terms_.creator()) revert(SaleReason.CREATOR);
        if (own.shares > 0) revert(SaleReason.ALREADY_MINTED);
        if (shares > terms_.presaleMaxNum()) revert(SaleReason.MAXIMUM);
        if (shares > terms_.maxTotalNum() - now_.sold) revert(SaleReason.TOO_FEW);
        if (msg.value != shares * terms_.presaleEthAmount()) revert(SaleReason.VALUE);

        // Effect: sold out, there is a day left to leave.
        own.shares = shares;
        _setEntry(msg.sender, own);
        now_.sold += shares;
        if (now_.sold == terms_.maxTotalNum() && end > block.timestamp + LAST_CALL) {
            end = block.timestamp + LAST_CALL;
            now_.endsAt = end;
        }
        _setTotals(now_);

        emit Minted(msg.sender, shares, msg.value, now_.sold, end);
    }

    /// @inheritdoc ISale
    function leave() external {
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        Entry memory own = _entryOf(msg.sender);
        uint256 shares = own.shares;
        uint256 end = _end(terms_, now_);
        if (!_isLive(terms_, end)) revert(SaleReason.NOT_IN_PROGRESS);
        if (shares == 0) revert(SaleReason.NO_SHARES);
        uint256 sun = shares * terms_.presaleEthAmount();

        // Effect: the last to leave does not end the sale of all others; some days later it does.
        own.shares = 0;
        _setEntry(msg.sender, own);
        now_.sold -= shares;
        if (end - block.timestamp <= LAST_CALL && now_.moves < MAX_MOVES) {
            end += LAST_CALL;
            now_.endsAt = end;
            ++now_.moves;
        }
        _setTotals(now_);

        emit Left(msg.sender, shares, sun, now_.sold, end);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    /// @inheritdoc ISale
    function refund() external {
        (uint256 shares, uint256 sun) = _takeRefund(msg.sender);

        emit Refunded(msg.sender, shares, sun, false);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    /// @inheritdoc ISale
    function refundFor(address account) external {
        (uint256 shares, uint256 sun) = _takeRefund(account);

        // Interaction: before the credit, which is all that depends on it; the shares are gone.
        bool sent = Trx.trySend(account, sun);

        if (!sent) {
            // Effect:
            _credits[account].add(sun);
            _creditsLeft += sun;
        }

        emit Refunded(account, shares, sun, !sent);
    }

    /// @inheritdoc ISale
    function collect(address to) external {
        if (to == address(0)) revert(SaleReason.ADDRESS);

        // Effect:
        uint256 sun = _credits[msg.sender].take();
        if (sun == 0) revert(SaleReason.NOTHING);
        _creditsLeft -= sun;

        emit CreditPaid(msg.sender, to, sun);

        // Interaction:
        Trx.send(to, sun);
    }

    function _takeRefund(address account) private returns (uint256 shares, uint256 sun) {
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        Entry memory own = _entryOf(account);
        uint256 stage = _stage(terms_, now_);
        if (stage != FAILED && stage != EXPIRED) revert(SaleReason.NO_REFUND);
        shares = own.shares;
        if (shares == 0) revert(SaleReason.NO_SHARES);
        sun = shares * terms_.presaleEthAmount();

        // Effect: what was sold stays, since the state follows from it.
        own.shares = 0;
        _setEntry(account, own);
        now_.refunded += shares;
        _setTotals(now_);
    }
}
