import type { Stack } from '#tests/journeys/stack.ts'
import { type Address, addressFromHex, addressToHex20, zeroAddress } from '#platform/std/address.ts'
import { expect } from 'vitest'

import type { LockTables } from '../../tables.ts'

type Hex = `0x${string}`
const hexOf = (address: Address): Hex => `0x${addressToHex20(address)}`

/** A lock as its contract has it. */
export interface OnChain {
  readonly kind: 'A' | 'B'
  readonly owner: Address
  readonly coin: Address
  readonly amount: bigint
  readonly createTime: number
  readonly lockTime: number
  readonly locked: boolean
  readonly offeredTo: Address | null
}

/** All of lock A, and those of lock B that these accounts have; B keeps no coin with a lock. */
export async function locksOnChain({ world }: Stack, coinOfB: Address): Promise<OnChain[]> {
  const count = await world.read<bigint>('LockA', 'count')
  const ofA = await sequential(range(count), async (index): Promise<OnChain> => {
    const [owner, coin, amount, createTime, lockTime, locked] = await world.read<
      readonly [Hex, Hex, bigint, bigint, bigint, boolean]
    >('LockA', 'locks', [index])
    const [exists, number, to] = await world.read<readonly [boolean, bigint, Hex]>(
      'LockA',
      'find',
      [createTime],
    )
    expect([exists, number]).toEqual([true, index])
    const offered = addressFromHex(to)
    return {
      kind: 'A',
      owner: addressFromHex(owner),
      coin: addressFromHex(coin),
      amount,
      createTime: Number(createTime),
      lockTime: Number(lockTime),
      locked,
      // The contract keeps an offer of what has ended; nobody can take it.
      offeredTo: locked && offered !== zeroAddress ? offered : null,
    }
  })
  const ofB = await sequential(world.net.accounts, async ({ address }): Promise<OnChain[]> => {
    const owner = address as Address
    const [, amount, createTime, lockTime, locked] = await world.read<
      readonly [Hex, bigint, bigint, bigint, boolean]
    >('LockB', 'locks', [hexOf(owner)])
    if (createTime === 0n) return []
    const times = { createTime: Number(createTime), lockTime: Number(lockTime) }
    return [{ kind: 'B', owner, coin: coinOfB, amount, ...times, locked, offeredTo: null }]
  })
  return [...ofA, ...ofB.flat()]
}

/** Compares rows and sums with the contracts'; of lock B the last lock of each account. */
export async function mirrors(stack: Stack, coinOfB: Address): Promise<void> {
  const db = stack.server.app.db.withTables<LockTables>()
  const chain = await locksOnChain(stack, coinOfB)
  const rows = await db.selectFrom('lockLocks').selectAll().execute()
  for (const { kind, ...wanted } of chain) {
    const id = kind === 'A' ? `A${wanted.createTime}` : `B${wanted.createTime}${wanted.owner}`
    expect(
      rows.find((row) => row.id === id),
      `lock ${id}`,
    ).toMatchObject(wanted)
  }
  const ofA = rows.filter(({ kind }) => kind === 'A')
  expect(ofA).toHaveLength(chain.filter(({ kind }) => kind === 'A').length)
  const running = chain.filter(({ kind, locked }) => kind === 'B' && locked)
  expect(rows.filter(({ kind, locked }) => kind === 'B' && locked)).toHaveLength(running.length)
  for (const { coin, owedA, owedB, openA, openB } of await db
    .selectFrom('lockCoins')
    .selectAll()
    .execute()) {
    const [, timed] = await stack.world.read<readonly bigint[]>('LockA', 'sumsOf', [hexOf(coin)])
    const open = (kind: 'A' | 'B') =>
      chain.filter((one) => one.kind === kind && one.coin === coin && one.locked)
    expect([owedA, openA, openB], `coin ${coin}`).toEqual([
      timed,
      open('A').length,
      open('B').length,
    ])
    expect(owedB).toBe(open('B').reduce((sum, { amount }) => sum + amount, 0n))
  }
}

const range = (count: bigint) => Array.from({ length: Number(count) }, (_, i) => BigInt(i))

async function sequential<T, R>(of: readonly T[], read: (one: T) => Promise<R>): Promise<R[]> {
  const found: R[] = []
  for (const one of of) found.push(await read(one))
  return found
}
