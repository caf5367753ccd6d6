// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Governor} from "@openzeppelin/tron-contracts/governance/Governor.sol";
import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {GovernorCountingSimple} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorPreventLateQuorum} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorPreventLateQuorum.sol";
import {GovernorSettings} from "@openzeppelin/tron-contracts/governance/extensions/GovernorSettings.sol";
import {GovernorTimelockControl} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorTimelockControl.sol";
import {GovernorVotes} from "@openzeppelin/tron-contracts/governance/extensions/GovernorVotes.sol";
import {GovernorVotesQuorumFraction} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import {IVotes} from "@openzeppelin/tron-contracts/governance/utils/IVotes.sol";
import {Votes} from "@openzeppelin/tron-contracts/governance/utils/Votes.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {TIP712} from "@openzeppelin/tron-contracts/utils/cryptography/TIP712.sol";

/// @dev The library's votes over staked coins, its delegate named at the first stake.
contract PeerVotes is Votes {
    using SafeTRC20 for ITRC20;

    ITRC20 private immutable _coin;
    mapping(address account => uint256) private _staked;

    constructor(ITRC20 coin) TIP712("Votes", "1") {
        _coin = coin;
    }

    function stake(uint256 amount) external {
        _coin.safeTransferFrom(msg.sender, address(this), amount);
        if (delegates(msg.sender) == address(0)) _delegate(msg.sender, msg.sender);
        _staked[msg.sender] += amount;
        _transferVotingUnits(address(0), msg.sender, amount);
    }

    function leave(uint256 amount) external {
        _staked[msg.sender] -= amount;
        _transferVotingUnits(msg.sender, address(0), amount);
        _coin.safeTransfer(msg.sender, amount);
    }

    function clock() public view override returns (uint48) {
        return uint48(block.timestamp);
    }

    function CLOCK_MODE() public pure override returns (string memory) {
        return "mode=timestamp";
    }

    function _getVotingUnits(address account) internal view override returns (uint256) {
        return _staked[account];
    }
}

/// @dev The library's Governor with the same six parts, as they come.
contract PeerGovernor is
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotesQuorumFraction,
    GovernorPreventLateQuorum,
    GovernorTimelockControl
{
    constructor(
        IVotes votes,
        TimelockController timelock_,
        uint48 delay,
        uint32 period,
        uint48 extension,
        uint256 threshold
    )
        Governor("Peer")
        GovernorSettings(delay, period, threshold)
        GovernorVotes(votes)
        GovernorVotesQuorumFraction(4)
        GovernorPreventLateQuorum(extension)
        GovernorTimelockControl(timelock_)
    {}

    function state(uint256 id)
        public
        view
        override(Governor, GovernorTimelockControl)
        returns (ProposalState)
    {
        return super.state(id);
    }

    function proposalDeadline(uint256 id)
        public
        view
        override(Governor, GovernorPreventLateQuorum)
        returns (uint256)
    {
        return super.proposalDeadline(id);
    }

    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    function proposalNeedsQueuing(uint256 id)
        public
        view
        override(Governor, GovernorTimelockControl)
        returns (bool)
    {
        return super.proposalNeedsQueuing(id);
    }

    function _tallyUpdated(uint256 id) internal override(Governor, GovernorPreventLateQuorum) {
        super._tallyUpdated(id);
    }

    function _queueOperations(
        uint256 id,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calls,
        bytes32 hash
    ) internal override(Governor, GovernorTimelockControl) returns (uint48) {
        return super._queueOperations(id, targets, values, calls, hash);
    }

    function _executeOperations(
        uint256 id,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calls,
        bytes32 hash
    ) internal override(Governor, GovernorTimelockControl) {
        super._executeOperations(id, targets, values, calls, hash);
    }

    function _cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calls,
        bytes32 hash
    ) internal override(Governor, GovernorTimelockControl) returns (uint256) {
        return super._cancel(targets, values, calls, hash);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}
