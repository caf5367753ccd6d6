import type { Page } from 'playwright-core'

import { changed } from '#tests/journeys/changed.ts'
import { homeLabels } from './labels.ts'
import type { Locale } from '#tests/journeys/person.ts'
import type { Scene, SceneFacts } from '#tests/journeys/scene.ts'

const list = '/deposit/exSwap/swapCoinList'
const info = '/deposit/exSwap/swapCoinInfo'

const search = (text: string) => async (page: Page) => {
  await page.getByRole('searchbox').fill(text)
}

const tap = (word: (w: (typeof homeLabels)[Locale]) => string | RegExp) =>
  async function act(page: Page, _: unknown, locale: Locale) {
    await page
      .getByRole('button', { name: word(homeLabels[locale]) })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }

/** Taps what opens a sheet or a dialog, which comes in a chunk of its own. */
const open = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
}

/** Home, the tokens on it, the page of one, and of a transaction, in each of their states. */
export const homeScenes = ({ tokens: { tes, trx, copy }, tx }: SceneFacts): readonly Scene[] => [
  { name: 'home', viewer: 'nobody', path: '/' },
  { name: 'home-newcomer', viewer: 'newcomer', path: '/' },
  { name: 'home-holder', viewer: 'alice', path: '/' },
  {
    name: 'home-holdings',
    viewer: 'alice',
    path: '/',
    act: (page, _, locale) => open(page, homeLabels[locale].details),
  },
  { name: 'home-menu', viewer: 'alice', path: '/', act: (page, w) => open(page, w.menu) },
  {
    name: 'home-connect',
    viewer: 'nobody',
    path: '/',
    act: (page, w) => open(page, w.connectWallet),
  },
  { name: 'home-skip-time', viewer: 'nobody', path: '/', act: (page, w) => open(page, w.skip) },
  {
    name: 'home-activity',
    viewer: 'alice',
    path: '/',
    async act(page, w) {
      await open(page, w.menu)
      await page.getByRole('dialog').getByRole('button', { name: w.activity }).click()
      await page.getByRole('heading', { name: w.activity }).waitFor()
    },
  },
  { name: 'home-account', viewer: 'alice', path: '/', act: (page) => open(page, /T\w+…\w+/) },
  { name: 'tx', viewer: 'nobody', path: `/tx?id=${tx}` },
  { name: 'tx-unknown', viewer: 'nobody', path: `/tx?id=${'0'.repeat(64)}` },
  { name: 'tx-none', viewer: 'nobody', path: '/tx' },
  {
    name: 'home-search',
    viewer: 'nobody',
    path: '/',
    async act(page, _, locale) {
      await search('tes')(page)
      await page.getByText(homeLabels[locale].twoFound, { exact: true }).waitFor()
      await page.evaluate('document.querySelector("input[type=search]").scrollIntoView()')
    },
  },
  {
    name: 'home-search-none',
    viewer: 'nobody',
    path: '/',
    async act(page, _, locale) {
      await search('🚀')(page)
      await page.getByText(homeLabels[locale].noneFits).waitFor()
    },
  },
  { name: 'home-failed', viewer: 'nobody', path: '/', broken: list },
  { name: 'home-health', viewer: 'nobody', path: '/', act: tap(({ funded }) => funded) },
  {
    name: 'home-health-verify',
    viewer: 'nobody',
    path: '/',
    async act(page, w, locale) {
      await tap(({ funded }) => funded)(page, w, locale)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Verify|驗證)$/ })
        .click()
      await page.locator('[role=dialog]').nth(1).waitFor()
    },
  },
  { name: 'token', viewer: 'nobody', path: `/token?address=${tes}` },
  { name: 'token-native', viewer: 'nobody', path: `/token?address=${trx}` },
  { name: 'token-copy', viewer: 'nobody', path: `/token?address=${copy}` },
  { name: 'token-unknown', viewer: 'nobody', path: '/token?address=TNowhere' },
  { name: 'token-none', viewer: 'nobody', path: '/token' },
  { name: 'token-failed', viewer: 'nobody', path: `/token?address=${tes}`, broken: info },
  {
    name: 'token-stale',
    viewer: 'nobody',
    path: `/token?address=${tes}`,
    before: changed(info, ({ twap }) => (twap.stale = true)),
  },
  {
    name: 'token-table',
    viewer: 'nobody',
    path: `/token?address=${tes}`,
    async act(page, _, locale) {
      const labels = homeLabels[locale]
      await page.getByRole('tab', { name: labels.fiveMinutes }).click()
      await page.getByText(labels.candlesOf5).waitFor({ state: 'attached' })
      await page.getByText(labels.asTable).click()
      await page.getByRole('table').waitFor()
      await page.evaluate('document.querySelector("summary").scrollIntoView()')
    },
  },
  {
    name: 'token-verify',
    viewer: 'nobody',
    path: `/token?address=${tes}`,
    async act(page, _, locale) {
      await page.getByRole('button', { name: /^(Verify|驗證)$/ }).click()
      await page.getByRole('dialog').getByText(homeLabels[locale].price, { exact: true }).click()
    },
  },
]
