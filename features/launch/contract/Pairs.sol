// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPair} from "../../exchange/contract/IPair.sol";
import {IPairFactory} from "../../exchange/contract/IPairFactory.sol";
import {IWtrx} from "../../exchange/contract/IWtrx.sol";

/// @title The pair of a token with wrapped TRX, used without a router.
library Pairs {
    /// @dev Anybody may have made the pair before; then that one is taken.
    function findOrMake(IPairFactory pairs, address token, address wtrx) internal returns (address pair) {
        pair = pairs.getPair(token, wtrx);
        if (pair == address(0)) pair = pairs.createPair(token, wtrx);
    }

    /// @dev Provides wrapped TRX beside tokens that were paid in already. Minted on the pair itself: where wrapped TRX that
    /// were given to it are its only reserve, a router finds no proportion; the pair needs none.
    function mintWith(address pair, IWtrx wtrx, uint256 sun) internal returns (uint256 liquidity) {
        wtrx.deposit{value: sun}();
        // Wrapped TRX revert where they cannot pay.
        wtrx.transfer(pair, sun);
        return IPair(pair).mint(address(this));
    }

    /// @dev What the pair pays for tokens less its fee of 0.3 %; it has received none of them yet.
    function outputOf(address pair, address token, uint256 amount) internal view returns (uint256) {
        (uint256 reserve0, uint256 reserve1,) = IPair(pair).getReserves();
        bool isFirst = IPair(pair).token0() == token;
        (uint256 reserveIn, uint256 reserveOut) = isFirst ? (reserve0, reserve1) : (reserve1, reserve0);
        uint256 lessFee = amount * 997;
        return (lessFee * reserveOut) / (reserveIn * 1_000 + lessFee);
    }

    /// @dev Swaps tokens that were paid in for wrapped TRX, `out` of them.
    function swapFor(address pair, address token, uint256 out, address to) internal {
        bool isFirst = IPair(pair).token0() == token;
        IPair(pair).swap(isFirst ? 0 : out, isFirst ? out : 0, to, "");
    }
}
