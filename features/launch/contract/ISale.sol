// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title A presale with its internal market, its listing and its unlocks.
/// @notice No call decides whether a sale succeeds: that follows from time and shares sold, and no TRX move before the
/// listing but to the accounts that paid them. There is no owner, no pause and no fee.
///
/// States: 0 upcoming; 1 live (`mint`, `leave`); 2 failed (`refund`); 3 inside (`buyInside`, `sellInside`); 4 listable
/// (`list`, `sellInside`); 5 expired, not listed in time (`refund`, `sellInside`); 6 listed (`claim`, `claimInside`,
/// `redeem`, `collectTap`).
///
/// The presale lasts 30 days. Sold out, it ends 24 hours later; a leave in its last 24 hours moves the end by a day,
/// at most three times. It succeeds with the soft cap in shares. Then the internal market is open until sold out, 30 days
/// at most. Then anyone lists within 7 days, else all are refunded.
///
/// Curve: the price of a share is `tradeEthAmount * (1 + n / N)` with n shares sold of N; x shares cost C(x), which is
/// `tradeEthAmount * (x + x^2 / 2N)`, rounded up. The reserve is C(sold), so the last share is bought back as well.
///
/// Listing: the floor is `backingShare` of the raise. 70 % of the rest and all TRX of the curve go into the pool with
/// wrapped TRX, with tokens at the price of the last share. 30 % flow to the creator over 180 days. The lister is repaid
/// the energy out of the creator's part, at most 3 % of the raise. Tokens that neither shares nor pool need are burnt.
///
/// A part `vestingRate` of the tokens and of the liquidity of presale shares unlocks `vestingDelay` after the listing, and
/// one more each `vestingDis`. Inside shares unlock at once.
interface ISale {
    /// @notice `buyer` bought presale shares for `sun`. `sold` and `endsAt` are those of the sale afterwards.
    event Minted(address indexed buyer, uint256 shares, uint256 sun, uint256 sold, uint256 endsAt);
    /// @notice `buyer` left the presale and was paid `sun` back.
    event Left(address indexed buyer, uint256 shares, uint256 sun, uint256 sold, uint256 endsAt);
    /// @notice The presale shares of `buyer` were paid back: the sale failed or was not listed in time.
    /// @param credited The buyer is a contract that refused TRX; `collect` pays them.
    event Refunded(address indexed buyer, uint256 shares, uint256 sun, bool credited);
    /// @notice `buyer` bought inside shares for `sun`; `soldInside` are sold then, the next share costs about `price` sun.
    event BoughtInside(address indexed buyer, uint256 shares, uint256 sun, uint256 soldInside, uint256 price);
    /// @notice `seller` sold inside shares back for `sun`.
    event SoldInside(address indexed seller, uint256 shares, uint256 sun, uint256 soldInside, uint256 price);
    /// @notice The sale was listed: `poolSun` and `poolTokens` made `liquidity` of `pair`.
    event Listed(
        address indexed lister,
        address indexed pair,
        uint256 poolSun,
        uint256 poolTokens,
        uint256 liquidity,
        uint256 burnt
    );
    /// @notice What became of the liquidity and of the rest of the raise at the listing.
    /// @param userLiquidity Units for the presale shares, the same for each.
    /// @param devLiquidity Units locked in Lock A under `lockKey` for `devLPReceiver`.
    /// @param deadLiquidity Units sent to 0x…dEaD.
    /// @param floorSun Sun of the floor.
    /// @param tapSun Sun that flow to the creator, without `repaidSun`, which the lister got for its energy.
    event Divided(
        uint256 userLiquidity,
        uint256 devLiquidity,
        uint256 deadLiquidity,
        uint256 lockKey,
        uint256 floorSun,
        uint256 tapSun,
        uint256 repaidSun
    );
    /// @notice `buyer` got unlocked tokens and liquidity of its presale shares; `unlocked` of them (a rate) in all.
    event Claimed(address indexed buyer, uint256 tokens, uint256 liquidity, uint256 unlocked);
    /// @notice `buyer` got the tokens of its inside shares.
    event ClaimedInside(address indexed buyer, uint256 tokens);
    /// @notice `holder` burnt tokens for their part of the floor, of which `floorLeft` sun remain.
    event Redeemed(address indexed holder, uint256 tokens, uint256 sun, uint256 floorLeft);
    /// @notice The creator was paid `sun` of its part, `collected` in all.
    event TapCollected(address indexed creator, uint256 sun, uint256 collected);
    /// @notice A credit was paid to `to`.
    event CreditPaid(address indexed account, address indexed to, uint256 sun);

