import { heldBy } from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { zeroAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { type Debt, debtsOf, type Declarations } from './debts.ts'

type Place = Pick<Debt, 'contract' | 'coin'>

/** A debt and what there is for it; null where node or coin did not answer. */
export interface Checked extends Debt {
  readonly held: bigint | null
  readonly covered: boolean | null
}

/** Readings of a shortage, each in one block, before it is left open. */
const mostReadings = 3

/** Reads what a contract has of the coin it owes. */
export async function checked(
  declarations: Declarations,
  call: Call,
  debt: Debt,
): Promise<Checked> {
  const held = await heldOnce(call.app, debt)
  if (debt.amount === null || held === null) return withHeld(call.app, debt, held, null)
  if (held >= debt.amount) return withHeld(call.app, debt, held, true)
  const open = withHeld(call.app, debt, held, null)
  return orIfSilent(readAgain(declarations, call, open), () => open)
}

/**
 * Owed and held were read one after the other, and a payment may have come between them: a shortage stands once both
 * are of one block, which the index has too.
 */
async function readAgain(declarations: Declarations, call: Call, last: Checked): Promise<Checked> {
  const { app } = call
  let latest = last
  for (let reading = 1; reading <= mostReadings; reading++) {
    const before = await app.node.head()
    const { debts } = await debtsOf(declarations, call, last.contract)
    const debt = debts.find(({ coin }) => coin === last.coin)
    const held = await heldNow(app, last)
    const after = await app.node.head()
    if (debt === undefined || debt.amount === null || held === null) return latest
    if (held >= debt.amount) return withHeld(app, { ...latest, ...debt }, held, true)
    const isOneBlock = before.id === after.id && app.clock.head.id === after.id
    latest = withHeld(app, { ...latest, ...debt }, held, isOneBlock ? false : null)
    if (isOneBlock) return latest
  }
  return latest
}

const withHeld = (app: App, debt: Debt, held: bigint | null, covered: boolean | null): Checked => ({
  ...debt,
  held,
  covered,
  sources: [
    ...debt.sources.filter(({ what }) => what !== 'held'),
    ...(held === null ? [] : [heldSource(app, debt, held)]),
  ],
})

function heldSource(app: App, { contract, coin }: Place, value: bigint): Source {
  const asked =
    coin === zeroAddress
      ? { contract, call: 'getaccount' }
      : { contract: coin, call: `balanceOf(${contract})` }
  return sourceOf(app, { what: 'held', value, ...asked })
}

/** What the network keeps for the contract as a stake is its own as well. */
async function heldNow(app: App, { contract, coin }: Place): Promise<bigint | null> {
  if (coin !== zeroAddress) return heldBy(app, coin, [contract])
  const { balance, staked } = await app.node.account(contract)
  return balance + staked
}

/** Readings of the present block, as long as a block lasts: a silent node brings no other. */
interface Readings {
  readonly block: string
  /** Milliseconds, as of `performance.now()`. */
  readonly until: number
  readonly held: Map<string, Promise<bigint | null>>
}

const blockMs = 3_000
const readings = new WeakMap<App, Readings>()

/** Once a block, however many readers there are; null while the node is silent. */
function heldOnce(app: App, place: Place): Promise<bigint | null> {
  const { held } = readingsOf(app)
  const key = `${place.contract} ${place.coin}`
  const before = held.get(key)
  if (before !== undefined) return before
  const reading = orIfSilent(heldNow(app, place), () => {
    held.delete(key)
    return null
  })
  held.set(key, reading)
  return reading
}

function readingsOf(app: App): Readings {
  const [block, now] = [app.clock.head.id, performance.now()]
  const known = readings.get(app)
  if (known?.block === block && now < known.until) return known
  const fresh = { block, until: now + blockMs, held: new Map() }
  readings.set(app, fresh)
  return fresh
}
