// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardsReason} from "./ICards.sol";
import {ICardMarket, MarketReason} from "./ICardMarket.sol";
import {Listing, Listings} from "./Listing.sol";
import {MarketSales} from "./MarketSales.sol";

/// @title Listings, and the sale of cards that are staked.
/// @dev A listing is good only if the card has neither moved nor been staked since: Cards says since when the card
/// is as it is, and a listing must be younger. So nothing has to be told to the market when a card moves. Of two
/// things in one block neither is younger, hence a listing in the block of such a change is refused.
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
    /// @dev By the listing's number: an earlier buyer's money is never in the way of a later listing.
    mapping(uint256 tokenId => mapping(uint256 number => FrozenSale)) private _sales;
    mapping(address seller => uint256) private _takenDownAt;

    // ---- Selling

    /// @inheritdoc ICardMarket
    function listForSale(uint256 tokenId, address coin, uint256 price, uint256 expiry) external {
        (address owner, uint256 since,, bool mayMove) = cards.stateFor(tokenId, address(this));
        require(owner == msg.sender, CardsReason.NOT_YOURS);
        _requireAmount(price);
        _requireExpiry(expiry);
        require(mayMove, MarketReason.APPROVAL);
        require(block.timestamp > since && block.timestamp > _takenDownAt[msg.sender], MarketReason.SAME_BLOCK);
        uint256 number = _requireUnsold(tokenId, since).number() + 1;

        // Effect:
        _listings[tokenId] = Listings.make(price, _numberOf(coin), expiry, block.timestamp, number);

        emit Listed(msg.sender, tokenId, number, coin, price, expiry);
    }

    /// @inheritdoc ICardMarket
    function takeDown(uint256 tokenId) external {
        (address owner,, uint256 since,) = cards.cardFacts(tokenId);
        require(owner == msg.sender, CardsReason.NOT_YOURS);
        Listing listing = _listings[tokenId];
        require(listing.isOpen() && listing.listedAt() > since, MarketReason.NOT_LISTED);

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
        (address owner, uint256 level, uint256 since, uint256 unlockTime) = cards.cardFacts(tokenId);
        require(listing.number() == number && _isGood(listing, owner, since), MarketReason.NOT_LISTED);
        require(owner != msg.sender, MarketReason.OWN_CARD);
        require(listing.price() <= maxPrice, MarketReason.ABOVE_MAX);
        Trade memory trade = Trade({
            seller: owner,
            buyer: msg.sender,
            tokenId: tokenId,
            level: level,
            kind: BY_LISTING,
            number: number,
            coin: _coinOf(listing.coin()),
            price: listing.price()
        });
        _requireValue(trade.coin, trade.price);

        if (block.timestamp < unlockTime) {
            // Effect: the listing first, then the money that waits.
            _listings[tokenId] = listing.sold();
            _freeze(trade, since, unlockTime);
        } else {
            // The listing needs no mark: the card moves, which ends it.
            _hand(trade, unlockTime);
            if (trade.coin == address(0)) _payOut(trade);
            else _fetchAndPay(trade);
        }
        _giveChange(trade.price);
    }

    /// @inheritdoc ICardMarket
    function settle(uint256 tokenId, uint256 number) external nonReentrant {
        (Trade memory trade, bool standing) = _end(tokenId, number);
        require(standing, MarketReason.BROKEN);

        (,,, uint256 unlockTime) = cards.cardFacts(tokenId);
        _hand(trade, unlockTime);
        _payOut(trade);
    }

    /// @inheritdoc ICardMarket
    function cancelSale(uint256 tokenId, uint256 number) external nonReentrant {
        (Trade memory trade, bool standing) = _end(tokenId, number);
        require(msg.sender == trade.buyer || !standing, MarketReason.NOT_BUYER);

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
        open = open && _isGood(listing, seller, since);
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
        require(!_stands(_sales[tokenId][listing.number()], since), MarketReason.SOLD);
    }

    function _isGood(Listing listing, address owner, uint256 since) private view returns (bool) {
        uint256 listedAt = listing.listedAt();
        return listing.isOpen() && listedAt > since && listedAt > _takenDownAt[owner]
            && block.timestamp < listing.expiry();
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
        require(sale.amount != 0, MarketReason.NO_SALE);
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
