// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaWorld} from "./RwaWorld.t.sol";

// distribute
// ├── given another, no release, nothing, or no shares ─ it should be refused
// └── otherwise each share should earn the same, for its holder of then
// claim
// ├── given nothing was earned ─ it should be refused
// └── otherwise it should pay all of it, on the list or not, with shares or without
// A transfer
// ├── given no release, a stranger, too many shares, or shares that wait ─ it should be refused, with the reason shown before
// ├── given an allowance ─ it should move no more
// └── otherwise both should keep what they have earned
contract RwaSharesTest is RwaWorld {
    // ---- Dividends

    function test_Distribute() public {
        released();
        vm.expectEmit(address(asset));
        emit IRwaAsset.Distributed(1_000e6, 100);
        distribute(1_000e6);
        checkHeld(ALICE, 60, 600e6);
        checkHeld(BOB, 40, 400e6);
        checkMoney(0, 1_000e6, 0);
        distribute(1e6);
        checkHeld(ALICE, 60, 600_600_000);
    }

    function test_Distribute_ByAnother() public {
        released();
        address[3] memory others = [ISSUER, ATTESTOR, ALICE];
        for (uint256 i; i < 3; ++i) {
            expectReason(RwaReason.NOT_REVENUE);
            vm.prank(others[i]);
            asset.distribute(1);
        }
    }

    function test_Distribute_BeforeTheRelease() public {
        buy(ALICE, TARGET);
        expectReason(RwaReason.NOT_RELEASED);
        distribute(1);
    }

    function test_Distribute_NothingOrTooMuch() public {
        released();
        expectReason(RwaReason.AMOUNT);
        distribute(0);
        expectReason(RwaReason.AMOUNT);
        distribute(2 ** 96);
    }

    function test_Distribute_GivenNoShares() public {
        released();
        request(ALICE, 60);
        request(BOB, 40);
        fulfil(ALICE);
        fulfil(BOB);
        expectReason(RwaReason.BALANCE);
        distribute(1);
        vm.assertEq(asset.totalSupply(), 0, "all are redeemed");
        attest(REPORT, 1);
        vm.assertEq(asset.redemptionValue(1), 0, "of no shares");
    }

    /// @dev What would be less than a share's smallest part is refused, not lost: 2^23 shares and a base unit for each.
    function test_Distribute_TooLittleForSoMany() public {
        uint256 most = 2 ** 24;
        asset = make(address(usdt), 1, most, most);
        vm.prank(ALICE);
        usdt.approve(address(asset), type(uint256).max);
        vm.prank(REVENUE);
        usdt.approve(address(asset), type(uint256).max);
        buy(ALICE, most);
        attest(DOCUMENT, RESERVE);
        pass(72 hours);
        asset.release();
        expectReason(RwaReason.AMOUNT);
        distribute(1);
        distribute(2);
        checkHeld(ALICE, most, 2);
    }

    function test_Claim() public {
        released();
        distribute(1_000e6);
        vm.expectEmit(address(asset));
        emit IRwaAsset.Claimed(ALICE, 600e6);
        vm.prank(ALICE);
        asset.claim();
        checkHeld(ALICE, 60, 0);
        checkMoney(0, 400e6, 0);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH - 60 * PRICE + 600e6, "paid");
        expectReason(RwaReason.NOTHING);
        vm.prank(ALICE);
        asset.claim();
    }

    function test_Claim_GivenNothing() public {
        expectReason(RwaReason.NOTHING);
        vm.prank(ALICE);
        asset.claim();
        buy(ALICE, TARGET);
        expectReason(RwaReason.NOTHING);
        vm.prank(ALICE);
        asset.claim();
        // Its place among the buyers is still there.
        checkHeld(ALICE, TARGET, 0);
        vm.assertEq(asset.nextBuyer(address(0)), ALICE, "the last buyer");
        released();
        expectReason(RwaReason.NOTHING);
        vm.prank(DAVE);
        asset.claim();
    }

    /// @dev Off the list, and after all shares have gone.
    function test_Claim_OffTheList() public {
        released();
        distribute(1_000e6);
        forbid(ALICE);
        move(ALICE, BOB, 60);
        checkHeld(ALICE, 0, 600e6);
        checkHeld(BOB, 100, 400e6);
        distribute(1_000e6);
        checkHeld(ALICE, 0, 600e6);
        checkHeld(BOB, 100, 1_400e6);
        vm.prank(ALICE);
        asset.claim();
        vm.prank(BOB);
        asset.claim();
        checkMoney(0, 0, 0);
    }

    /// @dev A model that divides each distribution by hand, for whole parts: nothing is lost or won by moving.
    function testFuzz_Dividends(uint256[6] memory moves, uint256[6] memory amounts) public {
        released();
        address[3] memory users = [ALICE, BOB, CAROL];
        uint256[3] memory shares = [uint256(60), 40, 0];
        uint256[3] memory owed;
        for (uint256 i; i < 6; ++i) {
            uint256 part = bound(amounts[i], 1, 1_000e6);
            distribute(part * 100);
            for (uint256 j; j < 3; ++j) owed[j] += part * shares[j];
            (uint256 from, uint256 to) = (moves[i] % 3, (moves[i] / 3) % 3);
            uint256 count = (moves[i] / 9) % (shares[from] + 1);
            move(users[from], users[to], count);
            shares[from] -= count;
            shares[to] += count;
            for (uint256 j; j < 3; ++j) checkHeld(users[j], shares[j], owed[j]);
        }
    }

    /// @dev Parts that do not come out even: nobody gets more, and what stays is less than a base unit a settlement.
    function testFuzz_Dividends_RoundedDown(uint256 amount, uint256 sent) public {
        released();
        amount = bound(amount, 1, WEALTH);
        distribute(amount);
        move(ALICE, CAROL, bound(sent, 0, 60));
        uint256 sum = held(asset, ALICE).byClaim + held(asset, BOB).byClaim + held(asset, CAROL).byClaim;
        vm.assertLe(sum, amount, "no more than was distributed");
        vm.assertGe(sum + 3, amount, "and hardly less");
    }

    // ---- Transfers

    function test_Transfer() public {
        released();
        distribute(1_000e6);
        vm.expectEmit(address(asset));
        emit ITRC20.Transfer(ALICE, CAROL, 10);
        vm.prank(ALICE);
        vm.assertTrue(asset.transfer(CAROL, 10), "answer");
        checkHeld(ALICE, 50, 600e6);
        checkHeld(CAROL, 10, 0);
        distribute(1_000e6);
        checkHeld(ALICE, 50, 1_100e6);
        checkHeld(CAROL, 10, 100e6);
        vm.assertEq(asset.totalSupply(), 100, "as many as before");
    }

    function test_Transfer_ToOneself() public {
        released();
        distribute(1_000e6);
        move(ALICE, ALICE, 60);
        checkHeld(ALICE, 60, 600e6);
        distribute(1_000e6);
        checkHeld(ALICE, 60, 1_200e6);
    }

    function test_Transfer_Refused() public {
        buy(ALICE, 60);
        refused(ALICE, BOB, 1, RwaReason.NOT_RELEASED);
        vm.prank(ALICE);
        asset.refund();
        released();
        refused(ALICE, address(0), 1, RwaReason.ADDRESS);
        refused(ALICE, address(asset), 1, RwaReason.ADDRESS);
        refused(ALICE, DAVE, 1, RwaReason.NOT_ALLOWED);
        refused(ALICE, BOB, 61, RwaReason.BALANCE);
        refused(DAVE, BOB, 1, RwaReason.BALANCE);
        request(ALICE, 50);
        refused(ALICE, BOB, 11, RwaReason.WAITING);
        fine(ALICE, BOB, 10);
        // Asked about the receiver alone, and at the moment of the transfer.
        forbid(BOB);
        refused(ALICE, BOB, 1, RwaReason.NOT_ALLOWED);
        fine(BOB, CAROL, 40);
    }

    function test_TransferFrom() public {
        released();
        vm.expectEmit(address(asset));
        emit ITRC20.Approval(ALICE, DAVE, 15);
        vm.prank(ALICE);
        vm.assertTrue(asset.approve(DAVE, 15), "answer");
        vm.prank(DAVE);
        vm.assertTrue(asset.transferFrom(ALICE, BOB, 10), "answer");
        vm.assertEq(asset.allowance(ALICE, DAVE), 5, "what is left");
        expectReason(RwaReason.ALLOWANCE);
        vm.prank(DAVE);
        asset.transferFrom(ALICE, BOB, 6);
        expectReason(RwaReason.NOT_ALLOWED);
        vm.prank(DAVE);
        asset.transferFrom(ALICE, DAVE, 5);
        vm.prank(ALICE);
        asset.approve(DAVE, type(uint256).max);
        vm.prank(DAVE);
        asset.transferFrom(ALICE, BOB, 6);
        vm.assertEq(asset.allowance(ALICE, DAVE), type(uint256).max, "endless");
        checkHeld(ALICE, 44, 0);
    }

    // ---- Inside

    /// @dev What is shown before is what happens.
    function refused(address from, address to, uint256 shares, string memory reason) private {
        (bool can, string memory found) = asset.canTransfer(from, to, shares);
        vm.assertTrue(!can, "said before");
        vm.assertEq(found, reason, "its reason");
        expectReason(reason);
        move(from, to, shares);
    }

    function fine(address from, address to, uint256 shares) private {
        (bool can, string memory found) = asset.canTransfer(from, to, shares);
        vm.assertTrue(can, "said before");
        vm.assertEq(found, "", "no reason");
        move(from, to, shares);
    }
}
