// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that BurnMining shows in a wallet.
library BurnReason {
    /// @dev A pass or a node needs an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The coin is not `coin()`.
    string internal constant COIN = "This coin cannot be burnt";
    /// @dev An amount is required.
    string internal constant ZERO = "Amount is zero";
    /// @dev A first burn needs a pass.
    string internal constant NO_PASS = "Buy a pass first";
    /// @dev The caller has a pass, or had one and used it.
    string internal constant HAS_PASS = "You have a pass";
    /// @dev A burn has used the pass; its price is no longer refunded.
    string internal constant PASS_USED = "This pass is used";
    /// @dev The pass of this account is not used, or its price went to the splitter before.
    string internal constant NOTHING_TO_COLLECT = "Nothing to collect";
    /// @dev The pool of TES and USDT holds less USDT than a price may be taken from.
    string internal constant THIN = "The pool is too small for a price";
    /// @dev All power together has 64 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev Less power than the caller's least.
    string internal constant LESS_POWER = "Less power than your minimum";
    /// @dev The block is later than the deadline of the call.
    string internal constant EXPIRED = "Deadline has passed";
    /// @dev Kinds are 1, 2 and 3.
    string internal constant KIND = "No such node";
    /// @dev All places of this kind are taken.
    string internal constant SOLD_OUT = "All places are taken";
    /// @dev The TRX sent are less than the price.
    string internal constant VALUE = "Less TRX than the price";
    /// @dev The caller did not buy the node, or it was refunded.
    string internal constant NOT_YOURS = "Not your node";
    /// @dev The node earns already; its price is no longer refunded.
    string internal constant ACTIVE = "This node is active";
    /// @dev The node does not earn yet.
    string internal constant NOT_ACTIVATED = "Activate the node first";
    /// @dev The days for its activation are over: it can only be refunded.
    string internal constant LAPSED = "The time to activate is over";
    /// @dev Nothing earned is unpaid.
    string internal constant NOTHING = "Nothing to claim";
    /// @dev A period that follows the present one is open already.
    string internal constant OPEN = "The next period is open";
    /// @dev Nothing waits for this account.
    string internal constant NO_CREDIT = "Nothing to withdraw";
}
