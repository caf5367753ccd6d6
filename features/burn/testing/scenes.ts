import type { Page } from 'playwright-core'

import type { Locale } from '#platform/std/text.ts'
import type { Scene } from '#tests/journeys/scene.ts'

import { burnLabels } from './labels.ts'

const pool = '/tessera/burn/pool'

async function typed(page: Page, locale: Locale, field: 'quantity' | 'pay', amount: string) {
  const w = burnLabels[locale]
  await page.getByLabel(w[field]).fill(amount)
  await page.getByText(w.powerYouGet).waitFor()
}

/** Burn mining with and without power, a pass or a node, its forms and a signing sheet. */
export const burnScenes = (): readonly Scene[] => [
  { name: 'kinetic', viewer: 'alice', path: '/kinetic' },
  { name: 'kinetic-guest', viewer: 'nobody', path: '/kinetic' },
  { name: 'kinetic-failed', viewer: 'nobody', path: '/kinetic', broken: pool },
  {
    name: 'kinetic-day',
    viewer: 'alice',
    path: '/kinetic',
    async act(page, _, locale) {
      const w = burnLabels[locale]
      await page.getByRole('button', { name: w.running }).click()
      await page.getByRole('button', { name: w.recompute }).click()
      await page.getByText(w.matches).waitFor()
    },
  },
  { name: 'destroy', viewer: 'alice', path: '/destroy' },
  { name: 'destroy-guest', viewer: 'nobody', path: '/destroy' },
  { name: 'destroy-pass', viewer: 'grace', path: '/destroy' },
  { name: 'destroy-held', viewer: 'carol', path: '/destroy' },
  { name: 'destroy-failed', viewer: 'nobody', path: '/destroy', broken: pool },
  {
    name: 'destroy-form',
    viewer: 'alice',
    path: '/destroy?coin=TES',
    async act(page, _, locale) {
      await typed(page, locale, 'quantity', '2500')
      await page.getByText(burnLabels[locale].price).click()
    },
  },
  {
    name: 'destroy-swap',
    viewer: 'alice',
    path: '/destroy?coin=TRX',
    act: (page, _, locale) => typed(page, locale, 'pay', '300'),
  },
  {
    name: 'destroy-wrong',
    viewer: 'alice',
    path: '/destroy?coin=TRX',
    async act(page, _, locale) {
      await page.getByLabel(burnLabels[locale].pay).fill('99999999999')
      await page.getByText(burnLabels[locale].insufficient).waitFor()
    },
  },
  {
    name: 'destroy-sign',
    viewer: 'bob',
    path: '/destroy?coin=TES',
    async act(page, w, locale) {
      await typed(page, locale, 'quantity', '1000')
      await page.getByRole('button', { name: burnLabels[locale].review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'node', viewer: 'alice', path: '/node' },
  { name: 'node-guest', viewer: 'nobody', path: '/node' },
  { name: 'nodeBox', viewer: 'alice', path: '/nodeBox?node=3' },
  { name: 'nodeBox-guest', viewer: 'nobody', path: '/nodeBox' },
  {
    name: 'nodeBox-sign',
    viewer: 'alice',
    path: '/nodeBox?node=1',
    async act(page, w, locale) {
      await page.getByRole('button', { name: burnLabels[locale].buyNode }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'MyDestruction', viewer: 'alice', path: '/MyDestruction' },
  { name: 'MyDestruction-empty', viewer: 'grace', path: '/MyDestruction' },
  { name: 'htxRecord', viewer: 'alice', path: '/htxRecord' },
  {
    name: 'htxRecord-swaps',
    viewer: 'alice',
    path: '/htxRecord',
    async act(page, _, locale) {
      await page.getByRole('tab', { name: burnLabels[locale].swapsTab }).click()
    },
  },
]
