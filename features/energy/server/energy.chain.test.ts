import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { exactAmount } from '#platform/std/format.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  day,
  fuelAdd,
  fuelInfo,
  mirrors,
  ours,
  type Renters,
  renters,
  trx,
} from './testing/renters.ts'

/** Three providers and what is leased of them, by three accounts; every call against the contracts. */
let stack: Stack
let all: Renters
let [lenderA, lenderB, lenderC]: string[] = []
/** Nothing was ever sent there. */
const nobody = addressFromHex('77'.repeat(20))

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await renters(stack)
}, 300_000)
afterAll(() => stack?.close())

const energyLeft = async (address: string) =>
  (await stack.server.app.node.resources(address as Address)).energy

describe('before there is a provider', () => {
  test('prices are the network’s, and burning is all there is', async () => {
    const had = String(await stack.server.app.node.balance(all.dave.address as Address))
    expect(await all.ask(all.dave, fuelInfo)).toMatchObject({
      network: { burnPrice: '100', limit: '180000000000' },
      sums: { lenders: 0, offering: 0, staked: '0', lent: '0', running: 0, leases: 0, paid: '0' },
      providers: [],
      mine: { lender: null, trx: had, total: 0, leases: [] },
    })
    const form = { energy: '65000', receiver: all.dave.address }
    expect(await all.ask(all.dave, ours('quote'), form)).toMatchObject({
      own: 0,
      best: null,
      choice: { cheapest: 'burn', missing: 65_000, burn: '6500000', lease: null },
    })
    const none = { status: 409, code: 'NO_LENDER', en: 'You have no lender', tc: '您沒有出租合約' }
    await refused(all.alice, ours('books'), {}, none)
  })
})

