import { dayOf } from '#platform/std/day.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Client } from '#tests/journeys/client.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

const ours = (name: string) => `/tessera/burn/${name}`
const before = (name: string) => ours(`${name}Before`)
const tes = (whole: bigint): bigint => whole * 10n ** 18n
const coin = 'TES'

/** Alice has burnt, and has an active node; another waits once eight days have passed. The next period can be opened. */
export async function preparedBurns(stack: Stack, alice: Client): Promise<Prepared> {
  const { world } = stack
  const next = tes(1_800_000n)
  await must(world, 'deployer', 'Tes', 'approve', [world.hex('BurnMining'), next])
  await must(world, 'deployer', 'BurnMining', 'fund', [next])
  await must(world, 'deployer', 'Tes', 'transfer', [world.hex('alice'), tes(10_000n)])
  await freshPrice(stack)
  await doneBy(stack, alice, before('approve'), { coin, amount: String(tes(10_000n)) })
  await doneBy(stack, alice, before('pass'))
  await doneBy(stack, alice, before('burn'), { coin, uAmount: '100000000' })
  await doneBy(stack, alice, before('swap'), { amount: '100000000' })
  const bought = async (kind: string): Promise<string> => {
    await doneBy(stack, alice, before('buyNode'), { kind })
    const { data } = await alice.post(ours('nodePage'))
    return String(data.list[0].nodeId)
  }
  const active = await bought('1')
  await doneBy(stack, alice, before('activate'), { nodeId: active })
  const common = { coin, user: alice.address, uAmount: '1000000', of: 'worth' }
  return {
    values: { ...common, amount: '1000000', nodeId: active, ownPower: '0' },
    ofPath: {
      // The present value is removed before another one is set.
      [before('approve')]: { amount: '0' },
      [before('buyNode')]: { kind: '2' },
      [before('swap')]: { amount: '100000000', minPower: '1' },
    },
    known: { nodeId: [active], user: [alice.address] },
    async afterwards() {
      const waiting = await bought('1')
      const { day } = (await alice.post(ours('dayPage'))).data.list[0]
      return {
        values: { day: String(dayOf(day)) },
        ofPath: {
          [before('activate')]: { nodeId: waiting },
          [before('refundNode')]: { nodeId: waiting },
        },
        known: { nodeId: [active, waiting], day: [String(day)] },
      }
    },
  }
}
