import type { Page } from 'playwright-core'

import type { Client } from '#tests/journeys/client.ts'
import { marketLabels } from './marketLabels.ts'
import { must } from '#tests/journeys/must.ts'
import type { Locale } from '#tests/journeys/person.ts'
import type { ForSale, Scene } from '#tests/journeys/scene.ts'
import type { Stack } from '#tests/journeys/stack.ts'

type Act = NonNullable<Scene['act']>

/** Erin also lists her Gold card, which is staked for half a year. */
export async function listStaked({ world }: Stack): Promise<void> {
  const card = 8_051n
  const end = BigInt(Math.floor(world.net.status().head.timestamp / 1_000)) + 2_592_000n
  await must(world, 'erin', 'Cards', 'approve', [world.hex('CardMarket'), card])
  const args = [card, world.hex('Usdt'), 3_300_000_000n, end]
  await must(world, 'erin', 'CardMarket', 'listForSale', args)
}

export async function forSale(client: Client): Promise<ForSale> {
  const { data } = await client.post('/tessera/nft/cardPage', { pageSize: '100' })
  const first = (fits: (card: Listed) => boolean): number =>
    (data.list as Listed[]).find((card) => card.listing !== null && fits(card))!.tokenId
  return {
    native: first(({ isPledge, listing }) => !isPledge && listing?.coin === 'TRX'),
    usdt: first(({ isPledge, listing }) => !isPledge && listing?.coin === 'USDT'),
    staked: first(({ isPledge }) => isPledge),
  }
}

interface Listed {
  readonly tokenId: number
  readonly isPledge: boolean
  readonly listing: { readonly coin: string } | null
}

/** Opens one of the card's sheets, and waits for its reference prices. */
const sheet =
  (
    name: 'sell' | 'offer' | 'buy',
    then?: (page: Page, m: (typeof marketLabels)[Locale]) => Promise<void>,
  ): Act =>
  async (page, _w, locale) => {
    const m = marketLabels[locale]
    await page.getByRole('button', { name: m[name] }).last().click()
    await page.getByRole('dialog').waitFor()
    await then?.(page, m)
  }

const tab =
  (name: 'offers' | 'prices'): Act =>
  async (page, _w, locale) =>
    page.getByRole('tab', { name: marketLabels[locale][name] }).click()

/** The market, and what one buys, sells and offers with. */
export function marketScenes(facts: { held: number; forSale: ForSale }): readonly Scene[] {
  const detail = (tokenId: number) => `/nftDetail?tokenId=${tokenId}`
  const { held } = facts
  const { native, usdt, staked } = facts.forSale
  return [
    { name: 'market-forSale', viewer: 'nobody', path: '/nft?state=onSale' },
    { name: 'market-level', viewer: 'nobody', path: '/nft?level=2&sort=cheap' },
    { name: 'market-forSale-none', viewer: 'nobody', path: '/nft?level=4&state=onSale' },
    { name: 'nftDetail-listed', viewer: 'alice', path: detail(native) },
    { name: 'nftDetail-listed-staked', viewer: 'alice', path: detail(staked) },
    { name: 'nftDetail-buy', viewer: 'alice', path: detail(native), act: sheet('buy') },
    { name: 'nftDetail-buy-usdt', viewer: 'alice', path: detail(usdt), act: sheet('buy') },
    { name: 'nftDetail-buy-staked', viewer: 'alice', path: detail(staked), act: sheet('buy') },
    { name: 'nftDetail-buy-nobody', viewer: 'nobody', path: detail(native), act: sheet('buy') },
    {
      name: 'nftDetail-offer',
      viewer: 'alice',
      path: detail(usdt),
      act: sheet('offer', async (page, m) => {
        await page.getByRole('textbox').fill('480')
        await page.getByLabel(m.coin).selectOption('USDT')
      }),
    },
    { name: 'nftDetail-offers', viewer: 'alice', path: detail(held), act: tab('offers') },
    { name: 'nftDetail-prices', viewer: 'nobody', path: detail(held), act: tab('prices') },
    {
      name: 'nftDetail-accept',
      viewer: 'alice',
      path: detail(held),
      async act(page, w, locale) {
        await tab('offers')(page, w, locale)
        await page.getByRole('button', { name: marketLabels[locale].accept }).first().click()
        await page.getByRole('dialog').waitFor()
      },
    },
    { name: 'nftDetail-sell', viewer: 'alice', path: detail(held), act: sheet('sell') },
    {
      name: 'nftDetail-sell-guard',
      viewer: 'alice',
      path: detail(held),
      act: sheet('sell', async (page, m) => {
        await page.getByRole('textbox').fill('9000')
        await page.getByText(m.highFloor).waitFor()
      }),
    },
  ]
}
