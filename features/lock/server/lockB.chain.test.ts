import type { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { compileApart } from '../../../scripts/compile-contracts.ts'
import { lpCoin } from '../testing/energy.ts'
import { amount, day, type Lockers, lockers, ours } from './testing/lockers.ts'
import { locksOnChain, mirrors } from './testing/mirror.ts'

/** Lock B, what part of a supply is locked, and a coin that shrinks. */
let stack: Stack
let all: Lockers
let elastic: Deployed

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await lockers(stack)
  const artifacts = compileApart([['features/lock/contract/ElasticToken.t.sol', 'ElasticToken']])
  elastic = deployed(stack.world, artifacts)
  await elastic.deploy('ElasticToken')
}, 300_000)
afterAll(() => stack?.close())

describe('lock B', () => {
  const refusedB = (
    client: Client,
    form: Record<string, string>,
    code: string,
    field: string,
    status = 422,
  ) => refused(client, ours('lockBBefore'), form, { status, code, field, en: /./, tc: /./ })

  test('made, added to, longer, and paid at its second', async () => {
    const free = await all.ask(all.alice, 'lockB')
    expect(free).toMatchObject({
      coin: { address: all.coins.lp, symbol: 'TES/USDT LP' },
      next: null,
      delay: 60,
      mostTime: 3_650 * day,
      owner: addressFromHex(stack.world.hex('deployer')),
      timed: '0',
      changes: [],
      mine: { allowance: '0', lock: null },
    })
    await refusedB(all.alice, { lockTime: '0' }, 'ENTER_AMOUNT', 'amount')
    await refusedB(all.alice, { amount: '0', lockTime: String(day) }, 'AMOUNT_ZERO', 'amount')
    await refusedB(all.alice, { amount: '5', lockTime: '0' }, 'TIME_MISSING', 'lockTime')
    await refusedB(
      all.alice,
      { amount: '5', lockTime: String(3_650 * day + 1) },
      'INVALID',
      'lockTime',
    )
    await refusedB(all.alice, { amount: '5', lockTime: '60' }, 'ALLOW_FIRST', 'amount', 409)
    const none = { status: 404, code: 'NO_SUCH_LOCK', en: 'no such lock', tc: '沒有此鎖倉' }
    await refused(all.alice, ours('unlockBBefore'), {}, none)
    const notLp = { status: 422, code: 'NOT_OF_B', field: 'coin' }
    await refused(
      all.alice,
      ours('approveBefore'),
      { kind: 'B', coin: all.coins.usdt, amount: '1' },
      { ...notLp, en: 'TES/USDT LP', tc: 'TES/USDT LP' },
    )
    await all.act(all.alice, 'approve', {
      kind: 'B',
      coin: all.coins.lp,
      amount: String(9n * amount),
    })
    await all.act(all.alice, 'lockB', { amount: String(amount), lockTime: String(day) })
    const { lock: first } = (await all.ask(all.alice, 'lockB')).mine
    expect(first).toMatchObject({ kind: 'B', owner: all.alice.address, amount: String(amount) })
    expect(first.lockTime - first.createTime).toBe(day)
    await all.act(all.alice, 'lockB', { amount: String(2n * amount), lockTime: '0' })
    await refusedB(all.alice, { amount: '0', lockTime: '60' }, 'NOT_LATER', 'lockTime')
    await all.act(all.alice, 'lockB', { amount: '0', lockTime: String(3 * day) })
    const { lock } = (await all.ask(all.alice, 'lockB')).mine
    expect(lock).toMatchObject({ createTime: first.createTime, amount: String(3n * amount) })
    expect(lock.lockTime).toBeGreaterThanOrEqual(first.lockTime + 2 * day)
    const time = utcText(lock.lockTime)
    const waits = { status: 409, code: 'BEFORE_UNLOCK_TIME', en: time, tc: time }
    await refused(all.alice, ours('unlockBBefore'), {}, waits)
    await mirrors(stack, all.coins.lp)
    await all.pass(lock.lockTime - all.now())
    await all.act(all.alice, 'unlockB')
    expect((await all.ask(all.alice, 'lockB')).mine.lock).toBeNull()
    const {
      lock: ended,
      steps,
      sources,
    } = await all.ask(all.bob, 'lock', {
      kind: 'B',
      owner: all.alice.address,
      createTime: String(lock.createTime),
    })
    expect(ended).toMatchObject({ state: 'unlocked', paid: String(3n * amount) })
    expect(
      steps.map(({ step, lockTime: end }: { step: string; lockTime: number | null }) => [
        step,
        end !== null,
      ]),
    ).toEqual([
      ['locked', true],
      ['increased', false],
      ['extended', true],
      ['unlocked', false],
    ])
    expect(sources[0]).toMatchObject({ contractName: 'LockB', call: `locks(${all.alice.address})` })
    await mirrors(stack, all.coins.lp)
  })

  test('a second lock of an account is another row; a coin that is named waits, and a lock drops it', async () => {
    const { world } = stack
    await must(world, 'deployer', 'LockB', 'setCoin', [world.hex('Tes')])
    await stack.server.indexer.catchUp()
    const named = await all.ask(all.alice, 'lockB')
    expect(named).toMatchObject({
      coin: { address: all.coins.lp },
      next: { coin: { symbol: 'TES' } },
      changes: [{ change: 'set', coin: { address: all.coins.tes } }],
    })
    expect(named.next.time).toBe(named.changes[0].inForce)
    await all.act(all.alice, 'lockB', { amount: String(amount), lockTime: String(day) })
    expect(await all.ask(all.alice, 'lockB')).toMatchObject({
      next: null,
      mine: { lock: { amount: String(amount), state: 'locked' } },
      changes: [
        { change: 'kept', coin: { address: all.coins.lp }, inForce: null },
        { change: 'set' },
      ],
    })
    expect(
      (await all.own(all.alice)).list.filter(({ kind }: { kind: string }) => kind === 'B'),
    ).toHaveLength(2)
    await mirrors(stack, all.coins.lp)
  })
})

