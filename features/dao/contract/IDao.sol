// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title What the community DAO adds to the library's Governor.
/// @notice A proposal is a list of calls with a description. Proposing, voting, queueing and executing are the library's
/// `propose`, `castVote`, `castVoteBySig`, `queue` and `execute`, with its events (`ProposalCreated`, `VoteCast`,
/// `ProposalExtended`, `ProposalQueued`, `ProposalExecuted`, `ProposalCanceled`) and states. Anyone queues what has
/// succeeded and executes it after the timelock's delay. Times are unix seconds.
///
/// A proposal makes calls of this list alone, and no TRX goes along:
///
/// | contract     | function          |                                              |
/// | ------------ | ----------------- | -------------------------------------------- |
/// | DaoPool      | `pay`             | any coin, receiver and amount                |
/// | TokenFactory | `setEnabled`      | false alone                                  |
/// | TokenFactory | `setCreationFee`  | lower than the fee when it is proposed; the factory asks again when it is executed |
///
/// Nothing else can be called, with all votes neither: no vault, no coin, no rule of votes. `relay`, `updateTimelock` and
/// all setters of the library refuse every caller.
///
/// The weight of a vote is the lower of the votes at the snapshot and `heldFor()` before it: coins that were borrowed
/// for the vote count nothing. The quorum is the larger of 4 % of all that is staked and `quorumFloor()`, of votes for
/// and abstaining. A proposal with a payment also needs `paymentVotes()` in favour, 2 % of all TES. Where the quorum,
/// with that, is reached late, the vote goes on for `lateQuorumVoteExtension()` from then. More votes for than against
/// succeed.
///
/// A proposal is numbered by its calls and description; the lowest bit of the number states whether it has a payment. The
/// number is that of `ProposalCreated` and `getProposalId`; `hashProposal` is the library's, without that bit. The
/// proposer may cancel before the vote begins. A description that ends in `#proposer=0x…` (40 hex digits) can be
/// proposed by that account alone: without it another proposer could take the same number first, and cancel it.
///
/// Votes by signature are TIP-712 of `Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)`, in the
/// domain of `eip712Domain()`, with the nonce of `nonces(voter)`. Support: 0 against, 1 for, 2 abstain.
/// @dev Reasons of `propose`: CALLS, DESCRIPTION, VALUE, NOT_ALLOWED, ENCODING, ONLY_DISABLE, ONLY_LOWER;
/// GovernorInsufficientProposerVotes, GovernorRestrictedProposer, GovernorUnexpectedProposalState (it exists already).
/// Of votes: NO_VOTES, PARAMS; GovernorUnexpectedProposalState, GovernorAlreadyCastVote, GovernorInvalidVoteType,
/// GovernorInvalidSignature. Of `queue`: GovernorUnexpectedProposalState. Of `execute`: VALUE, TOO_EARLY;
/// GovernorUnexpectedProposalState, and what the calls refuse with. Of `cancel`: GovernorUnableToCancel.
interface IDao {
    /// @notice The least quorum, in base units of TES.
    function quorumFloor() external view returns (uint256);

    /// @notice Votes in favour that a proposal with a payment needs, in base units of TES.
    function paymentVotes() external view returns (uint256);

    /// @notice How long before the snapshot votes were held that count, seconds.
    function heldFor() external view returns (uint256);

    /// @notice Whether a proposal of this number pays out of the pool.
    function hasPayment(uint256 proposalId) external pure returns (bool);

    /// @notice Votes that are still missing: of the quorum, and in favour of a payment.
    function missingVotes(uint256 proposalId) external view returns (uint256 ofQuorum, uint256 inFavour);

    /// @notice The pool that proposals pay from.
    function pool() external view returns (address);

    /// @notice The factory of which proposals lower the fee, and which they disable.
    function factory() external view returns (address);

    /// @notice Most calls of a proposal.
    function MAX_CALLS() external view returns (uint256);

    /// @notice Most bytes of a description.
    function MAX_DESCRIPTION() external view returns (uint256);
}
