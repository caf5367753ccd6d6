// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";

/// @title Reasons of PairMath, as a wallet shows them.
library PairMathReason {
    /// @dev A swap has an amount.
    string internal constant NO_AMOUNT = "Amount is zero";
    /// @dev The pool has no reserves, or less than is requested.
    string internal constant NO_RESERVE = "Not enough in the pool";
}

/// @title What swaps of a constant product with a fee of 0.3 % come to, in base units.
library PairMath {
    /// @dev Of coin B, at the price of the reserves, rounded down.
    function quote(uint256 amountA, uint256 reserveA, uint256 reserveB) internal pure returns (uint256) {
        if (amountA == 0) revert(PairMathReason.NO_AMOUNT);
        if (reserveA == 0 || reserveB == 0) revert(PairMathReason.NO_RESERVE);
        return (amountA * reserveB) / reserveA;
    }

    /// @dev The most that a pair pays out for an amount.
    function outputOf(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) internal pure returns (uint256) {
        if (amountIn == 0) revert(PairMathReason.NO_AMOUNT);
        if (reserveIn == 0 || reserveOut == 0) revert(PairMathReason.NO_RESERVE);
        uint256 lessFee = amountIn * 997;
        return (lessFee * reserveOut) / (reserveIn * 1_000 + lessFee);
    }

    /// @dev The least that a pair takes for an amount, or one unit more.
    function inputOf(uint256 amountOut, uint256 reserveIn, uint256 reserveOut) internal pure returns (uint256) {
        if (amountOut == 0) revert(PairMathReason.NO_AMOUNT);
        if (reserveIn == 0 || reserveOut <= amountOut) revert(PairMathReason.NO_RESERVE);
        return (reserveIn * amountOut * 1_000) / ((reserveOut - amountOut) * 997) + 1;
    }

    /// @dev What of an amount to swap so that the rest goes in with what is bought, at the price after the swap: the
    /// positive root s of 997 s^2 + 1997 r s = 1000 r a, rounded down. `amount` and `reserveIn` are below 2^112.
    function swappedOf(uint256 amount, uint256 reserveIn) internal pure returns (uint256) {
        uint256 root = Math.sqrt(reserveIn * (amount * 3_988_000 + reserveIn * 3_988_009));
        return (root - reserveIn * 1_997) / 1_994;
    }
}
