import type { Call } from '#platform/server/call.ts'
import { balancesOf } from '#platform/server/coins.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAllow, validateAmount, validateSpend } from '#platform/server/spending.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { burnActions } from '../actions.ts'
import { burnFailures as f } from '../failures.ts'
import {
  burnFacts,
  burningAt,
  burnQuote,
  creditNow,
  isDueNow,
  kindNow,
  minerNow,
  passNow,
  periodNow,
  reserveNow,
  sunOrRefuse,
  swapQuote,
} from './contract.ts'
import { claimableNow, type NodeRow } from './nodes.ts'
import { orRefuse } from './quote.ts'
import { lessBy, validateActivate, validateOwn, validateRefund } from './rules.ts'
import { tables } from './views.ts'

/** Seconds that a purchase may wait for its block: as long as the order holds, and a little more. */
const patience = 20 * 60

export const approve: Propose<typeof burnActions.approve> = async ({ coin, amount }, call) => {
  refuseOther(coin)
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { allowance } = await tesOf(call)
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol: coin })
  return { args: { spender: burningAt(call.app).address, value: amount } }
}

/** The allowance is the most that it takes: its power is exact. */
export const burn: Propose<typeof burnActions.burn> = async ({ coin, uAmount }, call) => {
  const { app } = call
  refuseOther(coin)
  refuseIf(validateAmount(uAmount), 'uAmount')
  await passOrRefuse(call)
  const [quoted, balances] = await Promise.all([burnQuote(app, uAmount!), tesOf(call)])
  const { burnAmount } = orRefuse(quoted, 'uAmount')
  refuseIf(validateSpend(burnAmount, balances), 'uAmount', {
    symbol: coin,
    balance: inTes(balances.balance),
    amount: inTes(burnAmount),
  })
  return { args: { coin_: app.deployment.address('Tes'), uAmount: uAmount! } }
}

export const swap: Propose<typeof burnActions.swap> = async (input, call) => {
  const { app } = call
  const { amount, slippageBps } = input
  refuseIf(validateAmount(amount), 'amount')
  await passOrRefuse(call)
  const { power } = orRefuse(await swapQuote(app, amount!), 'amount')
  const minPower = input.minPower ?? lessBy(power, slippageBps)
  const values = { power: formatUnits(power, decimalsOf.USDT) }
  refuseIf(power < minPower ? f.LESS_POWER : null, 'minPower', values)
  return {
    args: { minPower, deadline: BigInt(app.clock.now() + patience) },
    callValue: amount!,
    // Pairs write more where their average is due.
    spareEnergy: 60_000,
  }
}

export const claim: Propose<typeof burnActions.claim> = async (_, call) => {
  const { owed } = await minerNow(call.app, call.address)
  if (owed === 0n) throw new Failure(f.NOTHING_TO_CLAIM)
  return {}
}

/** At the price of the moment. */
export const pass: Propose<typeof burnActions.pass> = async (_, call) => {
  const { app, address } = call
  const [{ state }, { passPrice }] = await Promise.all([passNow(app, address), burnFacts(app)])
  if (state !== 'none') throw new Failure(f.HAS_PASS)
  return { callValue: await sunOrRefuse(app, passPrice) }
}

export const refundPass: Propose<typeof burnActions.refundPass> = async (_, call) => {
  const { state } = await passNow(call.app, call.address)
  if (state === 'used') throw new Failure(f.PASS_USED)
  if (state === 'none') throw new Failure(f.NO_PASS_HELD)
  return {}
}

export const buyNode: Propose<typeof burnActions.buyNode> = async ({ kind }, call) => {
  const { app } = call
  const { places, taken, price } = await kindNow(app, kind)
  const values = { places: String(places), kind: String(kind) }
  refuseIf(taken === places ? f.SOLD_OUT : null, 'kind', values)
  return { args: { kind: BigInt(kind) }, callValue: await sunOrRefuse(app, price) }
}

export const activate: Propose<typeof burnActions.activate> = async ({ nodeId }, call) => {
  const node = await ownNode(call, nodeId)
  const values = { time: utcText(node.until) }
  refuseIf(validateActivate(node, call.app.clock.now()), 'nodeId', values)
  return { args: { nodeId: BigInt(nodeId) } }
}

/** No time gates it, no price and no activation of the account. */
export const refundNode: Propose<typeof burnActions.refundNode> = async ({ nodeId }, call) => {
  refuseIf(validateRefund(await ownNode(call, nodeId)), 'nodeId')
  return { args: { nodeId: BigInt(nodeId) } }
}

export const claimNode: Propose<typeof burnActions.claimNode> = async ({ nodeId }, call) => {
  const node = await ownNode(call, nodeId)
  refuseIf(node.state === 'active' ? null : f.NOT_ACTIVATED, 'nodeId')
  const claimable = await claimableNow(call)
  refuseIf(claimable(node) > 0n ? null : f.NOTHING_TO_CLAIM, 'nodeId')
  return { args: { nodeId: BigInt(nodeId) } }
}

export const withdraw: Propose<typeof burnActions.withdraw> = async (_, call) => {
  const { app, address } = call
  if ((await creditNow(app, address)) === 0n) throw new Failure(f.NO_CREDIT)
  return { args: { account: address } }
}

export const openPeriod: Propose<typeof burnActions.openPeriod> = async (_, { app }) => {
  const [isDue, { next }, { free }] = await Promise.all([
    isDueNow(app),
    periodNow(app),
    reserveNow(app),
  ])
  if (next.isOpen) throw new Failure(f.ALREADY_OPEN)
  const values = { missing: inTes(next.pool > free ? next.pool - free : 0n) }
  if (!isDue) throw new Failure(f.RESERVE_SHORT, { values })
  return {}
}

const inTes = (units: bigint): string => formatUnits(units, decimalsOf.TES)

const tesOf = ({ app, address }: Call) =>
  balancesOf(app, app.deployment.address('Tes'), address, burningAt(app).address)

function refuseOther(coin: string): void {
  refuseIf(coin === 'TES' ? null : f.NO_SUCH_COIN, 'coin')
}

async function passOrRefuse({ app, address }: Call): Promise<void> {
  const { state } = await passNow(app, address)
  if (state === 'none') throw new Failure(f.NO_PASS)
}

/** The caller's own, or the first rule that refuses it. */
async function ownNode(call: Call, nodeId: number): Promise<NodeRow> {
  const row = await tables(call)
    .selectFrom('burnNodes')
    .selectAll()
    .where('nodeId', '=', nodeId)
    .executeTakeFirst()
  refuseIf(validateOwn(row, call.address), 'nodeId')
  return row!
}
