import type { Scene } from '#tests/journeys/scene.ts'

import { energyLabels } from './labels.ts'

/** Of the demo's providers and leases: bob lends, alice leased. */
export const energyScenes = (): readonly Scene[] => [
  { name: 'energy', viewer: 'alice', path: '/energy' },
  { name: 'energy-guest', viewer: 'nobody', path: '/energy' },
  { name: 'energy-empty', viewer: 'newcomer', path: '/energy' },
  {
    name: 'energy-failed',
    viewer: 'nobody',
    path: '/energy',
    broken: '/tessera/energy/quote',
  },
  {
    name: 'energy-wrong',
    viewer: 'alice',
    path: '/energy',
    async act(page, _, locale) {
      const w = energyLabels[locale]
      await page.getByLabel(w.energy).fill('1.5')
      await page.getByLabel(w.receiver).fill('T1')
    },
  },
  {
    name: 'energy-sign',
    viewer: 'alice',
    path: '/energy',
    async act(page, w, locale) {
      await page.getByLabel(energyLabels[locale].energy).fill('130000')
      await page.getByText(energyLabels[locale].cheaper).waitFor()
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'energy-lend', viewer: 'bob', path: '/energy?side=lend' },
  { name: 'energy-lend-make', viewer: 'alice', path: '/energy?side=lend' },
  { name: 'energy-lend-guest', viewer: 'nobody', path: '/energy?side=lend' },
  {
    name: 'energy-lend-terms',
    viewer: 'bob',
    path: '/energy?side=lend',
    async act(page, _, locale) {
      await page.getByRole('button', { name: energyLabels[locale].change, exact: true }).click()
    },
  },
  {
    name: 'energy-chooser',
    viewer: 'bob',
    path: '/energy?side=lend',
    async act(page, w, locale) {
      const labels = energyLabels[locale]
      await page.getByRole('button', { name: labels.change, exact: true }).click()
      await page.getByRole('button', { name: labels.stop }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
      await page.getByRole('button', { name: labels.rent, exact: true }).waitFor()
    },
  },
  { name: 'energy-record', viewer: 'alice', path: '/record?kind=energy' },
]
