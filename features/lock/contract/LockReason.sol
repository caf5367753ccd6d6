// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that LockA and LockB show in a wallet.
library LockReason {
    /// @dev An amount is required.
    string internal constant ZERO = "Amount is zero";
    /// @dev A lock counts in 128 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev Lock A: the days are 0, or more than `MAX_DAYS`.
    string internal constant DAYS = "Lock for 1 to 3,650 days";
    /// @dev Lock B: the lock would end now, or later than `MAX_TIME` allows.
    string internal constant TIME = "Lock time is missing or above 3,650 days";
    /// @dev No contract stands there.
    string internal constant COIN = "No coin at this address";
    /// @dev The coin reduced the balance here: new coins would pay for earlier locks.
    string internal constant SHORT = "Less of this coin is here than is locked";
    /// @dev The coin reduced the balance here to nothing, or to what others come first for.
    string internal constant NOTHING_LEFT = "Nothing of this coin is left for this lock";
    /// @dev The coin reported success and moved nothing.
    string internal constant NOT_PAID = "The coin did not pay";
    /// @dev There is no such lock, or it is another account's.
    string internal constant NOT_YOURS = "Not your lock";
    /// @dev The lock has paid, all of it or a part.
    string internal constant ENDED = "This lock has ended";
    /// @dev The time of the lock has not come.
    string internal constant TOO_EARLY = "Unlock time not reached";
    /// @dev The time of the lock has come: what is added would not be locked.
    string internal constant EXTEND_FIRST = "Unlock time reached: extend the lock first";
    /// @dev A lock never ends earlier.
    string internal constant NOT_LATER = "The lock ends at that time or later";
    /// @dev The holder of the lock did not offer it to the caller.
    string internal constant NOT_OFFERED = "This lock is not offered to you";
    /// @dev The zero address holds no lock and receives nothing.
    string internal constant ADDRESS = "Address is missing";
    /// @dev Lock B: the coin changes only while nothing is locked.
    string internal constant LOCKED = "The coin cannot change while something is locked";
}
