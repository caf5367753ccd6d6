import type { Scene } from '#tests/journeys/scene.ts'
import { withdrawalLabels } from './labels.ts'

const path = '/withdrawal'

/** Allotments that unlock by stages: nothing allotted, unread, the form refused and filled, and the signing sheet. */
export const withdrawalScenes: readonly Scene[] = [
  { name: 'withdrawal', viewer: 'alice', path },
  { name: 'withdrawal-empty', viewer: 'newcomer', path },
  { name: 'withdrawal-nobody', viewer: 'nobody', path },
  { name: 'withdrawal-failed', viewer: 'nobody', path, broken: '/deposit/lock/lockStatistic' },
  {
    name: 'withdrawal-refused',
    viewer: 'carol',
    path,
    async act(page, _w, locale) {
      const labels = withdrawalLabels[locale]
      await page.getByLabel(labels.amount).fill('999999')
      await page.getByText(labels.insufficient).waitFor()
    },
  },
  {
    name: 'withdrawal-sign',
    viewer: 'alice',
    path,
    async act(page, w, locale) {
      await page.getByLabel(withdrawalLabels[locale].amount).fill('123.456')
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
