// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @title The token of the measurement: the library's own, all of it the maker's at first
contract Coin is TRC20 {
    constructor() TRC20("Coin", "COIN") {
        _mint(msg.sender, 1e30);
    }
}
