import { verbatim } from '#platform/std/text.ts'
import { type ApiFailure, useApi } from '#platform/web/api.ts'
import { chainErrors } from '#platform/web/chainErrors.ts'
import { type Fault, typedAmount } from '#platform/web/spend/amount.ts'
import { tesCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { useSettled } from '#platform/web/useSettled.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { useState } from 'react'

import { burnApi } from '../../api.ts'
import { again, type Mine } from '../mining.ts'

/** What is typed: TES that are burnt, or TRX that buy them. */
export type Paying = 'coin' | 'trx'

export type BurnQuote = Reply<typeof burnApi.quote>

/** Hundredths of a percent. */
export const slippages = [50, 100, 300] as const

/** sun that stay for the fee of the call, whose energy is burnt at most: 210,000 at 100 sun, and its bytes. */
export const keptForFee = 22_000_000n

/** Base units that stay with who enters all: of TES for a price that falls before the call lands, of TRX for its fee. */
const spare = { coin: (balance: bigint) => balance / 101n, trx: () => keptForFee }

/** Everything that can be entered, less what should stay. */
export function mostOf(paying: Paying, balance: bigint): bigint {
  const kept = spare[paying](balance)
  return balance > kept ? balance - kept : 0n
}

/** What is missing of the chain's own coin has the words of the specification. */
function ownFault(typed: string, paying: Paying, balance: bigint | null): Fault | null {
  const coin = paying === 'coin' ? tesCoin : nativeCoin()
  const read = typedAmount(typed, coin, { balance: null })
  if ('fault' in read) return read.fault
  if (balance === null || read.units <= balance) return null
  return {
    text: chainErrors['{symbol} balance insufficient'],
    values: { symbol: coin.symbol },
  }
}

/** What is typed, and the contract's quote for exactly that. */
export function useBurnQuote(paying: Paying, mine: Mine | null) {
  const [typed, type] = useState('')
  const [slippage, slip] = useState<number>(slippages[1])
  const coin = paying === 'coin' ? tesCoin : nativeCoin()
  const balance = mine === null ? null : BigInt(paying === 'coin' ? mine.balance : mine.trx)

  // Also for more than the balance: the quote can still be read.
  const settled = useSettled(typed)
  const asked = typedAmount(settled, coin, { balance: null })
  const wanted =
    'units' in asked
      ? {
          of: paying,
          amount: String(asked.units),
          ownPower: mine?.power ?? '0',
          ...(paying === 'trx' ? { slippageBps: String(slippage) } : {}),
        }
      : null
  const query = useApi(burnApi.quote, wanted, { refetchInterval: again, keepsLast: true })
  const refusal: ApiFailure | null = wanted === null ? null : query.error
  const isOfThis = wanted !== null && settled === typed && !query.isPlaceholderData
  const own = ownFault(typed, paying, balance)
  return {
    coin,
    balance,
    typed,
    type,
    slippage,
    slip,
    fault: own ?? (refusal?.field === 'amount' ? { text: verbatim(refusal.message) } : null),
    /** Of the price: nothing that is typed changes it. */
    refusal: refusal?.field === 'amount' ? null : refusal,
    /** Base units of what the quote is of; null before it is there. */
    units: isOfThis && 'units' in asked ? asked.units : null,
    /** Of exactly the typed value; undefined before it is there. */
    quote: isOfThis && refusal === null ? query.data : undefined,
    /** Until the quote is there nothing can be reviewed. */
    waits: wanted !== null && refusal === null && (query.data === undefined || !isOfThis),
  }
}
