import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import { validateAmount } from '#platform/server/spending.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { roundedUp } from '#platform/std/format.ts'

import type { burnApi } from '../api.ts'
import {
  type BurnQuote,
  burnQuote,
  burnSource,
  periodNow,
  type Refused,
  swapQuote,
  worthQuote,
} from './contract.ts'
import { minersPart } from '../fields.ts'
import { totalPower } from './pool.ts'
import { dailyNow, leastPower, lessBy, nearEnd, partOf } from './rules.ts'

export const quote: Handler<typeof burnApi.quote> = async (input, call) => {
  const { app } = call
  const { of, amount, slippageBps } = input
  refuseIf(validateAmount(amount), 'amount')
  const [quoted, period, all] = await Promise.all([
    quoteOf(app, of, amount!),
    periodNow(app),
    totalPower(call),
  ])
  const { burnAmount, uAmount, power } = orRefuse(quoted, 'amount')
  const now = app.clock.now()
  const daily = dailyNow(period, now)
  const ownPower = input.ownPower + power
  const networkPower = all.power + power
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
    approve: String(isBought ? 0n : toApprove(burnAmount)),
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
            call: `previewBurn(${zeroAddress},${uAmount})`,
            value: [burnAmount, power, power, networkPower],
          }),
      period.source,
    ],
  }
}

/** One percent more, for a price that falls before the burn, up to a figure that people can read. */
const toApprove = (burnAmount: bigint): bigint =>
  roundedUp(burnAmount + (burnAmount + 99n) / 100n, decimalsOf.TES)

const quoteOf = (
  app: App,
  of: 'worth' | 'coin' | 'trx',
  amount: bigint,
): Promise<BurnQuote | Refused> => {
  if (of === 'trx') return swapQuote(app, amount)
  return of === 'coin' ? worthQuote(app, amount) : burnQuote(app, amount)
}

/** @throws what the contract would refuse with */
export function orRefuse<T extends object>(quoted: T | Refused, field: string): T {
  if ('kind' in quoted) throw new Failure(quoted.kind, { field, values: quoted.values })
  return quoted
}
