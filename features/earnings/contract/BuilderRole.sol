// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BuilderReason, IBuilderRole} from "./IBuilderRole.sol";

/// @title The role that posts epochs, and how it is handed over.
abstract contract BuilderRole is IBuilderRole {
    /// @dev One word.
    struct Proposal {
        address account;
        uint64 acceptableAt;
    }

    /// @inheritdoc IBuilderRole
    uint256 public constant HANDOVER_DELAY = 7 days;

    /// @inheritdoc IBuilderRole
    address public immutable guardian;
    /// @inheritdoc IBuilderRole
    address public builder;

    Proposal private _proposal;

    constructor(address builder_, address guardian_) {
        builder = builder_;
        guardian = guardian_;
    }

    /// @inheritdoc IBuilderRole
    function proposeBuilder(address account) external {
        _requireRole();
        if (account == address(0) || account == guardian || account == builder) revert(BuilderReason.UNFIT);

        // Effect:
        uint256 acceptableAt = block.timestamp + HANDOVER_DELAY;
        _proposal = Proposal(account, uint64(acceptableAt));

        emit BuilderProposed(account, msg.sender, acceptableAt);
    }

    /// @inheritdoc IBuilderRole
    function refuseBuilder() external {
        _requireRole();
        address account = _proposal.account;
        if (account == address(0)) revert(BuilderReason.NONE_PROPOSED);

        // Effect:
        delete _proposal;

        emit BuilderRefused(account, msg.sender);
    }

    /// @inheritdoc IBuilderRole
    function acceptBuilder() external {
        Proposal memory proposal = _proposal;
        if (msg.sender != proposal.account) revert(BuilderReason.NOT_PROPOSED);
        if (block.timestamp < proposal.acceptableAt) revert(BuilderReason.TOO_SOON);

        // Effect:
        address former = builder;
        builder = msg.sender;
        delete _proposal;

        emit BuilderChanged(former, msg.sender);
    }

    /// @inheritdoc IBuilderRole
    function proposedBuilder() external view returns (address account, uint256 acceptableAt) {
        return (_proposal.account, _proposal.acceptableAt);
    }

    function _requireRole() private view {
        if (msg.sender != builder && msg.sender != guardian) revert(BuilderReason.NOT_A_ROLE);
    }
}
