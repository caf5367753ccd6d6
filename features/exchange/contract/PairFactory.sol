// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPairFactory, PairFactoryReason} from "./IPairFactory.sol";
import {Pair} from "./Pair.sol";

/// @title Makes the pools of the exchange.
contract PairFactory is IPairFactory {
    /// @inheritdoc IPairFactory
    bool public constant mintsWithOne = true;

    /// @inheritdoc IPairFactory
    mapping(address tokenA => mapping(address tokenB => address)) public getPair;
    /// @inheritdoc IPairFactory
    address[] public allPairs;

    /// @inheritdoc IPairFactory
    function createPair(address tokenA, address tokenB) external returns (address pair) {
        if (tokenA == tokenB) revert(PairFactoryReason.SAME_COIN);
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        // The higher one is never the zero address.
        if (token0.code.length == 0 || token1.code.length == 0) revert(PairFactoryReason.NO_COIN);
        if (getPair[token0][token1] != address(0)) revert(PairFactoryReason.EXISTS);

        // Effect: calls neither coin.
        pair = address(new Pair(token0, token1));
        getPair[token0][token1] = pair;
        getPair[token1][token0] = pair;
        allPairs.push(pair);

        emit PairCreated(token0, token1, pair, allPairs.length);
    }

    /// @inheritdoc IPairFactory
    function allPairsLength() external view returns (uint256) {
        return allPairs.length;
    }
}
