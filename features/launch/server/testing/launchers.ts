import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { runOrder } from '#tests/journeys/runOrder.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { expect } from 'vitest'

import { saleForm, tokenForm } from '../../testing/forms.ts'
import type { LaunchTables } from '../../tables.ts'
import { saleAt } from '../contract.ts'
import { stateAt } from '../rules.ts'
import { saleState } from '../../shapes.ts'
import { entryView } from '../entries.ts'

type Form = Readonly<Record<string, string>>

export const day = 86_400
export const ours = (name: string) => `/tessera/launch/${name}`
const donatePath = '/deposit/buyToken/donate'
const issuePath = {
  before: '/deposit/exSwap/swapCoinIssuedAdd',
  after: '/deposit/exSwap/swapCoinIssuedUpdate',
}

/** Alice creates; bob, carol, dave and erin take part. All are activated and signed in. */
export async function launchers(stack: Stack) {
  const { world, server } = stack
  const names = ['alice', 'bob', 'carol', 'dave', 'erin'] as const
  const made: Record<string, Client> = {}
  for (const name of names) {
    await must(world, name, 'Team', 'bindParent', [world.hex('deployer')])
    const client = new Client(stack, name)
    await client.signIn()
    made[name] = client
  }
  const all = made as Record<(typeof names)[number], Client>
  await server.indexer.catchUp()

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
    issue: (client: Client, form: Form) => runOrder(stack, client, issuePath, form),
    /** Both, by alice; `more` changes either configuration. Returns the token and its sale. */
    async createBoth(more: Form = {}): Promise<{ token: Address; sale: Address }> {
      const { alice } = all
      const form = {
        ...tokenForm(alice.address),
        ...saleForm(server.app.clock.now() + 600, alice.address),
      }
      await act(alice, 'createBoth', { ...form, ...more })
      const page = await ask(alice, '/deposit/exSwap/swapIssuedList', { creator: alice.address })
      return page.list[0]
    },
    mint: (client: Client, sale: string, shares: number) =>
      runOrder(
        stack,
        client,
        { before: donatePath, after: donatePath },
        { sale, shares: String(shares) },
      ),
    mintForm: (sale: string, shares: string) => ({ requestId: randomUUID(), sale, shares }),
    presale: (client: Client, sale: string) => ask(client, ours('presale'), { sale }),
    async pass(seconds: number): Promise<void> {
      await world.net.travel(seconds)
      await world.net.mine()
      await server.indexer.catchUp()
    },
  }
}
export type Launchers = Awaited<ReturnType<typeof launchers>>

/** Compares rows of a presale, and what follows from them, with what its contract states. */
export async function mirrors(stack: Stack, sale: Address): Promise<void> {
  // The contract is asked at the head; time has passed since.
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  const { app } = stack.server
  const db = app.db.withTables<LaunchTables>()
  const row = await db
    .selectFrom('launchSales')
    .selectAll()
    .where('sale', '=', sale)
    .executeTakeFirstOrThrow()
  const now = Math.floor(stack.world.net.status().head.timestamp / 1_000)
  const asked = { ...saleAt(sale), args: [] } as const
  const state = await app.node.readContract({ ...asked, functionName: 'state' })
  const totals = await app.node.readContract({ ...asked, functionName: 'totals' })
  const money = await app.node.readContract({ ...asked, functionName: 'money' })
  expect(stateAt(row, now)).toBe(saleState.options[Number(state)])
  const [sold, refunded, soldInside, endsAt, , , , listedAt] = totals.map(Number)
  expect(row).toMatchObject({ sold, refunded, soldInside, endsAt })
  expect(row.listedAt ?? 0).toBe(listedAt)
  const { raise, curve, floorLeft, tapLeft, credits } = row
  expect([raise, curve, floorLeft, tapLeft, credits]).toEqual(money)
  expect(row.held).toBe(raise + curve + floorLeft + tapLeft)
  // What the contract owes is there.
  expect(await app.node.balance(sale)).toBeGreaterThanOrEqual(money.reduce((sum, one) => sum + one))
  const entries = await db
    .selectFrom('launchEntries')
    .selectAll()
    .where('sale', '=', sale)
    .execute()
  expect(row.holders).toBe(entries.filter(({ together }) => together > 0).length)
  for (const entry of entries) {
    const view = entryView(row, entry, now)
    const account = entry.account
    const [, byRefund, bySell, tokens, lp, inside, byCollect] = await app.node.readContract({
      ...saleAt(sale),
      functionName: 'leaving',
      args: [account],
    })
    expect(
      [
        view.refundable,
        view.insideWorth,
        view.claimable,
        view.lpClaimable,
        view.insideClaimable,
        view.credit,
      ],
      `0x${addressToHex20(account)}`,
    ).toEqual([byRefund, bySell, tokens, lp, inside, byCollect].map(String))
  }
}
