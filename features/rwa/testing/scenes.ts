import type { Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'

import { demoDocument } from '../demoDocument.ts'
import { rwaLabels } from './labels.ts'
import { assetsOn } from './made.ts'

type Hex = `0x${string}`
const day = 86_400
const base = 1_000_000n
const made = new Map<string, Hex>()

const pathOf = (name: string): string =>
  `/rwa?address=${made.has(name) ? addressFromHex(made.get(name)!) : ''}`

/** Before the days that scenes let pass: an asset whose 72 hours are over then. */
export async function makeAssets({ world }: Stack): Promise<void> {
  const assets = assetsOn(world)
  for (const who of ['alice', 'bob', 'carol', 'grace']) await assets.allow(who)
  const released = await assets.make({ name: 'Harbour Warehouse', symbol: 'HARB' })
  made.set('Harbour', released)
  for (const [who, shares] of [
    ['alice', 60n],
    ['bob', 90n],
    ['carol', 50n],
  ] as const) {
    await assets.buy(released, who, shares)
  }
  await assets.attest(released, 10_500n * base)
}

/** Days later: it is released and has paid; another is for sale, a third has failed. */
export async function finishAssets({ world }: Stack): Promise<void> {
  const assets = assetsOn(world)
  const released = made.get('Harbour')!
  await assets.on(released, 'bob', 'release')
  for (const amount of [120n, 180n, 150n]) {
    await assets.distribute(released, amount * base)
    await world.net.travel(day)
  }
  await assets.on(released, 'bob', 'claim')
  for (const who of ['bob', 'carol']) await assets.on(released, who, 'requestRedemption', [10n])
  const failed = await assets.make({ name: 'Salt Flats', symbol: 'SALT', lasts: day })
  made.set('Salt', failed)
  await assets.buy(failed, 'alice', 10n)
  await world.net.travel(day)
  await assets.spend(released, 'erin', 1_000n * base)
  await assets.on(released, 'erin', 'fulfil', [world.hex('bob'), 1_000n * base])
  const forSale = await assets.make({ name: 'Orchard Terraces', symbol: 'ORCH', target: 200n })
  made.set('Orchard', forSale)
  await assets.buy(forSale, 'alice', 40n)
  await assets.buy(forSale, 'bob', 75n)
}

/** The list, an asset in each state, and its sheets. */
export const rwaScenes = (): readonly Scene[] => [
  { name: 'rwa', viewer: 'alice', path: '/rwa' },
  { name: 'rwa-guest', viewer: 'nobody', path: '/rwa' },
  { name: 'rwa-error', viewer: 'nobody', path: '/rwa', broken: '/deposit/project/rwaunion' },
  { name: 'rwa-none', viewer: 'nobody', path: '/rwa?address=nothing' },
  { name: 'rwa-sale', viewer: 'alice', path: pathOf('Orchard') },
  { name: 'rwa-sale-guest', viewer: 'nobody', path: pathOf('Orchard') },
  { name: 'rwa-sale-stranger', viewer: 'newcomer', path: pathOf('Orchard') },
  { name: 'rwa-released', viewer: 'alice', path: pathOf('Harbour') },
  { name: 'rwa-failed', viewer: 'alice', path: pathOf('Salt') },
  {
    name: 'rwa-document',
    viewer: 'nobody',
    path: pathOf('Orchard'),
    async act(page, _, locale) {
      const buffer = Buffer.from(demoDocument())
      const file = { name: 'document.pdf', mimeType: 'application/pdf', buffer }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByText(rwaLabels[locale].matches).waitFor()
    },
  },
  {
    name: 'rwa-transfer',
    viewer: 'alice',
    path: pathOf('Harbour'),
    async act(page, _, locale) {
      const w = rwaLabels[locale]
      await page.getByRole('button', { name: w.transfer, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'rwa-redeem',
    viewer: 'alice',
    path: pathOf('Harbour'),
    async act(page, _, locale) {
      await page.getByRole('button', { name: rwaLabels[locale].redeem, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'rwa-sign',
    viewer: 'alice',
    path: pathOf('Harbour'),
    async act(page, w, locale) {
      await page.getByRole('button', { name: rwaLabels[locale].claim }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
]
