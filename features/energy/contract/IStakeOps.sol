// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title TRON's staking for energy, as code that is run by `delegatecall`: the stake is that of who calls.
/// @dev StakeOps.yul.txt has the code. It runs within calls that TRX came with. Each reverts, without a reason, where the
/// network refuses; `withdraw` never does.
interface IStakeOps {
    /// @notice Stakes sun of the balance for energy: at least 1 TRX.
    function freeze(uint256 sun) external payable;

    /// @notice Takes sun out of the stake that are not lent. They can be withdrawn 14 days later; at most 32 amounts wait.
    /// What waited long enough comes into the balance on the way.
    function unfreeze(uint256 sun) external;

    /// @notice Brings into the balance what has waited long enough; nothing where there is nothing.
    function withdraw() external;

    /// @notice Lends sun of the stake, at least 1 TRX, to an account that exists and is no contract.
    function delegate(address receiver, uint256 sun) external payable;

    /// @notice Takes lent sun back.
    function undelegate(address receiver, uint256 sun) external;
}
