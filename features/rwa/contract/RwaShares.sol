// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaState} from "./RwaState.sol";
import {RwaTerm, RwaTerms} from "./RwaTerms.sol";
import {Dividends, Holding, RwaWords} from "./RwaWords.sol";

/// @title Shares as a TRC-20, and what they earn.
/// @dev A share earns `each` from the release on. Every call that changes an account's shares first writes down what they
/// have earned, beside them in one word: a transfer writes two slots. Rounded down each time, so holders are never owed
/// more than is left.
abstract contract RwaShares is RwaState {
    using SafeTRC20 for ITRC20;
    using RwaWords for uint256;
    using RwaWords for Dividends;
    using RwaWords for Holding;

    uint8 public constant decimals = 0;

    mapping(address owner => mapping(address spender => uint256)) public allowance;

    // ---- As any coin

    function transfer(address to, uint256 shares) external returns (bool) {
        _move(msg.sender, to, shares);
        return true;
    }

    function transferFrom(address from, address to, uint256 shares) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < shares) revert(RwaReason.ALLOWANCE);

        // Effect: an endless allowance stays.
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - shares;
        _move(from, to, shares);
        return true;
    }

    function approve(address spender, uint256 shares) external returns (bool) {
        // Effect:
        allowance[msg.sender][spender] = shares;

        emit Approval(msg.sender, spender, shares);
        return true;
    }

    // ---- Dividends

    /// @inheritdoc IRwaAsset
    function distribute(uint256 amount) external nonReentrant {
        RwaTerms terms_ = _terms();
        if (msg.sender != terms_.revenue()) revert(RwaReason.NOT_REVENUE);
        _requireReleased();
        uint256 shares = _sold().shares;
        if (shares == 0) revert(RwaReason.BALANCE);
        if (amount == 0 || amount > RwaTerm.MOST_MONEY) revert(RwaReason.AMOUNT);

        // Interaction: first here, since what arrives is what is distributed.
        uint256 received = _takeIn(terms_.coin(), amount);

        // Effect: what is distributed is something for each share.
        Dividends memory all = _dividendsWord.dividends();
        uint256 more = (received << RwaWords.POINT) / shares;
        (all.each, all.left) = (all.each + more, all.left + received);
        if (more == 0 || all.each > RwaWords.MOST_EACH || all.left > RwaTerm.MOST_MONEY) revert(RwaReason.AMOUNT);
        _dividendsWord = all.pack();

        emit Distributed(received, shares);
    }

    /// @inheritdoc IRwaAsset
    function claim() external nonReentrant {
        Holding memory own = _settled(msg.sender);
        uint256 amount = own.owed;
        if (amount == 0) revert(RwaReason.NOTHING);
        Dividends memory all = _dividendsWord.dividends();

        // Effect:
        own.owed = 0;
        _holdingWords[msg.sender] = own.pack();
        all.left -= amount;
        _dividendsWord = all.pack();

        emit Claimed(msg.sender, amount);

        // Interaction:
        ITRC20(_terms().coin()).safeTransferChecked(msg.sender, amount);
    }

    // ---- Reads

    /// @inheritdoc IRwaAsset
    function canTransfer(
        address from,
        address to,
        uint256 shares
    ) external view returns (bool can, string memory reason) {
        reason = _reasonAgainst(from, to, shares);
        can = bytes(reason).length == 0;
    }

    function balanceOf(address account) public view returns (uint256) {
        return _holdingOf(account).shares;
    }

    // ---- Inside

    function _move(address from, address to, uint256 shares) private {
        string memory reason = _reasonAgainst(from, to, shares);
        if (bytes(reason).length > 0) revert(reason);

        // Effect: one account after the other, which may be the same.
        Holding memory own = _settled(from);
        own.shares -= shares;
        _holdingWords[from] = own.pack();
        own = _settled(to);
        own.shares += shares;
        _holdingWords[to] = own.pack();

        emit Transfer(from, to, shares);
    }

    function _reasonAgainst(address from, address to, uint256 shares) private view returns (string memory) {
        if (_reserve().releasedAt == 0) return RwaReason.NOT_RELEASED;
        if (to == address(0) || to == address(this)) return RwaReason.ADDRESS;
        if (!_REGISTRY.isAllowed(to)) return RwaReason.NOT_ALLOWED;
        uint256 balance = balanceOf(from);
        if (shares > balance) return RwaReason.BALANCE;
        if (shares > balance - _redemptionWords[from].redemption().shares) return RwaReason.WAITING;
        return "";
    }

    /// @dev With all that the shares have earned by now.
    function _settled(address account) internal view returns (Holding memory own) {
        own = _holdingOf(account);
        uint256 each = _dividendsWord.dividends().each;
        own.owed += (own.shares * (each - own.each)) >> RwaWords.POINT;
        own.each = each;
    }
}
