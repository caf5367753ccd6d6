// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Makes assets, and has the list of accounts that may get their shares.
/// @notice Registrar and attestor are named for ever and can reach nobody's shares or money. The list is asked by `buy`
/// and by a transfer, about the receiver alone: who is taken off it keeps its shares and leaves by every way out.
/// No owner, no pause, no upgrade.
interface IRwaRegistry {
    /// @notice An account may get shares of every asset until then, unix seconds, not included; 0: it may not.
    event Allowed(address indexed account, uint256 until);
    /// @notice An asset was made. The order of `numbers` is that of `make`.
    event Made(
        address indexed asset,
        address indexed issuer,
        address indexed coin,
        address revenue,
        string name,
        string symbol,
        bytes32 document,
        uint256[4] numbers
    );

    // ---- The registrar

    /// @notice Sets until when an account may get shares. A time that has passed takes it off the list.
    /// @dev Reasons: RegistryReason.NOT_REGISTRAR, RegistryReason.ADDRESS.
    /// @param until Unix seconds, not included.
    function allow(address account, uint256 until) external;

    /// @notice Makes an asset. Nothing of it ever changes.
    /// @dev Reasons: RegistryReason.NOT_REGISTRAR, NAME, SYMBOL, DOCUMENT, COIN, PARTIES, PRICE, SHARES, DEADLINE.
    /// @param document SHA-256 of the document that buyers see.
    /// @param numbers 0 price of a share in base units of the coin; 1 target, the shares without which no money is
    /// released; 2 shares for sale, at most 2^40 - 1; 3 deadline, unix seconds, at most MAX_TIME from now.
    /// @param coin The coin of all payments, one of `coins()`.
    /// @param issuer Gets the money by `release`, and pays redemptions.
    /// @param revenue Pays dividends. It is another account, so that a dividend out of the sale's money shows.
    function make(
        string calldata name,
        string calldata symbol,
        bytes32 document,
        uint256[4] calldata numbers,
        address coin,
        address issuer,
        address revenue
    ) external returns (address asset);

    // ---- Reads

    /// @notice Whether an account may get shares now.
    function isAllowed(address account) external view returns (bool);

    /// @notice Until when it may, unix seconds, not included; 0: never.
    function allowedUntil(address account) external view returns (uint256);

    /// @notice Number of assets ever made.
    function count() external view returns (uint256);

    /// @notice An asset by its number, from 0.
    /// @dev Reason: RegistryReason.INDEX.
    function assetAt(uint256 index) external view returns (address);

    /// @notice Whether this registry made it.
    function isMade(address asset) external view returns (bool);

    /// @notice Coins that an asset can be paid in.
    function coins() external view returns (address[] memory);

    /// @notice Fills the allow-list and makes assets.
    function registrar() external view returns (address);

    /// @notice Attests the documents and reserves of all assets.
    function attestor() external view returns (address);

    /// @notice The code of all assets.
    function template() external view returns (address);

    /// @notice The longest that a sale can last, in seconds.
    function MAX_TIME() external view returns (uint256);
}
