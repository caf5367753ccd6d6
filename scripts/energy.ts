import { type Abi, type Hex, encodeFunctionData, numberToHex } from 'viem'
import { cardsAbi } from '#features/nft/contract/abi.ts'
import { secretBefore } from '#features/blindbox/draw.ts'
import { feeSplitterAbi } from '#features/team/contract/abi.ts'
import { Sender } from '#apps/deploy/sender.ts'
import { type World, type WorldOptions, startWorld } from '#apps/deploy/testing.ts'
import { type OnExchange, exchangeGoals, walkExchange } from './energy-exchange.ts'
import { type OfRewards, rewardGoals, walkRewards } from './energy-rewards.ts'

export type { World }

/**
 * The most energy that each action may cost. One place: the report, the contract tests and the bench read it.
 * A purchase with its split may cost 25,000 more than without, and 15,000 for each credit or pot that is new.
 */
export const energyGoals = {
  'bindParent, first member of an inviter': 65_000,
  'bindParent, a later member': 50_000,
  'Buy without the split, holder': 40_000,
  'Buy without the split, new holder': 55_000,
  'Buy, holder': 65_000,
  'Buy, new holder': 80_000,
  'Buy, new holder, first split of all': 125_000,
  'Buy, holder, change returned': 72_500,
  'pledge, the first stake of all': 30_000,
  'pledge, first stake of a card': 30_000,
  'pledge, a card staked before': 30_000,
  'pledge, a card of the last level': 30_000,
  'pledge of 5 cards': 70_000,
  'pledge of 20 cards': 250_000,
  'claim, a running stake, new TES holder': 50_000,
  'claim, a running stake': 35_000,
  'unlock, nothing owed before': 30_000,
  'unlock, something was owed before': 15_000,
  'unlock, a card of the last level': 15_000,
  exit: 15_000,
  'transfer, new holder': 35_000,
  'transfer, holder': 19_000,
  'claim of fee credits': 20_000,
  'list, first listing of a card': 26_000,
  'list, a new price': 11_500,
  'take down': 9_000,
  'buy listed without the split, holder': 38_000,
  'buy listed, holder': 65_000,
  'buy listed for USDT, holder': 93_000,
  'buy a box': 33_000,
  'open a box, the request': 25_000,
  'open 5 boxes, the request': 45_000,
  'settle a box without transfer and split, holder': 19_000,
  'settle a box, holder': 65_000,
  'settle 5 boxes without transfers and split, holder': 45_000,
  'settle 5 boxes, holder': 170_000,
  'give a box back': 22_000,
  'refund a box': 45_000,
  'tokenURI, a read': 2_000_000,
  ...rewardGoals,
  ...exchangeGoals,
} as const

export type Action = keyof typeof energyGoals

/** What each action cost when the contracts last changed: the same to a unit until they change again. */
export const energySnapshot = new URL('energy.json', import.meta.url)

/** Those of the exchange differ by some units: which coin of a pool is the first follows from addresses, and these from the hour. */
export const exactActions = (Object.keys(energyGoals) as Action[]).filter(
  (action) => !Object.hasOwn(exchangeGoals, action),
)

/** A deployment for running the actions: only the deployer, the root, is active yet. */
export interface Place extends Pick<World, 'hex' | 'send'> {
  /** Sun for a number of USDT. */
  priceOf(usdt: bigint): Promise<bigint>
  travel(seconds: number): Promise<void>
}

/** A call with TRX costs 9,040 and brings 2,300 along, which the called contract spends first. */
const callWithValue = 9_040 - 2_300
const days = 86_400n

/** Does something on an embedded network of its own, with everything deployed. */
export async function onNetwork<Result>(
  task: (world: World) => Promise<Result>,
  options?: WorldOptions,
): Promise<Result> {
  const world = await startWorld(options)
  try {
    return await task(world)
  } finally {
    await world.close()
  }
}

