import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { mostClaims } from '#platform/std/claimCalls.ts'

import { burnSource, minerNow, passNow } from './contract.ts'
import { claimableNow, ownNodes } from './nodes.ts'
import { accountOf } from './views.ts'

/** What power and nodes have earned, and TRX that can be refunded. */
export const burnHoldings: Holdings = async (call) => {
  const { app, address } = call
  const [{ owed }, pass, row, nodes, claimable] = await Promise.all([
    minerNow(app, address),
    passNow(app, address),
    accountOf(call, address),
    ownNodes(call),
    claimableNow(call),
  ])
  const paying = nodes
    .map((node) => ({ nodeId: node.nodeId, amount: claimable(node) }))
    .filter(({ amount }) => amount > 0n)
    .toSorted((a, b) => (a.amount < b.amount ? 1 : a.amount > b.amount ? -1 : a.nodeId - b.nodeId))
  const ofNodes = paying.reduce((sum, { amount }) => sum + amount, 0n)
  const waiting = nodes.filter(({ state }) => state === 'waiting')
  const sun = waiting.reduce((sum, one) => sum + one.sun, pass.sun + (row?.credit ?? 0n))
  // A node is claimed by itself.
  const planned = paying.slice(0, mostClaims)
  const subject = {
    nodeIds: planned.map(({ nodeId }) => nodeId).join(','),
    claims: String(planned.length),
    rest: String(paying.length - planned.length),
  }
  return [
    tes(call, 'burnRewards', owed, `minerOf(${address})`),
    { ...tes(call, 'burnNodeRewards', ofNodes, 'nodeOf(…)'), subject },
    {
      what: 'burnDeposits',
      part: 'staked',
      symbol: app.config.nativeSymbol,
      decimals: 6,
      amount: sun,
      valued: { coin: zeroAddress },
      sources: [burnSource(app, { what: 'burnDeposits', call: 'its events', value: sun })],
    },
  ]
}

const tes = ({ app }: Call, what: string, amount: bigint, call: string): Holding => ({
  what,
  part: 'claimable',
  symbol: 'TES',
  decimals: decimalsOf.TES,
  amount,
  valued: { coin: app.deployment.address('Tes') },
  sources: [burnSource(app, { what, call, value: amount })],
})
