// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Locks of any coin, many for an account, each for a number of days.
/// @notice There is no owner, no fee, no pause and no upgrade; nobody can end a lock, shorten it or take what it holds.
/// A lock can be added to, extended and handed over; once its time has come, its holder unlocks it, whatever the state
/// of anything else. Each lock counts what arrived, and it is paid by the coin alone: what the coin keeps of a transfer
/// is its holder's loss.
///
/// A lock is known by its `createTime`, the second in which it was made; several of one second count on, so it is
/// unique, and it may lie some seconds ahead. The unlock time counts from the block.
///
/// Where a coin has reduced the balance here below what is locked, each lock is paid its part of what is here, in any
/// order of calls; what it is still owed is paid later, behind the locks that were paid nothing. Nobody can add to the
/// locks of the coin until then.
///
/// To lock for ever is no lock: send the coin to 0x…dEaD, where `sumsOf` counts it.
interface ILockA {
    /// @notice `maker` locked `amount` of `coin`, which arrived, for `locker`. Times are unix seconds.
    event Locked(
        uint256 indexed createTime,
        address indexed locker,
        address indexed coin,
        uint256 amount,
        uint256 lockTime,
        address maker
    );
    /// @notice The lock holds `amount` more, which arrived.
    event Increased(uint256 indexed createTime, uint256 amount);
    /// @notice The lock ends at `lockTime`, later than before.
    event Extended(uint256 indexed createTime, uint256 lockTime);
    /// @notice The holder offers the lock to `to`, the zero address: to no account any more.
    event Offered(uint256 indexed createTime, address indexed to);
    /// @notice The lock belongs to `to`.
    event HandedOver(uint256 indexed createTime, address indexed from, address indexed to);
    /// @notice The lock paid `amount` to `to`, and is still owed `owed`: 0, unless the coin has reduced the balance here.
    event Unlocked(uint256 indexed createTime, address indexed to, uint256 amount, uint256 owed);

    // ---- The life of a lock

    /// @notice Locks a coin of the caller. Counts what arrives, which must be above 0.
    /// @dev Reasons: ZERO, DAYS, COIN, SHORT, TOO_MUCH, Deposits.NOTHING_ARRIVED.
    /// @param amount Base units of the coin.
    /// @param day Days from now, 1 to `MAX_DAYS`.
    /// @return createTime The key of the lock.
    function lock(uint256 amount, address coin, uint256 day) external returns (uint256 createTime);

    /// @notice The same for another account, which alone can unlock it.
    /// @dev Reasons: those of `lock`, ADDRESS.
    function lockFor(
        uint256 amount,
        address coin,
        uint256 day,
        address locker
    ) external returns (uint256 createTime);

    /// @notice Adds coins of the caller to its lock, whose time has not come. Counts what arrives.
    /// @dev Reasons: ZERO, NOT_YOURS, ENDED, EXTEND_FIRST, SHORT, TOO_MUCH, Deposits.NOTHING_ARRIVED.
    function increase(uint256 createTime, uint256 amount) external;

    /// @notice Has a lock of the caller end later, also one whose time has come.
    /// @dev Reasons: NOT_YOURS, ENDED, DAYS, NOT_LATER.
    /// @param day Days from now, 1 to `MAX_DAYS`.
    function extend(uint256 createTime, uint256 day) external;

    /// @notice Offers a lock of the caller to another account, instead of whom it was offered to before; the zero
    /// address withdraws the offer.
    /// @dev Reasons: NOT_YOURS, ENDED.
    function offer(uint256 createTime, address to) external;

    /// @notice Takes over a lock that its holder offers to the caller.
    /// @dev Reasons: NOT_OFFERED, ENDED.
    function accept(uint256 createTime) external;

    /// @notice Pays a lock of the caller whose time has come.
    /// @dev Reasons: NOT_YOURS, ENDED, TOO_EARLY, NOTHING_LEFT, NOT_PAID. Runs no code of another contract but the
    /// coin's.
    function unlock(uint256 createTime) external;

    /// @notice The same, to another address: for a holder whom the coin refuses.
    /// @dev Reasons: those of `unlock`, ADDRESS.
    function withdrawTo(uint256 createTime, address to) external;

    // ---- Reads

    /// @notice A lock by its number, from 0 in order of making; all zero where there is none.
    /// @return lockerAddress The holder.
    /// @return coinAddress The coin.
    /// @return lockAmount Base units that the lock is owed, or was until it was unlocked.
    /// @return createTime The key of the lock.
    /// @return lockTime Unix seconds at which it can be unlocked.
    /// @return locked True until all of it is unlocked.
    function locks(uint256 index)
        external
        view
        returns (
            address lockerAddress,
            address coinAddress,
            uint256 lockAmount,
            uint256 createTime,
            uint256 lockTime,
            bool locked
        );

    /// @notice Number of locks ever made.
    function count() external view returns (uint256);

    /// @notice A lock by its key.
    /// @return exists Whether there is one.
    /// @return index Its number, for `locks`.
    /// @return offeredTo The account that may take it over.
    function find(uint256 createTime) external view returns (bool exists, uint256 index, address offeredTo);

    /// @notice What an amount of a coin is worth in USDT (6 decimals) at the present price of its pool, for display
    /// only; 0 where there is no pool.
    function getCoinUPrice(uint256 amount, address coin) external view returns (uint256);

    // ---- Reads for scanners, by the outline of ERC-8463, a draft

    /// @notice What is out of use of a coin: for an LP coin, of its pool.
    /// @return permanent Base units at 0x…dEaD.
    /// @return timed Base units that the locks here are owed, also those whose time has come.
    /// @return balance Base units here; below `timed` where the coin has reduced the balance.
    function sumsOf(address coin) external view returns (uint256 permanent, uint256 timed, uint256 balance);

    /// @notice The lock of a coin that ends first, of `length` locks from number `from` on.
    /// @return lockTime Unix seconds; 0 where none of them is locked.
    /// @return amount Base units of it.
    function earliestUnlock(
        address coin,
        uint256 from,
        uint256 length
    ) external view returns (uint256 lockTime, uint256 amount);

    /// @notice The most days of a lock, from now.
    function MAX_DAYS() external view returns (uint256);
}