/** Every action, on a network that `look` may look at afterwards. */
export function measureEnergy(
  look: (world: World) => Promise<void> = async () => {},
): Promise<Record<Action, number>> {
  return onNetwork(async (world) => {
    const ofCards = await walk({
      hex: (name) => world.hex(name),
      send: (...call) => world.send(...call),
      priceOf: (usdt) => world.read('Cards', 'getUToCoin', [usdt * 1_000_000n]),
      travel: (seconds) => world.net.travel(seconds),
    })
    await look(world)
    const walked = {
      ...ofCards,
      ...(await walkMarket(world)),
      ...(await walkMany(world)),
      ...(await walkBoxes(world)),
    }
    const split = await energyOfSplit(world)
    const passed = await energyOfGift(world)
    const bought = {
      holder: walked['Buy, holder'] - split,
      newHolder: walked['Buy, new holder'] - split,
    }
    return {
      ...walked,
      ...(await walkExchange(world, bought)),
      ...(await walkRewards(world)),
      'Buy without the split, holder': bought.holder,
      'Buy without the split, new holder': bought.newHolder,
      'buy listed without the split, holder': walked['buy listed, holder'] - split,
      'settle a box without transfer and split, holder':
        walked['settle a box, holder'] - passed - split,
      'settle 5 boxes without transfers and split, holder':
        walked['settle 5 boxes, holder'] - 5 * passed - split,
      'tokenURI, a read': await world.energyOfRead('Cards', 'tokenURI', [1n]),
    }
  })
}

/** The card actions that are transactions, by their receipts. */
export type Walked = Omit<
  Record<Action, number>,
  | OnMarket
  | OfMany
  | OfBoxes
  | OnExchange
  | OfRewards
  | 'settle a box without transfer and split, holder'
  | 'settle 5 boxes without transfers and split, holder'
  | 'Buy without the split, holder'
  | 'Buy without the split, new holder'
  | 'buy listed without the split, holder'
  | 'tokenURI, a read'
>

export type OfMany = 'pledge of 5 cards' | 'pledge of 20 cards'

export type OfBoxes =
  | 'buy a box'
  | 'open a box, the request'
  | 'open 5 boxes, the request'
  | 'settle a box, holder'
  | 'settle 5 boxes, holder'
  | 'give a box back'
  | 'refund a box'

export type OnMarket =
  | 'list, first listing of a card'
  | 'list, a new price'
  | 'take down'
  | 'buy listed, holder'
  | 'buy listed for USDT, holder'

export async function walk(place: Place): Promise<Walked> {
  const measured = {} as Walked
  const take = async (action: keyof Walked | null, ...call: Parameters<Place['send']>) => {
    const { energy, reason } = await place.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
    if (action !== null) measured[action] = energy
  }
  const clay = await place.priceOf(50n)
  const [alice, bob, dave] = [place.hex('alice'), place.hex('bob'), place.hex('dave')]

  await take('bindParent, first member of an inviter', 'alice', 'Team', 'bindParent', [
    place.hex('deployer'),
  ])
  await take(null, 'bob', 'Team', 'bindParent', [alice])
  await take('bindParent, a later member', 'carol', 'Team', 'bindParent', [alice])

  await take('Buy, new holder, first split of all', 'bob', 'Cards', 'Buy', [1n], clay)
  await take('Buy, holder', 'bob', 'Cards', 'Buy', [1n], clay)
  await take('Buy, new holder', 'carol', 'Cards', 'Buy', [1n], clay)
  await take('Buy, holder, change returned', 'bob', 'Cards', 'Buy', [1n], clay + 1n)
  await take('claim of fee credits', 'alice', 'FeeSplitter', 'claim')
  await take(null, 'bob', 'Cards', 'Buy', [5n], await place.priceOf(3_000n))
  const gold = 8_051n

  await take('pledge, the first stake of all', 'bob', 'Cards', 'pledge', [2n, 7n * days])
  await take('pledge, first stake of a card', 'bob', 'Cards', 'pledge', [1n, 7n * days])
  await take('pledge, a card of the last level', 'bob', 'Cards', 'pledge', [gold, 7n * days])
  await place.travel(86_400)
  await take('claim, a running stake, new TES holder', 'bob', 'Cards', 'claim', [[1n]])
  await place.travel(86_400)
  await take('claim, a running stake', 'bob', 'Cards', 'claim', [[1n]])
  await place.travel(7 * 86_400)
  await take('unlock, nothing owed before', 'bob', 'Cards', 'unlock', [1n])
  await take('unlock, something was owed before', 'bob', 'Cards', 'unlock', [2n])
  await take('unlock, a card of the last level', 'bob', 'Cards', 'unlock', [gold])
  await take('pledge, a card staked before', 'bob', 'Cards', 'pledge', [1n, 7n * days])
  await take('exit', 'bob', 'Cards', 'exit', [1n])

  await take('transfer, new holder', 'bob', 'Cards', 'transferFrom', [bob, dave, 1n])
  await take('transfer, holder', 'bob', 'Cards', 'transferFrom', [bob, dave, 2n])
  return measured
}

