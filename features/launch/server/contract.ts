import { heldBy } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { launchTokenAbi, saleAbi, tokenFactoryAbi } from '../contract/abi.ts'

export const factoryAt = (app: App) => ({
  address: app.deployment.address('TokenFactory'),
  abi: tokenFactoryAbi,
})
export const saleAt = (address: Address) => ({ address, abi: saleAbi })
export const tokenAt = (address: Address) => ({ address, abi: launchTokenAbi })

/** sun, now. */
export async function creationFee(app: App): Promise<bigint> {
  return app.node.readContract({ ...factoryAt(app), functionName: 'creationFee', args: [] })
}

export async function isEnabled(app: App): Promise<boolean> {
  return app.node.readContract({ ...factoryAt(app), functionName: 'factoryEnabled', args: [] })
}

/** sun, at the network’s price of energy now. */
export async function leastSoftCap(app: App): Promise<bigint> {
  return app.node.readContract({ ...factoryAt(app), functionName: 'leastSoftCap', args: [] })
}

export const mostCreationFee = oncePerApp(async (app) =>
  app.node.readContract({ ...factoryAt(app), functionName: 'MAX_CREATION_FEE', args: [] }),
)

/** What the contract itself states of a presale, with its source. */
export async function totalsNow(app: App, sale: Address) {
  const [state, totals] = await Promise.all([
    app.node.readContract({ ...saleAt(sale), functionName: 'state', args: [] }),
    app.node.readContract({ ...saleAt(sale), functionName: 'totals', args: [] }),
  ])
  const sources: Source[] = [
    sourceOf(app, { what: 'state', contract: sale, call: 'state()', value: state }),
    sourceOf(app, { what: 'presale', contract: sale, call: 'totals()', value: totals }),
  ]
  return { state: Number(state), totals, sources }
}

/** What a presale holds, in sun, as it states it. */
export async function moneyNow(app: App, sale: Address) {
  const money = await app.node.readContract({ ...saleAt(sale), functionName: 'money', args: [] })
  const source = sourceOf(app, { what: 'held', contract: sale, call: 'money()', value: money })
  return { money, source }
}

/** What is left of a floor, and the tokens that share it. */
export async function floorNow(app: App, sale: Address) {
  const [left, outstanding] = await app.node.readContract({
    ...saleAt(sale),
    functionName: 'floor',
    args: [],
  })
  return { left: String(left), outstanding: String(outstanding) }
}

/** Whether a token’s collected fees can be sold. */
export const convertDue = (app: App, token: Address): Promise<boolean> =>
  app.node.readContract({ ...tokenAt(token), functionName: 'convertDue', args: [] })

/** What the pool of a listing holds, in sun and base units of the token. */
export async function poolOf(app: App, pair: Address, token: Address) {
  const [sun, tokens] = await Promise.all([
    heldBy(app, app.deployment.address('Wtrx'), [pair]),
    heldBy(app, token, [pair]),
  ])
  return sun === null || tokens === null ? null : { sun: String(sun), tokens: String(tokens) }
}
