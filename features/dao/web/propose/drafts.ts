import { isAddress, typedAddress } from '#platform/std/address.ts'
import { type Fault, typedAmount } from '#platform/web/spend/amount.ts'
import { exactOf, type ShownCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { addressFault } from '#platform/web/addressFault.ts'
import type { Text } from '#platform/std/text.ts'

import type { PoolCoin } from '../../fields.ts'
import { chainsOwn, coinNamed } from '../proposals.ts'
import { daoTexts } from '../textDao.ts'
import { proposeTexts as texts } from '../textPropose.ts'

/** A call of a proposal as it is typed. */
export interface Draft {
  readonly key: number
  readonly kind: 'pay' | 'fee' | 'disable'
  readonly coin: PoolCoin
  readonly amount: string
  readonly to: string
}

export const draftOf = (key: number): Draft => ({
  key,
  kind: 'pay',
  coin: chainsOwn,
  amount: '',
  to: '',
})

/** As amounts of it are typed: the chain's own under the network's name. */
export const coinOf = ({ coin, kind }: Draft): ShownCoin =>
  kind === 'fee' || coin === chainsOwn ? nativeCoin() : coinNamed(coin)

export interface Read {
  /** Base units that it pays from the pool. */
  readonly pays: bigint
  /** In the form that the server and the signing sheet read; null while something is wrong. */
  readonly call: string | null
  readonly amount: Fault | null
  readonly to: Text | null
}

/** What drafts are, in their order: what one pays of a coin, the next cannot. `payable`: of each coin now; null while not known. */
export function readAll(
  drafts: readonly Draft[],
  fee: bigint | null,
  payable: Readonly<Record<PoolCoin, bigint>> | null,
): readonly Read[] {
  const paid: Partial<Record<PoolCoin, bigint>> = {}
  return drafts.map((draft) => {
    const before = paid[draft.coin] ?? 0n
    const one = read(draft, fee, payable === null ? null : payable[draft.coin] - before)
    paid[draft.coin] = before + one.pays
    return one
  })
}

/** What a draft is, or what is wrong with it. `fee`: the creation fee of now, which can only be lowered. */
function read(draft: Draft, fee: bigint | null, payable: bigint | null): Read {
  const none = { pays: 0n, to: null }
  if (draft.kind === 'disable') return { ...none, call: 'disable', amount: null }
  const coin = coinOf(draft)
  if (draft.kind === 'fee') {
    const zero = draft.amount.trim() === '0'
    const typed = zero
      ? { units: 0n }
      : typedAmount(draft.amount, coin, { balance: null, minimum: null })
    if ('fault' in typed) return { ...none, call: null, amount: typed.fault }
    if (fee !== null && typed.units >= fee) {
      const values = { amount: exactOf(fee, coin) }
      return { ...none, call: null, amount: { text: texts.notLower, values } }
    }
    return { ...none, call: `fee:${typed.units}`, amount: null }
  }
  const most = payable === null ? null : { units: payable, text: texts.abovePayable }
  const typed = typedAmount(draft.amount, coin, { balance: null, minimum: null, most })
  const address = typedAddress(draft.to)
  const to = address === '' ? daoTexts.addressRequired : addressFault(address, daoTexts.notAddress)
  const amount = 'fault' in typed ? typed.fault : null
  const isWhole = 'units' in typed && to === null && isAddress(address)
  const pays = 'units' in typed ? typed.units : 0n
  return { pays, call: isWhole ? `pay:${draft.coin}:${address}:${pays}` : null, amount, to }
}
