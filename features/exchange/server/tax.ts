import { tesAbi } from '#platform/contracts/abi.ts'
import { encodeCall } from '#platform/chain/abi.ts'
import type { NodeLog } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { keptReadings } from '#platform/server/keptReadings.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { type Address, addressFromHex, addressToHex20 } from '#platform/std/address.ts'

import type { Tax } from '../api.ts'
import { balanceOf } from './coinViews.ts'
import { poolsOfCoin } from './pools.ts'
import { legible } from './sayings.ts'

/** Units in a simulated transfer, at least: of fewer a share is no rate. */
const least = 1_000n
/** Has no key, and no coin treats it specially. */
const recipient = addressFromHex('7e55e7a0'.repeat(5))
const transferEvent = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const measured = keptReadings<Tax | null>(60_000, 1_000)

/** Base units of a coin at an address. */
interface Holding {
  readonly from: Address
  readonly held: bigint
}

/**
 * What a transfer takes, by simulating one: of the caller's own units, and of those of the deepest pool, which a buyer
 * gets. A simulated call cannot read a balance after it, so what arrives is what the coin's own event states: a coin
 * may lie in it, and may take another part of the real transfer.
 */
export async function taxesOf(
  call: Call,
  coin: Address,
): Promise<{ transferTax: Tax | null; purchaseTax: Tax | null }> {
  const measure = async (holding: Promise<Holding | null>): Promise<Tax | null> => {
    const found = await holding
    if (found === null || found.held < least) return null
    const { app } = call
    return measured(app, `${coin} ${found.from}`, () => simulated(app, coin, found))
  }
  const [transferTax, purchaseTax] = await Promise.all([
    orIfSilent(measure(ownHolding(call, coin)), () => null),
    orIfSilent(measure(poolHolding(call, coin)), () => null),
  ])
  return { transferTax, purchaseTax }
}

async function ownHolding(call: Call, coin: Address): Promise<Holding | null> {
  const held = await balanceOf(call, coin)
  return call.session === null || held === null ? null : { from: call.session.address, held }
}

async function poolHolding(call: Call, coin: Address): Promise<Holding | null> {
  const [pool] = await poolsOfCoin(call, coin, 1)
  const held = pool?.sides.find(({ token }) => token === coin)?.reserve
  return pool === undefined || held === undefined ? null : { from: pool.pair, held }
}

/** Of a hundredth: some coins limit how much one transfer moves. */
async function simulated(
  { node }: App,
  coin: Address,
  { from, held }: Holding,
): Promise<Tax | null> {
  const amount = held / 100n > least ? held / 100n : least
  const data = encodeCall(tesAbi, 'transfer', [recipient, amount])
  const done = await node.simulate({ abi: tesAbi, contract: coin, owner: from, data })
  if ('reason' in done) {
    return done.reverted ? { bps: null, refusal: legible(done.reason, 120) } : null
  }
  const arrived = arrivedIn(done.logs, coin)
  if (arrived === null) return null
  const taken = arrived > amount ? 0n : amount - arrived
  return { bps: Number((taken * 10_000n + amount - 1n) / amount), refusal: null }
}

/** Base units by the coin's events; null where it emits none of the transfer. */
function arrivedIn(logs: readonly NodeLog[], coin: Address): bigint | null {
  const to = addressToHex20(recipient).padStart(64, '0')
  const ours = logs.filter(
    ({ address, topics, data }) =>
      address === coin && topics[0] === transferEvent && topics[2] === to && data.length === 64,
  )
  if (ours.length === 0) return null
  return ours.reduce((sum, { data }) => sum + BigInt(`0x${data}`), 0n)
}
