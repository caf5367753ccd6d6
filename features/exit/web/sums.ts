import type { Address } from '#platform/std/address.ts'

import type { CoinFacts, ValuedExit } from './read.ts'

/** How many coins without a price are named: anyone can lock any coin for an account. */
const mostNamed = 5

/** Of positions that can be left now: base units of USDT, cards that are free then, and coins without a price. */
export function sumsOf(
  list: readonly ValuedExit[],
  coins: ReadonlyMap<Address, CoinFacts>,
): { readonly worth: bigint; readonly cards: number; readonly unpriced: readonly string[] } {
  const unpriced = list
    .filter(({ worth, back }) => worth === null && back.length > 0)
    .flatMap(({ back }) => back.map(({ coin }) => coins.get(coin)?.symbol ?? coin))
  return {
    worth: list.reduce((sum, { worth }) => sum + (worth ?? 0n), 0n),
    cards: new Set(list.flatMap(({ cards = [] }) => cards)).size,
    unpriced: [...new Set(unpriced)].slice(0, mostNamed),
  }
}
