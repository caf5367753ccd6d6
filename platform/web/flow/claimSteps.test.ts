import type { Claims } from '#platform/web/flow/flow.ts'
import { expect, test } from 'vitest'

import { claimSteps } from './claimSteps.ts'

const claim =
  (kind: string): Claims[string] =>
  (subject) => ({ kind, access: 'session', subject })
const claims: readonly Claims[] = [
  { fees: claim('earnings.claimFees') },
  { lpRewards: claim('lp.claim') },
]
const line = (what: string, subject: Record<string, string> = {}) =>
  ({ what, part: 'claimable', subject }) as const

test('one step for each claimable holding, in its order and with its subject', () => {
  const list = [
    { what: 'coins', part: 'wallet', subject: {} } as const,
    line('lpRewards', { pool: 'T1' }),
    line('lpRewards', { pool: 'T2' }),
    line('fees'),
  ]
  expect(claimSteps(list, claims)).toEqual([
    { kind: 'lp.claim', access: 'session', subject: { pool: 'T1' } },
    { kind: 'lp.claim', access: 'session', subject: { pool: 'T2' } },
    { kind: 'earnings.claimFees', access: 'session', subject: {} },
  ])
})

test('a word that no feature claims by, or that every object has, brings no step', () => {
  expect(claimSteps([line('unheardOf'), line('toString')], claims)).toEqual([])
})
