// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {NETWORK, EnergyNetwork, beNetwork} from "./EnergyNetwork.t.sol";
import {ILender} from "./ILender.sol";
import {ILenderFactory} from "./ILenderFactory.sol";

/// @title The world that every test of energy leasing lives in.
/// @notice ALICE provides 1,000 TRX at PRICE, from LEAST energy on. The network has 180 × 10^9 energy a day for 18 × 10^9
/// TRX, so a TRX gives 10 energy, but for the thousand that ALICE adds.
abstract contract EnergyWorld is TestBase {
    Blocks internal constant blocks = Blocks(address(vm));
    EnergyNetwork internal constant network = EnergyNetwork(NETWORK);

    uint256 internal constant LIMIT = 180e9;
    uint256 internal constant PRICE = 60;
    uint256 internal constant LEAST = 100;
    uint256 internal constant SUPPLY = 1_000e6;

    address internal immutable ALICE = actor("alice");
    address internal immutable BOB = actor("bob");
    address internal immutable CAROL = actor("carol");
    address internal immutable DAVE = actor("dave");

    ILenderFactory internal factory;
    ILender internal lender;

    struct Sums {
        uint256 lent;
        uint256 staked;
        uint256 leaving;
        uint256 left;
        uint256 earned;
    }

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        blocks.roll(1_000);
        factory = ILenderFactory(deploy("LenderFactory"));
        beNetwork(factory.stakeOps());
        network.set(LIMIT, 18e9 - 1_000);
        lender = make(ALICE, PRICE, LEAST, SUPPLY);
    }

    function make(
        address provider,
        uint256 price,
        uint256 least,
        uint256 sun
    ) internal returns (ILender) {
        vm.prank(provider);
        return ILender(factory.make{value: sun}(price, least));
    }

    /// @dev BOB pays exactly the price.
    function lease(address receiver, uint256 energy, uint256 time) internal returns (uint256) {
        (uint256 sun,) = lender.quote(energy, time);
        vm.prank(BOB);
        return lender.lease{value: sun}(receiver, energy, time);
    }

    function leave(uint256 sun) internal {
        vm.prank(ALICE);
        lender.leave(sun);
    }

    function collect() internal returns (uint256 sun) {
        uint256 before = ALICE.balance;
        vm.prank(ALICE);
        lender.collect();
        return ALICE.balance - before;
    }

    function sums() internal view returns (Sums memory all) {
        (all.lent, all.staked, all.leaving, all.left, all.earned) = lender.books();
    }

    function expectSums(Sums memory all) internal view {
        Sums memory found = sums();
        vm.assertEq(found.lent, all.lent, "lent");
        vm.assertEq(found.staked, all.staked, "staked and not lent");
        vm.assertEq(found.leaving, all.leaving, "leaving");
        vm.assertEq(found.left, all.left, "left");
        vm.assertEq(found.earned, all.earned, "earned");
    }
}
