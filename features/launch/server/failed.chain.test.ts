import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { saleForm, tokenForm } from '../testing/forms.ts'
import { day, type Launchers, launchers, mirrors, ours } from './testing/launchers.ts'

/** What a presale comes to that fails or that nobody lists, and a token without one. */
let stack: Stack
let all: Launchers

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await launchers(stack)
}, 300_000)
afterAll(() => stack?.close())

const donate = '/deposit/buyToken/donate'
const hexOf = (address: Address): `0x${string}` => `0x${addressToHex20(address)}`
const trxOf = (address: string) => stack.server.app.node.balance(address as Address)

describe('a presale that is not listed', () => {
  /** Ten shares of 4,000 TRX, two for each, without an internal market. */
  const small = {
    presaleEthAmount: '4000000000',
    tradeEthAmount: '0',
    maxTotalNum: '10',
    presaleMaxNum: '2',
    insideMaxNum: '0',
  }

  test('only so many as remain are sold', async () => {
    const { sale } = await all.createBoth({ ...small, softCapRate: '10000' })
    await all.pass(700)
    for (const who of [all.bob, all.carol, all.dave]) await all.mint(who, sale, 2)
    await must(stack.world, 'frank', 'Team', 'bindParent', [stack.world.hex('deployer')])
    await must(stack.world, 'grace', 'Team', 'bindParent', [stack.world.hex('deployer')])
    stack.world.adopt('Sale', hexOf(sale))
    for (const [who, shares] of [
      ['frank', 2n],
      ['grace', 1n],
    ] as const) {
      await must(stack.world, who, 'Sale', 'mint', [shares], shares * 4_000_000_000n)
    }
    await stack.server.indexer.catchUp()
    await refused(
      all.erin,
      donate,
      { sale, shares: '2' },
      {
        status: 409,
        code: 'SHARES_SHORT',
        field: 'shares',
        en: /^Remaining shares do not suffice: 1 left$/,
        tc: /^剩餘份數不足：僅剩 1 份$/,
      },
    )
    await mirrors(stack, sale)
  })

  test('a presale below its soft cap pays everything back', async () => {
    const { list } = await all.ask(all.bob, ours('mine'))
    const { sale } = list[0].presale
    const early = { status: 409, code: 'NOT_FAILED', field: 'sale', en: 'Refunds open', tc: '退款' }
    await refused(all.bob, ours('refundBefore'), { sale }, early)
    await all.pass(31 * day)
    const failed = await all.presale(all.bob, sale)
    expect(failed).toMatchObject({
      presale: { state: 'failed', phase: 'ended', sold: 9 },
      mine: { state: 'failed', shares: 2, refundable: '8000000000' },
      listableAt: null,
    })
    await refused(
      all.dave,
      ours('listBefore'),
      { sale },
      {
        status: 409,
        code: 'NOT_LISTABLE',
        field: 'sale',
        en: 'cannot be listed',
        tc: '不能上市',
      },
    )
    const before = await trxOf(all.bob.address)
    await all.act(all.bob, 'refund', { sale })
    // All of it, less the energy of the call.
    expect((await trxOf(all.bob.address)) - before).toBeGreaterThan(7_990_000_000n)
    const after = await all.presale(all.bob, sale)
    expect(after.mine).toMatchObject({ state: 'failed', shares: 0, refundable: '0' })
    expect(after.presale).toMatchObject({ sold: 9, holders: 4 })
    await mirrors(stack, sale)
  })

  test('one that nobody lists for seven days pays back shares of both kinds', async () => {
    const { sale } = await all.createBoth()
    await all.pass(700)
    for (const who of [all.bob, all.carol, all.dave]) await all.mint(who, sale, 12)
    await all.pass(30 * day)
    await all.act(all.erin, 'buyInside', { sale, shares: '20', most: '11000000000' })
    await all.pass(30 * day)
    expect((await all.presale(all.erin, sale)).presale.state).toBe('listable')
    await mirrors(stack, sale)
    await all.pass(7 * day)
    expect((await all.presale(all.erin, sale)).presale.state).toBe('expired')
    // 500 × (20 + 400 / 200)
    await all.act(all.erin, 'sellInside', { sale, shares: '20', least: '11000000000' })
    for (const who of [all.bob, all.carol, all.dave]) await all.act(who, 'refund', { sale })
    const { presale } = await all.presale(all.erin, sale)
    expect(presale).toMatchObject({ held: '0', holders: 0, insideSold: 0 })
    const mine = await all.ask(all.bob, '/deposit/buyToken/donateSum')
    expect(mine).toMatchObject({ amount: '0', shares: 0, presales: 0 })
    await mirrors(stack, sale)
  })
})

