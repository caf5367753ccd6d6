import { decimalsOf } from '#platform/std/amount.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin as shownNative } from '#platform/web/spend/coinContract.ts'

import { ledgerCoins, nativeCoin } from '../../kinds.ts'

/** A coin of the ledger as amounts of it are shown; the chain's own where none is named. */
export function coinOf(word: string | undefined): ShownCoin {
  const symbol = ledgerCoins.find((one) => one === word) ?? nativeCoin
  return symbol === nativeCoin ? shownNative() : { symbol, decimals: decimalsOf[symbol] }
}
