import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Insertable, Transaction } from 'kysely'

import type { AccountMovesTable, BlindboxTables, BondMovesTable } from '../tables.ts'

const tables = (event: EventContext): Transaction<BlindboxTables> => event.db

type BondMove = Pick<Insertable<BondMovesTable>, 'seriesId' | 'kind' | 'amount'> &
  Partial<Pick<BondMovesTable, 'fromAddress' | 'requestId'>>

/** A series' bond grows or shrinks; its next row says by what, and what it is then. */
export async function moveBond(event: EventContext, move: BondMove): Promise<void> {
  const { time, txHash, block } = event
  const { seriesId, kind, amount, fromAddress = null, requestId = null } = move
  const last = await tables(event)
    .selectFrom('blindboxBondMoves')
    .select(['seq', 'bond'])
    .where('seriesId', '=', seriesId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const bond = (last?.bond ?? 0n) + (kind === 'added' ? amount : -amount)
  const seq = (last?.seq ?? 0) + 1
  await tables(event)
    .insertInto('blindboxBondMoves')
    .values({ seriesId, seq, kind, amount, bond, fromAddress, requestId, time, txHash, block })
    .execute()
}

type AccountMove = Pick<Insertable<AccountMovesTable>, 'account' | 'kind' | 'amount'> &
  Partial<Pick<AccountMovesTable, 'since'>>

export async function moveAccount(event: EventContext, move: AccountMove): Promise<void> {
  const { time, txHash, block } = event
  const { account, kind, amount, since = null } = move
  const last = await tables(event)
    .selectFrom('blindboxAccountMoves')
    .select('seq')
    .where('account', '=', account)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const seq = (last?.seq ?? 0) + 1
  await tables(event)
    .insertInto('blindboxAccountMoves')
    .values({ account, seq, kind, amount, since, time, txHash, block })
    .execute()
}
