// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Lender and LenderFactory show in a wallet.
library EnergyReason {
    /// @dev A provider has one lender.
    string internal constant MADE = "You have a lender";
    /// @dev There is no lender of this number.
    string internal constant INDEX = "No such lender";
    /// @dev Only the factory begins a lender, once.
    string internal constant NOT_FACTORY = "Only the factory can do this";
    /// @dev The TRX are another account's.
    string internal constant NOT_PROVIDER = "Only the provider can do this";
    /// @dev Price above 2^32 - 1, or the least energy is zero or above 2^40 - 1.
    string internal constant TERMS = "Price or least energy out of range";
    /// @dev TRON stakes 1 TRX or more.
    string internal constant LITTLE = "At least 1 TRX";
    /// @dev The provider's price is 0.
    string internal constant STOPPED = "The provider makes no new leases";
    /// @dev A lease lasts 1 to 30 days.
    string internal constant DAYS = "A lease lasts 1 to 30 days";
    /// @dev The energy is below the provider's least.
    string internal constant LEAST = "Less energy than the provider leases";
    /// @dev What is lent, used up, or not staked cannot be leased.
    string internal constant NOT_ENOUGH = "Not enough energy is free";
    /// @dev The TRX sent are less than the price, which the provider may have raised.
    string internal constant ABOVE_MAX = "Price is above your maximum";
    /// @dev TRON lends to accounts that exist and are no contracts.
    string internal constant RECEIVER = "The receiver must be an activated account, not a contract";
    /// @dev There is no lease of this number, or it has ended.
    string internal constant NO_LEASE = "No such lease";
    /// @dev Only time ends a lease.
    string internal constant NOT_OVER = "The lease is not over yet";
    /// @dev Zero, or more than is staked and not lent.
    string internal constant NOT_FREE = "More than is free";
    /// @dev TRON lets 32 amounts wait at once.
    string internal constant WAITING = "32 withdrawals are waiting: collect first";
    /// @dev Nothing was earned, and nothing has waited 14 days.
    string internal constant NOTHING = "Nothing to collect";
    /// @dev The network did not stake, lend or take back.
    string internal constant REFUSED = "The network refused";
}