describe('a token alone', () => {
  const path = '/deposit/exSwap/swapCoinIssuedAdd'
  const form = (more: Record<string, string> = {}) => ({
    ...tokenForm(all.alice.address),
    ...more,
  })

  test.each([
    ['name', { name: '馬'.repeat(11) }, 'BYTES', /1 to 32 bytes; this has 33/, /目前為 33/],
    ['symbol', { symbol: '\u200b' }, 'BYTES', /1 to 12 bytes; this has 0/, /目前為 0/],
    [
      'totalSupply',
      { totalSupply: '999999999999999999' },
      'OUT_OF_RANGE',
      /1 to 10{15}$/,
      /1 至 10{15}$/,
    ],
    ['burnLimit', { burnLimit: '1' }, 'OUT_OF_RANGE', /10000000 to 200000000/, /10000000/],
    ['lpBurnFrequency', { lpBurnEnabled: 'false' }, 'MUST_BE_ZERO', /must be 0/, /須為 0/],
    ['protectFee', { protectTime: '0' }, 'MUST_BE_ZERO', /must be 0/, /須為 0/],
    ['swapThreshold', { swapThreshold: '0' }, 'OUT_OF_RANGE', /10000000$/, /10000000$/],
    ['feeRecipient', { feeBuy: '0', feeSell: '0' }, 'RECIPIENT_EXCESS', /Leave/, /請勿/],
    ['feeBuy', { feeBuy: '501' }, 'INVALID', /0 to 500/, /0 至 500/],
  ] as const)('%s is refused beyond its limits', async (field, more, code, en, tc) => {
    await refused(all.alice, path, form(more), { status: 422, code, field, en, tc })
  })

  test('is made, and opened: its supply is its creator’s', async () => {
    await all.issue(all.alice, form({ name: 'Alone', symbol: 'ALO' }))
    const own = await all.ask(all.alice, '/deposit/exSwap/swapIssuedList', {
      creator: all.alice.address,
    })
    expect(own.total).toBe(3)
    const [{ token }] = own.list
    const notYours = {
      status: 403,
      code: 'NOT_YOUR_TOKEN',
      field: 'token',
      en: 'created',
      tc: '建立',
    }
    await refused(all.bob, ours('openBefore'), { token }, notYours)
    await all.act(all.alice, 'open', { token })
    const detail = await all.ask(all.bob, '/deposit/exSwap/swapCoinIssuedDetail', { token })
    expect(detail).toMatchObject({ token: { state: 'open', sale: null }, presale: null })
    // A pair that bears its fees is there from now on, and so is the protection.
    expect(detail.powers.feeBuyNow).toBeGreaterThan(300)
    const open = {
      status: 409,
      code: 'TOKEN_OPEN',
      field: 'token',
      en: 'open already',
      tc: '已開放',
    }
    await refused(all.alice, ours('openBefore'), { token }, open)
  })

  test('is given a presale later, once', async () => {
    await all.issue(all.alice, form({ name: 'Later', symbol: 'LAT', website: '' }))
    const own = await all.ask(all.alice, '/deposit/exSwap/swapIssuedList', {
      creator: all.alice.address,
    })
    const [{ token }] = own.list
    const sold = () => ({ token, ...saleForm(all.now() + 600, all.alice.address) })
    await refused(all.bob, ours('createPresaleBefore'), sold(), {
      status: 403,
      code: 'NOT_YOUR_TOKEN',
      field: 'token',
      en: 'created',
      tc: '建立',
    })
    await all.act(all.alice, 'createPresale', sold())
    const { presale } = await all.ask(all.bob, '/deposit/exSwap/swapCoinIssuedDetail', { token })
    expect(presale).toMatchObject({ state: 'upcoming', token: { symbol: 'LAT' } })
    for (const name of ['createPresale', 'open']) {
      await refused(all.alice, ours(`${name}Before`), sold(), {
        status: 409,
        code: 'HAS_PRESALE',
        field: 'token',
        en: 'presale already',
        tc: '已有預售',
      })
    }
  })

  test('nothing new while the factory is closed; what there is goes on', async () => {
    await must(stack.world, 'deployer', 'TokenFactory', 'setEnabled', [false])
    const { code } = await all.alice.post(path, { ...all.mintForm('', ''), ...form() })
    expect(code).toBe('FACTORY_CLOSED')
    await all.pass(700)
    const { list } = await all.ask(all.bob, ours('presalePage'), { phase: 'inProgress' })
    await all.mint(all.bob, list[0].sale, 1)
    await mirrors(stack, list[0].sale)
  })
})

test('an index built again is the same', async () => {
  expect(await dumpChainTables(stack.server.app.db)).toEqual(await freshDump(stack.world))
})
