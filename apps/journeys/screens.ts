import type { Browser, BrowserContext, Page } from 'playwright-core'

import { Client } from './client.ts'
import type { Locale } from './person.ts'
import type { Stack } from './stack.ts'
import { words } from './words.ts'

export const themes = ['light', 'dark'] as const
export const locales = ['en', 'tc'] as const
export type Theme = (typeof themes)[number]

/**
 * Who looks. nobody: no wallet · newcomer: signed in, not active, owns nothing · alice: active,
 * with cards held and staked and a team · grace: one of her stakes is over ·
 * bob: left an order unsigned
 */
export const viewers = ['nobody', 'newcomer', 'alice', 'grace', 'bob'] as const
export type Viewer = (typeof viewers)[number]

/** One thing to see: a screen, or a screen with something opened on it. */
export interface Scene {
  readonly name: string
  readonly viewer: Viewer
  readonly path: string
  /** What is done before it is looked at. */
  readonly act?: (page: Page, w: (typeof words)[Locale]) => Promise<void>
  /** Path of a call that answers 503 for this scene. */
  readonly broken?: string
}

const tap = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

/** Taps what opens a sheet or a dialog, which comes in a chunk of its own. */
const open = async (page: Page, name: string | RegExp) => {
  await tap(page, name)
  await page.getByRole('dialog').first().waitFor()
}

/** Every screen, with its empty, failed, signed-out and opened forms. */
export function scenes(facts: {
  staked: number
  matured: number
  held: number
  tx: string
}): readonly Scene[] {
  const detail = (tokenId: number) => `/nftDetail?tokenId=${tokenId}`
  return [
    { name: 'home', viewer: 'nobody', path: '/' },
    { name: 'home-newcomer', viewer: 'newcomer', path: '/' },
    { name: 'home-holder', viewer: 'alice', path: '/' },
    { name: 'home-menu', viewer: 'alice', path: '/', act: (page, w) => open(page, w.menu) },
    {
      name: 'home-connect',
      viewer: 'nobody',
      path: '/',
      act: (page, w) => open(page, w.connectWallet),
    },
    { name: 'home-skip-time', viewer: 'nobody', path: '/', act: (page, w) => open(page, w.skip) },
    {
      name: 'home-activity',
      viewer: 'alice',
      path: '/',
      async act(page, w) {
        await open(page, w.menu)
        await page.getByRole('dialog').getByRole('button', { name: w.activity }).click()
        await page.getByRole('heading', { name: w.activity }).waitFor()
      },
    },
    { name: 'home-account', viewer: 'alice', path: '/', act: (page) => open(page, /T\w+…\w+/) },
    { name: 'market', viewer: 'nobody', path: '/nft' },
    {
      name: 'market-levels',
      viewer: 'nobody',
      path: '/nft',
      act: (page, w) => page.getByRole('tab', { name: w.levels }).click(),
    },
    { name: 'market-none', viewer: 'nobody', path: '/nft?level=5&state=held' },
    { name: 'market-failed', viewer: 'nobody', path: '/nft', broken: '/tessera/nft/cardPage' },
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
      async act(page, w) {
        await page.addLocatorHandler(
          page.getByRole('button', { name: w.discard }),
          (discard) => discard.click(),
          {
            noWaitAfter: true,
          },
        )
        await tap(page, w.buy)
        await page.getByRole('button', { name: w.confirm }).waitFor()
      },
    },
    {
      name: 'home-resume',
      viewer: 'bob',
      path: '/',
      act: (page, w) => page.getByRole('button', { name: w.discard }).waitFor(),
    },
    { name: 'nftDetail', viewer: 'nobody', path: detail(facts.staked) },
    { name: 'nftDetail-held', viewer: 'alice', path: detail(facts.held) },
    {
      name: 'nftDetail-pledge',
      viewer: 'alice',
      path: detail(facts.held),
      act: (page, w) => open(page, w.stake),
    },
    { name: 'nftDetail-staked', viewer: 'alice', path: detail(facts.staked) },
    { name: 'nftDetail-matured', viewer: 'grace', path: detail(facts.matured) },
    { name: 'nftDetail-none', viewer: 'nobody', path: detail(999_999) },
    { name: 'myNft', viewer: 'alice', path: '/myNft' },
    { name: 'myNft-empty', viewer: 'newcomer', path: '/myNft' },
    { name: 'myNft-nobody', viewer: 'nobody', path: '/myNft' },
    { name: 'mynft', viewer: 'alice', path: '/mynft' },
    { name: 'nftPledge', viewer: 'alice', path: '/nftPledge' },
    { name: 'nftPledge-nobody', viewer: 'nobody', path: '/nftPledge' },
    {
      name: 'nftPledge-failed',
      viewer: 'nobody',
      path: '/nftPledge',
      broken: '/deposit/mucnft-pledge/part',
    },
    { name: 'invitations', viewer: 'alice', path: '/invitations' },
    { name: 'invitations-newcomer', viewer: 'newcomer', path: '/invitations' },
    { name: 'invitations-nobody', viewer: 'nobody', path: '/invitations' },
    { name: 'tx', viewer: 'nobody', path: `/tx?id=${facts.tx}` },
    { name: 'tx-unknown', viewer: 'nobody', path: `/tx?id=${'0'.repeat(64)}` },
    { name: 'tx-none', viewer: 'nobody', path: '/tx' },
    { name: 'not-found', viewer: 'nobody', path: '/nowhere' },
  ]
}

