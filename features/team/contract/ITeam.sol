// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Team shows in a wallet.
library TeamReason {
    /// @dev The caller already has an inviter; it is chosen once.
    string internal constant ALREADY_ACTIVE = "You are already active";
    /// @dev The caller named itself.
    string internal constant SELF = "You cannot activate yourself";
    /// @dev The inviter is neither active nor the root.
    string internal constant INVITER = "The inviter is not active";
    /// @dev The index is not below the number of direct members.
    string internal constant INDEX = "No such member";
}

/// @title Who invited whom.
/// @notice An address becomes active by binding an inviter, once and for ever. The inviter must be active before,
/// so nobody can stand above himself and every line ends at the root. No owner and no other way to change it.
/// All reads here speak of direct members; the size of a whole tree is counted off chain, from the events.
interface ITeam {
    /// @notice `user` became active under `parent`.
    event Bound(address indexed user, address indexed parent);

    /// @notice Activates the caller under an inviter.
    /// @dev Reasons: ALREADY_ACTIVE, SELF, INVITER.
    /// @param to The inviter: an active address or the root.
    function bindParent(address to) external;

    /// @notice The community's first address, active from the start and without an inviter.
    function root() external view returns (address);

    /// @notice Whether an address may buy, stake, publish and invite.
    function isActive(address user) external view returns (bool);

    /// @notice The inviter of an address; zero for the root and for an account that is not active.
    function team(address user) external view returns (address parent);

    /// @notice The inviter and the inviter's inviter; zero where the line ends.
    function line(address user) external view returns (address level1, address level2);

    /// @notice Number of direct members.
    function teamNum(address user) external view returns (uint256);

    /// @notice Number of direct members; the same as `teamNum`.
    function getMembersSize(address top) external view returns (uint256);

    /// @notice One direct member, oldest first.
    /// @dev Reasons: INDEX.
    function teamUsers(address top, uint256 index) external view returns (address);

    /// @notice Direct members from `start` up to, without, `end`, oldest first; shorter where there are fewer.
    function getMembersByPage(address top, uint256 start, uint256 end) external view returns (address[] memory);
}
