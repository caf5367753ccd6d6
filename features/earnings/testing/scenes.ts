import { earningsLabels } from './labels.ts'
import type { Scene } from '#tests/journeys/scene.ts'

const statistics = '/deposit/memberProfit/statistics'
const records = '/swapwithdraw/memberProfit/profitChangeRecordList'

/** Own earnings: totals, records and claims, with nothing earned, unread, and with a signing sheet. */
export const earningsScenes: readonly Scene[] = [
  { name: 'income', viewer: 'alice', path: '/income' },
  { name: 'income-empty', viewer: 'newcomer', path: '/income' },
  { name: 'income-nobody', viewer: 'nobody', path: '/income' },
  { name: 'income-failed', viewer: 'alice', path: '/income', broken: statistics },
  {
    name: 'income-verify',
    viewer: 'alice',
    path: '/income',
    async act(page) {
      await page.getByRole('button', { name: /^(Verify|驗證)$/ }).click()
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
      const { kinds, secondLine } = earningsLabels[locale]
      await page.getByRole('combobox', { name: kinds }).selectOption({ label: secondLine })
    },
  },
  {
    name: 'incomeList-fromPlace',
    viewer: 'alice',
    path: '/incomeList?kind=receiving',
    async act(page, _w, locale) {
      const { paidFrom, fees } = earningsLabels[locale]
      await page.getByRole('combobox', { name: paidFrom }).selectOption({ label: fees })
    },
  },
  { name: 'claiming', viewer: 'alice', path: '/claiming' },
  { name: 'claiming-empty', viewer: 'newcomer', path: '/claiming' },
  { name: 'claiming-nobody', viewer: 'nobody', path: '/claiming' },
  { name: 'claiming-otherCoin', viewer: 'alice', path: '/claiming?token=USDT' },
  {
    name: 'claiming-failed',
    viewer: 'alice',
    path: '/claiming',
    broken: '/tessera/home/portfolio',
  },
  {
    name: 'claiming-sign',
    viewer: 'alice',
    path: '/claiming',
    async act(page, w, locale) {
      await page.getByRole('button', { name: earningsLabels[locale].claimAny }).last().click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
