import { encodeFunctionData } from 'viem'
import { feeSplitterAbi } from '#features/team/contract/abi.ts'
import { Sender } from '#apps/deploy/sender.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'

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
  'Buy, holder, change returned': 72_000,
  'pledge, the first stake of all': 30_000,
  'pledge, first stake of a card': 30_000,
  'pledge, a card staked before': 30_000,
  'pledge, a card of the last level': 30_000,
  'claim, a running stake, new TES holder': 50_000,
  'claim, a running stake': 35_000,
  'unlock, nothing owed before': 30_000,
  'unlock, something was owed before': 15_000,
  'unlock, a card of the last level': 15_000,
  exit: 15_000,
  'transfer, new holder': 35_000,
  'transfer, holder': 20_000,
  'claim of fee credits': 20_000,
  'tokenURI, a read': 2_000_000,
} as const

export type Action = keyof typeof energyGoals
export type Energies = Record<Action, number>

/** A call with TRX costs 9,040 and brings 2,300 along, which the called contract spends first. */
const callWithValue = 9_040 - 2_300
const days = 86_400n

/** Walks through every action on an embedded network of its own. */
export async function measureEnergy(): Promise<Energies> {
  const world = await startWorld()
  try {
    return await walk(world)
  } finally {
    await world.close()
  }
}

/** The same walk on a network that somebody else needs too. Everybody in it is still to be activated. */
export async function walk(world: World): Promise<Energies> {
  const measured = {} as Energies
  const take = async (action: Action | null, ...call: Parameters<typeof world.send>) => {
    const { energy, reason } = await world.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
    if (action !== null) measured[action] = energy
  }
  const priceOf = (usdt: bigint) => world.read<bigint>('Cards', 'getUToCoin', [usdt * 1_000_000n])
  const clay = await priceOf(50n)
  const alice = world.hex('alice')
  const dave = world.hex('dave')

  await take('bindParent, first member of an inviter', 'alice', 'Team', 'bindParent', [
    world.hex('deployer'),
  ])
  await take(null, 'bob', 'Team', 'bindParent', [alice])
  await take('bindParent, a later member', 'carol', 'Team', 'bindParent', [alice])

  await take('Buy, new holder, first split of all', 'bob', 'Cards', 'Buy', [1n], clay)
  await take('Buy, holder', 'bob', 'Cards', 'Buy', [1n], clay)
  await take('Buy, new holder', 'carol', 'Cards', 'Buy', [1n], clay)
  await take('Buy, holder, change returned', 'bob', 'Cards', 'Buy', [1n], clay + 1n)
  const split = await energyOfSplit(world, clay / 20n)
  measured['Buy without the split, holder'] = measured['Buy, holder'] - split
  measured['Buy without the split, new holder'] = measured['Buy, new holder'] - split
  await take('claim of fee credits', 'alice', 'FeeSplitter', 'claim')
  await take(null, 'bob', 'Cards', 'Buy', [5n], await priceOf(3_000n))
  const gold = 8_051n

  await take('pledge, the first stake of all', 'bob', 'Cards', 'pledge', [2n, 7n * days])
  await take('pledge, first stake of a card', 'bob', 'Cards', 'pledge', [1n, 7n * days])
  await take('pledge, a card of the last level', 'bob', 'Cards', 'pledge', [gold, 7n * days])
  await world.net.travel(86_400)
  await take('claim, a running stake, new TES holder', 'bob', 'Cards', 'claim', [[1n]])
  await world.net.travel(86_400)
  await take('claim, a running stake', 'bob', 'Cards', 'claim', [[1n]])
  await world.net.travel(7 * 86_400)
  await take('unlock, nothing owed before', 'bob', 'Cards', 'unlock', [1n])
  await take('unlock, something was owed before', 'bob', 'Cards', 'unlock', [2n])
  await take('unlock, a card of the last level', 'bob', 'Cards', 'unlock', [gold])
  await take('pledge, a card staked before', 'bob', 'Cards', 'pledge', [1n, 7n * days])
  await take('exit', 'bob', 'Cards', 'exit', [1n])

  const bob = world.hex('bob')
  await take('transfer, new holder', 'bob', 'Cards', 'transferFrom', [bob, dave, 1n])
  await take('transfer, holder', 'bob', 'Cards', 'transferFrom', [bob, dave, 2n])
  measured['tokenURI, a read'] = await world.energyOfRead('Cards', 'tokenURI', [4n])
  return measured
}

/** What handing a fee to the splitter adds to a purchase whose credits and pots exist. */
async function energyOfSplit({ net, deployment, hex }: World, fee: bigint): Promise<number> {
  const { tronWeb } = new Sender(net.url, net.accounts[0]!.privateKey)
  const input = encodeFunctionData({
    abi: feeSplitterAbi,
    functionName: 'split',
    args: [hex('bob')],
  })
  const { FeeSplitter, Cards } = deployment.contracts
  const answer = await tronWeb.transactionBuilder.triggerConstantContract(
    FeeSplitter!.address,
    '',
    { input: input.slice(2), callValue: Number(fee) } as never,
    [],
    Cards!.address,
  )
  if (answer.energy_used === undefined) throw new Error('the node did not say what a split costs')
  return answer.energy_used + callWithValue
}
