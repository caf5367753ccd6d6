// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TimelockController} from "@openzeppelin/tron-contracts/governance/TimelockController.sol";

/// @title Where a proposal that has succeeded waits, and who makes its calls.
/// @notice The library's timelock. The deployment gives the Dao both roles, to schedule and to execute, and gives up its
/// own: then nobody grants a role, and nobody cancels. Its delay and its roles change by its own call alone, which is none
/// of those that the Dao lets be proposed.
contract DaoTimelock is TimelockController {
    /// @param minDelay Seconds.
    /// @param admin Names the Dao, and renounces: the Dao names this contract, so it is made later.
    constructor(
        uint256 minDelay,
        address admin
    ) TimelockController(minDelay, new address[](0), new address[](0), admin) {}
}
