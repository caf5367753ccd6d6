import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { validateAmount } from '#platform/server/spending.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { burnApi } from '../api.ts'
import {
  type BurnQuote,
  burningAt,
  burnQuote,
  burnSource,
  minerNow,
  periodNow,
  type Refused,
  swapQuote,
  worthQuote,
} from './contract.ts'
import { minersPart } from '../fields.ts'
import { dailyNow, leastPower, lessBy, nearEnd, partOf } from './rules.ts'

export const quote: Handler<typeof burnApi.quote> = async (input, call) => {
  const { app, session } = call
  const { of, amount, slippageBps } = input
  refuseIf(validateAmount(amount), 'amount')
  const account = session?.address ?? null
  const [quoted, period, miner, balances] = await Promise.all([
    quoteOf(call, of, amount!),
    periodNow(app),
    minerNow(app, account ?? burningAt(app).address),
    account === null
      ? null
      : balancesOf(app, app.deployment.address('Tes'), account, burningAt(app).address),
  ])
  const { burnAmount, uAmount, power } = orRefuse(quoted, 'amount')
  const now = app.clock.now()
  const daily = dailyNow(period, now)
  const ownPower = miner.power + power
  const networkPower = miner.networkPower + power
  const above = burnAmount + (burnAmount + 99n) / 100n
  const approved = balances !== null && balances.balance < above ? balances.balance : above
  const isBought = of === 'trx'
  const isNear = period.opened > 0 && now < period.end && now + nearEnd >= period.end
  return {
    of,
    burnAmount: String(burnAmount),
    uAmount: String(uAmount),
    multiplier: period.multiplier,
    power: String(power),
    ownPower: String(ownPower),
    networkPower: String(networkPower),
    leastPower: String(leastPower),
    dailyPool: String((daily * minersPart.part) / minersPart.of),
    daily: String(partOf(daily, ownPower, networkPower)),
    dailyDoubled: String(partOf(daily, ownPower, 2n * networkPower)),
    approve: String(isBought ? 0n : approved),
    minPower: String(isBought ? lessBy(power, slippageBps) : 0n),
    multiplierFallsAt: isNear && period.next.multiplier < period.multiplier ? period.end : null,
    sources: [
      isBought
        ? burnSource(app, {
            what: 'burnAmount',
            call: `previewSwap(${amount!})`,
            value: [burnAmount, uAmount, power],
          })
        : burnSource(app, {
            what: 'burnAmount',
            call: `previewBurn(${account ?? ''},${uAmount})`,
            value: [burnAmount, power, ownPower, networkPower],
          }),
      period.source,
    ],
  }
}

const quoteOf = (
  { app, session }: Call,
  of: 'worth' | 'coin' | 'trx',
  amount: bigint,
): Promise<BurnQuote | Refused> => {
  const account = session?.address ?? null
  if (of === 'trx') return swapQuote(app, amount)
  return of === 'coin' ? worthQuote(app, account, amount) : burnQuote(app, account, amount)
}

/** @throws what the contract would refuse with */
export function orRefuse<T extends object>(quoted: T | Refused, field: string): T {
  if ('kind' in quoted) throw new Failure(quoted.kind, { field, values: quoted.values })
  return quoted
}
