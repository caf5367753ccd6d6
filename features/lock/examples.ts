import type { Examples } from '#tests/examples.ts'

import { auditedLocks } from './testing/auditedLocks.ts'
import { preparedLocks } from './testing/preparedLocks.ts'
import { lockScenes } from './testing/scenes.ts'

const kind = { right: 'A', wrong: ['', 'a', 'C', ' A', 'A,B'], choices: 'A, B' }

export const lockExamples: Examples = {
  screens: {
    '/locks': { scene: 'locks', as: 'alice' },
    '/lock': { scene: 'lock', as: 'alice' },
    '/lockProof': { scene: 'lockProof', as: 'alice' },
  },
  scenes: lockScenes,
  mutation: [{ tests: 'Lock*.t.sol', contracts: ['LockA', 'LockB', 'LockWord', 'LockedCoin'] }],
  payments: { callersOwn: ['LockA.unlock', 'LockA.withdrawTo', 'LockB.unlock'] },
  fields: {
    'lock kind': kind,
    'approveBefore kind': kind,
  },
  owned: { createTime: ['NOT_YOUR_LOCK', 'NOT_OFFERED'] },
  lacking: {
    '/tessera/lock/lockBefore': ['ABOVE_BALANCE'],
    '/tessera/lock/forEverBefore': ['ABOVE_BALANCE'],
    '/tessera/lock/lockBBefore': ['ABOVE_BALANCE'],
    '/tessera/lock/unlockBBefore': ['NO_SUCH_LOCK'],
  },
  prepare: preparedLocks,
  audit: {
    prepare: auditedLocks,
    holds: [
      'select count(*) > 0 from lock_locks where paid > 0 and locked',
      `select count(*) > 0 from lock_coins where owed_b > 0`,
    ],
    faults: [
      ['lock_locks.amount', 'update lock_locks set amount = amount + 1'],
      ['lock_locks.owner', `update lock_locks set owner = 'somebody' where kind = 'A'`],
      ['lock_coins.owed_a', 'update lock_coins set owed_a = owed_a + 1'],
      ['lock_coins.owed_b', 'update lock_coins set owed_b = owed_b + 1'],
      ['lock_owners.own', 'update lock_owners set own = own + 1'],
      ['lock_totals.open', 'update lock_totals set open = open + 1'],
    ],
  },
}
