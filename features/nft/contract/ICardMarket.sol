// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IMoney} from "../../team/contract/IMoney.sol";

/// @title Reasons that CardMarket shows in a wallet, where Cards and Money have no word for it.
library MarketReason {
    /// @dev A price or an offer is below MIN_PRICE, or of more than 96 bits.
    string internal constant AMOUNT = "Amount out of range";
    /// @dev An expiry is not after now, or more than MAX_TIME away.
    string internal constant EXPIRY = "Expiry out of range";
    /// @dev The market may not move the card: approve it first.
    string internal constant APPROVAL = "Approve the market first";
    /// @dev The card moved, was staked, or all was taken down in this very block.
    string internal constant SAME_BLOCK = "Please wait for the next block";
    /// @dev The card is sold and waits for its unlock time.
    string internal constant SOLD = "Card is sold and waits for its unlock time";
    /// @dev There is no such listing, or it ended: moved, staked, expired, taken down, replaced.
    string internal constant NOT_LISTED = "This listing has ended";
    /// @dev The price is above the most that the caller would pay.
    string internal constant ABOVE_MAX = "Price is above your maximum";
    /// @dev The offer is below the least that the caller would take.
    string internal constant BELOW_MIN = "Offer is below your minimum";
    /// @dev Buyer and seller are one.
    string internal constant OWN_CARD = "This is your own card";
    /// @dev There is no such frozen sale, or it is settled or cancelled.
    string internal constant NO_SALE = "No such sale";
    /// @dev The card moved or was staked again: the money can only go back.
    string internal constant BROKEN = "The seller no longer has the card as sold";
    /// @dev The caller is not the buyer, and the sale still stands.
    string internal constant NOT_BUYER = "Only the buyer can cancel";
    /// @dev There is no such offer, or it is over.
    string internal constant NO_OFFER = "This offer has ended";
    /// @dev The caller did not make the offer, and it has not expired.
    string internal constant NOT_MAKER = "Only its maker can cancel an offer";
    /// @dev The offer is for another card or another level.
    string internal constant OTHER_CARD = "The offer is for another card";
    /// @dev Nobody has the card yet.
    string internal constant NO_CARD = "No such card";
}

/// @title Tessera's market of cards.
/// @notice A listed card stays with its owner, who lets the market move it (`approve` or `setApprovalForAll`). A
/// listing ends by itself when the card moves, is staked, or the listing expires; listing again replaces it. Card and
/// money change hands in one call. A card that is staked is sold frozen: the buyer's money waits here, and once the
/// stake is over anyone's call swaps both; until then the buyer may cancel and gets all of it back. Offers are funded
/// when they are made, may be cancelled at any time, and are accepted by the holder of such a card.
///
/// Of each price FEE goes to the fee splitter along the buyer's line and Cards' royalty to the level's fund. Both are
/// constants in bytecode: no listing ever pays another fee than the one it was made under. A coin is the address of a
/// TRC-20, or zero for TRX. Amounts are base units. What a coin takes for a transfer falls on the receiver; a payment
/// that does not arrive is refused. A contract that refuses money, or needs more than 50,000 energy to take TRX, is
/// credited, and anyone may send it off later. Only a call of a wallet itself credits, and it must leave 100,000 energy
/// for the payment: another call reverts, so no account can make a payment fail that would succeed. No wallet is
/// credited in place of a payment in TRX. There is no owner, no pause, no upgrade. Only `buy` and offering require
/// activation.
interface ICardMarket is IMoney {
    /// @notice A card was listed, or its listing replaced.
    /// @param number Counts the card's listings from 1; an earlier number of the same card ended.
    /// @param price The seller gets it less FEE and Cards' ROYALTY, each rounded down.
    /// @param expiry Unix seconds, not included. If the card is staked, a sale before its unlock time is frozen.
    event Listed(
        address indexed seller,
        uint256 indexed tokenId,
        uint256 number,
        address coin,
        uint256 price,
        uint256 expiry
    );
    /// @notice The seller took a listing down.
    event TakenDown(address indexed seller, uint256 indexed tokenId, uint256 number);
    /// @notice The seller took every listing down that was made up to this block, in it included.
    event AllTakenDown(address indexed seller);
    /// @notice Card and money changed hands.
    /// @param kind 1 from its listing, 2 frozen and settled, 3 by an offer on the card, 4 by an offer on its level.
    /// @param number The listing's number (1, 2) or the offer's (3, 4).
    /// @param price What the buyer paid; `fee` and `creatorFee` are parts of it, the seller got the rest.
    /// @param creator Was credited `creatorFee`.
    event Sold(
        address indexed seller,
        address indexed buyer,
        uint256 indexed tokenId,
        uint256 kind,
        uint256 number,
        address coin,
        uint256 price,
        uint256 fee,
        address creator,
        uint256 creatorFee
    );
    /// @notice A staked card was sold: `amount` of the buyer's waits here. Its listing ended.
    /// @param unlockTime Unix seconds; the stake may end earlier by the seller's `exit`.
    event Frozen(
        address indexed seller,
        address indexed buyer,
        uint256 indexed tokenId,
        uint256 number,
        address coin,
        uint256 amount,
        uint256 unlockTime
    );
    /// @notice A frozen sale was called off; all of `amount` went back to the buyer, or is credited to it.
    event SaleCancelled(
        address indexed seller,
        address indexed buyer,
        uint256 indexed tokenId,
        uint256 number,
        address coin,
        uint256 amount
    );
    /// @notice An offer was made; `amount` waits here.
    /// @param number Counts all offers from 1.
    /// @param kind 3 on the card `target`, 4 on the level `target`.
    event Offered(
        address indexed maker,
        uint256 indexed number,
        uint256 kind,
        uint256 indexed target,
        address coin,
        uint256 amount,
        uint256 expiry
    );
    /// @notice An offer was called off; all of `amount` went back to its maker, or is credited to it.
    event OfferCancelled(address indexed maker, uint256 indexed number, address coin, uint256 amount);

