// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";

/// @notice A node in one word: its owner (160 bits), its kind (2 bits), whether it is active, and then base units of TES
/// emitted when it was paid last (88 bits); before that its price in sun (60 bits) and when it lapses (unix seconds,
/// 32 bits).
type BurnNode is uint256;

using BurnNodeWord for BurnNode global;

library BurnNodeWord {
    /// @dev Of what is emitted, nodes have 1/5, and each kind 1/3 of that.
    uint256 internal constant PARTS = 15;

    uint256 private constant KIND = 160;
    uint256 private constant ACTIVE = 1 << 162;
    uint256 private constant SUN = 163;
    uint256 private constant UNTIL = 223;
    uint256 private constant EMITTED = 163;

    /// @dev There are less than 2^57 sun in all.
    function bought(address owner_, uint256 kind_, uint256 sun_, uint256 until_) internal pure returns (BurnNode) {
        return
            BurnNode.wrap(
                uint160(owner_) | (kind_ << KIND) | (sun_ << SUN) | (uint256(uint32(until_)) << UNTIL)
            );
    }

    function activated(BurnNode self, uint256 emitted) internal pure returns (BurnNode) {
        return BurnNode.wrap(uint160(self.owner()) | (self.kind() << KIND) | ACTIVE | (emitted << EMITTED));
    }

    function owner(BurnNode self) internal pure returns (address) {
        return address(uint160(BurnNode.unwrap(self)));
    }

    function kind(BurnNode self) internal pure returns (uint256) {
        return (BurnNode.unwrap(self) >> KIND) & 3;
    }

    function isActive(BurnNode self) internal pure returns (bool) {
        return BurnNode.unwrap(self) & ACTIVE != 0;
    }

    /// @dev 0 once it is active.
    function sun(BurnNode self) internal pure returns (uint256) {
        return self.isActive() ? 0 : (BurnNode.unwrap(self) >> SUN) & (2 ** 60 - 1);
    }

    /// @dev 0 once it is active.
    function until(BurnNode self) internal pure returns (uint256) {
        return self.isActive() ? 0 : uint32(BurnNode.unwrap(self) >> UNTIL);
    }

    /// @dev Base units of TES unpaid by now, rounded down; `places` are all of its kind.
    function owed(BurnNode self, uint256 emitted, uint256 places) internal pure returns (uint256) {
        if (!self.isActive()) return 0;
        return Math.saturatingSub(emitted, uint88(BurnNode.unwrap(self) >> EMITTED)) / (PARTS * places);
    }
}
