import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

describe('on a TRON node', () => {
  test('an address is refused with a text that a wallet shows, until it binds an active inviter', async () => {
    const bind = (who: string, to: `0x${string}`) => world.send(who, 'Team', 'bindParent', [to])
    expect((await bind('alice', world.hex('alice'))).reason).toBe('You cannot activate yourself')
    expect((await bind('alice', world.hex('bob'))).reason).toBe('The inviter is not active')
    expect((await bind('alice', world.hex('deployer'))).reason).toBe('')
    expect((await bind('alice', world.hex('deployer'))).reason).toBe('You are already active')
    expect((await bind('bob', world.hex('alice'))).reason).toBe('')

    const alice = world.hex('alice')
    const members = await world.read<string[]>('Team', 'getMembersByPage', [alice, 0n, 9n])
    expect(members.map((one) => one.toLowerCase())).toEqual([world.hex('bob').toLowerCase()])
    expect(await world.read('Team', 'getMembersSize', [world.hex('deployer')])).toBe(1n)
  })

  test('a fee reaches the line, the platform and the pool to the last sun', async () => {
    // 1,000,007: 100,000 and 50,000; of 850,007 the platform 595,004 and the pool 255,003.
    await world.send('dave', 'FeeSplitter', 'split', [world.hex('bob')], 1_000_007n)
    expect(await world.read('FeeSplitter', 'creditOf', [world.hex('alice')])).toBe(100_000n)
    expect(await world.read('FeeSplitter', 'creditOf', [world.hex('deployer')])).toBe(50_000n)
    expect(await world.read('FeeSplitter', 'undistributed')).toEqual([595_004n, 255_003n])

    expect((await world.send('alice', 'FeeSplitter', 'claim')).reason).toBe('')
    expect(await world.read('FeeSplitter', 'creditOf', [world.hex('alice')])).toBe(0n)
    expect((await world.send('alice', 'FeeSplitter', 'claim')).reason).toBe('Nothing to claim')
    expect((await world.send('dave', 'FeeSplitter', 'withdrawPool')).reason).toBe('')
    expect(await world.read('FeeSplitter', 'undistributed')).toEqual([595_004n, 0n])
    // It is in the contract for rewards, not promised yet.
    const trx = `0x${'0'.repeat(40)}`
    const pool = [255_003n, 0n, 255_003n]
    expect(await world.read('RewardDistributor', 'reserve', [trx])).toEqual(pool)
  })

  test('USDT moves money and answers false, and wants an allowance set to 0 first', async () => {
    const bob = world.hex('bob')
    expect((await world.send('deployer', 'Usdt', 'transfer', [bob, 5_000_000n])).reason).toBe('')
    expect(await world.read('Usdt', 'balanceOf', [bob])).toBe(5_000_000n)
    expect(await world.read('Usdt', 'transfer', [bob, 1n])).toBe(false)

    const approve = (amount: bigint) =>
      world.send('bob', 'Usdt', 'approve', [world.hex('alice'), amount])
    expect((await approve(3n)).reason).toBe('')
    expect((await approve(4n)).reason).toBe('Set the allowance to 0 first')
    expect((await approve(0n)).reason).toBe('')
    expect((await approve(4n)).reason).toBe('')
  })
})
