import type { App } from '#platform/server/app.ts'
import { type Power, powerRead, type Powers } from '#platform/server/power.ts'
import type { Address } from '#platform/std/address.ts'

import { winklinkWordsAbi } from '../contract/abi.ts'
import { boxesAt, boxesFacts } from './contract.ts'

export const boxPowers: Powers = async ({ app }) => {
  const { address } = boxesAt(app)
  const { operator, words } = await boxesFacts(app)
  const ofOperator = { contract: 'BlindBoxes', address, holder: operator, delay: 0 }
  const series = ['createSeries', 'standDown', 'takeBack']
  const bond = ['postChain', 'withdrawBond']
  const asked = { call: 'operator()' }
  return [
    powerRead(app, { ...ofOperator, what: 'boxSeries', functions: series }, asked),
    powerRead(app, { ...ofOperator, what: 'boxBond', functions: bond }, asked),
    ...(words === null ? [] : await wordPowers(app, words)),
  ]
}

/** Of the contract that brings WINkLink's words, in the order of its life. */
export const wordFunctions = ['bind', 'ask', 'rawFulfillRandomWords'] as const

async function wordPowers(app: App, address: Address): Promise<readonly Power[]> {
  const contract = { address, abi: winklinkWordsAbi }
  const [binder, boxes, wrapper] = await Promise.all([
    app.node.readContract({ ...contract, functionName: 'binder', args: [] }),
    app.node.readContract({ ...contract, functionName: 'boxes', args: [] }),
    app.node.readContract({ ...contract, functionName: 'wrapper', args: [] }),
  ])
  const place = { contract: 'WinklinkWords', address, delay: 0 }
  const [bind, ask, give] = wordFunctions
  const binding = { what: 'wordsBinder', functions: [bind], holder: binder }
  const asking = { what: 'wordsAsked', functions: [ask], holder: boxes }
  const giving = { what: 'wordsGiven', functions: [give], holder: wrapper }
  return [
    powerRead(app, { ...place, ...binding }, { call: 'binder()' }),
    powerRead(app, { ...place, ...asking }, { call: 'boxes()' }),
    powerRead(app, { ...place, ...giving }, { call: 'wrapper()' }),
  ]
}
