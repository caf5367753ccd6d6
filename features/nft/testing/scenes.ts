import type { Page } from 'playwright-core'

import { homeLabels } from '#features/home/testing/labels.ts'
import type { Locale } from '#tests/journeys/person.ts'
import type { Scene, SceneFacts } from '#tests/journeys/scene.ts'
import type { labels } from '#tests/journeys/labels.ts'

import { marketScenes } from './marketScenes.ts'

const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Taps what opens a sheet or a dialog, which comes in a chunk of its own. */
const open = async (page: Page, name: string | RegExp) => {
  await tap(page, name)
  await page.locator('[role=dialog], [role=alertdialog]').first().waitFor()
}

/** Opens what will be signed. */
const sign = async (page: Page, w: (typeof labels)[Locale], begin: () => Promise<void>) => {
  await begin()
  await page.getByRole('button', { name: w.confirm, disabled: false }).waitFor()
}

/** In the staking sheet: the shortest term, then on to what will be signed. */
const chooseTerm = async (page: Page, w: (typeof labels)[Locale]) => {
  await page.getByRole('dialog').locator('label').filter({ hasText: w.term7 }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.review }).click()
}

/** Every screen of cards and of their market, with its empty, failed, signed-out and opened forms. */
export function cardScenes(facts: SceneFacts): readonly Scene[] {
  const detail = (tokenId: number) => `/nftDetail?tokenId=${tokenId}`
  return [
    { name: 'market', viewer: 'nobody', path: '/nft' },
    {
      name: 'market-levels',
      viewer: 'nobody',
      path: '/nft',
      act: (page, w) => page.getByRole('tab', { name: w.levels }).click(),
    },
    { name: 'market-none', viewer: 'nobody', path: '/nft?level=5&state=held' },
    {
      name: 'market-failed',
      viewer: 'nobody',
      path: '/nft',
      broken: '/tessera/nft/cardPage',
    },
    ...marketScenes(facts),
    { name: 'nftInv', viewer: 'nobody', path: '/nftInv?level=3' },
    {
      name: 'nftInv-activation',
      viewer: 'newcomer',
      path: '/nftInv?level=3',
      act: (page, w) => open(page, w.buy),
    },
    {
      name: 'nftInv-sign',
      viewer: 'bob',
      path: '/nftInv?level=3',
      act: (page, w) => sign(page, w, () => tap(page, w.buy)),
    },
    {
      name: 'home-resume',
      viewer: 'bob',
      resumes: true,
      path: '/',
      act: (page, w) => page.getByRole('button', { name: w.continue }).waitFor(),
    },
    {
      name: 'home-orders',
      viewer: 'bob',
      path: '/',
      act: (page, _, locale) =>
        page.getByRole('button', { name: homeLabels[locale].orders }).waitFor(),
    },
    { name: 'nftDetail', viewer: 'nobody', path: detail(facts.staked) },
    { name: 'nftDetail-inUrn', viewer: 'nobody', path: detail(facts.inUrn) },
    { name: 'nftDetail-held', viewer: 'alice', path: detail(facts.held) },
    {
      name: 'nftDetail-pledge',
      viewer: 'alice',
      path: detail(facts.held),
      act: (page, w) => open(page, w.stake),
    },
    {
      name: 'nftDetail-pledge-unread',
      viewer: 'alice',
      path: detail(facts.held),
      act: (page, w) => open(page, w.stake),
      broken: '/deposit/mucnft-pledge/part',
    },
    {
      name: 'nftDetail-transfer',
      viewer: 'alice',
      path: detail(facts.held),
      async act(page, w) {
        await open(page, w.transfer)
        await page.getByLabel(w.transferAddress).fill(facts.newcomer)
        await page.getByText(w.firstTime).waitFor()
      },
    },
    { name: 'nftDetail-staked', viewer: 'alice', path: detail(facts.staked) },
    {
      name: 'nftDetail-exit',
      viewer: 'alice',
      path: detail(facts.staked),
      act: (page, w) => open(page, w.leaveNow),
    },
    {
      name: 'nftDetail-art',
      viewer: 'nobody',
      path: detail(facts.staked),
      act: (page, w) => open(page, w.verify),
    },
    {
      name: 'nftDetail-pledge-sign',
      viewer: 'bob',
      path: detail(facts.bobsHeld),
      act: (page, w) =>
        sign(page, w, async () => {
          await open(page, w.stake)
          await chooseTerm(page, w)
        }),
    },
    {
      name: 'nftDetail-unlock-sign',
      viewer: 'bob',
      path: detail(facts.bobsMatured),
      act: (page, w) => sign(page, w, () => tap(page, w.remove)),
    },
    { name: 'nftDetail-matured', viewer: 'grace', path: detail(facts.matured) },
    { name: 'nftDetail-onSale', viewer: 'carol', path: detail(facts.onSale) },
    { name: 'nftDetail-frozen-seller', viewer: 'carol', path: detail(facts.frozen) },
    { name: 'nftDetail-frozen-buyer', viewer: 'alice', path: detail(facts.frozen) },
    { name: 'nftDetail-ready', viewer: 'nobody', path: detail(facts.ready) },
    { name: 'nftDetail-none', viewer: 'nobody', path: detail(999_999) },
    { name: 'myNft', viewer: 'alice', path: '/myNft' },
    { name: 'myNft-empty', viewer: 'newcomer', path: '/myNft' },
    { name: 'myNft-nobody', viewer: 'nobody', path: '/myNft' },
    { name: 'mynft', viewer: 'alice', path: '/mynft' },
    { name: 'myNft-deals', viewer: 'alice', path: '/myNft?tab=deals' },
    { name: 'myNft-deals-seller', viewer: 'carol', path: '/myNft?tab=deals' },
    { name: 'myNft-deals-none', viewer: 'newcomer', path: '/myNft?tab=deals' },
    { name: 'myNft-frozen', viewer: 'carol', path: '/myNft?tab=frozen' },
    {
      name: 'myNft-onSale',
      viewer: 'carol',
      path: '/myNft?tab=onSale',
      act: (page, w) => tap(page, w.selectAll),
    },
    { name: 'myNft-onSale-none', viewer: 'newcomer', path: '/myNft?tab=onSale' },
    { name: 'myNft-rewards', viewer: 'alice', path: '/myNft?tab=rewards' },
    { name: 'myNft-rewards-none', viewer: 'newcomer', path: '/myNft?tab=rewards' },
    {
      name: 'myNft-settle-sign',
      viewer: 'bob',
      path: '/myNft',
      act: (page, w) => sign(page, w, () => tap(page, w.settle)),
    },
    {
      name: 'myNft-withdraw-sign',
      viewer: 'bob',
      path: '/myNft',
      act: (page, w) => sign(page, w, () => tap(page, w.withdraw)),
    },
    { name: 'nftPledge', viewer: 'alice', path: '/nftPledge' },
    {
      name: 'nftPledge-add',
      viewer: 'alice',
      path: '/nftPledge',
      act: (page, w) => open(page, w.addNft),
    },
    {
      name: 'nftPledge-add-unchosen',
      viewer: 'alice',
      path: '/nftPledge',
      async act(page, w) {
        await open(page, w.addNft)
        await page.getByRole('dialog').getByRole('button', { name: w.review }).click()
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'nftPledge-add-several',
      viewer: 'carol',
      path: '/nftPledge',
      async act(page, w) {
        await open(page, w.addNft)
        const boxes = page.getByRole('dialog').getByRole('checkbox')
        await boxes.first().waitFor()
        for (const box of await boxes.all()) await box.check()
        await page.getByRole('dialog').locator('label').filter({ hasText: w.term7 }).click()
      },
    },
    {
      name: 'nftPledge-add-none',
      viewer: 'newcomer',
      path: '/nftPledge',
      act: (page, w) => open(page, w.addNft),
    },
    {
      name: 'nftPledge-claim-sign',
      viewer: 'bob',
      path: '/nftPledge',
      act: (page, w) => sign(page, w, () => tap(page, w.claim)),
    },
    { name: 'nftPledge-nobody', viewer: 'nobody', path: '/nftPledge' },
    {
      name: 'nftPledge-failed',
      viewer: 'nobody',
      path: '/nftPledge',
      broken: '/deposit/mucnft-pledge/part',
    },
  ]
}
