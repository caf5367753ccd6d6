// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {DistributorWorld} from "./DistributorWorld.t.sol";
import {DistributorReason, IRewardDistributor} from "./IRewardDistributor.sol";

// post
// ├── when anybody but the builder calls, an epoch waits, or its block is older than the last acceptance, or ahead
// │   └── it should revert
// ├── when the lists differ in length, or tokens are out of order, named twice or more than 16
// │   └── it should revert
// ├── when a total does not fit, or does not lie there beside what is promised
// │   └── it should revert
// └── when all is well
//     └── it should wait for the challenge time, and promise nothing yet
// revoke
// ├── when anybody but the guardian calls, or the epoch does not wait
// │   └── it should revert
// └── when it waits, however long
//     └── it should never be accepted, and leave the way to another
// accept
// ├── when it does not wait, or the challenge time has not passed, or its funds are gone
// │   └── it should revert
// └── when its time has come
//     └── it should promise its totals, any caller
contract DistributorEpochsTest is DistributorWorld {
    function test_Construction() public view {
        vm.assertEq(distributor.builder(), BUILDER, "builder");
        vm.assertEq(distributor.guardian(), GUARDIAN, "guardian");
        vm.assertEq(distributor.challengeTime(), CHALLENGE, "challenge time");
        vm.assertEq(distributor.MAX_TOKENS(), 16, "tokens");
        (uint256 state,,,,,,) = distributor.epochOf(0);
        vm.assertEq(state, 0, "no epoch");
    }

    // ---- post

    function test_Post_WhenNotTheBuilder() public {
        expectReason(DistributorReason.NOT_BUILDER);
        vm.prank(GUARDIAN);
        distributor.post(bytes32(0), DATA, 999, new address[](0), new uint256[](0));
    }

    function test_Post_WhenAnotherWaits() public {
        post(TRX, 1);
        expectReason(DistributorReason.WAITING);
        post(TRX, 1);
    }

    function test_Post_WhenItsBlockIsWrong() public {
        postUpTo(1_000, DistributorReason.BLOCK_AHEAD);
        postUpTo(999, "");
        accept(1);
        vm.assertEq(distributor.acceptedInBlock(), 1_001, "accepted in");
        // One that does not read the block of the acceptance would promise again what was promised by it.
        postUpTo(1_000, DistributorReason.BLOCK_OLD);
        postUpTo(1_001, "");
    }

    function postUpTo(uint256 number, string memory reason) private {
        if (bytes(reason).length > 0) expectReason(reason);
        vm.prank(BUILDER);
        distributor.post(bytes32(0), DATA, number, new address[](0), new uint256[](0));
    }

    function test_Post_WhenListsDiffer() public {
        expectReason(DistributorReason.LENGTHS);
        post(one(TRX), new uint256[](2));
        expectReason(DistributorReason.LENGTHS);
        post(new address[](2), one(uint256(1)));
    }

    function test_Post_WhenTokensAreOutOfOrder() public {
        address[] memory tokens = allTokens();
        (tokens[1], tokens[2]) = (tokens[2], tokens[1]);
        expectReason(DistributorReason.TOKENS);
        post(tokens, new uint256[](4));
        tokens[1] = tokens[2];
        expectReason(DistributorReason.TOKENS);
        post(tokens, new uint256[](4));
        // TRX comes first.
        (tokens[0], tokens[1]) = (tokens[1], TRX);
        expectReason(DistributorReason.TOKENS);
        post(tokens, new uint256[](4));
    }

    function test_Post_WhenTokensAreMany() public {
        vm.mockCall(address(0), abi.encodeCall(ITRC20.balanceOf, (address(distributor))), abi.encode(0));
        expectReason(DistributorReason.TOKENS);
        post(many(17), new uint256[](17));
        vm.assertEq(post(many(16), new uint256[](16)), 1, "sixteen");
    }

    function many(uint256 count) private returns (address[] memory tokens) {
        tokens = new address[](count);
        for (uint256 i; i < count; ++i) {
            tokens[i] = address(uint160(0x7000 + i));
            vm.mockCall(tokens[i], abi.encodeCall(ITRC20.balanceOf, (address(distributor))), abi.encode(0));
        }
    }

    function test_Post_WhenATotalDoesNotFit() public {
        vm.deal(address(distributor), 1 << 129);
        expectReason(DistributorReason.TOO_MUCH);
        post(TRX, 1 << 128);
        accept(post(TRX, 1));
        // Together with what was accepted before.
        expectReason(DistributorReason.TOO_MUCH);
        post(TRX, (1 << 128) - 1);
        accept(post(TRX, (1 << 128) - 2));
        (uint256 total,) = distributor.totalsOf(TRX);
        vm.assertEq(total, (1 << 128) - 1, "the most");
        checkReserve(1 << 129, (1 << 128) - 1);
    }

    function test_Post_WhenFundsAreMissing() public {
        expectReason(DistributorReason.FUNDS);
        post(TRX, FUNDS + 1);
        expectReason(DistributorReason.FUNDS);
        post(address(usdt), FUNDS + 1);
        // TRX are not USDT: what lies there of one pays no other.
        address[] memory tokens = new address[](2);
        uint256[] memory totals = new uint256[](2);
        (tokens[1], totals[1]) = (address(usdt), FUNDS + 1);
        expectReason(DistributorReason.FUNDS);
        post(tokens, totals);
        post(address(usdt), FUNDS);
    }

    function test_Post() public {
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 12);
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.EpochPosted(
            1,
            rootOfLeaves(),
            DATA,
            999,
            1_800_000_000 + CHALLENGE,
            one(TRX),
            one(uint256(42))
        );
        vm.assertEq(post(TRX, 42), 1, "number");
        checkEpoch(1, 1);
        vm.assertEq(distributor.epochs(), 1, "posted");
        vm.assertEq(distributor.waitingEpoch(), 1, "waits");
        vm.assertEq(distributor.acceptedEpoch(), 0, "none accepted");
        checkReserve(FUNDS, 0);
    }

    function checkEpoch(uint256 epoch, uint256 state) private view {
        (
            uint256 state_,
            bytes32 root,
            bytes32 dataHash,
            uint256 upToBlock,
            uint256 acceptableAt,
            address[] memory tokens,
            uint256[] memory totals
        ) = distributor.epochOf(epoch);
        vm.assertEq(state_, state, "state");
        vm.assertTrue(root == rootOfLeaves(), "root");
        vm.assertTrue(dataHash == DATA, "data");
        vm.assertEq(upToBlock, 999, "block");
        vm.assertEq(acceptableAt, 1_800_000_000 + CHALLENGE, "acceptable");
        vm.assertEq(tokens.length + totals.length, 2, "lists");
        vm.assertEq(tokens[0], TRX, "token");
        vm.assertEq(totals[0], 42, "total");
    }

    function checkReserve(uint256 balance, uint256 promised) private view {
        (uint256 a, uint256 b, uint256 c) = distributor.reserve(TRX);
        vm.assertEq(a, balance, "balance");
        vm.assertEq(b, promised, "promised");
        vm.assertEq(c, balance > promised ? balance - promised : 0, "free");
    }

    // ---- revoke

    function test_Revoke_WhenRefused() public {
        uint256 epoch = post(TRX, 1);
        expectReason(DistributorReason.NOT_GUARDIAN);
        vm.prank(BUILDER);
        distributor.revoke(epoch, "");
        revokeWrong(0);
        revokeWrong(2);
        accept(epoch);
        revokeWrong(epoch);
        vm.assertEq(distributor.remainingOf(epoch, TRX), 1, "still owed");
    }

    function revokeWrong(uint256 epoch) private {
        expectReason(DistributorReason.NOT_WAITING);
        vm.prank(GUARDIAN);
        distributor.revoke(epoch, "");
    }

    function test_Revoke() public {
        earn(ALICE, TRX, 42);
        uint256 epoch = post(TRX, 42);
        pass(30 * CHALLENGE);
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.EpochRevoked(epoch, "Alice earned 41");
        vm.prank(GUARDIAN);
        distributor.revoke(epoch, "Alice earned 41");
        checkEpoch(epoch, 3);
        vm.assertEq(distributor.waitingEpoch(), 0, "none waits");
        vm.assertEq(distributor.remainingOf(epoch, TRX), 0, "it owes nothing");
        revokeWrong(epoch);
        expectReason(DistributorReason.NOT_WAITING);
        distributor.accept(epoch);
        expectReason(DistributorReason.NOT_ACCEPTED);
        claim(epoch, 0);
        // The blocks that it read are read by another.
        vm.prank(BUILDER);
        vm.assertEq(distributor.post(0, DATA, 999, new address[](0), new uint256[](0)), 2, "the next");
    }

    // ---- accept

    function test_Accept_WhenItDoesNotWait() public {
        expectReason(DistributorReason.NOT_WAITING);
        distributor.accept(0);
        expectReason(DistributorReason.NOT_WAITING);
        distributor.accept(1);
        uint256 epoch = post(TRX, 1);
        accept(epoch);
        expectReason(DistributorReason.NOT_WAITING);
        distributor.accept(epoch);
    }

    function test_Accept_WhenTooEarly() public {
        uint256 epoch = post(TRX, 1);
        pass(CHALLENGE - 1);
        expectReason(DistributorReason.TOO_EARLY);
        distributor.accept(epoch);
        pass(1);
        distributor.accept(epoch);
    }

    /// @dev R4. Only a coin that takes back what it gave can come to this.
    function test_Accept_WhenFundsAreGone() public {
        uint256 epoch = post(address(tes), FUNDS);
        tes.vanish(address(distributor));
        pass(CHALLENGE);
        expectReason(DistributorReason.FUNDS);
        distributor.accept(epoch);
        tes.transfer(address(distributor), FUNDS);
        distributor.accept(epoch);
    }

    function test_Accept() public {
        earn(ALICE, TRX, 42);
        uint256 epoch = post(TRX, 42);
        pass(CHALLENGE);
        vm.expectEmit(address(distributor));
        emit IRewardDistributor.EpochAccepted(epoch, rootOfLeaves(), 999);
        vm.prank(CAROL);
        distributor.accept(epoch);
        checkEpoch(epoch, 2);
        vm.assertEq(distributor.waitingEpoch(), 0, "none waits");
        vm.assertEq(distributor.acceptedEpoch(), 1, "accepted");
        checkReserve(FUNDS, 42);
        vm.assertEq(distributor.remainingOf(epoch, TRX), 42, "its own budget");
        // The next adds its own.
        pass(1);
        uint256 next = post(TRX, 5);
        checkReserve(FUNDS, 42);
        vm.assertEq(distributor.remainingOf(next, TRX), 0, "promises nothing yet");
        accept(next);
        checkReserve(FUNDS, 47);
        vm.assertEq(distributor.remainingOf(epoch, TRX), 42, "untouched");
        vm.assertEq(distributor.remainingOf(next, TRX), 5, "the next one's");
    }

    /// @dev What was paid is owed no more; what was not is: an epoch needs funds beside it, to the last unit.
    function test_Accept_BesideWhatIsOwed() public {
        earn(ALICE, TRX, FUNDS - 30);
        earn(BOB, TRX, 30);
        claim(accepted(), 0);
        delete leaves;
        earn(ALICE, TRX, 50);
        vm.deal(address(distributor), 79);
        expectReason(DistributorReason.FUNDS);
        post(TRX, 50);
        vm.deal(address(distributor), 80);
        uint256 epoch = post(TRX, 50);
        vm.deal(address(distributor), 79);
        pass(CHALLENGE);
        expectReason(DistributorReason.FUNDS);
        distributor.accept(epoch);
        checkReserve(79, 30);
        vm.deal(address(distributor), 80);
        distributor.accept(epoch);
        checkReserve(80, 80);
        vm.deal(address(distributor), 20);
        checkReserve(20, 80);
    }
}