describe('the meter', () => {
  test('is Σ amount × time left of a year at most, and what nobody can move, of the supply', async () => {
    const coin = await lpCoin(stack.world)
    await coin.send('deployer', 'transfer', [`0x${'00'.repeat(18)}dead`, 5n * amount])
    await all.act(all.bob, 'approve', {
      kind: 'A',
      coin: all.coins.lp,
      amount: String(20n * amount),
    })
    await all.act(all.bob, 'lock', { coin: all.coins.lp, amount: String(7n * amount), day: '3000' })
    await all.act(all.bob, 'lock', { coin: all.coins.lp, amount: String(4n * amount), day: '73' })
    const { meters, everLocked } = await all.ask(all.carol, 'meter', { coin: all.coins.lp })
    const [meter, ...others] = meters
    expect(others).toEqual([])
    const running = (await locksOnChain(stack, all.coins.lp)).filter(
      (one) => one.locked && one.coin === all.coins.lp,
    )
    const year = 365 * day
    const left = ({ lockTime }: { lockTime: number }) =>
      BigInt(Math.min(Math.max(lockTime - meter.time, 0), year))
    const sum = running.reduce((all, one) => all + one.amount * left(one), 0n)
    const weighted = sum / BigInt(year)
    const [permanent] = await stack.world.read<bigint[]>('LockA', 'sumsOf', [coin.address])
    const supply = BigInt(meter.supply)
    expect(meter).toMatchObject({
      of: 'liquidity',
      permanent: String(permanent),
      timed: String(running.reduce((all, one) => all + one.amount, 0n)),
      weighted: String(weighted),
      locks: 3,
      nextUnlockTime: Math.min(...running.map(({ lockTime }) => lockTime)),
      bps: Number(((permanent! + weighted) * 10_000n) / supply),
    })
    expect(permanent).toBeGreaterThanOrEqual(5n * amount)
    expect(everLocked).toBe((await all.ask(all.carol, 'lockPage', { coin: all.coins.lp })).total)
    const facts = meter.sources.map(({ what, call }: { what: string; call: string }) => [
      what,
      call,
    ])
    expect(facts).toEqual([
      ['permanent', expect.stringMatching(/^balanceOf\(T\w{33}\)$/)],
      ['timed', `sumsOf(${all.coins.lp})`],
      ['timed', 'sums()'],
      ['weighted', 'events Locked, Increased, Extended, Unlocked'],
      ['supply', 'totalSupply()'],
    ])
    // A lock that is due counts with no time left.
    await all.pass(80 * day)
    const later = (await all.ask(all.carol, 'meter', { coin: all.coins.lp })).meters[0]
    expect(later).toMatchObject({ timed: meter.timed, locks: 3 })
    expect(later.weighted).toBe(String(7n * amount))
  })

  test('of a coin is that of its supply, and of its pools; found by word and address', async () => {
    const { meters } = await all.ask(all.carol, 'meter', { coin: all.coins.tes })
    expect(meters.map(({ of }: { of: string }) => of)).toEqual(['supply', 'liquidity'])
    expect(meters[1].coin.address).toBe(all.coins.lp)
    expect(meters[0]).toMatchObject({ timed: '0', locks: 0, nextUnlockTime: null })
    const { list } = await all.ask(all.carol, 'search', { q: 'tes' })
    expect(list[0]).toMatchObject({
      coin: { address: all.coins.tes },
      locks: 0,
      everLocked: 0,
      liquidityLocks: 3,
    })
    const byAddress = await all.ask(all.carol, 'search', { q: all.coins.lp })
    expect(byAddress.list).toMatchObject([{ coin: { symbol: 'TES/USDT LP' }, locks: 3 }])
    expect(await all.ask(all.carol, 'search', { q: all.bob.address })).toEqual({ list: [] })
    expect(await all.ask(all.carol, 'search', { q: 'nothing of this name' })).toEqual({ list: [] })
  })
})

