// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {DistributorWorld} from "./DistributorWorld.t.sol";
import {DistributorReason, IRewardDistributor} from "./IRewardDistributor.sol";

/// @dev An account that does something when TRX reach it.
contract Restless {
    address private _called;
    bytes private _call;

    function does(address called, bytes calldata data) external {
        (_called, _call) = (called, data);
    }

    receive() external payable {
        (bool done,) = _called.call(_call);
        require(done, "Refused");
    }
}

// claim
// ├── when the epoch is not accepted, the lists differ in length, or a leaf is none of its own
// │   └── it should revert
// ├── when nothing is due: paid before, an older leaf, a token named twice
// │   └── it should pay nothing, and not revert
// ├── when the leaves of an epoch come to more than its total
// │   └── it should pay the total and no more
// ├── when a receiver or a coin refuses
// │   └── it should revert, keep what is due, and leave the others alone
// └── when something is due
//     └── it should pay it to the account, whoever calls
// fund, receive
// └── it should tell what arrived
contract DistributorClaimsTest is DistributorWorld {
    function test_Claim_WhenNotAccepted() public {
        earn(ALICE, TRX, 10);
        expectReason(DistributorReason.NOT_ACCEPTED);
        claim(0, 0);
        uint256 epoch = post();
        expectReason(DistributorReason.NOT_ACCEPTED);
        claim(epoch, 0);
    }

    function test_Claim_WhenListsDiffer() public {
        earn(ALICE, TRX, 10);
        uint256 epoch = accepted();
        bytes32[][] memory proofs = proofsOf(0);
        expectReason(DistributorReason.LENGTHS);
        distributor.claim(epoch, ALICE, one(TRX), new uint256[](2), proofs);
        expectReason(DistributorReason.LENGTHS);
        distributor.claim(epoch, ALICE, one(TRX), one(uint256(10)), new bytes32[][](2));
    }

    function test_Claim_WhenTheLeafIsNoneOfIt() public {
        earn(ALICE, TRX, 10);
        earn(BOB, TRX, 20);
        earn(BOB, address(usdt), 10);
        uint256 epoch = accepted();
        claimWrong(epoch, BOB, TRX, 10);
        claimWrong(epoch, ALICE, address(usdt), 10);
        claimWrong(epoch, ALICE, TRX, 11);
        // A node is no leaf: a leaf is hashed twice.
        bytes32[][] memory none = new bytes32[][](1);
        expectReason(DistributorReason.PROOF);
        distributor.claim(epoch, ALICE, one(TRX), one(uint256(10)), none);
    }

    function claimWrong(uint256 epoch, address account, address token, uint256 cumulative) private {
        bytes32[][] memory proofs = proofsOf(0);
        expectReason(DistributorReason.PROOF);
        distributor.claim(epoch, account, one(token), one(cumulative), proofs);
    }

    function test_Claim_PaysTheAccount() public {
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 12);
        uint256 epoch = accepted();
        uint256 before = ALICE.balance;
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.RewardClaimed(epoch, ALICE, TRX, 30, 30);
        vm.assertEq(claim(epoch, 0), 30, "said");
        vm.assertEq(ALICE.balance - before, 30, "paid");
        vm.assertEq(distributor.claimedOf(ALICE, TRX), 30, "claimed");
        vm.assertEq(distributor.claimedOf(BOB, TRX), 0, "not Bob's");
        (uint256 total, uint256 paid) = distributor.totalsOf(TRX);
        vm.assertEq(total, 42, "accepted");
        vm.assertEq(paid, 30, "of it paid");
    }

    /// @dev R5.
    function test_Claim_Twice() public {
        earn(ALICE, address(usdt), 30);
        uint256 epoch = accepted();
        claim(epoch, 0);
        vm.recordLogs();
        vm.assertEq(claim(epoch, 0), 0, "nothing");
        vm.assertEq(vm.getRecordedLogs().length, 0, "and nothing is told");
        vm.assertEq(usdt.balanceOf(ALICE), 30, "once");
    }

    function test_Claim_PaysWhatWasAdded() public {
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 5);
        uint256 first = accepted();
        bytes32[][] memory firstProof = proofsOf(0);
        bytes32[][] memory bobsProof = proofsOf(1);
        delete leaves;
        earn(ALICE, TRX, 45);
        uint256 second = post(TRX, 50);
        accept(second);
        vm.assertEq(claim(second, 0), 45, "all of it");
        vm.assertEq(claimOf(first, ALICE, 30, firstProof), 0, "an older leaf");
        // A later epoch without Bob takes nothing from him.
        vm.assertEq(claimOf(first, BOB, 5, bobsProof), 5, "an older epoch");
        delete leaves;
        earn(ALICE, TRX, 46);
        uint256 third = post(TRX, 51);
        accept(third);
        uint256 before = ALICE.balance;
        vm.assertEq(claim(third, 0), 1, "the rest");
        vm.assertEq(ALICE.balance - before, 1, "a single sun");
        vm.assertEq(distributor.claimedOf(ALICE, TRX), 46, "all");
    }

    function claimOf(
        uint256 epoch,
        address account,
        uint256 cumulative,
        bytes32[][] memory proofs
    ) private returns (uint256) {
        return distributor.claim(epoch, account, one(TRX), one(cumulative), proofs)[0];
    }

    function test_Claim_SeveralAtOnce() public {
        address[] memory tokens = new address[](5);
        uint256[] memory cumulatives = new uint256[](5);
        (tokens[1], tokens[2], tokens[3]) = (address(usdt), address(odd), address(tes));
        (tokens[4], cumulatives[4]) = (address(usdt), 11);
        for (uint256 i; i < 4; ++i) earn(ALICE, tokens[i], cumulatives[i] = 10 + i);
        uint256 epoch = accepted();
        bytes32[][] memory proofs = new bytes32[][](5);
        for (uint256 i; i < 4; ++i) proofs[i] = proofsOf(i)[0];
        proofs[4] = proofs[1];
        uint256 before = ALICE.balance;
        uint256[] memory amounts = distributor.claim(epoch, ALICE, tokens, cumulatives, proofs);
        for (uint256 i; i < 4; ++i) vm.assertEq(amounts[i], 10 + i, "each");
        vm.assertEq(amounts[4], 0, "named twice, paid once");
        vm.assertEq(ALICE.balance - before, 10, "TRX");
        vm.assertEq(usdt.balanceOf(ALICE), 11, "a coin that says false");
        vm.assertEq(odd.balanceOf(ALICE), 12, "odd");
        vm.assertEq(tes.balanceOf(ALICE), 13, "TES");
    }

    /// @dev The builder understates: whoever comes first is paid, and nobody else's money pays the rest.
    function test_Claim_BeyondTheTotal() public {
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 12);
        earn(CAROL, TRX, 11);
        uint256 epoch = post(TRX, 41);
        accept(epoch);
        vm.assertEq(claim(epoch, 0), 30, "the first");
        expectReason(DistributorReason.BEYOND);
        claim(epoch, 1);
        vm.assertEq(claim(epoch, 2), 11, "to the last unit");
        (uint256 total, uint256 paid) = distributor.totalsOf(TRX);
        vm.assertEq(paid, total, "no more");
        // An epoch that funds it pays it.
        uint256 next = post(TRX, 53);
        accept(next);
        vm.assertEq(claim(next, 1), 12, "later");
    }

    function testFuzz_Claim_NeverPaysMoreThanTheTotal(uint256 cumulative, uint128 total) public {
        total = uint128(bound(total, 0, FUNDS));
        earn(ALICE, TRX, cumulative);
        uint256 epoch = post(TRX, total);
        accept(epoch);
        uint256 before = ALICE.balance;
        if (cumulative > total) expectReason(DistributorReason.BEYOND);
        claim(epoch, 0);
        vm.assertEq(ALICE.balance - before, cumulative > total ? 0 : cumulative, "paid");
    }

    // ---- Receivers and coins that refuse

    function test_Claim_WhenTheReceiverRefuses() public {
        // This test has no way to receive TRX.
        earn(address(this), TRX, 10);
        earn(address(this), address(usdt), 20);
        uint256 epoch = accepted();
        expectReason(Trx.TRANSFER_FAILED);
        claim(epoch, 0);
        vm.assertEq(distributor.claimedOf(address(this), TRX), 0, "still due");
        vm.assertEq(claim(epoch, 1), 20, "the other coin");
    }

    function test_Claim_WhenTheCoinRefuses() public {
        earn(ALICE, address(odd), 10);
        uint256 epoch = accepted();
        odd.setHabits(0, 0, true, false);
        vm.expectRevert(bytes("Refused"));
        claim(epoch, 0);
        odd.setHabits(0, 0, false, true);
        vm.expectRevert(abi.encodeWithSelector(SafeTRC20.SafeTRC20FailedOperation.selector, address(odd)));
        claim(epoch, 0);
        odd.setHabits(10, 0, false, false);
        vm.assertEq(claim(epoch, 0), 10, "paid");
        vm.assertEq(odd.balanceOf(ALICE), 9, "less what the coin keeps");
    }

    function test_AnyMove_WhenCalledFromWithin() public {
        Restless restless = new Restless();
        earn(address(restless), TRX, 10);
        earn(address(odd), address(odd), 10);
        uint256 epoch = accepted();
        delete leaves;
        earn(address(restless), TRX, 10);
        earn(address(odd), address(odd), 10);
        pass(1);
        uint256 waiting = post();
        pass(CHALLENGE);
        bytes[3] memory calls = [
            abi.encodeCall(distributor.claim, (epoch, ALICE, new address[](0), new uint256[](0), new bytes32[][](0))),
            abi.encodeCall(distributor.accept, (waiting)),
            abi.encodeCall(distributor.fund, (address(odd), 1))
        ];
        for (uint256 i; i < calls.length; ++i) {
            restless.does(address(distributor), calls[i]);
            expectReason(Trx.TRANSFER_FAILED);
            claim(epoch, 0);
            odd.callInTransfer(address(distributor), calls[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            claim(epoch, 1);
        }
        odd.approve(address(distributor), 2);
        odd.callInTransfer(address(distributor), calls[2]);
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        distributor.fund(address(odd), 1);
        distributor.accept(waiting);
    }

    // ---- Funds

    function test_Receive() public {
        vm.deal(address(this), 7);
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.Funded(address(this), TRX, 7);
        (bool sent,) = address(distributor).call{value: 7}("");
        vm.assertTrue(sent, "sent");
        (uint256 balance,, uint256 free) = distributor.reserve(TRX);
        vm.assertEq(balance, FUNDS + 7, "balance");
        vm.assertEq(free, FUNDS + 7, "free");
    }

    function test_Fund_TellsWhatArrived() public {
        odd.approve(address(distributor), 100);
        odd.setHabits(10, 0, false, false);
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.Funded(address(this), address(odd), 90);
        distributor.fund(address(odd), 100);
        (uint256 balance,,) = distributor.reserve(address(odd));
        vm.assertEq(balance, FUNDS + 90, "balance");
    }
}
