import type { ContractFaults } from '../../scripts/mutation/contractFaults.ts'

export const lockFaults: ContractFaults = {
  equivalent: [
    {
      file: 'LockB.sol',
      was: 'if (!own.isLocked()) own = LockWords.make(0, block.timestamp, 0);',
      now: 'if (!own.isLocked()) own = LockWords.make(0, block.timestamp, 1);',
      why: 'an end in the past is refused, whichever it is',
    },
    {
      file: 'LockB.sol',
      was: 'return next.time > 0 && block.timestamp >= next.time ? next.coin : _coin;',
      now: 'return next.time > 1 && block.timestamp >= next.time ? next.coin : _coin;',
      why: 'no time is 1',
    },
    {
      file: 'LockB.sol',
      was: 'return _locks[account].createTime() > 0;',
      now: 'return _locks[account].createTime() > 1;',
      why: 'the same',
    },
    {
      file: 'LockB.sol',
      was: 'if (time == 0) return _coin;',
      now: 'if (time == 1) return _coin;',
      why: 'where none waits, the coin is written as it is; only energy is spent',
    },
    ...['round > 0 || here <= owed', 'round >= 0 || here < owed'].map((now) => ({
      file: 'LockedCoin.sol',
      was: 'if (round > 0 || here < owed) return _releasePart(self, here, due, round);',
      now: `if (${now}) return _releasePart(self, here, due, round);`,
      why: 'where enough is here, the part is all of it; only energy is spent',
    })),
    {
      file: 'LockedCoin.sol',
      was: 'return (due, 0);',
      now: 'return (due, 1);',
      why: 'a lock that is paid whole has no next round',
    },
    {
      file: 'LockedCoin.sol',
      was: 'amount = here < owed ? Math.mulDiv(due, here, owed) : due;',
      now: 'amount = here <= owed ? Math.mulDiv(due, here, owed) : due;',
      why: 'where exactly enough is here, the division gives all of it',
    },
    {
      file: 'LockedCoin.sol',
      was: 'next = Math.min(round + 1, LAST_ROUND);',
      now: 'next = Math.min(round + 2, LAST_ROUND);',
      why: 'rounds only have an order; the tests look at no number',
    },
  ],
  ofLaws: [
    {
      law: 5,
      file: 'LockA.sol',
      was: 'if (_offers[createTime] != msg.sender) revert(LockReason.NOT_OFFERED);',
      now: 'if (_offers[createTime] == address(1)) revert(LockReason.NOT_OFFERED);',
    },
    {
      law: 2,
      file: 'LockB.sol',
      was: 'if (block.timestamp < own.end()) revert(LockReason.TOO_EARLY);',
      now: 'if (block.timestamp < own.end() + 1000 days) revert(LockReason.TOO_EARLY);',
    },
  ],
}
