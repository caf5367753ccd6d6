// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Money} from "../../team/contract/public/Money.sol";
import {Cards} from "./Cards.sol";
import {CardsReason} from "./ICards.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {MarketListings} from "./MarketListings.sol";
import {MarketSales} from "./MarketSales.sol";

/// @title Tessera's market of cards.
/// @dev Money stands in Money, what a sale is in MarketSales, listings and frozen sales in MarketListings; here
/// offers are made and taken.
contract CardMarket is MarketListings {
    /// @dev An offer's money waits here. `kind` states whether `target` is a card or a level.
    struct Offer {
        address maker;
        uint96 amount;
        uint64 target;
        uint40 expiry;
        uint8 coin;
        uint8 kind;
    }

    uint256 private _offerCount;
    mapping(uint256 number => Offer) private _offers;

    constructor(
        ITeam team_,
        IFeeSplitter splitter_,
        Cards cards_,
        address[] memory coins_
    ) Money(team_, splitter_, coins_) MarketSales(cards_) {}

    // ---- Making

    /// @inheritdoc ICardMarket
    function offerOnCard(uint256 tokenId, address coin, uint256 amount, uint256 expiry) external payable nonReentrant {
        (address owner,,,) = cards.cardFacts(tokenId);
        if (owner == address(0)) revert(MarketReason.NO_CARD);
        _offer(BY_CARD_OFFER, tokenId, coin, amount, expiry);
    }

    /// @inheritdoc ICardMarket
    function offerOnLevel(uint256 level, address coin, uint256 amount, uint256 expiry) external payable nonReentrant {
        if (level == 0 || level > cards.levelCount()) revert(CardsReason.LEVEL);
        _offer(BY_LEVEL_OFFER, level, coin, amount, expiry);
    }

    // ---- Taking

    /// @inheritdoc ICardMarket
    function accept(uint256 number, uint256 tokenId, uint256 minAmount) external nonReentrant {
        Offer memory offer = _open(number);
        if (block.timestamp >= offer.expiry) revert(MarketReason.NO_OFFER);
        // Effect:
        delete _offers[number];

        // Interaction: Cards runs nobody's code, and how the card was before is looked at afterwards.
        (address owner, uint256 level, uint256 since, uint256 unlockTime, bool moved) =
            cards.tryTransfer(offer.maker, tokenId);
        if (owner != msg.sender) revert(CardsReason.NOT_YOURS);
        if (owner == offer.maker) revert(MarketReason.OWN_CARD);
        if (offer.target != (offer.kind == BY_CARD_OFFER ? tokenId : level)) revert(MarketReason.OTHER_CARD);
        if (offer.amount < minAmount) revert(MarketReason.BELOW_MIN);
        _requireUnsold(tokenId, since);
        _requireMoved(moved, unlockTime);

        Trade memory trade = Trade({
            seller: msg.sender,
            buyer: offer.maker,
            tokenId: tokenId,
            level: level,
            kind: offer.kind,
            number: number,
            coin: _coinOf(offer.coin),
            price: offer.amount
        });
        _payOut(trade);
    }

    /// @inheritdoc ICardMarket
    function cancelOffer(uint256 number) external nonReentrant {
        Offer memory offer = _open(number);
        if (msg.sender != offer.maker && block.timestamp < offer.expiry) revert(MarketReason.NOT_MAKER);

        // Effect:
        delete _offers[number];

        address coin = _coinOf(offer.coin);
        emit OfferCancelled(offer.maker, number, coin, offer.amount);

        // Interaction:
        _pay(coin, offer.maker, offer.amount);
    }

    // ---- Reads

    /// @inheritdoc ICardMarket
    function offerOf(uint256 number)
        external
        view
        returns (address maker, uint256 kind, uint256 target, address coin, uint256 amount, uint256 expiry)
    {
        Offer memory offer = _offers[number];
        return (offer.maker, offer.kind, offer.target, _coinOf(offer.coin), offer.amount, offer.expiry);
    }

    // ---- Inside

    function _open(uint256 number) private view returns (Offer memory offer) {
        offer = _offers[number];
        if (offer.amount == 0) revert(MarketReason.NO_OFFER);
    }

    /// @dev What is offered is what arrives.
    function _offer(uint256 kind, uint256 target, address coin, uint256 amount, uint256 expiry) private {
        _requireActive();
        _requireExpiry(expiry);
        _requireAmount(amount);
        _requireValue(coin, amount);
        uint256 coinNumber = _numberOf(coin);
        uint256 received = _takeIn(coin, amount);
        uint256 number = ++_offerCount;

        _offers[number] = Offer({
            maker: msg.sender,
            amount: uint96(received),
            target: uint64(target),
            expiry: uint40(expiry),
            coin: uint8(coinNumber),
            kind: uint8(kind)
        });

        emit Offered(msg.sender, number, kind, target, coin, received, expiry);

        // Interaction:
        _giveChange(amount);
    }
}
