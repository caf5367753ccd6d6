import { startWorld } from '../apps/deploy/testing.ts'

/**
 * The most energy that each action may cost. One place: the report and the contract tests read it.
 * `Buy` stands with the fee's split: about 26,000 of it where the credits exist, 15,000 more for each slot that is new.
 */
export const energyGoals = {
  'bindParent, first member of an inviter': 65_000,
  'bindParent, a later member': 50_000,
  'Buy, new holder, new credits': 127_000,
  'Buy, holder, credits exist': 67_000,
  'Buy, holder, change returned': 74_000,
  'pledge, first stake of a card': 33_500,
  'pledge, a card staked before': 18_500,
  'claim, a running stake, new TES holder': 50_000,
  'claim, a running stake': 35_000,
  'unlock, nothing owed before': 30_000,
  'unlock, something was owed before': 15_000,
  exit: 15_000,
  'transfer, new holder': 35_000,
  'transfer, holder': 20_000,
  'claim of fee credits': 20_000,
  'tokenURI, a read': 2_000_000,
} as const

export type Action = keyof typeof energyGoals

/** Walks through every action on an embedded network of its own. */
export async function measureEnergy(): Promise<Record<Action, number>> {
  const world = await startWorld()
  const measured = {} as Record<Action, number>
  const take = async (action: Action | null, ...call: Parameters<typeof world.send>) => {
    const { energy, reason } = await world.send(...call)
    if (reason !== '') throw new Error(`${call[0]} ${call[2]}: ${reason}`)
    if (action !== null) measured[action] = energy
  }
  const days = 86_400n
  const clay = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  try {
    await take('bindParent, first member of an inviter', 'alice', 'Team', 'bindParent', [
      world.hex('deployer'),
    ])
    await take(null, 'bob', 'Team', 'bindParent', [world.hex('alice')])
    await take('bindParent, a later member', 'carol', 'Team', 'bindParent', [world.hex('alice')])

    await take('Buy, new holder, new credits', 'bob', 'Cards', 'Buy', [1n], clay)
    await take('Buy, holder, credits exist', 'bob', 'Cards', 'Buy', [1n], clay)
    await take('Buy, holder, change returned', 'bob', 'Cards', 'Buy', [1n], clay + 1n)
    await take('claim of fee credits', 'alice', 'FeeSplitter', 'claim')

    // The very first stake of all also makes the slot of what is promised.
    await take(null, 'bob', 'Cards', 'pledge', [2n, 7n * days])
    await take('pledge, first stake of a card', 'bob', 'Cards', 'pledge', [1n, 7n * days])
    await world.net.travel(86_400)
    await take('claim, a running stake, new TES holder', 'bob', 'Cards', 'claim', [[1n]])
    await world.net.travel(86_400)
    await take('claim, a running stake', 'bob', 'Cards', 'claim', [[1n]])
    await world.net.travel(7 * 86_400)
    await take('unlock, nothing owed before', 'bob', 'Cards', 'unlock', [1n])
    await take('unlock, something was owed before', 'bob', 'Cards', 'unlock', [2n])
    await take('pledge, a card staked before', 'bob', 'Cards', 'pledge', [1n, 7n * days])
    await take('exit', 'bob', 'Cards', 'exit', [1n])

    const bob = world.hex('bob')
    await take('transfer, new holder', 'bob', 'Cards', 'transferFrom', [bob, world.hex('dave'), 1n])
    await take('transfer, holder', 'bob', 'Cards', 'transferFrom', [bob, world.hex('dave'), 2n])
    measured['tokenURI, a read'] = await world.energyOfRead('Cards', 'tokenURI', [3n])
  } finally {
    await world.close()
  }
  return measured
}
