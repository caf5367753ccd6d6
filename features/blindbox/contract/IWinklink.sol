// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Of WINkLink's VRF V2 wrapper, what a contract needs that pays for each word.
interface IWinklinkWrapper {
    /// @notice The request made last, by anybody: good within the transaction that made it.
    function lastRequestId() external view returns (uint256);

    /// @notice Base units of WIN for one request.
    function calculateRequestPrice(uint32 callbackGasLimit, uint32 numWords) external view returns (uint64);
}

/// @title WINkLink's way of paying a contract in WIN and calling it at once.
interface IWinkMid {
    /// @notice Moves WIN of the caller, who has allowed it, and hands `data` to the receiver. The wrapper takes
    /// `abi.encode(uint32 callbackGasLimit, uint16 requestConfirmations, uint32 numWords)`.
    function transferAndCall(address to, uint64 tokens, bytes calldata data) external returns (bool success);
}
