import { balancesOf } from '#platform/server/coins.ts'
import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAllow, validateAmount, validateSpend } from '#platform/server/spending.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { poolActions, stakeActions } from '../actions.ts'
import { daoFailures as f } from '../failures.ts'
import { coinsHere } from './coins.ts'
import { givableOf, poolAt, stakeAt } from './contract.ts'
import { accountRow } from './views.ts'
import { tesText } from './voteRules.ts'

/** The stake, its votes, and gifts to the pool. */

/**
 * Votes are kept by the second. A change in the head's second is tried as another of that second; in a block of its own it
 * has new slots, two of them.
 */
const checkpoints = 45_000

export const approve: Propose<typeof stakeActions.approve> = async ({ amount }, call) => {
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { allowance } = await stakable(call)
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol: 'TES' })
  return { args: { spender: stakeAt(call.app).address, value: amount } }
}

export const stake: Propose<typeof stakeActions.stake> = async ({ amount }, call) => {
  refuseIf(validateAmount(amount), 'amount')
  const has = await stakable(call)
  const values = { symbol: 'TES', amount: tesText(amount!), balance: tesText(has.balance) }
  refuseIf(validateSpend(amount!, has), 'amount', values)
  return { args: { amount: amount! }, spareEnergy: checkpoints }
}

/** At any time: no vote, no activation, no state of anything is asked. */
export const leave: Propose<typeof stakeActions.leave> = async ({ amount }, call) => {
  refuseIf(validateAmount(amount), 'amount')
  const { staked = 0n } = (await accountRow(call, call.address)) ?? {}
  refuseIf(amount! > staked ? f.ABOVE_STAKE : null, 'amount', { staked: tesText(staked) })
  return { args: { amount: amount! }, spareEnergy: checkpoints }
}

export const delegate: Propose<typeof stakeActions.delegate> = async ({ delegatee }, call) => {
  const { delegate: now = call.address } = (await accountRow(call, call.address)) ?? {}
  // Nobody is oneself: the contract has it so.
  const next = delegatee === zeroAddress ? call.address : delegatee
  refuseIf(next === now ? f.DELEGATED_ALREADY : null, 'delegatee')
  return { args: { delegatee }, spareEnergy: checkpoints }
}

/** At any time, like leaving: nothing is asked. */
export const takeBack: Propose<typeof stakeActions.takeBack> = async (_, call) => ({
  args: { delegatee: call.address },
  spareEnergy: checkpoints,
})

export const approveGift: Propose<typeof poolActions.approveGift> = async (input, call) => {
  const { coin: symbol, amount } = input
  const coin = givenCoin(call, symbol)
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { allowance } = await givableOf(call.app, coin, call.address)
  refuseIf(validateAllow(allowance!, amount), 'amount', { symbol })
  return { args: { spender: poolAt(call.app).address, value: amount } }
}

export const donate: Propose<typeof poolActions.donate> = async ({ amount }, call) => {
  await refuseUnpaid(call, { coin: zeroAddress, symbol: 'TRX' }, amount)
  return { callValue: amount! }
}

export const donateCoin: Propose<typeof poolActions.donateCoin> = async (input, call) => {
  const { coin: symbol, amount } = input
  const coin = givenCoin(call, symbol)
  await refuseUnpaid(call, { coin, symbol: symbol as 'TES' | 'USDT' }, amount)
  return { args: { coin, amount: amount! } }
}

const stakable = ({ app, address }: Call) =>
  balancesOf(app, app.deployment.address(coinContract('TES')), address, stakeAt(app).address)

/** A coin by its symbol; the chain's own goes with a call of its own. */
function givenCoin({ app }: Call, symbol: string): Address {
  const { TES, USDT } = coinsHere(app)
  const coin = { TES, USDT }[symbol]
  if (coin === undefined) throw new Failure(f.NOT_POOL_COIN, { field: 'coin' })
  return coin
}

async function refuseUnpaid(
  { app, address }: Call,
  { coin, symbol }: { readonly coin: Address; readonly symbol: keyof typeof decimalsOf },
  amount: bigint | undefined,
): Promise<void> {
  refuseIf(validateAmount(amount), 'amount')
  const has = await givableOf(app, coin, address)
  const text = (units: bigint) => formatUnits(units, decimalsOf[symbol])
  const shown = symbol === 'TRX' ? app.config.nativeSymbol : symbol
  const values = { symbol: shown, amount: text(amount!), balance: text(has.balance) }
  refuseIf(validateSpend(amount!, has), 'amount', values)
}
