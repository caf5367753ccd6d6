// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {NetworkPower, NetworkPowerWord} from "./NetworkPower.sol";

/// @notice A miner in one word: its power (64 bits), base units of TES owed when this was written (88 bits), and the
/// network's `each` then (104 bits).
type MinerPower is uint256;

using MinerPowerWord for MinerPower global;

library MinerPowerWord {
    uint256 private constant OWED = 64;
    uint256 private constant EACH = 152;

    /// @dev Everything earned before is owed; what is owed is part of what was emitted, below 2^88.
    function make(uint256 power_, uint256 owed_, NetworkPower network) internal pure returns (MinerPower) {
        return MinerPower.wrap(power_ | (owed_ << OWED) | (network.each() << EACH));
    }

    function power(MinerPower self) internal pure returns (uint256) {
        return uint64(MinerPower.unwrap(self));
    }

    /// @dev Base units of TES unpaid by now, rounded down. Total: no value of either makes it fail.
    function owed(MinerPower self, NetworkPower network) internal pure returns (uint256) {
        unchecked {
            uint256 since = Math.saturatingSub(network.each(), MinerPower.unwrap(self) >> EACH);
            return
                uint88(MinerPower.unwrap(self) >> OWED) + ((self.power() * since) >> NetworkPowerWord.POINT);
        }
    }
}
