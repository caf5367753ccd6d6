import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'

import { daoGoals, measureDao } from '../testing/energy.ts'
import {
  begun,
  enough,
  equip,
  must,
  naming,
  paymentOf,
  proposing,
  ready,
  times,
  trx,
} from '../testing/proposals.ts'

const sun = 1_000_000n
let world: World
beforeAll(async () => {
  world = await startWorld()
  await equip(world, ['alice', 'bob'], enough)
  await must(world.send('deployer', 'DaoPool', 'donate', [], 1_000n * sun))
})
afterAll(() => world?.close())

const reasonOf = async (who: string, contract: string, name: string, args: readonly unknown[]) =>
  (await world.send(who, contract, name, args)).reason

/** Alice has enough for a payment, bob for nothing by himself. */
async function staked(): Promise<void> {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  await must(world.send('alice', 'VoteStake', 'stake', [enough]))
  await must(world.send('bob', 'VoteStake', 'stake', [2_000n]))
  await world.net.travel(times.heldFor + 60)
}

const toCarol = (amount: bigint) =>
  paymentOf(world, trx, world.hex('carol'), amount, `${amount} sun for carol`)

test('each step costs no more than it may', async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  const measured = await measureDao(world)
  if (process.env['SHOW']) console.log(measured)
  const over = Object.entries(daoGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof daoGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})

test('the deployment leaves the timelock to the Dao, and the guard of the factory to the timelock', async () => {
  const has = async (role: string, who: string) => {
    const number = await world.read<string>('DaoTimelock', role)
    return world.read<boolean>('DaoTimelock', 'hasRole', [number, world.hex(who)])
  }
  const roles = ['DEFAULT_ADMIN_ROLE', 'PROPOSER_ROLE', 'EXECUTOR_ROLE', 'CANCELLER_ROLE']
  expect(await Promise.all(roles.map((role) => has(role, 'Dao')))).toEqual([
    false,
    true,
    true,
    false,
  ])
  for (const role of roles) expect(await has(role, 'deployer')).toBe(false)
  const addressOf = async (contract: string, name: string) =>
    (await world.read<string>(contract, name)).toLowerCase()
  expect(await addressOf('TokenFactory', 'guardian')).toBe(world.hex('DaoTimelock'))
  expect(await addressOf('DaoPool', 'timelock')).toBe(world.hex('DaoTimelock'))
  const named = ['token', 'timelock', 'pool', 'factory'].map((name) => addressOf('Dao', name))
  expect(await Promise.all(named)).toEqual(
    ['VoteStake', 'DaoTimelock', 'DaoPool', 'TokenFactory'].map((name) => world.hex(name)),
  )
})

test('a payment is proposed, voted for, queued and executed; the stake leaves meanwhile', async () => {
  await staked()
  const plan = toCarol(100n * sun)
  const id = await begun(world, 'alice', plan)
  await must(world.send('alice', 'Dao', 'castVote', [id, 1]))
  await must(world.send('alice', 'VoteStake', 'leave', [enough]))
  await world.net.travel(times.period + 3)
  await must(world.send('carol', 'Dao', 'queue', naming(plan)))
  expect(await reasonOf('carol', 'Dao', 'execute', naming(plan))).toBe(
    'The time before execution has not passed',
  )
  await world.net.travel(times.timelock + 3)
  const before = await world.balance('carol')
  await must(world.send('bob', 'Dao', 'execute', naming(plan)))
  expect((await world.balance('carol')) - before).toBe(100n * sun)
  expect(await world.read('Dao', 'state', [id])).toBe(7)
})

test('more than a tenth of the pool is voted for in vain', async () => {
  await staked()
  const plan = toCarol(100n * sun + 1n)
  await ready(world, 'alice', plan)
  expect(await reasonOf('bob', 'Dao', 'execute', naming(plan))).toBe(
    'More than the pool may pay in 30 days',
  )
})

test('calls that are not on the list are refused, and so is who has too few votes', async () => {
  await staked()
  const plan = toCarol(1n)
  const elsewhere = { ...plan, targets: [world.hex('Tes')] }
  expect(await reasonOf('alice', 'Dao', 'propose', proposing(elsewhere))).toBe(
    'The community cannot make this call',
  )
  expect(await reasonOf('bob', 'Dao', 'propose', proposing(plan))).toBe(
    'GovernorInsufficientProposerVotes',
  )
})

const ballot = {
  Ballot: [
    { name: 'proposalId', type: 'uint256' },
    { name: 'support', type: 'uint8' },
    { name: 'voter', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
}

/** TIP-712, as a wallet signs it: the network's number is the last four bytes, addresses are TRON's. */
async function signed(who: string, proposalId: bigint, support: number): Promise<string> {
  const [, name, version, chainId] = await world.read<readonly [string, string, string, bigint]>(
    'Dao',
    'eip712Domain',
  )
  const account = world.net.accounts.find((one) => one.name === who)!
  const domain = {
    name,
    version,
    chainId: `0x${chainId.toString(16)}`,
    verifyingContract: world.deployment.contracts['Dao']!.address,
  }
  const value = {
    proposalId: proposalId.toString(),
    support,
    voter: account.address,
    nonce: (await world.read<bigint>('Dao', 'nonces', [world.hex(who)])).toString(),
  }
  return new TronWeb({ fullHost: world.net.url }).trx.signTypedData(
    domain,
    ballot,
    value,
    account.privateKey,
  )
}

test('a vote that a wallet has signed is sent by anyone, once, as it was signed', async () => {
  await staked()
  const id = await begun(world, 'alice', toCarol(1n))
  const signature = await signed('alice', id, 1)
  const vote = (support: number, who = 'alice') =>
    reasonOf('carol', 'Dao', 'castVoteBySig', [id, support, world.hex(who), signature])
  expect(await vote(0)).toBe('GovernorInvalidSignature')
  expect(await vote(1, 'bob')).toBe('GovernorInvalidSignature')
  expect(await vote(1)).toBe('')
  expect(await world.read('Dao', 'proposalVotes', [id])).toEqual([0n, enough, 0n])
  expect(await world.read('Dao', 'nonces', [world.hex('alice')])).toBe(1n)
  expect(await vote(1)).toBe('GovernorInvalidSignature')
  expect(Number((await world.read<readonly bigint[]>('Dao', 'eip712Domain'))[3])).toBe(
    world.net.chainId,
  )
})
