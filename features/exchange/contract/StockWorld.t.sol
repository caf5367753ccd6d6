// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ExchangeWorld} from "./ExchangeWorld.t.sol";
import {IPairFactory} from "./IPairFactory.sol";

/// @title Beside the world of the exchange, Uniswap V2's own factory in its published bytecode, as SunSwap V2's is.
abstract contract StockWorld is ExchangeWorld {
    IPairFactory internal stockFactory;

    function setUp() public virtual override {
        super.setUp();
        stockFactory = newStockFactory();
    }

    function newStockFactory() internal returns (IPairFactory) {
        string memory json = vm.readFile("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json");
        bytes memory code = vm.parseBytes(string.concat("0x", vm.parseJsonString(json, ".bytecode")));
        code = abi.encodePacked(code, abi.encode(address(this)));
        address made;
        assembly {
            made := create(0, add(code, 32), mload(code))
        }
        return IPairFactory(made);
    }
}
