// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that RwaRegistry shows in a wallet.
library RegistryReason {
    /// @dev The caller is not the registrar.
    string internal constant NOT_REGISTRAR = "Only the registrar can do this";
    /// @dev Zero is no account.
    string internal constant ADDRESS = "Not a valid address";
    /// @dev There is no asset of this number.
    string internal constant INDEX = "No such asset";
    /// @dev The coin is none of `coins()`.
    string internal constant COIN = "No such coin";
    /// @dev The name has 1 to 64 bytes.
    string internal constant NAME = "Name must have 1 to 64 bytes";
    /// @dev The symbol has 1 to 12 bytes.
    string internal constant SYMBOL = "Symbol must have 1 to 12 bytes";
    /// @dev Buyers see a document: its hash is not zero.
    string internal constant DOCUMENT = "Document hash is missing";
    /// @dev Zero, or the price of all shares has more than 96 bits.
    string internal constant PRICE = "Price out of range";
    /// @dev The target is zero or above the number of shares, or that number has more than 40 bits.
    string internal constant SHARES = "Number of shares out of range";
    /// @dev Not after now, or more than MAX_TIME away.
    string internal constant DEADLINE = "Deadline out of range";
    /// @dev Issuer, attestor and revenue address are three accounts, none of them zero.
    string internal constant PARTIES = "Issuer, attestor and revenue address must differ";
}

/// @title Reasons that RwaAsset shows in a wallet, where Money has no word for it.
library RwaReason {
    /// @dev The call went to the registry's template, which is no asset.
    string internal constant TEMPLATE = "No asset at this address";
    /// @dev The caller is not the asset's issuer.
    string internal constant NOT_ISSUER = "Only the issuer can do this";
    /// @dev The caller is not the asset's attestor.
    string internal constant NOT_ATTESTOR = "Only the attestor can do this";
    /// @dev The caller is not the asset's revenue address.
    string internal constant NOT_REVENUE = "Only the revenue address can do this";
    /// @dev Who gets shares is not on the allow-list, or no longer.
    string internal constant NOT_ALLOWED = "The receiver is not on the allow-list";
    /// @dev A number of shares that is zero.
    string internal constant ZERO = "Enter a number of shares";
    /// @dev Shares are sold until the deadline or the release.
    string internal constant ENDED = "The sale has ended";
    /// @dev The attestation is older than 30 days.
    string internal constant STALE = "The attestation is too old: wait for a new one";
    /// @dev Fewer shares are left.
    string internal constant TOO_FEW = "Not enough shares are left";
    /// @dev The coin keeps a part of each transfer, so the price did not arrive.
    string internal constant KEEPS_A_PART = "The coin keeps a part of what is paid";
    /// @dev The money is not in escrow any more: shares are redeemed now.
    string internal constant RELEASED = "The money was released";
    /// @dev Before the deadline, or the sale succeeded: only a buyer itself takes its money out.
    string internal constant NOT_FAILED = "The sale has not failed";
    /// @dev After the sale has failed nothing is attested.
    string internal constant FAILED = "The sale has failed";
    /// @dev The account has no shares, or nothing waits for it.
    string internal constant NOTHING = "Nothing to pay out";
    /// @dev The first attestation is of the document that buyers saw, byte by byte.
    string internal constant OTHER_DOCUMENT = "This is not the document that buyers saw";
    /// @dev The document was attested: a new reserve has a new document.
    string internal constant ATTESTED = "This document was attested before";
    /// @dev Zero, or more than 96 bits.
    string internal constant AMOUNT = "Amount out of range";
    /// @dev Attestation or target is missing, or 72 hours have not passed since.
    string internal constant NOT_RELEASABLE = "The money cannot be released yet";
    /// @dev Shares move, earn and are redeemed after the release.
    string internal constant NOT_RELEASED = "The money was not released yet";
    /// @dev Zero, or the asset itself.
    string internal constant ADDRESS = "Not a valid address";
    /// @dev The account has fewer shares, or nobody has any.
    string internal constant BALANCE = "Not enough shares";
    /// @dev The rest of the shares waits for a redemption, which can be cancelled.
    string internal constant WAITING = "Shares are waiting for redemption: cancel it first";
    /// @dev The spender may move fewer.
    string internal constant ALLOWANCE = "Allowance too low";
    /// @dev An account has one request at a time.
    string internal constant REQUESTED = "A redemption is requested already: cancel it first";
    /// @dev The account has no request.
    string internal constant NOT_REQUESTED = "No redemption is requested";
    /// @dev The request is above what the issuer would pay.
    string internal constant ABOVE_MAX = "Price is above your maximum";
}
