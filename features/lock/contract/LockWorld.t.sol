// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {Usdt} from "../../../platform/contracts/local/Usdt.sol";
import {ElasticToken} from "./ElasticToken.t.sol";
import {LockA} from "./LockA.sol";
import {LockB} from "./LockB.sol";

/// @title The world that every test of locks lives in.
/// @notice ALICE, BOB and CAROL have 1,000,000e6 of each coin and let both locks move them. Lock B is of `lp`; OWNER
/// owns it, and a coin waits two days.
abstract contract LockWorld is TestBase {
    uint256 internal constant START = 1_800_000_000;
    uint256 internal constant DELAY = 2 days;
    uint256 internal constant WEALTH = 1_000_000e6;

    address internal immutable ALICE = actor("alice");
    address internal immutable BOB = actor("bob");
    address internal immutable CAROL = actor("carol");
    address internal immutable OWNER = actor("owner");

    OddToken internal odd;
    ElasticToken internal ela;
    ElasticToken internal lp;
    Usdt internal usdt;
    LockA internal lockA;
    LockB internal lockB;

    function setUp() public virtual {
        vm.warp(START);
        (odd, ela, lp) = (new OddToken(), new ElasticToken(), new ElasticToken());
        usdt = Usdt(deploy("Usdt", abi.encode(1e15)));
        lockA = LockA(deploy("LockA", abi.encode(this)));
        lockB = LockB(deploy("LockB", abi.encode(OWNER, this, address(usdt), address(odd), DELAY)));
        address[4] memory coins = [address(odd), address(ela), address(lp), address(usdt)];
        for (uint256 i; i < 4; ++i) {
            equip(ALICE, coins[i]);
            equip(BOB, coins[i]);
            equip(CAROL, coins[i]);
        }
    }

    /// @dev As the exchange's factory: the pool of `usdt` and `odd`.
    function getPair(address a, address b) external view returns (address) {
        return a == address(usdt) && b == address(odd) ? address(lp) : address(0);
    }

    /// @dev As the exchange's prices.
    function worthOf(address coin, uint256 amount) external view returns (uint256) {
        return coin == address(ela) ? amount * 3 : 0;
    }

    function equip(address user, address coin) internal {
        ITRC20(coin).transfer(user, WEALTH);
        vm.prank(user);
        ITRC20(coin).approve(address(lockA), type(uint256).max);
        vm.prank(user);
        ITRC20(coin).approve(address(lockB), type(uint256).max);
    }

    // ---- Lock A, of `ela`

    function lockFor(address user, uint256 amount, uint256 day) internal returns (uint256 key) {
        vm.prank(user);
        return lockA.lock(amount, address(ela), day);
    }

    /// @return paid What arrived.
    function unlockFor(address user, uint256 key) internal returns (uint256 paid) {
        uint256 before = ela.balanceOf(user);
        vm.prank(user);
        lockA.unlock(key);
        return ela.balanceOf(user) - before;
    }

    function unlockFails(address user, uint256 key, string memory reason) internal {
        expectReason(reason);
        vm.prank(user);
        lockA.unlock(key);
    }

    function amountOf(uint256 key) internal view returns (uint256 amount) {
        (, uint256 index,) = lockA.find(key);
        (,, amount,,,) = lockA.locks(index);
    }

    function endOf(uint256 key) internal view returns (uint256 end) {
        (, uint256 index,) = lockA.find(key);
        (,,,, end,) = lockA.locks(index);
    }

    function isLocked(uint256 key) internal view returns (bool locked) {
        (, uint256 index,) = lockA.find(key);
        (,,,,, locked) = lockA.locks(index);
    }

    function holderOf(uint256 key) internal view returns (address locker) {
        (, uint256 index,) = lockA.find(key);
        (locker,,,,,) = lockA.locks(index);
    }
}
