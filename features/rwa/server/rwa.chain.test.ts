import { freshDump } from '#tests/journeys/freshDump.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { demoDocument } from '../demoDocument.ts'
import { assetsOn } from '../testing/made.ts'
import { day, document, type Holders, holders, mirrors, ours } from './testing/holders.ts'

/** An asset from its sale to the last redemption, and one that fails; every call against the contracts. */
let stack: Stack
let all: Holders
let hex: `0x${string}`
let asset: Address
const usdt = 1_000_000n

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await holders(stack)
  const assets = assetsOn(stack.world)
  hex = await assets.make()
  asset = addressFromHex(hex)
  for (const who of ['alice', 'bob', 'carol']) await assets.allow(who)
  await stack.server.indexer.catchUp()
}, 300_000)
afterAll(() => stack?.close())

const buyForm = (shares: number) => ({
  asset,
  shares: String(shares),
  cost: String(BigInt(shares) * 50n * usdt),
})

describe('the sale', () => {
  test('assets, with their sums', async () => {
    const { open, list, total, sums } = await all.ask(all.frank, '/deposit/project/rwaunion')
    expect({ open, total }).toEqual({ open: true, total: 1 })
    expect(list[0]).toMatchObject({
      asset,
      name: 'Harbour Warehouse',
      symbol: 'HARB',
      document,
      coin: { symbol: 'USDT', decimals: 6 },
      issuer: all.erin.address,
      revenue: all.dave.address,
      state: 'forSale',
      price: '50000000',
      target: 100,
      most: 400,
      shares: 0,
      reserve: null,
      attested: 'none',
      releasableAt: null,
    })
    expect(list[0].expiresAt).toBe(list[0].deadline + 10 * day)
    expect(sums).toMatchObject([{ assets: 1, shares: 0, escrow: '0', reserve: '0', payouts: '0' }])
  })

  test('its document is served under its hash, and no other file is', async () => {
    const at = `${stack.server.url}/tessera/rwa/document/`
    const found = await fetch(at + document)
    expect(found.headers.get('content-type')).toBe('application/pdf')
    expect(found.headers.get('content-security-policy')).toContain('sandbox')
    expect(new Uint8Array(await found.arrayBuffer())).toEqual(demoDocument())
    expect((await fetch(at + 'ab'.repeat(32))).status).toBe(404)
    expect((await all.asset(all.frank, asset)).file).toBe(true)
  })

  test('who is not on the list is refused before signing', async () => {
    const wanted = { status: 403, code: 'NOT_ALLOWED', field: 'asset' }
    const path = ours('buyBefore')
    const texts = { en: /^You are not on the allow-list$/, tc: /^您不在許可名單上$/ }
    await refused(all.frank, path, buyForm(1), { ...wanted, ...texts })
    const shown = await all.asset(all.frank, asset)
    expect(shown).toMatchObject({ refusal: { reason: 'NOT_ALLOWED' }, allowedUntil: null })
    expect((await all.asset(all.alice, asset)).refusal).toBeNull()
  })

  test('shares are bought into escrow for exactly what they cost', async () => {
    const none = await all.alice.post(ours('buyBefore'), { ...orderId(), ...buyForm(0) })
    expect(none).toMatchObject({ code: 'ENTER_SHARES', field: 'shares' })
    const many = await all.alice.post(ours('buyBefore'), { ...orderId(), ...buyForm(401) })
    expect(many).toMatchObject({ code: 'SHARES_SHORT', field: 'shares' })
    const other = { ...orderId(), ...buyForm(2), cost: '99999999' }
    expect(await all.alice.post(ours('buyBefore'), other)).toMatchObject({ code: 'OTHER_COST' })
    const poor = await all.alice.post(ours('buyBefore'), { ...orderId(), ...buyForm(2) })
    expect(poor).toMatchObject({ code: 'ABOVE_BALANCE', field: 'cost' })
    await all.funds(all.alice, asset, 6_000n * usdt)
    await all.act(all.alice, 'buy', buyForm(60))
    await mirrors(stack, asset)
    await all.act(all.alice, 'buy', buyForm(20))
    const shown = await all.asset(all.alice, asset)
    expect(shown).toMatchObject({
      asset: { shares: 80, holders: 1, escrow: String(4_000n * usdt), state: 'forSale' },
      mine: { shares: 80, bps: 10_000, refundable: String(4_000n * usdt), claimable: '0' },
      balance: String(2_000n * usdt),
      allowance: String(2_000n * usdt),
    })
    expect(shown.sources.map(({ call }: { call: string }) => call)).toEqual([
      'state()',
      'totals()',
      'money()',
      'attestation()',
    ])
    await mirrors(stack, asset)
  })

  test('a buyer leaves with all it paid, and may come back', async () => {
    await all.act(all.alice, 'refund', { asset })
    expect((await all.asset(all.alice, asset)).mine).toMatchObject({ shares: 0, refundable: '0' })
    const again = await all.alice.post(ours('refundBefore'), { ...orderId(), asset })
    expect(again).toMatchObject({ code: 'NOTHING_HELD', field: 'asset' })
    await mirrors(stack, asset)
    await all.act(all.alice, 'approve', { asset, coin: 'USDT', amount: '0' })
    await all.act(all.alice, 'approve', { asset, coin: 'USDT', amount: String(4_000n * usdt) })
    await all.act(all.alice, 'buy', buyForm(80))
    await all.funds(all.bob, asset, 1_000n * usdt)
    await all.act(all.bob, 'buy', buyForm(20))
    await mirrors(stack, asset)
  })
})

