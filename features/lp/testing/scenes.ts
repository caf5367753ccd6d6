import type { Page } from 'playwright-core'

import { changed } from '#tests/journeys/changed.ts'
import { lpLabels } from './labels.ts'
import type { Locale } from '#tests/journeys/person.ts'
import { freshPrice } from '#tests/journeys/freshPrice.ts'
import { must } from '#tests/journeys/must.ts'
import type { Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'

const trx = (whole: number): bigint => BigInt(whole) * 1_000_000n
const anyTime = 2n ** 40n
const zero = `0x${'0'.repeat(40)}`

/** Carol buys twice, and stakes; a week and more later both rewards are due. */
export async function buyLiquidity(stack: Stack): Promise<void> {
  const { world } = stack
  await freshPrice(stack)
  const [pool] = await world.read<readonly string[]>('LpPurchases', 'pools', [])
  for (const sun of [trx(400), trx(900)]) {
    await must(world, 'carol', 'LpPurchases', 'buy', [pool, zero, sun, 1n, 1n, anyTime], sun)
  }
}

/** One of them is issued, and one more is bought, which waits; the price is fresh. */
export async function issueOne(stack: Stack): Promise<void> {
  const { world } = stack
  await must(world, 'mallory', 'LpPurchases', 'issue', [1n])
  await freshPrice(stack)
  const [, pool] = await world.read<readonly string[]>('LpPurchases', 'pools', [])
  const call = [pool, zero, trx(250), 1n, 1n, anyTime]
  await must(world, 'carol', 'LpPurchases', 'buy', call, trx(250))
}

const config = '/tessera/lp/findConfig'
const filled = (typed: string): NonNullable<Scene['act']> =>
  async function act(page, _w, locale) {
    await page.getByLabel(lpLabels[locale].amount).fill(typed)
    await page.getByText(lpLabels[locale].outcome).waitFor()
  }

const opened = (button: 'details' | 'receipt', link: 'seePurchase' | 'seeIssue') =>
  async function act(page: Page, _w: unknown, locale: Locale): Promise<void> {
    const labels = lpLabels[locale]
    await page.getByRole('button', { name: labels[button] }).first().click()
    await page.getByRole('dialog').getByRole('link', { name: labels[link] }).waitFor()
  }

/** A purchase that was signed elsewhere, and that no node has seen. */
const sent = {
  orderId: '0b9e3c1e-7c0a-4f57-9d57-1d1d6f8f2a10',
  kind: 'lp.buy',
  state: 'sent',
  createdAt: 1_764_000_000,
  expiresAt: 1_764_000_900,
  txHash: 'ab'.repeat(32),
  reason: null,
  subject: {},
  call: { contract: '', selector: '', args: [], callValue: '0', feeLimit: '0' },
}

/** Bought liquidity, and its reserved reward. */
export const lpScenes: readonly Scene[] = [
  { name: 'buyLP', viewer: 'nobody', path: '/buyLP' },
  { name: 'buyLP-quote', viewer: 'nobody', path: '/buyLP', act: filled('120') },
  { name: 'buyLP-form', viewer: 'alice', path: '/buyLP', act: filled('333.25') },
  {
    name: 'buyLP-faults',
    viewer: 'alice',
    path: '/buyLP',
    async act(page, w, locale) {
      const labels = lpLabels[locale]
      await page.getByText(labels.own).click()
      await page.getByLabel(labels.percent).fill('7')
      await page.getByRole('button', { name: w.review }).click()
      await page.getByText(labels.required).waitFor()
    },
  },
  {
    name: 'buyLP-usdt',
    viewer: 'alice',
    path: '/buyLP',
    async act(page, w, locale) {
      await page.getByText('USDT', { exact: true }).first().click()
      await filled('50')(page, w, locale)
    },
  },
  {
    name: 'buyLP-impact',
    viewer: 'nobody',
    path: '/buyLP',
    act: filled('90000'),
  },
  { name: 'buyLP-owned', viewer: 'carol', path: '/buyLP' },
  {
    name: 'buyLP-remove',
    viewer: 'carol',
    path: '/buyLP',
    async act(page, _w, locale) {
      await page.getByRole('button', { name: lpLabels[locale].takeOut }).click()
      await page.getByRole('dialog').getByText('50%', { exact: true }).click()
      await page.getByRole('dialog').getByText(lpLabels[locale].least).waitFor()
    },
  },
  {
    name: 'buyLP-stale',
    viewer: 'alice',
    path: '/buyLP',
    async before(page) {
      await changed(config, ({ reward }) => (reward.stopped = 'price'))(page)
      await changed('/tessera/lp/quote', (quote) => (quote.reward = '0'))(page)
    },
    act: filled('60'),
  },
  {
    name: 'buyLP-none-left',
    viewer: 'nobody',
    path: '/buyLP',
    before: changed(config, ({ reward }) => {
      reward.stopped = 'reserve'
      reward.leftToday = '0'
    }),
  },
  {
    name: 'buyLP-empty',
    viewer: 'nobody',
    path: '/buyLP',
    before: changed('/deposit/liquidity/info', (data) => {
      Object.assign(data, { totalSupply: '0', priceE12: null, worth: null, lpWorth: null })
      for (const coin of data.coins) coin.reserve = '0'
    }),
  },
  { name: 'buyLP-failed', viewer: 'nobody', path: '/buyLP', broken: config },
  {
    name: 'buyLP-sign',
    viewer: 'bob',
    path: '/buyLP',
    async act(page, w, locale) {
      await filled('250')(page, w, locale)
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'lpReward', viewer: 'carol', path: '/lpReward' },
  {
    name: 'lpReward-everybody',
    viewer: 'nobody',
    path: '/lpReward',
    act: (page, _w, locale) => page.getByRole('tab', { name: lpLabels[locale].total }).click(),
  },
  { name: 'lpReward-empty', viewer: 'newcomer', path: '/lpReward' },
  { name: 'lpReward-nobody', viewer: 'nobody', path: '/lpReward' },
  {
    name: 'lpReward-failed',
    viewer: 'carol',
    path: '/lpReward',
    broken: '/tessera/lp/swapCoinIssuedList',
  },
  {
    name: 'lpReward-sign',
    viewer: 'carol',
    path: '/lpReward',
    async act(page, w, locale) {
      await page.getByRole('button', { name: lpLabels[locale].issue }).first().click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  {
    name: 'lpReward-detail',
    viewer: 'carol',
    path: '/lpReward',
    act: opened('details', 'seePurchase'),
  },
  {
    name: 'lpReward-sent',
    viewer: 'carol',
    path: '/lpReward',
    before: changed('/tessera/home/activity', (data) => {
      Object.assign(data, { total: 1, list: [sent] })
    }),
    act: (page, _w, locale) => page.getByText(lpLabels[locale].notKnown).waitFor(),
  },
  {
    name: 'lpReward-receipt',
    viewer: 'carol',
    path: '/lpReward',
    act: opened('receipt', 'seeIssue'),
  },
  { name: 'pledgeLP-mine', viewer: 'carol', path: '/pledgeLP' },
  { name: 'record-staking', viewer: 'carol', path: '/record?kind=staking' },
  { name: 'record-claims', viewer: 'carol', path: '/record?kind=claims' },
  { name: 'record-purchases', viewer: 'carol', path: '/record?kind=purchases' },
  { name: 'record-empty', viewer: 'newcomer', path: '/record?kind=purchases' },
  { name: 'record-nobody', viewer: 'nobody', path: '/record' },
  {
    name: 'record-failed',
    viewer: 'carol',
    path: '/record?kind=purchases',
    broken: '/deposit/liquidity/detailHeadList',
  },
]
