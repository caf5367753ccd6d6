// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DistributorWorld} from "./DistributorWorld.t.sol";
import {BuilderReason, IBuilderRole} from "./IBuilderRole.sol";
import {DistributorReason} from "./IRewardDistributor.sol";

// proposeBuilder
// ├── when anybody but builder or guardian calls, or the address is zero, the guardian or the builder
// │   └── it should revert
// └── when it is fit
//     └── it should wait seven days, and replace what was proposed before
// refuseBuilder
// ├── when anybody but builder or guardian calls, or nothing is proposed
// │   └── it should revert
// └── when a proposal waits, however long
//     └── it should never be accepted
// acceptBuilder
// ├── when anybody but the proposed calls, or the delay has not passed
// │   └── it should revert
// └── when it has
//     └── it should hand over posting, and touch no epoch and no claim
contract BuilderRoleTest is DistributorWorld {
    address private immutable NEXT = actor("next");

    function propose(address by, address account) private {
        vm.prank(by);
        distributor.proposeBuilder(account);
    }

    function refuse(address by) private {
        vm.prank(by);
        distributor.refuseBuilder();
    }

    function take(address by) private {
        vm.prank(by);
        distributor.acceptBuilder();
    }

    function checkProposal(address account, uint256 acceptableAt) private view {
        (address account_, uint256 time) = distributor.proposedBuilder();
        vm.assertEq(account_, account, "proposed");
        vm.assertEq(time, acceptableAt, "from");
    }

    function test_Propose_WhenNotARole() public {
        expectReason(BuilderReason.NOT_A_ROLE);
        propose(NEXT, NEXT);
    }

    function test_Propose_WhenUnfit() public {
        address[3] memory unfit = [address(0), GUARDIAN, BUILDER];
        for (uint256 i; i < unfit.length; ++i) {
            expectReason(BuilderReason.UNFIT);
            propose(BUILDER, unfit[i]);
        }
    }

    function test_Propose_BeginsAnew() public {
        vm.expectEmit(address(distributor));
        emit IBuilderRole.BuilderProposed(ALICE, GUARDIAN, 1_800_000_000 + 7 days);
        propose(GUARDIAN, ALICE);
        checkProposal(ALICE, 1_800_000_000 + 7 days);
        pass(7 days);
        propose(BUILDER, NEXT);
        checkProposal(NEXT, 1_800_000_000 + 14 days);
        expectReason(BuilderReason.NOT_PROPOSED);
        take(ALICE);
        expectReason(BuilderReason.TOO_SOON);
        take(NEXT);
    }

    function test_Refuse_WhenRefused() public {
        expectReason(BuilderReason.NONE_PROPOSED);
        refuse(BUILDER);
        propose(GUARDIAN, NEXT);
        expectReason(BuilderReason.NOT_A_ROLE);
        refuse(NEXT);
    }

    /// @dev The guardian alone does not take the role from a builder who has its key.
    function test_Refuse_ByALivingBuilder() public {
        for (uint256 i; i < 3; ++i) {
            propose(GUARDIAN, NEXT);
            // On the last day, or long after.
            pass(i * 7 days);
            vm.expectEmit(address(distributor));
            emit IBuilderRole.BuilderRefused(NEXT, BUILDER);
            refuse(BUILDER);
            checkProposal(address(0), 0);
            pass(8 days);
            expectReason(BuilderReason.NOT_PROPOSED);
            take(NEXT);
        }
        vm.assertEq(distributor.builder(), BUILDER, "still");
    }

    /// @dev A proposal that an account with the builder's key makes is refused by the guardian.
    function test_Refuse_ByTheGuardian() public {
        propose(BUILDER, NEXT);
        refuse(GUARDIAN);
        pass(8 days);
        expectReason(BuilderReason.NOT_PROPOSED);
        take(NEXT);
    }

    /// @dev The key is lost: nobody signs for the builder from here on.
    function test_Accept_AfterALostKey() public {
        earn(ALICE, TRX, 30);
        earn(BOB, TRX, 12);
        uint256 first = accepted();
        uint256 waiting = post(TRX, 5);
        propose(GUARDIAN, NEXT);
        pass(7 days - 1);
        expectReason(BuilderReason.TOO_SOON);
        take(NEXT);
        vm.assertEq(claim(first, 0), 30, "claims go on meanwhile");
        pass(1);
        expectReason(BuilderReason.NOT_PROPOSED);
        take(GUARDIAN);
        vm.expectEmit(address(distributor));
        emit IBuilderRole.BuilderChanged(BUILDER, NEXT);
        take(NEXT);
        vm.assertEq(distributor.builder(), NEXT, "handed over");
        checkProposal(address(0), 0);
        vm.assertEq(distributor.remainingOf(first, TRX), 12, "untouched");
        vm.assertEq(claim(first, 1), 12, "claims go on after it");
        vm.assertEq(distributor.waitingEpoch(), waiting, "what waited waits");
        accept(waiting);
        expectReason(DistributorReason.NOT_BUILDER);
        post(TRX, 1);
        expectReason(BuilderReason.NOT_A_ROLE);
        propose(BUILDER, ALICE);
        uint256 upToBlock = distributor.acceptedInBlock();
        vm.prank(NEXT);
        vm.assertEq(distributor.post(0, DATA, upToBlock, one(TRX), one(uint256(7))), 3, "the pool goes on");
        expectReason(BuilderReason.NOT_PROPOSED);
        take(NEXT);
    }

    /// @dev Nobody is proposed: the zero address is nobody's.
    function test_Accept_WhenNoneIsProposed() public {
        expectReason(BuilderReason.NOT_PROPOSED);
        take(ALICE);
        vm.assertEq(distributor.HANDOVER_DELAY(), 7 days, "the delay");
    }
}
