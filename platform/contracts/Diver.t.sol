// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev Calls itself a number of times, and another contract from there: TRON refuses every call of the 65th level.
contract Diver {
    /// @notice Whether the last call at the bottom succeeded.
    bool public done;

    function dive(uint256 levels, address on, uint256 value, bytes calldata data) external payable {
        if (levels > 0) this.dive(levels - 1, on, value, data);
        else (done,) = on.call{value: value}(data);
    }

    receive() external payable {}
}
