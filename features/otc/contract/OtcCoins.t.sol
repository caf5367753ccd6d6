// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ReentrancyGuardTransient} from "@openzeppelin/tron-contracts/utils/ReentrancyGuardTransient.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {IMoney} from "../../team/contract/IMoney.sol";
import {IOtc, OtcReason} from "./IOtc.sol";
import {OtcWorld} from "./OtcWorld.t.sol";

// A coin that is wanted
// ├── given it keeps a part, or began to after publishing ─ fee and proceeds should be parts of what arrived
// ├── given it refuses the maker, or lies ─ the maker should be credited, and another contract's call refused
// └── given it refuses the taker ─ nothing should move
// A coin that is given
// ├── given it refuses the taker ─ nothing should move
// └── given it refuses the maker ─ an offer should end, with a credit
// A coin that calls back ─ it should reach nothing
// TRX
// ├── given a maker that refuses them ─ it should be credited
// └── given a taker that refuses them ─ nothing should move
contract OtcCoinsTest is OtcWorld {
    // ---- Coins that are wanted

    /// @dev 100 USDT at 0.1 %: 99.9 arrive, 0.4995 are the fee; of 99.4005 to the maker the coin keeps 0.0994.
    function test_Want_GivenAFeeIsSwitchedOn() public {
        publish(address(other), address(usdt));
        usdt.setParams(10, 1e6);
        vm.expectEmit(address(otc));
        emit IOtc.Taken(1, ALICE, DAVE, 200e6, 100e6, 99_400_500, 499_500);
        take(DAVE, 1, 200e6);
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH + 99_400_500 - 99_400, "to the maker");
        vm.assertEq(usdt.balanceOf(address(otc)), 499_500, "the fee");
        check(1, 800e6, 400e6);
    }

    function test_Want_GivenItRefusesTheMaker() public {
        publish(address(usdt), address(odd));
        odd.setHabits(0, 0, true, false);
        credited(1, 99_500_000);
        odd.setHabits(0, 0, false, true);
        credited(1, 199_000_000);
        odd.setHabits(0, 0, false, false);
        otc.withdraw(ALICE, address(odd));
        // ALICE is level 2 of both fees besides.
        vm.assertEq(odd.balanceOf(ALICE), WEALTH + 199_000_000 + 50_000, "paid later");
    }

    function test_Want_GivenItRefusesTheTaker() public {
        publish(address(odd), address(usdt));
        usdt.addBlackList(DAVE);
        vm.expectRevert(abi.encodeWithSignature("Error(string)", "Blacklisted"));
        vm.prank(DAVE, DAVE);
        otc.take(1, 1, LOT, WANT);
        check(1, GIVE, WANT);
        usdt.removeBlackList(DAVE);
        take(DAVE, 1, LOT);
    }

    /// @dev The coin is not moved without its allowance, and nothing else is.
    function test_Want_WithoutAnAllowance() public {
        publish(address(odd), address(usdt));
        vm.prank(DAVE);
        usdt.approve(address(otc), 0);
        vm.expectRevert(abi.encodeWithSignature("Error(string)", "Allowance too low"));
        vm.prank(DAVE, DAVE);
        otc.take(1, 1, LOT, WANT);
        check(1, GIVE, WANT);
    }

    // ---- Coins that are given

    function test_Give_GivenItKeepsSome() public {
        publish(address(odd), address(usdt));
        odd.setHabits(10, 0, false, false);
        take(DAVE, 1, 200e6);
        vm.assertEq(odd.balanceOf(DAVE), WEALTH + 180e6, "what the coin keeps is the taker's loss");
        check(1, 800e6, 400e6);
        vm.prank(ALICE, ALICE);
        otc.cancel(1);
        vm.assertEq(odd.balanceOf(ALICE), WEALTH - GIVE + 720e6, "and the maker's");
    }

    function test_Give_GivenItAddsToWhatArrives() public {
        odd.setHabits(0, 5, false, false);
        publish(address(odd), address(usdt));
        check(1, GIVE, WANT);
        vm.assertEq(odd.balanceOf(address(otc)), GIVE + 5, "more is here than is offered");
    }

    function test_Give_GivenItRefuses() public {
        publish(address(odd), address(usdt));
        uint256 before = usdt.balanceOf(ALICE);
        for (uint256 i; i < 2; ++i) {
            odd.setHabits(0, 0, i == 0, i == 1);
            vm.prank(DAVE, DAVE);
            (bool done,) = address(otc).call(abi.encodeCall(otc.take, (1, 1, LOT, WANT)));
            vm.assertTrue(!done, "a taker who gets nothing pays nothing");
        }
        check(1, GIVE, WANT);
        vm.assertEq(usdt.balanceOf(ALICE), before, "of the maker");
        vm.assertEq(usdt.balanceOf(DAVE), WEALTH, "of the taker");

        expectReason(Trx.INDIRECT);
        vm.prank(ALICE);
        otc.cancel(1);
        vm.expectEmit(address(otc));
        emit IMoney.Credited(ALICE, address(odd), GIVE);
        vm.prank(ALICE, ALICE);
        otc.cancel(1);
        odd.setHabits(0, 0, false, false);
        otc.withdraw(ALICE, address(odd));
        vm.assertEq(odd.balanceOf(ALICE), WEALTH, "all of it");
    }

    function test_Give_GivenTheMarketIsBlacklisted() public {
        publish(address(usdt), TRX);
        usdt.addBlackList(address(otc));
        pass(30 days);
        vm.prank(CAROL, CAROL);
        otc.sweep(1);
        vm.assertEq(otc.creditOf(ALICE, address(usdt)), GIVE, "credited");
        usdt.removeBlackList(address(otc));
        otc.withdraw(ALICE, address(usdt));
        vm.assertEq(usdt.balanceOf(ALICE), WEALTH, "all of it");
    }

    // ---- Attacks

    /// @dev In the middle of each call that moves a coin, that coin calls each function that changes something.
    function test_ACoinThatCallsBack() public {
        publish(address(odd), address(usdt));
        publish(address(usdt), address(odd));
        uint256 until = end();
        bytes[6] memory inner = [
            abi.encodeCall(otc.publish, (address(usdt), GIVE, TRX, WANT, LOT, until, ANYONE)),
            abi.encodeCall(otc.edit, (1, WANT, LOT, until)),
            abi.encodeCall(otc.cancel, (1)),
            abi.encodeCall(otc.take, (2, 1, LOT, WANT)),
            abi.encodeCall(otc.sweep, (1)),
            abi.encodeCall(otc.withdraw, (ALICE, address(odd)))
        ];
        for (uint256 i; i < 6; ++i) {
            odd.callInTransfer(address(otc), inner[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(ALICE, ALICE);
            otc.publish(address(odd), GIVE, TRX, WANT, LOT, until, ANYONE);
            odd.callInTransfer(address(otc), inner[i]);
            vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
            vm.prank(DAVE, DAVE);
            otc.take(2, 1, LOT, WANT);
        }
        check(1, GIVE, WANT);
        check(2, GIVE, WANT);
    }

    /// @dev A watcher sends what it saw in the pool of transactions before its author's is in a block.
    function test_APrivateOffer_CopiedByAnother() public {
        uint256 until = end();
        vm.prank(ALICE);
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, until, DAVE);
        bytes memory copied = abi.encodeCall(otc.take, (1, 1, GIVE, WANT));
        vm.prank(BOB, BOB);
        (bool done, bytes memory answer) = address(otc).call{value: WANT}(copied);
        vm.assertTrue(!done, "by another");
        vm.assertEq(string(answer), string(abi.encodeWithSignature("Error(string)", OtcReason.NOT_TAKER)), "why");
        vm.prank(DAVE, DAVE);
        (done,) = address(otc).call{value: WANT}(copied);
        vm.assertTrue(done, "by its taker");
    }

    /// @dev The maker's edit comes first: the taker neither pays more nor takes what it has not seen.
    function test_AnEdit_BeforeATake() public {
        publish(address(usdt), TRX);
        uint256 until = end();
        vm.prank(ALICE);
        otc.edit(1, 2 * WANT, LOT, until);
        expectReason(OtcReason.CHANGED);
        vm.prank(DAVE, DAVE);
        otc.take{value: WANT}(1, 1, GIVE, WANT);
    }

    // ---- TRX

    function test_Trx_GivenTheMakerRefuses() public {
        Receiver maker = new Receiver();
        vm.prank(address(maker));
        team.bindParent(ROOT);
        usdt.transfer(address(maker), GIVE);
        vm.prank(address(maker));
        usdt.approve(address(otc), GIVE);
        uint256 until = end();
        vm.prank(address(maker));
        otc.publish(address(usdt), GIVE, TRX, WANT, LOT, until, ANYONE);
        maker.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.INDIRECT);
        vm.prank(DAVE);
        otc.take{value: WANT}(1, 1, GIVE, WANT);
        take(DAVE, 1, 200e6);
        vm.assertEq(otc.creditOf(address(maker), TRX), 99_500_000, "credited");
        maker.set(Receiver.Way.Takes, 0);
        take(DAVE, 1, 200e6);
        vm.assertEq(address(maker).balance, 99_500_000, "paid");
        otc.withdraw(address(maker), TRX);
        vm.assertEq(address(maker).balance, 199_000_000, "and paid later");
    }

    function test_Trx_GivenTheTakerRefuses() public {
        publish(TRX, address(usdt));
        publish(address(usdt), TRX);
        Receiver taker = new Receiver();
        vm.prank(address(taker));
        team.bindParent(ROOT);
        usdt.transfer(address(taker), WANT);
        vm.prank(address(taker));
        usdt.approve(address(otc), WANT);
        taker.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.TRANSFER_FAILED);
        vm.prank(address(taker));
        otc.take(1, 1, LOT, WANT);
        // Its change as well.
        vm.deal(address(taker), WANT);
        expectReason(Trx.TRANSFER_FAILED);
        vm.prank(address(taker));
        otc.take{value: WANT}(2, 1, LOT, WANT);
        check(1, GIVE, WANT);
        check(2, GIVE, WANT);
    }

    /// @dev DAVE takes 200 for 100 of `odd`, of which the maker is owed 99.5.
    function credited(uint256 id, uint256 owed) private {
        expectReason(Trx.INDIRECT);
        vm.prank(DAVE);
        otc.take(id, 1, 200e6, 100e6);
        vm.expectEmit(address(otc));
        emit IMoney.Credited(ALICE, address(odd), 99_500_000);
        vm.prank(DAVE, DAVE);
        otc.take(id, 1, 200e6, 100e6);
        uint256 fees = (owed * 25_000) / 99_500_000;
        vm.assertEq(otc.creditOf(ALICE, address(odd)), owed + fees, "credit");
    }
}
