import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { validatePutIn } from '#platform/server/spending.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { stakingFailures } from '../failures.ts'
import { type StakedCoin, coinBySymbol, stakingAt, stakingFacts } from './contract.ts'
import { type Term, mostFor, validateReserve } from './rules.ts'

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
  const balances = await balancesOf(app, coin.address, address, stakingAt(app).address)
  const inCoins = (units: bigint) => formatUnits(units, coin.decimals)
  refuseIf(validatePutIn(amount, coin.minimum, balances), 'amount', {
    symbol: coin.symbol,
    minimum: inCoins(coin.minimum),
    balance: inCoins(balances.balance),
    amount: inCoins(amount ?? 0n),
  })
  return amount!
}

/** Refuses a reward that the free reserve does not cover, and returns the maximum. */
export function coveredOrRefuse(
  coin: StakedCoin,
  term: Term,
  amount: bigint,
  { free }: { readonly free: bigint },
): void {
  const most = formatUnits(mostFor(term, free), coin.decimals)
  refuseIf(validateReserve(term, amount, free), 'days', { most, symbol: coin.symbol })
}
