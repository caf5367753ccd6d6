// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {IMoney} from "../../team/contract/IMoney.sol";
import {IRwaAsset} from "./IRwaAsset.sol";
import {RwaReason} from "./RwaReason.sol";
import {RwaWorld} from "./RwaWorld.t.sol";

// A coin
// ├── given it keeps a part ─ nothing should be bought, and what arrives should be distributed and due
// ├── given it takes a part from when on it was bought ─ receivers should bear it
// ├── given it adds to what arrives ─ no more should be owed
// ├── given it refuses to pay ─ others should be credited, owners wait, and nobody should be held up
// ├── given it calls back ─ it should reach nothing
// └── given 0 or 24 decimals ─ all should be counted alike
contract RwaCoinsTest is RwaWorld {
    // ---- It keeps a part

    function test_Buy_GivenACoinThatKeepsAPart() public {
        odd.setHabits(1, 0, false, false);
        expectReason(RwaReason.KEEPS_A_PART);
        vm.prank(ALICE, ALICE);
        oddAsset.buy(1);
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        vm.prank(ALICE, ALICE);
        oddAsset.buy(1);
        odd.setHabits(0, 0, false, false);
        // The fee of USDT is switched on between two purchases: 0.1 %.
        buy(ALICE, 1);
        usdt.setParams(10, 1e6);
        expectReason(RwaReason.KEEPS_A_PART);
        buy(ALICE, 1);
        vm.prank(ALICE);
        asset.refund();
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH - 50_000, "less what USDT keeps");
        checkMoney(0, 0, 0);
    }

    function test_Release_GivenAFeeIsSwitchedOn() public {
        buy(ALICE, TARGET);
        attest(DOCUMENT, RESERVE);
        pass(72 hours);
        usdt.setParams(10, 2e6);
        asset.release();
        vm.assertEq(usdt.balanceOf(ISSUER), WEALTH + 5_000e6 - 2e6, "less what USDT keeps");
        distribute(1_000e6);
        checkMoney(0, 999e6, 0);
        request(ALICE, 1);
        vm.expectEmit(address(asset));
        emit IRwaAsset.RedemptionFulfilled(ALICE, 1, 1, 599_400_000);
        fulfil(ALICE);
        checkMoney(0, 999e6, 599_400_000);
    }

    function test_ACoinThatAdds() public {
        odd.setHabits(0, 5, false, false);
        oddReleased();
        vm.prank(REVENUE);
        oddAsset.distribute(1_000);
        (uint256 escrow, uint256 dividends,) = oddAsset.money();
        vm.assertEq(escrow + dividends, 1_000, "owed");
        vm.assertEq(odd.balanceOf(address(oddAsset)), 1_015, "more is here than is owed");
    }

    // ---- It refuses

    function test_RefundFor_GivenItRefuses() public {
        oddBought();
        pass(30 days);
        for (uint256 i; i < 2; ++i) {
            address buyer = i == 0 ? ALICE : BOB;
            uint256 due = i == 0 ? 60 * PRICE : 40 * PRICE;
            odd.setHabits(0, 0, i == 0, i == 1);
            vm.prank(buyer);
            (bool done,) = address(oddAsset).call(abi.encodeCall(oddAsset.refund, ()));
            vm.assertTrue(!done, "its own call waits");
            expectReason(Trx.INDIRECT);
            vm.prank(DAVE);
            oddAsset.refundFor(buyer);
            vm.expectEmit(address(oddAsset));
            emit IMoney.Credited(buyer, address(odd), due);
            vm.prank(DAVE, DAVE);
            oddAsset.refundFor(buyer);
            vm.assertEq(oddAsset.creditOf(buyer, address(odd)), due, "credit");
        }
        odd.setHabits(0, 0, false, false);
        oddAsset.withdraw(ALICE, address(odd));
        oddAsset.withdraw(BOB, address(odd));
        vm.assertEq(odd.balanceOf(ALICE), WEALTH, "all of ALICE");
        vm.assertEq(odd.balanceOf(BOB), WEALTH, "all of BOB");
        vm.assertEq(odd.balanceOf(address(oddAsset)), 0, "nothing is left");
    }

    function test_Release_GivenItRefusesTheIssuer() public {
        oddBought();
        vm.prank(ATTESTOR);
        oddAsset.attest(DOCUMENT, RESERVE);
        pass(72 hours);
        odd.setHabits(0, 0, true, false);
        expectReason(Trx.INDIRECT);
        vm.prank(DAVE);
        oddAsset.release();
        vm.prank(DAVE, DAVE);
        oddAsset.release();
        vm.assertEq(oddAsset.state(), 4, "released");
        vm.assertEq(oddAsset.creditOf(ISSUER, address(odd)), 100 * PRICE, "credit");
        // Others go on.
        vm.prank(ALICE);
        oddAsset.transfer(CAROL, 1);
        odd.setHabits(0, 0, false, false);
        oddAsset.withdraw(ISSUER, address(odd));
        vm.assertEq(odd.balanceOf(ISSUER), WEALTH + 100 * PRICE, "all of it");
    }

    /// @dev A holder whom USDT has on its blacklist cannot send, and holds up nobody.
    function test_ABlacklistedHolder() public {
        released();
        usdt.addBlackList(ALICE);
        distribute(1_000e6);
        request(ALICE, 10);
        fulfil(ALICE);
        move(ALICE, BOB, 50);
        checkHeld(BOB, 90, 400e6);
        vm.prank(BOB);
        asset.claim();
        vm.prank(ALICE);
        asset.claim();
        vm.prank(ALICE);
        asset.claimRedemption();
        checkMoney(0, 0, 0);
    }

    /// @dev Nothing is lost while the asset itself cannot send.
    function test_ABlacklistedAsset() public {
        released();
        distribute(1_000e6);
        usdt.addBlackList(address(asset));
        expectReason("Blacklisted");
        vm.prank(ALICE);
        asset.claim();
        checkHeld(ALICE, 60, 600e6);
        move(ALICE, BOB, 60);
        usdt.removeBlackList(address(asset));
        vm.prank(ALICE);
        asset.claim();
        checkMoney(0, 400e6, 0);
    }

    // ---- It calls back

    /// @dev In the middle of each call that moves the coin, it calls each function that is guarded.
    function test_ACoinThatCallsBack() public {
        bytes[9] memory inner = [
            abi.encodeCall(oddAsset.buy, (1)),
            abi.encodeCall(oddAsset.refund, ()),
            abi.encodeCall(oddAsset.refundFor, (ALICE)),
            abi.encodeCall(oddAsset.release, ()),
            abi.encodeCall(oddAsset.distribute, (1)),
            abi.encodeCall(oddAsset.claim, ()),
            abi.encodeCall(oddAsset.requestRedemption, (1)),
            abi.encodeCall(oddAsset.cancelRedemption, ()),
            abi.encodeCall(oddAsset.claimRedemption, ())
        ];
        oddBought();
        reentered(ALICE, abi.encodeCall(oddAsset.buy, (1)), inner);
        reentered(ALICE, abi.encodeCall(oddAsset.refund, ()), inner);
        vm.prank(ATTESTOR);
        oddAsset.attest(DOCUMENT, RESERVE);
        pass(72 hours);
        oddAsset.release();
        reentered(REVENUE, abi.encodeCall(oddAsset.distribute, (100)), inner);
        vm.prank(REVENUE);
        oddAsset.distribute(1_000);
        reentered(ALICE, abi.encodeCall(oddAsset.claim, ()), inner);
        vm.prank(ALICE);
        oddAsset.requestRedemption(10);
        reentered(ISSUER, abi.encodeCall(oddAsset.fulfil, (ALICE, WEALTH)), inner);
        vm.prank(ISSUER);
        oddAsset.fulfil(ALICE, WEALTH);
        reentered(ALICE, abi.encodeCall(oddAsset.claimRedemption, ()), inner);
        vm.assertEq(oddAsset.totalSupply(), 90, "shares");
    }

    /// @dev What is not guarded: a transfer of shares while a redemption is paid moves none that wait.
    function test_ACoinThatMovesShares() public {
        oddReleased();
        vm.prank(ALICE);
        oddAsset.requestRedemption(50);
        vm.prank(ALICE);
        oddAsset.approve(address(odd), 60);
        odd.callInTransfer(address(oddAsset), abi.encodeCall(oddAsset.transferFrom, (ALICE, BOB, 11)));
        expectReason(RwaReason.WAITING);
        vm.prank(ISSUER);
        oddAsset.fulfil(ALICE, WEALTH);
        odd.callInTransfer(address(oddAsset), abi.encodeCall(oddAsset.transferFrom, (ALICE, BOB, 10)));
        vm.prank(ISSUER);
        oddAsset.fulfil(ALICE, WEALTH);
        vm.assertEq(oddAsset.balanceOf(ALICE), 0, "of ALICE");
        vm.assertEq(oddAsset.balanceOf(BOB), 50, "of BOB");
        vm.assertEq(oddAsset.totalSupply(), 50, "shares");
    }

    // ---- Decimals: amounts are base units, however a coin is shown

    function test_OneBaseUnit() public {
        asset = make(address(usdt), 1, 1, 1);
        vm.prank(ALICE);
        usdt.approve(address(asset), 1);
        vm.prank(REVENUE);
        usdt.approve(address(asset), 1);
        vm.prank(ISSUER);
        usdt.approve(address(asset), 1);
        buy(ALICE, 1);
        attest(DOCUMENT, 1);
        pass(72 hours);
        asset.release();
        distribute(1);
        checkHeld(ALICE, 1, 1);
        request(ALICE, 1);
        fulfil(ALICE);
        vm.prank(ALICE);
        asset.claim();
        vm.prank(ALICE);
        asset.claimRedemption();
        checkMoney(0, 0, 0);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH + 1, "one paid, two back");
    }

    /// @dev A coin of 24 decimals: 79,000 of it are 96 bits.
    function test_TheMostBaseUnits() public {
        uint256 most = type(uint96).max;
        odd.transfer(ALICE, most);
        odd.transfer(REVENUE, 2 * most);
        odd.transfer(ISSUER, 2 * most);
        oddAsset = make(address(odd), most / 2, 1, 2);
        address[3] memory all = [ALICE, REVENUE, ISSUER];
        for (uint256 i; i < 3; ++i) {
            vm.prank(all[i]);
            odd.approve(address(oddAsset), type(uint256).max);
        }
        vm.prank(ALICE, ALICE);
        oddAsset.buy(2);
        vm.prank(ATTESTOR);
        oddAsset.attest(DOCUMENT, most);
        pass(72 hours);
        oddAsset.release();
        vm.prank(REVENUE);
        oddAsset.distribute(most);
        vm.assertEq(held(oddAsset, ALICE).byClaim, most, "dividends, to the last unit");
        expectReason(RwaReason.AMOUNT);
        vm.prank(REVENUE);
        oddAsset.distribute(1);
        vm.prank(ALICE);
        oddAsset.claim();
        // Half of it for the first share; all of it for the second is too much beside what is due.
        vm.prank(ALICE);
        oddAsset.requestRedemption(1);
        vm.prank(ISSUER);
        oddAsset.fulfil(ALICE, most);
        vm.prank(ATTESTOR);
        oddAsset.attest(REPORT, most);
        vm.prank(ALICE);
        oddAsset.requestRedemption(1);
        expectReason(RwaReason.AMOUNT);
        vm.prank(ISSUER);
        oddAsset.fulfil(ALICE, most);
        vm.prank(ALICE);
        oddAsset.claimRedemption();
        vm.prank(ISSUER);
        oddAsset.fulfil(ALICE, most);
        vm.assertEq(held(oddAsset, ALICE).byClaimRedemption, most, "all of it");
    }

    /// @dev One share earns more than `each` can hold.
    function test_TheMostOfAShare() public {
        uint256 most = type(uint96).max;
        odd.transfer(REVENUE, 3 * most);
        oddAsset = make(address(odd), 1, 1, 1);
        vm.prank(ALICE);
        odd.approve(address(oddAsset), 1);
        vm.prank(REVENUE);
        odd.approve(address(oddAsset), type(uint256).max);
        vm.prank(ALICE, ALICE);
        oddAsset.buy(1);
        vm.prank(ATTESTOR);
        oddAsset.attest(DOCUMENT, 1);
        pass(72 hours);
        oddAsset.release();
        vm.prank(REVENUE);
        oddAsset.distribute(most);
        vm.prank(ALICE);
        oddAsset.claim();
        expectReason(RwaReason.AMOUNT);
        vm.prank(REVENUE);
        oddAsset.distribute(1);
    }

    // ---- Inside

    function reentered(address user, bytes memory outer, bytes[9] memory inner) private {
        for (uint256 i; i < 9; ++i) {
            odd.callInTransfer(address(oddAsset), inner[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(user, user);
            (bool done,) = address(oddAsset).call(outer);
            done;
        }
        odd.callInTransfer(address(0), "");
    }
}
