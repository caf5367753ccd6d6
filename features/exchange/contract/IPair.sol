// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";

/// @title Reasons that Pair shows in a wallet.
library PairReason {
    /// @dev A pool holds less than 2^112 of each coin.
    string internal constant OVERFLOW = "Too much of a coin for the pool";
    /// @dev What was paid in is not worth one unit of liquidity.
    string internal constant NO_LIQUIDITY_MADE = "Too little for any liquidity";
    /// @dev Liquidity is provided with a coin of the pair.
    string internal constant COIN = "This pool does not take that coin";
    /// @dev Nobody has provided yet: there is no price to swap at, and no reserve to take what was donated for.
    string internal constant EMPTY = "The pool is empty";
    /// @dev What is returned is not worth one unit of a coin.
    string internal constant NO_LIQUIDITY_LEFT = "Too little liquidity to give back";
    /// @dev A swap takes out something.
    string internal constant NO_OUTPUT = "Nothing to swap for";
    /// @dev The pool holds less than is requested.
    string internal constant TOO_MUCH_OUT = "More than the pool holds";
    /// @dev The coins of the pair receive nothing.
    string internal constant RECEIVER = "A coin of the pair cannot receive";
    /// @dev A swap pays in something, and so does who provides with one coin.
    string internal constant NO_INPUT = "Nothing paid in";
    /// @dev Less the fee, the product of the reserves would fall.
    string internal constant PRODUCT = "Not enough paid in for the swap";
}

/// @title A pool of two coins that anybody may trade with.
/// @notice The names and events of Uniswap V2's pair, and `mintWithOne` beside them, for its constant product and its
/// fee of 0.3 %, all of which stays with those who provide the liquidity. The pair is itself the TRC-20 of their shares,
/// 18 decimals. It refuses one call that Uniswap's takes: `sync` without shares.
/// There is no owner, no fee of the platform, no `permit`, no pause and no upgrade.
///
/// Warning: `mint`, `mintWithOne`, `burn` and `swap` take what lies in the pair beyond its reserves, from any sender.
/// Pay in and call within one transaction, as `IRouter` does.
interface IPair is ITRC20 {
    /// @notice Both coins were paid in for new shares.
    event Mint(address indexed sender, uint256 amount0, uint256 amount1);
    /// @notice Shares were exchanged for both coins.
    event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to);
    /// @notice Coins were swapped.
    event Swap(
        address indexed sender,
        uint256 amount0In,
        uint256 amount1In,
        uint256 amount0Out,
        uint256 amount1Out,
        address indexed to
    );
    /// @notice The pool's reserves from now on.
    event Sync(uint112 reserve0, uint112 reserve1);

    // ---- Providing

    /// @notice Makes shares for what was paid in, in the proportion of the pool; more of one coin stays in the pool.
    /// The first to provide leaves MINIMUM_LIQUIDITY units that nobody has.
    /// @dev Reasons: NO_LIQUIDITY_MADE, OVERFLOW.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice Makes shares for what was paid in of one coin: a part of it is swapped in this pool, so that the rest
    /// and what was bought enter at the price after the swap. Equals `swap` and then `mint` to the unit, with the same
    /// events; but what is bought never leaves the pool. What rounding leaves over, about a unit of each coin, stays in
    /// the pool.
    /// @dev Reasons: COIN, EMPTY, NO_INPUT, NO_LIQUIDITY_MADE, OVERFLOW. What lies in the pair of the other coin beyond
    /// its reserve is left there: nobody can hold up a call by giving some.
    /// @param coin The coin of the pair that was paid in.
    /// @return liquidity Units of liquidity.
    /// @return amount0 What went in of coin 0, beside the swap: the rest of it, or what was bought.
    /// @return amount1 The same of coin 1.
    function mintWithOne(
        address coin,
        address to
    ) external returns (uint256 liquidity, uint256 amount0, uint256 amount1);

    /// @notice Pays out what the shares that lie in the pair are worth.
    /// @dev Reasons: NO_LIQUIDITY_LEFT. Where a coin keeps a fee, less arrives than is reported.
    function burn(address to) external returns (uint256 amount0, uint256 amount1);

    // ---- Trading

    /// @notice Pays out both amounts, then takes what was paid in for them, by itself or by `uniswapV2Call`.
    /// @dev Reasons: NO_OUTPUT, TOO_MUCH_OUT, RECEIVER, NO_INPUT, PRODUCT, OVERFLOW.
    /// @param data Where it is not empty, `to` is called with it after it was paid.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;

    /// @notice Pays out what lies in the pair beyond its reserves.
    function skim(address to) external;

    /// @notice Takes what lies in the pair for its reserves.
    /// @dev Reasons: OVERFLOW, EMPTY. Uniswap's pair does it without shares too: one donated unit is then a reserve before
    /// anybody provides, and no router finds a proportion to it. Here reserves are above zero only where there are shares.
    function sync() external;

    // ---- Reads

    /// @notice Units of the first shares that nobody has: no share can be made too dear for others.
    function MINIMUM_LIQUIDITY() external pure returns (uint256);

    /// @notice Who made the pair.
    function factory() external view returns (address);

    /// @notice The coin of the lower address.
    function token0() external view returns (address);

    /// @notice The coin of the higher address.
    function token1() external view returns (address);

    /// @notice The pool's reserves, and unix seconds of their last change, modulo 2^32.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast);

    /// @notice Units of coin 1 for one of coin 0, times 2^112, summed up over each second until the last change.
    /// @dev Modulo 2^256; only differences mean something.
    function price0CumulativeLast() external view returns (uint256);

    /// @notice Units of coin 0 for one of coin 1, in the same way.
    function price1CumulativeLast() external view returns (uint256);
}

/// @title Who is paid first and pays in its own call.
interface IPairCallee {
    /// @notice `sender` called the calling pair for a swap that has just been paid to this contract.
    function uniswapV2Call(address sender, uint256 amount0, uint256 amount1, bytes calldata data) external;
}
