import { encodeFunctionData } from 'viem'
import { feeSplitterAbi } from '#features/team/contract/abi.ts'
import { Sender } from '#apps/deploy/sender.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'

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
  'tokenURI, a read': 2_000_000,
} as const

export type Action = keyof typeof energyGoals

/** What each action cost when the contracts last changed: the same to a unit until they change again. */
export const energySnapshot = new URL('energy.json', import.meta.url)

/** Where the actions are walked through: nobody in it is active yet but the deployer, the root. */
export interface Place extends Pick<World, 'hex' | 'send'> {
  /** Sun that so many USDT are. */
  priceOf(usdt: bigint): Promise<bigint>
  travel(seconds: number): Promise<void>
}

/** A call with TRX costs 9,040 and brings 2,300 along, which the called contract spends first. */
const callWithValue = 9_040 - 2_300
const days = 86_400n

/** Does something on an embedded network of its own, with everything deployed. */
export async function onNetwork<Result>(task: (world: World) => Promise<Result>): Promise<Result> {
  const world = await startWorld()
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
    const walked = { ...ofCards, ...(await walkMarket(world)), ...(await walkMany(world)) }
    const split = await energyOfSplit(world)
    return {
      ...walked,
      'Buy without the split, holder': walked['Buy, holder'] - split,
      'Buy without the split, new holder': walked['Buy, new holder'] - split,
      'buy listed without the split, holder': walked['buy listed, holder'] - split,
      'tokenURI, a read': await world.energyOfRead('Cards', 'tokenURI', [1n]),
    }
  })
}

/** Those actions of cards that are transactions, by what their receipts say. */
export type Walked = Omit<
  Record<Action, number>,
  | OnMarket
  | OfMany
  | 'Buy without the split, holder'
  | 'Buy without the split, new holder'
  | 'buy listed without the split, holder'
  | 'tokenURI, a read'
>

export type OfMany = 'pledge of 5 cards' | 'pledge of 20 cards'

export type OnMarket =
  | 'list, first listing of a card'
  | 'list, a new price'
  | 'take down'
  | 'buy listed, holder'

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

async function succeed(sent: ReturnType<Place['send']>): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}

/** What handing bob's fee to the splitter adds to a purchase, where the credits and the pots exist. */
async function energyOfSplit(world: World): Promise<number> {
  const { net, deployment } = world
  const { tronWeb } = new Sender(net.url, net.accounts[0]!.privateKey)
  const bob = world.hex('bob')
  const input = encodeFunctionData({ abi: feeSplitterAbi, functionName: 'split', args: [bob] })
  const { FeeSplitter, Cards } = deployment.contracts
  const answer = await tronWeb.transactionBuilder.triggerConstantContract(
    FeeSplitter!.address,
    '',
    { input: input.slice(2), callValue: 1_000_000 } as never,
    [],
    Cards!.address,
  )
  if (answer.energy_used === undefined) throw new Error('the node did not say what a split costs')
  return answer.energy_used + callWithValue
}