test('a coin that shrinks: red where what is owed is missing, each paid its part, nothing added', async () => {
  const { world, server } = stack
  const coin = addressFromHex(elastic.hex('ElasticToken'))
  const send = async (who: string, name: string, args: readonly unknown[]) => {
    expect((await elastic.send(who, 'ElasticToken', name, args)).reason).toBe('')
    await server.indexer.catchUp()
  }
  for (const who of ['alice', 'bob']) {
    await send('deployer', 'transfer', [world.hex(who), 1_000n])
    await send(who, 'approve', [world.hex('LockA'), 1_000n])
  }
  await all.act(all.alice, 'lock', { coin, amount: '600', day: '1' })
  await all.act(all.bob, 'lock', { coin, amount: '300', day: '1' })
  const solvent = async () => {
    const { data } = await all.alice.post('/tessera/safety/solvency', { coin })
    expect(data.list).toHaveLength(1)
    return data.list[0]
  }
  expect(await solvent()).toMatchObject({
    what: 'locks',
    contract: 'LockA',
    coin: { symbol: 'ELA' },
    owed: '900',
    held: '900',
    covered: true,
  })
  await send('deployer', 'shrink', [world.hex('LockA'), 600n])
  await world.net.mine()
  await server.indexer.catchUp()
  expect(await solvent()).toMatchObject({ owed: '900', held: '300', covered: false })
  const less = { status: 409, code: 'COIN_SHORT', field: 'amount', en: 'less', tc: '少於' }
  await refused(all.alice, ours('lockBefore'), { coin, amount: '1', day: '1' }, less)
  await all.pass(2 * day)
  const key = { createTime: String((await all.newestOf(all.alice)).createTime) }
  await all.act(all.alice, 'unlock', key)
  expect(await all.newestOf(all.alice)).toMatchObject({ amount: '400', paid: '200', locked: true })
  await refused(
    all.alice,
    ours('extendBefore'),
    { ...key, day: '90' },
    { status: 409, code: 'LOCK_ENDED', field: 'createTime', en: 'ended', tc: '已結束' },
  )
  await all.act(all.bob, 'unlock', { createTime: String((await all.newestOf(all.bob)).createTime) })
  const nothing = { status: 409, code: 'NOTHING_LEFT', field: 'createTime', en: 'left', tc: '沒有' }
  await refused(all.alice, ours('unlockBefore'), key, nothing)
  await mirrors(stack, all.coins.lp)
  await send('deployer', 'grow', [world.hex('LockA'), 600n])
  await all.act(all.alice, 'unlock', key)
  expect(await all.newestOf(all.alice)).toMatchObject({ amount: '400', paid: '600', locked: false })
  await mirrors(stack, all.coins.lp)
})
