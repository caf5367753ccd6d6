import type { Stack } from '#tests/journeys/stack.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'

import type { PositionsTable, StakingTables } from '../../tables.ts'

/** Compares each row with the contract's stake. */
export async function mirrors({ world, server }: Stack): Promise<void> {
  const { app } = server
  const rows = await app.db
    .withTables<StakingTables>()
    .selectFrom('stakingPositions')
    .selectAll()
    .execute()
  expect(await world.read<bigint>('TermStaking', 'count')).toBe(BigInt(rows.length))
  for (const row of rows) {
    const [owner, coin, ...numbers] = await world.read<
      readonly [`0x${string}`, `0x${string}`, ...bigint[]]
    >('TermStaking', 'positionOf', [BigInt(row.id)])
    const args = { addresses: [owner, coin].map((one) => addressFromHex(one)), numbers }
    expect(args, `stake ${row.id}`).toMatchObject(wantedOf(row, app.clock.head.time))
  }
}

function wantedOf(row: Selectable<PositionsTable>, now: number) {
  if (row.state === 'left')
    return { addresses: [zeroAddress, zeroAddress], numbers: Array(6).fill(0n) }
  const isOver = now >= row.unlockTime
  // Where the state were not that of the time, no amount would be right.
  const there = { earning: !isOver, matured: isOver, unstaked: false, renewed: false }[row.state]
  const seconds = BigInt(Math.min(now, row.unlockTime) - row.start)
  const earned = (row.reward * seconds) / BigInt(row.unlockTime - row.start)
  const times = [BigInt(row.start), BigInt(row.unlockTime)]
  return {
    addresses: [row.owner, row.coin],
    numbers: [there ? row.amount : 0n, ...times, row.reward, row.paid, earned],
  }
}
