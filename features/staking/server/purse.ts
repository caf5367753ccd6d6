import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { purseOf } from '#platform/server/coins.ts'
import { whyNotPutIn } from '#platform/server/spending.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { stakingFailures } from '../failures.ts'
import { type StakedCoin, coinBySymbol, stakingAt, stakingFacts } from './contract.ts'
import { type Term, mostFor, whyNotReserve } from './rules.ts'

/** The coin that a request names, or NO_SUCH_COIN. */
export async function coinOrRefuse(app: App, symbol: string): Promise<StakedCoin> {
  const coin = coinBySymbol(await stakingFacts(app), symbol)
  if (coin === undefined) throw new Failure(stakingFailures.NO_SUCH_COIN, { field: 'coin' })
  return coin
}

export function termOrRefuse({ terms }: StakedCoin, days: number): Term {
  const term = terms.find((one) => one.days === days)
  if (term === undefined) throw new Failure(stakingFailures.NO_SUCH_TERM, { field: 'days' })
  return term
}

/** The amount, or why it cannot be staked. */
export async function amountOrRefuse(
  { app, address }: Call,
  coin: StakedCoin,
  amount: bigint | undefined,
): Promise<bigint> {
  const purse = await purseOf(app, coin.address, address, stakingAt(app).address)
  const inCoins = (units: bigint) => formatUnits(units, coin.decimals)
  refuseIf(whyNotPutIn(amount, coin.minimum, purse), 'amount', {
    symbol: coin.symbol,
    minimum: inCoins(coin.minimum),
    balance: inCoins(purse.balance),
    amount: inCoins(amount ?? 0n),
  })
  return amount!
}

/** Refuses what the free reserve cannot answer for, and says how much it could. */
export function coveredOrRefuse(
  coin: StakedCoin,
  term: Term,
  amount: bigint,
  { free }: { readonly free: bigint },
): void {
  const most = formatUnits(mostFor(term, free), coin.decimals)
  refuseIf(whyNotReserve(term, amount, free), 'days', { most, symbol: coin.symbol })
}
