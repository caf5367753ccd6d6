import type { Stack } from '#tests/journeys/stack.ts'
import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { expect } from 'vitest'

import { lpCoin } from '../../testing/energy.ts'

type Form = Readonly<Record<string, string>>

export const day = 86_400
/** Base units of LP. */
export const amount = 10n ** 12n
export const usdt = (whole: bigint) => whole * 10n ** 6n
export const ours = (name: string) => `/tessera/lock/${name}`

/** Alice, bob and carol, signed in, each with LP and 1,000 USDT. */
export async function lockers(stack: Stack) {
  const { world, server } = stack
  const coin = await lpCoin(world)
  for (const name of ['alice', 'bob', 'carol']) {
    await coin.send('deployer', 'transfer', [world.hex(name), 100n * amount])
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), usdt(1_000n)])
  }
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map((name) => new Client(stack, name))
  for (const client of [alice!, bob!, carol!]) await client.signIn()

  async function ask(client: Client, name: string, form: Form = {}) {
    const { code, msg, data } = await client.post(ours(name), form)
    expect(code, `${name}: ${msg}`).toBe('OK')
    return data
  }
  const own = (client: Client) => ask(client, 'lockPage', { owner: client.address })
  return {
    alice: alice!,
    bob: bob!,
    carol: carol!,
    coins: {
      lp: addressFromHex(coin.address),
      tes: addressFromHex(world.hex('Tes')),
      usdt: addressFromHex(world.hex('Usdt')),
    },
    ask,
    own,
    newestOf: async (client: Client) => (await own(client)).list[0],
    act: (client: Client, name: string, form: Form = {}) =>
      runOrder(stack, client, { before: ours(`${name}Before`), after: ours(`${name}After`) }, form),
    now: () => server.app.clock.now(),
    async pass(seconds: number): Promise<void> {
      await world.net.travel(seconds)
      await world.net.mine()
      await server.indexer.catchUp()
    },
  }
}
export type Lockers = Awaited<ReturnType<typeof lockers>>
