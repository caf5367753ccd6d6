// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {NETWORK, EnergyNetwork} from "./EnergyNetwork.t.sol";
import {ILender} from "./ILender.sol";
import {ILenderFactory} from "./ILenderFactory.sol";

/// @dev Everything that three providers, five payers and receivers, and the network do, in any order. Beside it the model:
/// what each provider put in and got back, what each lease paid, and until when.
contract EnergyHandler is TestBase {
    uint256 public constant LENDERS = 3;
    uint256 private constant PEOPLE = 5;

    struct Model {
        ILender at;
        address provider;
        uint256 price;
        uint256 least;
        uint256 supplied;
        uint256 leftWith;
        uint256 collectedStake;
        uint256 earned;
        uint256 collectedEarned;
    }

    struct Lease {
        uint256 which;
        uint256 number;
        address receiver;
        uint256 lent;
        uint256 until;
        bool ended;
    }

    Blocks private constant blocks = Blocks(address(vm));
    EnergyNetwork private constant network = EnergyNetwork(NETWORK);

    Model[LENDERS] private _models;
    Lease[] private _leases;

    /// @dev Leases made, ended, leavings, collections.
    uint256[4] public done;
    /// @dev What must never be counted.
    uint256 public endedEarly;
    uint256 public leavingRefused;
    uint256 public wrong;

    constructor(ILenderFactory factory) {
        for (uint256 i; i < LENDERS; ++i) {
            Model storage m = _models[i];
            m.provider = actor(string(abi.encode("provider", i)));
            (m.price, m.least, m.supplied) = (50 + i, 1 + i * 100, 500e6);
            vm.prank(m.provider);
            m.at = ILender(factory.make{value: 500e6}(m.price, m.least));
        }
    }

    // ---- Providers

    function supply(uint256 which, uint256 sun) external {
        Model storage m = _models[which % LENDERS];
        sun = bound(sun, 1e6, 400e6);
        vm.prank(m.provider);
        m.at.supply{value: sun}();
        m.supplied += sun;
    }

    function setTerms(uint256 which, uint256 price, uint256 least) external {
        Model storage m = _models[which % LENDERS];
        (m.price, m.least) = (price % 100, bound(least, 1, 1_000));
        vm.prank(m.provider);
        m.at.setTerms(m.price, m.least);
    }

    /// @dev Refused only by what the provider's own leases and leavings stand for.
    function leave(uint256 which, uint256 sun) external {
        Model storage m = _models[which % LENDERS];
        (, uint256 staked,,,) = m.at.books();
        sun = sun % (staked + 2);
        bool due = sun > 0 && sun <= staked && m.at.exitsLeft() > 0;
        vm.prank(m.provider);
        try m.at.leave(sun) {
            if (!due) ++wrong;
            m.leftWith += sun;
            ++done[2];
        } catch {
            if (due) ++leavingRefused;
        }
    }

    function collect(uint256 which) external {
        Model storage m = _models[which % LENDERS];
        (,,, uint256 left, uint256 earned) = m.at.books();
        uint256 before = m.provider.balance;
        vm.prank(m.provider);
        try m.at.collect() {
            if (left + earned == 0 || m.provider.balance - before != left + earned) ++wrong;
            m.collectedStake += left;
            m.collectedEarned += earned;
            ++done[3];
        } catch {
            if (left + earned > 0) ++leavingRefused;
        }
    }

    // ---- Leases

    /// @dev By anyone for anyone, at times with too little, too short or too long.
    function lease(uint256 which, uint256 who, uint256 energy, uint256 time, uint256 paid) external {
        which %= LENDERS;
        Model storage m = _models[which];
        (uint256 free,) = m.at.free();
        energy = m.least - 1 + (energy % (free + 20));
        time = time % 32;
        uint256 sun = energy * m.price * time;
        paid = paid % 4 == 0 ? sun + (paid % 1e6) : paid % 5 == 0 && sun > 0 ? sun - 1 : sun;
        bool due = paid >= sun && isDue(m, energy, time);
        address payer = person(who / PEOPLE);
        uint256 before = payer.balance;
        vm.prank(payer);
        try m.at.lease{value: paid}(person(who), energy, time) returns (uint256 number) {
            if (!due || before - payer.balance != sun) ++wrong;
            note(which, number, person(who), energy, time);
            m.earned += sun;
        } catch {
            if (due) ++wrong;
        }
    }

    function isDue(Model storage m, uint256 energy, uint256 time) private view returns (bool) {
        (, uint256 whole) = m.at.free();
        uint256 wanted = wholeOf(energy);
        return m.price > 0 && time > 0 && time < 31 && energy >= m.least && wanted > 0 && wanted <= whole;
    }

    function note(uint256 which, uint256 number, address receiver, uint256 energy, uint256 time) private {
        uint256 until = vm.getBlockTimestamp() + time * 1 days;
        _leases.push(Lease(which, number, receiver, wholeOf(energy), until, false));
        ++done[0];
    }

    /// @dev The least whole TRX whose energy is enough.
    function wholeOf(uint256 energy) private view returns (uint256 whole) {
        whole = (energy * network.weight()) / network.limit();
        while (whole * network.limit() < energy * network.weight()) ++whole;
    }

    function end(uint256 any, uint256 who) external {
        if (_leases.length == 0) return;
        Lease storage one = _leases[any % _leases.length];
        vm.prank(person(who));
        try _models[one.which].at.end(one.number) {
            if (one.ended) ++wrong;
            if (vm.getBlockTimestamp() < one.until) ++endedEarly;
            one.ended = true;
            ++done[1];
        } catch {
            // A whole minute may be missing.
            if (!one.ended && vm.getBlockTimestamp() >= one.until + 59) ++wrong;
        }
    }

    // ---- The network

    function wait(uint256 time) external {
        pass(time % 3 days);
        blocks.roll(block.number + 1 + (time % 97));
    }

    /// @dev The others stake more or less.
    function weigh(uint256 weight) external {
        network.set(network.limit(), bound(weight, 12e9, 27e9));
    }

    function useUp(uint256 who) external {
        network.useUp(person(who));
    }

    function sendByMistake(uint256 which, uint256 sun) external {
        Model storage m = _models[which % LENDERS];
        sun = sun % 1e6;
        vm.deal(address(m.at), address(m.at).balance + sun);
        m.earned += sun;
    }

    // ---- Reads

    function modelOf(uint256 which) external view returns (Model memory) {
        return _models[which];
    }

    function leases() external view returns (Lease[] memory) {
        return _leases;
    }

    function person(uint256 who) public returns (address) {
        address one = address(uint160(uint256(keccak256(abi.encode("person", who % PEOPLE)))));
        if (one.balance < 1e12) vm.deal(one, 1e15);
        return one;
    }
}
