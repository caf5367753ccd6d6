// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IMoney} from "../../team/contract/IMoney.sol";

/// @title Reasons that Otc shows in a wallet, where Money has no word for it.
library OtcReason {
    /// @dev The caller has not bound an inviter.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev Neither TRX nor a contract.
    string internal constant COIN = "No coin at this address";
    /// @dev What is given and what is wanted are one coin.
    string internal constant SAME_COIN = "Both coins are the same";
    /// @dev Zero, or more than 104 bits.
    string internal constant AMOUNT = "Amount out of range";
    /// @dev Below a thousandth of the offer, or more than 96 bits.
    string internal constant LOT = "Minimum lot out of range";
    /// @dev Not after now, or more than MAX_TIME away.
    string internal constant EXPIRY = "Expiry out of range";
    /// @dev Maker and taker are one.
    string internal constant OWN_OFFER = "This is your own offer";
    /// @dev There is no such offer, or nothing of it is left.
    string internal constant NO_OFFER = "This offer has ended";
    /// @dev The caller did not make the offer.
    string internal constant NOT_MAKER = "This is not your offer";
    /// @dev The order number has no further value.
    string internal constant EDITS = "Changed too often: publish a new offer";
    /// @dev The offer is not as the caller has seen it.
    string internal constant CHANGED = "This offer was changed";
    /// @dev The time of the offer is over: it can only go back to its maker.
    string internal constant EXPIRED = "This offer has expired";
    /// @dev The offer stands, so only its maker can end it.
    string internal constant NOT_EXPIRED = "This offer has not expired";
    /// @dev The offer is private.
    string internal constant NOT_TAKER = "This offer is for another account";
    /// @dev Neither a lot nor all that is left, or more than that.
    string internal constant PART = "Take a minimum lot or more, or all that is left";
    /// @dev What would be left costs less than one base unit.
    string internal constant DUST = "The rest would cost nothing: take all that is left";
    /// @dev The price is above the most that the caller would pay.
    string internal constant ABOVE_MAX = "Price is above your maximum";
}

/// @title Tessera's OTC market: offers of one coin for another.
/// @notice The maker gives one coin and wants another. What it gives waits here until it is taken or goes back, so each
/// offer is funded and firm. It has no sides: who sells TES for USDT gives TES, who buys TES gives USDT. Both coins
/// change hands in one call, or none does. There is no order book, no owner, no pause, no upgrade.
///
/// A coin is the address of a TRC-20, or zero for TRX; any coin may be offered, and what arrives here is what is offered.
/// An offer keeps two amounts, what is left to give and what is wanted for all of that; they are its price, in base
/// units. A take of a part pays that part of what is wanted, rounded up, and both amounts go down by what moved: the
/// maker never gets less in all than it asked for. Of what arrives of a payment FEE goes along the taker's line, by
/// FeeSplitter for TRX and here for coins; the maker gets the rest. Going back costs nothing.
///
/// What a coin takes for a transfer falls on the receiver. A maker who refuses a payment (a coin's blacklist, a contract
/// without room for TRX) is credited, and anyone may send it off later; a taker who refuses what it takes does not take.
/// Only a call of a wallet itself credits: an account cannot make a payment fail that would succeed. A coin that changes
/// balances by itself is no coin to offer: who comes first is paid first.
///
/// Only `publish` and `take` require activation. A private offer has its taker here, on chain: a copied transaction of
/// another account is refused.
interface IOtc is IMoney {
    /// @notice An offer was made, as order 1. `giveAmount` arrived and waits here.
    /// @param id Counts all offers from 1.
    /// @param taker The one account that may take it; zero: any.
    /// @param wantAmount Base units of `want` for all of it.
    /// @param minLot The least that is taken at once, unless it is all that is left.
    /// @param expiry Unix seconds, not included.
    event Published(
        uint256 indexed id,
        address indexed maker,
        address indexed taker,
        address give,
        uint256 giveAmount,
        address want,
        uint256 wantAmount,
        uint256 minLot,
        uint256 expiry
    );
    /// @notice The maker changed an offer: `wantAmount` is for all that is left. It is order `order` from now on.
    event Edited(uint256 indexed id, uint256 order, uint256 wantAmount, uint256 minLot, uint256 expiry);
    /// @notice Both coins changed hands. Of what is left to give `amount` is gone, of what is wanted `paid`.
    /// @param amount What was sent to the taker.
    /// @param paid What the taker paid; less arrives of a coin that keeps a part of a transfer.
    /// @param proceeds What of that was sent to the maker, or credited to it where `Credited` follows.
    /// @param fee What of that was split along the taker's line.
    event Taken(
        uint256 indexed id,
        address indexed maker,
        address indexed taker,
        uint256 amount,
        uint256 paid,
        uint256 proceeds,
        uint256 fee
    );
    /// @notice The maker ended an offer; all that was left went back, or is credited where `Credited` follows.
    event Cancelled(uint256 indexed id, uint256 amount);
    /// @notice The same after its expiry, by anyone; it went back to `maker`.
    event Swept(uint256 indexed id, address indexed maker, uint256 amount);

