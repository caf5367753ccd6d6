import { expect, test } from 'vitest'

import { outcomeOf } from './outcome.ts'

const step = (verdict: 'right' | 'wrong' | 'open') =>
  ({ name: 'request', verdict, values: [] }) as const

test.each([
  ['settled', undefined, false, 'checking'],
  ['settled', undefined, true, 'unread'],
  ['settled', ['right', 'right'], false, 'right'],
  ['settled', ['right', 'wrong', 'open'], false, 'wrong'],
  ['refunded', ['wrong', 'open'], false, 'wrong'],
  ['refunded', ['right', 'open'], false, 'refunded'],
  ['open', ['right', 'open'], false, 'notYet'],
  // Read again without success: the earlier result stays.
  ['settled', ['right'], true, 'right'],
] as const)(
  'a request that is %s, with steps %j, failed: %s, is %s',
  (state, verdicts, failed, is) => {
    expect(outcomeOf({ state, steps: verdicts?.map(step), failed })).toBe(is)
  },
)
