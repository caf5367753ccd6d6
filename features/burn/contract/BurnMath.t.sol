// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {BurnMining} from "./BurnMining.sol";
import {BurnWorld} from "./BurnWorld.t.sol";
import {IBurnMining} from "./IBurnMining.sol";

/// @dev Rewards beside an exact model: fractions over one denominator, nothing rounded before the end. The model knows
/// the sentence of the interface alone: 80 % of what a second emits by `power / max(all power, LEAST_POWER)`.
contract BurnMathTest is BurnWorld {
    uint256 private constant MINERS = 3;
    uint256 private constant STEPS = 8;
    /// @dev A settlement, which is a burn or a claim, rounds once: one base unit at most.
    uint256 private constant MOST_OFF = 1;

    uint256 private immutable BEGIN = vm.getBlockTimestamp();

    /// @dev Power of each since a time, second by second the same until the next.
    struct Span {
        uint256 time;
        uint256[MINERS] powers;
    }

    Span[] private _spans;
    uint256[MINERS] private _paid;
    uint256[MINERS] private _settlements;

    function testFuzz_Claims_AreExactButForOneUnit(uint256 seed) public {
        address[MINERS] memory miners = [ALICE, BOB, CAROL];
        activate(CAROL, ROOT);
        buyPass(CAROL);
        openPeriod();
        uint256 opened = vm.getBlockTimestamp();
        uint256[MINERS] memory powers;
        for (uint256 step; step < STEPS; ++step) {
            uint256 any = uint256(keccak256(abi.encode(seed, step)));
            uint256 who = any % MINERS;
            if ((any >> 8) % 3 > 0) {
                // From one unit to 100,000 USDT, small ones as often as large ones.
                uint256 uAmount = 1 + ((any >> 16) % 10 ** (1 + (any >> 80) % 11));
                burn(miners[who], uAmount);
                powers[who] += (uAmount * 3) / 2;
                _spans.push(Span(vm.getBlockTimestamp(), powers));
            } else if (owedTo(miners[who]) > 0) {
                _paid[who] += claim(miners[who]);
            }
            ++_settlements[who];
            if ((any >> 100) % 4 > 0) later(30 minutes + (any >> 110) % 12 days);
        }
        // Some end after the period.
        later(1 days);
        uint256 end = Math.min(vm.getBlockTimestamp(), opened + 90 days);
        uint256 sum;
        for (uint256 who; who < MINERS; ++who) {
            uint256 has = _paid[who] + owedTo(miners[who]);
            uint256 exact = exactOf(who, end);
            vm.assertLe(has, exact, "in the pool's favour");
            vm.assertLe(exact - has, (_settlements[who] + 1) * MOST_OFF, "one unit a settlement");
            sum += has;
        }
        vm.assertLe(sum + burning.unearned(), 90 * DAY, "never more than the pool");
        uint256 paid = _paid[0] + _paid[1] + _paid[2];
        vm.assertLe(sum - paid, promised(), "never more than promised");
    }

    /// @dev Rounded down once, of the sum of all fractions: their whole parts and their rests are summed apart, each rest
    /// as a part of 2^128, rounded up.
    function exactOf(uint256 who, uint256 end) private view returns (uint256) {
        uint256 whole;
        uint256 rests;
        for (uint256 i; i < _spans.length; ++i) {
            uint256 from = _spans[i].time;
            uint256 to = i + 1 < _spans.length ? _spans[i + 1].time : end;
            if (to > end) to = end;
            if (from >= to) continue;
            uint256 all;
            for (uint256 j; j < MINERS; ++j) all += _spans[i].powers[j];
            if (all < 10_000e6) all = 10_000e6;
            // FIRST * 4 / 5 * seconds / (90 days) * power / all
            uint256 above = (FIRST / 5) * 4 * (to - from) * _spans[i].powers[who];
            uint256 below = 90 days * all;
            whole += above / below;
            rests += Math.mulDiv(above % below, 2 ** 128, below, Math.Rounding.Ceil);
        }
        return whole + (rests >> 128);
    }

    function testFuzz_Nodes_AreExactButForOneUnit(uint256 seed) public {
        openPeriod();
        uint256[3] memory places = [uint256(4), 2, 1];
        for (uint256 kind = 1; kind <= 3; ++kind) {
            uint256 any = uint256(keccak256(abi.encode(seed, kind)));
            later(30 minutes + any % 10 days);
            uint256 begin = vm.getBlockTimestamp();
            uint256 id = activateNode(ALICE, kind);
            pass((any >> 32) % 20 days);
            uint256 claims;
            uint256 paid;
            if (owedToNode(id) > 0) (paid, claims) = (claimNode(ALICE, id), 1);
            pass((any >> 64) % 20 days);
            paid += owedToNode(id);
            uint256 end = Math.min(vm.getBlockTimestamp(), BEGIN + 1 hours + 90 days);
            if (begin > end) continue;
            uint256 exact = (FIRST * (end - begin)) / (90 days * 15 * places[kind - 1]);
            vm.assertLe(paid, exact, "in the pool's favour");
            vm.assertLe(exact - paid, claims, "one unit a settlement");
        }
    }

    /// @dev Of a pool that is no whole number of units a second, what is left of a second stays in the vault.
    function test_AnOddPool_IsEmittedByWholeUnits() public {
        IBurnMining.Setup memory odd = setup();
        odd.firstPool = 90 days * 7 - 1;
        burning = BurnMining(deploy("BurnMining", abi.encode(odd)));
        tes.approve(address(burning), NEVER);
        burning.fund(odd.firstPool);
        openPeriod();
        uint256 id = activateNode(ALICE, 3);
        pass(1_000 days);
        (,,, uint256 emitted,,) = burning.period();
        vm.assertEq(emitted, 90 days * 6, "six a second");
        vm.assertEq(claimNode(ALICE, id), (90 days * 6) / 15, "a fifteenth");
        vm.assertLe(promised(), odd.firstPool - 90 days * 6 + 3, "nobody's");
    }

    /// @dev A price in TES is rounded up, a worth in USDT down, by less than a unit; whatever the pool.
    function testFuzz_Price_IsExactButForOneUnit(uint256 ofTes, uint256 ofUsdt, uint256 uAmount) public {
        (ofTes, ofUsdt) = (bound(ofTes, 1e18, 1e27), bound(ofUsdt, 20_000e6, 1e15));
        uAmount = bound(uAmount, 1, 1e12);
        vm.mockCall(
            address(averages),
            abi.encodeCall(averages.tesAverage, ()),
            abi.encode((ofTes * 2 ** 112) / ofUsdt / 2, vm.getBlockTimestamp())
        );
        bool isFirst = pair.token0() == address(tes);
        bytes memory answer = isFirst ? abi.encode(ofTes, ofUsdt, 0) : abi.encode(ofUsdt, ofTes, 0);
        vm.mockCall(address(pair), abi.encodeCall(pair.getReserves, ()), answer);
        (uint256 burnAmount,,,) = burning.previewBurn(ALICE, uAmount);
        vm.assertGe(burnAmount * ofUsdt, uAmount * ofTes, "at least its worth");
        vm.assertLe((burnAmount - 1) * ofUsdt, uAmount * ofTes - 1, "a unit less is not");
    }
}
