// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {IJar, JarReason} from "./IJar.sol";

/// @title A jar for each address.
contract Jar is IJar {
    ITeam private immutable _TEAM;

    /// @inheritdoc IJar
    mapping(address owner => uint256) public balanceOf;

    constructor(ITeam team) {
        _TEAM = team;
    }

    /// @inheritdoc IJar
    function put() external payable {
        if (msg.value == 0) revert(JarReason.NOTHING);
        if (!_TEAM.isActive(msg.sender)) revert(JarReason.NOT_ACTIVE);

        // Effect:
        uint256 balance = balanceOf[msg.sender] + msg.value;
        balanceOf[msg.sender] = balance;

        emit Put(msg.sender, msg.value, balance);
    }

    /// @inheritdoc IJar
    function take(uint256 amount) external {
        uint256 balance = balanceOf[msg.sender];

        if (amount == 0) revert(JarReason.NOTHING);
        if (amount > balance) revert(JarReason.TOO_MUCH);

        // Effect:
        balance -= amount;
        balanceOf[msg.sender] = balance;

        emit Taken(msg.sender, amount, balance);

        // Interaction:
        Trx.send(msg.sender, amount);
    }
}
