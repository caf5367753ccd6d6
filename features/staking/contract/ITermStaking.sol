// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that TermStaking shows in a wallet.
library TermReason {
    /// @dev Staking needs an inviter, bound on Team.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The coin is none of `coins()`.
    string internal constant COIN = "No such coin";
    /// @dev The days are none of `terms()` for this coin.
    string internal constant TERM = "No such term";
    /// @dev An amount is required.
    string internal constant ZERO = "Amount is zero";
    /// @dev Less would be staked than the coin's minimum.
    string internal constant MINIMUM = "Amount is below the minimum";
    /// @dev A stake counts in 96 bits.
    string internal constant TOO_MUCH = "Amount is too large";
    /// @dev The caller did not open the stake, or left it.
    string internal constant NOT_YOURS = "Not your stake";
    /// @dev The principal of the stake has been paid.
    string internal constant ENDED = "This stake has ended";
    /// @dev The term has not ended; `exit` is always open.
    string internal constant TOO_EARLY = "Unlock time not reached";
    /// @dev Nothing earned is unpaid.
    string internal constant NOTHING = "Nothing to claim";
}

/// @title Staking of one coin for a number of days, for a reward in TES that is known and set aside from the start.
/// @notice A stake opens only when its whole reward lies in the vault, free of other promises. Staked coins lie in this
/// contract and rewards in its vault, TES as well: neither is ever paid out of the other.
/// There is no owner, no administrator, no pause, no fee and no upgrade; coins, terms and rates never change.
///
/// The life of a stake: earning (`pledge`), matured when its days have passed, then unstaked (`unlock`) or staked again
/// (`renew`); exited (`exit`) at any time. The reward is earned evenly over the days and can be claimed at any time.
/// What a matured stake earned never decays, claimed or not, unstaked or not.
interface ITermStaking {
    /// @notice A coin that can be staked, at construction.
    /// @param minimum Base units of the coin: the least that is staked at once.
    /// @param rates For each of the terms: base units of TES that 10^18 base units of the coin earn over the whole
    /// term; 0 where the coin has not this term.
    struct CoinConfig {
        address coin;
        uint96 minimum;
        uint256[] rates;
    }

    /// @notice `owner` staked `amount` of `coin`, which arrived; `reward` TES are set aside. Times are unix seconds.
    event Pledged(
        uint256 indexed id,
        address indexed owner,
        address indexed coin,
        uint256 amount,
        uint256 termDays,
        uint256 start,
        uint256 unlockTime,
        uint256 reward
    );
    /// @notice `owner` was paid `amount` TES, of each stake of `ids` what stands at its place in `amounts`.
    event Claimed(address indexed owner, uint256 amount, uint256[] ids, uint256[] amounts);
    /// @notice The matured stake paid its principal. What it earned and did not pay stays owed.
    event Unlocked(uint256 indexed id, address indexed owner, uint256 amount);
    /// @notice The principal of the matured stake `id` moved into the stake `newId`, which `Pledged` reports. What `id`
    /// earned and did not pay stays owed.
    event Renewed(uint256 indexed id, uint256 indexed newId, address indexed owner);
    /// @notice The stake was left: it paid its principal, and `givenUp` TES are free again.
    event Exited(uint256 indexed id, address indexed owner, uint256 amount, uint256 givenUp);

    /// @notice The reserve grew by `amount` TES of `from`.
    event Funded(address indexed from, uint256 amount);

    // ---- The life of a stake

    /// @notice Stakes a coin of the caller. Counts what arrives, which must be above 0.
    /// @dev Reasons: NOT_ACTIVE, COIN, TERM, ZERO, MINIMUM, TOO_MUCH, VaultReason.RESERVE.
    /// @param termDays One of `terms()`.
    /// @return id Numbered from 1.
    function pledge(address coin, uint256 termDays, uint256 amount) external returns (uint256 id);

    /// @notice Pays the caller what its stakes have earned and not paid, ended ones too.
    /// Nothing gates it: no activation, no time, no fee.
    /// @dev Reasons: NOT_YOURS, NOTHING. A stake named twice is paid once.
    function claim(uint256[] calldata ids) external;

    /// @notice Pays the principal of a matured stake. What it earned and did not pay stays owed, until `claim`.
    /// @dev Reasons: NOT_YOURS, ENDED, TOO_EARLY. Runs no code of another contract but the coin's, and none of rewards.
    function unlock(uint256 id) external;

    /// @notice Stakes the principal of a matured stake again, for a term of today. What it earned stays owed.
    /// @dev Reasons: NOT_YOURS, ENDED, TOO_EARLY, TERM, TOO_MUCH, VaultReason.RESERVE.
    function renew(uint256 id, uint256 termDays) external returns (uint256 newId);

    /// @notice Pays the principal of a stake now, whatever the time. Gives up what is unpaid; claim before if anything
    /// is earned.
    /// @dev Reasons: NOT_YOURS, ENDED. Runs no code of another contract but the coin's.
    /// Warning: after the term this still gives up what is unpaid; `unlock` keeps it.
    function exit(uint256 id) external;

    /// @notice Adds TES of the caller to the reserve, for ever. Counts what arrives, which must be above 0.
    function fund(uint256 amount) external;

    // ---- Reads

    /// @notice Days of the terms, shortest first.
    function terms() external view returns (uint256[] memory);

    /// @notice The coins that can be staked, of each the minimum, and what is staked of it.
    function coins()
        external
        view
        returns (address[] memory addresses, uint256[] memory minimums, uint256[] memory totals);

    /// @notice Base units of TES that 10^18 base units of a coin earn over a term; 0 where there is no such term.
    function rateOf(address coin, uint256 termDays) external view returns (uint256);

    /// @notice A stake; all zero where there is none, or where it was left.
    /// @return owner Who opened it.
    /// @return coin The coin staked.
    /// @return amount Base units of it; 0 once it is paid.
    /// @return start Unix seconds.
    /// @return unlockTime Unix seconds; nothing is earned after it.
    /// @return reward Base units of TES for the whole term, set aside at the start.
    /// @return paid What of the reward was paid.
    /// @return earned What of the reward is earned by now, paid or not.
    function positionOf(uint256 id)
        external
        view
        returns (
            address owner,
            address coin,
            uint256 amount,
            uint256 start,
            uint256 unlockTime,
            uint256 reward,
            uint256 paid,
            uint256 earned
        );

    /// @notice Number of stakes ever opened: the highest id.
    function count() external view returns (uint256);

    /// @notice TES in the vault, TES promised (unpaid rewards of all stakes), and the rest.
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free);

    /// @notice The vault, which this contract made.
    function vault() external view returns (address);

    /// @notice The coin of the rewards, TES.
    function rewardToken() external view returns (address);
}
