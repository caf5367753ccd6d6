// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";

/// @title A token of the factory, 18 decimals.
/// @notice Nobody can mint, pause, blacklist or change a fee; there is no owner. Until it is listed, or opened by its
/// creator where it has no sale, it moves only from and to its sale: no pool and no lock can get it before.
///
/// Fees are taken only where the pair of its listing, with wrapped TRX, pays out (`feeBuy`) or is paid (`feeSell`). After
/// the listing the protect fee is added to what the pair pays out; it falls evenly to 0 and is burnt. A transfer calls no
/// other contract. Reasons of a transfer: TokenReason.CLOSED, TokenReason.BALANCE, TokenReason.ALLOWANCE,
/// TokenReason.ADDRESS.
interface ILaunchToken is ITRC20 {
    /// @notice The token got its sale, which has all of it but the reserve of LP burns.
    event PresaleSet(address indexed sale);
    /// @notice The token moves freely from now on. `pair` bears the fees; zero for an opened token without fees, protection
    /// and LP burns.
    event Opened(address indexed pair, uint256 time);
    /// @notice A step burnt `amount` of the reserve; `left` remains of it.
    event ReserveBurnt(uint256 amount, uint256 left);
    /// @notice Collected fees were sold for TRX to the fee recipient, which got them wrapped where it refused TRX.
    event Converted(uint256 tokens, uint256 sun, bool wrapped);

    // ---- What accounts do

    /// @notice Burns tokens of the caller: they leave the supply.
    /// @dev Reason: TokenReason.BALANCE.
    function burn(uint256 amount) external;

    /// @notice Pays the creator all but the reserve of LP burns and lets a token without a sale move freely. Makes its pair
    /// with wrapped TRX, or takes the one there is, if the token has a fee, protection or LP burns.
    /// @dev Reasons: TokenReason.NOT_YOURS, TokenReason.NOT_NEW.
    function open() external;

    /// @notice Sells collected fees for TRX to the fee recipient, at most 1 % of the pool's tokens, once an hour. Anyone may
    /// call it.
    /// @dev Reasons: TokenReason.NOT_LISTED, TokenReason.THRESHOLD, TokenReason.TOO_EARLY.
    function convert() external;

    /// @notice Burns a step of the reserve. Anyone may call it.
    /// @dev Reasons: TokenReason.NOT_LISTED, TokenReason.NO_RESERVE, TokenReason.TOO_EARLY.
    function burnStep() external;

    // ---- What the factory and the sale do

    /// @notice Puts the supply into the new token, or into its sale. By the factory, in the call that makes the token.
    function begin(address sale) external;

    /// @notice Gives the supply to a sale. By the factory, for the creator.
    function join(address sale) external;

    /// @notice Opens the token with the pair of its listing. By its sale.
    function list(address pair_) external;

    /// @notice Burns tokens of an account that redeems them. By the sale of the token, for its caller.
    function burnFor(address holder, uint256 amount) external;

    // ---- Reads

    function name() external view returns (string memory);

    function symbol() external view returns (string memory);

    function decimals() external view returns (uint8);

    /// @notice Who made the token.
    function creator() external view returns (address);

    /// @notice The config that the token was made with; the order is that of `ITokenFactory`.
    function terms()
        external
        view
        returns (uint256[9] memory numbers, address feeRecipient, bool[2] memory switches);

    /// @notice 0 new (no sale, not open), 1 in its presale, 2 open.
    function phase() external view returns (uint256);

    /// @notice The pair that bears fees; zero before, and for a token that has none.
    function pair() external view returns (address);

    /// @notice Unix seconds of the listing or opening; 0 before.
    function openedAt() external view returns (uint256);

    /// @notice What the protect fee is now, a rate.
    function protectFeeNow() external view returns (uint256);

    /// @notice What is left of the reserve of LP burns, base units.
    function reserveLeft() external view returns (uint256);

    /// @notice Collected fees that were not sold yet, base units.
    function collected() external view returns (uint256);

    /// @notice What `burnStep` would burn now, base units, and the second from which it can be called.
    /// @return amount 0 where there is nothing to burn.
    function nextBurnStep() external view returns (uint256 amount, uint256 time);

    /// @notice What `convert` would sell now, base units, and the second from which it can be called.
    /// @return amount 0 where the fees are below the threshold.
    function nextConvert() external view returns (uint256 amount, uint256 time);

    /// @notice Whether `burnStep` can be called now.
    function burnStepDue() external view returns (bool);

    /// @notice Whether `convert` can be called now.
    function convertDue() external view returns (bool);
}
