// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITeam, TeamReason} from "./ITeam.sol";

/// @title Who invited whom.
contract Team is ITeam {
    uint256 private constant ACTIVE = 1 << 255;
    uint256 private constant ONE_MEMBER = 1 << 160;

    /// @inheritdoc ITeam
    address public immutable root;

    /// @dev The inviter in the low 160 bits, above it the number of direct members, on top the mark ACTIVE.
    /// Packed by hand: the compiler writes a struct's fields one by one, and TRON takes 5,000 energy for each.
    /// The inviter's slot exists before its first member comes, so counting him costs no new slot.
    mapping(address user => uint256) private _members;
    mapping(address top => mapping(uint256 index => address)) private _children;

    constructor(address root_) {
        root = root_;
        _members[root_] = ACTIVE;
    }

    // ---- Activation

    /// @inheritdoc ITeam
    function bindParent(address to) external {
        uint256 inviter = _members[to];

        // Check: an inviter is active before, so never below the caller: no loop can close.
        if (_members[msg.sender] >= ACTIVE) revert(TeamReason.ALREADY_ACTIVE);
        if (to == msg.sender) revert(TeamReason.SELF);
        if (inviter < ACTIVE) revert(TeamReason.INVITER);

        // Effect:
        _members[msg.sender] = ACTIVE | uint160(to);
        _children[to][_size(inviter)] = msg.sender;
        _members[to] = inviter + ONE_MEMBER;

        emit Bound(msg.sender, to);
    }

    // ---- Reads

    /// @inheritdoc ITeam
    function isActive(address user) external view returns (bool) {
        return _members[user] >= ACTIVE;
    }

    /// @inheritdoc ITeam
    function team(address user) external view returns (address parent) {
        return address(uint160(_members[user]));
    }

    /// @inheritdoc ITeam
    function line(address user) external view returns (address level1, address level2) {
        level1 = address(uint160(_members[user]));
        level2 = address(uint160(_members[level1]));
    }

    /// @inheritdoc ITeam
    function teamNum(address user) external view returns (uint256) {
        return _size(_members[user]);
    }

    /// @inheritdoc ITeam
    function getMembersSize(address top) external view returns (uint256) {
        return _size(_members[top]);
    }

    /// @inheritdoc ITeam
    function teamUsers(address top, uint256 index) external view returns (address) {
        if (index >= _size(_members[top])) revert(TeamReason.INDEX);
        return _children[top][index];
    }

    /// @inheritdoc ITeam
    function getMembersByPage(address top, uint256 start, uint256 end) external view returns (address[] memory page) {
        uint256 size = _size(_members[top]);
        if (end > size) end = size;
        if (start >= end) return page;

        page = new address[](end - start);
        for (uint256 i; i < page.length; ++i) page[i] = _children[top][start + i];
    }

    function _size(uint256 member) private pure returns (uint256) {
        return (member & ~ACTIVE) >> 160;
    }
}
