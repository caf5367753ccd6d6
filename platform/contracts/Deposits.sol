// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";

/// @title Taking in coins of the caller: what arrives counts, since a coin may keep a fee.
library Deposits {
    using SafeTRC20 for ITRC20;

    /// @dev The coin kept all of it.
    string internal constant NOTHING_ARRIVED = "Nothing of this coin arrived";

    /// @dev Moves coins from the caller to `to`, usually this contract.
    /// Warning: runs code of the coin.
    /// @return arrived Above 0.
    function take(ITRC20 coin, address to, uint256 amount) internal returns (uint256 arrived) {
        uint256 before = coin.balanceOf(to);
        coin.safeTransferFrom(msg.sender, to, amount);
        arrived = coin.balanceOf(to) - before;
        if (arrived == 0) revert(NOTHING_ARRIVED);
    }
}
