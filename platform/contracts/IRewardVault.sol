// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that a reward vault shows in a wallet.
library VaultReason {
    /// @dev Only the contract that made the vault promises, releases and pays.
    string internal constant NOT_SPENDER = "Only its own contract may spend";
    /// @dev What is to be promised does not lie in the vault, free of other promises.
    string internal constant RESERVE = "Reward reserve is too small";
    /// @dev More is to be released or paid than is promised.
    string internal constant NOT_PROMISED = "More than was promised";
}

/// @title The rewards of one staking contract, apart from all principal.
/// @notice Holds one coin for the one contract that made it, its spender. A promise is covered when it is made: what is
/// promised never exceeds what the vault has, of a coin that takes nothing back.
/// Coins come by the spender's own `fund`, which sends them here. What comes otherwise is free like them, and the spender
/// decides whether it promises that: streams of liquidity are made of what their own call brought, and of nothing else.
/// There is no owner, no sweep, and no way out for a coin but as a reward that was promised.
interface IRewardVault {
    /// @notice Sets free coins aside.
    /// @dev Reasons: NOT_SPENDER, RESERVE.
    function setAside(uint256 amount) external;

    /// @notice Makes promised coins free again.
    /// @dev Reasons: NOT_SPENDER, NOT_PROMISED.
    function release(uint256 amount) external;

    /// @notice Pays promised coins out.
    /// @dev Reasons: NOT_SPENDER, NOT_PROMISED.
    function pay(address to, uint256 amount) external;

    /// @notice Coins in the vault, coins promised, and the rest.
    function reserve() external view returns (uint256 balance, uint256 promised, uint256 free);

    /// @notice The coin of the rewards.
    function coin() external view returns (address);

    /// @notice The contract that made the vault.
    function spender() external view returns (address);
}
