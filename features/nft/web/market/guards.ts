/** What a price is held against, in base units of USDT; null where there is none. */
export interface Compared {
  readonly levelFloor: string | null
  readonly lastSale: string | null
  readonly bestOffer: string | null
  /** Base units of USDT for one whole of the chain's own coin. */
  readonly trxRate: string | null
}

/** high: more than twice of it · low: less than half of it · underOffer: somebody offers more */
export interface Warning {
  readonly is: 'high' | 'low' | 'underOffer'
  readonly than: 'levelFloor' | 'lastSale' | 'bestOffer'
  /** Base units of USDT that it is compared with. */
  readonly figure: bigint
}

/** A price in base units of its coin → base units of USDT; null where no rate is known. */
export function worthOf(price: bigint, native: boolean, rate: string | null): bigint | null {
  if (!native) return price
  return rate === null ? null : (price * BigInt(rate)) / 1_000_000n
}

/** Against a slip of a finger: what a seller should confirm before listing at this worth. */
export function sellWarnings(worth: bigint, compared: Compared): Warning[] {
  const found: Warning[] = []
  for (const than of ['levelFloor', 'lastSale'] as const) {
    const text = compared[than]
    if (text === null) continue
    const figure = BigInt(text)
    if (worth > figure * 2n) found.push({ is: 'high', than, figure })
    if (worth * 2n < figure) found.push({ is: 'low', than, figure })
  }
  if (compared.bestOffer !== null && worth < BigInt(compared.bestOffer)) {
    found.push({ is: 'underOffer', than: 'bestOffer', figure: BigInt(compared.bestOffer) })
  }
  return found
}

/** What a buyer, or who offers, should confirm: more than twice of what others asked or paid. */
export const buyWarnings = (worth: bigint, compared: Compared): Warning[] =>
  sellWarnings(worth, { ...compared, bestOffer: null }).filter(({ is }) => is === 'high')

/** What who accepts an offer should confirm: less than half of what others asked or paid. */
export const acceptWarnings = (worth: bigint, compared: Compared): Warning[] =>
  sellWarnings(worth, { ...compared, bestOffer: null }).filter(({ is }) => is === 'low')
