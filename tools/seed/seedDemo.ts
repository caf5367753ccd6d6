import type { Deployment } from '#apps/deploy/deploy.ts'
import { Journal } from '#apps/deploy/journal.ts'
import { toHex } from '#apps/deploy/sender.ts'
import type { DemoAccount } from '#tools/devnet/types.ts'
import { bindings, purchases, secondsOf } from './neighbours.ts'
import { seedBoxes } from './seedBoxes.ts'
import { beginLaunches, finishLaunches } from './seedLaunches.ts'
import { seedBurns } from './seedBurns.ts'
import { seedDao } from './seedDao.ts'
import { seedLenders } from './seedLenders.ts'
import { seedLiquidity } from './seedLiquidity.ts'
import { seedLocks } from './seedLocks.ts'
import { seedOffers } from './seedOffers.ts'
import { seedMarket, seedMoney } from './seedMarket.ts'
import { seedRwa } from './seedRwa.ts'
import { seedTrades } from './seedTrades.ts'
import { seedWithdrawal } from './seedWithdrawal.ts'
import { type Step, Steps } from './steps.ts'

export interface SeedOptions {
  readonly url: string
  readonly deployment: Deployment
  readonly accounts: readonly DemoAccount[]
  /** Remembers what was done: a neighbour's card that has been sold since is not bought again. */
  readonly journalFile: string
  /** Master secret of blind boxes, 32 bytes: the keeper's. */
  readonly boxSecret: `0x${string}`
  readonly onProgress?: (line: string) => void
}

/** Lets the demo neighbours bind, trade, launch tokens, buy, stake, list, offer, lease, vote and open boxes by real transactions; skips what was done before. */
export async function seedDemo(options: SeedOptions): Promise<{ sent: number }> {
  const { deployment, journalFile, onProgress = () => {} } = options
  const journal = new Journal<null>(journalFile, deployment.fingerprint, false)
  const steps = new Steps({ ...options, journal, onProgress })

  // A block holds its transactions in the order they came: no account waits for its inviter.
  await steps.all(
    bindings.map(([user, inviter]) => ({
      key: `${user} activates`,
      who: user,
      contract: 'Team',
      functionName: 'bindParent',
      args: [toHex(steps.sender(inviter).address)],
    })),
  )
  await seedMoney(
    steps,
    options.accounts.map(({ name }) => name).filter((name) => name !== 'deployer'),
  )
  // Before anything has a price: six days pass, in which presales end.
  if (steps.isAveraged) {
    await beginLaunches(steps)
    await seedTrades(steps)
    await finishLaunches(steps)
  }
  await seedLiquidity(steps)
  // TES have a price by averages alone.
  if (steps.isAveraged) await seedBurns(steps)
  await buy(steps)
  await stake(steps)
  await seedMarket(steps)
  await seedBoxes(steps, options.boxSecret)
  await seedWithdrawal(steps)
  await seedLocks(steps)
  await seedOffers(steps)
  await seedRwa(steps)
  await seedLenders(steps)
  // What the pool has of all these fees lies where rewards are claimed.
  const common = { who: 'deployer', contract: 'FeeSplitter' }
  await steps.all([{ ...common, key: 'pool to rewards', functionName: 'withdrawPool', args: [] }])
  await seedDao(steps)
  return { sent: steps.sent }
}

async function buy(steps: Steps): Promise<void> {
  const bought: Step[] = []
  for (const [index, { buyer, level }] of purchases.entries()) {
    const key = `${buyer} buys card ${index + 1}`
    if (steps.done(key)) continue
    const facts = await steps.read<readonly unknown[]>(buyer, 'Cards', 'levelMap', [BigInt(level)])
    const value = await steps.read<bigint>(buyer, 'Cards', 'getUToCoin', [facts[3]])
    const args = [BigInt(level)]
    const step = { key, who: buyer, contract: 'Cards', functionName: 'Buy', args, value }
    await steps.send(step)
    bought.push(step)
  }
  for (const step of bought) await steps.settle(step)
}

async function stake(steps: Steps): Promise<void> {
  const staked: Step[] = []
  const taken = new Set<bigint>()
  for (const [index, { buyer, level, days }] of purchases.entries()) {
    const key = `${buyer} stakes card ${index + 1}`
    if (days === undefined || steps.done(key)) continue
    const tokenId = await freeCard(steps, buyer, level, taken)
    if (tokenId === null) continue
    taken.add(tokenId)
    const args = [tokenId, secondsOf(days)]
    const step = { key, who: buyer, contract: 'Cards', functionName: 'pledge', args }
    await steps.send(step)
    staked.push(step)
  }
  for (const step of staked) await steps.settle(step)
}

/** The owner's first card of a level that is not staked. */
async function freeCard(
  steps: Steps,
  owner: string,
  level: number,
  taken: ReadonlySet<bigint>,
): Promise<bigint | null> {
  const range = [steps.sender(owner).hex, 0n, 2n ** 256n - 1n]
  const ids = await steps.read<readonly bigint[]>(owner, 'Cards', 'ownerOfPage', range)
  for (const id of ids) {
    if (taken.has(id)) continue
    if ((await steps.read<bigint>(owner, 'Cards', 'levelOf', [id])) !== BigInt(level)) continue
    const [, end] = await steps.read<readonly bigint[]>(owner, 'Cards', 'position', [id])
    if (end === 0n) return id
  }
  return null
}
