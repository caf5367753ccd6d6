// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC5805} from "@openzeppelin/tron-contracts/interfaces/ITRC5805.sol";

/// @title TES staked for votes, and for nothing else.
/// @notice There is no reward and no waiting: `leave` returns any part of a stake, or the whole, at any time, also in the
/// middle of a vote. One TES is one vote. There is no owner, no pause, no upgrade.
///
/// The votes of an account that has named nobody are its own. `delegate` gives all of them, those of later stakes too, to
/// another account, which gets votes and no coins; `delegate` to oneself, or to zero, takes them back. The votes of
/// a stake that leaves are taken from the account that has them.
///
/// All votes of the past can be asked for by a time in unix seconds (the library's `Votes`; `CLOCK_MODE` is
/// `mode=timestamp`): a stake that has left since counts in the votes that began before.
interface IVoteStake is ITRC5805 {
    /// @notice `amount` was staked; `staked` is all that the account has here now.
    event Staked(address indexed account, uint256 amount, uint256 staked);
    /// @notice `amount` was returned; `staked` is what is left.
    event Left(address indexed account, uint256 amount, uint256 staked);

    /// @notice Stakes TES of the caller, which it has allowed this contract to take.
    /// @dev Reason: ZERO. Emits the library's `DelegateVotesChanged` too.
    function stake(uint256 amount) external;

    /// @notice Returns TES to the caller.
    /// @dev Reasons: ZERO, BALANCE. Emits the library's `DelegateVotesChanged` too.
    function leave(uint256 amount) external;

    /// @notice The lower of an account's votes at a time and `heldFor` before it.
    /// @dev TRC5805FutureLookup where that time is not over.
    function getHeldVotes(address account, uint256 timepoint, uint256 heldFor) external view returns (uint256);

    /// @notice TES of an account that lie here.
    function stakedOf(address account) external view returns (uint256);

    /// @notice All TES that are staked.
    function totalStaked() external view returns (uint256);

    /// @notice TES.
    function coin() external view returns (address);
}
