import type { Scene } from '#tests/journeys/scene.ts'
import { stakingLabels } from './labels.ts'

/** Staking of coins and of liquidity: without stakes, with the form filled, and with a signing sheet. */
export const stakingScenes: readonly Scene[] = [
  { name: 'pledgeCoin', viewer: 'nobody', path: '/pledgeCoin' },
  { name: 'pledgeCoin-empty', viewer: 'alice', path: '/pledgeCoin?coin=USDT' },
  {
    name: 'pledgeCoin-failed',
    viewer: 'nobody',
    path: '/pledgeCoin',
    broken: '/swappledge/pledge/singleToken/planList',
  },
  {
    name: 'pledgeCoin-form',
    viewer: 'alice',
    path: '/pledgeCoin?coin=USDT',
    async act(page, w, locale) {
      const labels = stakingLabels[locale]
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('alert').first().waitFor()
      await page.getByRole('radio', { name: labels.days(30) }).check({ force: true })
      await page.getByLabel(labels.amount).fill('25.5')
      await page.getByText(labels.reserved).waitFor()
    },
  },
  { name: 'pledgeLP', viewer: 'nobody', path: '/pledgeLP' },
  { name: 'pledgeLP-empty', viewer: 'alice', path: '/pledgeLP' },
  {
    name: 'pledgeLP-failed',
    viewer: 'nobody',
    path: '/pledgeLP',
    broken: '/swappledge/pledge/lp/list',
  },
  {
    name: 'pledgeLP-verify',
    viewer: 'nobody',
    path: '/pledgeLP',
    async act(page) {
      await page.getByRole('button', { name: /^(Verify|驗證)$/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'pledgeCoin-sign',
    viewer: 'alice',
    path: '/pledgeCoin?coin=USDT',
    async act(page, w, locale) {
      const labels = stakingLabels[locale]
      await page.getByRole('radio', { name: labels.days(90) }).check({ force: true })
      await page.getByLabel(labels.amount).fill('30')
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
