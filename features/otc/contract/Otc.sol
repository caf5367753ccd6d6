// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Money} from "../../team/contract/public/Money.sol";
import {IOtc, OtcReason} from "./IOtc.sol";
import {OfferWord, OfferWords} from "./OfferWord.sol";

/// @title Tessera's OTC market: offers of one coin for another.
/// @dev Money stands in Money. Each call that changes an offer is guarded: no coin changes one in the middle of another
/// call, so events come in the order of what they mean. A payment comes in whole before the maker's part goes out: with
/// the fee apart it would cost no less, and a maker whom the coin refuses can be credited.
contract Otc is IOtc, Money {
    using SafeTRC20 for ITRC20;

    /// @dev Two slots for TRX and coins of `coins()`; one more for each other coin and for a private taker.
    struct Offer {
        address maker;
        uint96 minLot;
        OfferWord word;
        address give;
        address want;
        address taker;
    }

    /// @dev As published.
    struct Terms {
        address give;
        uint256 giveAmount;
        address want;
        uint256 wantAmount;
        uint256 minLot;
        uint256 expiry;
        address taker;
    }

    /// @inheritdoc IOtc
    uint256 public constant FEE = 50;
    /// @inheritdoc IOtc
    uint256 public constant MAX_TIME = 90 days;
    /// @inheritdoc IOtc
    uint256 public constant MOST_LOTS = 1_000;

    /// @inheritdoc IOtc
    uint256 public count;
    mapping(uint256 id => Offer) private _offers;

    constructor(ITeam team_, IFeeSplitter splitter_, address[] memory coins_) Money(team_, splitter_, coins_) {}

    // ---- The maker

    /// @inheritdoc IOtc
    function publish(
        address give,
        uint256 giveAmount,
        address want,
        uint256 wantAmount,
        uint256 minLot,
        uint256 expiry,
        address taker
    ) external payable nonReentrant returns (uint256 id) {
        return _publish(Terms(give, giveAmount, want, wantAmount, minLot, expiry, taker));
    }

    /// @inheritdoc IOtc
    function edit(uint256 id, uint256 wantAmount, uint256 minLot, uint256 expiry) external nonReentrant {
        (Offer storage offer, OfferWord word) = _own(id);
        _requireAmount(wantAmount);
        _requireExpiry(expiry);
        minLot = _lotOf(minLot, word.give());
        if (word.order() == OfferWords.LAST_ORDER) revert(OtcReason.EDITS);

        // Effect:
        word = word.edited(wantAmount, expiry);
        offer.word = word;
        if (minLot != offer.minLot) offer.minLot = uint96(minLot);

        emit Edited(id, word.order(), wantAmount, minLot, expiry);
    }

    /// @inheritdoc IOtc
    function cancel(uint256 id) external nonReentrant {
        (Offer storage offer, OfferWord word) = _own(id);

        // Effect:
        offer.word = word.ended();

        emit Cancelled(id, word.give());

        // Interaction:
        _pay(_giveOf(offer, word), msg.sender, word.give());
    }

    // ---- Anyone

    /// @inheritdoc IOtc
    function take(uint256 id, uint256 order, uint256 amount, uint256 mostPaid) external payable nonReentrant {
        _requireActive();
        (Offer storage offer, OfferWord word) = _open(id);
        if (word.order() != order) revert(OtcReason.CHANGED);
        address taker = offer.taker;
        if (taker != address(0) && taker != msg.sender) revert(OtcReason.NOT_TAKER);
        if (offer.maker == msg.sender) revert(OtcReason.OWN_OFFER);
        uint256 paid = _priceOf(offer, word, amount);
        if (paid > mostPaid) revert(OtcReason.ABOVE_MAX);
        address want = _wantOf(offer, word);
        _requireValue(want, paid);

        // Effect:
        offer.word = word.less(amount, paid);

        // Interaction: the event names what arrived. No other call reads the books of fees before they are written.
        _swap(id, offer, want, _giveOf(offer, word), amount, paid);
    }

    /// @inheritdoc IOtc
    function sweep(uint256 id) external nonReentrant {
        (Offer storage offer, OfferWord word) = _standing(id);
        if (block.timestamp < word.expiry()) revert(OtcReason.NOT_EXPIRED);
        address maker = offer.maker;

        // Effect:
        offer.word = word.ended();

        emit Swept(id, maker, word.give());

        // Interaction:
        _pay(_giveOf(offer, word), maker, word.give());
    }

    // ---- Reads

    /// @inheritdoc IOtc
    function offerOf(uint256 id)
        external
        view
        returns (
            address maker,
            address taker,
            address give,
            uint256 giveLeft,
            address want,
            uint256 wantLeft,
            uint256 minLot,
            uint256 expiry,
            uint256 order
        )
    {
        Offer storage offer = _offers[id];
        OfferWord word = offer.word;
        (maker, taker, minLot) = (offer.maker, offer.taker, offer.minLot);
        (give, want) = (_giveOf(offer, word), _wantOf(offer, word));
        (giveLeft, wantLeft) = (word.give(), word.want());
        (expiry, order) = (word.expiry(), word.order());
    }

    /// @inheritdoc IOtc
    function quoteOf(uint256 id, uint256 amount) external view returns (uint256 paid, uint256 fee) {
        (Offer storage offer, OfferWord word) = _open(id);
        paid = _priceOf(offer, word, amount);
        fee = _feeOf(paid);
    }

    // ---- Inside: offers

    function _publish(Terms memory terms) private returns (uint256 id) {
        _requireActive();
        _requireCoin(terms.give);
        _requireCoin(terms.want);
        if (terms.give == terms.want) revert(OtcReason.SAME_COIN);
        _requireAmount(terms.giveAmount);
        _requireAmount(terms.wantAmount);
        _requireExpiry(terms.expiry);
        if (terms.taker == msg.sender) revert(OtcReason.OWN_OFFER);
        _requireValue(terms.give, terms.giveAmount);

        // Interaction: first here, since what arrives is what is offered.
        uint256 received = _takeIn(terms.give, terms.giveAmount);
        uint256 minLot = _lotOf(terms.minLot, received);

        // Effect:
        id = ++count;
        Offer storage offer = _offers[id];
        (uint256 giveCoin, uint256 wantCoin) = (_placeOf(terms.give), _placeOf(terms.want));
        offer.maker = msg.sender;
        offer.minLot = uint96(minLot);
        offer.word = OfferWords.make(received, terms.wantAmount, terms.expiry, 1, giveCoin, wantCoin);
        if (giveCoin == OfferWords.ELSEWHERE) offer.give = terms.give;
        if (wantCoin == OfferWords.ELSEWHERE) offer.want = terms.want;
        if (terms.taker != address(0)) offer.taker = terms.taker;

        emit Published(
            id, msg.sender, terms.taker, terms.give, received, terms.want, terms.wantAmount, minLot, terms.expiry
        );

        // Interaction:
        _giveChange(terms.giveAmount);
    }

    /// @dev Moves both coins: the payment in, its fee along the taker's line, the rest to the maker, and what is taken
    /// to the taker.
    function _swap(uint256 id, Offer storage offer, address want, address give, uint256 amount, uint256 paid) private {
        uint256 proceeds = _takeIn(want, paid);
        uint256 fee = _feeOf(proceeds);
        unchecked {
            proceeds -= fee;
        }
        address maker = offer.maker;

        emit Taken(id, maker, msg.sender, amount, paid, proceeds, fee);

        if (fee > 0) _splitFee(want, msg.sender, fee);
        _pay(want, maker, proceeds);
        // A taker who refuses does not take: it reverts.
        if (give == address(0)) Trx.send(msg.sender, amount);
        else ITRC20(give).safeTransferChecked(msg.sender, amount);
        _giveChange(paid);
    }

    /// @dev An offer of which something is left.
    function _standing(uint256 id) private view returns (Offer storage offer, OfferWord word) {
        offer = _offers[id];
        word = _left(offer);
    }

    function _left(Offer storage offer) private view returns (OfferWord word) {
        word = offer.word;
        if (word.give() == 0) revert(OtcReason.NO_OFFER);
    }

    /// @dev One of the caller's.
    function _own(uint256 id) private view returns (Offer storage offer, OfferWord word) {
        offer = _offers[id];
        if (offer.maker != msg.sender) revert(OtcReason.NOT_MAKER);
        word = _left(offer);
    }

    /// @dev One that can be taken.
    function _open(uint256 id) private view returns (Offer storage offer, OfferWord word) {
        (offer, word) = _standing(id);
        if (block.timestamp >= word.expiry()) revert(OtcReason.EXPIRED);
    }

    /// @dev That part of what is wanted, rounded up: so the rest never costs more than before for a unit.
    function _priceOf(Offer storage offer, OfferWord word, uint256 amount) private view returns (uint256 paid) {
        (uint256 give, uint256 want) = (word.give(), word.want());
        if (amount == give) return want;
        if (amount < offer.minLot || amount > give) revert(OtcReason.PART);
        // Of 208 bits.
        unchecked {
            paid = (amount * want + give - 1) / give;
        }
        if (paid == want) revert(OtcReason.DUST);
    }

    function _feeOf(uint256 amount) private pure returns (uint256) {
        // Of 104 bits.
        unchecked {
            return (amount * FEE) / 10_000;
        }
    }

    /// @dev At least a thousandth: a maker is not paid in crumbs. More than there is means all of it.
    function _lotOf(uint256 minLot, uint256 left) private pure returns (uint256 lot) {
        lot = minLot < left ? minLot : left;
        // Of 114 bits.
        unchecked {
            if (lot * MOST_LOTS < left || lot > type(uint96).max) revert(OtcReason.LOT);
        }
    }

    // ---- Inside: coins

    function _giveOf(Offer storage offer, OfferWord word) private view returns (address) {
        uint256 number = word.giveCoin();
        return number == OfferWords.ELSEWHERE ? offer.give : _coinOf(number);
    }

    function _wantOf(Offer storage offer, OfferWord word) private view returns (address) {
        uint256 number = word.wantCoin();
        return number == OfferWords.ELSEWHERE ? offer.want : _coinOf(number);
    }

    /// @dev Its number where it has one of 3 bits.
    function _placeOf(address coin) private view returns (uint256) {
        if (coin == address(0)) return 0;
        return _isListed(coin) ? Math.min(_numberOf(coin), OfferWords.ELSEWHERE) : OfferWords.ELSEWHERE;
    }

    // ---- Inside: refusals

    function _requireActive() private view {
        if (!team.isActive(msg.sender)) revert(OtcReason.NOT_ACTIVE);
    }

    function _requireCoin(address coin) private view {
        if (coin != address(0) && coin.code.length == 0) revert(OtcReason.COIN);
    }

    function _requireAmount(uint256 amount) private pure {
        if (amount == 0 || amount > OfferWords.MOST) revert(OtcReason.AMOUNT);
    }

    function _requireExpiry(uint256 expiry) private view {
        if (expiry <= block.timestamp || expiry > OfferWords.LAST) revert(OtcReason.EXPIRY);
        unchecked {
            // It is after now.
            if (expiry - block.timestamp > MAX_TIME) revert(OtcReason.EXPIRY);
        }
    }
}
