import type { Address } from '#platform/std/address.ts'

import { nobody, places } from '../people.ts'
import { sunFor } from './price.ts'
import { type Run, need } from './run.ts'
import { split } from './splitter.ts'
import {
  type CardState,
  type State,
  type StakeState,
  feeShare,
  holderOf,
  isActive,
  terms,
  walletOf,
} from './state.ts'

const earnedBy = (stake: StakeState, time: number): bigint => {
  const lasted = BigInt(Math.min(time, stake.end) - stake.start)
  return (stake.reward * lasted) / BigInt(stake.end - stake.start) - stake.paid
}

export const cardOf = (state: State, id: bigint): CardState | undefined =>
  state.cards.find((card) => card.id === Number(id))

export const cards = {
  Buy(run: Run, [number]: readonly [bigint]): void {
    const { state, sender, value, time, emit } = run
    const level = state.levels[Number(number) - 1]
    need(level !== undefined, 'No such level')
    if (level === undefined) return
    need(isActive(state, sender), 'Please active first')
    need(level.sold < level.supply, 'This level is sold out')
    const price = sunFor(level.price)
    need(value >= price, 'TRX sent is below the price')
    const fee = (price * feeShare) / 10_000n
    const id = level.first + level.sold
    level.sold += 1
    level.volume += price
    state.wallets[sender] = walletOf(state, sender) - price
    state.cards.push({
      id,
      level: Number(number),
      boughtFor: price,
      boughtAt: time,
      owner: sender,
      stake: null,
      events: 1,
    })
    state.everHeld.push(sender)
    const tokenId = BigInt(id)
    emit('Cards', 'Transfer', { from: nobody, to: sender, tokenId })
    emit('Cards', 'Bought', {
      buyer: sender,
      tokenId,
      level: number,
      price,
      usdtPrice: level.price,
      fee,
    })
    split(run, places.Cards, sender, fee)
  },

  pledge({ state, sender, time, emit }: Run, [tokenId, seconds]: readonly [bigint, bigint]): void {
    need(isActive(state, sender), 'Please active first')
    const card = ownCard(state, sender, tokenId)
    need(card.stake === null, 'Card already staked')
    const term = terms.find((one) => one.time === Number(seconds))
    need(term !== undefined, 'No such term')
    if (term === undefined) return
    const reward = BigInt(state.levels[card.level - 1]!.power) * term.rate * seconds
    need(state.promised + reward <= state.reserve, 'Reward reserve is too small')
    state.promised += reward
    card.stake = { start: time, end: time + term.time, reward, paid: 0n }
    card.events += 1
    holderOf(state, sender).stakes += 1
    const [start, unlockTime] = [BigInt(time), BigInt(time + term.time)]
    emit('Cards', 'Pledged', { owner: sender, tokenId, start, unlockTime, reward })
  },

  claim({ state, sender, time, emit, move }: Run, [tokenIds]: readonly [readonly bigint[]]): void {
    const holder = holderOf(state, sender)
    const owed = holder.owed
    const amounts = tokenIds.map((id) => {
      const card = ownCard(state, sender, id)
      const earned = card.stake === null ? 0n : earnedBy(card.stake, time)
      if (card.stake !== null) card.stake.paid += earned
      if (earned > 0n) card.events += 1
      return earned
    })
    const amount = amounts.reduce((sum, one) => sum + one, owed)
    need(amount > 0n, 'Nothing to claim')
    holder.owed = 0n
    holder.claimed += amount
    state.rewardPaid += amount
    state.promised -= amount
    state.reserve -= amount
    const book = 'Cards'
    move({ book, kind: 'cards', debit: 'reserve', credit: sender, amount })
    move({ book, kind: 'claim', debit: sender, credit: 'paid', amount })
    emit('Cards', 'Claimed', { owner: sender, amount, owed, tokenIds, amounts })
  },

  unlock({ state, sender, time, emit }: Run, [tokenId]: readonly [bigint]): void {
    const card = ownCard(state, sender, tokenId)
    const { stake } = card
    need(stake !== null, 'Card is not staked')
    if (stake === null) return
    need(time >= stake.end, 'Unlock time not reached')
    const credited = stake.reward - stake.paid
    holderOf(state, sender).owed += credited
    card.stake = null
    card.events += 1
    emit('Cards', 'Unlocked', { owner: sender, tokenId, credited })
  },

  exit({ state, sender, emit }: Run, [tokenId]: readonly [bigint]): void {
    const card = ownCard(state, sender, tokenId)
    const { stake } = card
    need(stake !== null, 'Card is not staked')
    if (stake === null) return
    const returned = stake.reward - stake.paid
    state.promised -= returned
    card.stake = null
    card.events += 1
    emit('Cards', 'Exited', { owner: sender, tokenId, returned })
  },

  transferFrom({ state, sender, emit }: Run, args: readonly [Address, Address, bigint]): void {
    const [from, to, tokenId] = args
    const card = ownCard(state, sender, tokenId)
    need(card.stake === null, 'A staked card cannot be transferred')
    card.owner = to
    state.everHeld.push(to)
    card.events += 1
    emit('Cards', 'Transfer', { from, to, tokenId })
  },

  fund({ state, sender, emit }: Run, [amount]: readonly [bigint]): void {
    state.reserve += amount
    emit('Cards', 'Funded', { from: sender, amount })
  },
}

function ownCard(state: State, sender: Address, tokenId: bigint): CardState {
  const card = cardOf(state, tokenId)
  need(card?.owner === sender, 'Not your card')
  return card!
}
