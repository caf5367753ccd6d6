// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Who invited whom, with a plain mapping for each thing.
contract PeerTeam {
    mapping(address user => address) public parentOf;
    mapping(address user => bool) public isActive;
    mapping(address top => address[]) private _children;

    event Bound(address indexed user, address indexed parent);

    constructor(address root) {
        isActive[root] = true;
    }

    function bindParent(address to) external {
        require(!isActive[msg.sender], "You are already active");
        require(to != msg.sender, "You cannot activate yourself");
        require(isActive[to], "The inviter is not active");

        isActive[msg.sender] = true;
        parentOf[msg.sender] = to;
        _children[to].push(msg.sender);

        emit Bound(msg.sender, to);
    }

    function childCount(address top) external view returns (uint256) {
        return _children[top].length;
    }
}
