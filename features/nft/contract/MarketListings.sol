// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardsReason} from "./ICards.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {Listing, Listings} from "./Listing.sol";
import {MarketSales} from "./MarketSales.sol";

/// @title Listings, and the sale of cards that are staked.
/// @dev A listing is good only if the card has neither moved nor been staked since: Cards returns since when the card
/// is in its state, and a listing must be younger. So the market needs no message when a card moves. Of two changes in
/// one block neither is younger, so a listing in the block of such a change is refused.
abstract contract MarketListings is MarketSales {
    /// @dev Money of a buyer that waits for a staked card. `since`: from when the card is as it was sold.
    struct FrozenSale {
        address buyer;
        uint96 amount;
        address seller;
        uint40 since;
        uint8 coin;
    }

    mapping(uint256 tokenId => Listing) private _listings;
    /// @dev By the listing's number: an earlier buyer's money never blocks a later listing.
    mapping(uint256 tokenId => mapping(uint256 number => FrozenSale)) private _sales;
    mapping(address seller => uint256) private _takenDownAt;

    // ---- Selling

    /// @inheritdoc ICardMarket
    function listForSale(uint256 tokenId, address coin, uint256 price, uint256 expiry) external {
        (address owner, uint256 since,, bool mayMove) = cards.stateFor(tokenId, address(this));
        if (owner != msg.sender) revert(CardsReason.NOT_YOURS);
        _requireAmount(price);
        _requireExpiry(expiry);
        if (!mayMove) revert(MarketReason.APPROVAL);
        if (block.timestamp <= since || block.timestamp <= _takenDownAt[msg.sender]) revert(MarketReason.SAME_BLOCK);
        uint256 number = _requireUnsold(tokenId, since).number() + 1;

        // Effect:
        _listings[tokenId] = Listings.make(price, _numberOf(coin), expiry, block.timestamp, number);

        emit Listed(msg.sender, tokenId, number, coin, price, expiry);
    }

    /// @inheritdoc ICardMarket
    function takeDown(uint256 tokenId) external {
        (address owner,, uint256 since,) = cards.cardFacts(tokenId);
        if (owner != msg.sender) revert(CardsReason.NOT_YOURS);
        Listing listing = _listings[tokenId];
        if (!listing.isOpen() || listing.listedAt() <= since) revert(MarketReason.NOT_LISTED);

        // Effect:
        _listings[tokenId] = listing.takenDown();

        emit TakenDown(owner, tokenId, listing.number());
    }

    /// @inheritdoc ICardMarket
    function takeDownAll() external {
        _takenDownAt[msg.sender] = block.timestamp;

        emit AllTakenDown(msg.sender);
    }

    // ---- Buying

    /// @inheritdoc ICardMarket
    function buy(uint256 tokenId, uint256 number, uint256 maxPrice) external payable {
        _requireActive();
        Listing listing = _listings[tokenId];
        if (listing.number() != number || !_isLive(listing)) revert(MarketReason.NOT_LISTED);
        if (listing.price() > maxPrice) revert(MarketReason.ABOVE_MAX);
        address coin = _coinOf(listing.coin());
        _requireValue(coin, listing.price());

        // Interaction: first here. Cards runs nobody's code, and how the card was before is looked at afterwards.
        (address owner, uint256 level, uint256 since, uint256 unlockTime, bool moved) =
            cards.tryTransfer(msg.sender, tokenId);
        if (!_isYounger(listing, owner, since)) revert(MarketReason.NOT_LISTED);
        if (owner == msg.sender) revert(MarketReason.OWN_CARD);
        Trade memory trade = Trade({
            seller: owner,
            buyer: msg.sender,
            tokenId: tokenId,
            level: level,
            kind: BY_LISTING,
            number: number,
            coin: coin,
            price: listing.price()
        });

        if (block.timestamp < unlockTime) {
            // Effect: the listing first, then the money that waits.
            _listings[tokenId] = listing.sold();
            _freeze(trade, since, unlockTime);
        } else {
            // The listing needs no mark: the card moved, which ended it.
            if (!moved) revert(MarketReason.APPROVAL);
            if (coin == address(0)) _payOut(trade);
            else _fetchAndPay(trade);
        }
        _giveChange(trade.price);
    }

    /// @inheritdoc ICardMarket
    function settle(uint256 tokenId, uint256 number) external nonReentrant {
        (Trade memory trade, bool standing) = _end(tokenId, number);
        if (!standing) revert(MarketReason.BROKEN);

        (,,, uint256 unlockTime, bool moved) = cards.tryTransfer(trade.buyer, tokenId);
        _requireMoved(moved, unlockTime);
        _payOut(trade);
    }

    /// @inheritdoc ICardMarket
    function cancelSale(uint256 tokenId, uint256 number) external nonReentrant {
        (Trade memory trade, bool standing) = _end(tokenId, number);
        if (msg.sender != trade.buyer && standing) revert(MarketReason.NOT_BUYER);

        emit SaleCancelled(trade.seller, trade.buyer, tokenId, number, trade.coin, trade.price);

        // Interaction:
        _pay(trade.coin, trade.buyer, trade.price);
    }

    // ---- Reads

    /// @inheritdoc ICardMarket
    function listingOf(uint256 tokenId)
        external
        view
        returns (bool open, address seller, uint256 number, address coin, uint256 price, uint256 expiry)
    {
        Listing listing = _listings[tokenId];
        uint256 since;
        (seller, since,, open) = cards.stateFor(tokenId, address(this));
        open = open && _isLive(listing) && _isYounger(listing, seller, since);
        number = listing.number();
        coin = _coinOf(listing.coin());
        price = listing.price();
        expiry = listing.expiry();
    }

    /// @inheritdoc ICardMarket
    function saleOf(uint256 tokenId, uint256 number)
        external
        view
        returns (address seller, address buyer, address coin, uint256 amount, bool standing)
    {
        FrozenSale storage sale = _sales[tokenId][number];
        seller = sale.seller;
        buyer = sale.buyer;
        coin = _coinOf(sale.coin);
        amount = sale.amount;
        (,, uint256 since,) = cards.cardFacts(tokenId);
        standing = _stands(sale, since);
    }

    // ---- Inside

    /// @dev A card that is sold frozen is neither listed nor sold otherwise, as long as it is as it was sold.
    function _requireUnsold(uint256 tokenId, uint256 since) internal view returns (Listing listing) {
        listing = _listings[tokenId];
        if (!listing.isSold()) return listing;
        if (_stands(_sales[tokenId][listing.number()], since)) revert(MarketReason.SOLD);
    }

    /// @dev As far as the listing itself shows.
    function _isLive(Listing listing) private view returns (bool) {
        return listing.isOpen() && block.timestamp < listing.expiry();
    }

    /// @dev Than the last change of its card, and than its seller's `takeDownAll`.
    function _isYounger(Listing listing, address owner, uint256 since) private view returns (bool) {
        uint256 listedAt = listing.listedAt();
        return listedAt > since && listedAt > _takenDownAt[owner];
    }

    function _stands(FrozenSale storage sale, uint256 since) private view returns (bool) {
        return sale.amount != 0 && sale.since == since;
    }

    function _freeze(Trade memory trade, uint256 since, uint256 unlockTime) private nonReentrant {
        uint256 amount = _takeIn(trade.coin, trade.price);
        _sales[trade.tokenId][trade.number] = FrozenSale({
            buyer: trade.buyer,
            amount: uint96(amount),
            seller: trade.seller,
            since: uint40(since),
            coin: uint8(_numberOf(trade.coin))
        });

        emit Frozen(trade.seller, trade.buyer, trade.tokenId, trade.number, trade.coin, amount, unlockTime);
    }

    /// @dev Takes a frozen sale out of the books.
    function _end(uint256 tokenId, uint256 number) private returns (Trade memory trade, bool standing) {
        FrozenSale storage sale = _sales[tokenId][number];
        if (sale.amount == 0) revert(MarketReason.NO_SALE);
        (, uint256 level, uint256 since,) = cards.cardFacts(tokenId);
        standing = _stands(sale, since);
        trade = Trade({
            seller: sale.seller,
            buyer: sale.buyer,
            tokenId: tokenId,
            level: level,
            kind: BY_FROZEN_SALE,
            number: number,
            coin: _coinOf(sale.coin),
            price: sale.amount
        });

        // Effect:
        delete _sales[tokenId][number];
    }
}
