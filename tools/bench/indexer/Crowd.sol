// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice One holder of cards that does many things in one transaction: a chain of many events is soon made.
contract Crowd {
    receive() external payable {}

    function run(address[] calldata to, uint256[] calldata values, bytes[] calldata calls) external payable {
        for (uint256 i = 0; i < to.length; ++i) {
            (bool done, bytes memory answer) = to[i].call{value: values[i]}(calls[i]);
            if (!done) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
    }
}
