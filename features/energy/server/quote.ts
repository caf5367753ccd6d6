import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import type { energyApi } from '../api.ts'
import { type Account, cheapestOf, toLease } from '../cheapest.ts'
import { freeNow, type Network, networkNow, networkSource, networkView } from './contract.ts'
import { cheapestFirst, leastFirst, offering } from './offers.ts'
import { stakeFor } from './rules.ts'
import type { LenderRow } from './views.ts'

/** Lenders whose free energy the node is asked for: what was used up within a day is in no index. */
const mostAsked = 10
const askedAtOnce = 5

/** Of an account that is not named: it has nothing of either. */
const nobody: Account = { energy: 0, bandwidth: 0 }

export const quote: Handler<typeof energyApi.quote> = async (input, call) => {
  const { app } = call
  const { energy, time: days, receiver } = input
  const [network, account] = await Promise.all([
    networkNow(app),
    receiver === undefined ? nobody : app.node.resources(receiver),
  ])
  const { prices } = network
  const wanted = toLease(energy, account)
  const best = energy > account.energy ? await bestFor(call, wanted, network) : null
  const ofAccount = { contract: receiver!, what: 'own', call: 'getaccountresource' }
  return {
    network: networkView(network),
    own: account.energy,
    best:
      best === null
        ? null
        : {
            lender: best.row.lender,
            provider: best.row.provider,
            price: best.row.price,
            least: best.row.least,
            free: best.energy,
            whole: Number(stakeFor(leasedOf(best.row, wanted), network)! / 1_000_000n),
          },
    choice: cheapestOf(energy, account, { prices, offer: best?.row ?? null, days }),
    time: app.clock.now(),
    sources: [
      networkSource(app, network),
      ...(receiver === undefined ? [] : [sourceOf(app, { ...ofAccount, value: account.energy })]),
      ...(best === null ? [] : [best.source]),
    ],
  }
}

const leasedOf = ({ least }: Pick<LenderRow, 'least'>, energy: number): number =>
  Math.max(least, energy)

/** The cheapest of those that have it free now; where there is none, of those that only lease more. */
async function bestFor(call: Call, energy: number, network: Network) {
  const able = await cheapestFirst(offering(call, energy, network), mostAsked)
  return (
    (await firstFree(call, able, energy)) ??
    firstFree(call, await leastFirst(call, energy, network, mostAsked), energy)
  )
}

/** A few at a time: as a rule the first has it. */
async function firstFree(call: Call, rows: readonly LenderRow[], energy: number) {
  for (let from = 0; from < rows.length; from += askedAtOnce) {
    const asked = await Promise.all(
      rows
        .slice(from, from + askedAtOnce)
        .map(async (row) => ({ row, ...(await freeNow(call.app, row.lender)) })),
    )
    const found = asked.find((one) => one.energy >= leasedOf(one.row, energy))
    if (found !== undefined) return found
  }
  return null
}
