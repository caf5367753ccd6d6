import type { App } from '#platform/server/app.ts'
import { balancesOf } from '#platform/server/coins.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import type { Source } from '#platform/std/source.ts'

import { rwaAssetAbi, rwaRegistryAbi } from '../contract/abi.ts'
import type { RwaCoin } from '../shapes.ts'

export const registryAt = (app: App) => ({
  address: app.deployment.address('RwaRegistry'),
  abi: rwaRegistryAbi,
})
export const assetAt = (address: Address) => ({ address, abi: rwaAssetAbi })

/** Nothing can be bought on a public network before its operator has switched the feature on. */
export const isOpen = ({ config, deployment }: App): boolean =>
  deployment.network === 'local' || config.rwa === true

/** It never changes. */
export const attestorOf = oncePerApp(async (app) =>
  app.node.readContract({ ...registryAt(app), functionName: 'attestor', args: [] }),
)

const listed = ['USDT', 'TES'] as const

/** An asset’s coin: one that the registry lists. */
export function coinView({ deployment }: App, address: Address): RwaCoin {
  const symbol = listed.find((one) => deployment.address(coinContract(one)) === address)
  if (symbol === undefined) throw new Error(`no asset is paid in ${address}`)
  return { symbol, address, decimals: decimalsOf[symbol] }
}

/** What the contract itself states of an asset, with its sources. */
export async function statedOf(app: App, asset: Address): Promise<Source[]> {
  const at = assetAt(asset)
  const [state, totals, money, attestation] = await Promise.all([
    app.node.readContract({ ...at, functionName: 'state', args: [] }),
    app.node.readContract({ ...at, functionName: 'totals', args: [] }),
    app.node.readContract({ ...at, functionName: 'money', args: [] }),
    app.node.readContract({ ...at, functionName: 'attestation', args: [] }),
  ])
  const of = { contract: asset }
  return [
    sourceOf(app, { ...of, what: 'state', call: 'state()', value: state }),
    sourceOf(app, { ...of, what: 'shares', call: 'totals()', value: totals }),
    sourceOf(app, { ...of, what: 'escrow', call: 'money()', value: money }),
    sourceOf(app, { ...of, what: 'reserve', call: 'attestation()', value: attestation }),
  ]
}

/** What it owes in its coin, as it states it: without payments that were refused. */
export async function moneyNow(app: App, asset: Address) {
  const money = await app.node.readContract({
    ...assetAt(asset),
    functionName: 'money',
    args: [],
  })
  const source = sourceOf(app, { what: 'owed', contract: asset, call: 'money()', value: money })
  return { money, source }
}

/** Whether a transfer would be done, by the contract: its reason, empty where it would. */
export async function transferNow(
  app: App,
  asset: Address,
  { from, to, shares }: { readonly from: Address; readonly to: Address; readonly shares: number },
) {
  const value = await app.node.readContract({
    ...assetAt(asset),
    functionName: 'canTransfer',
    args: [from, to, BigInt(shares)],
  })
  const call = `canTransfer(${from}, ${to}, ${shares})`
  const [can, reason] = value
  return { can, reason, source: sourceOf(app, { what: 'can', contract: asset, call, value }) }
}

/** Of an asset’s coin: what an account has, and lets the asset take. */
export const spendableOf = (
  app: App,
  { asset, coin }: { readonly asset: Address; readonly coin: Address },
  owner: Address,
) => balancesOf(app, coin, owner, asset)
