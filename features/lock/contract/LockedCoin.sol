// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Deposits} from "../../../platform/contracts/Deposits.sol";
import {LockReason} from "./LockReason.sol";

/// @notice What the locks of one coin are owed.
/// @dev In round 0 are all locks that were paid nothing. Where the coin has reduced the balance here, a lock is paid its
/// part of what is here for its round, and what it is still owed moves to the next round, behind all locks of the rounds
/// before. So the part of each lock of a round is the same, in any order of calls, and a second call takes nothing from
/// the others.
struct LockedCoin {
    /// @dev In round 0.
    uint256 owed;
    /// @dev In all rounds after it, and in each.
    uint256 owedLater;
    mapping(uint256 round => uint256) owedIn;
}

using LockedCoinSum for LockedCoin global;

library LockedCoinSum {
    function total(LockedCoin storage self) internal view returns (uint256) {
        return self.owed + self.owedLater;
    }

    function inRound(LockedCoin storage self, uint256 round) internal view returns (uint256) {
        return round == 0 ? self.owed : self.owedIn[round];
    }
}

/// @title Coins that come in for locks, and that go out to them.
/// @dev Warning: computes from balances and runs code of the coin. What calls it is guarded against reentrancy.
abstract contract LockedCoins {
    using SafeTRC20 for ITRC20;

    /// @dev The last round counts in 16 bits; a lock that comes to it stays there.
    uint256 private constant LAST_ROUND = type(uint16).max;

    /// @dev Takes coins of the caller; what arrives is owed. Reasons: COIN, SHORT, TOO_MUCH, NOTHING_ARRIVED.
    /// @return arrived Above 0; at most 128 bits.
    function _take(LockedCoin storage self, ITRC20 coin, uint256 amount) internal returns (uint256 arrived) {
        if (address(coin).code.length == 0) revert(LockReason.COIN);
        uint256 owed = self.owed;
        uint256 here = coin.balanceOf(address(this));
        if (here < owed) revert(LockReason.SHORT);

        // Interaction: first here, since what arrives is what is locked.
        coin.safeTransferFrom(msg.sender, address(this), amount);

        arrived = coin.balanceOf(address(this)) - here;
        if (arrived == 0) revert(Deposits.NOTHING_ARRIVED);
        if (arrived > type(uint128).max) revert(LockReason.TOO_MUCH);

        // Effect:
        self.owed = owed + arrived;
    }

    /// @dev What a lock is paid now: all that it is owed, or its part where less is here. Reason: NOTHING_LEFT.
    /// @param here The balance of the coin.
    /// @param due What the lock is owed, above 0.
    /// @return amount What must be paid now.
    /// @return next The round of the lock from now on, where it is owed the rest.
    function _release(
        LockedCoin storage self,
        uint256 here,
        uint256 due,
        uint256 round
    ) internal returns (uint256 amount, uint256 next) {
        uint256 owed = self.owed;
        if (round > 0 || here < owed) return _releasePart(self, here, due, round);

        // Effect:
        unchecked {
            // A lock of the round is part of its sum.
            self.owed = owed - due;
        }
        return (due, 0);
    }

    /// @dev Pays out. USDT returns false where it has paid, and a coin that shares out its fees takes less from here
    /// than it is asked to: neither may hold up a lock. Reason: NOT_PAID, or the coin's own.
    /// @param here The balance of the coin.
    function _pay(ITRC20 coin, address to, uint256 amount, uint256 here) internal {
        (bool done, bytes memory answer) = address(coin).call(abi.encodeCall(ITRC20.transfer, (to, amount)));
        if (!done) {
            assembly ("memory-safe") {
                revert(add(answer, 32), mload(answer))
            }
        }
        if (coin.balanceOf(address(this)) >= here) revert(LockReason.NOT_PAID);
    }

    // ---- Inside

    function _releasePart(
        LockedCoin storage self,
        uint256 here,
        uint256 due,
        uint256 round
    ) private returns (uint256 amount, uint256 next) {
        for (uint256 i; i < round; ++i) here = Math.saturatingSub(here, self.inRound(i));
        uint256 owed = self.inRound(round);
        amount = here < owed ? Math.mulDiv(due, here, owed) : due;
        if (amount == 0) revert(LockReason.NOTHING_LEFT);
        next = Math.min(round + 1, LAST_ROUND);

        // Effect:
        if (round == 0) self.owed = owed - due;
        else self.owedIn[round] = owed - due;
        self.owedIn[next] += due - amount;
        self.owedLater = self.owedLater - (round == 0 ? 0 : due) + (due - amount);
    }
}
