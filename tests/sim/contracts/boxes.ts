import { addressToHex20, type Address } from '#platform/std/address.ts'
import { type Hex, concat, encodeAbiParameters, keccak256, numberToHex } from 'viem'

import { places, root } from '../people.ts'
import {
  type BoxState,
  type RequestState,
  type SeriesState,
  countOf,
  deadline,
  freeOf,
  heldOf,
  idOf,
  numberOf,
  seriesOf,
} from './boxState.ts'
import { cards } from './cards.ts'
import { sunFor } from './price.ts'
import { type Run, need } from './run.ts'
import { split } from './splitter.ts'
import { type State, feeShare, isActive, walletOf } from './state.ts'

type Terms = readonly [bigint, bigint, bigint, bigint, bigint, bigint, readonly bigint[]]
type Named = readonly [bigint, Address, readonly bigint[], bigint, Hex, bigint]

type OfSeries = readonly [bigint]

const closed = 'This series is closed; give the box back'

/** The secret before one: a chain's tip is the one before its first. */
export const secretBefore = (secret: Hex): Hex => keccak256(secret).slice(0, 42) as Hex

export const boxes = {
  createSeries(run: Run, terms: Terms): void {
    const [price, start, end, firstShare, completeTime, penalty, tokenIds] = terms
    const { state, sender, time, emit } = run
    need(sender === root, 'Only the operator can do this')
    need(end > start && Number(end) > time, 'Series terms out of range')
    const id = state.boxes.series.length + 1
    state.boxes.series.push({
      id,
      price,
      start: Number(start),
      end: Number(end),
      firstShare,
      completeTime: Number(completeTime),
      penalty,
      size: tokenIds.length,
      urn: tokenIds.map(Number),
      boxes: [],
      requests: [],
      standing: false,
      closed: false,
      tip: numberToHex(0, { size: 20 }),
      next: 1,
      bond: 0n,
      proceeds: 0n,
    })
    const made = { seriesId: BigInt(id), price, start, end, firstShare, completeTime, penalty }
    emit('BlindBoxes', 'SeriesCreated', { ...made, tokenIds })
    for (const tokenId of tokenIds) cards.transferFrom(run, [sender, places.BlindBoxes, tokenId])
  },

  postChain({ state, sender, emit }: Run, [seriesId, tip]: readonly [bigint, Address]): void {
    const series = made(state, seriesId)
    need(sender === root, 'Only the operator can do this')
    need(countOf(series, 'opening') === 0, 'Requests are open')
    series.standing = true
    series.tip = `0x${addressToHex20(tip)}`
    series.next = series.requests.length + 1
    const firstRequest = BigInt(idOf(series.id, series.next))
    emit('BlindBoxes', 'ChainPosted', { seriesId, tip, firstRequest })
  },

  standDown({ state, sender, emit }: Run, [seriesId]: OfSeries): void {
    const series = made(state, seriesId)
    need(sender === root, 'Only the operator can do this')
    need(!series.closed, closed)
    series.closed = true
    emit('BlindBoxes', 'SeriesClosed', { seriesId })
  },

  addBond({ state, sender, value, emit }: Run, [seriesId]: readonly [bigint]): void {
    const series = made(state, seriesId)
    series.bond += value
    take(state, sender, value)
    emit('BlindBoxes', 'BondAdded', { seriesId, from: sender, amount: value })
  },

  buy(run: Run, [seriesId, count]: readonly [bigint, bigint]): void {
    const series = onSale(run, seriesId)
    need(series.firstShare === 0n, 'This series is paid in another way')
    const price = sunFor(series.price)
    const firstBox = make(run, series, count, { state: 'sealed', price, paid: price, expiry: 0 })
    const { sender: holder, emit } = run
    emit('BlindBoxes', 'Bought', { holder, seriesId, firstBox, count, price })
  },

  reserve(run: Run, [seriesId, count]: readonly [bigint, bigint]): void {
    const series = onSale(run, seriesId)
    need(series.firstShare > 0n, 'This series is paid in another way')
    const price = sunFor(series.price)
    const firstPart = (price * series.firstShare) / 10_000n
    const expiry = run.time + series.completeTime
    const reserved = { state: 'reserved', price, paid: firstPart, expiry } as const
    const firstBox = make(run, series, count, reserved)
    const { sender: holder, emit } = run
    const returned = { holder, seriesId, firstBox, count, price, firstPart, expiry: BigInt(expiry) }
    emit('BlindBoxes', 'Reserved', returned)
  },

  complete(run: Run, [boxIds]: readonly [readonly bigint[]]): void {
    const { state, sender, value, time, emit } = run
    need(!made(state, BigInt(seriesOf(boxIds[0]!))).closed, closed)
    let amount = 0n
    for (const id of boxIds) {
      const box = own(run, id, 'reserved')
      need(time < box.expiry, 'The reservation has expired')
      amount += box.price - box.paid
      Object.assign(box, { state: 'sealed', paid: box.price, expiry: 0 })
    }
    need(value >= amount, 'TRX sent is below the price')
    take(state, sender, amount)
    const seriesId = BigInt(seriesOf(boxIds[0]!))
    emit('BlindBoxes', 'Completed', { holder: sender, seriesId, boxIds, amount })
  },

  release({ state, sender, time, emit }: Run, [boxId]: readonly [bigint]): void {
    const box = boxOf(state, boxId)
    const isOpen = box?.state === 'reserved' && (box.holder === sender || time >= box.expiry)
    need(isOpen, 'Nothing to release yet')
    const { holder, paid: amount } = box!
    box!.state = 'released'
    take(state, holder, -amount)
    emit('BlindBoxes', 'Released', { holder, boxId, amount })
  },

  giveBack(run: Run, [boxIds]: readonly [readonly bigint[]]): void {
    let amount = 0n
    for (const id of boxIds) {
      const box = own(run, id, 'sealed')
      amount += box.price
      box.state = 'givenBack'
    }
    const { state, sender: holder, emit } = run
    take(state, holder, -amount)
    const seriesId = BigInt(seriesOf(boxIds[0]!))
    emit('BlindBoxes', 'GivenBack', { holder, seriesId, boxIds, amount })
  },

  open(run: Run, [boxIds, seed]: readonly [readonly bigint[], Hex]): void {
    const { state, sender: holder, block, emit } = run
    const series = made(state, BigInt(seriesOf(boxIds[0]!)))
    const held = heldOf(series, boxIds.length)
    const number = series.requests.length + 1
    let amount = 0n
    for (const id of boxIds) {
      const box = own(run, id, 'sealed')
      amount += box.price
      Object.assign(box, { state: 'opening', request: number })
    }
    need(!series.closed, closed)
    need(series.standing, 'No secret is posted for this series')
    need(held <= series.bond, "The operator's bond is too small")
    series.requests.push({ holder, boxIds, amount, seed, block, state: 'pending' })
    const requestId = BigInt(idOf(series.id, number))
    const blockNumber = BigInt(block)
    emit('BlindBoxes', 'Requested', { requestId, holder, boxIds, amount, seed, blockNumber })
  },

  settle(run: Run, args: readonly [...Named, Address]): void {
    const { state, block, emit } = run
    const [requestId, from, boxIds, amount, seed, at, returned] = args
    const name: Named = [requestId, from, boxIds, amount, seed, at]
    const { series, request, number } = named(state, name)
    const secret: Hex = `0x${addressToHex20(returned)}`
    need(series.standing && !isLate(run, request), 'Only a refund is open now')
    need(number === series.next, 'An earlier request comes first')
    need(block > request.block + 1, 'Please wait for the next block')
    need(secretBefore(secret) === series.tip, 'Wrong secret')
    const blockHash = run.hashOf(request.block + 1)
    const word = wordOf(secret, request.seed, blockHash, requestId)
    const drawn = request.boxIds.map((id, place) => {
      const card = pick(series.urn, word, place)
      Object.assign(boxOf(state, id)!, { state: 'opened', card })
      return BigInt(card)
    })
    const fee = (request.amount * feeShare) / 10_000n
    request.state = 'settled'
    series.tip = secret
    series.next += 1
    series.proceeds += request.amount - fee
    const { holder } = request
    const result = { requestId, holder, secret, blockHash, tokenIds: drawn, fee }
    emit('BlindBoxes', 'Settled', result)
    const mover = { ...run, sender: places.BlindBoxes }
    for (const tokenId of drawn) cards.transferFrom(mover, [places.BlindBoxes, holder, tokenId])
    if (fee > 0n) split(run, places.BlindBoxes, holder, fee)
  },

  refund(run: Run, args: Named): void {
    const { state, emit } = run
    const { series, request } = named(state, args)
    need(!series.standing || isLate(run, request), 'The request can still be settled')
    const { holder, amount, boxIds } = request
    const aside = 2n * sunFor(series.penalty) * BigInt(boxIds.length)
    const penalty = aside / 2n < amount ? aside / 2n : amount
    const toPool = aside - penalty
    for (const id of boxIds) boxOf(state, id)!.state = 'refunded'
    request.state = 'refunded'
    series.standing = false
    series.bond -= aside
    emit('BlindBoxes', 'Refunded', { requestId: args[0], holder, amount, penalty, toPool })
    state.boxes.owed[places.pool] = (state.boxes.owed[places.pool] ?? 0n) + toPool
    emit('BlindBoxes', 'Credited', { account: places.pool, amount: toPool })
    take(state, holder, -amount - penalty)
  },

  withdraw({ state, emit }: Run, [account]: readonly [Address]): void {
    const amount = state.boxes.owed[account] ?? 0n
    need(amount > 0n, 'Nothing to withdraw')
    state.boxes.owed[account] = 0n
    emit('BlindBoxes', 'Withdrawn', { account, amount })
    take(state, account, -amount)
  },
}

