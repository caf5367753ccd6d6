// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Locks of one coin, one for an account.
/// @notice The coin is the LP coin of the pool of TES and USDT. Locking again adds to the account's lock, or has it end
/// later, or both; it never ends earlier and never holds less before its end.
///
/// The owner (`Ownable2Step`) has one power: to name another coin while nothing is locked. It comes into force after
/// `delay`, and is dropped by a lock that is made before: no lock is ever of another coin than its holder saw. The
/// owner cannot reach what is locked, end a lock, change it or stop one from being made or unlocked.
///
/// Each lock counts what arrived. Where the coin has reduced the balance here below what is locked, locks are paid as
/// in `ILockA`.
interface ILockB {
    /// @notice `locker` added `amount` of `coin`, which arrived, or nothing; the lock holds `sum` and ends at
    /// `unlockTime`, unix seconds.
    event Locked(address indexed locker, address indexed coin, uint256 amount, uint256 sum, uint256 unlockTime);
    /// @notice The lock paid `amount` to its holder, and is still owed `owed`: 0, unless the coin has reduced the
    /// balance here.
    event Unlocked(address indexed locker, uint256 amount, uint256 owed);
    /// @notice From `time` on, unix seconds, `coin` is what is locked here.
    event CoinSet(address indexed coin, uint256 time);
    /// @notice A lock was made before another coin came into force: `coin` stays.
    event CoinKept(address indexed coin);

    // ---- The life of a lock

    /// @notice Adds coins of the caller to its lock, or has it end later, or both. Counts what arrives.
    /// @dev Reasons: ZERO, TIME, ENDED, NOT_LATER, COIN, SHORT, TOO_MUCH, Deposits.NOTHING_ARRIVED.
    /// @param amount Base units of the coin; 0 only has the lock end later.
    /// @param lockTime Seconds from now, at most `MAX_TIME`; an earlier end than the present one changes nothing, and 0
    /// only adds.
    function lock(uint256 amount, uint256 lockTime) external;

    /// @notice Pays the lock of the caller, whose time has come.
    /// @dev Reasons: NOT_YOURS, ENDED, TOO_EARLY, NOTHING_LEFT, NOT_PAID. Runs no code of another contract but the
    /// coin's.
    function unlock() external;

    // ---- What the owner does

    /// @notice Names the coin that is locked here from `delay` on, instead of whatever waits.
    /// @dev Reasons: COIN, LOCKED; OwnableUnauthorizedAccount. What was given to this contract stands in no way.
    function setCoin(address coin) external;

    // ---- Reads

    /// @notice The lock of an account; all zero where it never made one.
    /// @return lockerAddress The account.
    /// @return lockAmount Base units that the lock is owed, or was until it was unlocked.
    /// @return createTime Unix seconds at which it was made; adding does not change it.
    /// @return unlockTime Unix seconds at which it can be unlocked.
    /// @return locked True until all of it is unlocked.
    function locks(address locker)
        external
        view
        returns (address lockerAddress, uint256 lockAmount, uint256 createTime, uint256 unlockTime, bool locked);

    /// @notice Whether an account has ever made a lock here.
    function userExist(address account) external view returns (bool);

    /// @notice The coin that is locked here now.
    function coin() external view returns (address);

    /// @notice The coin that the owner has named and that is not in force, and its time; zero where none waits.
    function nextCoin() external view returns (address coin_, uint256 time);

    /// @notice What is out of use of the coin.
    /// @return permanent Base units at 0x…dEaD.
    /// @return timed Base units that the locks here are owed, also those whose time has come.
    /// @return balance Base units here; below `timed` where the coin has reduced the balance.
    function sums() external view returns (uint256 permanent, uint256 timed, uint256 balance);

    /// @notice Seconds from naming a coin to its coming into force.
    function delay() external view returns (uint256);

    /// @notice The most seconds of a lock, from now.
    function MAX_TIME() external view returns (uint256);
}
