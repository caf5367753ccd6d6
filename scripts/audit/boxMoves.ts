import { type Table, table } from './table.ts'
import { type Told, tell } from './told.ts'

interface Args {
  readonly account: string
  readonly amount: bigint
  readonly user: string
  readonly limit: bigint
  readonly time: bigint
}

/** What the contract of the boxes was to pay to whom and has paid, and what limits were set, each numbered. */
export function boxMovesOf(told: readonly Told[]): Table {
  const moves: object[] = []
  const counts = new Map<string, number>()
  const add = (account: string, kind: string, amount: bigint, at: Told, since: bigint | null) => {
    const seq = (counts.get(account) ?? 0) + 1
    counts.set(account, seq)
    moves.push({ account, seq, kind, amount, since, time: at.time, tx_hash: at.txHash })
  }
  tell<Args>(told, {
    'BlindBoxes.Credited': ({ account, amount }, at) => add(account, 'credited', amount, at, null),
    'BlindBoxes.Withdrawn': ({ account, amount }, at) =>
      add(account, 'withdrawn', amount, at, null),
    'BlindBoxes.LimitSet': ({ user, limit, time }, at) => add(user, 'limit', limit, at, time),
  })
  const columns = 'kind amount since time tx_hash'
  return table('blindbox_account_moves', 'account seq', columns, moves)
}
