import { averaged, created, emitted, worthsOf } from '#features/team/audit/testing/pledged.ts'
import type { ChainEvent } from '#tools/audit/chainEvents.ts'
import { expect, test } from 'vitest'

import { stakingAudit } from './audit.ts'

const termed = (id: bigint, coin: string, amount: bigint) =>
  emitted('TermStaking.Pledged', { id, owner: 'alice', coin, amount })
const worths = (...events: ChainEvent[]) => worthsOf(stakingAudit, ...events)

test('USDT is worth itself, a coin without an average nothing', () => {
  expect(worths(created, termed(1n, 'usdt', 70n), termed(2n, 'tes', 70n))).toEqual([70n])
})

test('a coin by the last average before it was staked, until it ends', () => {
  const ended = emitted('TermStaking.Renewed', { id: 1n })
  const all = [averaged(4n), averaged(20n), termed(1n, 'tes', 100n), averaged(5n), ended]
  expect(worths(created, ...all)).toEqual([5n, -5n])
})

test('the pool that the oracle alone names is that of TRX', () => {
  const started = emitted('TwapOracle.Started', { pair: 'older' })
  expect(worths(started, averaged(2n, 'older'), termed(1n, 'trx', 9n))).toEqual([4n])
})
