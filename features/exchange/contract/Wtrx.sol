// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Trx} from "../../../platform/contracts/Trx.sol";
import {IWtrx, WtrxReason} from "./IWtrx.sol";

/// @title Wrapped TRX.
/// @dev Not the library's TRC-20: that writes the sum of all units at each wrapping, 5,000 energy; here it is what lies in
/// the contract.
contract Wtrx is IWtrx {
    string public constant name = "Wrapped TRX";
    string public constant symbol = "WTRX";
    /// @notice As TRX.
    uint8 public constant decimals = 6;

    mapping(address holder => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    receive() external payable {
        _wrap();
    }

    /// @inheritdoc IWtrx
    function deposit() external payable {
        _wrap();
    }

    /// @inheritdoc IWtrx
    function withdraw(uint256 sun) external {
        if (balanceOf[msg.sender] < sun) revert(WtrxReason.BALANCE);

        // Effect:
        balanceOf[msg.sender] -= sun;

        emit Transfer(msg.sender, address(0), sun);
        emit Withdrawal(msg.sender, sun);

        // Interaction:
        Trx.send(msg.sender, sun);
    }

    // ---- As any coin

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert(WtrxReason.ALLOWANCE);

        // Effect: an endless allowance stays.
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        // Effect:
        allowance[msg.sender][spender] = value;

        emit Approval(msg.sender, spender, value);
        return true;
    }

    function totalSupply() external view returns (uint256) {
        return address(this).balance;
    }

    // ---- Inside

    function _wrap() private {
        // Effect:
        balanceOf[msg.sender] += msg.value;

        emit Transfer(address(0), msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    function _move(address from, address to, uint256 value) private {
        if (balanceOf[from] < value) revert(WtrxReason.BALANCE);

        // Effect:
        balanceOf[from] -= value;
        balanceOf[to] += value;

        emit Transfer(from, to, value);
    }
}