const take = (state: State, who: Address, sun: bigint): void => {
  state.wallets[who] = walletOf(state, who) - sun
}

export function made(state: State, seriesId: bigint): SeriesState {
  const series = state.boxes.series[Number(seriesId) - 1]
  need(series !== undefined, 'No such series')
  return series!
}

export const boxOf = (state: State, id: bigint): BoxState | undefined =>
  state.boxes.series[seriesOf(id) - 1]?.boxes[numberOf(id) - 1]

function own({ state, sender }: Run, id: bigint, wanted: BoxState['state']): BoxState {
  const box = boxOf(state, id)
  need(box?.state === wanted && box.holder === sender, 'Not your box, or not in this state')
  return box!
}

function onSale({ state, sender, time }: Run, seriesId: bigint): SeriesState {
  const series = made(state, seriesId)
  need(isActive(state, sender), 'Please active first')
  need(time >= series.start && time < series.end, 'This series is not on sale')
  return series
}

type Made = Pick<BoxState, 'state' | 'price' | 'paid' | 'expiry'>

/** Returns the number of the first. */
function make(
  { state, sender, value }: Run,
  series: SeriesState,
  count: bigint,
  each: Made,
): bigint {
  need(value >= each.paid * count, 'TRX sent is below the price')
  need(!series.closed, closed)
  need(count <= BigInt(freeOf(series)), 'Too few boxes left')
  take(state, sender, each.paid * count)
  const first = series.boxes.length + 1
  for (let i = 0; i < Number(count); i++) {
    const id = idOf(series.id, first + i)
    series.boxes.push({ id, holder: sender, ...each, request: 0, card: null })
  }
  return BigInt(idOf(series.id, first))
}

