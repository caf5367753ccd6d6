import type { Page } from 'playwright-core'

import type { Scene } from '#tests/journeys/scene.ts'
import type { Locale } from '#platform/std/text.ts'

import { launchLabels } from './labels.ts'
import { pathOf } from './madeLaunches.ts'

async function named(page: Page, locale: Locale): Promise<void> {
  const w = launchLabels[locale]
  await page.getByLabel(w.name).fill('Orchard')
  await page.getByLabel(w.symbol).fill('ORC')
}

/** Presales in each state, the internal market, and the form of a token at each step. */
export const launchScenes = (): readonly Scene[] => [
  { name: 'presales', viewer: 'alice', path: '/presales' },
  { name: 'presales-guest', viewer: 'nobody', path: '/presales' },
  { name: 'presales-upcoming', viewer: 'nobody', path: '/presales?tab=notStarted' },
  { name: 'presales-ended', viewer: 'nobody', path: '/presales?tab=ended' },
  {
    name: 'presales-failed',
    viewer: 'nobody',
    path: '/presales',
    broken: '/tessera/launch/presalePage',
  },
  { name: 'presale', viewer: 'grace', path: pathOf('Kiln') },
  { name: 'presale-guest', viewer: 'nobody', path: pathOf('Kiln') },
  { name: 'presale-own', viewer: 'alice', path: pathOf('Kiln') },
  { name: 'presale-upcoming', viewer: 'nobody', path: pathOf('Orchard') },
  {
    name: 'presale-edit',
    viewer: 'alice',
    path: pathOf('Orchard'),
    async act(page, _, locale) {
      const w = launchLabels[locale]
      await page.getByText(w.about, { exact: true }).click()
      await page.getByRole('button', { name: w.edit, exact: true }).click()
      await page.getByLabel(w.introduction).waitFor()
    },
  },
  { name: 'presale-failed', viewer: 'alice', path: pathOf('Reed') },
  { name: 'presale-inside', viewer: 'alice', path: pathOf('Loom') },
  { name: 'presale-listed', viewer: 'alice', path: pathOf('Kelp') },
  { name: 'presale-none', viewer: 'nobody', path: '/presale' },
  {
    name: 'presale-powers',
    viewer: 'nobody',
    path: pathOf('Kelp'),
    async act(page, _, locale) {
      await page.getByText(launchLabels[locale].powers).click()
    },
  },
  {
    name: 'presale-sign',
    viewer: 'grace',
    path: pathOf('Kiln'),
    async act(page, w, locale) {
      await page.getByRole('button', { name: launchLabels[locale].mint }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'innerMarket', viewer: 'alice', path: pathOf('Loom', 'innerMarket') },
  { name: 'innerMarket-buy', viewer: 'bob', path: pathOf('Loom', 'innerMarket') },
  { name: 'innerMarket-guest', viewer: 'nobody', path: pathOf('Loom', 'innerMarket') },
  { name: 'innerMarket-over', viewer: 'alice', path: pathOf('Kelp', 'innerMarket') },
  {
    name: 'innerMarket-sell',
    viewer: 'alice',
    path: pathOf('Loom', 'innerMarket'),
    async act(page, _, locale) {
      await page.getByRole('tab', { name: launchLabels[locale].sellTab }).click()
      await page.getByRole('tab', { name: launchLabels[locale].holders }).click()
    },
  },
  { name: 'createToken', viewer: 'alice', path: '/createToken' },
  { name: 'createToken-guest', viewer: 'nobody', path: '/createToken' },
  {
    name: 'createToken-wrong',
    viewer: 'alice',
    path: '/createToken',
    async act(page, _, locale) {
      const w = launchLabels[locale]
      await page.getByText(w.more).click()
      await page.getByRole('button', { name: w.nextSale }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'createToken-sale',
    viewer: 'alice',
    path: '/createToken',
    async act(page, _, locale) {
      await named(page, locale)
      await page.getByRole('button', { name: launchLabels[locale].nextSale }).click()
    },
  },
  {
    name: 'createToken-review',
    viewer: 'alice',
    path: '/createToken',
    async act(page, _, locale) {
      await named(page, locale)
      await page.getByRole('button', { name: launchLabels[locale].nextSale }).click()
      await page.getByRole('button', { name: launchLabels[locale].nextReview }).click()
    },
  },
  {
    name: 'createToken-sign',
    viewer: 'alice',
    path: '/createToken',
    async act(page, w, locale) {
      await named(page, locale)
      await page.getByRole('button', { name: launchLabels[locale].nextSale }).click()
      await page.getByRole('button', { name: launchLabels[locale].nextReview }).click()
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
