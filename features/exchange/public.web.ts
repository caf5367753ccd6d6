/** Parts of screens for other features. */

export { CoinPicker } from './web/coin/CoinPicker.tsx'
export { coinReads, useCoin } from './web/coin/useCoin.ts'
