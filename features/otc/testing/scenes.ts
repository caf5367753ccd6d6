import type { Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { otcLabels } from './labels.ts'
import { offersOn, tes, usdt } from './offers.ts'

/** Where offers can be read, once `makeOffers` was done. */
let secret = '/otcOffer'
let own = '/otcOffer'
let change = '/publish'

/** Offers of both sides by alice and bob: one taken in parts, one for alice alone, one that has expired. */
export async function makeOffers(stack: Stack): Promise<void> {
  const offers = offersOn(stack)
  await offers.equip('alice', { tes: 6_000, usdt: 300 })
  await offers.equip('bob', { tes: 9_000, usdt: 600 })
  await offers.equip('carol', { tes: 200, usdt: 200 })
  const part = await offers.publish('alice', tes(4_000), usdt(212), {})
  await offers.take('carol', part, tes(1_000), usdt(53))
  await offers.publish('alice', tes(500), usdt(24), { days: 1 })
  const taken = await offers.publish('bob', tes(2_500), usdt(120), {})
  await offers.take('alice', taken, tes(700), usdt(34))
  const forAlice = await offers.publish('bob', tes(1_200), usdt(58), {
    taker: stack.world.hex('alice'),
    lot: tes(1_200),
  })
  await offers.bid('bob', usdt(90), tes(1_900))
  secret = `/otcOffer?id=${forAlice}`
  own = `/otcOffer?id=${part}`
  change = `/publish?offerId=${part}`
}

/** The market, the sheet that takes, the forms, one offer as its maker and its taker see it, the record. */
export const otcScenes = (): readonly Scene[] => [
  { name: 'otc', viewer: 'alice', path: '/otc' },
  { name: 'otc-guest', viewer: 'nobody', path: '/otc' },
  { name: 'otc-sell', viewer: 'alice', path: '/otc?side=sell' },
  {
    name: 'otc-empty',
    viewer: 'newcomer',
    path: '/otc?side=sell&coin=T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
  },
  {
    name: 'otc-failed',
    viewer: 'nobody',
    path: '/otc',
    broken: '/deposit/aonTrans/productMarketList',
  },
  {
    name: 'otc-take',
    viewer: 'alice',
    path: secret,
    async act(page, _, locale) {
      const labels = otcLabels[locale]
      await page.getByRole('button', { name: labels.take, exact: true }).click()
      await page.getByRole('button', { name: labels.max }).click()
    },
  },
  { name: 'otcPublish', viewer: 'nobody', path: '/publish' },
  {
    name: 'otcPublish-form',
    viewer: 'alice',
    path: '/publish',
    async act(page, _, locale) {
      const labels = otcLabels[locale]
      await page.getByLabel(labels.giveAmount).fill('1000')
      await page.getByLabel(labels.wantAmount).fill('44')
      await page.getByLabel(labels.isPrivate).check()
      await page.getByLabel(labels.taker).fill('T1')
    },
  },
  {
    name: 'otcPublish-coin',
    viewer: 'alice',
    path: '/publish',
    async act(page, _, locale) {
      await page.getByRole('tab', { name: otcLabels[locale].other }).first().click()
    },
  },
  {
    name: 'otcPublish-sign',
    viewer: 'alice',
    path: '/publish',
    async act(page, w, locale) {
      const labels = otcLabels[locale]
      await page.getByLabel(labels.giveAmount).fill('100')
      await page.getByLabel(labels.wantAmount).fill('6')
      await page.getByRole('button', { name: w.review }).click()
      await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
    },
  },
  { name: 'otcPublish-change', viewer: 'alice', path: change },
  { name: 'otcOffer', viewer: 'alice', path: secret },
  { name: 'otcOffer-own', viewer: 'alice', path: own },
  { name: 'otcOffer-guest', viewer: 'nobody', path: secret },
  { name: 'otcOffer-none', viewer: 'nobody', path: '/otcOffer' },
  { name: 'otcRecord', viewer: 'alice', path: '/otcRecord' },
  { name: 'otcRecord-guest', viewer: 'nobody', path: '/otcRecord' },
  { name: 'otcRecord-empty', viewer: 'newcomer', path: '/otcRecord' },
]
