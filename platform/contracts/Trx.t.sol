// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {TestBase} from "./TestBase.t.sol";
import {Trx} from "./Trx.sol";

/// @dev A contract that pays.
contract Payer {
    function send(address to, uint256 sun) external {
        Trx.send(to, sun);
    }

    function trySend(address to, uint256 sun) external returns (bool) {
        return Trx.trySend(to, sun);
    }
}

/// @dev A receiver that refuses, uses all energy, wants some, or answers with more than anyone should pay for.
contract Receiver {
    enum Way {
        Takes,
        Refuses,
        Burns,
        Answers
    }

    Way public way;
    uint256 public least;

    function set(Way way_, uint256 least_) external {
        way = way_;
        least = least_;
    }

    function act(address on, bytes calldata data) external {
        (bool done, bytes memory answer) = on.call(data);
        if (done) return;
        assembly {
            revert(add(answer, 32), mload(answer))
        }
    }

    receive() external payable {
        require(gasleft() >= least, "Too little");
        require(way != Way.Refuses, "Refused");
        while (way == Way.Burns) {}
        if (way != Way.Answers) return;
        assembly {
            // 4,000 words: as many as a receiver has the energy for.
            revert(0, 128000)
        }
    }
}

// A payment
// ├── given a plain account ─ it should be paid
// ├── given the contract lacks the TRX ─ it should revert, and credit no account
// ├── given the receiver burns all energy, or answers at length ─ it should cost the caller the cap at most
// ├── given the receiver is the caller ─ it should get all energy
// └── given the receiver refuses
//     ├── send ─ it should revert
//     └── trySend
//         ├── when a contract calls ─ it should revert
//         ├── when the receiver had too little energy ─ it should revert
//         └── otherwise it should return false
contract TrxTest is TestBase {
    address private constant PLAIN = address(0xBEEF);
    address private constant WALLET = address(0xA11CE);
    /// @dev Two calls with their data, and what the payer itself needs.
    uint256 private constant AROUND = 20_000;

    Payer private payer;
    Receiver private receiver;

    function setUp() public {
        payer = new Payer();
        receiver = new Receiver();
        vm.deal(address(payer), 1_000);
        // Accounts that are there already.
        vm.deal(PLAIN, 1);
        vm.deal(address(receiver), 1);
    }

    function test_Pays() public {
        payer.send(PLAIN, 1);
        vm.assertTrue(payer.trySend(PLAIN, 2), "a plain account");
        payer.send(address(receiver), 3);
        vm.assertTrue(payer.trySend(address(receiver), 4), "a contract");
        vm.assertEq(PLAIN.balance, 1 + 3, "plain");
        vm.assertEq(address(receiver).balance, 1 + 7, "contract");
    }

    function test_GivenTooLittle() public {
        expectReason(Trx.TRANSFER_FAILED);
        payer.send(PLAIN, 1_001);
        expectReason(Trx.TRANSFER_FAILED);
        vm.prank(WALLET, WALLET);
        payer.trySend(PLAIN, 1_001);
    }

    function test_WhenRefused() public {
        receiver.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.TRANSFER_FAILED);
        payer.send(address(receiver), 1);
        vm.prank(WALLET, WALLET);
        vm.assertTrue(!payer.trySend(address(receiver), 1), "by a wallet");
        expectReason(Trx.INDIRECT);
        vm.prank(WALLET);
        payer.trySend(address(receiver), 1);
    }

    /// @dev Whatever the receiver does, the caller pays for 50,000 of it and no more.
    function testFuzz_Cap(bool answers, bool asks) public {
        receiver.set(answers ? Receiver.Way.Answers : Receiver.Way.Burns, 0);
        bytes memory data = asks
            ? abi.encodeCall(payer.trySend, (address(receiver), 1))
            : abi.encodeCall(payer.send, (address(receiver), 1));
        uint256 before = gasleft();
        vm.prank(WALLET, WALLET);
        (bool done,) = address(payer).call{gas: 5_000_000}(data);
        vm.assertLe(before - gasleft(), 50_000 + AROUND, "energy");
        vm.assertTrue(done == asks, "refused");
    }

    /// @dev What needs 50,000 is paid; what needs more is not, unless it calls itself.
    function test_Cap_IsEnough() public {
        receiver.set(Receiver.Way.Takes, 50_000);
        payer.send(address(receiver), 1);
        receiver.set(Receiver.Way.Takes, 55_000);
        expectReason(Trx.TRANSFER_FAILED);
        payer.send(address(receiver), 1);
        receiver.act(address(payer), abi.encodeCall(payer.send, (address(receiver), 1)));
        receiver.act(address(payer), abi.encodeCall(payer.trySend, (address(receiver), 1)));
        vm.assertEq(address(receiver).balance, 1 + 3, "paid");
    }

    /// @dev The payer chooses how little energy a call has; a receiver that takes TRX is paid, or nothing happens.
    function testFuzz_GivenLittleEnergy(uint256 energy) public {
        energy = bound(energy, 1, 150_000);
        receiver.set(Receiver.Way.Takes, 40_000);
        vm.prank(WALLET, WALLET);
        (bool done, bytes memory answer) = address(payer).call{gas: energy}(
            abi.encodeCall(payer.trySend, (address(receiver), 1))
        );
        if (done) vm.assertTrue(abi.decode(answer, (bool)), "paid");
        vm.assertEq(address(receiver).balance, done ? 2 : 1, "balance");
    }

    function test_GivenLittleEnergy_SaysSo() public {
        receiver.set(Receiver.Way.Takes, 40_000);
        bytes memory data = abi.encodeCall(payer.trySend, (address(receiver), 1));
        expectReason(Trx.ENERGY);
        vm.prank(WALLET, WALLET);
        (bool done,) = address(payer).call{gas: 45_000}(data);
        vm.assertTrue(done, "the reason");
        // From 100,000 on a refusal is believed.
        receiver.set(Receiver.Way.Refuses, 0);
        expectReason(Trx.ENERGY);
        vm.prank(WALLET, WALLET);
        (done,) = address(payer).call{gas: 100_000}(data);
        vm.prank(WALLET, WALLET);
        (done,) = address(payer).call{gas: 101_000}(data);
        vm.assertTrue(done, "believed");
    }
}
