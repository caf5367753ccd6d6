// Kills `npm start` with -9 at random moments of the story: --runs 20 --seed N, the seed is printed.
import { parseArgs } from 'node:util'

import { Random } from '#tools/bench/random.ts'

import { KillStory } from './killStory.ts'
import { Killable } from './killable.ts'
import { type Act, Run } from './resumable.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, seed: { type: 'string' } },
})
const runs = Number(values.runs)
const seed = Number(values.seed ?? Date.now() % 2 ** 32)
console.log(`seed ${seed}`)

const random = new Random(seed)

const stack = new Killable()
const story = new KillStory(stack)

let killed = 0
/**
 * Runs something while the stack is killed under it; then, started again, to its end, and audits
 * it. The kill comes within this number of milliseconds, more often early.
 */
async function killedWhile(name: string, goOn: () => Promise<void>, latest = 6_000): Promise<void> {
  const going = goOn().then(
    () => 'done',
    () => 'broken off',
  )
  const moment = random.below(1 + random.below(latest))
  await new Promise((resolve) => setTimeout(resolve, moment))
  await stack.kill()
  console.log(`  ${name}: killed after ${moment} ms, ${await going}`)
  // Now and then the next start is killed too.
  if (random.chance(0.25)) {
    const early = random.below(4_000)
    stack.begin()
    await new Promise((resolve) => setTimeout(resolve, early))
    await stack.kill()
    console.log(`  the start after it: killed after ${early} ms`)
  }
  await stack.start()
  await goOn()
  killed += 1
  await audited()
}

async function killedDuring(act: Act, who = 'heidi'): Promise<void> {
  const run = new Run(act)
  // Signed in before anything is killed.
  await story.person(who)
  await killedWhile(act.name, async () => run.finish(await story.person(who)))
}

/** Stopped, the database contains what the receipts contain. */
async function audited(): Promise<void> {
  await stack.stop()
  const { status, output } = stack.audit()
  if (status !== 0 || !output.includes('\n0 differences')) throw new Error(output)
  console.log(`  ${output.trim().split('\n').at(-1)}`)
  await stack.start()
}

let bought = 0
/** Never in the middle of a look: what is compared stands still. */
async function compare(): Promise<void> {
  const { tables, contracts } = await story.reported()
  const wanted = JSON.stringify({ ...contracts, cards: bought })
  if (JSON.stringify(contracts) !== wanted || JSON.stringify(tables) !== wanted) {
    throw new Error(`tables ${JSON.stringify(tables)}, contracts ${JSON.stringify(contracts)}`)
  }
}

/** While Heidi stakes the root is V1: what she buys now adds a bonus, which comes by an epoch. */
async function epoch(): Promise<void> {
  await killedDuring(story.buy())
  bought += 1
  // The keeper requests the pool's part, posts and accepts, in some of its turns.
  await killedWhile('an epoch is posted and accepted', () => story.epoch(), 40_000)
  await killedDuring(story.claimBonus(), 'deployer')
  await killedDuring(story.claimFees(), 'deployer')
  const { ledger, contracts } = await story.paidToRoot()
  if (ledger !== contracts) throw new Error(`paid ${ledger} in the ledger, ${contracts} on chain`)
}

async function main(): Promise<void> {
  await stack.start()
  await killedDuring(story.activate())
  while (killed < runs) {
    await killedDuring(story.buy())
    bought += 1
    await compare()
    const tokenId = await story.newestCard()
    await killedDuring(story.stake(tokenId))
    await epoch()
    await story.month()
    await killedDuring(story.claim())
    await killedDuring(story.unlock(tokenId))
    await compare()
  }
  await stack.stop()
  const { status, output } = stack.verify()
  if (status !== 0) throw new Error(output)
  console.log(`${killed} kills: nothing lost, nothing doubled, every row as the chain has it`)
}

try {
  await main()
} catch (error) {
  console.error(error)
  console.error(
    `again: node --import tsx tests/journeys/killRandom.ts --runs ${runs} --seed ${seed}`,
  )
  process.exitCode = 1
} finally {
  await stack.remove()
}
