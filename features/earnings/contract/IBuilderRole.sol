// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that a hand-over of the builder's role shows in a wallet.
library BuilderReason {
    /// @dev Proposals are made and refused by these two.
    string internal constant NOT_A_ROLE = "Only the builder or the guardian may do this";
    /// @dev Zero, the guardian, or the builder itself.
    string internal constant UNFIT = "This address cannot become the builder";
    /// @dev No proposal waits.
    string internal constant NONE_PROPOSED = "No builder is proposed";
    /// @dev Another address was proposed, or none.
    string internal constant NOT_PROPOSED = "Only the proposed builder may accept the role";
    /// @dev `HANDOVER_DELAY` has not passed.
    string internal constant TOO_SOON = "The hand-over delay has not passed";
}

/// @title The role that posts epochs, and how it is handed over.
/// @notice A hand-over takes two steps and seven days: builder or guardian proposes an address, and that address
/// accepts the role when the delay has passed. Until then, and until it has accepted, builder or guardian refuses it.
///
/// A lost key: the guardian proposes, no account refuses, the pool goes on after seven days. A builder who still has
/// its key refuses, so the guardian cannot take the role from it. Two limits: a thief of the builder's key can refuse
/// too, for ever; and when the guardian's key is lost the builder alone can hand over. Give both roles to
/// multi-signature accounts, whose keys TRON lets their owner change.
///
/// The role posts epochs and nothing else. No step of a hand-over moves money, touches an epoch that was posted, or
/// stops a claim.
interface IBuilderRole {
    /// @notice `by` proposed `account`, which can accept the role from `acceptableAt` on, Unix seconds. It replaces an
    /// earlier proposal.
    event BuilderProposed(address indexed account, address indexed by, uint256 acceptableAt);
    /// @notice `by` refused the proposal of `account`.
    event BuilderRefused(address indexed account, address indexed by);
    /// @notice `builder` has the role; `former` has lost it.
    event BuilderChanged(address indexed former, address indexed builder);

    /// @notice Proposes who gets the role. Builder or guardian. The delay restarts with each proposal.
    /// @dev Reasons: NOT_A_ROLE, UNFIT.
    function proposeBuilder(address account) external;

    /// @notice Refuses the proposal that waits, at any time before the role is accepted. Builder or guardian.
    /// @dev Reasons: NOT_A_ROLE, NONE_PROPOSED.
    function refuseBuilder() external;

    /// @notice Accepts the role, after the delay. The proposed address only.
    /// @dev Reasons: NOT_PROPOSED, TOO_SOON.
    function acceptBuilder() external;

    /// @notice Who posts epochs.
    function builder() external view returns (address);

    /// @notice Who revokes them. Never changes.
    function guardian() external view returns (address);

    /// @notice The proposal that waits, and from when it can be accepted in Unix seconds; both 0 where none waits.
    function proposedBuilder() external view returns (address account, uint256 acceptableAt);

    /// @notice Seconds between a proposal and its acceptance: seven days, on every network.
    function HANDOVER_DELAY() external view returns (uint256);
}
