// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @dev A coin with every bad habit: it can keep a share of what is sent, refuse to pay out, lie about it, add to what
/// arrives, and call a chosen contract in the middle of a transfer.
contract OddToken is TRC20 {
    uint256 public keeps;
    uint256 public adds;
    bool public refuses;
    bool public lies;
    address private _called;
    bytes private _call;

    constructor() TRC20("Odd", "ODD") {
        _mint(msg.sender, 1e30);
    }

    /// @param keeps_ Percent.
    function setHabits(uint256 keeps_, uint256 adds_, bool refuses_, bool lies_) external {
        keeps = keeps_;
        adds = adds_;
        refuses = refuses_;
        lies = lies_;
    }

    /// @dev Once, in the next transfer.
    function callInTransfer(address called, bytes calldata data) external {
        _called = called;
        _call = data;
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        require(!refuses, "Refused");
        return lies || super.transfer(to, value);
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 kept = from == address(0) ? 0 : (value * keeps) / 100;
        super._update(from, to, value - kept);
        if (kept > 0) super._update(from, address(1), kept);
        if (adds > 0) super._update(address(0), to, adds);
        address called = _called;
        if (called == address(0)) return;
        _called = address(0);
        (bool done, bytes memory answer) = called.call(_call);
        if (done) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }
}
