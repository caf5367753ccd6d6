import { exactAmount, roundedUp, shortAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'

import type { CardLevel } from '../shapes.ts'

type Priced = Pick<CardLevel, 'price' | 'priceTrx'>

/** In USDT, the fixed price. */
export const levelPriceUsdt = ({ price }: Priced): string => `${shortAmount(BigInt(price), 6)} USDT`

/** In the chain's own coin, rounded up since so much is asked, or in USDT while there is no average price. */
export const levelPrice = (level: Priced): string =>
  level.priceTrx === null
    ? levelPriceUsdt(level)
    : `${shortAmount(roundedUp(BigInt(level.priceTrx), 6), 6)} ${nativeSymbol()}`

/** As `levelPrice`, to the last digit. */
export const levelPriceExact = ({ price, priceTrx }: Priced): string =>
  priceTrx === null
    ? `${exactAmount(BigInt(price), 6)} USDT`
    : `${exactAmount(BigInt(priceTrx), 6)} ${nativeSymbol()}`
