// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Clones} from "@openzeppelin/tron-contracts/proxy/Clones.sol";

/// @title Numbers that stand packed behind the code of a clone: 200 energy a byte once, and no slot.
library CloneArgs {
    /// @dev All arguments of the clone whose code runs.
    function own() internal view returns (bytes memory) {
        return Clones.fetchCloneArgs(address(this));
    }

    /// @dev The number in `size` bytes (1 to 32) from `offset` on. Reads no further than 31 bytes behind the arguments.
    function number(bytes memory args, uint256 offset, uint256 size) internal pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := shr(sub(256, mul(8, size)), mload(add(add(args, 32), offset)))
        }
    }

    function account(bytes memory args, uint256 offset) internal pure returns (address) {
        return address(uint160(number(args, offset, 20)));
    }

    /// @dev The text in `size` bytes from `offset` on.
    function text(bytes memory args, uint256 offset, uint256 size) internal pure returns (string memory) {
        bytes memory found = new bytes(size);
        for (uint256 i; i < size; ++i) found[i] = args[offset + i];
        return string(found);
    }
}
