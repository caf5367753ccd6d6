/** What the rows on fees share: a payment, with what is there before and after. */
import { type Account, accountOf } from '../account.ts'
import type { Bench, Draft, Json } from '../bench.ts'
import type { Kind, Value } from '../proto.ts'
import { rowsOf, source } from '../row.ts'
import { trx } from '../words.ts'

export const row = rowsOf('fee', source('BandwidthProcessor, TransactionTrace, ReceiptCapsule'), [
  'key',
])

interface Paid {
  readonly info: Json
  /** Of the transaction with 64 for its result. */
  readonly bytes: number
  /** What the account has less. */
  readonly spent: number
}

const balanceOf = async (bench: Bench, { address }: Account): Promise<number> =>
  Number((await bench.wallet('getaccount', { address }))['balance'] ?? 0)

/** Sends as this account and looks at what it has before and after. */
export async function pay(
  bench: Bench,
  account: Account,
  kind: Kind,
  value: Value,
  draft: Draft = {},
): Promise<Paid> {
  const before = await balanceOf(bench, account)
  const drawn = await bench.draw(
    kind,
    { owner_address: account.address, ...value },
    { keys: [account.key], ...draft },
  )
  const answer = await bench.offer(drawn)
  if (answer !== 'accepted') throw new Error(answer)
  const info = await bench.receipt(drawn.id)
  return {
    info,
    bytes: drawn.hex.length / 2 + 64,
    spent: before - (await balanceOf(bench, account)),
  }
}

export const toOther = async (bench: Bench, amount = 1): Promise<Value> => ({
  to_address: (await bench.other()).address,
  amount,
})

/** An account whose 600 of today are used up. */
export async function tired(bench: Bench): Promise<Account> {
  const account = await bench.fresh(2000 * trx)
  for (let i = 0; i < 3; i++) {
    const { info } = await pay(bench, account, 'TransferContract', await toOther(bench))
    if (info['fee'] !== undefined) return account
  }
  return account
}

let made = 0
export const nowhere = (): string =>
  accountOf((BigInt(Date.now()) * 1000n + BigInt(++made)).toString(16).padStart(64, '3')).address
