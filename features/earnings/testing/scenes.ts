import { earningsWords } from './words.ts'
import type { Scene } from '#tests/journeys/scene.ts'

const statistics = '/deposit/memberProfit/statistics'
const records = '/swapwithdraw/memberProfit/profitChangeRecordList'

/** What one earns: totals, records and claims, with nothing earned, unread, and what is signed. */
export const earningsScenes: readonly Scene[] = [
  { name: 'income', viewer: 'alice', path: '/income' },
  { name: 'income-empty', viewer: 'newcomer', path: '/income' },
  { name: 'income-nobody', viewer: 'nobody', path: '/income' },
  { name: 'income-failed', viewer: 'alice', path: '/income', broken: statistics },
  {
    name: 'income-verify',
    viewer: 'alice',
    path: '/income',
    async act(page, _w, locale) {
      await page.getByRole('button', { name: earningsWords[locale].verify }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'incomeList', viewer: 'alice', path: '/incomeList' },
  { name: 'incomeList-receiving', viewer: 'alice', path: '/incomeList?kind=receiving' },
  { name: 'incomeList-empty', viewer: 'newcomer', path: '/incomeList' },
  { name: 'incomeList-nobody', viewer: 'nobody', path: '/incomeList' },
  { name: 'incomeList-failed', viewer: 'alice', path: '/incomeList', broken: records },
  {
    name: 'incomeList-ofKind',
    viewer: 'alice',
    path: '/incomeList',
    async act(page, _w, locale) {
      const { kinds, secondLine } = earningsWords[locale]
      await page.getByRole('combobox', { name: kinds }).selectOption({ label: secondLine })
    },
  },
  {
    name: 'incomeList-fromPlace',
    viewer: 'alice',
    path: '/incomeList?kind=receiving',
    async act(page, _w, locale) {
      const { paidFrom, fees } = earningsWords[locale]
      await page.getByRole('combobox', { name: paidFrom }).selectOption({ label: fees })
    },
  },
  { name: 'claiming', viewer: 'alice', path: '/claiming' },
  { name: 'claiming-empty', viewer: 'newcomer', path: '/claiming' },
  { name: 'claiming-nobody', viewer: 'nobody', path: '/claiming' },
  { name: 'claiming-otherCoin', viewer: 'alice', path: '/claiming?token=TES' },
  {
    name: 'claiming-failed',
    viewer: 'alice',
    path: '/claiming',
    broken: '/tessera/earnings/claimable',
  },
  {
    name: 'claiming-sign',
    viewer: 'alice',
    path: '/claiming',
    async act(page, w, locale) {
      await page
        .getByRole('button', { name: earningsWords[locale].claim, exact: true })
        .first()
        .click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
