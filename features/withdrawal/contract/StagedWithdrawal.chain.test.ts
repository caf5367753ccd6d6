import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const tes = (whole: bigint): bigint => whole * 10n ** 18n
const send = (who: string, name: string, args: readonly unknown[] = [], sun = 0n) =>
  world.send(who, 'StagedWithdrawal', name, args, sun).then(({ reason }) => reason)
const tesOf = (who: string) => world.read<bigint>('Tes', 'balanceOf', [world.hex(who)])
const now = () => BigInt(Math.floor(world.net.status().head.timestamp / 1_000))

/** The contract's sun. */
async function sunInside(): Promise<number> {
  const { address } = world.deployment.contracts['StagedWithdrawal']!
  const reply = await fetch(`${world.net.url}/wallet/getaccount`, {
    method: 'POST',
    body: JSON.stringify({ address, visible: true }),
  })
  return ((await reply.json()) as { balance?: number }).balance ?? 0
}

describe('on a TRON node', () => {
  test('an allotment of two stages is withdrawn, and TRX sent with the call come back', async () => {
    const start = now()
    const alice = [world.hex('alice')]
    await world.send('deployer', 'Tes', 'approve', [world.hex('StagedWithdrawal'), tes(300n)])
    expect(await send('deployer', 'fund', [tes(300n)])).toBe('')
    expect(await send('deployer', 'addStage', [start + 600n])).toBe('')
    expect(await send('deployer', 'addStage', [start + 1_200n])).toBe('')
    expect(await send('alice', 'allot', [1n, alice, [tes(200n)]])).toBe(
      'Only its manager may do this',
    )
    expect(await send('deployer', 'allot', [1n, alice, [tes(200n)]])).toBe('')
    expect(await send('deployer', 'allot', [2n, alice, [tes(101n)]])).toBe(
      'Funds for this allotment are missing',
    )
    expect(await send('deployer', 'allot', [2n, alice, [tes(100n)]])).toBe('')

    // 1,000 TRX are sent with it and come back: the difference is the price of energy.
    const before = await world.balance('alice')
    const sent = 1_000_000_000n
    expect(await send('bob', 'initialization', [], sent)).toBe('Nothing is allotted to you')
    expect(await send('alice', 'initialization', [], sent)).toBe('')
    expect(await send('alice', 'unlockLimit', [], sent)).toBe('Unlock time not reached')
    expect(await send('alice', 'withdraw', [tes(10n), tes(1n)])).toBe('Withdrawal is not open')
    expect(await send('deployer', 'openWithdrawal')).toBe('')
    await world.net.travel(600)
    expect(await send('alice', 'unlockLimit', [], sent)).toBe('')
    expect(before - (await world.balance('alice'))).toBeLessThan(sent / 10n)
    expect(await sunInside()).toBe(0)

    const held = await tesOf('alice')
    expect(await send('alice', 'withdraw', [tes(201n), tes(2n)])).toBe(
      'Insufficient withdrawal amount',
    )
    expect(await send('alice', 'withdraw', [tes(200n), tes(1n) - 1n])).toBe(
      'Fee is higher than you agreed to',
    )
    expect(await send('alice', 'withdraw', [tes(200n), tes(1n)])).toBe('')
    expect((await tesOf('alice')) - held).toBe(tes(199n))
    await world.net.travel(600)
    // The stage needs no call of its own.
    expect(await send('alice', 'withdraw', [tes(100n), tes(1n)])).toBe('')
    expect(await send('alice', 'withdraw', [1n, 1n])).toBe('Withdrawal has ended')
    const detail = await world.read<readonly unknown[]>('StagedWithdrawal', 'userDetail', alice)
    expect(detail.slice(1, 3)).toEqual([tes(300n), 2n])
    expect(await send('bob', 'payFees')).toBe('')
  })
})
