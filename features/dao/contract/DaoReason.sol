// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that VoteStake shows in a wallet.
library VoteStakeReason {
    /// @dev An amount of zero.
    string internal constant ZERO = "Enter an amount";
    /// @dev The account has staked less.
    string internal constant BALANCE = "You have staked less than this";
}

/// @title Reasons that Dao shows in a wallet, beside the library's errors.
library DaoReason {
    /// @dev No call, more than MAX_CALLS, or lists of different length.
    string internal constant CALLS = "A proposal makes one to ten calls";
    /// @dev Longer than MAX_DESCRIPTION.
    string internal constant DESCRIPTION = "The description is too long";
    /// @dev A call would send TRX along.
    string internal constant VALUE = "A proposal's calls take no TRX along";
    /// @dev The contract or the function is not on the list.
    string internal constant NOT_ALLOWED = "The community cannot make this call";
    /// @dev The parameters are not exactly those of the function, one after the other.
    string internal constant ENCODING = "The call's parameters are malformed";
    /// @dev `setEnabled(true)`: that is the factory owner's.
    string internal constant ONLY_DISABLE = "The community can only disable the factory";
    /// @dev `setCreationFee` with the fee of now, or more.
    string internal constant ONLY_LOWER = "The community can only lower the creation fee";
    /// @dev A setting of the Dao, a relayed call, or another timelock.
    string internal constant FIXED = "The rules of votes never change";
    /// @dev No votes at the snapshot, or none a day before it.
    string internal constant NO_VOTES = "You had no votes when this vote began";
    /// @dev It waits in the timelock.
    string internal constant TOO_EARLY = "The time before execution has not passed";
    /// @dev Votes have no parameters.
    string internal constant PARAMS = "A vote has no parameters";
}

/// @title Reasons that DaoPool shows in a wallet.
library PoolReason {
    /// @dev The caller is not the timelock.
    string internal constant NOT_TIMELOCK = "Only an executed proposal pays out of the pool";
    /// @dev An amount of zero.
    string internal constant ZERO = "Enter an amount";
    /// @dev Zero, or the pool itself.
    string internal constant ADDRESS = "Not a valid address";
    /// @dev Neither TRX nor a contract.
    string internal constant COIN = "No coin at this address";
    /// @dev More than a tenth of the coin's pool in 30 days.
    string internal constant LIMIT = "More than the pool may pay in 30 days";
}
