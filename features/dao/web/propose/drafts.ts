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
  /** In the form that the server and the signing sheet read; null while something is wrong. */
  readonly call: string | null
  readonly amount: Fault | null
  readonly to: Text | null
}

/** What a draft is, or what is wrong with it. `fee`: the creation fee of now, which can only be lowered. */
export function read(draft: Draft, fee: bigint | null): Read {
  if (draft.kind === 'disable') return { call: 'disable', amount: null, to: null }
  const coin = coinOf(draft)
  if (draft.kind === 'fee') {
    const zero = draft.amount.trim() === '0'
    const typed = zero
      ? { units: 0n }
      : typedAmount(draft.amount, coin, { balance: null, minimum: null })
    if ('fault' in typed) return { call: null, amount: typed.fault, to: null }
    if (fee !== null && typed.units >= fee) {
      const values = { amount: exactOf(fee, coin) }
      return { call: null, amount: { text: texts.notLower, values }, to: null }
    }
    return { call: `fee:${typed.units}`, amount: null, to: null }
  }
  const typed = typedAmount(draft.amount, coin, { balance: null, minimum: null })
  const address = typedAddress(draft.to)
  const to = address === '' ? daoTexts.addressRequired : addressFault(address, daoTexts.notAddress)
  const amount = 'fault' in typed ? typed.fault : null
  const isWhole = 'units' in typed && to === null && isAddress(address)
  return { call: isWhole ? `pay:${draft.coin}:${address}:${typed.units}` : null, amount, to }
}