/** After `walk`: bob's cards 4 and the first of Gold are listed, and carol, who has a card, buys them. */
async function walkMarket(world: World): Promise<Record<OnMarket, number>> {
  const measured = {} as Record<OnMarket, number>
  const take = async (action: OnMarket | null, ...call: Parameters<Place['send']>) => {
    const { energy, reason } = await world.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
    if (action !== null) measured[action] = energy
  }
  const [gold, clay, trx] = [8_051n, 4n, 1_000_000n]
  const inTrx = `0x${'0'.repeat(40)}`
  const end = BigInt(Math.floor(world.net.status().head.timestamp / 1000) + 30 * 86_400)
  const list = (tokenId: bigint, price: bigint) =>
    ['bob', 'CardMarket', 'listForSale', [tokenId, inTrx, price, end]] as const

  await take(null, 'bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
  // The first sale of all makes the creator's credit.
  await take(null, ...list(gold, trx))
  await take(null, 'carol', 'CardMarket', 'buy', [gold, 1n, trx], trx)

  await take('list, first listing of a card', ...list(clay, 2n * trx))
  await take('list, a new price', ...list(clay, 3n * trx))
  await take('take down', 'bob', 'CardMarket', 'takeDown', [clay])
  await take(null, ...list(clay, trx))
  await take('buy listed, holder', 'carol', 'CardMarket', 'buy', [clay, 3n, trx], trx)

  // Back and forth: the first sale of all for USDT makes its credits, the second adds to them.
  const usdt = 1_000_000n
  const sell = (who: string, price: bigint) =>
    [who, 'CardMarket', 'listForSale', [gold, world.hex('Usdt'), price, end]] as const
  for (const who of ['bob', 'carol']) {
    await take(null, 'deployer', 'Usdt', 'transfer', [world.hex(who), 2n * usdt])
    await take(null, who, 'Usdt', 'approve', [world.hex('CardMarket'), 2n * usdt])
  }
  await take(null, 'carol', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
  await world.net.travel(60)
  await take(null, ...sell('carol', usdt))
  await take(null, 'bob', 'CardMarket', 'buy', [gold, 2n, usdt])
  await world.net.travel(60)
  await take(null, ...sell('bob', usdt))
  await take('buy listed for USDT, holder', 'carol', 'CardMarket', 'buy', [gold, 3n, usdt])
  return measured
}

/** Bob stakes new cards, several in one call. */
async function walkMany(world: World): Promise<Record<OfMany, number>> {
  const energyOf = async (count: number) => {
    const [, , , , next] = await world.read<readonly unknown[]>('Cards', 'levelMap', [1n])
    const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    const ids = Array.from({ length: count }, (_, index) => BigInt(String(next)) + BigInt(index))
    for (const _ of ids) await succeed(world.send('bob', 'Cards', 'Buy', [1n], price))
    return succeed(world.send('bob', 'Cards', 'pledgeMany', [ids, 7n * days]))
  }
  return { 'pledge of 5 cards': await energyOf(5), 'pledge of 20 cards': await energyOf(20) }
}

/** The operator, who is the deployer, makes a series of ten cards of Clay; bob, who has cards, buys and opens. */
async function walkBoxes(world: World): Promise<Record<OfBoxes, number>> {
  const boxes = world.hex('BlindBoxes')
  const bob = world.hex('bob')
  const [, , , , next] = await world.read<readonly unknown[]>('Cards', 'levelMap', [1n])
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  const ids = Array.from({ length: 10 }, (_, index) => BigInt(String(next)) + BigInt(index))
  const now = BigInt(Math.floor(world.net.status().head.timestamp / 1000))
  const by = (who: string, functionName: string, args: readonly unknown[], value = 0n) =>
    succeed(world.send(who, 'BlindBoxes', functionName, args, value))

  for (const _ of ids) await succeed(world.send('deployer', 'Cards', 'Buy', [1n], price))
  await succeed(world.send('deployer', 'Cards', 'setApprovalForAll', [boxes, true]))
  await by('deployer', 'createSeries', [10_000_000n, now, now + 86_400n, 0n, 0n, 50_000_000n, ids])
  const secrets = chainOf(4)
  await by('deployer', 'postChain', [1n, secretBefore(secrets[0]!)])
  await by('deployer', 'addBond', [1n], 20n * price)
  const cost = await world.read<bigint>('BlindBoxes', 'priceOf', [1n])
  const box = (number: number) => (1n << 32n) | BigInt(number)
  const ask = async (number: number, boxIds: readonly bigint[]) => {
    const seed = numberToHex(number, { size: 32 })
    const energy = await by('bob', 'open', [boxIds, seed])
    const block = BigInt(world.net.status().head.number)
    const amount = cost * BigInt(boxIds.length)
    return { energy, request: [box(number), bob, boxIds, amount, seed, block] as const }
  }
  const settle = async (number: number, request: readonly unknown[]) => {
    await world.net.mine()
    return by('deployer', 'settle', [...request, secrets[number - 1]])
  }

  // The first of all makes the urn's books no dearer; the first box of a call makes its slot, as each does.
  const bought = await by('bob', 'buy', [1n, 1n], cost)
  const one = await ask(1, [box(1)])
  const settledOne = await settle(1, one.request)
  await by('bob', 'buy', [1n, 7n], 7n * cost)
  const five = await ask(2, [2, 3, 4, 5, 6].map(box))
  const settledFive = await settle(2, five.request)
  const givenBack = await by('bob', 'giveBack', [[box(7)]])
  const silent = await ask(3, [box(8)])
  await world.net.mine(21)
  return {
    'buy a box': bought,
    'open a box, the request': one.energy,
    'open 5 boxes, the request': five.energy,
    'settle a box, holder': settledOne,
    'settle 5 boxes, holder': settledFive,
    'give a box back': givenBack,
    'refund a box': await by('bob', 'refund', silent.request),
  }
}

/** A number of secrets, the first to be revealed first. */
function chainOf(count: number): Hex[] {
  const secrets = [numberToHex(1, { size: 20 })]
  while (secrets.length < count) secrets.unshift(secretBefore(secrets[0]!))
  return secrets
}

async function succeed(sent: ReturnType<Place['send']>): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}

/** What handing bob's fee to the splitter adds to a purchase, where the credits and the pots exist. */
async function energyOfSplit(world: World): Promise<number> {
  const call = { abi: feeSplitterAbi, functionName: 'split', args: [world.hex('bob')] }
  const energy = await energyOfCall(world, 'Cards', 'FeeSplitter', call, 1_000_000)
  return energy + callWithValue
}

/** What handing bob, who has cards, one out of an urn adds to a settlement. */
function energyOfGift(world: World): Promise<number> {
  return world.read<readonly bigint[]>('BlindBoxes', 'urnOf', [1n]).then(([tokenId]) => {
    const args = [world.hex('BlindBoxes'), world.hex('bob'), tokenId]
    const call = { abi: cardsAbi, functionName: 'transferFrom', args }
    return energyOfCall(world, 'BlindBoxes', 'Cards', call, 0)
  })
}

async function energyOfCall(
  { net, deployment }: World,
  from: string,
  to: string,
  call: { readonly abi: Abi; readonly functionName: string; readonly args: readonly unknown[] },
  callValue: number,
): Promise<number> {
  const { tronWeb } = new Sender(net.url, net.accounts[0]!.privateKey)
  const at = (contract: string) => deployment.contracts[contract]!.address
  const answer = await tronWeb.transactionBuilder.triggerConstantContract(
    at(to),
    '',
    { input: encodeFunctionData(call).slice(2), callValue } as never,
    [],
    at(from),
  )
  if (answer.energy_used === undefined) {
    throw new Error(`the node did not return what ${call.functionName} costs`)
  }
  return answer.energy_used
}