    // ---- Presale

    /// @notice Buys presale shares, once an address. Exactly `shares * presaleEthAmount` comes with the call.
    /// @dev Reasons: ZERO, NOT_IN_PROGRESS, NOT_ACTIVE, CREATOR, ALREADY_MINTED, MAXIMUM, TOO_FEW, VALUE.
    function mint(uint256 shares) external payable;

    /// @notice Gives all presale shares of the caller back for what they cost, while the sale is live. It may mint again.
    /// @dev Reasons: NOT_IN_PROGRESS, NO_SHARES, TRANSFER_FAILED.
    function leave() external;

    /// @notice Pays the caller's presale shares back after the sale failed or was not listed in time.
    /// @dev Reasons: NO_REFUND, NO_SHARES, TRANSFER_FAILED.
    function refund() external;

    /// @notice The same for another account; a contract that refuses TRX is credited.
    /// @dev Reasons: NO_REFUND, NO_SHARES, TRANSFER_FAILED, INDIRECT, ENERGY.
    function refundFor(address account) external;

    /// @notice Pays the caller's credit to an address.
    /// @dev Reasons: ADDRESS, NOTHING, TRANSFER_FAILED.
    function collect(address to) external;

    // ---- Internal market

    /// @notice Buys inside shares at the price of the curve. TRX beyond the price come back.
    /// @dev Reasons: ZERO, NOT_IN_PROGRESS, NOT_ACTIVE, CREATOR, MAXIMUM, TOO_FEW, COST, TRANSFER_FAILED.
    function buyInside(uint256 shares) external payable;

    /// @notice Sells inside shares back to the curve, until the sale is listed.
    /// @dev Reasons: ZERO, NOT_IN_PROGRESS, NO_SHARES, LESS, TRANSFER_FAILED.
    /// @param least Sun that the shares bring at least.
    function sellInside(uint256 shares, uint256 least) external;

    // ---- Listing and after it

    /// @notice Lists the token. Anyone may call it; the energy is repaid.
    /// @dev Reasons: NOT_LISTABLE, TRANSFER_FAILED.
    function list() external;

    /// @notice Pays the caller what is unlocked of its presale shares, in tokens and liquidity.
    /// @dev Reasons: NOT_LISTED, NOTHING.
    function claim() external;

    /// @notice Pays the caller the tokens of its inside shares.
    /// @dev Reasons: NOT_LISTED, NOTHING.
    function claimInside() external;

    /// @notice Burns tokens of the caller and pays their part of the floor: floor left / tokens not burnt.
    /// @dev Reasons: NOT_LISTED, NOTHING, TRANSFER_FAILED.
    function redeem(uint256 tokens) external;

    /// @notice Pays the creator what has flown to it since the listing.
    /// @dev Reasons: NOT_CREATOR, NOT_LISTED, NOTHING, TRANSFER_FAILED.
    function collectTap() external;

    // ---- Reads

    /// @notice The token that is sold.
    function token() external view returns (address);

    /// @notice Who made the sale.
    function creator() external view returns (address);

    /// @notice The config that the sale was made with; the order is that of `ITokenFactory`.
    function terms()
        external
        view
        returns (uint256[13] memory numbers, address devLPReceiver, bool lpDistributionEnabled);

    /// @notice What follows from the config.
    /// @return tokensPerShare Base units that a share buys.
    /// @return curveShares Shares of the internal market; 0: there is none.
    /// @return softCap Shares at which the presale succeeds.
    function derived() external view returns (uint256 tokensPerShare, uint256 curveShares, uint256 softCap);

