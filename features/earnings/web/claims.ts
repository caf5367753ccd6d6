import { zeroAddress } from '#platform/std/address.ts'
import type { Tone } from '#platform/ui/Chip.tsx'

interface Coined {
  readonly symbol: string
}
interface KnownCoin extends Coined {
  readonly address: string | null
}

/** What is claimed on this screen: all of it, or of the coin that an address or symbol names, in any case. */
export function claimedHere<C extends Coined>(
  list: readonly C[],
  token: string | null,
  coins: readonly KnownCoin[],
): readonly C[] {
  if (token === null || token === '') return list
  const named = coins.find(({ address }) => (address ?? zeroAddress) === token)?.symbol ?? token
  return list.filter(({ symbol }) => symbol.toUpperCase() === named.toUpperCase())
}

/** The sums of a list, coin by coin, in the order in which the coins appear: base units. */
export function sumsByCoin(
  list: readonly (Coined & { readonly decimals: number; readonly amount: string })[],
) {
  const sums = new Map<string, { symbol: string; decimals: number; units: bigint }>()
  for (const { symbol, decimals, amount } of list) {
    const units = (sums.get(symbol)?.units ?? 0n) + BigInt(amount)
    sums.set(symbol, { symbol, decimals, units })
  }
  return [...sums.values()]
}

interface Signed {
  readonly kind: string
  readonly tone: Tone
}

/** Of the signed actions, the unfinished claims and the failed ones. */
export function claimsOf<Item extends Signed>(items: readonly Item[]) {
  const claims = items.filter(({ kind }) => kind.includes('.claim'))
  return {
    onTheWay: claims.filter(({ tone }) => tone === 'lapis'),
    failed: claims.filter(({ tone }) => tone === 'terra'),
  }
}
