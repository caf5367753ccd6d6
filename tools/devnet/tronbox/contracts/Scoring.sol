// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// External, so that it is deployed by itself and linked.
library Scoring {
    function add(uint256 a, uint256 b) external pure returns (uint256) {
        return a + b;
    }
}
