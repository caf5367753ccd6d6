// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev A coin of a stranger: each account has what was moved last, whatever that is.
contract LiarCoin {
    string public constant name = "Liar";
    string public constant symbol = "LIAR";
    uint8 public constant decimals = 0;

    uint256 private _said;

    function balanceOf(address) external view returns (uint256) {
        return _said;
    }

    function transferFrom(address, address, uint256 value) external returns (bool) {
        _said = value;
        return true;
    }
}
