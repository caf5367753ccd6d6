// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Periods of burn mining, and the reserve that they are paid from.
/// @notice The pool of period n (from 0) is half of that of the period before. A period opens only when its whole pool
/// lies in the vault, free of other promises; until then nothing is earned, and that time is never paid later. Within a
/// period its pool is emitted evenly: the same whole number of base units each second.
interface IBurnPeriods {
    /// @notice Period `number` runs from `start` for 90 days; its `pool` is set aside. `released` TES that idle time and
    /// empty places did not earn are free again. Times are unix seconds.
    event PeriodOpened(uint256 indexed number, uint256 start, uint256 pool, uint256 released);
    /// @notice The reserve grew by `amount` TES of `from`.
    event Funded(address indexed from, uint256 amount);

    /// @notice Opens the next period, now or at the end of the one that runs. Anyone may call.
    /// @dev Reasons: OPEN, VaultReason.RESERVE.
    function openPeriod() external;

    /// @notice Adds TES of the caller to the reserve, for ever. Counts what arrives, which must be above 0.
    function fund(uint256 amount) external;

    // ---- Reads

    /// @notice Whether `openPeriod` would succeed.
    function due() external view returns (bool);

    /// @notice The period that runs or, where none does, the last one that did. All zero before the first.
    /// @return number From 0.
    /// @return start Unix seconds.
    /// @return end Unix seconds; nothing of it is earned after it.
    /// @return emitted Base units of TES emitted by all periods until now, earned by someone or not.
    /// @return opened Periods opened so far: `number + 2` where the next one is open too.
    /// @return multiplier Percent of the worth burnt that a burn has in power now. Where no period runs, that of the next.
    function period()
        external
        view
        returns (
            uint256 number,
            uint256 start,
            uint256 end,
            uint256 emitted,
            uint256 opened,
            uint256 multiplier
        );

    /// @notice A period by its number, opened or not.
    /// @return pool Base units of TES for miners and nodes together. A day's pool is a 90th.
    /// @return multiplier Percent of the worth burnt that a burn has in power.
    function poolOf(uint256 number) external view returns (uint256 pool, uint256 multiplier);

    /// @notice Base units of TES that nobody earned until now, and that the next opening makes free again.
    function unearned() external view returns (uint256);

    /// @notice TES in the vault, TES promised (what is owed, and what the open periods emit yet), and the rest, of which
    /// the next period is paid.
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free);

    /// @notice The vault, which this contract made.
    function vault() external view returns (address);
}
