import { usdtAbi } from '#platform/contracts/abi.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'

import { cardMarketAbi } from '../../contract/abi.ts'

/** A coin that prices may be in. */
export interface MarketCoin {
  readonly symbol: string
  readonly decimals: number
  /** As the market names it: zero for the chain's own. */
  readonly address: Address
  /** Its contract's name in the deployment and its ABI; null for the chain's own. */
  readonly contract: { readonly name: string; readonly abi: typeof usdtAbi } | null
}

/** Constants of the market. */
export interface MarketFacts {
  /** The chain's own first. */
  readonly coins: readonly MarketCoin[]
  /** Base units of any coin. */
  readonly minPrice: bigint
  /** Seconds. */
  readonly maxTime: number
  /** Hundredths of a percent. */
  readonly feeBps: number
}

/** Read from the contract once. */
export const marketFacts = oncePerApp(readFacts)

export const marketOf = (app: App) => ({
  address: app.deployment.address('CardMarket'),
  abi: cardMarketAbi,
})

async function readFacts(app: App): Promise<MarketFacts> {
  const market = marketOf(app)
  const [addresses, minPrice, maxTime, fee] = await Promise.all([
    app.node.readContract({ ...market, functionName: 'coins', args: [] }),
    app.node.readContract({ ...market, functionName: 'MIN_PRICE', args: [] }),
    app.node.readContract({ ...market, functionName: 'MAX_TIME', args: [] }),
    app.node.readContract({ ...market, functionName: 'FEE', args: [] }),
  ])
  return {
    coins: addresses.map((one) => coinAt(app, one)),
    minPrice,
    maxTime: Number(maxTime),
    feeBps: Number(fee),
  }
}

function coinAt({ config, deployment }: App, address: Address): MarketCoin {
  if (address === zeroAddress) {
    return { symbol: config.nativeSymbol, decimals: decimalsOf.TRX, address, contract: null }
  }
  if (address === deployment.contracts['Usdt']?.address) {
    const contract = { name: 'Usdt', abi: usdtAbi }
    return { symbol: 'USDT', decimals: decimalsOf.USDT, address, contract }
  }
  throw new Error(`the market takes a coin that the deployment does not name: ${address}`)
}

export const coinBySymbol = ({ coins }: MarketFacts, symbol: string): MarketCoin | undefined =>
  coins.find((one) => one.symbol === symbol)

/** The coin of a listing, a sale or an offer. */
export function coinByAddress({ coins }: MarketFacts, address: Address): MarketCoin {
  const found = coins.find((one) => one.address === address)
  if (found === undefined) throw new Error(`the market does not take the coin ${address}`)
  return found
}
