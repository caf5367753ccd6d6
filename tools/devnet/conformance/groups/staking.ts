/** What the rows on stakes share. */
import type { Account } from '../account.ts'
import type { Bench, Draft, Json, Receipt } from '../bench.ts'
import type { Kind, Value } from '../proto.ts'
import { rowsOf, source } from '../row.ts'

export const row = rowsOf(
  'stake',
  source('the actuators of stake 2.0, BandwidthProcessor, EnergyProcessor'),
  ['key'],
)

export const as = (
  bench: Bench,
  account: Account,
  kind: Kind,
  value: Value = {},
  draft: Draft = {},
): Promise<Receipt> =>
  bench.send(kind, { owner_address: account.address, ...value }, { keys: [account.key], ...draft })

export const refused = (
  bench: Bench,
  account: Account,
  kind: Kind,
  value: Value = {},
): Promise<string> =>
  bench.refusal(kind, { owner_address: account.address, ...value }, { keys: [account.key] })

export const accountJson = (bench: Bench, { address }: Account): Promise<Json> =>
  bench.wallet('getaccount', { address })
export const resources = (bench: Bench, { address }: Account): Promise<Json> =>
  bench.wallet('getaccountresource', { address })

/** Of the whole network: what a staked TRX is worth. */
export const share = (json: Json, of: 'Energy' | 'Net', staked: number): number =>
  Math.floor((staked * Number(json[`Total${of}Limit`])) / Number(json[`Total${of}Weight`]))
