/** Parts of screens for other features. */

export { CoinPicker } from './web/coin/CoinPicker.tsx'
export { useCoin } from './web/coin/useCoin.ts'
