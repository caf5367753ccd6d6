import type { Handler } from '#platform/server/bind.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { Failure } from '#platform/std/failure.ts'

import type { lockApi } from '../api.ts'
import { lockFailures } from '../failures.ts'
import { contractOrRefuse, lockAAt, mostDays, priceNow, spendableOf, sumsOfA } from './contract.ts'
import { coinView } from './locks.ts'

export const form: Handler<typeof lockApi.form> = async ({ coin }, call) => {
  const { app, session } = call
  await contractOrRefuse(app, coin)
  const sums = await sumsOfA(app, coin, 'sums')
  if (sums === null) throw new Failure(lockFailures.NO_COIN, { field: 'coin' })
  const [view, days, mine] = await Promise.all([
    coinView(call, coin),
    mostDays(app),
    session === null ? null : spendableOf(app, coin, session.address, 'A'),
  ])
  const { price, sources } = await priceNow(app, coin, view.decimals)
  const { address: contract } = lockAAt(app)
  return {
    coin: view,
    mostDays: days,
    price,
    timed: String(sums.timed),
    held: String(sums.held),
    mine:
      mine === null ? null : { balance: String(mine.balance), allowance: String(mine.allowance) },
    sources: [
      sourceOf(app, { what: 'mostDays', contract, call: 'MAX_DAYS()', value: days }),
      sums.source,
      ...sources,
    ],
  }
}
