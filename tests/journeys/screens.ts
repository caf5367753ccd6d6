import type { Browser, BrowserContext, Page } from 'playwright-core'

import { randomUUID } from 'node:crypto'

import { makeOperatorsWork } from '#features/admin/testing/scenes.ts'
import { approveDapp } from '#features/approvals/testing/scenes.ts'
import { makeProposals } from '#features/dao/testing/scenes.ts'
import { finishBurns, makeBurns } from '#features/burn/testing/madeBurns.ts'
import { openBoxes } from '#features/blindbox/testing/scenes.ts'
import { Client } from './client.ts'
import { finishLaunches, makeLaunches } from '#features/launch/testing/madeLaunches.ts'
import { makeLocks } from '#features/lock/testing/scenes.ts'
import { makeOffers } from '#features/otc/testing/scenes.ts'
import { buyLiquidity, issueOne } from '#features/lp/testing/scenes.ts'
import { forSale, listStaked } from '#features/nft/testing/marketScenes.ts'
import { finishAssets, makeAssets } from '#features/rwa/testing/scenes.ts'
import type { Locale } from './person.ts'
import { nameMembers } from '#features/account/testing/scenes.ts'
import type { Scene, Viewer } from './scene.ts'
import { scenes } from './scenes.ts'
import { sellFrozen } from '#features/nft/testing/sellFrozen.ts'
import type { Stack } from './stack.ts'
import { sessionOf, storing } from './stored.ts'
import { makeTokens } from './tokens.ts'
import { undrawn } from './notRendered.ts'
import { labels } from './labels.ts'

export const themes = ['light', 'dark'] as const
export const locales = ['en', 'tc'] as const
export type Theme = (typeof themes)[number]

const day = 86_400

/** Lets a week pass, so that some stakes are over, lets frozen sales be made, and looks up what the scenes show. */
export async function prepare(
  stack: Stack,
): Promise<{ scenes: readonly Scene[]; clients: Map<Viewer, Client> }> {
  await buyLiquidity(stack)
  await makeLocks(stack)
  await makeLaunches(stack)
  await makeBurns(stack)
  await makeOffers(stack)
  await makeAssets(stack)
  await stack.world.net.travel(5 * day)
  await finishLaunches(stack)
  await finishAssets(stack)
  const tokens = await makeTokens(stack)
  await issueOne(stack)
  const sold = await sellFrozen(stack)
  await listStaked(stack)
  await openBoxes(stack)
  await approveDapp(stack)
  await finishBurns(stack)
  await makeProposals(stack)
  await stack.server.indexer.catchUp()
  const clients = new Map<Viewer, Client>([
    ['nobody', new Client(stack, 'mallory')],
    ['newcomer', new Client(stack, 'heidi')],
    ['alice', new Client(stack, 'alice')],
    ['grace', new Client(stack, 'grace')],
    ['bob', new Client(stack, 'bob')],
    ['carol', new Client(stack, 'carol')],
  ])
  for (const [viewer, client] of clients) if (viewer !== 'nobody') await client.signIn()
  await nameMembers(clients)
  await makeOperatorsWork(stack, clients.get('alice')!)
  const first = async (viewer: Viewer, state: string): Promise<number> =>
    (await clients.get(viewer)!.post('/swapnft/aon/ownCardPage', { state })).data.list[0].tokenId
  const staked = await first('alice', 'mining')
  const urns = await clients.get('nobody')!.post('/tessera/nft/cardPage', { state: 'inUrn' })
  const history = await clients
    .get('nobody')!
    .post('/swapnft/ido/nftDetailList', { tokenId: String(staked) })
  return {
    clients,
    scenes: scenes({
      tokens,
      staked,
      matured: await first('grace', 'pledging'),
      held: await first('alice', 'held'),
      inUrn: urns.data.list[0].tokenId,
      bobsHeld: await first('bob', 'held'),
      bobsMatured: await first('bob', 'pledging'),
      ...sold,
      forSale: await forSale(clients.get('nobody')!),
      newcomer: clients.get('newcomer')!.address,
      tx: history.data.list[0].txHash,
    }),
  }
}

/** A phone that belongs to a viewer, with the language and the theme they chose. */
export async function phone(
  browser: Browser,
  stack: Stack,
  client: Client,
  look: { locale: Locale; theme: Theme },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: stack.server.url,
    viewport: { width: 480, height: 960 },
    isMobile: true,
    reducedMotion: 'reduce',
    colorScheme: look.theme,
  })
  const { locale, theme } = look
  await context.addInitScript(storing({ locale, theme, ...sessionOf(client) }))
  return context
}

/** Goes to the scene and waits until nothing is being read any more. */
export async function show(
  page: Page,
  scene: Scene,
  locale: Locale,
  client: Client,
): Promise<void> {
  await page.unrouteAll()
  if (scene.broken !== undefined) {
    const body = JSON.stringify({
      code: 'DATABASE_UNAVAILABLE',
      msg: 'The database does not answer',
      data: null,
    })
    await undrawn(page)
    await page.route(`**${scene.broken}`, (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body }),
    )
  }
  if (scene.resumes) {
    const order = { requestId: randomUUID(), level: '3' }
    const { code, msg } = await client.post('/deposit/aon/buyProductFirstPayBefore', order)
    if (code !== 'OK') throw new Error(`no order to resume: ${msg}`)
  } else if (client.token !== '') {
    const { data } = await client.post('/deposit/aon/buyRecordOfNoPay', { pageSize: '50' })
    const left = (data.list as { orderId: string }[]).map(({ orderId }) => orderId)
    await page.addInitScript(storing({ discarded: left.join(',') }))
  }
  await scene.before?.(page)
  await page.goto(scene.path)
  await settled(page)
  if (scene.act !== undefined) {
    await scene.act(page, labels[locale], locale)
    await settled(page)
  }
  // A call that failed is tried again twice before the screen shows it.
  if (scene.broken !== undefined) {
    await page.getByRole('button', { name: labels[locale].again }).first().waitFor()
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main').waitFor()
  // Every screen has its heading; before its code is there, it has none.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate('document.fonts.ready.then(() => null)')
}
