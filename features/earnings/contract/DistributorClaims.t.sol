// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {DistributorWorld} from "./DistributorWorld.t.sol";
import {DistributorReason, IRewardDistributor} from "./IRewardDistributor.sol";
import {Leaf} from "./RewardTree.t.sol";

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
// ├── when a leaf was paid before, or is named twice
// │   └── it should pay nothing, and not revert
// ├── when the leaves of an epoch come to more than its total
// │   └── it should pay the total and no more, and leave every other epoch whole
// ├── when a receiver or a coin refuses
// │   └── it should revert, keep what is due, and leave the others alone
// └── when something is due
//  └── it should pay it to the account, any caller fund, receive
// ├── when nothing arrives
// │   └── it should revert
// └── it should emit what arrived
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
        (uint256[] memory two, uint256[] memory zero) = (new uint256[](2), one(uint256(0)));
        expectReason(DistributorReason.LENGTHS);
        distributor.claim(ALICE, one(epoch), two, one(TRX), zero, proofs);
        expectReason(DistributorReason.LENGTHS);
        distributor.claim(ALICE, one(epoch), zero, new address[](2), zero, proofs);
        expectReason(DistributorReason.LENGTHS);
        distributor.claim(ALICE, one(epoch), zero, one(TRX), two, proofs);
        expectReason(DistributorReason.LENGTHS);
        distributor.claim(ALICE, one(epoch), zero, one(TRX), zero, new bytes32[][](2));
        expectReason(DistributorReason.LENGTHS);
        distributor.isClaimed(two, zero);
    }

    function test_Claim_WhenTheLeafIsNoneOfIt() public {
        earn(ALICE, TRX, 10);
        earn(BOB, TRX, 20);
        earn(BOB, address(usdt), 10);
        uint256 epoch = accepted();
        claimWrong(epoch, Leaf(1, ALICE, TRX, 10));
        claimWrong(epoch, Leaf(0, BOB, TRX, 10));
        claimWrong(epoch, Leaf(0, ALICE, address(usdt), 10));
        claimWrong(epoch, Leaf(0, ALICE, TRX, 11));
        // A node is no leaf: a leaf is hashed twice.
        bytes32[][] memory none = new bytes32[][](1);
        expectReason(DistributorReason.PROOF);
        claim(epoch, leaves[0], none);
    }

    function claimWrong(uint256 epoch, Leaf memory leaf) private {
        bytes32[][] memory proofs = proofsOf(0);
        expectReason(DistributorReason.PROOF);
        claim(epoch, leaf, proofs);
    }

    function test_Claim_PaysTheAccount() public {
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 12);
        uint256 epoch = accepted();
        uint256 before = ALICE.balance;
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.RewardClaimed(epoch, ALICE, TRX, 0, 30);
        vm.assertEq(claim(epoch, 0), 30, "said");
        vm.assertEq(ALICE.balance - before, 30, "paid");
        vm.assertTrue(isClaimed(epoch, 0), "claimed");
        vm.assertTrue(!isClaimed(epoch, 1), "not Bob's");
        vm.assertEq(distributor.remainingOf(epoch, TRX), 12, "what is left is Bob's");
        (uint256 total, uint256 paid) = distributor.totalsOf(TRX);
        vm.assertEq(total, 42, "accepted");
        vm.assertEq(paid, 30, "of it paid");
    }

    function isClaimed(uint256 epoch, uint256 index) private view returns (bool) {
        return distributor.isClaimed(one(epoch), one(index))[0];
    }

    /// @dev R5.
    function test_Claim_Twice() public {
        earn(ALICE, address(usdt), 30);
        uint256 epoch = accepted();
        claim(epoch, 0);
        vm.recordLogs();
        vm.assertEq(claim(epoch, 0), 0, "nothing");
        vm.assertEq(vm.getRecordedLogs().length, 0, "and no event");
        vm.assertEq(usdt.balanceOf(ALICE), 30, "once");
    }

    /// @dev A bit is of its own epoch and word: the first and the last of a word, the next word, the last index there
    /// is.
    function test_Claim_AtTheEdgesOfAWord() public {
        uint256[5] memory edges = [0, 255, 256, 511, type(uint256).max];
        for (uint256 i; i < edges.length; ++i) leaves.push(Leaf(edges[i], ALICE, TRX, 10 + i));
        uint256 first = accepted();
        uint256 second = accepted();
        for (uint256 i; i < edges.length; ++i) {
            vm.assertEq(claim(first, i), 10 + i, "each once");
            for (uint256 j; j < edges.length; ++j) {
                vm.assertTrue(isClaimed(first, edges[j]) == (j <= i), "its own bit");
                vm.assertTrue(!isClaimed(second, edges[j]), "not of another epoch");
            }
        }
        vm.assertEq(distributor.remainingOf(first, TRX), 0, "all paid");
        vm.assertEq(distributor.remainingOf(second, TRX), 60, "none paid");
    }

    /// @dev Leaves of one index are one claim: the builder's fault, and the loss of this epoch's accounts alone.
    function test_Claim_TwoLeavesOfOneIndex() public {
        leaves.push(Leaf(7, ALICE, TRX, 30));
        leaves.push(Leaf(7, BOB, TRX, 12));
        uint256 epoch = accepted();
        vm.assertEq(claim(epoch, 1), 12, "Bob came first");
        vm.assertEq(claim(epoch, 0), 0, "Alice's is taken");
        vm.assertEq(distributor.remainingOf(epoch, TRX), 30, "and stays there");
    }

    /// @dev One call, two epochs, three tokens, a leaf named twice; each token is sent once for neighbours.
    function test_Claim_ManyEpochsAndTokens() public {
        earn(ALICE, TRX, 10);
        earn(ALICE, address(usdt), 11);
        earn(BOB, TRX, 5);
        uint256 first = accepted();
        bytes32[][] memory proofs = new bytes32[][](6);
        (proofs[0], proofs[3], proofs[5]) = (proofsOf(0)[0], proofsOf(1)[0], proofsOf(0)[0]);
        delete leaves;
        earn(BOB, TRX, 7);
        earn(ALICE, TRX, 20);
        earn(ALICE, address(usdt), 22);
        earn(ALICE, address(odd), 33);
        uint256 second = accepted();
        (proofs[1], proofs[2], proofs[4]) = (proofsOf(1)[0], proofsOf(2)[0], proofsOf(3)[0]);
        uint256[] memory epochIds = six(first, second, second, first, second, first);
        uint256[] memory amounts = six(10, 20, 22, 11, 33, 10);
        address[] memory tokens = new address[](6);
        (tokens[2], tokens[3], tokens[4]) = (address(usdt), address(usdt), address(odd));
        uint256 before = ALICE.balance;
        vm.recordLogs();
        vm.prank(CAROL);
        uint256[] memory paid =
            distributor.claim(ALICE, epochIds, six(0, 1, 2, 1, 3, 0), tokens, amounts, proofs);
        for (uint256 i; i < 5; ++i) vm.assertEq(paid[i], amounts[i], "each");
        vm.assertEq(paid[5], 0, "named twice, paid once");
        vm.assertEq(ALICE.balance - before, 30, "TRX");
        vm.assertEq(usdt.balanceOf(ALICE), 33, "a coin that says false");
        vm.assertEq(odd.balanceOf(ALICE), 33, "odd");
        // Five claims; one transfer of USDT, one of the other coin.
        vm.assertEq(vm.getRecordedLogs().length, 7, "transfers");
        vm.assertEq(distributor.remainingOf(first, TRX) + distributor.remainingOf(second, TRX), 12, "Bob's");
        (, uint256 gone) = distributor.totalsOf(address(usdt));
        vm.assertEq(gone, 33, "of USDT paid");
    }

    function six(
        uint256 a,
        uint256 b,
        uint256 c,
        uint256 d,
        uint256 e,
        uint256 f
    ) private pure returns (uint256[] memory list) {
        list = new uint256[](6);
        (list[0], list[1], list[2], list[3], list[4], list[5]) = (a, b, c, d, e, f);
    }

    /// @dev A leaf that is refused stops the call: the others are not paid by it, and are by another.
    function test_Claim_WhenOneOfManyIsRefused() public {
        earn(ALICE, TRX, 10);
        uint256 epoch = accepted();
        bytes32[][] memory proofs = new bytes32[][](2);
        uint256[] memory epochIds = new uint256[](2);
        (epochIds[0], epochIds[1]) = (epoch, epoch + 1);
        uint256[] memory amounts = new uint256[](2);
        amounts[0] = 10;
        expectReason(DistributorReason.NOT_ACCEPTED);
        distributor.claim(ALICE, epochIds, new uint256[](2), new address[](2), amounts, proofs);
        vm.assertTrue(!isClaimed(epoch, 0), "not paid");
        vm.assertEq(claim(epoch, 0), 10, "paid without the other");
    }

    // ---- Other epochs

    /// @dev Nothing but a holder's 100 lies there, accepted and not claimed. The builder posts the same total for an
    /// accomplice, and nobody revokes.
    function test_Claim_IsNotTakenByALaterEpoch() public {
        vm.deal(address(distributor), 100);
        earn(ALICE, TRX, 100);
        uint256 first = accepted();
        bytes32[][] memory proofs = proofsOf(0);
        delete leaves;
        earn(BOB, TRX, 100);
        expectReason(DistributorReason.FUNDS);
        post(TRX, 100);
        // With a total of nothing it is accepted, and its leaf is worth as much.
        uint256 second = post(TRX, 0);
        accept(second);
        expectReason(DistributorReason.BEYOND);
        claim(second, 0);
        uint256 before = ALICE.balance;
        vm.assertEq(claim(first, Leaf(0, ALICE, TRX, 100), proofs), 100, "the holder's own");
        vm.assertEq(ALICE.balance - before, 100, "paid");
    }

    /// @dev The same where something lies there that is promised to nobody: that is all the accomplice gets.
    function test_Claim_AFalseEpochReachesWhatIsFreeAlone() public {
        vm.deal(address(distributor), 140);
        earn(ALICE, TRX, 100);
        uint256 first = accepted();
        bytes32[][] memory proofs = proofsOf(0);
        delete leaves;
        earn(BOB, TRX, 40);
        earn(BOB, TRX, 100);
        uint256 second = post(TRX, 40);
        accept(second);
        vm.assertEq(claim(second, 0), 40, "what was free");
        expectReason(DistributorReason.BEYOND);
        claim(second, 1);
        vm.assertEq(claim(first, Leaf(0, ALICE, TRX, 100), proofs), 100, "the holder's own");
    }

    /// @dev The builder understates: of this epoch who comes first is paid, and nobody else's money pays the rest.
    function test_Claim_BeyondTheTotal() public {
        earn(CAROL, TRX, 50);
        uint256 right = accepted();
        Leaf memory carols = leaves[0];
        bytes32[][] memory proofs = proofsOf(0);
        delete leaves;
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 12);
        earn(CAROL, TRX, 11);
        uint256 epoch = post(TRX, 41);
        accept(epoch);
        vm.assertEq(claim(epoch, 0), 30, "the first");
        expectReason(DistributorReason.BEYOND);
        claim(epoch, 1);
        vm.assertTrue(!isClaimed(epoch, 1), "not paid, not claimed");
        vm.assertEq(claim(epoch, 2), 11, "to the last unit");
        vm.assertEq(distributor.remainingOf(epoch, TRX), 0, "no more");
        vm.assertEq(distributor.remainingOf(right, TRX), 50, "the other epoch is whole");
        vm.assertEq(claim(right, carols, proofs), 50, "and pays");
    }

    function testFuzz_Claim_NeverPaysMoreThanTheTotal(uint256 amount, uint128 total) public {
        total = uint128(bound(total, 0, FUNDS));
        earn(ALICE, TRX, amount);
        uint256 epoch = post(TRX, total);
        accept(epoch);
        uint256 before = ALICE.balance;
        if (amount > total) expectReason(DistributorReason.BEYOND);
        claim(epoch, 0);
        vm.assertEq(ALICE.balance - before, amount > total ? 0 : amount, "paid");
    }

    // ---- Receivers and coins that refuse

    function test_Claim_WhenTheReceiverRefuses() public {
        // This test has no way to receive TRX.
        earn(address(this), TRX, 10);
        earn(address(this), address(usdt), 20);
        uint256 epoch = accepted();
        expectReason(Trx.TRANSFER_FAILED);
        claim(epoch, 0);
        vm.assertTrue(!isClaimed(epoch, 0), "still due");
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
        uint256 waiting = post();
        pass(CHALLENGE);
        bytes[3] memory calls = [
            emptyClaim(),
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

    function emptyClaim() private view returns (bytes memory) {
        uint256[] memory none = new uint256[](0);
        return abi.encodeCall(distributor.claim, (ALICE, none, none, new address[](0), none, new bytes32[][](0)));
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

    function test_Fund_OfWhichNothingArrives() public {
        odd.approve(address(distributor), 100);
        expectReason(Deposits.NOTHING_ARRIVED);
        distributor.fund(address(odd), 0);
        odd.setHabits(100, 0, false, false);
        expectReason(Deposits.NOTHING_ARRIVED);
        distributor.fund(address(odd), 100);
    }
}
