import type { Handler } from '#platform/server/bind.ts'
import { feeSplitter } from '#features/team/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { earningsApi } from '../api.ts'
import { accruingOf } from './accruing.ts'
import { bonusesNow } from './bonusNow.ts'
import { coinView, native } from './coins.ts'

export const claimable: Handler<typeof earningsApi.claimable> = async (_, call) => {
  const { app, address } = call
  const [{ sun, source }, bonuses, accruing] = await Promise.all([
    feeCredit(app, address, 'creditOf'),
    bonusesNow(app, address),
    accruingOf(call),
  ])
  const none = { from: 'bonus' as const, coin: coinView(app, native), amount: '0', rest: '0' }
  const owed = bonuses.map(({ coin, due, rest }) => ({
    from: 'bonus' as const,
    coin: coinView(app, coin),
    amount: String(due),
    rest: String(rest),
  }))
  return {
    list: [
      { from: 'fees', coin: coinView(app, native), amount: String(sun), rest: '0' },
      ...(owed.length === 0 ? [none] : owed),
    ],
    accruing: accruing.map(({ coin, amount }) => ({
      coin: coinView(app, coin),
      amount: String(amount),
    })),
    sources: [source('fees'), ...bonuses.map((bonus) => bonus.source)],
  }
}

/** The splitter's values of an address, in sun: credited since the start, and not collected. */
export async function feeCredit(
  app: App,
  address: Address,
  functionName: 'earnedOf' | 'creditOf',
): Promise<{ readonly sun: bigint; readonly source: (what: string) => Source }> {
  const contract = app.deployment.address(feeSplitter.name)
  const asked = { address: contract, abi: feeSplitter.abi, functionName, args: [address] } as const
  const sun = await app.node.readContract(asked)
  const call = `${functionName}(${address})`
  return { sun, source: (what) => sourceOf(app, { what, contract, call, value: sun }) }
}