describe('attestation and release', () => {
  test('only the attestor, and only the document that buyers saw', async () => {
    const form = { asset, document, reserve: String(5_000n * usdt) }
    const path = ours('attestBefore')
    const stranger = await all.alice.post(path, { ...orderId(), ...form })
    expect(stranger).toMatchObject({ status: 403, code: 'NOT_ATTESTOR' })
    const changed = { ...orderId(), ...form, document: `${document.slice(0, 63)}f` }
    expect(await all.deployer.post(path, changed)).toMatchObject({
      code: 'OTHER_DOCUMENT',
      field: 'document',
    })
    const early = await all.frank.post(ours('releaseBefore'), { ...orderId(), asset })
    expect(early).toMatchObject({ code: 'NOT_RELEASABLE' })
    await all.act(all.deployer, 'attest', form)
    expect(await all.asset(all.bob, asset)).toMatchObject({
      asset: { state: 'waiting', attested: 'fresh', reserve: String(5_000n * usdt) },
      attestations: 1,
    })
    expect(await all.deployer.post(path, { ...orderId(), ...form })).toMatchObject({
      code: 'ATTESTED_ALREADY',
    })
    await mirrors(stack, asset)
  })

  test('anybody releases after 72 hours', async () => {
    await all.pass(72 * 3_600)
    await mirrors(stack, asset)
    await all.act(all.frank, 'release', { asset })
    const shown = await all.asset(all.alice, asset)
    expect(shown).toMatchObject({
      asset: { state: 'released', escrow: '0', raised: String(5_000n * usdt) },
      refusal: { reason: 'SALE_ENDED' },
      shareWorth: String(50n * usdt),
      mine: { shares: 80, bps: 8_000, refundable: '0' },
    })
    const late = await all.alice.post(ours('refundBefore'), { ...orderId(), asset })
    expect(late).toMatchObject({ code: 'RELEASED' })
    await mirrors(stack, asset)
  })
})

