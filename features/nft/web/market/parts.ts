/** The parts of a price, in base units of its coin. */
export interface PriceParts {
  readonly fee: bigint
  readonly creatorFee: bigint
  /** Both: texts of screens and of sheets. */
  readonly fees: bigint
  readonly sellerGets: bigint
}

/** As the contract divides it: each fee rounded down, the rest is the seller's. */
export function partsOf(price: bigint, feeBps: number, creatorFeeBps: number): PriceParts {
  const fee = (price * BigInt(feeBps)) / 10_000n
  const creatorFee = (price * BigInt(creatorFeeBps)) / 10_000n
  const fees = fee + creatorFee
  return { fee, creatorFee, fees, sellerGets: price - fees }
}