    // ---- The maker

    /// @notice Offers an amount of a coin of the caller. TRX come with the call, of another coin they are fetched.
    /// @dev Reasons: NOT_ACTIVE, COIN, SAME_COIN, AMOUNT, EXPIRY, OWN_OFFER, VALUE (of Money), NOTHING_ARRIVED (of
    /// Deposits), LOT, TRANSFER_FAILED (of Trx, for the change); the coin's own.
    /// @param giveAmount Base units of `give`, at most 104 bits. TRX sent above it come back.
    /// @param wantAmount Base units of `want` for all that arrives, at most 104 bits.
    /// @param minLot Base units of `give`, at least a thousandth of what arrives; more than that is all of it.
    /// @param expiry Unix seconds, at most MAX_TIME from now.
    /// @param taker The one account that may take it; zero: any.
    function publish(
        address give,
        uint256 giveAmount,
        address want,
        uint256 wantAmount,
        uint256 minLot,
        uint256 expiry,
        address taker
    ) external payable returns (uint256 id);

    /// @notice Changes an offer of the caller, expired or not. Its order number goes up, so nobody takes what it was.
    /// @dev Reasons: NOT_MAKER, NO_OFFER, AMOUNT, EXPIRY, LOT, EDITS.
    /// @param wantAmount Base units for all that is left when the call is in a block.
    /// @param minLot At least a thousandth of what is left; more than that is all of it.
    function edit(uint256 id, uint256 wantAmount, uint256 minLot, uint256 expiry) external;

    /// @notice Ends an offer of the caller at any time. All that is left goes back.
    /// @dev Reasons: NOT_MAKER, NO_OFFER; those of Trx.
    function cancel(uint256 id) external;

    // ---- Anyone

    /// @notice Takes an offer, or a part of it.
    /// @dev Reasons: NOT_ACTIVE, NO_OFFER, CHANGED, EXPIRED, NOT_TAKER, OWN_OFFER, PART, DUST, ABOVE_MAX, VALUE (of
    /// Money), NOTHING_ARRIVED (of Deposits); TRANSFER_FAILED, INDIRECT, ENERGY (of Trx) where a payment fails; the
    /// coins' own.
    /// @param order The order number that the caller has seen.
    /// @param amount Base units of what is given: `minLot` or more, or all that is left.
    /// @param mostPaid The most that the caller pays. TRX sent above the price come back.
    function take(uint256 id, uint256 order, uint256 amount, uint256 mostPaid) external payable;

    /// @notice Sends what is left of an expired offer back to its maker. Anyone may call.
    /// @dev Reasons: NO_OFFER, NOT_EXPIRED; those of Trx.
    function sweep(uint256 id) external;

    // ---- Reads

    /// @notice Number of offers ever made.
    function count() external view returns (uint256);

    /// @notice An offer. After it has ended nothing is left of it, and all else stays; all zero where there is none.
    /// @return maker Who gives, and gets what is left back.
    /// @return taker The one account that may take it; zero: any.
    /// @return give The coin that is given.
    /// @return giveLeft Base units of it that wait here: what leaves by `cancel` now.
    /// @return want The coin that is wanted.
    /// @return wantLeft Base units of it for all that is left.
    /// @return minLot The least that is taken at once, unless it is all that is left.
    /// @return expiry Unix seconds, not included.
    /// @return order The order number, for `take`.
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
        );

    /// @notice What a take of an amount pays now, and the fee that is a part of it if all of it arrives.
    /// @dev Reasons: NO_OFFER, EXPIRED, PART, DUST.
    function quoteOf(uint256 id, uint256 amount) external view returns (uint256 paid, uint256 fee);

    /// @notice Hundredths of a percent of what the maker receives.
    function FEE() external view returns (uint256);

    /// @notice The longest that an offer can stand, in seconds.
    function MAX_TIME() external view returns (uint256);

    /// @notice An offer can be taken in at most so many lots.
    function MOST_LOTS() external view returns (uint256);
}
