// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {IPair, PairReason} from "./IPair.sol";
import {IPairFactory} from "./IPairFactory.sol";
import {Router} from "./Router.sol";
import {StockWorld} from "./StockWorld.t.sol";

// addLiquidity, given a pair without shares but with donated coins
// ├── a unit of one coin, or of both ─ the first to provide should get the proportion that they named
// ├── much of a coin ─ it should be the first provider's
// └── a pair of Uniswap's, whose reserves were made of the donation ─ the same
contract RouterDonatedTest is StockWorld {
    /// @dev 4 TES and 9 of another coin, some of them donated before.
    function addTo(IPairFactory maker, Router by, uint256 donatedTes, uint256 donatedOther, bool tesNamedFirst) private {
        OddToken other = new OddToken();
        tes.approve(address(by), NEVER);
        other.approve(address(by), NEVER);
        IPair pair = IPair(maker.createPair(address(tes), address(other)));
        tes.transfer(address(pair), donatedTes);
        other.transfer(address(pair), donatedOther);
        if (maker == factory) expectReason(PairReason.EMPTY);
        pair.sync();
        (uint256 ofTes, uint256 ofOther, uint256 liquidity) = tesNamedFirst
            ? by.addLiquidity(address(tes), address(other), 4e18, 9e18, 4e18, 9e18, BOB, NEVER)
            : by.addLiquidity(address(other), address(tes), 9e18, 4e18, 9e18, 4e18, BOB, NEVER);
        if (!tesNamedFirst) (ofTes, ofOther) = (ofOther, ofTes);
        vm.assertEq(ofTes, 4e18, "TES");
        vm.assertEq(ofOther, 9e18, "the other coin");
        vm.assertEq(pair.balanceOf(BOB), liquidity, "Bob's");
        vm.assertEq(pair.totalSupply(), liquidity + 1_000, "all but the first shares");
        vm.assertGe(liquidity, 6e18 - 1_000, "no less than without the donation");
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        vm.assertEq(reserve0 + reserve1, 13e18 + donatedTes + donatedOther, "the donation is the pool's");
    }

    function test_AddLiquidity_GivenADonatedUnit() public {
        for (uint256 which; which < 2; ++which) {
            addTo(factory, router, 1, 0, which == 0);
            addTo(factory, router, 0, 1, which == 0);
            addTo(factory, router, 1, 1, which == 0);
        }
    }

    function testFuzz_AddLiquidity_GivenADonation(uint256 ofTes, uint256 ofOther, bool tesNamedFirst) public {
        addTo(factory, router, bound(ofTes, 0, 1e25), bound(ofOther, 0, 1e25), tesNamedFirst);
    }

    /// @dev Uniswap's pair takes what was donated for its reserves: (1,0), (0,1) and (1,1), and no shares.
    function test_AddLiquidity_GivenAStockPairWithReservesAndNoShares() public {
        Router other = Router(deploy("Router", abi.encode(stockFactory, wtrx)));
        for (uint256 which; which < 2; ++which) {
            addTo(stockFactory, other, 1, 0, which == 0);
            addTo(stockFactory, other, 0, 1, which == 0);
            addTo(stockFactory, other, 1, 1, which == 0);
        }
    }
}
