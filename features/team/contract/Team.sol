// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITeam, TeamReason} from "./ITeam.sol";

/// @title Who invited whom.
contract Team is ITeam {
    /// @dev One slot. The inviter's slot exists before its first member comes, so counting him costs 5,000 energy.
    struct Member {
        address parent;
        uint88 size;
        bool active;
    }

    /// @inheritdoc ITeam
    address public immutable root;

    mapping(address user => Member) private _members;
    mapping(address top => mapping(uint256 index => address)) private _children;

    constructor(address root_) {
        root = root_;
        _members[root_].active = true;
    }

    // ---- Activation

    /// @inheritdoc ITeam
    function bindParent(address to) external {
        Member storage member = _members[msg.sender];
        Member memory parent = _members[to];

        // Check: an inviter is active before, hence never below the caller: no loop can close.
        require(!member.active, TeamReason.ALREADY_ACTIVE);
        require(to != msg.sender, TeamReason.SELF);
        require(parent.active, TeamReason.INVITER);

        // Effect:
        _members[msg.sender] = Member({parent: to, size: 0, active: true});
        _children[to][parent.size] = msg.sender;
        _members[to].size = parent.size + 1;

        emit Bound(msg.sender, to);
    }

    // ---- Reads

    /// @inheritdoc ITeam
    function isActive(address user) external view returns (bool) {
        return _members[user].active;
    }

    /// @inheritdoc ITeam
    function team(address user) external view returns (address parent) {
        return _members[user].parent;
    }

    /// @inheritdoc ITeam
    function line(address user) external view returns (address level1, address level2) {
        level1 = _members[user].parent;
        level2 = _members[level1].parent;
    }

    /// @inheritdoc ITeam
    function teamNum(address user) external view returns (uint256) {
        return _members[user].size;
    }

    /// @inheritdoc ITeam
    function getMembersSize(address top) external view returns (uint256) {
        return _members[top].size;
    }

    /// @inheritdoc ITeam
    function teamUsers(address top, uint256 index) external view returns (address) {
        require(index < _members[top].size, TeamReason.INDEX);
        return _children[top][index];
    }

    /// @inheritdoc ITeam
    function getMembersByPage(address top, uint256 start, uint256 end) external view returns (address[] memory page) {
        uint256 size = _members[top].size;
        if (end > size) end = size;
        if (start >= end) return page;

        page = new address[](end - start);
        for (uint256 i; i < page.length; ++i) page[i] = _children[top][start + i];
    }
}
