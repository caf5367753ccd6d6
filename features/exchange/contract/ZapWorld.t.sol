// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Vm} from "../../../platform/contracts/TestBase.t.sol";
import {IPair} from "./IPair.sol";
import {IZap} from "./IZap.sol";
import {StockWorld} from "./StockWorld.t.sol";
import {Zap} from "./Zap.sol";

/// @title What the tests of both ways of `Zap` stand on.
abstract contract ZapWorld is StockWorld {
    address internal constant TRX = address(0);
    Zap internal zap;

    struct Told {
        uint256 liquidity;
        uint256 supply;
        uint256 amount0;
        uint256 amount1;
        uint256 amountIn;
        uint256 swapped;
        uint256 bought;
        uint256 reserveIn;
        uint256 reserveOut;
    }

    function quote(IPair pair, address coin, uint256 amount) internal view returns (Told memory told) {
        (bool done, bytes memory answer) = address(zap).staticcall(abi.encodeCall(IZap.quote, (address(pair), coin, amount)));
        vm.assertTrue(done, "asked");
        return abi.decode(answer, (Told));
    }

    /// @dev Buys by ALICE for BOB and compares it with the quote, to the unit.
    function check(IPair pair, address coin, uint256 amount) internal returns (Told memory told) {
        told = quote(pair, coin, amount);
        uint256 dust = ours();
        uint256 bobs = pair.balanceOf(BOB);
        vm.prank(ALICE);
        uint256 liquidity = zap.zap{value: coin == TRX ? amount : 0}(
            address(pair), coin, amount, told.liquidity, BOB, vm.getBlockTimestamp()
        );
        vm.assertEq(liquidity, told.liquidity, "liquidity");
        vm.assertEq(pair.balanceOf(BOB) - bobs, liquidity, "Bob's");
        vm.assertEq(pair.totalSupply(), told.supply, "supply");
        vm.assertEq(ours(), dust, "the contract keeps nothing");
    }

    function ours() internal view returns (uint256) {
        address at = address(zap);
        return usdt.balanceOf(at) + tes.balanceOf(at) + wtrx.balanceOf(at) + odd.balanceOf(at) + at.balance;
    }

    function refuse(string memory reason, uint256 value, bytes memory call) internal {
        vm.prank(ALICE);
        (bool done, bytes memory answer) = address(zap).call{value: value}(call);
        vm.assertTrue(!done, reason);
        vm.assertTrue(keccak256(answer) == keccak256(abi.encodeWithSignature("Error(string)", reason)), reason);
    }

    /// @return count How often coins went from the contract to ALICE since logs are recorded.
    function sentBack() internal returns (uint256 count) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        bytes32 back = keccak256(abi.encode(ITRC20.Transfer.selector, address(zap), ALICE));
        for (uint256 i; i < logs.length; ++i) {
            if (keccak256(abi.encodePacked(logs[i].topics)) == back) ++count;
        }
    }

    /// @return count How often either coin went from anyone to anyone since logs are recorded.
    function transfersOf(address coin, address other) internal returns (uint256 count) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i; i < logs.length; ++i) {
            bool isCoin = logs[i].emitter == coin || logs[i].emitter == other;
            if (isCoin && logs[i].topics[0] == ITRC20.Transfer.selector) ++count;
        }
    }
}
