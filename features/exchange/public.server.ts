/** Reads of pools and prices, and the router's calls, for other features. */

export {
  type Pool,
  type PoolNow,
  pairOf,
  poolAt,
  poolNow,
  poolOfTrx,
  poolSources,
  reservesSource,
} from './server/now/pool.ts'
export {
  type PriceNow,
  liquidityWorth,
  poolWorth,
  priceE12In,
  priceNow,
  worthAt,
} from './server/now/worth.ts'
export { type ZapQuote, zapQuote } from './server/now/zapQuote.ts'
export { removalAbi } from './server/removalAbi.ts'
export { averageOf } from './server/averages.ts'
export { candlesOf } from './server/candleReads.ts'
export { coinPage, coinsByAddress, wrappedCoin } from './server/coinLists.ts'
export type { LaidAside } from './server/facts.ts'
export { type CoinFigures, asideSources, figuresOf } from './server/figures.ts'
export { type ListedPool, poolsAmong, poolsOfCoin } from './server/pools.ts'
export { priceE12 } from './server/prices.ts'
export { coinNames } from './server/coinNames.ts'
export { coinLooks, likenessOf } from './server/coinViews.ts'
export { type CoinPrice, coinPriceNow } from './server/now/coinPrice.ts'
export { heldBy, totalSupplyOf } from './server/sayings.ts'
export { liquidityValues } from './server/liquidityValues.ts'
export { liquidityWorthThen, worthThen } from './server/worthThen.ts'