describe('dividends and transfers', () => {
  test('the revenue address pays, each share earns the same', async () => {
    const form = { asset, amount: '70000001' }
    const stranger = await all.alice.post(ours('distributeBefore'), { ...orderId(), ...form })
    expect(stranger).toMatchObject({ status: 403, code: 'NOT_REVENUE' })
    await all.funds(all.dave, asset, 140_000_002n)
    await all.act(all.dave, 'distribute', form)
    // 80 of 100 shares of 70.000001
    expect((await all.asset(all.alice, asset)).mine.claimable).toBe('56000000')
    await mirrors(stack, asset)
    const { total, list } = await all.ask(all.frank, ours('dividends'), { asset })
    expect([total, list[0].amount, list[0].each]).toEqual([1, '70000001', '700000'])
  })

  test('a stranger gets no shares: refused before signing, by the contract itself', async () => {
    const to = all.frank.address
    const answer = await all.ask(all.alice, ours('canTransfer'), { asset, to, shares: '10' })
    expect(answer).toMatchObject({
      can: false,
      refusal: { reason: 'TO_NOT_ALLOWED', field: 'to' },
      sources: [{ what: 'can' }],
    })
    await refused(
      all.alice,
      ours('transferBefore'),
      { asset, to, shares: '10' },
      {
        status: 409,
        code: 'TO_NOT_ALLOWED',
        field: 'to',
        en: /^The receiver is not on the allow-list$/,
        tc: /^接收者不在許可名單上$/,
      },
    )
    const good = { asset, to: all.carol.address, shares: '81' }
    const many = await all.ask(all.alice, ours('canTransfer'), good)
    expect(many.refusal).toMatchObject({ reason: 'ABOVE_SHARES', field: 'shares' })
    const right = await all.ask(all.alice, ours('canTransfer'), { ...good, shares: '30' })
    expect(right).toMatchObject({ can: true, refusal: null })
  })

  test('what shares have earned stays with their former holder', async () => {
    await all.act(all.alice, 'transfer', { asset, to: all.carol.address, shares: '30' })
    await mirrors(stack, asset)
    expect((await all.asset(all.carol, asset)).mine).toMatchObject({ shares: 30, claimable: '0' })
    await all.act(all.dave, 'distribute', { asset, amount: '70000001' })
    await mirrors(stack, asset)
    const shown = await all.asset(all.alice, asset)
    expect(shown.mine.claimable).toBe('91000000')
    await all.act(all.alice, 'claim', { asset })
    expect((await all.asset(all.alice, asset)).mine).toMatchObject({
      claimable: '0',
      claimed: '91000000',
    })
    const none = await all.alice.post(ours('claimBefore'), { ...orderId(), asset })
    expect(none).toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    await mirrors(stack, asset)
    const { list } = await all.ask(all.frank, ours('holders'), { asset })
    expect(list.map(({ shares, bps }: { shares: number; bps: number }) => [shares, bps])).toEqual([
      [50, 5_000],
      [30, 3_000],
      [20, 2_000],
    ])
  })
})

describe('redemption', () => {
  test('is a request that can be taken back, and its shares do not move', async () => {
    await all.act(all.alice, 'requestRedemption', { asset, shares: '40' })
    await all.act(all.carol, 'requestRedemption', { asset, shares: '30' })
    await mirrors(stack, asset)
    const mine = (await all.asset(all.carol, asset)).mine
    expect(mine.request).toMatchObject({ number: 2, shares: 30, ahead: 1, amount: '1500000000' })
    const to = all.bob.address
    const held = await all.ask(all.alice, ours('canTransfer'), { asset, to, shares: '11' })
    expect(held.refusal).toMatchObject({ reason: 'SHARES_WAIT', field: 'shares' })
    const twice = { ...orderId(), asset, shares: '1' }
    expect(await all.alice.post(ours('requestRedemptionBefore'), twice)).toMatchObject({
      code: 'REQUESTED',
    })
    await all.act(all.carol, 'cancelRedemption', { asset })
    expect((await all.asset(all.carol, asset)).mine.request).toBeNull()
    await mirrors(stack, asset)
  })

  test('the issuer pays exactly what was asked; waiting times are real ones', async () => {
    await all.pass(3 * day)
    const account = all.alice.address
    const form = { asset, account, mostPaid: String(2_000n * usdt) }
    const stranger = await all.bob.post(ours('fulfilBefore'), { ...orderId(), ...form })
    expect(stranger).toMatchObject({ status: 403, code: 'NOT_ISSUER' })
    await all.act(all.erin, 'approve', {
      asset,
      coin: 'USDT',
      amount: String(2_000n * usdt),
    })
    await all.act(all.erin, 'fulfil', form)
    await mirrors(stack, asset)
    const shown = await all.asset(all.alice, asset)
    expect(shown.mine).toMatchObject({ shares: 10, redeemable: String(2_000n * usdt) })
    expect(shown.waits).toMatchObject({ paid: 1, open: 0, oldest: null })
    expect(shown.waits.median).toBeGreaterThanOrEqual(3 * day)
    expect(shown.waits.median).toBeLessThan(3 * day + 600)
    await all.act(all.alice, 'claimRedemption', { asset })
    await mirrors(stack, asset)
    const { total, list } = await all.ask(all.frank, ours('redemptions'), { asset })
    expect([total, list.map(({ state }: { state: string }) => state)]).toEqual([
      2,
      ['cancelled', 'fulfilled'],
    ])
    const open = await all.ask(all.frank, ours('redemptions'), { asset, only: 'open' })
    expect(open).toEqual({ total: 0, list: [] })
  })

  test('a reserve turns amber after 8 days and old after 30; nothing of a holder stops', async () => {
    await all.pass(8 * day)
    expect((await all.asset(all.bob, asset)).asset.attested).toBe('amber')
    await all.pass(23 * day)
    expect((await all.asset(all.bob, asset)).asset.attested).toBe('stale')
    await all.act(all.bob, 'claim', { asset })
    await all.act(all.bob, 'requestRedemption', { asset, shares: '20' })
    await mirrors(stack, asset)
  })
})