const day = 86_400

/** Lets a week pass, so that some stakes are over, and looks up what the scenes show. */
export async function prepare(
  stack: Stack,
): Promise<{ scenes: readonly Scene[]; clients: Map<Viewer, Client> }> {
  await stack.world.net.travel(8 * day)
  await stack.server.indexer.catchUp()
  const clients = new Map<Viewer, Client>([
    ['nobody', new Client(stack, 'mallory')],
    ['newcomer', new Client(stack, 'heidi')],
    ['alice', new Client(stack, 'alice')],
    ['grace', new Client(stack, 'grace')],
    ['bob', new Client(stack, 'bob')],
  ])
  for (const [viewer, client] of clients) if (viewer !== 'nobody') await client.signIn()
  const first = async (viewer: Viewer, state: string): Promise<number> =>
    (await clients.get(viewer)!.post('/swapnft/aon/ownCardPage', { state })).data.list[0].tokenId
  const staked = await first('alice', 'mining')
  const history = await clients
    .get('nobody')!
    .post('/swapnft/ido/nftDetailList', { tokenId: String(staked) })
  return {
    clients,
    scenes: scenes({
      staked,
      matured: await first('grace', 'pledging'),
      held: await first('alice', 'held'),
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
  const stored = {
    locale: look.locale,
    theme: look.theme,
    ...(client.token === '' ? {} : { wallet: `demo:${client.address}`, token: client.token }),
  }
  await context.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)`,
  )
  return context
}

/** Goes to the scene and waits until nothing is being read any more. */
export async function show(page: Page, scene: Scene, locale: Locale): Promise<void> {
  await page.unrouteAll()
  if (scene.broken !== undefined) {
    const body = JSON.stringify({
      code: 'DATABASE_UNAVAILABLE',
      msg: 'The database does not answer',
      data: null,
    })
    await page.route(`**${scene.broken}`, (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body }),
    )
  }
  await page.goto(scene.path)
  await settled(page)
  // A call that failed is tried again twice before the screen says so.
  if (scene.broken !== undefined) {
    await page.getByRole('button', { name: words[locale].again }).waitFor()
  }
  if (scene.act !== undefined) {
    await scene.act(page, words[locale])
    await settled(page)
  }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main').waitFor()
  await page.waitForFunction('document.fonts.status === "loaded"')
}
