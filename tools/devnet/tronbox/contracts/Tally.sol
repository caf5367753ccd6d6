// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import {Scoring} from "./Scoring.sol";

/// Keeps points and the sun that came with them.
contract Tally {
    event Scored(address indexed who, uint256 points, uint256 total);
    error TooMany(uint256 points, uint256 most);

    string public name;
    uint256 public immutable most;
    mapping(address who => uint256) public pointsOf;

    constructor(string memory name_, uint256 most_) {
        name = name_;
        most = most_;
    }

    function score(uint256 points) external payable {
        if (points > most) revert TooMany(points, most);
        require(points != 0, "no points");
        pointsOf[msg.sender] = Scoring.add(pointsOf[msg.sender], points);
        emit Scored(msg.sender, points, pointsOf[msg.sender]);
    }

    function give(address payable to, uint256 sun) external {
        to.transfer(sun);
    }
}
