import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { expect } from 'vitest'

import type { BurnTables } from '../../tables.ts'
import { earnedBy, emittedAt, networkAt, nodeEarned } from '../rules.ts'

export const day = 86_400
export const tes = (whole: bigint): bigint => whole * 10n ** 18n
export const usdt = (whole: bigint): bigint => whole * 10n ** 6n
export const ours = (name: string): string => `/tessera/burn/${name}`

export interface Miners {
  readonly alice: Client
  readonly bob: Client
  /** Not active. */
  readonly heidi: Client
  readonly ask: (client: Client, path: string, form?: Form) => Promise<Reply>
  /** An order from its request to its hash. */
  readonly act: (client: Client, name: string, form?: Form) => Promise<string>
  /** Seconds later, with a price that holds. */
  readonly pass: (seconds: number) => Promise<void>
  /** An average for now. */
  readonly average: () => Promise<void>
}
type Form = Readonly<Record<string, string>>
// What a reply has is the test's to expect.
// oxlint-disable-next-line typescript/no-explicit-any
type Reply = any

/** Alice below the root and bob below her, each with TES. */
export async function miners(stack: Stack): Promise<Miners> {
  const { world, server } = stack
  for (const [name, inviter] of [
    ['alice', 'deployer'],
    ['bob', 'alice'],
    ['carol', 'bob'],
  ] as const) {
    await must(world, name, 'Team', 'bindParent', [world.hex(inviter)])
    await must(world, 'deployer', 'Tes', 'transfer', [world.hex(name), tes(2_000_000n)])
  }
  await server.indexer.catchUp()
  const [alice, bob, heidi] = [
    new Client(stack, 'alice'),
    new Client(stack, 'bob'),
    new Client(stack, 'heidi'),
  ]
  for (const client of [alice, bob, heidi]) await client.signIn()
  const pass = async (seconds: number): Promise<void> => {
    await world.net.travel(seconds)
    await world.net.mine()
    await server.indexer.catchUp()
  }
  return {
    alice,
    bob,
    heidi,
    pass,
    async average() {
      for (let i = 0; i < 2; i++) {
        await world.net.travel(1_801)
        await must(world, 'deployer', 'TwapOracle', 'poke')
      }
      await server.indexer.catchUp()
    },
    async ask(client, path, form = {}) {
      const { data, ...answer } = await client.post(path, form)
      expect({ path, ...answer }).toMatchObject({ path, status: 200, code: 'OK' })
      return data
    },
    async act(client, name, form = {}) {
      const path = { before: ours(`${name}Before`), after: ours(`${name}After`) }
      return (await runOrder(stack, client, path, form)).txHash
    },
  }
}

/** Power, passes and nodes of the index are the contract's, and so is what each has earned at the head's time. */
export async function mirrors({ world, server }: Stack): Promise<void> {
  const { app } = server
  const rows = app.db.withTables<BurnTables>()
  const [network, periods, accounts, nodes] = await Promise.all([
    rows.selectFrom('burnNetwork').selectAll().executeTakeFirstOrThrow(),
    rows.selectFrom('burnPeriods').selectAll().orderBy('number').execute(),
    rows.selectFrom('burnAccounts').selectAll().execute(),
    rows.selectFrom('burnNodes').selectAll().execute(),
  ])
  const read = <T>(name: string, ...args: readonly unknown[]) =>
    world.read<T>('BurnMining', name, args)
  const emitted = emittedAt(periods, app.clock.head.time)
  const [, , , emittedThere, opened] = await read<readonly bigint[]>('period')
  expect([emitted, BigInt(periods.length)]).toEqual([emittedThere, opened])
  const { each } = networkAt(network, emitted)
  const hexOf = new Map(
    world.net.accounts.map(({ name, address }) => [address, world.hex(name)] as const),
  )
  for (const row of accounts) {
    const hex = hexOf.get(row.account)
    if (hex === undefined) continue
    const owed = row.earned - row.paid + earnedBy(row.power, row.each, each)
    expect(await read('minerOf', hex), `power of ${row.account}`).toEqual([
      row.power,
      owed,
      network.power,
    ])
    const [sun, used] = await read<readonly [bigint, boolean]>('passOf', hex)
    expect(row.pass, `pass of ${row.account}`).toBe(used ? 'used' : sun > 0n ? 'held' : 'none')
    expect(await read('creditOf', hex), `credit of ${row.account}`).toBe(row.credit)
  }
  expect(await read('nodeCount')).toBe(BigInt(nodes.length))
  for (const row of nodes) {
    const [owner, kind, sun, , isActive, owed] = await read<
      readonly [`0x${string}`, bigint, bigint, bigint, boolean, bigint]
    >('nodeOf', BigInt(row.nodeId))
    if (row.state === 'refunded') {
      expect([kind, sun], `node ${row.nodeId}`).toEqual([0n, 0n])
      continue
    }
    const places = await read<readonly bigint[]>('kindOf', BigInt(row.kind))
    const earned = isActive ? nodeEarned(places[0]!, row.emitted!, emitted) : 0n
    expect([addressFromHex(owner), kind, sun, isActive, owed], `node ${row.nodeId}`).toEqual([
      row.owner,
      BigInt(row.kind),
      row.state === 'waiting' ? row.sun : 0n,
      row.state === 'active',
      earned,
    ])
  }
  // All TRX that lie there belong to accounts or to the fund.
  const held = network.passSun + network.nodeSun + network.fundSun + network.creditSun
  expect(await app.node.balance(app.deployment.address('BurnMining'))).toBe(held)
  expect(await read('fundDue')).toBe(network.fundSun)
}
