import { Client } from '#tests/journeys/client.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { expect } from 'vitest'

import type { EnergyTables } from '../../tables.ts'
import { booksNow, factoryAt, lenderAt, termsNow } from '../contract.ts'
import { leaseStateAt } from '../rules.ts'

type Form = Readonly<Record<string, string>>

export const day = 86_400
export const trx = (whole: number): bigint => BigInt(whole) * 1_000_000n
export const ours = (name: string) => `/tessera/energy/${name}`
export const fuelAdd = '/deposit/fuelAdd'
export const fuelInfo = '/deposit/project/fuelInfo'

/** Alice, bob and carol provide, dave pays, erin receives, frank has nothing to do with it. All are signed in. */
export async function renters(stack: Stack) {
  const { world, server } = stack
  const names = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank'] as const
  const made: Record<string, Client> = {}
  for (const name of names) {
    made[name] = new Client(stack, name)
    await made[name].signIn()
  }
  const all = made as Record<(typeof names)[number], Client>

  async function ask(client: Client, path: string, form: Form = {}) {
    const { code, msg, data } = await client.post(path, form)
    expect(code, `${path}: ${msg}`).toBe('OK')
    return data
  }
  return {
    ...all,
    ask,
    act: (client: Client, name: string, form: Form) =>
      runOrder(stack, client, { before: ours(`${name}Before`), after: ours(`${name}After`) }, form),
    lease: (client: Client, form: Form) =>
      runOrder(stack, client, { before: fuelAdd, after: fuelAdd }, form),
    async lenderOf(client: Client): Promise<Address> {
      const { lender } = (await ask(client, ours('books'))).lender
      return lender as Address
    },
    async pass(seconds: number): Promise<void> {
      await world.net.travel(seconds)
      await world.net.mine()
      await server.indexer.catchUp()
    },
  }
}
export type Renters = Awaited<ReturnType<typeof renters>>

/** Compares rows of every lender and of its open leases with what the contracts state, and their sums with all. */
export async function mirrors({ world, server }: Stack): Promise<void> {
  // The contract is asked at the head; time has passed since.
  await world.net.mine()
  await server.indexer.catchUp()
  const { app } = server
  const db = app.db.withTables<EnergyTables>()
  const rows = await db.selectFrom('energyLenders').selectAll().orderBy('seq').execute()
  const factory = { ...factoryAt(app), args: [] } as const
  const count = await app.node.readContract({ ...factory, functionName: 'count' })
  expect(BigInt(rows.length)).toBe(count)
  for (const [at, row] of rows.entries()) {
    const { lender } = row
    const number = { ...factoryAt(app), functionName: 'lenderAt', args: [BigInt(at)] } as const
    expect(await app.node.readContract(number)).toBe(lender)
    const stated = await booksNow(app, lender)
    expect([row.lent, row.staked, row.takenOut, row.earned], `books of ${lender}`).toEqual([
      stated.lent,
      stated.staked,
      stated.leaving + stated.left,
      stated.earned,
    ])
    expect([row.price, row.least]).toEqual(Object.values(await termsNow(app, lender)))
    const leases = await db
      .selectFrom('energyLeases')
      .selectAll()
      .where('lender', '=', lender)
      .execute()
    expect([row.leases, row.running]).toEqual([
      leases.length,
      leases.filter(({ endedAt }) => endedAt === null).length,
    ])
    for (const one of leases) {
      const asked = { ...lenderAt(lender), functionName: 'leaseOf', args: [BigInt(one.lease)] }
      const [receiver, whole, until] = (await app.node.readContract(asked as never)) as unknown as [
        Address,
        bigint,
        bigint,
      ]
      const there =
        leaseStateAt(one, 0) === 'ended'
          ? [zeroAddress, 0n, 0]
          : [one.receiver, one.lent, one.until]
      expect([receiver, trx(Number(whole)), Number(until)], `lease ${one.lease}`).toEqual(there)
    }
    const waiting = await db
      .selectFrom('energyLeavings')
      .select('sun')
      .where('lender', '=', lender)
      .where('collectedAt', 'is', null)
      .execute()
    expect(waiting.reduce((sum, { sun }) => sum + sun, 0n)).toBe(row.takenOut)
    // The stake is the network's to keep, and all that it is owed is there.
    const { balance, staked } = await app.node.account(lender)
    expect(balance + staked).toBe(row.lent + row.staked + row.takenOut + row.earned)
  }
  const sum = (of: (row: (typeof rows)[number]) => bigint) =>
    rows.reduce((all, row) => all + of(row), 0n)
  const sums = await db.selectFrom('energySums').selectAll().executeTakeFirst()
  expect(sums ?? null).toMatchObject({
    lenders: rows.length,
    offering: rows.filter(({ price }) => price > 0).length,
    staked: sum(({ staked }) => staked),
    lent: sum(({ lent }) => lent),
    paid: sum(({ paid }) => paid),
    running: Number(sum(({ running }) => BigInt(running))),
    leases: Number(sum(({ leases }) => BigInt(leases))),
  })
}
