import type { ChainEvent } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { eventOf } from '#tools/audit/testing/eventOf.ts'

import { pledgesOf } from '../pledges.ts'

const coins = { usdt: 'usdt', trx: 'trx' }

export const emitted = (event: string, args: ChainEvent['args'], at = '') =>
  eventOf(event, 1, args, at)

/** A pool of TES and USDT, and its average. */
export const pool = 'pool'
export const created = emitted('PairFactory.PairCreated', {
  token0: 'tes',
  token1: 'usdt',
  pair: pool,
})
export const averaged = (units: bigint, pair = pool) =>
  emitted('TwapOracle.Averaged', { pair, price: units << 112n, time: 1n })

/** Pledges of such a feature. */
export const pledgedBy = (audit: FeatureAudit, ...events: ChainEvent[]) =>
  pledgesOf({ events, audits: [{ feature: 'any', ...audit }] }, coins)

/** Its worths, below 0 where they go. */
export const worthsOf = (audit: FeatureAudit, ...events: ChainEvent[]) =>
  pledgedBy(audit, ...events).changes.map(({ kind, worth }) => (kind === 'added' ? worth : -worth))
