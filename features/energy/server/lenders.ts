import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

import type { energyApi } from '../api.ts'
import { energyFailures as f } from '../failures.ts'
import {
  booksOrNone,
  booksView,
  type Network,
  networkOrNone,
  networkSource,
  networkView,
} from './contract.ts'
import { refusalView, validateLease } from './partRules.ts'
import { energyOf, leavingStateAt, stakeFor } from './rules.ts'
import { lenderOfProvider, lenderRow, lenderView, tables } from './views.ts'

/** Amounts on their way out, or ready, that are read at most. */
const mostLeavings = 100

/** By the contract itself; while the node is silent, what the index knows. */
export const lender: Handler<typeof energyApi.lender> = async (input, call) => {
  const { app } = call
  const row = await lenderRow(call, input.lender)
  const [network, books] = await Promise.all([networkOrNone(app), booksOrNone(app, row.lender)])
  const known = network === null ? 0 : energyOf(row.staked, network)
  const free = books?.free.energy ?? known
  const asked = { ...row, free, energy: input.energy ?? row.least }
  return {
    lender: lenderView(call, row, { network, wanted: input }),
    network: network === null ? null : networkView(network),
    books: books === null ? null : booksView(books),
    whole: wholeFor(input.energy, network),
    refusal: refusalView(validateLease(asked), call),
    time: app.clock.now(),
    sources: [
      ...(network === null ? [] : [networkSource(app, network)]),
      ...(books?.sources ?? []),
    ],
  }
}

function wholeFor(energy: number | undefined, network: Network | null): number | null {
  if (energy === undefined || network === null) return null
  const sun = stakeFor(energy, network)
  return sun === null ? null : Number(sun / 1_000_000n)
}

export const books: Handler<typeof energyApi.books> = async (_, call) => {
  const { app } = call
  const row = await lenderOfProvider(call, call.address)
  if (row === undefined) throw new Failure(f.NO_LENDER)
  const [network, stated, leavings, due] = await Promise.all([
    networkOrNone(app),
    booksOrNone(app, row.lender),
    leavingsOf(call, row.lender, row.collectedTo),
    dueOf(call, row.lender),
  ])
  return {
    lender: lenderView(call, row, { network }),
    network: network === null ? null : networkView(network),
    books: stated === null ? null : booksView(stated),
    leavings,
    due,
    collected: String(row.collected),
    time: app.clock.now(),
    sources: stated?.sources ?? [],
  }
}

async function leavingsOf(call: Call, of: Address, collectedTo: number) {
  const rows = await tables(call)
    .selectFrom('energyLeavings')
    .selectAll()
    .where('lender', '=', of)
    .where('number', '>', collectedTo)
    .orderBy('number')
    .limit(mostLeavings)
    .execute()
  const { clock } = call.app
  return rows.map((row) => ({
    number: row.number,
    sun: String(row.sun),
    state: leavingStateAt(row, clock.now()),
    until: row.until,
    txHash: row.txHash,
    final: clock.isFinal(row.block),
  }))
}

async function dueOf(call: Call, of: Address): Promise<number> {
  const { due } = await tables(call)
    .selectFrom('energyLeases')
    .select(({ fn }) => fn.countAll<string>().as('due'))
    .where('lender', '=', of)
    .where('endedAt', 'is', null)
    .where('until', '<=', call.app.clock.now())
    .executeTakeFirstOrThrow()
  return Number(due)
}
