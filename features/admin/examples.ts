import type { Examples } from '#tests/examples.ts'

import { adminActions } from './actions.ts'
import { preparedLog } from './testing/preparedLog.ts'

/** As a form takes it; the server's own rule is a refusal. */
const signature = {
  right: '0'.repeat(130),
  wrong: ['', 'ab', `0x${'g'.repeat(130)}`, '0'.repeat(131), `0x${'0'.repeat(131)}`],
}

export const adminExamples: Examples = {
  screens: { '/admin': { scene: 'admin', as: 'alice' } },
  scenes: () => [{ name: 'admin', viewer: 'alice', path: '/admin' }],
  prepare: preparedLog,
  mutation: [{ tests: 'Anchor.t.sol', contracts: ['Anchor'] }],
  unprepared: Object.fromEntries(
    // Alice has no role.
    Object.values(adminActions).map(({ before }) => [before.path, 'always' as const]),
  ),
  fields: {
    previous: { right: '0'.repeat(64), wrong: ['', 'ab', 'G'.repeat(64), '0'.repeat(65)] },
    'hide signature': signature,
    'unhide signature': signature,
  },
}
