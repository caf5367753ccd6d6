/** Reference prices in base units of USDT; null if there is none. */
export interface Compared {
  readonly levelFloor: string | null
  readonly lastSale: string | null
  /** The card's price from the contract. */
  readonly mintPrice: string
  readonly bestOffer: string | null
  /** Base units of USDT for one whole of the chain's own coin. */
  readonly trxRate: string | null
}

/** high: more than twice of it · low: less than half of it · underOffer: another account offers more */
export interface Warning {
  readonly is: 'high' | 'low' | 'underOffer'
  readonly than: 'levelFloor' | 'lastSale' | 'mintPrice' | 'bestOffer'
  /** Base units of USDT that it is compared with. */
  readonly figure: bigint
}

/** A price in base units of its coin → base units of USDT; null where no rate is known. */
export function worthOf(price: bigint, native: boolean, rate: string | null): bigint | null {
  if (!native) return price
  return rate === null ? null : (price * BigInt(rate)) / 1_000_000n
}

/** What a card was last sold for on the market; before its first sale, what the contract sold it for, named as such. */
export const lastPriceOf = ({
  lastSale,
  mintPrice,
}: Pick<Compared, 'lastSale' | 'mintPrice'>): {
  readonly than: 'lastSale' | 'mintPrice'
  readonly figure: string
} =>
  lastSale === null
    ? { than: 'mintPrice', figure: mintPrice }
    : { than: 'lastSale', figure: lastSale }

/** Against a typing error: the prices that a seller should confirm before listing. */
export function sellWarnings(worth: bigint, compared: Compared): Warning[] {
  const found: Warning[] = []
  const floor =
    compared.levelFloor === null
      ? []
      : [{ than: 'levelFloor' as const, figure: compared.levelFloor }]
  for (const { than, figure: text } of [...floor, lastPriceOf(compared)]) {
    const figure = BigInt(text)
    if (worth > figure * 2n) found.push({ is: 'high', than, figure })
    if (worth * 2n < figure) found.push({ is: 'low', than, figure })
  }
  if (compared.bestOffer !== null && worth < BigInt(compared.bestOffer)) {
    found.push({ is: 'underOffer', than: 'bestOffer', figure: BigInt(compared.bestOffer) })
  }
  return found
}

/** What a buyer, or the maker of an offer, should confirm: more than twice of other prices. */
export const buyWarnings = (worth: bigint, compared: Compared): Warning[] =>
  sellWarnings(worth, { ...compared, bestOffer: null }).filter(({ is }) => is === 'high')

/** What the seller to an offer should confirm: less than half of other prices. */
export const acceptWarnings = (worth: bigint, compared: Compared): Warning[] =>
  sellWarnings(worth, { ...compared, bestOffer: null }).filter(({ is }) => is === 'low')