    // ---- Selling

    /// @notice Lists a card of the caller, staked or not, or replaces its listing. The card stays where it is.
    /// @dev Reasons: NOT_YOURS (of Cards), COIN (of Money), AMOUNT, EXPIRY, APPROVAL, SAME_BLOCK, SOLD.
    /// @param expiry Unix seconds.
    function listForSale(uint256 tokenId, address coin, uint256 price, uint256 expiry) external;

    /// @notice Ends the listing of a card of the caller.
    /// @dev Reasons: NOT_YOURS (of Cards), NOT_LISTED.
    function takeDown(uint256 tokenId) external;

    /// @notice Ends every listing of the caller.
    function takeDownAll() external;

    // ---- Buying

    /// @notice Buys a listed card. Staked and before its unlock time it is bought frozen.
    /// @dev Reasons: NOT_ACTIVE (of Cards), NOT_LISTED, ABOVE_MAX, VALUE (of Money), OWN_CARD, APPROVAL, NOTHING_ARRIVED
    /// (of Deposits); TRANSFER_FAILED, INDIRECT, ENERGY (of Trx) where a payment fails; the coin's own.
    /// @param number The listing that the caller has seen: a replaced one is refused.
    /// @param maxPrice The most that the caller pays. TRX sent above the price come back.
    function buy(uint256 tokenId, uint256 number, uint256 maxPrice) external payable;

    /// @notice Swaps card and money of a frozen sale once the stake is over. Anyone may call. What the stake earned
    /// and did not pay is credited to the seller, in Cards.
    /// @dev Reasons: NO_SALE, BROKEN, TOO_EARLY (of Cards), APPROVAL; those of Trx.
    function settle(uint256 tokenId, uint256 number) external;

    /// @notice Calls a frozen sale off and gives the buyer all of its money back. The buyer may until it is settled;
    /// anyone may once the card moved or was staked again.
    /// @dev Reasons: NO_SALE, NOT_BUYER; those of Trx.
    function cancelSale(uint256 tokenId, uint256 number) external;

    // ---- Offers

    /// @notice Offers an amount for a card. TRX come with the call, of another coin they are fetched.
    /// @dev Reasons: NOT_ACTIVE (of Cards), NO_CARD, AMOUNT, EXPIRY, COIN, VALUE (of Money), NOTHING_ARRIVED (of
    /// Deposits), TRANSFER_FAILED (of Trx, for the change); the coin's own.
    function offerOnCard(uint256 tokenId, address coin, uint256 amount, uint256 expiry) external payable;

    /// @notice Offers an amount for any one card of a level.
    /// @dev Reasons: LEVEL (of Cards); as `offerOnCard`.
    function offerOnLevel(uint256 level, address coin, uint256 amount, uint256 expiry) external payable;

    /// @notice Sells a card of the caller to the maker of an offer.
    /// @dev Reasons: NO_OFFER, NOT_YOURS (of Cards), OWN_CARD, OTHER_CARD, BELOW_MIN, SOLD, TOO_EARLY (of Cards),
    /// APPROVAL; those of Trx.
    /// @param minAmount The least that the caller takes, fees included.
    function accept(uint256 number, uint256 tokenId, uint256 minAmount) external;

    /// @notice Calls an offer off and gives its maker all of the money back. The maker may at any time, anyone once
    /// it has expired.
    /// @dev Reasons: NO_OFFER, NOT_MAKER; those of Trx.
    function cancelOffer(uint256 number) external;

    // ---- Reads

    /// @notice The last listing of a card; `open` states whether it can be bought now.
    /// @dev seller: who has the card now. All else is 0 where it was never listed.
    function listingOf(uint256 tokenId)
        external
        view
        returns (bool open, address seller, uint256 number, address coin, uint256 price, uint256 expiry);

    /// @notice A frozen sale; all zero where there is none, or none any more.
    /// @dev standing: whether the card is still with the seller as sold. Otherwise the money can only go back.
    function saleOf(uint256 tokenId, uint256 number)
        external
        view
        returns (address seller, address buyer, address coin, uint256 amount, bool standing);

    /// @notice An offer; all zero where there is none, or none any more.
    function offerOf(uint256 number)
        external
        view
        returns (address maker, uint256 kind, uint256 target, address coin, uint256 amount, uint256 expiry);
}
