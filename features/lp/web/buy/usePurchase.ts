import { verbatim } from '#platform/std/text.ts'
import { type ApiFailure, useApi } from '#platform/web/api.ts'
import { type Fault, typedAmount } from '#platform/web/spend/amount.ts'
import { useSettled } from '#platform/web/useSettled.ts'
import { useState } from 'react'

import { purchaseApi } from '../../purchaseApi.ts'
import type { Config } from './RewardToday.tsx'
import { firstSlippage, type SlippageChoice, slippageOf } from './Slippage.tsx'

/** How often a quote is requested again while it is visible, ms. */
const again = 10_000

/** The chosen and typed values, and the contract's estimate. */
export function usePurchase(pool: string, config: Config) {
  const [paid, pay] = useState('')
  const [typed, type] = useState('')
  const bounds = config.slippageBps
  const [slippage, slip] = useState<SlippageChoice>(() => firstSlippage(bounds))
  const coin = config.coins.find(({ symbol }) => symbol === paid) ?? config.coins[0]!
  const balance = coin.balance === null ? null : BigInt(coin.balance)
  const minimum = coin.minimum === null ? null : BigInt(coin.minimum)
  const bps = slippageOf(slippage, bounds)

  // Also for more than the balance: the estimate can still be read.
  const settled = useSettled(typed)
  const asked = typedAmount(settled, coin, { balance: null })
  const wanted =
    'units' in asked && bps !== null
      ? { pool, coin: coin.symbol, amount: String(asked.units), slippageBps: String(bps) }
      : null
  const query = useApi(purchaseApi.quote, wanted, {
    refetchInterval: again,
    keepsLast: true,
  })
  const refusal: ApiFailure | null = wanted === null ? null : query.error
  const isOfThis = wanted !== null && settled === typed && !query.isPlaceholderData
  const quote = isOfThis && refusal === null ? query.data : undefined

  const amount = typedAmount(typed, coin, { balance, minimum })
  const own: Fault | null = 'fault' in amount ? amount.fault : null
  return {
    coin,
    balance,
    pay,
    typed,
    type,
    slippage,
    slip,
    bps,
    units: own === null && 'units' in amount ? amount.units : null,
    fault: own ?? describe(refusal),
    /** Of exactly the typed value; undefined before it is there. */
    quote,
    refusal,
    /** Until the quote is there nothing can be reviewed. */
    waits:
      'units' in amount && bps !== null && quote === undefined && !(isOfThis && refusal !== null),
  }
}

/** The server's refusal of the amount, in the user's language. */
function describe(refusal: ApiFailure | null): Fault | null {
  if (refusal?.field !== 'amount') return null
  return { text: verbatim(refusal.message) }
}
