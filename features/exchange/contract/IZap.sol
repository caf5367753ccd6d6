// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that Zap shows in a wallet, and whatever else buys liquidity by `Zapper`.
library ZapReason {
    /// @dev The block is later than the deadline of the call.
    string internal constant EXPIRED = "Deadline has passed";
    /// @dev The factory did not make this pair.
    string internal constant NO_PAIR = "These coins have no pool";
    /// @dev One pays with a coin of the pair, or with TRX.
    string internal constant COIN = "This pool does not take that coin";
    /// @dev Nothing is paid.
    string internal constant NOTHING = "Amount is zero";
    /// @dev TRX come with the call, exactly as many as are named; with another coin none.
    string internal constant VALUE = "Wrong amount of TRX";
    /// @dev Nobody has provided for the pool yet: there is no price to buy at.
    string internal constant EMPTY = "The pool is empty";
    /// @dev Less liquidity than the caller's least would come out.
    string internal constant LESS = "Less liquidity than your minimum";
}

/// @title Buys liquidity with one coin, in one call.
/// @notice About half of what is paid is swapped in the pool for its other coin, so much that both halves go in at the
/// price after the swap. One pays with TRX or with a coin of the pair; for a pair without wrapped TRX, TRX are swapped
/// for USDT first, in the pool of TRX and USDT.
///
/// In pools of this exchange all of it goes in, and what rounding leaves out of proportion, about a unit of each coin,
/// is the pool's. In pools of SunSwap V2 what of a coin does not go in comes back to the payer in that coin; less than a
/// millionth part of what goes in of it stays in the pool: sending it would cost more. The contract keeps nothing of a
/// call, has no owner, and moves coins of the caller alone.
interface IZap {
    /// @notice `payer` paid `amount` of `coin` (zero address: TRX) and `to` got `liquidity` of `pair`.
    /// @param amount0 What was paid into the pool of its coin 0; `amount1` the same of coin 1.
    event Zapped(
        address indexed payer,
        address indexed pair,
        address coin,
        uint256 amount,
        uint256 amount0,
        uint256 amount1,
        uint256 liquidity,
        address to
    );

    /// @notice Buys liquidity of a pair.
    /// @dev Reasons: EXPIRED, NO_PAIR, COIN, NOTHING, VALUE, EMPTY, LESS; those of `IPair.mintWithOne`, or of `IPair.mint`,
    /// and of `IPair.swap`.
    /// @param coin The zero address for TRX, else a coin of the pair.
    /// @param amount Sun or base units of `coin`.
    /// @param minLiquidity The least liquidity that comes out.
    /// @param to Gets the liquidity; what is left over, if anything, goes to the caller.
    /// @param deadline Unix seconds.
    function zap(
        address pair,
        address coin,
        uint256 amount,
        uint256 minLiquidity,
        address to,
        uint256 deadline
    ) external payable returns (uint256 liquidity);

    /// @notice What `zap` would come to now, with coins that keep no fee.
    /// @dev Reasons: NO_PAIR, COIN, NOTHING, EMPTY.
    /// @return liquidity Units of liquidity.
    /// @return supply Units of liquidity there are afterwards: `liquidity / supply` is the share of the pool.
    /// @return amount0 What goes into the pool of its coin 0.
    /// @return amount1 What goes into the pool of its coin 1.
    /// @return amountIn What is paid, in the coin of the pair: for TRX in a pair without them, the USDT they are sold for.
    /// @return swapped What of `amountIn` is swapped for the other coin.
    /// @return bought What of the other coin it is swapped for.
    /// @return reserveIn The pool's reserve of the coin that is swapped, before: `swapped * reserveOut / reserveIn` less
    /// `bought`, is what fee and price impact cost, in the other coin.
    /// @return reserveOut The pool's reserve of the other coin, before.
    function quote(address pair, address coin, uint256 amount)
        external
        view
        returns (
            uint256 liquidity,
            uint256 supply,
            uint256 amount0,
            uint256 amount1,
            uint256 amountIn,
            uint256 swapped,
            uint256 bought,
            uint256 reserveIn,
            uint256 reserveOut
        );
}
