// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @title Price of inside shares: the n-th of `all` costs `first * (1 + n / all)`.
/// @dev What was paid for x shares is a function of x alone, whatever the order of trades: buying rounds up and selling
/// gives the same back, so the reserve is `reserveOf(sold)` to the sun. `all` is at most 10^6 and above 0, `first` has 40
/// bits, so nothing overflows.
library Curve {
    /// @dev Sun that x sold shares have paid, rounded up.
    function reserveOf(uint256 first, uint256 all, uint256 x) internal pure returns (uint256) {
        unchecked {
            return (first * x * (2 * all + x) + 2 * all - 1) / (2 * all);
        }
    }

    /// @dev Price of the next share after x are sold, rounded down.
    function priceAt(uint256 first, uint256 all, uint256 x) internal pure returns (uint256) {
        unchecked {
            return (first * (all + x)) / all;
        }
    }

    /// @dev Tokens for sun at the price after x sold shares, not rounded but at the end, down.
    /// @param share Base units of a share: 112 bits; `sun` has 64.
    function tokensAt(
        uint256 first,
        uint256 all,
        uint256 x,
        uint256 sun,
        uint256 share
    ) internal pure returns (uint256) {
        unchecked {
            return (sun * share * all) / (first * (all + x));
        }
    }
}
