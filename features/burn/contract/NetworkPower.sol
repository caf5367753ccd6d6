// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";

/// @notice The power of all miners, in one word: power (64 bits), base units of TES emitted when this was written
/// (88 bits), and base units of TES that one unit of power has earned since the first period, times 2^54 (104 bits).
type NetworkPower is uint256;

using NetworkPowerWord for NetworkPower global;

library NetworkPowerWord {
    /// @dev Base units of USDT: below it a share is computed of this.
    uint256 internal constant LEAST = 10_000e6;
    /// @dev Bits behind the point of `each`. Each write rounds it down, by less than 2^-54 base units a unit of power.
    uint256 internal constant POINT = 54;
    /// @dev Of what is emitted, miners share 4/5.
    uint256 internal constant PART = 4;
    uint256 internal constant WHOLE = 5;

    uint256 private constant EMITTED = 64;
    uint256 private constant EACH = 152;

    function make(uint256 power_, uint256 emitted_, uint256 each_) internal pure returns (NetworkPower) {
        return NetworkPower.wrap(power_ | (emitted_ << EMITTED) | (each_ << EACH));
    }

    function power(NetworkPower self) internal pure returns (uint256) {
        return uint64(NetworkPower.unwrap(self));
    }

    function each(NetworkPower self) internal pure returns (uint256) {
        return NetworkPower.unwrap(self) >> EACH;
    }

    /// @dev The same power, with what was emitted since. Total: no word makes it fail, so no claim is held up by it.
    function at(NetworkPower self, uint256 emitted) internal pure returns (NetworkPower) {
        unchecked {
            uint256 since = self._since(emitted);
            if (since == 0) return self;
            uint256 shared = Math.max(self.power(), LEAST);
            return make(self.power(), emitted, self.each() + ((since * PART) << POINT) / (WHOLE * shared));
        }
    }

    /// @dev What of it nobody earned since this was written, rounded down. 0 for ever once the power is LEAST.
    function idle(NetworkPower self, uint256 emitted) internal pure returns (uint256) {
        unchecked {
            if (self.power() >= LEAST) return 0;
            return (self._since(emitted) * PART * (LEAST - self.power())) / (WHOLE * LEAST);
        }
    }

    /// @dev With more power from now on: it is below 2^64 together.
    function plus(NetworkPower self, uint256 more) internal pure returns (NetworkPower) {
        unchecked {
            return NetworkPower.wrap(NetworkPower.unwrap(self) + more);
        }
    }

    function _since(NetworkPower self, uint256 emitted) internal pure returns (uint256) {
        return Math.saturatingSub(emitted, uint88(NetworkPower.unwrap(self) >> EMITTED));
    }
}
