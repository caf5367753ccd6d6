// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Makes tokens and their presales, as clones of two templates.
/// @notice Rates are hundredths of a percent: 10,000 is all. TRX are in sun, tokens in base units (18 decimals), times in
/// unix seconds, durations in seconds. Both configs are fixed for ever when they are made.
///
/// Numbers of a token: 0 totalSupply (10^18 to 10^33), 1 feeBuy and 2 feeSell (rates, 0 to 500), 3 lpBurnFrequency
/// (seconds, 1 hour to 30 days), 4 percentForLPBurn (rate, 1 to 100), 5 burnLimit (base units set aside, 1 % to 20 % of
/// the supply), 6 protectTime (seconds, 0 to 5,880), 7 protectFee (rate, 0 to 3,000), 8 swapThreshold (base units, 1 to
/// 1 % of the supply). Switches: 0 lpBurnEnabled (off: numbers 3 to 5 are 0), 1 isInsideSell (off: number 8 is 0). The
/// fee recipient is zero exactly where both fees are 0.
///
/// Numbers of a presale: 0 startTime (now to 90 days ahead), 1 presaleEthAmount (sun a share, 1 to 100,000 TRX),
/// 2 tradeEthAmount (sun, first price on the curve, 1 to 2 times number 1; 0: no internal market), 3 maxTotalNum (shares,
/// 10 to 1,000,000; as many on the curve), 4 presaleMaxNum (shares an address, 1 to a fifth), 5 insideMaxNum (inside
/// shares an address, 1 to a fifth; 0: no internal market), 6 softCapRate (3,000 to 10,000), 7 userLPShare (rate, 0 to
/// 10,000), 8 devLPShare (rate, 0 to 5,000; both at most 10,000), 9 vestingDelay (seconds, 0 to 90 days),
/// 10 vestingRate (500 to 10,000), 11 vestingDis (seconds, 1 hour to 90 days; 0 only with a rate of 10,000),
/// 12 backingShare (rate, 0 to 5,000). With an internal market the last whole part (number 10 in full)
/// unlocks 30 days after the listing or later, so at most half unlocks at the listing.
///
/// The owner sets the creation fee within its cap, enables and disables what is made new, and withdraws fees. The guardian
/// disables and lowers the fee. Neither can change, stop or take anything of a token or a sale.
interface ITokenFactory {
    /// @notice `creator` made a token; the parameters as above. `fee`: sun that were paid.
    event TokenCreated(
        address indexed token,
        address indexed creator,
        string name,
        string symbol,
        uint256[9] numbers,
        address feeRecipient,
        bool[2] switches,
        uint256 fee
    );
    /// @notice A token got its presale; the parameters as above.
    /// @param tokensPerShare Base units that a share buys.
    /// @param curveShares Shares of the internal market; 0: there is none.
    /// @param softCap Shares at which the presale succeeds.
    event PresaleCreated(
        address indexed token,
        address indexed sale,
        address indexed creator,
        uint256[13] numbers,
        address devLPReceiver,
        bool lpDistributionEnabled,
        uint256 tokensPerShare,
        uint256 curveShares,
        uint256 softCap
    );
    /// @notice What a token costs from now on, sun. `by`: owner or guardian.
    event CreationFeeSet(address indexed by, uint256 fee);
    /// @notice Whether new tokens and presales are made. `by`: owner or guardian.
    event EnabledSet(address indexed by, bool enabled);
    /// @notice The owner withdrew creation fees.
    event FeesWithdrawn(address indexed to, uint256 sun);
    /// @notice The owner withdrew a coin that was sent here.
    event CoinsWithdrawn(address indexed coin, address indexed to, uint256 amount);

    // ---- What creators do

    /// @notice Makes a token of the caller, whose supply stays in it. Exactly `creationFee()` comes with the call.
    /// @dev Reasons: DISABLED, FEE, NAME, SYMBOL, SUPPLY, FEES, FEE_RECIPIENT, LP_BURN, PROTECT, THRESHOLD.
    function createToken(
        string calldata name,
        string calldata symbol,
        uint256[9] calldata numbers,
        address feeRecipient,
        bool[2] calldata switches
    ) external payable returns (address token);

    /// @notice Gives a token of the caller, which is not open, its presale.
    /// @dev Reasons: DISABLED, NO_TOKEN, TokenReason.NOT_YOURS, TokenReason.NOT_NEW, START, PRICE, SHARES, PER_ADDRESS,
    /// INSIDE, SOFT_CAP, SOFT_CAP_WORTH, LIQUIDITY, VESTING, VESTING_SHORT, BACKING.
    function createPresale(
        address token,
        uint256[13] calldata numbers,
        address devLPReceiver,
        bool lpDistributionEnabled
    ) external returns (address sale);

    /// @notice Both in one call. Exactly `creationFee()` comes with it.
    /// @dev Reasons: those of both.
    function createTokenAndPresale(
        string calldata name,
        string calldata symbol,
        uint256[9] calldata tokenNumbers,
        address feeRecipient,
        bool[2] calldata switches,
        uint256[13] calldata saleNumbers,
        address devLPReceiver,
        bool lpDistributionEnabled
    ) external payable returns (address token, address sale);

    // ---- What the owner and the guardian do

    /// @notice Sets what a token costs; the guardian only lowers it.
    /// @dev Reasons: NOT_ALLOWED, MAX_FEE.
    /// @param fee Sun, at most `MAX_CREATION_FEE`.
    function setCreationFee(uint256 fee) external;

    /// @notice Whether new tokens and presales are made; the guardian only disables. What was made goes on.
    /// @dev Reason: NOT_ALLOWED.
    function setEnabled(bool enabled) external;

    /// @notice Pays the owner all creation fees.
    function withdrawFees() external;

    /// @notice Pays the owner what was sent here of a coin by mistake; no token or sale keeps anything here.
    function withdrawCoins(address coin) external;

    // ---- Reads

    /// @notice What a token costs, sun.
    function creationFee() external view returns (uint256);

    /// @notice Whether new tokens and presales are made.
    function factoryEnabled() external view returns (bool);

    /// @notice May disable and lower the fee, for ever.
    function guardian() external view returns (address);

    /// @notice The record of a token; all empty where the factory did not make it.
    /// @return tokenAddress The token.
    /// @return presaleAddress Its sale, or zero.
    /// @return creator Who made it.
    /// @return createdAt Unix seconds.
    /// @return tokenName Its name.
    /// @return tokenSymbol Its symbol.
    /// @return totalSupply Base units that were made, whatever was burnt since.
    function tokenPairDetails(address token)
        external
        view
        returns (
            address tokenAddress,
            address presaleAddress,
            address creator,
            uint256 createdAt,
            string memory tokenName,
            string memory tokenSymbol,
            uint256 totalSupply
        );

    /// @notice Number of tokens.
    function pairCount() external view returns (uint256);

    /// @notice The token of a number, from 0, in order of making.
    /// @dev Reason: INDEX.
    function pairAt(uint256 index) external view returns (address token);

    /// @notice The sale of a token, or zero.
    function saleOf(address token) external view returns (address sale);

    /// @notice Whether this factory made a token or a sale at this address.
    function isMade(address made) external view returns (bool);

    /// @notice What the soft cap of a presale that is made now is worth at least, sun: a listing repays itself from it.
    function leastSoftCap() external view returns (uint256);

    /// @notice Template of all tokens.
    function tokenTemplate() external view returns (address);

    /// @notice Template of all sales.
    function saleTemplate() external view returns (address);

    /// @notice The most that the creation fee can be, sun.
    function MAX_CREATION_FEE() external view returns (uint256);
}