describe('providers', () => {
  test.each([
    [
      'no stake named',
      { price: '30', least: '32000' },
      'ENTER_AMOUNT',
      'sun',
      'Enter an',
      '請輸入數量',
    ],
    [
      'a stake below 1 TRX',
      { price: '30', least: '32000', sun: '999999' },
      'STAKE_SMALL',
      'sun',
      'At least 1 TRX',
      '最少 1 TRX',
    ],
    [
      'a price above 32 bits',
      { price: '4294967296', least: '32000', sun: '0' },
      'INVALID',
      'price',
      /4,?294,?967,?295/,
      /4,?294,?967,?295/,
    ],
    ['no least energy', { price: '30', least: '0', sun: '0' }, 'INVALID', 'least', /1/, /1/],
  ] as const)('a lender with %s is refused', async (_, form, code, field, en, tc) => {
    await refused(all.alice, ours('makeBefore'), form, { status: 422, code, field, en, tc })
  })

  test('make a lender each, with a stake or without', async () => {
    const made = { price: '30', least: '32000', sun: String(trx(400_000)) }
    await all.act(all.alice, 'make', made)
    await all.act(all.bob, 'make', { price: '25', least: '32000', sun: '0' })
    await all.act(all.carol, 'make', { price: '60', least: '1', sun: String(trx(200_000)) })
    ;[lenderA, lenderB, lenderC] = await Promise.all([
      all.lenderOf(all.alice),
      all.lenderOf(all.bob),
      all.lenderOf(all.carol),
    ])
    const again = { status: 409, code: 'HAS_LENDER', en: 'a lender already', tc: '已有出租合約' }
    await refused(all.alice, ours('makeBefore'), made, again)
    await mirrors(stack)
    const { lender, books, leavings, due } = await all.ask(all.alice, ours('books'))
    expect(lender).toMatchObject({ provider: all.alice.address, price: 30, least: 32_000 })
    expect(books).toMatchObject({
      staked: String(trx(400_000)),
      lent: '0',
      leaving: '0',
      left: '0',
      earned: '0',
      exitsLeft: 32,
    })
    expect([leavings, due]).toEqual([[], 0])
  })

  test('only a provider changes its lender', async () => {
    const own = { status: 403, code: 'NOT_PROVIDER', field: 'lender' }
    const wanted = { ...own, en: 'Only the provider', tc: '僅提供者' }
    const [lender, sun] = [lenderA!, String(trx(5))]
    for (const [name, form] of [
      ['supply', { lender, sun }],
      ['terms', { lender, price: '1', least: '1' }],
      ['leave', { lender, sun }],
      ['collect', { lender }],
    ] as const) {
      await refused(all.bob, ours(`${name}Before`), form, wanted)
    }
    const other = { lender: all.bob.address, sun }
    const none = {
      status: 404,
      code: 'NO_SUCH_LENDER',
      field: 'lender',
      en: 'no such',
      tc: '沒有此',
    }
    await refused(all.bob, ours('supplyBefore'), other, none)
  })

  test('the cheapest that has so much comes first', async () => {
    const pricesOf = ({ list }: { list: { price: number }[] }) => list.map(({ price }) => price)
    const every = await all.ask(all.frank, ours('providers'))
    expect([every.total, pricesOf(every)]).toEqual([3, [25, 30, 60]])
    // Bob has no stake yet.
    const able = await all.ask(all.frank, ours('providers'), { energy: '65000', time: '3' })
    expect([able.total, pricesOf(able)]).toEqual([2, [30, 60]])
    expect(able.list[0].cost).toBe(String(65_000 * 30 * 3))
    const small = await all.ask(all.frank, ours('providers'), { energy: '31999' })
    expect(pricesOf(small)).toEqual([60])
    const second = await all.ask(all.frank, ours('providers'), { pageNum: '2', pageSize: '2' })
    expect([second.total, pricesOf(second)]).toEqual([3, [60]])

    await refused(
      all.bob,
      ours('supplyBefore'),
      { lender: lenderB!, sun: '0' },
      {
        status: 422,
        code: 'AMOUNT_ZERO',
        field: 'sun',
        en: 'more than 0',
        tc: '大於 0',
      },
    )
    await all.act(all.bob, 'supply', { lender: lenderB!, sun: String(trx(300_000)) })
    await mirrors(stack)
    const { providers, sums } = await all.ask(all.dave, fuelInfo, { energy: '65000' })
    expect(providers.map(({ lender }: { lender: string }) => lender)).toEqual([
      lenderB,
      lenderA,
      lenderC,
    ])
    expect(sums).toMatchObject({ lenders: 3, offering: 3, staked: String(trx(900_000)) })
    // A price of 0 stops new leases.
    await all.act(all.bob, 'terms', { lender: lenderB!, price: '0', least: '32000' })
    expect(pricesOf(await all.ask(all.frank, ours('providers')))).toEqual([30, 60])
    await mirrors(stack)
  })
})

