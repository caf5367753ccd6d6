// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Money} from "../../team/contract/public/Money.sol";
import {Cards} from "./Cards.sol";
import {CardsReason} from "./ICards.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";

/// @title A sale: a card for money, in one call.
/// @dev A purchase in TRX needs no guard against reentrancy: the card has moved and the books are final before any
/// account is paid.
abstract contract MarketSales is ICardMarket, Money {
    using SafeTRC20 for ITRC20;

    /// @notice The least that a price or an offer can be: no fee of it is rounded to nothing.
    uint256 public constant MIN_PRICE = 10_000;

    /// @notice Hundredths of a percent of the price that go to the fee splitter.
    uint256 public constant FEE = 250;
    /// @notice The longest that a listing or an offer can stand, in seconds.
    uint256 public constant MAX_TIME = 365 days;

    uint256 internal constant BY_LISTING = 1;
    uint256 internal constant BY_FROZEN_SALE = 2;
    uint256 internal constant BY_CARD_OFFER = 3;
    uint256 internal constant BY_LEVEL_OFFER = 4;

    Cards public immutable cards;
    /// @dev Hundredths of a percent, a constant of Cards.
    uint256 private immutable _royalty;
    /// @dev Who gets the royalty, by level, which never changes in Cards: read once, since each read costs energy.
    mapping(uint256 level => address) private _creators;

    /// @dev Who sells what to whom. `number` is of the listing or of the offer.
    struct Trade {
        address seller;
        address buyer;
        uint256 tokenId;
        uint256 level;
        uint256 kind;
        uint256 number;
        address coin;
        uint256 price;
    }

    constructor(Cards cards_) {
        cards = cards_;
        _royalty = cards_.ROYALTY();
        for (uint256 level = cards_.levelCount(); level > 0; --level) {
            (,,,,, _creators[level]) = cards_.levelMap(level);
        }
    }

    /// @dev What of a price goes to the fee splitter and to the level's fund.
    function _feesOf(uint256 price) internal view returns (uint256 fee, uint256 creatorFee) {
        // A price has 96 bits.
        unchecked {
            return ((price * FEE) / 10_000, (price * _royalty) / 10_000);
        }
    }

    /// @dev Every coin here is one of `coins()`.
    function _isListed(address) internal pure override returns (bool) {
        return true;
    }

    function _requireAmount(uint256 amount) internal pure {
        if (amount < MIN_PRICE || amount > type(uint96).max) revert(MarketReason.AMOUNT);
    }

    function _requireActive() internal view {
        if (!team.isActive(msg.sender)) revert(CardsReason.NOT_ACTIVE);
    }

    function _requireExpiry(uint256 expiry) internal view {
        if (expiry <= block.timestamp || expiry > block.timestamp + MAX_TIME) revert(MarketReason.EXPIRY);
    }

    /// @dev What kept Cards from moving a card.
    function _requireMoved(bool moved, uint256 unlockTime) internal view {
        if (moved) return;
        if (block.timestamp < unlockTime) revert(CardsReason.TOO_EARLY);
        revert(MarketReason.APPROVAL);
    }

    /// @dev Divides a price that lies here already.
    function _payOut(Trade memory trade) internal {
        address creator = _creators[trade.level];
        (uint256 fee, uint256 creatorFee) = _feesOf(trade.price);

        // Effect:
        _credit(trade.coin, creator, creatorFee);
        _tell(trade, fee, creator, creatorFee);

        // Interaction:
        _splitFee(trade.coin, trade.buyer, fee);
        unchecked {
            // Both fees are parts of the price.
            _pay(trade.coin, trade.seller, trade.price - fee - creatorFee);
        }
    }

    /// @dev Divides a price in a coin that the caller has: the seller's part goes straight to the seller, only the
    /// fees pass through here. Where the coin keeps some of these, both fees are less by the same share.
    function _fetchAndPay(Trade memory trade) internal nonReentrant {
        address creator = _creators[trade.level];
        (uint256 fee, uint256 creatorFee) = _feesOf(trade.price);
        uint256 fees = fee + creatorFee;

        // Interaction: first here, since the books contain what arrived; the card has moved already.
        uint256 received = _takeIn(trade.coin, fees);
        ITRC20(trade.coin).safeTransferFrom(trade.buyer, trade.seller, trade.price - fees);

        creatorFee = (creatorFee * received) / fees;
        fee = received - creatorFee;
        _credit(trade.coin, creator, creatorFee);
        _tell(trade, fee, creator, creatorFee);
        _splitFee(trade.coin, trade.buyer, fee);
    }

    function _tell(Trade memory trade, uint256 fee, address creator, uint256 creatorFee) private {
        emit Sold(
            trade.seller,
            trade.buyer,
            trade.tokenId,
            trade.kind,
            trade.number,
            trade.coin,
            trade.price,
            fee,
            creator,
            creatorFee
        );
    }
}
