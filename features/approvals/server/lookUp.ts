import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { approvalsApi } from '../api.ts'
import { approvalsFailures as f } from '../failures.ts'
import { atOneBlock, type Place } from './reading.ts'
import { listedCoins } from './standing.ts'
import { readNow, viewsOf, worthsOf } from './views.ts'

/** A contract may be of coins or of cards: it is asked both, and what it does not answer does not concern it. */
export const lookUp: Handler<typeof approvalsApi.lookUp> = async ({ spender, contract }, call) => {
  const { app, address: owner } = call
  const places =
    contract === undefined
      ? listedCoins(app).map((coin): Place => ({ kind: 'coin', contract: coin, spender }))
      : (['coin', 'cards'] as const).map((kind): Place => ({ kind, contract, spender }))
  const { block, read } = await atOneBlock(app, () => readNow(app, owner, places))
  const answered = read.filter(({ allowed }) => allowed !== null)
  // One that has given nothing is left out of what is read; one that answers nothing at all is no such contract.
  if (contract !== undefined && read.length === places.length && answered.length === 0) {
    throw new Failure(f.NO_ALLOWANCES, { field: 'contract' })
  }
  const worths = await worthsOf(app, answered)
  return { block, list: await viewsOf(call, answered, { owner, block, worths }) }
}
