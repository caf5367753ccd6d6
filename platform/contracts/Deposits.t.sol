// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Deposits} from "./Deposits.sol";
import {OddToken} from "./OddToken.t.sol";
import {TestBase} from "./TestBase.t.sol";

contract DepositsTest is TestBase {
    address private constant VAULT = address(0xBEEF);

    OddToken private odd;

    function setUp() public {
        odd = new OddToken();
        odd.approve(address(this), type(uint256).max);
        odd.transfer(VAULT, 7);
    }

    function take(uint256 amount) external returns (uint256) {
        return Deposits.take(odd, VAULT, amount);
    }

    /// @dev The caller of a library is the caller of its contract: this test, of itself.
    function test_Take_CountsWhatArrives() public {
        vm.assertEq(this.take(100), 100, "all");
        odd.setHabits(10, 0, false, false);
        vm.assertEq(this.take(100), 90, "less the coin's fee");
        vm.assertEq(odd.balanceOf(VAULT), 7 + 190, "there");
        odd.setHabits(99, 0, false, false);
        vm.assertEq(this.take(100), 1, "a single unit");
    }

    function test_Take_WhenNothingArrives() public {
        expectReason(Deposits.NOTHING_ARRIVED);
        this.take(0);
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        this.take(100);
    }

    function test_Take_WhenTheCoinRefuses() public {
        odd.approve(address(this), 99);
        vm.expectRevert(
            abi.encodeWithSignature(
                "TRC20InsufficientAllowance(address,uint256,uint256)", address(this), uint256(99), uint256(100)
            )
        );
        this.take(100);
    }
}
