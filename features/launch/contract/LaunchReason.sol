// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that TokenFactory shows in a wallet.
library FactoryReason {
    /// @dev The factory makes nothing new for now; what it made goes on.
    string internal constant DISABLED = "The factory is disabled";
    /// @dev Exactly `creationFee()` comes with the call.
    string internal constant FEE = "Wrong creation fee";
    /// @dev Above `MAX_CREATION_FEE`.
    string internal constant MAX_FEE = "Fee is above its maximum";
    /// @dev Neither the owner, nor the guardian who disables or lowers the fee.
    string internal constant NOT_ALLOWED = "Not allowed for you";
    /// @dev The factory did not make this token.
    string internal constant NO_TOKEN = "No token of this factory";
    /// @dev There is no pair record of this number.
    string internal constant INDEX = "No such record";
    /// @dev The name has 1 to 32 bytes.
    string internal constant NAME = "Name must have 1 to 32 bytes";
    /// @dev The symbol has 1 to 12 bytes.
    string internal constant SYMBOL = "Symbol must have 1 to 12 bytes";
    /// @dev The supply is below 10^18 or above 10^33 base units.
    string internal constant SUPPLY = "Total supply out of range";
    /// @dev A fee is above 5 %.
    string internal constant FEES = "Buy and sell fee are at most 5 %";
    /// @dev Missing with a fee, named without one, or the token, pair or sale.
    string internal constant FEE_RECIPIENT = "Wrong fee recipient";
    /// @dev LP burn: a number is out of range, or not 0 while it is off.
    string internal constant LP_BURN = "Wrong LP burn settings";
    /// @dev Protection: time or fee out of range, or one without the other.
    string internal constant PROTECT = "Wrong protection settings";
    /// @dev The threshold of fees that are sold is out of range, or not 0 while fees are not sold.
    string internal constant THRESHOLD = "Wrong swap threshold";
    /// @dev The sale would start in the past or more than 90 days ahead.
    string internal constant START = "Start must be within 90 days";
    /// @dev A price of a share is out of range.
    string internal constant PRICE = "Share price out of range";
    /// @dev The shares of the sale are below 10 or above a million.
    string internal constant SHARES = "Number of shares out of range";
    /// @dev The most shares of one address are 0 or above a fifth.
    string internal constant PER_ADDRESS = "At most a fifth of the shares an address";
    /// @dev The internal market needs both its price and its most shares of one address, or none.
    string internal constant INSIDE = "Wrong internal market settings";
    /// @dev The soft cap is below 30 % or above all shares.
    string internal constant SOFT_CAP = "Soft cap rate out of range";
    /// @dev The soft cap is worth less than `leastSoftCap()`.
    string internal constant SOFT_CAP_WORTH = "Soft cap is worth too little";
    /// @dev The shares of the liquidity are out of range, or do not fit their receiver or the switch.
    string internal constant LIQUIDITY = "Wrong liquidity settings";
    /// @dev The unlocks are out of range.
    string internal constant VESTING = "Wrong unlock settings";
    /// @dev With an internal market the last whole part unlocks 30 days after the listing or later.
    string internal constant VESTING_SHORT = "A whole part must unlock after 30 days or later";
    /// @dev The floor is more than half of the raise.
    string internal constant BACKING = "Backing share is at most 50 %";
}

/// @title Reasons that LaunchToken shows in a wallet.
library TokenReason {
    /// @dev Before its listing a token moves only from and to its sale.
    string internal constant CLOSED = "Token does not move before its listing";
    /// @dev The caller is another than the creator, the factory or the sale of the token.
    string internal constant NOT_YOURS = "Not your token";
    /// @dev The token is open, or has a sale.
    string internal constant NOT_NEW = "Token is open or has a presale";
    /// @dev The token has no pool yet, or never has one.
    string internal constant NOT_LISTED = "Token is not listed";
    /// @dev The time of the next step has not come.
    string internal constant TOO_EARLY = "Next step not due yet";
    /// @dev The reserve is empty, the pool too small, or the token has none.
    string internal constant NO_RESERVE = "Nothing left to burn";
    /// @dev The collected fees are below the threshold, or never stay in the token.
    string internal constant THRESHOLD = "Collected fees are below the threshold";
    /// @dev The holder has fewer tokens.
    string internal constant BALANCE = "Not enough tokens";
    /// @dev The owner has not let the caller move as many.
    string internal constant ALLOWANCE = "Allowance too low";
    /// @dev The zero address receives nothing; `burn` leaves the supply.
    string internal constant ADDRESS = "Address is missing";
}

/// @title Reasons that Sale shows in a wallet.
library SaleReason {
    /// @dev Taking part needs an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The creator takes no part in its own sale.
    string internal constant CREATOR = "The creator cannot take part";
    /// @dev The sale has not started, has ended, or is not in the stage that the call needs.
    string internal constant NOT_IN_PROGRESS = "The stage is not in progress";
    /// @dev At least one share.
    string internal constant ZERO = "Amount is zero";
    /// @dev The caller holds shares of the presale: one mint an address.
    string internal constant ALREADY_MINTED = "Minting twice gives no extra allocation";
    /// @dev More shares than one address may have.
    string internal constant MAXIMUM = "Purchase exceeds the maximum share count";
    /// @dev Fewer shares are left.
    string internal constant TOO_FEW = "Remaining shares are insufficient";
    /// @dev The TRX sent are not exactly the price of the shares.
    string internal constant VALUE = "Wrong amount of TRX";
    /// @dev The shares cost more than the TRX sent.
    string internal constant COST = "Price has risen above your payment";
    /// @dev The shares bring less than the caller's least.
    string internal constant LESS = "Price has fallen below your minimum";
    /// @dev The caller holds no such shares.
    string internal constant NO_SHARES = "You have no such shares";
    /// @dev The sale neither failed nor passed its time of listing.
    string internal constant NO_REFUND = "No refund is open";
    /// @dev The sale failed, is running, is listed, or its time of listing passed.
    string internal constant NOT_LISTABLE = "The sale cannot be listed now";
    /// @dev Only a listed sale pays tokens, floor and creator.
    string internal constant NOT_LISTED = "The sale is not listed";
    /// @dev Nothing is unlocked, or all of it was claimed.
    string internal constant NOTHING = "Nothing to claim";
    /// @dev Only the creator collects its part of the raise.
    string internal constant NOT_CREATOR = "You are not the creator";
    /// @dev The zero address receives nothing.
    string internal constant ADDRESS = "Address is missing";
    /// @dev The template holds and does nothing.
    string internal constant TEMPLATE = "This is a template";
}
