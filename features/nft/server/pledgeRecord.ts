import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Selectable } from 'kysely'

import type { nftApi } from '../api.ts'
import type { PledgeRecord } from '../shapes.ts'
import type { NftTables, PledgesTable } from '../tables.ts'
import { factsOf } from './cards.ts'
import { cardsFacts } from './contract.ts'
import { findHolder } from './holders.ts'
import { isMatured } from './rules.ts'

/** An owner's stakes, newest first. */
export const pledgeRecord: Handler<typeof nftApi.pledgeRecord> = async (input, call) => {
  const { app, address } = call
  const [facts, holder] = await Promise.all([cardsFacts(app), findHolder(call, address)])
  const total = holder?.pledges ?? 0
  const own = call.db
    .withTables<NftTables>()
    .selectFrom('nftPledges')
    .selectAll()
    .where('owner', '=', address)
  const rows = await numberedPage(own, 'seq', total, input)
  const now = app.clock.now()
  return {
    total,
    list: rows.map((row) => ({
      tokenId: row.tokenId,
      level: row.level,
      levelStr: factsOf(facts, row.level).levelStr,
      state: stateOf(row, now),
      start: row.start,
      itemUnlockTime: row.unlockTime,
      endedAt: row.endedAt,
      reward: String(row.reward),
      paid: String(row.paid),
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}

const stateOf = (row: Selectable<PledgesTable>, now: number): PledgeRecord['state'] =>
  row.ending ?? (isMatured(row, now) ? 'matured' : 'earning')