    /// @notice The state now, as above.
    function state() external view returns (uint256);

    /// @notice Whether `list` can be called now.
    function listable() external view returns (bool);

    /// @notice Shares sold, and times in unix seconds.
    /// @return sold Presale shares, also those refunded after the sale ended.
    /// @return refunded Of them, those refunded after the sale ended.
    /// @return soldInside Inside shares.
    /// @return endsAt The end of the presale: until then its buyers can leave. It may still move.
    /// @return moves How often a leave has moved the end; 3 at most.
    /// @return listableAt From when on anybody lists; may come earlier if the curve sells out.
    /// @return expiresAt Until when.
    /// @return listedAt 0 before.
    function totals()
        external
        view
        returns (
            uint256 sold,
            uint256 refunded,
            uint256 soldInside,
            uint256 endsAt,
            uint256 moves,
            uint256 listableAt,
            uint256 expiresAt,
            uint256 listedAt
        );

    /// @notice TRX of the sale, in sun; their sum is what it owes. The balance is never less.
    /// @return raise Of presale shares, until refunded or listed.
    /// @return curve Of inside shares, until listed.
    /// @return floorLeft What is left of the floor.
    /// @return tapLeft The creator's part that was not collected.
    /// @return credits Credited to contracts that refused TRX.
    function money()
        external
        view
        returns (uint256 raise, uint256 curve, uint256 floorLeft, uint256 tapLeft, uint256 credits);

    /// @notice The shares of an account.
    /// @return shares Presale shares; 0 after a leave or refund.
    /// @return insideShares Inside shares.
    /// @return claimed The part of the presale shares that was claimed, a rate.
    /// @return claimedInside Whether the tokens of the inside shares were claimed.
    /// @return credit Sun that `collect` pays.
    function entries(address account)
        external
        view
        returns (uint256 shares, uint256 insideShares, uint256 claimed, bool claimedInside, uint256 credit);

    /// @notice What an account can take out now, each by the function that is named; 0 where it cannot be called.
    /// @return byLeave Sun by `leave`.
    /// @return byRefund Sun by `refund`.
    /// @return bySellInside Sun by `sellInside` of all its inside shares.
    /// @return claimTokens Base units of tokens by `claim`.
    /// @return claimLiquidity Units of liquidity by `claim`.
    /// @return insideTokens Base units of tokens by `claimInside`.
    /// @return byCollect Sun by `collect`.
    /// @return byTap Sun by `collectTap`.
    function leaving(address account)
        external
        view
        returns (
            uint256 byLeave,
            uint256 byRefund,
            uint256 bySellInside,
            uint256 claimTokens,
            uint256 claimLiquidity,
            uint256 insideTokens,
            uint256 byCollect,
            uint256 byTap
        );

    /// @notice What inside shares cost and bring now, sun, and the prices of the next share before and after, rounded down.
    /// @dev `cost` is 0 where fewer are left, `proceeds` where fewer are sold.
    function quote(uint256 shares)
        external
        view
        returns (uint256 cost, uint256 proceeds, uint256 price, uint256 priceAfterBuy, uint256 priceAfterSale);

    /// @notice What is unlocked of presale shares, a rate, and when the next part unlocks; 0 where none does.
    function unlocks() external view returns (uint256 unlocked, uint256 nextAt);

    /// @notice The floor: sun left, and the tokens not burnt that share it, base units.
    function floor() external view returns (uint256 left, uint256 tokens);

    /// @notice What `redeem` pays for tokens now, sun.
    function redeemable(uint256 tokens) external view returns (uint256);

    /// @notice The creator's part: sun in all, flown so far, and collected; all flows until `endsAt`.
    function tap() external view returns (uint256 total, uint256 flown, uint256 collected, uint256 endsAt);

    /// @notice What a presale share gets of the liquidity, units, and where it was listed.
    function listing() external view returns (address pair, uint256 liquidityPerShare);
}
