import type { Scene } from '#tests/journeys/scene.ts'
import { stakingWords } from './words.ts'

/** Staking of coins and of liquidity: before anything is staked, the form filled, and what is signed. */
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
      const words = stakingWords[locale]
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('alert').first().waitFor()
      await page.getByRole('radio', { name: words.days(30) }).check({ force: true })
      await page.getByLabel(words.amount).fill('25.5')
      await page.getByText(words.reserved).waitFor()
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
    async act(page, _w, locale) {
      await page.getByRole('button', { name: stakingWords[locale].verify }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'pledgeCoin-sign',
    viewer: 'alice',
    path: '/pledgeCoin?coin=USDT',
    async act(page, w, locale) {
      const words = stakingWords[locale]
      await page.getByRole('radio', { name: words.days(90) }).check({ force: true })
      await page.getByLabel(words.amount).fill('30')
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
