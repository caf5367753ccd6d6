import type { Address } from '#platform/std/address.ts'

import { boxWish, operate } from './boxSteps.ts'
import { after, before, post } from './calls.ts'
import { type Sent, sha256 } from './chain/block.ts'
import { sunFor } from './contracts/price.ts'
import { helpOn, postByHand, whoEarned } from './epochSteps.ts'
import { terms } from './contracts/state.ts'
import { people } from './people.ts'
import { broadcast, callOf, callTo, sign } from './wallet.ts'
import type { World } from './world.ts'

/** One action that a user begins, with all the mishaps of a browser and a wallet. */
export async function act(world: World): Promise<void> {
  const { random } = world
  switch (
    random.weighted({
      buy: 8,
      pledge: 6,
      claim: 5,
      end: 5,
      bind: 2,
      direct: 4,
      box: 12,
      operate: 9,
      earn: 10,
      epoch: 8,
    })
  ) {
    case 'buy': {
      const level = random.pick(levels)
      return order(world, random.pick(people), '/deposit/aon/buyProductFirstPay', { level })
    }
    case 'pledge': {
      const who = whoFor(world, false)
      const tokenId = cardFor(world, who, false)
      const time = String(random.pick(terms).time)
      return order(world, who, '/swapnft/ido/openPledge', { tokenId, time })
    }
    case 'claim': {
      const who = whoFor(world, true)
      const form = random.chance(0.5) ? {} : { tokenIds: cardFor(world, who, true) }
      return order(world, who, '/deposit/mucnft-pledge/click', form)
    }
    case 'end': {
      const who = whoFor(world, true)
      const path = random.pick(['/swapnft/ido/closePledge', '/tessera/nft/exit'])
      return order(world, who, path, { tokenId: cardFor(world, who, true) })
    }
    case 'bind':
      return bind(world, random.pick(people))
    case 'direct':
      return direct(world, whoFor(world, false))
    case 'box': {
      const wish = boxWish(world)
      return wish === null ? undefined : order(world, wish.who, wish.path, wish.form)
    }
    case 'operate':
      return operate(world)
    case 'earn':
      return earn(world)
    case 'epoch':
      return random.pick([postByHand, postByHand, helpOn, helpOn, helpOn])(world)
  }
}

/** Claims what an account has of fees: shares of them, or what a level adds. */
export function earn(world: World): Promise<void> {
  const name = world.random.pick(['claimBonus', 'claimBonus', 'claimFees'])
  return order(world, whoEarned(world), `/tessera/earnings/${name}`, {})
}

const levels = ['1', '1', '1', '2', '3', '4']

/** Usually the account's own, and one that the action is for. */
function cardFor({ random, chain }: World, who: Address, staked: boolean | null): string {
  const { cards } = chain.state
  const own = cards.filter((card) => card.owner === who)
  const fit = own.filter((card) => staked === null || (card.stake !== null) === staked)
  const from = fit.length > 0 && random.chance(0.85) ? fit : own.length > 0 ? own : cards
  return from.length === 0 ? '1' : String(random.pick(from).id)
}

/** Usually an account that has something to do it with. */
function whoFor({ random, chain }: World, staked: boolean): Address {
  const owners = chain.state.cards
    .filter((card) => (card.stake !== null) === staked)
    .map(({ owner }) => owner)
  return owners.length > 0 && random.chance(0.85) ? random.pick(owners) : random.pick(people)
}

/** Calls that are their own after-call. */
const bothHalves = ['click', 'openCard', 'buyProductSecondPayAfter']

async function order(
  world: World,
  who: Address,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const { random, schedule, book } = world
  const twoHalves = bothHalves.some((name) => path.endsWith(name))
  const ticket = await before(world, who, twoHalves ? path : `${path}Before`, form)
  // Looked at, and left.
  if (ticket === null || random.chance(0.12)) return
  const known = book.get(ticket.orderId)
  if (known === undefined) return
  const tabs = random.chance(0.1) ? 2 : 1
  for (let tab = 0; tab < tabs; tab++) {
    await schedule.gate('signs')
    const sent = sign(world, callOf(who, ticket.call))
    known.signed.push(sent)
    schedule.begin(() => broadcast(world, sent))
    schedule.begin(() =>
      submit(world, who, twoHalves ? path : `${path}After`, ticket.orderId, sent),
    )
  }
}

/** The after-calls of one signature: none, one, several, late, and some with what is not its hash. */
async function submit(
  world: World,
  who: Address,
  path: string,
  orderId: string,
  sent: Sent,
): Promise<void> {
  const { random, schedule, book } = world
  const known = book.get(orderId)!
  const times = random.weighted({ 0: 25, 1: 45, 2: 20, 3: 10 })
  for (let i = 0; i < Number(times); i++) {
    await schedule.gate('tells')
    const lie = random.chance(0.08)
    const txHash = lie ? notIts(world, sent) : sent.hash
    if (lie) known.lied = true
    const knew = isKnown(world, txHash)
    const reply = await after(world, who, path, { orderId, txHash })
    if (!lie && reply?.status === 200 && knew && isKnown(world, txHash)) known.taken.add(txHash)
  }
}

/** Would any node return that it has it? What no node knew may give way to what landed. */
const isKnown = ({ node, chain }: World, txHash: string): boolean =>
  node.unrest === 0 &&
  (chain.find(txHash) !== null || chain.pool.some(({ hash }) => hash === txHash))

/** Another account's, another order's, or of no account. */
function notIts({ random, chain, book }: World, sent: Sent): string {
  const others = [
    ...chain.pool.map(({ hash }) => hash),
    ...chain.head.packed.map((one) => one.sent.hash),
    ...book.all.flatMap((one) => one.signed.map(({ hash }) => hash)),
  ].filter((hash) => hash !== sent.hash)
  return others.length === 0 || random.chance(0.3) ? sha256(random.hex(8)) : random.pick(others)
}

async function bind(world: World, who: Address): Promise<void> {
  const { random, schedule } = world
  const sent = sign(world, callTo('Team', who, 'bindParent', [random.pick(people)]))
  schedule.begin(() => broadcast(world, sent))
  for (let i = random.below(3); i > 0; i--) {
    await schedule.gate('submits the bind')
    const txHash = random.chance(0.1) ? notIts(world, sent) : sent.hash
    await post(world, who, '/deposit/bttk/bindUpMemberDecentralized', { txHash })
  }
}

/** What people do without the app: gifts, and calls that are the very ones of an order. */
async function direct(world: World, who: Address): Promise<void> {
  const { random, chain, book } = world
  const card = BigInt(cardFor(world, who, null))
  const kind = random.weighted({ gift: 4, claim: 2, buy: 2, again: 3, fees: 2 })
  const mine = book.all.filter(({ owner }) => owner === who)
  if (kind === 'again' && mine.length > 0) {
    const { ticket } = random.pick(mine)
    return broadcast(world, sign(world, callOf(who, ticket.call)))
  }
  const calls = {
    gift: () => callTo('Cards', who, 'transferFrom', [who, random.pick(people), card]),
    claim: () => callTo('Cards', who, 'claim', [[card]]),
    buy: () => callTo('Cards', who, 'Buy', [1n], sunFor(chain.state.levels[0]!.price)),
    fees: () => callTo('FeeSplitter', who, 'claim'),
  }
  return broadcast(world, sign(world, calls[kind === 'again' ? 'buy' : kind]()))
}
