import { balancesOf } from '#platform/server/coins.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAllow } from '#platform/server/spending.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { stakingActions } from '../actions.ts'
import { stakingFailures } from '../failures.ts'
import { stakingAt, reserveNow, coinByAddress, stakingFacts } from './contract.ts'
import { coinOrRefuse, amountOrRefuse, coveredOrRefuse, termOrRefuse } from './balances.ts'
import { mostClaimed } from '../fields.ts'
import { ownStake, unpaidOf } from './positions.ts'
import { claimableAt, validateExit, validateUnlock } from './rules.ts'

export const approve: Propose<typeof stakingActions.approve> = async (input, call) => {
  const { coin: symbol, amount } = input
  const { address } = await coinOrRefuse(call.app, symbol)
  if (amount === undefined) throw new Failure(stakingFailures.ENTER_AMOUNT, { field: 'amount' })
  const spender = stakingAt(call.app).address
  const { allowance } = await balancesOf(call.app, address, call.address, spender)
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender, value: amount } }
}

/** The named stakes, which must be the caller's; else those with the largest unpaid reward. */
export const claim: Propose<typeof stakingActions.claim> = async ({ ids }, call) => {
  const now = call.app.clock.now()
  const stakes =
    ids === undefined
      ? await unpaidOf(call)
      : await Promise.all(ids.map((id) => ownStake(call, id, 'ids')))
  // An exited stake has no owner on chain any more, and no reward.
  const paying = stakes
    .map((stake) => ({ id: stake.id, claimable: claimableAt(stake, now) }))
    .filter(({ claimable }) => claimable > 0n)
    .toSorted((a, b) =>
      a.claimable < b.claimable ? 1 : a.claimable > b.claimable ? -1 : a.id - b.id,
    )
  if (paying.length === 0) throw new Failure(stakingFailures.NOTHING_TO_CLAIM)
  return { args: { ids: paying.slice(0, mostClaimed).map(({ id }) => BigInt(id)) } }
}

/** A stake of the caller's own that has not ended: no time, no reserve, no activation. */
export const exit: Propose<typeof stakingActions.exit> = async ({ id }, call) => {
  refuseIf(validateExit(await ownStake(call, id)), 'id')
  return { args: { id: BigInt(id) } }
}

export const pledge: Propose<typeof stakingActions.pledge> = async (input, call) => {
  const coin = await coinOrRefuse(call.app, input.coin)
  const term = termOrRefuse(coin, input.days)
  const [amount, reserve] = await Promise.all([
    amountOrRefuse(call, coin, input.amount),
    reserveNow(call.app),
  ])
  coveredOrRefuse(coin, term, amount, reserve)
  return {
    args: { coin: coin.address, termDays: BigInt(term.days), amount },
    // If an account exits meanwhile, its given-up reward is freed first.
    spareEnergy: 20_000,
  }
}

export const renew: Propose<typeof stakingActions.renew> = async ({ id, days }, call) => {
  const { app } = call
  const stake = await ownStake(call, id)
  refuseIf(validateUnlock(stake, app.clock.now()), 'id', { time: utcText(stake.unlockTime) })
  const [facts, reserve] = await Promise.all([stakingFacts(app), reserveNow(app)])
  const coin = coinByAddress(facts, stake.coin)
  coveredOrRefuse(coin, termOrRefuse(coin, days), stake.amount, reserve)
  return {
    args: { id: BigInt(id), termDays: BigInt(days) },
    // If an account exits meanwhile, its given-up reward is freed first.
    spareEnergy: 20_000,
  }
}

export const unlock: Propose<typeof stakingActions.unlock> = async ({ id }, call) => {
  const stake = await ownStake(call, id)
  refuseIf(validateUnlock(stake, call.app.clock.now()), 'id', { time: utcText(stake.unlockTime) })
  return { args: { id: BigInt(id) } }
}
