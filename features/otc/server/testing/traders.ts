import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { expect } from 'vitest'

type Form = Readonly<Record<string, string>>

export const day = 86_400
export const tes = (whole: bigint) => String(whole * 10n ** 18n)
export const usdt = (whole: bigint) => String(whole * 10n ** 6n)

const specified = ['productBuy', 'skuEdit']
const specifiedReads = [
  'productMarketList',
  'productMarketSkuDetail',
  'userProductBuyRecordList',
  'ifCanBuy',
  'ifCanEditSku',
  'getBaseInfo',
]
export const pathOf = (name: string): string =>
  [...specified, ...specifiedReads].includes(name)
    ? `/deposit/aonTrans/${name}`
    : `/tessera/otc/${name}`

/** Alice and bob are active, each with 10,000 TES and 1,000 USDT; carol is not. All are signed in. */
export async function traders(stack: Stack) {
  const { world, server } = stack
  for (const name of ['alice', 'bob', 'carol']) {
    await must(world, 'deployer', 'Tes', 'transfer', [world.hex(name), BigInt(tes(10_000n))])
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), BigInt(usdt(1_000n))])
  }
  await must(world, 'alice', 'Team', 'bindParent', [world.hex('deployer')])
  await must(world, 'bob', 'Team', 'bindParent', [world.hex('alice')])
  await server.indexer.catchUp()
  const [alice, bob, carol] = ['alice', 'bob', 'carol'].map((name) => new Client(stack, name))
  for (const client of [alice!, bob!, carol!]) await client.signIn()

  async function ask(client: Client, name: string, form: Form = {}) {
    const { code, msg, data } = await client.post(pathOf(name), form)
    expect(code, `${name}: ${msg}`).toBe('OK')
    return data
  }
  const orders = (name: string) => {
    const path = pathOf(name)
    return specified.includes(name)
      ? { before: path, after: path }
      : { before: `${path}Before`, after: `${path}After` }
  }
  return {
    alice: alice!,
    bob: bob!,
    carol: carol!,
    coins: {
      trx: zeroAddress,
      tes: addressFromHex(world.hex('Tes')),
      usdt: addressFromHex(world.hex('Usdt')),
    },
    ask,
    act: (client: Client, name: string, form: Form = {}) =>
      runOrder(stack, client, orders(name), form),
    newestOf: async (client: Client) => (await ask(client, 'ownPage')).list[0],
    now: () => server.app.clock.now(),
    async pass(seconds: number): Promise<void> {
      await world.net.travel(seconds)
      await world.net.mine()
      await server.indexer.catchUp()
    },
  }
}
export type Traders = Awaited<ReturnType<typeof traders>>
