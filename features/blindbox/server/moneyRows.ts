import type { EventContext } from '#platform/server/indexer/contract.ts'

import {
  type AccountMovesTable,
  blindboxAccountMoves,
  blindboxBondMoves,
  type BondMovesTable,
} from '../tables.ts'

type BondMove = Pick<BondMovesTable, 'seriesId' | 'kind' | 'amount'> &
  Partial<Pick<BondMovesTable, 'fromAddress' | 'requestId'>>

/** A series' bond grows or shrinks; a new row stores the change and the new bond. */
export async function moveBond(event: EventContext, move: BondMove): Promise<void> {
  const { store, time, txHash, block } = event
  const { seriesId, kind, amount, fromAddress = null, requestId = null } = move
  const [last] = await store.list(blindboxBondMoves, { seriesId }, { by: ['seq desc'], limit: 1 })
  const bond = (last?.bond ?? 0n) + (kind === 'added' ? amount : -amount)
  const seq = (last?.seq ?? 0) + 1
  const row = { seriesId, seq, kind, amount, bond, fromAddress, requestId, time, txHash, block }
  await store.insert(blindboxBondMoves, row)
}

type AccountMove = Pick<AccountMovesTable, 'account' | 'kind' | 'amount'> &
  Partial<Pick<AccountMovesTable, 'since'>>

export async function moveAccount(event: EventContext, move: AccountMove): Promise<void> {
  const { store, time, txHash, block } = event
  const { account, kind, amount, since = null } = move
  const newest = { by: ['seq desc'], limit: 1 } as const
  const [last] = await store.list(blindboxAccountMoves, { account }, newest)
  const seq = (last?.seq ?? 0) + 1
  const row = { account, seq, kind, amount, since, time, txHash, block }
  await store.insert(blindboxAccountMoves, row)
}
