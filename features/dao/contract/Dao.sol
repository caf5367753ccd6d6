// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Governor} from "@openzeppelin/tron-contracts/governance/Governor.sol";
import {GovernorCountingSimple} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorPreventLateQuorum} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorPreventLateQuorum.sol";
import {GovernorSettings} from "@openzeppelin/tron-contracts/governance/extensions/GovernorSettings.sol";
import {GovernorTimelockControl} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorTimelockControl.sol";
import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";
import {GovernorVotes} from "@openzeppelin/tron-contracts/governance/extensions/GovernorVotes.sol";
import {GovernorVotesQuorumFraction} from
    "@openzeppelin/tron-contracts/governance/extensions/GovernorVotesQuorumFraction.sol";
import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Time} from "@openzeppelin/tron-contracts/utils/types/Time.sol";
import {ITokenFactory} from "../../launch/contract/ITokenFactory.sol";
import {DaoReason} from "./DaoReason.sol";
import {DaoTimelock} from "./DaoTimelock.sol";
import {IDao} from "./IDao.sol";
import {IDaoPool} from "./IDaoPool.sol";
import {IVoteStake} from "./IVoteStake.sol";

/// @title The community DAO: the library's Governor, with a list of the only calls that can be proposed.
contract Dao is
    IDao,
    GovernorSettings,
    GovernorCountingSimple,
    GovernorVotesQuorumFraction,
    GovernorPreventLateQuorum,
    GovernorTimelockControl
{
    /// @dev Lengths of a call with three parameters, and with one.
    uint256 private constant THREE_WORDS = 4 + 3 * 32;
    uint256 private constant ONE_WORD = 4 + 32;

    uint256 private constant QUORUM_PERCENT = 4;
    /// @dev A fiftieth of all TES.
    uint256 private constant PAYMENT_PARTS = 50;

    /// @inheritdoc IDao
    uint256 public constant MAX_CALLS = 10;
    /// @inheritdoc IDao
    uint256 public constant MAX_DESCRIPTION = 10_000;

    /// @inheritdoc IDao
    address public immutable pool;
    /// @inheritdoc IDao
    address public immutable factory;
    /// @inheritdoc IDao
    uint256 public immutable quorumFloor;
    /// @inheritdoc IDao
    uint256 public immutable paymentVotes;
    /// @inheritdoc IDao
    uint256 public immutable heldFor;

    /// @param times Seconds: from the proposal to the vote, of the vote, of its extension, and `heldFor`.
    /// @param threshold Votes of who proposes.
    constructor(
        IVoteStake stakes,
        DaoTimelock timelock_,
        address pool_,
        address factory_,
        uint256[4] memory times,
        uint256 threshold,
        uint256 quorumFloor_
    )
        Governor("Tessera Dao")
        GovernorSettings(uint48(times[0]), uint32(times[1]), threshold)
        GovernorVotes(stakes)
        GovernorVotesQuorumFraction(QUORUM_PERCENT)
        GovernorPreventLateQuorum(uint48(times[2]))
        GovernorTimelockControl(timelock_)
    {
        pool = pool_;
        factory = factory_;
        heldFor = times[3];
        quorumFloor = quorumFloor_;
        paymentVotes = ITRC20(stakes.coin()).totalSupply() / PAYMENT_PARTS;
    }

    // ---- What can be proposed

    /// @inheritdoc Governor
    function propose(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        string memory description
    ) public override returns (uint256) {
        uint256 count = targets.length;
        if (count == 0 || count > MAX_CALLS) revert(DaoReason.CALLS);
        if (values.length != count || calldatas.length != count) revert(DaoReason.CALLS);
        if (bytes(description).length > MAX_DESCRIPTION) revert(DaoReason.DESCRIPTION);
        for (uint256 i = 0; i < count; ++i) {
            if (values[i] > 0) revert(DaoReason.VALUE);
            _check(targets[i], calldatas[i]);
        }

        return super.propose(targets, values, calldatas, description);
    }

    /// @dev The list of all calls that the timelock can ever make.
    function _check(address target, bytes memory data) private view {
        bytes4 selector = bytes4(data);
        if (target == pool && selector == IDaoPool.pay.selector) {
            if (data.length != THREE_WORDS) revert(DaoReason.ENCODING);
            // Coin and receiver are addresses.
            if (_word(data, 0) >> 160 != 0 || _word(data, 1) >> 160 != 0) revert(DaoReason.ENCODING);
        } else if (target == factory && selector == ITokenFactory.setEnabled.selector) {
            if (data.length != ONE_WORD) revert(DaoReason.ENCODING);
            if (_word(data, 0) != 0) revert(DaoReason.ONLY_DISABLE);
        } else if (target == factory && selector == ITokenFactory.setCreationFee.selector) {
            if (data.length != ONE_WORD) revert(DaoReason.ENCODING);
            if (_word(data, 0) >= ITokenFactory(factory).creationFee()) revert(DaoReason.ONLY_LOWER);
        } else {
            revert(DaoReason.NOT_ALLOWED);
        }
    }

    /// @dev A parameter of a call, after the selector.
    function _word(bytes memory data, uint256 index) private pure returns (uint256 word) {
        assembly ("memory-safe") {
            word := mload(add(add(data, 36), mul(index, 32)))
        }
    }

    // ---- What a vote weighs, and what it needs

    /// @dev Coins of one day, lent or flash-lent, have no votes at the earlier time.
    function _getVotes(
        address account,
        uint256 timepoint,
        bytes memory params
    ) internal view override(Governor, GovernorVotes) returns (uint256) {
        if (params.length > 0) revert(DaoReason.PARAMS);
        return IVoteStake(address(token())).getHeldVotes(account, timepoint, heldFor);
    }

    /// @dev A vote without weight is a mistake of its voter, or would only fill lists.
    function _countVote(
        uint256 proposalId,
        address account,
        uint8 support,
        uint256 weight,
        bytes memory params
    ) internal override(Governor, GovernorCountingSimple) returns (uint256) {
        if (weight == 0) revert(DaoReason.NO_VOTES);
        return super._countVote(proposalId, account, support, weight, params);
    }

    /// @inheritdoc GovernorVotesQuorumFraction
    function quorum(uint256 timepoint) public view override(Governor, GovernorVotesQuorumFraction) returns (uint256) {
        return Math.max(super.quorum(timepoint), quorumFloor);
    }

    /// @dev What a payment needs in favour is a part of its quorum, so that votes which bring it late extend the vote.
    function _quorumReached(uint256 proposalId)
        internal
        view
        override(Governor, GovernorCountingSimple)
        returns (bool)
    {
        (uint256 ofQuorum, uint256 inFavour) = missingVotes(proposalId);
        return ofQuorum == 0 && inFavour == 0;
    }

    /// @inheritdoc IDao
    function missingVotes(uint256 proposalId) public view returns (uint256 ofQuorum, uint256 inFavour) {
        (, uint256 votesFor, uint256 abstaining) = proposalVotes(proposalId);
        ofQuorum = Math.saturatingSub(quorum(proposalSnapshot(proposalId)), votesFor + abstaining);
        if (hasPayment(proposalId)) inFavour = Math.saturatingSub(paymentVotes, votesFor);
    }

    // ---- The number of a proposal

    /// @inheritdoc Governor
    function getProposalId(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) public view override returns (uint256) {
        uint256 payment = 0;
        for (uint256 i = 0; i < targets.length; ++i) {
            if (targets[i] == pool) payment = 1;
        }
        // The lowest bit costs no slot.
        return (hashProposal(targets, values, calldatas, descriptionHash) & ~uint256(1)) | payment;
    }

    /// @inheritdoc IDao
    function hasPayment(uint256 proposalId) public pure returns (bool) {
        return proposalId & 1 == 1;
    }

    // ---- What is closed to all callers

    /// @inheritdoc Governor
    function relay(address, uint256, bytes calldata) public payable override {
        revert(DaoReason.FIXED);
    }

    /// @inheritdoc GovernorTimelockControl
    function updateTimelock(TimelockController) public pure override {
        revert(DaoReason.FIXED);
    }

    /// @inheritdoc GovernorSettings
    function setVotingDelay(uint48) public pure override {
        revert(DaoReason.FIXED);
    }

    /// @inheritdoc GovernorSettings
    function setVotingPeriod(uint32) public pure override {
        revert(DaoReason.FIXED);
    }

    /// @inheritdoc GovernorSettings
    function setProposalThreshold(uint256) public pure override {
        revert(DaoReason.FIXED);
    }

    /// @inheritdoc GovernorVotesQuorumFraction
    function updateQuorumNumerator(uint256) public pure override {
        revert(DaoReason.FIXED);
    }

    /// @inheritdoc GovernorPreventLateQuorum
    function setLateQuorumVoteExtension(uint48) public pure override {
        revert(DaoReason.FIXED);
    }

    /// @dev TRX that came along would stay in the timelock.
    function _executeOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) {
        if (msg.value > 0) revert(DaoReason.VALUE);
        if (block.timestamp < proposalEta(proposalId)) revert(DaoReason.TOO_EARLY);
        super._executeOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    // ---- Time

    /// @inheritdoc GovernorVotes
    function clock() public view override(Governor, GovernorVotes) returns (uint48) {
        return Time.timestamp();
    }

    /// @inheritdoc GovernorVotes
    // solhint-disable-next-line func-name-mixedcase
    function CLOCK_MODE() public pure override(Governor, GovernorVotes) returns (string memory) {
        return "mode=timestamp";
    }

    // ---- Where several parts of the library have a word

    /// @inheritdoc Governor
    function state(uint256 proposalId)
        public
        view
        override(Governor, GovernorTimelockControl)
        returns (ProposalState)
    {
        return super.state(proposalId);
    }

    /// @inheritdoc Governor
    function proposalDeadline(uint256 proposalId)
        public
        view
        override(Governor, GovernorPreventLateQuorum)
        returns (uint256)
    {
        return super.proposalDeadline(proposalId);
    }

    /// @inheritdoc Governor
    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }

    /// @inheritdoc Governor
    function proposalNeedsQueuing(uint256 proposalId)
        public
        view
        override(Governor, GovernorTimelockControl)
        returns (bool)
    {
        return super.proposalNeedsQueuing(proposalId);
    }

    function _tallyUpdated(uint256 proposalId) internal override(Governor, GovernorPreventLateQuorum) {
        super._tallyUpdated(proposalId);
    }

    function _queueOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) returns (uint48) {
        return super._queueOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(Governor, GovernorTimelockControl) returns (uint256) {
        return super._cancel(targets, values, calldatas, descriptionHash);
    }

    function _executor() internal view override(Governor, GovernorTimelockControl) returns (address) {
        return super._executor();
    }
}
