import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import type { Address } from '#platform/std/address.ts'
import { expect } from 'vitest'

import { demoHash } from '../../testing/made.ts'
import { assetState } from '../../shapes.ts'
import type { RwaTables } from '../../tables.ts'
import { assetAt } from '../contract.ts'
import { claimableOf, escrowOf, expiresAt, releasableAt, stateAt, worthOf } from '../rules.ts'

type Form = Readonly<Record<string, string>>

export const day = 86_400
export const ours = (name: string) => `/tessera/rwa/${name}`
export const document = demoHash

/** Alice and bob buy, carol gets shares, dave pays dividends, erin issues, the deployer attests. All are signed in. */
export async function holders(stack: Stack) {
  const { world, server } = stack
  const names = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank', 'deployer'] as const
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
  const act = (client: Client, name: string, form: Form) =>
    runOrder(stack, client, { before: ours(`${name}Before`), after: ours(`${name}After`) }, form)
  return {
    ...all,
    ask,
    act,
    now: () => server.app.clock.now(),
    asset: (client: Client, asset: string) => ask(client, ours('asset'), { asset }),
    /** USDT in the account, which the asset may take. */
    async funds(client: Client, asset: string, amount: bigint): Promise<void> {
      const name = names.find((one) => all[one] === client)!
      await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), amount])
      await act(client, 'approve', { asset, coin: 'USDT', amount: String(amount) })
    },
    async pass(seconds: number): Promise<void> {
      await world.net.travel(seconds)
      await world.net.mine()
      await server.indexer.catchUp()
    },
  }
}
export type Holders = Awaited<ReturnType<typeof holders>>

/** Compares rows of an asset, and what follows from them, with what its contract states. */
export async function mirrors(stack: Stack, asset: Address): Promise<void> {
  // The contract is asked at the head; time has passed since.
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  const { app } = stack.server
  const db = app.db.withTables<RwaTables>()
  const of = db.selectFrom('rwaAssets').selectAll()
  const row = await of.where('asset', '=', asset).executeTakeFirstOrThrow()
  const now = Math.floor(stack.world.net.status().head.timestamp / 1_000)
  const at = { ...assetAt(asset), args: [] } as const
  const read = app.node
  const [state, totals, money, attestation, redemptions, worth] = await Promise.all([
    read.readContract({ ...at, functionName: 'state' }),
    read.readContract({ ...at, functionName: 'totals' }),
    read.readContract({ ...at, functionName: 'money' }),
    read.readContract({ ...at, functionName: 'attestation' }),
    read.readContract({ ...at, functionName: 'redemptions' }),
    read.readContract({ ...at, functionName: 'redemptionValue', args: [7n] }),
  ])
  expect(stateAt(row, now)).toBe(assetState.options[Number(state)])
  const { shares, reachedAt, releasedAt } = row
  expect([shares, reachedAt ?? 0, releasableAt(row) ?? 0, expiresAt(row), releasedAt ?? 0]).toEqual(
    totals.map(Number),
  )
  expect([escrowOf(row), row.distributed - row.paid, row.redeemed - row.redeemedPaid]).toEqual(
    money,
  )
  expect([row.reserve, BigInt(row.attestedAt ?? 0), BigInt(row.attestedShares)]).toEqual(
    attestation,
  )
  expect([BigInt(row.requests), BigInt(row.waiting)]).toEqual(redemptions)
  expect(worthOf(row, 7)).toBe(worth)
  const own = await db.selectFrom('rwaHoldings').selectAll().where('asset', '=', asset).execute()
  expect(row.holders).toBe(own.filter((one) => one.shares > 0).length)
  for (const one of own) {
    const stated = await read.readContract({
      ...assetAt(asset),
      functionName: 'holdingOf',
      args: [one.account],
    })
    const request = await read.readContract({
      ...assetAt(asset),
      functionName: 'redemptionOf',
      args: [one.account],
    })
    const refundable = row.releasedAt === null ? BigInt(one.shares) * row.price : 0n
    expect([BigInt(one.shares), refundable, claimableOf(row, one), one.due]).toEqual([
      stated[0],
      stated[2],
      stated[3],
      stated[4],
    ])
    // The number of the last one stays behind where none is open.
    expect(one.request ?? 0).toBe(request[1] === 0n ? 0 : Number(request[0]))
    const credit = await read.readContract({
      ...assetAt(asset),
      functionName: 'creditOf',
      args: [one.account, row.coin],
    })
    expect(one.credit).toBe(credit)
  }
  // What the contract owes is there.
  const owed = money.reduce((sum, some) => sum + some, row.credits)
  const usdt = { address: row.coin, abi: assetAt(asset).abi }
  const held = await read.readContract({ ...usdt, functionName: 'balanceOf', args: [asset] })
  expect(held).toBeGreaterThanOrEqual(owed)
}
