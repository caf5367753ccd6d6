import type { Examples } from '#tests/examples.ts'

import { adminActions } from './actions.ts'
import { isOpen } from './openActions.ts'
import { adminApi } from './api.ts'
import { logActions } from './logText.ts'
import { preparedForms } from './testing/preparedLog.ts'
import { adminScenes } from './testing/scenes.ts'

/** As a form takes it; the server's own rule is a refusal. */
const signature = {
  right: '0'.repeat(130),
  wrong: ['', 'ab', `0x${'g'.repeat(130)}`, '0'.repeat(131), `0x${'0'.repeat(131)}`],
}

const coin = { right: 'TES', wrong: ['', 'tes', 'TRX', ' TES'], choices: 'TES, USDT' }
const amounts = {
  right: '1,250',
  wrong: [
    '',
    '0',
    '1,',
    ',1',
    '-1',
    '1.5',
    '9'.repeat(30),
    Array.from({ length: 51 }, () => 1).join(),
  ],
}

export const adminExamples: Examples = {
  screens: { '/admin': { scene: 'admin', as: 'alice' } },
  scenes: () => adminScenes,
  prepare: preparedForms,
  mutation: [{ tests: 'Anchor.t.sol', contracts: ['Anchor'] }],
  unprepared: {
    // No transaction has these bytes.
    [adminApi.multisigSign.path]: 'always',
    ...Object.fromEntries(
      // Alice has no role. What anyone may is refused by what the contract has, and by what alice has approved.
      Object.entries(adminActions).map(([name, { before }]) => [
        before.path,
        isOpen(name) ? ('mostly' as const) : ('always' as const),
      ]),
    ),
  },
  fields: {
    previous: { right: '0'.repeat(64), wrong: ['', 'ab', 'G'.repeat(64), '0'.repeat(65)] },
    amounts,
    totals: amounts,
    'assetBefore coin': coin,
    'fundApproveBefore coin': coin,
    'fundEpochsBefore coin': coin,
    tip: {
      right: `0x${'ab'.repeat(20)}`,
      wrong: ['', '0x', 'ab'.repeat(20), `0x${'g'.repeat(40)}`],
    },
    'seriesBefore tokenIds': {
      right: '7001,7002',
      wrong: [
        '',
        ',',
        '7001,',
        'a',
        '-1',
        '1'.repeat(11),
        Array.from({ length: 101 }, () => 1).join(),
      ],
    },
    raw: {
      right: 'ab'.repeat(100),
      wrong: ['', 'ab', 'AB'.repeat(100), 'ab'.repeat(4_001), `${'ab'.repeat(100)}a`],
    },
    'multisigSign signature': signature,
    ...Object.fromEntries(logActions.map((action) => [`${action} signature`, signature])),
    hash: {
      right: `0x${'ab'.repeat(32)}`,
      wrong: ['', '0x', 'ab'.repeat(32), `0x${'g'.repeat(64)}`, `0x${'AB'.repeat(32)}`],
    },
  },
}
