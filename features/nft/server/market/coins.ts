import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import { type MarketCoin, coinBySymbol, marketFacts } from './facts.ts'
import { type Balances, validatePay, validatePrice } from './rules.ts'

/** The coin that a request names, or NO_SUCH_COIN. */
export async function coinOrRefuse(app: App, symbol: string): Promise<MarketCoin> {
  const coin = coinBySymbol(await marketFacts(app), symbol)
  if (coin === undefined) throw new Failure(nftFailures.NO_SUCH_COIN, { field: 'coin' })
  return coin
}

/** The amount, or why it can be no price. */
export async function priceOrRefuse(
  app: App,
  coin: MarketCoin,
  amount: bigint | undefined,
  field: string,
): Promise<bigint> {
  const { minPrice } = await marketFacts(app)
  refuseIf(validatePrice(amount, minPrice), field, verdictOf(coin, minPrice))
  return amount!
}

/** An address's balance of a coin and its allowance for the market, now. */
export async function balancesOf(app: App, owner: Address, coin: MarketCoin): Promise<Balances> {
  const { contract, address } = coin
  if (contract === null) return { balance: await app.node.balance(owner), allowance: null }
  const read = { address, abi: contract.abi }
  const [balance, allowance] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'balanceOf', args: [owner] }),
    allowanceOf(app, owner, coin),
  ])
  return { balance, allowance }
}

/** The market's present allowance of an owner's coin; null for the chain's own. */
export async function allowanceOf(
  app: App,
  owner: Address,
  { contract, address }: MarketCoin,
): Promise<bigint | null> {
  if (contract === null) return null
  const args = [owner, app.deployment.address('CardMarket')] as const
  return app.node.readContract({
    address,
    abi: contract.abi,
    functionName: 'allowance',
    args: [...args],
  })
}

/** sun that go with a call that pays this amount. Refuses who cannot pay it. */
export async function paidWith(
  { app, address }: Call,
  coin: MarketCoin,
  amount: bigint,
  field: string,
): Promise<bigint> {
  refuseIf(
    validatePay(await balancesOf(app, address, coin), amount),
    field,
    verdictOf(coin, amount),
  )
  return coin.contract === null ? amount : 0n
}

/** For texts: an amount of a coin, under both names that texts use. */
export function verdictOf({ symbol, decimals }: MarketCoin, amount: bigint) {
  const inCoins = formatUnits(amount, decimals)
  return { symbol, amount: inCoins, min: inCoins }
}
