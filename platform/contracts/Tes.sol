// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TRC20} from "@openzeppelin/tron-contracts/token/TRC20/TRC20.sol";

/// @title TES, the platform coin.
/// @notice 18 decimals, 1,000,000,000 made once. No owner, no mint, no fee, no hook.
contract Tes is TRC20 {
    /// @param holder Receives the whole supply.
    constructor(address holder) TRC20("Tessera", "TES") {
        _mint(holder, 1_000_000_000e18);
    }
}
