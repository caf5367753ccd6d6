// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {ICoinPrices} from "./ICoinPrices.sol";
import {IPair} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";

/// @title What an amount of any coin is worth in USDT, for display only.
contract CoinPrices is ICoinPrices {
    /// @dev A million USDT: one alone would round the price of TRX.
    uint256 private constant MILLION = 1e12;

    IPairFactory private immutable _PAIRS;
    IPriceOracle private immutable _ORACLE;
    address private immutable _WTRX;
    address private immutable _USDT;

    constructor(IPairFactory pairs, IPriceOracle oracle, address wtrx, address usdt) {
        (_PAIRS, _ORACLE, _WTRX, _USDT) = (pairs, oracle, wtrx, usdt);
    }

    /// @inheritdoc ICoinPrices
    function worthOf(address coin, uint256 amount) external view returns (uint256 usdt) {
        (address token0, address token1) = (_read(coin, IPair.token0.selector), _read(coin, IPair.token1.selector));
        if (token0 == address(0) || _PAIRS.getPair(token0, token1) != coin) return _worth(coin, amount);

        uint256 supply = ITRC20(coin).totalSupply();
        if (supply == 0) return 0;
        (uint112 reserve0, uint112 reserve1,) = IPair(coin).getReserves();
        return _worth(token0, Math.mulDiv(amount, reserve0, supply))
            + _worth(token1, Math.mulDiv(amount, reserve1, supply));
    }

    // ---- Inside

    function _worth(address coin, uint256 amount) private view returns (uint256) {
        if (coin == _USDT) return amount;
        if (coin == _WTRX) return _worthOfTrx(amount);
        (uint256 ofCoin, uint256 inUsdt) = _reserves(coin, _USDT);
        (uint256 otherOfCoin, uint256 sun) = _reserves(coin, _WTRX);
        uint256 inTrx = _worthOfTrx(sun);
        if (inTrx > inUsdt) (ofCoin, inUsdt) = (otherOfCoin, inTrx);
        return ofCoin == 0 ? 0 : Math.mulDiv(amount, inUsdt, ofCoin);
    }

    /// @dev 0 where the average is too old.
    function _worthOfTrx(uint256 sun) private view returns (uint256) {
        try _ORACLE.usdtToTrx(MILLION) returns (uint256 forMillion) {
            return Math.mulDiv(sun, MILLION, forMillion);
        } catch {
            return 0;
        }
    }

    /// @dev Both zero where there is no such pool.
    function _reserves(address coin, address money) private view returns (uint256 ofCoin, uint256 ofMoney) {
        address pair = _PAIRS.getPair(coin, money);
        if (pair == address(0)) return (ofCoin, ofMoney);
        (uint112 reserve0, uint112 reserve1,) = IPair(pair).getReserves();
        return IPair(pair).token0() == coin ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    /// @dev The zero address where there is no such function, or no contract; what else returns a word is no pool that
    /// the factory knows.
    function _read(address coin, bytes4 selector) private view returns (address) {
        (, bytes memory answer) = coin.staticcall(abi.encodeWithSelector(selector));
        return answer.length == 32 ? address(uint160(uint256(bytes32(answer)))) : address(0);
    }
}
