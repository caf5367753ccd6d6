// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Makes a lender for each provider of energy.
/// @notice No owner, no fee, no pause, no upgrade: what a lender holds is its provider's.
interface ILenderFactory {
    /// @notice `provider` got its lender.
    event Made(address indexed lender, address indexed provider);

    /// @notice Makes the caller's lender with its terms, as `ILender.setTerms` has them. TRX that come with the call are
    /// its first supply, at least 1 TRX; none need come.
    /// @dev Reasons: EnergyReason.MADE; those of `setTerms` and `supply`.
    function make(uint256 price, uint256 least) external payable returns (address lender);

    // ---- Reads

    /// @notice Number of lenders ever made.
    function count() external view returns (uint256);

    /// @notice A lender by its number, from 0.
    /// @dev Reason: EnergyReason.INDEX.
    function lenderAt(uint256 index) external view returns (address);

    /// @notice The lender of a provider; zero: it has none.
    function lenderOf(address provider) external view returns (address);

    /// @notice Whether this factory made it.
    function isMade(address lender) external view returns (bool);

    /// @notice The code of all lenders.
    function template() external view returns (address);

    /// @notice The code by which a lender stakes, lends and takes back: TRON's own operations, which Solidity cannot name.
    function stakeOps() external view returns (address);
}
