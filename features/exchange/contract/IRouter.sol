// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Router shows in a wallet.
library RouterReason {
    /// @dev The block is later than the deadline of the call.
    string internal constant EXPIRED = "Deadline has passed";
    /// @dev Less than the caller's least would come out.
    string internal constant LESS_OUT = "Less comes out than your minimum";
    /// @dev More than the caller's most would be paid.
    string internal constant MORE_IN = "More goes in than your maximum";
    /// @dev Less of a coin than the caller's least would go into the pool, or come out of it.
    string internal constant LESS_A = "Less of the first coin than your minimum";
    string internal constant LESS_B = "Less of the second coin than your minimum";
    /// @dev Two coins have no pool.
    string internal constant NO_PAIR = "These coins have no pool";
    /// @dev A path names two coins at least, and begins or ends with wrapped TRX where TRX are swapped.
    string internal constant PATH = "Not a path of coins";
    /// @dev TRX without a call come from wrapped TRX alone.
    string internal constant NO_TRX = "Send TRX with a call";
}

/// @title Trades and provides liquidity in one call, within the caller's limits.
/// @notice The names and arguments of Uniswap V2's router, as SunSwap V2 has them; ETH in a name means TRX. Each call
/// names the least that comes out, or the most that goes in, and a deadline (unix seconds). The router keeps nothing
/// between calls, has no owner, and moves coins of the caller alone.
///
/// A coin may keep a fee of a transfer: what counts is what arrives, in the pool and with the receiver, and something
/// must. A receiver of TRX that is not the caller may use 50,000 energy.
interface IRouter {
    // ---- Providing

    /// @notice Pays both coins in, in the proportion of the pool, and makes a pool that does not exist.
    /// @dev Reasons: EXPIRED, LESS_A, LESS_B; those of `IPair.mint`.
    /// @param amountADesired The most of coin A.
    /// @param amountAMin The least of coin A that must arrive in the pool.
    /// @return amountA What arrived of coin A.
    /// @return amountB What arrived of coin B.
    /// @return liquidity Shares made for `to`.
    function addLiquidity(
        address tokenA,
        address tokenB,
        uint256 amountADesired,
        uint256 amountBDesired,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB, uint256 liquidity);

    /// @notice The same of a coin and TRX; what is sent is the most, the rest comes back.
    /// @dev Reasons: as above (A is the coin, B are TRX), TRANSFER_FAILED.
    function addLiquidityETH(
        address token,
        uint256 amountTokenDesired,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external payable returns (uint256 amountToken, uint256 amountETH, uint256 liquidity);

    /// @notice Gives shares of the caller back for both coins.
    /// @dev Reasons: EXPIRED, NO_PAIR, LESS_A, LESS_B; those of `IPair.burn`.
    /// @return amountA What arrived of coin A.
    /// @return amountB What arrived of coin B.
    function removeLiquidity(
        address tokenA,
        address tokenB,
        uint256 liquidity,
        uint256 amountAMin,
        uint256 amountBMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB);

    /// @notice The same for a coin and TRX.
    /// @dev Reasons: as above, TRANSFER_FAILED.
    function removeLiquidityETH(
        address token,
        uint256 liquidity,
        uint256 amountTokenMin,
        uint256 amountETHMin,
        address to,
        uint256 deadline
    ) external returns (uint256 amountToken, uint256 amountETH);

    // ---- Trading

    /// @notice Swaps all of an amount along a path of coins.
    /// @dev Reasons: EXPIRED, PATH, NO_PAIR, LESS_OUT; those of `IPair.swap`.
    /// @return amounts What arrived, coin by coin: in the first pool, in each next, with `to`.
    function swapExactTokensForTokens(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Swaps as little as it takes for an amount.
    /// @dev Reasons: EXPIRED, PATH, NO_PAIR, MORE_IN; those of `IPair.swap`. Refused where a coin keeps a fee.
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 amountInMax,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    /// @notice Swaps the TRX sent; the path begins with wrapped TRX.
    /// @dev Reasons: those of `swapExactTokensForTokens`.
    function swapExactETHForTokens(
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external payable returns (uint256[] memory amounts);

    /// @notice Swaps for TRX; the path ends with wrapped TRX.
    /// @dev Reasons: those of `swapExactTokensForTokens`, TRANSFER_FAILED.
    function swapExactTokensForETH(
        uint256 amountIn,
        uint256 amountOutMin,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);

    // ---- Reads

    /// @notice The factory that knows the pairs.
    function factory() external view returns (address);

    /// @notice Wrapped TRX.
    function WETH() external view returns (address);

    /// @notice What of coin B is worth an amount of coin A at the price of the reserves, without fee.
    /// @dev Reasons: those of `PairMath`.
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) external pure returns (uint256 amountB);

    /// @notice What a swap of an amount comes to.
    /// @dev Reasons: those of `PairMath`.
    function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountOut);

    /// @notice What a swap for an amount takes.
    /// @dev Reasons: those of `PairMath`.
    function getAmountIn(uint256 amountOut, uint256 reserveIn, uint256 reserveOut)
        external
        pure
        returns (uint256 amountIn);

    /// @notice What swapping an amount along a path comes to, coin by coin, with coins that keep no fee.
    /// @dev Reasons: PATH, NO_PAIR; those of `PairMath`.
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts);

    /// @notice What swapping for an amount along a path takes, coin by coin.
    /// @dev Reasons: PATH, NO_PAIR; those of `PairMath`.
    function getAmountsIn(uint256 amountOut, address[] calldata path) external view returns (uint256[] memory amounts);
}
