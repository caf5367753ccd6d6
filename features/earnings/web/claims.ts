import type { Tone } from '#platform/ui/Chip.tsx'

import type { Claimable } from '../shapes.ts'

/** What is claimed on this screen: all of it, or of the coin that an address or symbol names, in any case. */
export function claimedHere(list: readonly Claimable[], token: string | null) {
  if (token === null || token === '') return list
  const asked = token.toUpperCase()
  return list.filter(({ coin }) => coin.address === token || coin.symbol.toUpperCase() === asked)
}

interface Signed {
  readonly kind: string
  readonly tone: Tone
}

/** Of what one signed, the claims that have not come to their end, and those that failed. */
export function claimsOf<Item extends Signed>(items: readonly Item[]) {
  const claims = items.filter(({ kind }) => kind.startsWith('earnings.'))
  return {
    onTheWay: claims.filter(({ tone }) => tone === 'lapis'),
    failed: claims.filter(({ tone }) => tone === 'terra'),
  }
}
