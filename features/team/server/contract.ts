import type { App } from '#platform/server/app.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { feeSplitterAbi, teamAbi } from '../contract/abi.ts'

/** The community root: fixed when the contract was made. */
export const rootOf = oncePerApp((app) =>
  app.node.readContract({
    address: app.deployment.address('Team'),
    abi: teamAbi,
    functionName: 'root',
    args: [],
  }),
)

/** The contract's own values, now, at the head of the chain. */
export async function activationOnChain(app: App, user: Address): Promise<Activation> {
  const contract = { address: app.deployment.address('Team'), abi: teamAbi }
  const activated = await app.node.readContract({
    ...contract,
    functionName: 'isActive',
    args: [user],
  })
  if (!activated || user === (await rootOf(app))) return { activated, parent: null }
  const parent = await app.node.readContract({ ...contract, functionName: 'team', args: [user] })
  return { activated, parent }
}

/** `parent` is null for the root and for an inactive address. */
export interface Activation {
  readonly activated: boolean
  readonly parent: Address | null
}

/** Direct members, as the contract counts them. */
export async function directSource(app: App, top: Address): Promise<Source> {
  const contract = app.deployment.address('Team')
  const value = await app.node.readContract({
    address: contract,
    abi: teamAbi,
    functionName: 'getMembersSize',
    args: [top],
  })
  const call = `getMembersSize(${top})`
  return sourceOf(app, { what: 'directCount', contract, call, value })
}

/** Sun credited so far, as the contract has it. */
export async function earnedSource(app: App, account: Address): Promise<Source> {
  const contract = app.deployment.address('FeeSplitter')
  const value = await app.node.readContract({
    address: contract,
    abi: feeSplitterAbi,
    functionName: 'earnedOf',
    args: [account],
  })
  return sourceOf(app, { what: 'earned', contract, call: `earnedOf(${account})`, value })
}
