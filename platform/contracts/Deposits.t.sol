// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Deposits} from "./Deposits.sol";
import {OddToken} from "./OddToken.t.sol";
import {TestBase} from "./TestBase.t.sol";

contract DepositsTest is TestBase {
    address private constant VAULT = address(0xBEEF);
    address private constant HOLDER = address(0xA11CE);

    OddToken private odd;

    function setUp() public {
        odd = new OddToken();
        odd.transfer(HOLDER, 1_000);
        odd.transfer(VAULT, 7);
        allow(type(uint256).max);
    }

    /// @dev As a contract of the product would.
    function take(uint256 amount) external returns (uint256) {
        return Deposits.take(odd, VAULT, amount);
    }

    function test_Take_CountsWhatArrives() public {
        taken(100, 100);
        odd.setHabits(10, 0, false, false);
        taken(100, 90);
        odd.setHabits(99, 0, false, false);
        taken(100, 1);
        vm.assertEq(odd.balanceOf(VAULT), 7 + 191, "arrived");
        vm.assertEq(odd.balanceOf(HOLDER), 700, "left");
    }

    function test_Take_WhenNothingArrives() public {
        expectReason(Deposits.NOTHING_ARRIVED);
        this.take(0);
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(HOLDER);
        this.take(100);
    }

    function test_Take_WhenTheCoinRefuses() public {
        allow(99);
        vm.expectRevert(
            abi.encodeWithSignature(
                "TRC20InsufficientAllowance(address,uint256,uint256)", address(this), uint256(99), uint256(100)
            )
        );
        vm.prank(HOLDER);
        this.take(100);
    }

    function allow(uint256 amount) private {
        vm.prank(HOLDER);
        odd.approve(address(this), amount);
    }

    function taken(uint256 amount, uint256 arrived) private {
        vm.prank(HOLDER);
        vm.assertEq(this.take(amount), arrived, "arrived");
    }
}
