import type { App } from '#platform/server/app.ts'
import { mulDivDown } from '#platform/std/amount.ts'

import { cardsFacts } from '../contract.ts'
import { marketFacts } from './facts.ts'

export interface FeeRates {
  /** Hundredths of a percent: to the fee splitter, and to the fund of the card's level. */
  readonly feeBps: number
  readonly creatorFeeBps: number
}

export async function feeRates(app: App): Promise<FeeRates> {
  const [{ feeBps }, { creatorFeeBps }] = await Promise.all([marketFacts(app), cardsFacts(app)])
  return { feeBps, creatorFeeBps }
}

/** The parts of a price, each fee rounded down as in the contract. */
export function partsOf({ feeBps, creatorFeeBps }: FeeRates, price: bigint) {
  const fee = mulDivDown(price, BigInt(feeBps), 10_000n)
  const creatorFee = mulDivDown(price, BigInt(creatorFeeBps), 10_000n)
  return {
    fee: String(fee),
    creatorFee: String(creatorFee),
    sellerGets: String(price - fee - creatorFee),
  }
}