describe('a sale that fails', () => {
  test('anybody sends the money back once the deadline has passed', async () => {
    const assets = assetsOn(stack.world)
    const failing = await assets.make({ name: 'Salt\u202e Flats\u200b', lasts: 2 * day })
    await assets.buy(failing, 'alice', 3n)
    await assets.buy(failing, 'bob', 2n)
    await stack.server.indexer.catchUp()
    const at = addressFromHex(failing)
    const account = all.alice.address
    const form = { asset: at, account }
    const early = await all.frank.post(ours('refundForBefore'), { ...orderId(), ...form })
    expect(early).toMatchObject({ code: 'NOT_FAILED' })
    await all.pass(2 * day)
    expect((await all.asset(all.frank, at)).asset).toMatchObject({
      name: 'Salt Flats',
      state: 'failed',
    })
    const late = { ...orderId(), asset: at, shares: '1', cost: '50000000' }
    expect(await all.alice.post(ours('buyBefore'), late)).toMatchObject({ code: 'SALE_ENDED' })
    const attested = { ...orderId(), asset: at, document, reserve: '1' }
    expect(await all.deployer.post(ours('attestBefore'), attested)).toMatchObject({
      code: 'SALE_FAILED',
    })
    await all.act(all.frank, 'refundFor', form)
    await all.act(all.bob, 'refund', { asset: at })
    expect((await all.asset(all.alice, at)).asset).toMatchObject({ shares: 0, escrow: '0' })
    await mirrors(stack, at)
    const { total, list } = await all.ask(all.alice, ours('mine'))
    expect([total, list[0].asset.asset, list[1].asset.asset]).toEqual([2, at, asset])
  })
})

test('the interest list: on it, twice, and off it', async () => {
  const path = ours('interest')
  expect(await all.ask(all.frank, path)).toEqual({ mine: false, interested: 0 })
  expect(await all.ask(all.frank, path, { wanted: 'yes' })).toEqual({ mine: true, interested: 1 })
  expect(await all.ask(all.frank, path, { wanted: 'yes' })).toEqual({ mine: true, interested: 1 })
  expect((await all.ask(all.alice, '/deposit/project/rwaunion')).interested).toBe(1)
  expect(await all.ask(all.frank, path, { wanted: 'no' })).toEqual({ mine: false, interested: 0 })
})

test('records, newest first', async () => {
  const { total, list } = await all.ask(all.alice, ours('record'))
  expect(list.map(({ kind }: { kind: string }) => kind).toReversed()).toEqual([
    'buy',
    'buy',
    'refund',
    'buy',
    'sent',
    'claim',
    'request',
    'fulfilled',
    'claimRedemption',
    'buy',
    'refund',
  ])
  expect([total, list.find(({ kind }: { kind: string }) => kind === 'sent').other]).toEqual([
    11,
    all.carol.address,
  ])
})

test('a chain that is read again makes the same rows', async () => {
  const before = await dumpChainTables(stack.server.app.db)
  expect(before).toEqual(await freshDump(stack.world))
})

const orderId = () => ({ requestId: crypto.randomUUID() })
