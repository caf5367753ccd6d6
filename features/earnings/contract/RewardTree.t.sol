// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev What an epoch promises an account of a token.
struct Leaf {
    uint256 index;
    address account;
    address token;
    uint256 amount;
}

/// @dev A tree by the words of the interface, from a row of hashed leaves: any shape will do, an odd one out goes up as
/// it is.
library RewardTree {
    function hashOf(Leaf memory leaf) internal pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(leaf.index, leaf.account, leaf.token, leaf.amount))));
    }

    function rootOf(bytes32[] memory row) internal pure returns (bytes32) {
        while (row.length > 1) row = above(row);
        return row.length == 0 ? bytes32(0) : row[0];
    }

    function proofOf(bytes32[] memory row, uint256 at) internal pure returns (bytes32[] memory proof) {
        bytes32[] memory found = new bytes32[](8);
        uint256 length;
        for (; row.length > 1; row = above(row)) {
            uint256 sibling = at ^ 1;
            if (sibling < row.length) found[length++] = row[sibling];
            at /= 2;
        }
        proof = new bytes32[](length);
        for (uint256 i; i < length; ++i) proof[i] = found[i];
    }

    function above(bytes32[] memory row) private pure returns (bytes32[] memory next) {
        next = new bytes32[]((row.length + 1) / 2);
        for (uint256 i; i < next.length; ++i) {
            bytes32 left = row[2 * i];
            if (2 * i + 1 == row.length) {
                next[i] = left;
                continue;
            }
            bytes32 right = row[2 * i + 1];
            next[i] = left < right ? keccak256(bytes.concat(left, right)) : keccak256(bytes.concat(right, left));
        }
    }
}
