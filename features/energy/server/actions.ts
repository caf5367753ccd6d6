import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAmount } from '#platform/server/spending.ts'
import type { Address } from '#platform/std/address.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { energyActions } from '../actions.ts'
import { energyFailures as f } from '../failures.ts'
import { leastStake, leavingTime } from '../fields.ts'
import { booksNow, freeNow, termsNow } from './contract.ts'
import { failureOf, refuseReceiver, validateLease } from './partRules.ts'
import { costOf, leaseStateAt } from './rules.ts'
import { lenderOfProvider, lenderRow, type LenderRow, tables } from './views.ts'

/** Until the call is in a block another lease may have taken the place that it would have used again. */
const newPlace = 25_000

const symbolOf = ({ app }: Call) => ({ symbol: app.config.nativeSymbol })
const inTrx = (sun: bigint): string => formatUnits(sun, decimalsOf.TRX)

/** By the contract’s own terms and what is free there now. */
export const lease: Propose<typeof energyActions.lease> = async (input, call) => {
  const { app } = call
  const { receiver, energy, time, mostPaid } = input
  const row = await lenderRow(call, input.lender)
  const [terms, free] = await Promise.all([termsNow(app, row.lender), freeNow(app, row.lender)])
  const refused = validateLease({ ...terms, free: free.energy, energy })
  if (refused !== null && refused.kind !== f.ENERGY_SHORT) throw failureOf(refused)
  await refuseReceiver(app, receiver)
  if (refused !== null) throw failureOf(refused)
  const price = costOf(energy!, terms.price, time)
  refuseIf(price > mostPaid ? f.LEASE_COSTS : null, 'mostPaid', {
    ...symbolOf(call),
    amount: inTrx(price),
  })
  return {
    args: { receiver: receiver!, energy: BigInt(energy!), time: BigInt(time) },
    callValue: price,
    spareEnergy: newPlace,
  }
}

export const end: Propose<typeof energyActions.end> = async (input, call) => {
  const { lender } = await lenderRow(call, input.lender)
  const row = await tables(call)
    .selectFrom('energyLeases')
    .select(['until', 'endedAt'])
    .where('lender', '=', lender)
    .where('lease', '=', input.lease)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_LEASE, { field: 'lease' })
  const state = leaseStateAt(row, call.app.clock.now())
  refuseIf(state === 'ended' ? f.LEASE_ENDED : null, 'lease')
  refuseIf(state === 'running' ? f.LEASE_RUNS : null, 'lease', { time: utcText(row.until) })
  return { args: { number: BigInt(input.lease) } }
}

export const make: Propose<typeof energyActions.make> = async ({ price, least, sun }, call) => {
  if ((await lenderOfProvider(call, call.address)) !== undefined) throw new Failure(f.HAS_LENDER)
  if (sun === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'sun' })
  if (sun > 0n) refuseSmall(call, sun)
  return { args: { price: BigInt(price), least: BigInt(least) }, callValue: sun }
}

export const supply: Propose<typeof energyActions.supply> = async ({ lender, sun }, call) => {
  await ownLender(call, lender)
  refuseIf(validateAmount(sun), 'sun')
  refuseSmall(call, sun!)
  return { callValue: sun! }
}

export const terms: Propose<typeof energyActions.terms> = async (
  { lender, price, least },
  call,
) => {
  await ownLender(call, lender)
  return { args: { price: BigInt(price), least: BigInt(least) } }
}

export const leave: Propose<typeof energyActions.leave> = async ({ lender, sun }, call) => {
  const row = await ownLender(call, lender)
  refuseIf(validateAmount(sun), 'sun')
  const { staked, exitsLeft } = await booksNow(call.app, lender)
  refuseIf(sun! > staked ? f.ABOVE_STAKE : null, 'sun', { ...symbolOf(call), free: inTrx(staked) })
  if (exitsLeft === 0) {
    refuseIf(f.EXITS_FULL, 'sun', { time: utcText(await firstReadyOf(call, row)) })
  }
  return { args: { sun: sun! } }
}

export const collect: Propose<typeof energyActions.collect> = async ({ lender }, call) => {
  await ownLender(call, lender)
  const { left, earned } = await booksNow(call.app, lender)
  refuseIf(left + earned === 0n ? f.NOTHING_THERE : null, 'lender')
  return {}
}

async function ownLender(call: Call, lender: Address): Promise<LenderRow> {
  const row = await lenderRow(call, lender)
  refuseIf(row.provider === call.address ? null : f.NOT_PROVIDER, 'lender')
  return row
}

function refuseSmall(call: Call, sun: bigint): void {
  refuseIf(sun < leastStake ? f.STAKE_SMALL : null, 'sun', {
    ...symbolOf(call),
    minimum: inTrx(leastStake),
  })
}

/** When one of those that wait no longer does. An index that lags behind has none: the longest that it can be. */
async function firstReadyOf(call: Call, { lender, collectedTo }: LenderRow): Promise<number> {
  const now = call.app.clock.now()
  const row = await tables(call)
    .selectFrom('energyLeavings')
    .select('until')
    .where('lender', '=', lender)
    .where('number', '>', collectedTo)
    .where('until', '>', now)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return row?.until ?? now + leavingTime
}
