// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Receiver} from "../../../platform/contracts/Trx.t.sol";
import {IPair} from "../../exchange/contract/IPair.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {FactoryReason, TokenReason} from "./LaunchReason.sol";
import {LaunchWorld} from "./LaunchWorld.t.sol";

// A transfer
// ├── before the listing, but from or to the sale ─ it should revert
// ├── given too little, or to nobody ─ it should revert
// ├── given the pair pays out or is paid ─ it should take the fee, and burn the protect fee
// └── otherwise it should move all of it
// open
// ├── by another, twice, or with a sale ─ it should revert
// └── otherwise it should pay all but the reserve, and fix the pair only where the token needs one
// What the factory and the sale do ─ it should revert for any other
contract LaunchTokenTest is LaunchWorld {
    function test_Transfer_WhenClosed() public {
        makeToken();
        transferFails(address(token), ALICE, 1, TokenReason.CLOSED);
        makeSale();
        transferFails(ALICE, BOB, 0, TokenReason.CLOSED);
        transferFails(address(token), ALICE, 1, TokenReason.CLOSED);
        // From and to its sale alone.
        vm.prank(address(sale));
        token.transfer(ALICE, 5);
        transferFails(ALICE, BOB, 5, TokenReason.CLOSED);
        vm.prank(ALICE);
        token.transfer(address(sale), 5);
    }

    /// @dev No pool gets a closed token, whichever account makes one.
    function test_Pair_MadeFirst_GetsNothing() public {
        makeBoth();
        address pair = pairs.createPair(address(token), address(wtrx));
        transferFails(ALICE, pair, 0, TokenReason.CLOSED);
        vm.assertEq(token.balanceOf(pair), 0, "nothing");
        vm.assertEq(token.protectFeeNow(), 0, "no protection yet");
    }

    function test_Transfer_WhenRefused() public {
        opened();
        transferFails(ALICE, BOB, 1, TokenReason.BALANCE);
        transferFails(MAKER, address(0), 1, TokenReason.ADDRESS);
        vm.prank(ALICE);
        token.approve(BOB, 5);
        expectReason(TokenReason.ALLOWANCE);
        vm.prank(BOB);
        token.transferFrom(ALICE, BOB, 6);
        expectReason(TokenReason.BALANCE);
        vm.prank(BOB);
        token.transferFrom(ALICE, BOB, 5);
        expectReason(TokenReason.BALANCE);
        vm.prank(ALICE);
        token.burn(1);
    }

    function test_Transfer_MovesAllOfIt() public {
        opened();
        vm.expectEmit(address(token));
        emit Transfer(MAKER, ALICE, 100);
        vm.prank(MAKER);
        vm.assertTrue(token.transfer(ALICE, 100), "answer");
        vm.prank(ALICE);
        token.transfer(ALICE, 100);
        vm.assertEq(token.balanceOf(ALICE), 100, "to oneself");
        vm.expectEmit(address(token));
        emit Approval(ALICE, BOB, 60);
        vm.prank(ALICE);
        vm.assertTrue(token.approve(BOB, 60), "answer");
        vm.prank(BOB);
        vm.assertTrue(token.transferFrom(ALICE, CAROL, 60), "answer");
        vm.assertEq(token.allowance(ALICE, BOB), 0, "used up");
        vm.prank(ALICE);
        token.approve(BOB, type(uint256).max);
        vm.prank(BOB);
        token.transferFrom(ALICE, CAROL, 40);
        vm.assertEq(token.allowance(ALICE, BOB), type(uint256).max, "endless");
        vm.assertEq(token.balanceOf(CAROL), 100, "all of it");
    }

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function test_Burn_LeavesTheSupply() public {
        opened();
        vm.expectEmit(address(token));
        emit Transfer(MAKER, address(0), SUPPLY / 4);
        vm.prank(MAKER);
        token.burn(SUPPLY / 4);
        vm.assertEq(token.totalSupply(), SUPPLY * 3 / 4, "supply");
        (uint256[9] memory made,,) = token.terms();
        vm.assertEq(made[0], SUPPLY, "as it was made");
    }

    // ---- open

    function test_Open_WhenRefused() public {
        makeToken();
        expectReason(TokenReason.NOT_YOURS);
        token.open();
        vm.prank(MAKER);
        token.open();
        expectReason(TokenReason.NOT_NEW);
        vm.prank(MAKER);
        token.open();
        makeBoth();
        expectReason(TokenReason.NOT_NEW);
        vm.prank(MAKER);
        token.open();
    }

    /// @dev Nothing depends on a pair: none is made, which would cost 210 TRX.
    function test_Open_GivenNoFees() public {
        makeToken();
        vm.expectEmit(address(token));
        emit ILaunchToken.Opened(address(0), block.timestamp);
        vm.prank(MAKER);
        token.open();
        vm.assertEq(token.balanceOf(MAKER), SUPPLY, "all of it");
        vm.assertEq(pairs.allPairsLength(), 0, "no pair");
        vm.assertEq(token.phase(), 2, "open");
        vm.assertEq(token.openedAt(), block.timestamp, "time");
        expectReason(TokenReason.NOT_LISTED);
        token.convert();
        expectReason(TokenReason.NOT_LISTED);
        token.burnStep();
        vm.assertTrue(!token.burnStepDue() && !token.convertDue(), "nothing due");
    }

    function test_Open_GivenAnyReasonForAPair() public {
        withFees(1, 0);
        checkPair();
        withFees(0, 1);
        checkPair();
        withFees(0, 0);
        feeRecipient = address(0);
        withProtection(1, 1);
        checkPair();
        withProtection(0, 0);
        withBurns();
        checkPair();
        vm.assertEq(token.balanceOf(MAKER), SUPPLY * 9 / 10, "all but the reserve");
        vm.assertEq(token.balanceOf(address(token)), SUPPLY / 10, "the reserve");
    }

    function test_Open_TakesThePairThereIs() public {
        withFees(1, 0);
        makeToken();
        address pair = pairs.createPair(address(token), address(wtrx));
        vm.prank(MAKER);
        token.open();
        vm.assertEq(token.pair(), pair, "that one");
    }

    // ---- Only the factory and the sale

    function test_Begin_OnlyByTheFactory_Once() public {
        makeToken();
        expectReason(TokenReason.NOT_YOURS);
        vm.prank(MAKER);
        token.begin(MAKER);
        beginFails();
        vm.prank(MAKER);
        token.open();
        beginFails();
        makeBoth();
        beginFails();
    }

    function test_Join_OnlyByTheFactory() public {
        makeToken();
        expectReason(TokenReason.NOT_YOURS);
        vm.prank(MAKER);
        token.join(MAKER);
    }

    function test_List_OnlyByItsSale_Once() public {
        sold(4);
        expectReason(TokenReason.NOT_YOURS);
        vm.prank(MAKER);
        token.list(MAKER);
        toListable();
        list();
        expectReason(TokenReason.NOT_YOURS);
        vm.prank(address(sale));
        token.list(MAKER);
        address pair = token.pair();
        expectReason(TokenReason.NOT_YOURS);
        vm.prank(pair);
        token.list(MAKER);
    }

    function test_BurnFor_OnlyByItsSale() public {
        sold(4);
        toListable();
        list();
        expectReason(TokenReason.NOT_YOURS);
        token.burnFor(address(sale), 1);
        makeToken();
        expectReason(TokenReason.NOT_YOURS);
        vm.prank(address(sale));
        token.burnFor(address(token), 1);
    }

    // ---- Inside

    function opened() private {
        makeToken();
        vm.prank(MAKER);
        token.open();
    }

    function checkPair() private {
        makeToken();
        vm.prank(MAKER);
        token.open();
        address pair = pairs.getPair(address(token), address(wtrx));
        vm.assertTrue(pair != address(0), "made");
        vm.assertEq(token.pair(), pair, "fixed");
    }

    function beginFails() private {
        expectReason(TokenReason.NOT_NEW);
        vm.prank(address(factory));
        token.begin(MAKER);
    }

    function transferFails(address from, address to, uint256 value, string memory reason) private {
        expectReason(reason);
        vm.prank(from);
        token.transfer(to, value);
    }
}
