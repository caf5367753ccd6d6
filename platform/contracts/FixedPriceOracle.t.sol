// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {FixedPriceOracle} from "./FixedPriceOracle.sol";
import {TestBase} from "./TestBase.t.sol";

contract FixedPriceOracleTest is TestBase {
    function test_New_GivenNoPrice() public {
        vm.expectRevert(FixedPriceOracle.PriceIsZero.selector);
        deploy("FixedPriceOracle", abi.encode(0));
    }

    function test_UsdtToTrx_RoundsUp() public {
        // One TRX is 0.3 USDT: 1 USDT is 3.333334 TRX and not a sun less.
        FixedPriceOracle oracle = FixedPriceOracle(deploy("FixedPriceOracle", abi.encode(300_000)));
        vm.assertEq(oracle.usdtToTrx(1_000_000), 3_333_334, "of one dollar");
        vm.assertEq(oracle.usdtToTrx(300_000), 1_000_000, "of one TRX's worth");
        vm.assertEq(oracle.usdtToTrx(0), 0, "of nothing");
    }

    function test_UsdtToTrx_NeverPaysTheSellerLess(uint256 price, uint256 usdt) public {
        price = bound(price, 1, 1e12);
        usdt = bound(usdt, 0, 1e24);
        uint256 sun = FixedPriceOracle(deploy("FixedPriceOracle", abi.encode(price))).usdtToTrx(usdt);
        vm.assertGe(sun * price, usdt * 1e6, "worth of what is paid");
        if (sun > 0) vm.assertLe((sun - 1) * price, usdt * 1e6 - 1, "a sun less");
    }
}
