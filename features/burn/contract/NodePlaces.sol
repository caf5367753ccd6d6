// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {BurnNodeWord} from "./BurnNode.sol";

/// @notice The places of all nodes, in one word: base units of TES emitted when `idle` was written (84 bits), base units
/// that empty places did not earn until then (84 bits), the places taken of each kind (3 times 10 bits), those that are
/// active (3 times 10 bits), and the number of nodes ever bought (28 bits).
type NodePlaces is uint256;

using NodePlacesWord for NodePlaces global;

library NodePlacesWord {
    uint256 private constant IDLE = 84;
    uint256 private constant TAKEN = 168;
    uint256 private constant ACTIVE = 198;
    uint256 private constant COUNT = 228;
    uint256 private constant AMOUNT = 2 ** 84 - 1;
    /// @dev Bits of the number of places of one kind.
    uint256 internal constant BITS = 10;

    function taken(NodePlaces self, uint256 kind) internal pure returns (uint256) {
        return _ofKind(NodePlaces.unwrap(self) >> TAKEN, kind);
    }

    function active(NodePlaces self, uint256 kind) internal pure returns (uint256) {
        return _ofKind(NodePlaces.unwrap(self) >> ACTIVE, kind);
    }

    function count(NodePlaces self) internal pure returns (uint256) {
        return NodePlaces.unwrap(self) >> COUNT;
    }

    /// @dev One more bought; it fails at the last number, which costs more to reach than there are TRX.
    function bought(NodePlaces self, uint256 kind) internal pure returns (NodePlaces) {
        return NodePlaces.wrap(NodePlaces.unwrap(self) + (1 << COUNT) + _one(TAKEN, kind));
    }

    /// @dev Cannot fail: the node took a place of the kind.
    function refunded(NodePlaces self, uint256 kind) internal pure returns (NodePlaces) {
        unchecked {
            return NodePlaces.wrap(NodePlaces.unwrap(self) - _one(TAKEN, kind));
        }
    }

    /// @dev One more earns from now on. `places`: of each kind, as `pack` has them.
    function activated(
        NodePlaces self,
        uint256 kind,
        uint256 emitted,
        uint256 places
    ) internal pure returns (NodePlaces) {
        return NodePlaces.wrap(
            NodePlaces.unwrap(self._withIdle(emitted, self.idle(emitted, places))) + _one(ACTIVE, kind)
        );
    }

    /// @dev What nobody earned is free again.
    function released(NodePlaces self, uint256 emitted) internal pure returns (NodePlaces) {
        return self._withIdle(emitted, 0);
    }

    /// @dev Base units of TES that empty places did not earn until now, rounded down.
    function idle(NodePlaces self, uint256 emitted, uint256 places) internal pure returns (uint256 sum) {
        uint256 since = Math.saturatingSub(emitted, NodePlaces.unwrap(self) & AMOUNT);
        sum = (NodePlaces.unwrap(self) >> IDLE) & AMOUNT;
        for (uint256 kind = 1; kind <= 3; ++kind) {
            uint256 all = _ofKind(places, kind);
            sum += (since * (all - self.active(kind))) / (BurnNodeWord.PARTS * all);
        }
    }

    // ---- Places of each kind

    function pack(uint256[3] memory places) internal pure returns (uint256) {
        return places[0] | (places[1] << BITS) | (places[2] << (2 * BITS));
    }

    function placesOf(uint256 places, uint256 kind) internal pure returns (uint256) {
        return _ofKind(places, kind);
    }

    // ---- Inside

    function _withIdle(NodePlaces self, uint256 emitted, uint256 idle_) internal pure returns (NodePlaces) {
        return NodePlaces.wrap(((NodePlaces.unwrap(self) >> TAKEN) << TAKEN) | (idle_ << IDLE) | emitted);
    }

    function _ofKind(uint256 counts, uint256 kind) private pure returns (uint256) {
        return (counts >> ((kind - 1) * BITS)) & (2 ** BITS - 1);
    }

    function _one(uint256 from, uint256 kind) private pure returns (uint256) {
        return 1 << (from + (kind - 1) * BITS);
    }
}
