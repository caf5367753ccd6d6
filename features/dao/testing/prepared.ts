import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import type { Client } from '#tests/journeys/client.ts'
import type { Prepared } from '#tests/examples.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { descriptionOnChain } from '../calls.ts'
import { signedAs } from './signed.ts'
import { daoOn, tes, times } from './made.ts'

const ours = (name: string) => `/tessera/dao/${name}`
const before = (name: string) => ours(`${name}Before`)

/** For alice a proposal in each state that a call of hers needs, a stake of each use, and coins to give. */
export async function preparedProposals(stack: Stack, alice: Client): Promise<Prepared> {
  const { world, server } = stack
  const dao = daoOn(world)
  const to = addressFromHex(world.hex('bob'))
  await dao.stake('alice', 30_000_000n)
  await must(world, 'deployer', 'Usdt', 'transfer', [world.hex('alice'), 1_000_000_000n])
  await must(world, 'alice', 'Usdt', 'approve', [world.hex('DaoPool'), 500_000_000n])
  await must(world, 'deployer', 'Tes', 'transfer', [world.hex('alice'), tes(1_000n)])
  await must(world, 'alice', 'Tes', 'approve', [world.hex('VoteStake'), tes(500n)])
  await must(world, 'deployer', 'DaoPool', 'donate', [], 1_000_000_000n)
  await dao.pass(times.heldFor)
  const pay = { kind: 'pay', coin: zeroAddress, to, amount: 1_000_000n } as const
  const [ready, won] = [
    await dao.propose('alice', 'To be executed', pay),
    await dao.propose('alice', 'To be queued', pay),
  ]
  await dao.pass(times.delay)
  for (const one of [ready, won]) await dao.vote('alice', one, 1)
  await dao.pass(times.period)
  await dao.queue('alice', ready)
  await dao.pass(times.timelock)
  await server.indexer.catchUp()
  return {
    values: {
      proposalId: String(ready.id),
      support: '1',
      amount: '1000000',
      coin: 'USDT',
      delegatee: to,
      calls: `pay:USDT:${to}:5000000;fee:12000000;disable`,
      description: 'Lower the fee\n\nFor all who make tokens.',
    },
    ofPath: {
      [before('approve')]: { amount: '0' },
      [before('approveGift')]: { amount: '0' },
      [before('queue')]: { proposalId: String(won.id) },
      [before('execute')]: { proposalId: String(ready.id) },
    },
    known: {
      proposalId: [ready, won].map((one) => String(one.id)),
      support: ['0', '1', '2'],
    },
    afterwards: () => openProposals(stack, alice),
  }
}

/** A vote lasts for five minutes on the local network. */
async function openProposals(stack: Stack, alice: Client): Promise<Omit<Prepared, 'afterwards'>> {
  const { world, server } = stack
  const dao = daoOn(world)
  const [voted, signed] = [
    await dao.propose('alice', 'To be voted on', { kind: 'disable' }),
    await dao.propose('alice', 'To be signed', { kind: 'disable' }),
  ]
  await dao.pass(times.delay)
  const mark = descriptionOnChain('To be cancelled', alice.address as Address)
  const pending = await dao.propose('alice', mark, { kind: 'disable' })
  await server.indexer.catchUp()
  const proposalId = String(signed.id)
  const signature = await signedAs(stack, 'alice', { proposalId, support: 1, nonce: '0' })
  return {
    values: {},
    ofPath: {
      [before('vote')]: { proposalId: String(voted.id) },
      [before('cancel')]: { proposalId: String(pending.id) },
      [ours('signedVote')]: { proposalId, support: '1', signature },
    },
    known: { proposalId: [voted, signed, pending].map((one) => String(one.id)) },
  }
}
