import { operatorWith } from '#apps/keeper/operator.ts'
import { startWorld, type World } from '#apps/deploy/testing.ts'
import { ChoresKeeper } from '#platform/chain/chores.ts'
import { TronNode } from '#platform/chain/node.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { daoOn, type Made, tes, times } from '../testing/made.ts'
import { signedAs } from '../testing/signed.ts'
import { voteChore } from './chores.ts'

/** Turns of the keeper over what our server hints at, on the chain itself. */
let world: World
let node: TronNode
let keeper: ChoresKeeper
let proposal: Made
let lines: string[] = []
/** What our server replies. */
let hint: unknown = null
let silent = false
/** The node's word instead of its real one. */
let refusal: string | null = null
/** Runs between the keeper's signature and its broadcast. */
let meanwhile: () => Promise<unknown> = async () => {}

const voters = { alice: 30_000_000n, bob: 2_000_000n, carol: 3_000_000n }
const yes = 1
const usualBudget = 1_000_000

beforeAll(async () => {
  world = await startWorld()
  node = new TronNode(world.net.url, undefined, async (url, init) => {
    if (silent) throw new Error('no answer')
    return fetch(url, init)
  })
  const dao = daoOn(world)
  for (const [who, whole] of Object.entries(voters)) await dao.stake(who, whole)
  await dao.pass(times.heldFor)
  proposal = await dao.propose('alice', 'No new tokens', { kind: 'disable' })
  await dao.pass(times.delay)
})
beforeEach(async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  keeper = keeperWith(usualBudget)
  hint = null
  refusal = null
  meanwhile = async () => {}
  lines = []
})
afterAll(async () => {
  node?.close()
  await world?.close()
})

function keeperWith(budget: number): ChoresKeeper {
  const key = world.net.accounts.find(({ name }) => name === 'judy')!.privateKey
  const record = (_: object, message: string) => lines.push(message)
  const operatorOf = (contract: Address) => {
    const signer = operatorWith(world.net.url, key, contract)
    return {
      address: signer.address,
      async sign(call: Parameters<typeof signer.sign>[0]) {
        const signed = await signer.sign(call)
        await meanwhile()
        return { ...signed, broadcast: async () => refusal ?? signed.broadcast() }
      },
    }
  }
  const chore = voteChore(async (path) => (path === '/tessera/dao/due' ? hint : null))
  const address = addressFromHex(world.hex('Dao'))
  const log = { info: record, warn: record }
  return new ChoresKeeper({ node, chores: [{ chore, address, operatorOf }], budget, log })
}

const addressOf = (who: string): string =>
  world.net.accounts.find(({ name }) => name === who)!.address

/** As our server lists it; nobody has used a nonce before. */
async function listed(who: string, support = yes) {
  const proposalId = String(proposal.id)
  const signature = await signedAs({ world }, who, { proposalId, support, nonce: '0' })
  return { proposalId, support, voter: addressOf(who), signature }
}
type Listed = Awaited<ReturnType<typeof listed>>
const hinted = (...votes: readonly Listed[]) => ({ data: { votes } })

const cast = ({ proposalId, support, signature }: Listed, who: string) =>
  world.send('frank', 'Dao', 'castVoteBySig', [
    BigInt(proposalId),
    support,
    world.hex(who),
    signature,
  ])
/** Whole TES against, in favour, abstaining. */
const counted = async () =>
  (await world.read<readonly bigint[]>('Dao', 'proposalVotes', [proposal.id])).map(
    (votes) => votes / tes(1n),
  )

/** Turns over all the time in which a chore is tried again. */
async function turns(): Promise<void> {
  for (let i = 0; i < 3; i += 1) {
    await keeper.turn()
    await world.net.travel(30)
    await keeper.turn()
  }
}
const sent = 'a chore is sent'

test('each signed vote is sent once, as it was signed, however long the server lists it', async () => {
  hint = hinted(await listed('bob', 0), await listed('carol', 2))
  await turns()
  expect(await counted()).toEqual([2_000_000n, 0n, 3_000_000n])
  // A keeper that starts again knows nothing of what was sent.
  keeper = keeperWith(usualBudget)
  await turns()
  expect(lines).toEqual([sent, sent])
})

test('of two votes of an account, and of one that is listed twice, one is sent', async () => {
  const bobs = await listed('bob')
  hint = hinted(bobs, bobs, await listed('bob', 0))
  await turns()
  expect(await counted()).toEqual([0n, 2_000_000n, 0n])
  expect(lines).toEqual([sent])
})

test('one that the contract refuses is not sent, and holds up none, however many there are', async () => {
  const bobs = await listed('bob')
  // Signed by another, and for the other side.
  const wrong = [
    { ...bobs, voter: addressOf('alice') },
    { ...bobs, support: 0 },
  ]
  hint = hinted(...wrong, ...wrong, ...wrong, ...wrong, await listed('carol'))
  await turns()
  expect(await counted()).toEqual([0n, 3_000_000n, 0n])
  expect(lines).toEqual([sent])
})

test('one whose vote is over is not sent', async () => {
  hint = hinted(await listed('bob'))
  await world.net.travel(times.period)
  await turns()
  expect([lines, await counted()]).toEqual([[], [0n, 0n, 0n]])
})

test('one that another has sent first fails once, and is not sent again', async () => {
  const bobs = await listed('bob')
  hint = hinted(bobs)
  meanwhile = () => cast(bobs, 'bob')
  await turns()
  expect(await counted()).toEqual([0n, 2_000_000n, 0n])
  expect(lines).toEqual([sent, 'a chore failed'])
})

test('one that the node refuses is sent again, and so is one that a silent node kept', async () => {
  hint = hinted(await listed('bob'))
  refusal = 'no'
  await keeper.turn()
  expect(lines).toEqual(['the node refused a chore'])
  refusal = null
  await world.net.travel(30)
  silent = true
  await expect(keeper.turn()).rejects.toThrow('NODE_UNAVAILABLE')
  silent = false
  await turns()
  expect(lines).toEqual(['the node refused a chore', sent])
  expect(await counted()).toEqual([0n, 2_000_000n, 0n])
})

test('nothing is sent of a reply that is no list of 50 votes at most', async () => {
  const bobs = await listed('bob')
  const replies = [
    { data: { votes: 'all' } },
    hinted({ ...bobs, proposalId: '-1' }),
    hinted({ ...bobs, support: 3 }),
    hinted({ ...bobs, signature: '0x' }),
    hinted(...Array.from({ length: 51 }, () => bobs)),
  ]
  for (hint of [null, ...replies]) await keeperWith(usualBudget).turn()
  expect(lines).toEqual([])
  hint = hinted(...Array.from({ length: 50 }, () => bobs))
  await keeper.turn()
  expect(lines).toEqual([sent])
})

test('the day’s budget bounds them', async () => {
  keeper = keeperWith(1_000)
  hint = hinted(await listed('bob'))
  await turns()
  expect(lines).toEqual(['the budget of chores is used for today'])
  expect(await counted()).toEqual([0n, 0n, 0n])
})