describe('a lease', () => {
  const form = () => ({
    lender: lenderA!,
    receiver: all.erin.address,
    energy: '65000',
    time: '1',
    mostPaid: String(65_000 * 30),
  })

  test('is refused before anything is paid, in words that name what is wrong', async () => {
    const { free } = (await all.ask(all.dave, ours('lender'), { lender: lenderA! })).books
    const contract = stack.server.app.deployment.address('Team')
    const cases = [
      [
        { lender: all.bob.address },
        404,
        'NO_SUCH_LENDER',
        'lender',
        'no such lender',
        '沒有此出租',
      ],
      [{ lender: lenderB! }, 409, 'NO_NEW_LEASES', 'lender', 'no new leases', '不接受新租約'],
      [{ energy: '31999' }, 422, 'LEASE_SMALL', 'energy', 'leases 32,000 energy', '32,000 能量'],
      [
        { energy: String(free.energy + 1) },
        409,
        'ENERGY_SHORT',
        'energy',
        `Free at this provider: ${exactAmount(BigInt(free.energy), 0)}`,
        `可出租：${exactAmount(BigInt(free.energy), 0)}`,
      ],
      [
        { receiver: contract },
        422,
        'RECEIVER_CONTRACT',
        'receiver',
        'is a contract',
        '此地址是合約',
      ],
      [
        { receiver: lenderA! },
        422,
        'RECEIVER_CONTRACT',
        'receiver',
        'is a contract',
        '此地址是合約',
      ],
      [{ receiver: nobody }, 409, 'RECEIVER_NEW', 'receiver', 'not on the chain', '尚未在鏈上啟用'],
      [{ mostPaid: '1949999' }, 409, 'LEASE_COSTS', 'mostPaid', 'costs 1.95 TRX', '1.95 TRX'],
      [{ time: '31' }, 422, 'INVALID', 'time', /30/, /30/],
      [{ energy: '1099511627776' }, 422, 'INVALID', 'energy', /1,?099,?511,?627,?775/, /775/],
      [{ receiver: 'T123' }, 422, 'INVALID', 'receiver', /address/, /地址/],
    ] as const
    for (const [change, status, code, field, en, tc] of cases) {
      await refused(all.dave, fuelAdd, { ...form(), ...change }, { status, code, field, en, tc })
    }
    const { receiver: _, ...noReceiver } = form()
    const enter = { status: 422, code: 'ENTER_RECEIVER', field: 'receiver' }
    await refused(all.dave, fuelAdd, noReceiver, {
      ...enter,
      en: 'Enter the address',
      tc: '請輸入',
    })
    const { energy: __, ...noEnergy } = form()
    const amount = { status: 422, code: 'ENTER_ENERGY', field: 'energy' }
    await refused(all.dave, fuelAdd, noEnergy, {
      ...amount,
      en: 'amount of energy',
      tc: '能量數量',
    })
    const view = await all.ask(all.dave, ours('lender'), { lender: lenderB! })
    expect(view.refusal).toMatchObject({ reason: 'NO_NEW_LEASES', field: null })
  })

  test('is paid and delivered in one call; nobody ends it early', async () => {
    const before = await stack.world.balance('dave')
    const { call, txHash } = await all.lease(all.dave, form())
    expect(call.callValue).toBe('1950000')
    const { list, total } = await all.ask(all.dave, ours('leases'))
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({
      lender: lenderA,
      lease: 1,
      provider: all.alice.address,
      receiver: all.erin.address,
      payer: all.dave.address,
      energy: 65_000,
      days: 1,
      paid: '1950000',
      state: 'running',
      endedAt: null,
      txHash,
    })
    expect(await energyLeft(all.erin.address)).toBeGreaterThanOrEqual(65_000)
    expect(before - (await stack.world.balance('dave'))).toBeGreaterThanOrEqual(1_950_000n)
    expect((await all.ask(all.erin, ours('leases'))).list).toEqual(list)
    const shown = await all.ask(all.frank, ours('lenderLeases'), { lender: lenderA! })
    expect(shown).toEqual({ total: 1, list })
    const runs = {
      status: 409,
      code: 'LEASE_RUNS',
      field: 'lease',
      en: 'lasts until',
      tc: '租約持續至',
    }
    await refused(all.alice, ours('endBefore'), { lender: lenderA!, lease: '1' }, runs)
    const none = {
      status: 404,
      code: 'NO_SUCH_LEASE',
      field: 'lease',
      en: 'no such lease',
      tc: '沒有此租約',
    }
    await refused(all.alice, ours('endBefore'), { lender: lenderA!, lease: '2' }, none)
    await mirrors(stack)
  })

  test('for oneself is one lease of one account', async () => {
    await all.lease(all.frank, {
      ...form(),
      receiver: all.frank.address,
      lender: lenderC!,
      mostPaid: '9000000',
    })
    const { total, list } = await all.ask(all.frank, ours('leases'))
    expect([total, list[0].paid, list[0].payer, list[0].receiver]).toEqual([
      1,
      '3900000',
      all.frank.address,
      all.frank.address,
    ])
    await mirrors(stack)
  })

  test('the quote counts own energy first, and what the call of a lease burns', async () => {
    const own = await energyLeft(all.erin.address)
    const enough = await all.ask(all.erin, ours('quote'), {
      energy: String(own),
      receiver: all.erin.address,
    })
    expect(enough).toMatchObject({ own, best: null, choice: { cheapest: 'own', burn: '0' } })
    // Heidi has sent nothing: the call of the lease burns 42,900 energy, and its bytes are free.
    const heidi = stack.world.net.accounts.find(({ name }) => name === 'heidi')!.address
    const small = await all.ask(all.alice, ours('quote'), {
      energy: '61285',
      receiver: heidi,
    })
    expect(small.choice).toEqual({
      cheapest: 'burn',
      missing: 61_285,
      burn: '6128500',
      lease: {
        energy: 61_285,
        price: String(61_285 * 30),
        callBurn: '4290000',
        total: String(61_285 * 30 + 4_290_000),
        // 4,290,000 ÷ (100 − 30), rounded up.
        from: 61_286,
      },
    })
    const large = await all.ask(all.alice, ours('quote'), {
      energy: '61286',
      receiver: heidi,
    })
    expect(large.choice).toMatchObject({ cheapest: 'lease', missing: 61_286 })
    expect(large.best).toMatchObject({ lender: lenderA, price: 30, least: 32_000 })
    // Bob has sent today: 400 bytes at 1,000 sun.
    const busy = { energy: '61286', receiver: all.bob.address }
    expect((await all.ask(all.alice, ours('quote'), busy)).choice).toMatchObject({
      cheapest: 'burn',
      lease: { callBurn: '4690000', from: 67_001 },
    })
    expect(large.sources.map(({ call }: { call: string }) => call)).toEqual([
      'getaccountresource',
      'getaccountresource',
      'free()',
    ])
  })

  test('where all lease only more, the quote is of the least that costs least', async () => {
    // 32,000 × 30 are more than 15,999 × 60, and less than 16,001 × 60.
    for (const [least, lender] of Object.entries({ 15999: lenderC!, 16001: lenderA! })) {
      await all.act(all.carol, 'terms', { lender: lenderC!, price: '60', least })
      const quoted = await all.ask(all.alice, ours('quote'), { energy: '8000' })
      expect(quoted).toMatchObject({ best: { lender }, choice: { cheapest: 'burn' } })
    }
  })

  test('ends by anyone once its time is over; its stake is free again', async () => {
    await all.pass(day + 120)
    const due = await all.ask(all.frank, ours('lenderLeases'), { lender: lenderA!, show: 'open' })
    expect([due.total, due.list[0].state]).toEqual([1, 'due'])
    expect((await all.ask(all.alice, ours('books'))).due).toBe(1)
    await mirrors(stack)
    await all.act(all.frank, 'end', { lender: lenderA!, lease: '1' })
    const ended = {
      status: 409,
      code: 'LEASE_ENDED',
      field: 'lease',
      en: 'has ended',
      tc: '租約已結束',
    }
    await refused(all.frank, ours('endBefore'), { lender: lenderA!, lease: '1' }, ended)
    const { books, due: none } = await all.ask(all.alice, ours('books'))
    expect(books).toMatchObject({ lent: '0', staked: String(trx(400_000)), earned: '1950000' })
    expect(none).toBe(0)
    expect(await energyLeft(all.erin.address)).toBe(0)
    await mirrors(stack)
    // The place is used again, by another number.
    await all.lease(all.dave, form())
    const { list } = await all.ask(all.dave, ours('leases'))
    expect(list.map(({ lease }: { lease: number }) => lease)).toEqual([2 ** 32 + 1, 1])
    await mirrors(stack)
  })
})

test('records, newest first', async () => {
  const kindsOf = async (client: Renters['alice']) => {
    const { list, total } = await all.ask(client, ours('record'))
    expect(total).toBe(list.length)
    return list.map(({ kind }: { kind: string }) => kind).toReversed()
  }
  expect(await kindsOf(all.alice)).toEqual('make terms supply leasedOut ended leasedOut'.split(' '))
  expect(await kindsOf(all.erin)).toEqual(['received', 'received'])
  expect(await kindsOf(all.frank)).toEqual(['lease'])
})
