// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Jar shows in a wallet.
library JarReason {
    /// @dev The caller has no inviter yet.
    string internal constant NOT_ACTIVE = "Please active first";
    /// @dev The amount is zero.
    string internal constant NOTHING = "The amount cannot be 0";
    /// @dev The request exceeds the caller's jar.
    string internal constant TOO_MUCH = "Your jar holds less than that";
}

/// @title A jar for each address: TRX goes in, and comes out whenever its owner calls.
/// @notice No owner of the contract, no fee, no pause. The contract holds exactly the sum of all balances.
interface IJar {
    /// @notice `amount` sun came into `owner`'s jar, which holds `balance` now.
    event Put(address indexed owner, uint256 amount, uint256 balance);
    /// @notice `amount` sun left `owner`'s jar, which holds `balance` now.
    event Taken(address indexed owner, uint256 amount, uint256 balance);

    /// @notice Puts the TRX sent along into the caller's jar.
    /// @dev Reasons: NOTHING, NOT_ACTIVE.
    function put() external payable;

    /// @notice Takes `amount` sun out of the caller's jar. No other condition.
    /// @dev Reasons: NOTHING, TOO_MUCH, TRX transfer failed.
    function take(uint256 amount) external;

    /// @notice Sun in an account's jar.
    function balanceOf(address owner) external view returns (uint256);
}
