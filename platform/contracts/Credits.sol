// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice What an account may collect: everything earned so far, less everything paid so far.
/// @dev One slot, and never zero again after the first earning: a later credit costs 5,000 energy, not 20,000.
struct Credit {
    uint128 earned;
    uint128 paid;
}

/// @title Pull payments: a debt is written down, its owner collects it.
library Credits {
    function due(Credit storage self) internal view returns (uint256) {
        return self.earned - self.paid;
    }

    /// @dev The amount must be covered by money the contract already holds, so it is never near 2^128.
    function add(Credit storage self, uint256 amount) internal {
        unchecked {
            self.earned += uint128(amount);
        }
    }

    /// @return amount What was due; nothing is due afterwards.
    function take(Credit storage self) internal returns (uint256 amount) {
        uint128 earned = self.earned;

        amount = earned - self.paid;
        self.paid = earned;
    }
}
