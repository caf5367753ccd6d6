// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Reasons that PairFactory shows in a wallet.
library PairFactoryReason {
    /// @dev A pair is of two different coins.
    string internal constant SAME_COIN = "A pair needs two different coins";
    /// @dev The zero address is no coin; TRX is traded wrapped.
    string internal constant NO_COIN = "No coin at this address";
    /// @dev There is one pair for two coins, for ever.
    string internal constant EXISTS = "This pair exists already";
}

/// @title Makes the pools of the exchange, one for two coins.
/// @notice The names and the event of Uniswap V2's factory. Anyone makes a pair. There is no owner, no fee of the
/// platform and nobody who could switch one on.
/// @dev Look a pair up here (`getPair`): on TRON its address does not follow from the coins as V2 computes it.
interface IPairFactory {
    /// @notice A pair was made; `count` pairs there are with it. `token0` has the lower address.
    event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count);

    /// @notice Makes the pair of two coins, in any order.
    /// @dev Reasons: SAME_COIN, NO_COIN, EXISTS.
    function createPair(address tokenA, address tokenB) external returns (address pair);

    /// @notice The pair of two coins, in any order; the zero address where there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);

    /// @notice A pair by its number, from 0, in order of making.
    function allPairs(uint256 index) external view returns (address pair);

    /// @notice Number of pairs.
    function allPairsLength() external view returns (uint256);

    /// @notice True: the pairs of this factory have `IPair.mintWithOne`, which those of Uniswap V2 and SunSwap have not.
    function mintsWithOne() external pure returns (bool);
}
