// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Shares} from "./Shares.sol";

/// @notice An account's stake in a pool, in one word: units of LP (96 bits), and of `Shares.each()` what is already
/// computed (128 bits).
type Stake is uint256;

using StakeWord for Stake global;

library StakeWord {
    uint256 private constant RECKONED = 128;

    /// @dev What is staked from now on; everything earned before is computed elsewhere.
    function make(uint256 amount_, Shares shares) internal pure returns (Stake) {
        return Stake.wrap(uint96(amount_) | (shares.each() << RECKONED));
    }

    function amount(Stake self) internal pure returns (uint256) {
        return uint96(Stake.unwrap(self));
    }

    /// @dev TES earned since its last computation, rounded down. Total: no value of either makes it fail.
    function earned(Stake self, Shares shares) internal pure returns (uint256) {
        unchecked {
            uint256 since = uint128(shares.each() - (Stake.unwrap(self) >> RECKONED));
            return (self.amount() * since) >> 64;
        }
    }
}
