import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'

import type { energyApi } from '../api.ts'
import { factoryAt, networkOrNone, networkSource, networkView } from './contract.ts'
import { ownLeases } from './leases.ts'
import { cheapestFirst, offering } from './offers.ts'
import { lenderOfProvider, lenderView, sumsRow } from './views.ts'

/** Providers, and leases, that the first screen begins with. */
const few = 5

/** While the node is silent there are no prices of the network. */
export const fuelInfo: Handler<typeof energyApi.fuelInfo> = async (wanted, call) => {
  const { app, session } = call
  const network = await networkOrNone(app)
  const [sums, rows, mine] = await Promise.all([
    sumsRow(call),
    cheapestFirst(offering(call, wanted.energy, network), few),
    session === null ? null : mineOf(call),
  ])
  return {
    factory: factoryAt(app).address,
    network: network === null ? null : networkView(network),
    sums: {
      lenders: sums?.lenders ?? 0,
      offering: sums?.offering ?? 0,
      staked: String(sums?.staked ?? 0n),
      lent: String(sums?.lent ?? 0n),
      running: sums?.running ?? 0,
      leases: sums?.leases ?? 0,
      paid: String(sums?.paid ?? 0n),
    },
    providers: rows.map((row) => lenderView(call, row, { network, wanted })),
    mine,
    time: app.clock.now(),
    sources: network === null ? [] : [networkSource(app, network)],
  }
}

async function mineOf(call: Call) {
  const [own, trx, { total, list }] = await Promise.all([
    lenderOfProvider(call, call.address),
    orIfSilent(call.app.node.balance(call.address), () => null),
    ownLeases(call, { pageNum: 1, pageSize: few }),
  ])
  return {
    lender: own?.lender ?? null,
    trx: trx === null ? null : String(trx),
    total,
    leases: list,
  }
}

export const providers: Handler<typeof energyApi.providers> = async (input, call) => {
  const { energy, pageNum, pageSize } = input
  const network = await networkOrNone(call.app)
  const able = offering(call, energy, network)
  const [counted, rows] = await Promise.all([
    energy === undefined
      ? sumsRow(call)
      : able.select(({ fn }) => fn.countAll<string>().as('offering')).executeTakeFirstOrThrow(),
    cheapestFirst(able, pageSize, (pageNum - 1) * pageSize),
  ])
  return {
    network: network === null ? null : networkView(network),
    total: Number(counted?.offering ?? 0),
    list: rows.map((row) => lenderView(call, row, { network, wanted: input })),
  }
}
