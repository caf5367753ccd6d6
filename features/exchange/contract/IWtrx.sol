// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";

/// @title Reasons that Wtrx shows in a wallet.
library WtrxReason {
    /// @dev The holder has fewer units.
    string internal constant BALANCE = "Not enough wrapped TRX";
    /// @dev The owner has not let the caller move as many.
    string internal constant ALLOWANCE = "Allowance of wrapped TRX too low";
}

/// @title Wrapped TRX: TRX as a coin of TRC-20, one for one.
/// @notice 6 decimals, as TRX. Each unit is one sun that lies in the contract. No owner, no fee.
interface IWtrx is ITRC20 {
    /// @notice `sun` of TRX became as many units of `holder`.
    event Deposit(address indexed holder, uint256 sun);
    /// @notice `sun` units of `holder` became TRX and were paid to it.
    event Withdrawal(address indexed holder, uint256 sun);

    /// @notice Wraps the TRX sent, for the caller. TRX sent without a call do the same.
    function deposit() external payable;

    /// @notice Unwraps units of the caller and pays it the TRX.
    /// @dev Reasons: BALANCE, TRANSFER_FAILED.
    function withdraw(uint256 sun) external;
}