/** A request that is neither settled nor refunded, named as it was made. */
function named(state: State, [requestId, holder, boxIds, amount, seed, block]: Named) {
  const series = made(state, BigInt(seriesOf(requestId)))
  const number = numberOf(requestId)
  const request = series.requests[number - 1]
  const isSo =
    request?.state === 'pending' &&
    request.holder === holder &&
    request.boxIds.join() === boxIds.join() &&
    request.amount === amount &&
    request.seed === seed &&
    request.block === Number(block)
  need(isSo, 'No such open request')
  return { series, request: request!, number }
}

const isLate = ({ block }: Run, request: RequestState): boolean => block > request.block + deadline

function wordOf(secret: Hex, seed: Hex, blockHash: Hex, requestId: bigint): Hex {
  const types = ['bytes20', 'bytes32', 'bytes32', 'uint256', 'address'].map((type) => ({ type }))
  const contract = `0x${addressToHex20(places.BlindBoxes)}`
  return keccak256(encodeAbiParameters(types, [secret, seed, blockHash, requestId, contract]))
}

/** Takes a card out; the last comes into its place. */
function pick(urn: number[], word: Hex, place: number): number {
  const draw = BigInt(keccak256(concat([word, numberToHex(place, { size: 32 })])))
  const at = Number(draw % BigInt(urn.length))
  const card = urn[at]!
  urn[at] = urn.at(-1)!
  urn.pop()
  return card
}
