// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC721} from "@openzeppelin/tron-contracts/token/TRC721/TRC721.sol";
import {Card, CardWord} from "./Card.sol";
import {CardOffer} from "./CardOffer.sol";
import {Holder} from "./Holder.sol";
import {CardsReason, ICards} from "./ICards.sol";
import {Sale} from "./Sale.sol";

/// @title Who owns which card.
/// @dev The library's TRC-721 over storage of our own. `_ownerOf`, `balanceOf` and `_update` are all that reads or
/// writes the library's owners and balances; replaced here, those stay empty. A card's word has room for its stake,
/// a holder's for what it is owed: two slots that exist anyway.
abstract contract CardOwners is CardOffer, TRC721 {
    mapping(uint256 tokenId => Card) internal _cards;
    mapping(address owner => Holder) internal _holders;

    // ---- Reads

    /// @inheritdoc TRC721
    function balanceOf(address owner) public view override returns (uint256) {
        if (owner == address(0)) revert TRC721InvalidOwner(address(0));
        return _holders[owner].cards();
    }

    /// @inheritdoc ICards
    function ownerOfPage(address owner) external view returns (uint256[] memory tokenIds) {
        return ownerOfPage(owner, 0, type(uint256).max);
    }

    /// @inheritdoc ICards
    function ownerOfPage(address owner, uint256 fromId, uint256 toId) public view returns (uint256[] memory tokenIds) {
        uint256 balance = balanceOf(owner);
        uint256 found;
        tokenIds = new uint256[](balance);

        for (uint256 i; i < _levels.length; ++i) {
            Sale sale = _levels[i].sale;
            uint256 id = fromId > sale.first() ? fromId : sale.first();
            uint256 end = toId < sale.next() ? toId : sale.next();
            for (; id < end && found < balance; ++id) {
                if (_ownerOf(id) == owner) tokenIds[found++] = id;
            }
        }

        // Shortens the list to what was found; the rest of its memory stays unused.
        assembly ("memory-safe") {
            mstore(tokenIds, found)
        }
    }

    function _ownerOf(uint256 tokenId) internal view override returns (address) {
        return _cards[tokenId].owner();
    }

    // ---- Changes

    /// @dev A card without an owner yet. The sale's counter proves that it is a card.
    function _make(address to, uint256 tokenId, uint256 level) internal {
        _holders[to] = _holders[to].withCard();
        _cards[tokenId] = CardWord.make(to, level, block.timestamp);

        emit Transfer(address(0), to, tokenId);
    }

    /// @dev Every transfer of the library's passes here, requested by `auth`. Cards are never burnt, so `to` is an
    /// account.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        Card card = _cards[tokenId];
        if (card.isStaked()) revert(CardsReason.STAKED);
        from = card.owner();
        _checkAuthorized(from, auth, tokenId);
        _give(card, from, to, tokenId);
    }

    /// @dev Of a card without a stake; the caller has been checked.
    function _give(Card card, address from, address to, uint256 tokenId) internal {
        _approve(address(0), tokenId, address(0), false);
        _holders[from] = _holders[from].withoutCard();
        _holders[to] = _holders[to].withCard();
        _cards[tokenId] = card.givenTo(to, block.timestamp);

        emit Transfer(from, to, tokenId);
    }

    /// @dev A transfer clears the card's approval; where there is none this saves 5,000 energy.
    function _approve(address to, uint256 tokenId, address auth, bool emitEvent) internal override {
        if (!emitEvent && to == _getApproved(tokenId)) return;
        super._approve(to, tokenId, auth, emitEvent);
    }
}
