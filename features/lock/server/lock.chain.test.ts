import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables, reindex } from '#platform/server/indexer/reindex.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { lockAIndexer, lockBIndexer } from './indexer.ts'
import { amount, day, type Lockers, lockers, ours, usdt } from './testing/lockers.ts'
import { mirrors } from './testing/mirror.ts'

/** Every call of lock A against the contract, in the order of a lock’s life. */
let stack: Stack
let all: Lockers

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await lockers(stack)
}, 300_000)
afterAll(() => stack?.close())

describe('lock A', () => {
  test('a coin by its address: limits, a price to show, what I have and let be taken', async () => {
    const anybody = await all.ask(new Client(stack, 'heidi'), 'form', { coin: all.coins.usdt })
    expect(anybody).toMatchObject({
      coin: { address: all.coins.usdt, symbol: 'USDT', decimals: 6, contract: 'Usdt' },
      mostDays: 3_650,
      price: '1000000',
      timed: '0',
      held: '0',
      mine: null,
    })
    expect(await all.ask(all.alice, 'form', { coin: all.coins.lp })).toMatchObject({
      coin: { symbol: 'TES/USDT LP', decimals: 18, contract: null },
      mine: { balance: String(100n * amount), allowance: '0' },
    })
    // The pool opened with TES at 0.05 USDT.
    const ofTes = await all.ask(all.alice, 'form', { coin: all.coins.tes })
    expect(ofTes.price).toBe('50000')
    expect(ofTes.sources.map(({ call }: { call: string }) => call)).toEqual([
      'MAX_DAYS()',
      `sumsOf(${all.coins.tes})`,
      `getCoinUPrice(${10n ** 18n}, ${all.coins.tes})`,
    ])
    for (const none of [all.bob.address, addressFromHex(stack.world.hex('LockA'))]) {
      const wanted = { status: 422, code: 'NO_COIN', field: 'coin', en: 'no coin', tc: '沒有代幣' }
      await refused(all.alice, ours('form'), { coin: none }, wanted)
    }
  })

  test.each([
    ['without an amount', {}, 'ENTER_AMOUNT', 'amount', /Enter an amount/, /請輸入數量/],
    ['of 0', { amount: '0' }, 'AMOUNT_ZERO', 'amount', /more than 0/, /大於 0/],
    [
      'above the balance',
      { amount: String(usdt(1_000n) + 1n) },
      'ABOVE_BALANCE',
      'amount',
      /^Above your balance: 1000 USDT$/,
      /^超過您的餘額：1000 USDT$/,
    ],
    [
      'that may not be taken yet',
      { amount: String(usdt(7n)) },
      'ALLOW_FIRST',
      'amount',
      /^Let the contract take 7 USDT first$/,
      /^請先授權合約使用 7 USDT$/,
    ],
    ['for 0 days', { amount: '1', day: '0' }, 'INVALID', 'day', /1 to 3,?650/, /1.*3,?650/],
    ['for 3,651 days', { amount: '1', day: '3651' }, 'INVALID', 'day', /1 to 3,?650/, /1.*3,?650/],
  ] as const)('a lock is refused %s', async (_, form, code, field, en, tc) => {
    const status = ['ABOVE_BALANCE', 'ALLOW_FIRST'].includes(code) ? 409 : 422
    const sent = { coin: all.coins.usdt, day: '30', ...form }
    await refused(all.alice, ours('lockBefore'), sent, { status, code, field, en, tc })
  })

  test('approved, made, and read by anybody with its source', async () => {
    await all.act(all.alice, 'approve', {
      kind: 'A',
      coin: all.coins.lp,
      amount: String(10n * amount),
    })
    await refused(
      all.alice,
      ours('approveBefore'),
      { kind: 'A', coin: all.coins.lp, amount: '5' },
      {
        status: 409,
        code: 'ALLOWED_ALREADY',
        field: 'amount',
        en: 'Set it to 0',
        tc: '請先設為 0',
      },
    )
    const { call, txHash } = await all.act(all.alice, 'lock', {
      coin: all.coins.lp,
      amount: String(2n * amount),
      day: '30',
    })
    expect(call.selector).toBe('lock(uint256,address,uint256)')
    const { total, list } = await all.own(all.alice)
    expect(total).toBe(1)
    const [made] = list
    expect(made).toMatchObject({
      kind: 'A',
      maker: all.alice.address,
      owner: all.alice.address,
      amount: String(2n * amount),
      paid: '0',
      lockTime: made.createTime + 30 * day,
      locked: true,
      state: 'locked',
      offeredTo: null,
      endedAt: null,
      txHash,
      final: false,
    })
    const stranger = new Client(stack, 'heidi')
    const key = { kind: 'A', owner: all.alice.address, createTime: String(made.createTime) }
    const { lock, worth, ofSupplyBps, steps, sources } = await all.ask(stranger, 'lock', key)
    expect(lock).toEqual(made)
    expect(BigInt(worth)).toBeGreaterThan(0n)
    const supply = BigInt(sources.find(({ what }: { what: string }) => what === 'supply').value)
    expect(ofSupplyBps).toBe(Number((2n * amount * 10_000n) / supply))
    expect(steps).toMatchObject([
      { step: 'locked', amount: String(2n * amount), account: all.alice.address, txHash },
    ])
    expect(sources[0]).toMatchObject({
      what: 'lock',
      contractName: 'LockA',
      call: 'locks(0)',
      value: `${all.alice.address},${all.coins.lp},${2n * amount},${made.createTime},${made.lockTime},true`,
    })
    const none = {
      status: 404,
      code: 'NO_SUCH_LOCK',
      field: 'createTime',
      en: 'no such',
      tc: '沒有',
    }
    await refused(stranger, ours('lock'), { ...key, owner: all.bob.address }, none)
    await refused(stranger, ours('lock'), { ...key, createTime: '5' }, none)
    await mirrors(stack, all.coins.lp)
  })

  test('added to and extended; nothing of it by another, nor before its time', async () => {
    const { createTime, lockTime } = await all.newestOf(all.alice)
    const key = { createTime: String(createTime) }
    await all.act(all.alice, 'increase', { ...key, amount: String(amount) })
    const early = { status: 422, code: 'NOT_LATER', field: 'day' }
    await refused(
      all.alice,
      ours('extendBefore'),
      { ...key, day: '29' },
      { ...early, en: utcText(lockTime), tc: utcText(lockTime) },
    )
    await all.act(all.alice, 'extend', { ...key, day: '40' })
    const longer = await all.newestOf(all.alice)
    expect(longer.amount).toBe(String(3n * amount))
    expect(longer.lockTime).toBeGreaterThanOrEqual(lockTime + 10 * day)
    for (const name of ['increase', 'extend', 'offer', 'takeBack', 'unlock', 'withdrawTo']) {
      const form = { ...key, amount: '1', day: '90', to: all.carol.address }
      const path = ours(`${name}Before`)
      const notYours = { status: 403, code: 'NOT_YOUR_LOCK', field: 'createTime' }
      await refused(all.bob, path, form, { ...notYours, en: 'another address', tc: '其他地址' })
      const missing = { status: 404, code: 'NO_SUCH_LOCK', field: 'createTime' }
      const words = { en: 'no such lock', tc: '沒有此鎖倉' }
      await refused(all.bob, path, { ...form, createTime: '7' }, { ...missing, ...words })
    }
    const time = utcText(longer.lockTime)
    const waits = {
      status: 409,
      code: 'BEFORE_UNLOCK_TIME',
      field: 'createTime',
      en: time,
      tc: time,
    }
    await refused(all.alice, ours('unlockBefore'), key, waits)
    await refused(all.alice, ours('withdrawToBefore'), { ...key, to: all.bob.address }, waits)
    await mirrors(stack, all.coins.lp)
  })

  test('offered, withdrawn, offered again and taken over; its old address still leads to it', async () => {
    const { createTime } = await all.newestOf(all.alice)
    const key = { createTime: String(createTime) }
    const toNobody = { status: 422, code: 'NO_ADDRESS', field: 'to', en: 'address', tc: '地址' }
    await refused(all.alice, ours('offerBefore'), key, toNobody)
    await refused(
      all.alice,
      ours('offerBefore'),
      { ...key, to: all.alice.address },
      { status: 422, code: 'OWN_LOCK', field: 'to', en: 'already', tc: '已是' },
    )
    const nobody = { status: 409, code: 'NOTHING_OFFERED', field: 'createTime' }
    await refused(all.alice, ours('takeBackBefore'), key, { ...nobody, en: 'nobody', tc: '未轉讓' })
    await all.act(all.alice, 'offer', { ...key, to: all.carol.address })
    expect(await all.ask(all.carol, 'offeredToMe')).toMatchObject({
      total: 1,
      list: [{ createTime }],
    })
    await all.act(all.alice, 'takeBack', key)
    expect(await all.ask(all.carol, 'offeredToMe')).toEqual({ total: 0, list: [] })
    const notHers = { status: 403, code: 'NOT_OFFERED', field: 'createTime' }
    await refused(all.carol, ours('acceptBefore'), key, {
      ...notHers,
      en: 'not offered',
      tc: '未轉讓',
    })
    await all.act(all.alice, 'offer', { ...key, to: all.carol.address })
    await all.act(all.alice, 'offer', { ...key, to: all.bob.address })
    expect((await all.ask(all.carol, 'offeredToMe')).total).toBe(0)
    await mirrors(stack, all.coins.lp)
    await all.act(all.bob, 'accept', key)
    expect(await all.own(all.alice)).toEqual({ total: 0, list: [] })
    expect(await all.own(all.bob)).toMatchObject({
      total: 1,
      list: [{ createTime, maker: all.alice.address, owner: all.bob.address, offeredTo: null }],
    })
    const { lock, steps, stepCount } = await all.ask(all.carol, 'lock', {
      ...key,
      kind: 'A',
      owner: all.alice.address,
    })
    expect(lock.owner).toBe(all.bob.address)
    const names = steps.map(({ step }: { step: string }) => step)
    expect(names).toEqual(
      'locked increased extended offered offered offered offered handedOver'.split(' '),
    )
    expect(stepCount).toBe(8)
    await mirrors(stack, all.coins.lp)
  })

  test('at its second it is unlocked, to another address too; its amount stays as it was', async () => {
    const { createTime, lockTime } = await all.newestOf(all.bob)
    await all.pass(lockTime - all.now())
    expect(await all.newestOf(all.bob)).toMatchObject({ state: 'due', locked: true })
    const key = { createTime: String(createTime) }
    const late = {
      status: 409,
      code: 'EXTEND_FIRST',
      field: 'createTime',
      en: 'Extend',
      tc: '延長',
    }
    await refused(all.bob, ours('increaseBefore'), { ...key, amount: '1' }, late)
    await refused(all.bob, ours('withdrawToBefore'), key, {
      status: 422,
      code: 'NO_ADDRESS',
      field: 'to',
      en: 'address',
      tc: '地址',
    })
    const toOurs = { status: 422, code: 'TO_OURS', field: 'to', en: 'comes back', tc: '無法取回' }
    const lockA = addressFromHex(stack.world.hex('LockA'))
    for (const to of [all.coins.lp, lockA]) {
      await refused(all.bob, ours('withdrawToBefore'), { ...key, to }, toOurs)
    }
    await all.act(all.bob, 'withdrawTo', { ...key, to: all.carol.address })
    const ended = await all.newestOf(all.bob)
    expect(ended).toMatchObject({
      amount: String(3n * amount),
      paid: String(3n * amount),
      locked: false,
      state: 'unlocked',
    })
    expect(ended.endedAt).toBeGreaterThanOrEqual(lockTime)
    const over = { status: 409, code: 'LOCK_ENDED', field: 'createTime', en: 'ended', tc: '已結束' }
    for (const name of ['unlock', 'withdrawTo', 'extend', 'increase', 'offer', 'takeBack']) {
      const form = { ...key, to: all.carol.address, day: '9', amount: '1' }
      await refused(all.bob, ours(`${name}Before`), form, over)
    }
    await refused(all.carol, ours('acceptBefore'), key, over)
    await mirrors(stack, all.coins.lp)
  })

  test('what others make for me is no part of my list', async () => {
    const { world } = stack
    await must(world, 'carol', 'Usdt', 'approve', [world.hex('LockA'), usdt(3n)])
    for (const sum of [1n, 2n]) {
      const args = [usdt(sum), world.hex('Usdt'), 1n, world.hex('alice')]
      await must(world, 'carol', 'LockA', 'lockFor', args)
    }
    await stack.server.indexer.catchUp()
    expect((await all.own(all.alice)).total).toBe(0)
    expect((await all.own(all.carol)).total).toBe(0)
    const made = await all.ask(all.alice, 'madeForMe')
    expect(made).toMatchObject({
      total: 2,
      list: [
        { amount: String(usdt(2n)), maker: all.carol.address, owner: all.alice.address },
        { amount: String(usdt(1n)) },
      ],
    })
    expect(await all.ask(all.alice, 'madeForMe', { pageNum: '2', pageSize: '1' })).toEqual({
      total: 2,
      list: [made.list[1]],
    })
    // Of the coin they are, as any of its locks.
    expect(await all.ask(all.bob, 'lockPage', { coin: all.coins.usdt })).toMatchObject({
      total: 2,
      list: made.list,
    })
    await all.pass(2 * day)
    await all.act(all.alice, 'unlock', { createTime: String(made.list[0].createTime) })
    expect(
      await all.ask(all.bob, 'lockPage', { coin: all.coins.usdt, pageSize: '1' }),
    ).toMatchObject({
      total: 2,
      list: [{ state: 'unlocked' }],
    })
    const every = await all.ask(all.bob, 'lockPage')
    expect(every.total).toBe(3)
    expect(every.list.map(({ owner }: { owner: string }) => owner)).toEqual([
      all.alice.address,
      all.alice.address,
      all.bob.address,
    ])
    expect(await all.ask(all.bob, 'lockPage', { pageNum: '3', pageSize: '1' })).toEqual({
      total: 3,
      list: every.list.slice(2),
    })
    await mirrors(stack, all.coins.lp)
  })
})

test('a fork leaves the rows of the new chain, and an index built again is the same', async () => {
  const { world, server } = stack
  const coin = all.coins.usdt
  await all.act(all.bob, 'approve', { kind: 'A', coin, amount: '9' })
  await all.act(all.bob, 'lock', { coin, amount: '9', day: '7' })
  const key = { createTime: String((await all.newestOf(all.bob)).createTime) }
  await all.act(all.bob, 'offer', { ...key, to: all.carol.address })
  await all.act(all.carol, 'accept', key)
  // Without the acceptance, then without the lock.
  for (const depth of [1, 4]) {
    const before = await dumpChainTables(server.app.db)
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    const after = await dumpChainTables(server.app.db)
    expect(after.get('lock_locks')).not.toEqual(before.get('lock_locks'))
    expect(after).toEqual(await freshDump(world))
    await mirrors(stack, all.coins.lp)
  }
  await server.indexer.stop()
  const { tables } = await reindex(server.app, [lockAIndexer, lockBIndexer])
  const rebuilt = tables.filter(({ name }) => name.startsWith('lock_'))
  expect(rebuilt).toHaveLength(7)
  expect(rebuilt.filter(({ different }) => different > 0)).toEqual([])
})
