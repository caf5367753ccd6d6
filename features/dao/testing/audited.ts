import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { daoOn, tes, times } from './made.ts'

/** A payment that was executed, a proposal that was cancelled, and one whose late quorum moved its end. */
export async function auditedProposals({ world }: Stack): Promise<void> {
  const dao = daoOn(world)
  await dao.stake('erin', 25_000_000n)
  await dao.stake('frank', 12_000_000n)
  await dao.stake('grace', 2_000n)
  await must(world, 'grace', 'VoteStake', 'delegate', [world.hex('frank')])
  await must(world, 'deployer', 'DaoPool', 'donate', [], 1_000_000_000n)
  await dao.pass(times.heldFor)
  const to = addressFromHex(world.hex('frank'))
  const pay = { kind: 'pay', coin: zeroAddress, to, amount: 5_000_000n } as const
  const paid = await dao.propose('erin', 'Pay frank', pay)
  await dao.cancel('frank', await dao.propose('frank', 'A mistake', { kind: 'disable' }))
  await dao.pass(times.delay)
  await dao.vote('erin', paid, 1)
  await dao.vote('frank', paid, 0)
  await must(world, 'frank', 'VoteStake', 'leave', [tes(500_000n)])
  await dao.pass(times.period)
  await dao.queue('frank', paid)
  const late = await dao.propose('frank', 'Late', { kind: 'disable' })
  await dao.pass(times.timelock)
  await dao.execute('frank', paid)
  await dao.passUntilBeforeEnd(late, times.extension / 2)
  await dao.vote('frank', late, 2)
}
