import { isServerRendered, pagesOf } from '#tests/screens.ts'
import { walletScripts, weigh } from '#apps/web/weigh.ts'
import { shortAddress } from '#platform/std/format.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test, vi } from 'vitest'

import { Client } from './client.ts'
import { held } from './held.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { lpLabels } from '#features/lp/testing/labels.ts'
import { marketLabels } from '#features/nft/testing/marketLabels.ts'
import { onStage, stack } from './onStage.ts'
import { builtWeb } from './stack.ts'
import { sessionOf } from './stored.ts'
import { labels } from './labels.ts'
import { early, reader } from './reader.ts'

/** What a reader gets before anything is known: how much, how soon, and nothing of wallets. */
onStage({ web: true, neighbours: true })

test('no route weighs more than it may, in gzipped JavaScript', async () => {
  const { firstRoute, ui, routes, walletsEarly } = await weigh(builtWeb)
  expect(firstRoute).toBeLessThanOrEqual(110_000)
  expect(walletsEarly).toEqual([])
  expect(ui).toBeLessThanOrEqual(70_000)
  expect(Object.keys(routes).length).toBeGreaterThan(5)
  // Its 22 fields each explain themselves; a sale has its terms, its unlocks and its powers in words.
  const most: Readonly<Record<string, number>> = {
    createToken: 30_000,
    // Every change of the console; for operators, on a desktop.
    admin: 45_000,
    innerMarket: 27_000,
    presale: 27_000,
  }
  const heavy = Object.entries(routes).filter(([page, bytes]) => bytes > (most[page] ?? 25_000))
  expect(heavy).toEqual([])
})

const shownTexts = {
  en: {
    tag: 'en-US',
    headline: 'Cards that earn only what is already set aside',
    tokens: 'Tokens',
  },
  tc: { tag: 'zh-TW', headline: '卡片的每筆獎勵，都已預先存入合約', tokens: '代幣' },
} as const

/** Whether the page that the server sent is still there: taken over, not rendered again. */
const kept = (page: Page): Promise<boolean> =>
  page.evaluate('globalThis.drawn?.isConnected === true')
/** What was to be seen before the app ran. */
const shown = (page: Page): Promise<unknown> => page.evaluate('globalThis.shown')

/** The app runs, and its replies from the server have come. */
const ready = (page: Page): Promise<void> => page.getByText('Tether USD').waitFor()

describe.each(inOneLanguage(['en', 'tc'] as const))('in %s', (locale) => {
  const { tag, headline, tokens } = shownTexts[locale]

  test('home stands before any script has run', async () => {
    const page = await reader({}, locale, { javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('heading', { name: headline }).waitFor()
    await page.getByRole('heading', { name: tokens, exact: true }).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(tag)
    await page.context().close()
  })

  test('the market stands with its cards before any script has run', async () => {
    const page = await reader({}, locale, { javaScriptEnabled: false })
    await page.goto('/nft')
    await page.getByRole('heading', { name: labels[locale].market }).waitFor()
    // All that accounts hold: cards in the demo's urns are not included.
    const cards = page.locator('a[href^="/nftDetail"]')
    await expect.poll(() => cards.count()).toBe(13)
    // The cheapest of those that can be bought.
    await expect.poll(() => cards.first().innerText()).toContain('#3')
    // Those in sight have their pictures, the others a place for them.
    await expect.poll(() => cards.locator('img[src^="data:image/svg+xml"]').count()).toBe(6)
    await expect.poll(() => cards.locator('img').count()).toBe(13)
    await page.context().close()
  })

  test.each(['/', '/?inviter=none'])('%s is taken over as it was sent', async (path) => {
    const page = await reader({ locale }, locale)
    await page.goto(path)
    await ready(page)
    expect([await shown(page), await kept(page)]).toMatchObject([{ page: true }, true])
    await page.context().close()
  })

  test('the market’s other pictures follow those that it came with', async () => {
    const page = await reader({ locale }, locale)
    await page.goto('/nft?sort=newest')
    const pictures = page.locator('a[href^="/nftDetail"] img[src^="data:image/svg+xml"]')
    await expect.poll(() => pictures.count()).toBe(13)
    expect(await kept(page)).toBe(true)
    await page.context().close()
  })
})

/** What a prerendered page must not do once the app takes it over; empty where all is well. */
async function faultsOf(path: string, wallets: ReadonlySet<string>): Promise<readonly string[]> {
  const page = await reader({ locale: 'tc' }, 'tc', { timezoneId: 'Pacific/Kiritimati' })
  await page.addInitScript(observing)
  // Periodic requests of a page are not repeated requests; a slow machine would see both.
  await page.addInitScript(`{
    const begin = setInterval
    globalThis.setInterval = (run, every, ...rest) =>
      every < 5_000 ? begin(run, every, ...rest) : begin(() => {}, every)
  }`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const sent = await (await page.goto(path))!.text()
  await expect.poll(() => page.evaluate('globalThis.runs ?? null')).not.toBe(null)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate<{ shift: number; late: string[] }>(
    '({ shift, late: largest.filter(([at]) => at > runs).map(([, what]) => what) })',
  )
  const initialData = /id="initial-data">(.*?)<\/script>/.exec(sent)?.[1] ?? '{"replies":[]}'
  const { replies } = JSON.parse(initialData) as { replies: { path: string }[] }
  const faults = {
    'was not rendered': !/<div id="app" data-prerendered=[^>]*>.*<h1\b/.test(sent),
    'has styles that the policy refuses': /<div id="app"[^>]*>.* style="/.test(sent),
    'was rendered again': !(await kept(page)),
    [`requests again ${replies.map((reply) => reply.path).join()}`]: replies.some((reply) =>
      asked.includes(reply.path),
    ),
    'brings a wallet': !verifies(path) && asked.some((file) => wallets.has(file.slice(1))),
    [`moves by ${seen.shift}`]: seen.shift > 0.01,
    [`waits for scripts to show ${seen.late.join()}`]: seen.late.length > 0,
  }
  await page.context().close()
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []))
}

/** Announcements and the operators' log are verified at once: no other page brings the curve by itself. */
const verifies = (path: string): boolean => path.startsWith('/announcement') || path === '/safety'

/** Runs before the page's own scripts. */
const observing = `
  globalThis.shift = 0
  globalThis.largest = []
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true })
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) shift += value })
  observe('largest-contentful-paint', ({ startTime, element }) =>
    largest.push([startTime, element?.textContent || element?.outerHTML.slice(0, 80)]))
  addEventListener('app-runs', () => (globalThis.runs = performance.now()))`

/** The addresses of all screens that the server renders. */
async function pages(): Promise<readonly string[]> {
  const mallory = new Client(stack, 'mallory')
  const { data } = await mallory.post('/swapnft/ido/nftDetailList', { tokenId: '1' })
  const all = pagesOf({ txHash: data.list[0].txHash })
  return [...all.values()].filter(isServerRendered)
}

test('every screen stands whole before the app runs, for a reader of another zone too', async () => {
  const wallets = await walletScripts(builtWeb)
  const faults: Record<string, readonly string[]> = {}
  for (const path of await pages()) {
    const found = await faultsOf(path, wallets)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
})

test('no screen moves when an account’s own data comes to what was rendered for a guest', async () => {
  const alice = new Client(stack, 'alice')
  await alice.signIn()
  const phone = { viewport: { width: 480, height: 900 } }
  const context = (await reader(sessionOf(alice), null, phone)).context()
  await context.addInitScript(observing)
  const paths = [...(await pages())]
  const moved: Record<string, number> = {}
  // Three at a time: most of it is waiting.
  const look = async (): Promise<void> => {
    const page = await context.newPage()
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await page.goto(path)
      await expect.poll(() => page.evaluate('globalThis.runs ?? null')).not.toBe(null)
      await page.waitForLoadState('networkidle')
      const shift = await page.evaluate<number>('shift')
      if (shift > 0.01) moved[path] = shift
    }
  }
  await Promise.all([look(), look(), look()])
  expect(moved).toEqual({})
  await context.close()
})

test('a language chosen where the server does not know of it is the only one to be seen', async () => {
  const page = await reader({ locale: 'tc' }, null)
  await page.goto('/')
  await ready(page)
  expect([await shown(page), await kept(page)]).toEqual([{ page: false, guest: false }, false])
  await page.getByRole('heading', { name: shownTexts.tc.headline }).waitFor()
  // From now on the server knows.
  await page.reload()
  await ready(page)
  expect([await shown(page), await kept(page)]).toEqual([{ page: true, guest: true }, true])
  await page.context().close()
})

test('who has connected before never sees what guests are offered', async () => {
  const { address } = stack.world.net.accounts[3]!
  const page = await reader({ wallet: `demo:${address}` }, null)
  await page.goto('/')
  await page.getByRole('button', { name: shortAddress(address) }).waitFor()
  expect(await shown(page)).toEqual({ page: true, guest: false })
  expect(await page.locator('.for-guests:visible').allTextContents()).not.toContain('Connect')
  await ready(page)
  expect(await kept(page)).toBe(true)
  await page.context().close()
})

test.each(['/', '/nft', '/blindBox'])(
  'what is tapped on %s before the app runs is done once it does',
  async (path) => {
    const { page, open } = await early(path)
    await page.getByRole('button', { name: labels.en.menu }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    open()
    await page.getByRole('dialog').waitFor()
    await page.context().close()
  },
)

test.each([
  { name: 'alice', action: labels.en.stake, own: 1 },
  { name: 'bob', action: marketLabels.en.offer, own: 0 },
])('what only an owner may do stands from the first paint, or never, for $name', async (reads) => {
  const client = new Client(stack, reads.name)
  await client.signIn()
  const { page, open } = await early('/nftDetail?tokenId=5001', sessionOf(client))
  const transfer = page.getByRole('button', { name: labels.en.transfer, exact: true })
  const tabs = page.getByRole('tablist')
  await tabs.waitFor()
  const before = await tabs.boundingBox()
  await expect.poll(() => transfer.count()).toBe(reads.own)
  open()
  await page.getByRole('button', { name: reads.action }).waitFor()
  await expect.poll(() => transfer.count()).toBe(reads.own)
  expect(await tabs.boundingBox()).toEqual(before)
  await page.context().close()
})

test('what is tapped the moment it stands, the rest of the page still to come, is done too', async () => {
  const page = await reader({}, null)
  await page.addInitScript(`
    const menu = () => document.querySelector('button[aria-label="${labels.en.menu}"]')
    new MutationObserver((_, observer) => {
      if (menu() === null) return
      observer.disconnect()
      menu().click()
    }).observe(document, { childList: true, subtree: true })`)
  await page.goto('/')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await page.context().close()
})

test('who has read on before the app runs stays there', async () => {
  const { page, open } = await early('/nft')
  // As soon as there is so much to read.
  await expect.poll(() => page.evaluate('scrollTo(0, 300), scrollY')).toBe(300)
  open()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate('scrollY')).toBe(300)
  await page.context().close()
})

test.each(['/nft', '/usersList', '/tx'])(
  'who goes back to %s before the app has taken the page over is led there',
  async (path) => {
    const page = await reader({}, null)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const heading = page.locator('h1').first()
    const shownTexts = (await heading.textContent())!
    await page.evaluate("history.pushState(null, '', '/'), (history.scrollRestoration = 'auto')")
    const open = await held(page, '**/config.json')
    await page.reload({ waitUntil: 'commit' })
    // The app has begun with the page that it was sent.
    await expect.poll(() => page.evaluate('history.scrollRestoration')).toBe('manual')
    await page.evaluate('history.back()')
    await page.waitForURL(`**${path}`)
    open()
    await expect.poll(() => heading.textContent()).toBe(shownTexts)
    await page.context().close()
  },
)

test.each(['guest', 'alice'])(
  'what a reader (%s) types and chooses before the app runs is handled once it does, and nothing is sent',
  async (who) => {
    const client = new Client(stack, 'alice')
    if (who !== 'guest') await client.signIn()
    const { page, open } = await early('/buyLP', who === 'guest' ? {} : sessionOf(client))
    const w = lpLabels.en
    await page.getByText('USDT', { exact: true }).first().click()
    const amount = page.getByLabel(w.amount)
    await amount.fill('4')
    await amount.press('End')
    await amount.pressSequentially('00')
    await amount.press('Enter')
    open()
    // The app requests the quote for 400 USDT, still in the field.
    await page.getByText(w.outcome).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => amount.inputValue()).toBe('400')
    await expect
      .poll(() => page.getByRole('radio', { name: 'USDT', exact: true }).isChecked())
      .toBe(true)
    expect(new URL(page.url()).search).toBe('')
    await page.context().close()
  },
)

test('what is emptied before the app runs stays empty', async () => {
  const { page, open } = await early('/nft?tokenId=3')
  const id = page.getByRole('textbox', { name: 'Search by id' })
  await expect.poll(() => id.inputValue()).toBe('3')
  await id.fill('')
  open()
  // What stands in the field is not what was searched: it can be searched, and no longer be cleared.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor()
  await expect.poll(() => id.inputValue()).toBe('')
  await page.context().close()
})

test('the first page is set in what the reader has until the first tap, the next in the faces that it brought', async () => {
  const page = await reader({}, null)
  await page.addInitScript(observing)
  const fonts = (): Promise<boolean> => page.evaluate("'fonts' in document.documentElement.dataset")
  await page.goto('/')
  await ready(page)
  await expect.poll(() => page.evaluate('localStorage.fonts')).toBe('kept')
  expect(await fonts()).toBe(false)
  // A tap on nothing: what is read stays where it is, as far as a browser counts what moves by itself.
  // Where they are not read soon enough after one tap, they are used with the next.
  const tapped = async (): Promise<boolean> => {
    await page.locator('h1').first().click()
    // Asked from outside: a page may not evaluate texts, as waiting within it would.
    const used = async (): Promise<void> => {
      if (!(await fonts())) throw new Error('not yet')
    }
    await vi.waitFor(used, { timeout: 600 }).catch(() => {})
    return fonts()
  }
  await expect.poll(tapped).toBe(true)
  await page.evaluate(
    'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))',
  )
  expect(await page.evaluate('shift')).toBeLessThan(0.01)
  // The stand-ins are the reader's own faces, which not every machine has.
  const brought = await page.evaluate<string[]>(
    '[...document.fonts].filter(({ family }) => family.endsWith("Variable")).map(({ status }) => status)',
  )
  expect(brought).not.toEqual([])
  expect(new Set(brought)).toEqual(new Set(['loaded']))
  await page.goto('/')
  expect(await fonts()).toBe(true)
  await page.context().close()
})

test('a page that is opened in the background is set in the faces that it brought', async () => {
  const page = await reader({}, null)
  await page.addInitScript(
    "Object.defineProperty(Document.prototype, 'hidden', { get: () => true })",
  )
  await page.goto('/')
  await expect.poll(() => page.evaluate("'fonts' in document.documentElement.dataset")).toBe(true)
  await page.context().close()
})

test('a wallet and its libraries come once Connect is tapped', async () => {
  const libraries = await walletScripts(builtWeb)
  const page = await reader({}, null)
  const came = new Set<string>()
  page.on('request', (request) => came.add(new URL(request.url()).pathname.slice(1)))
  const ofWallets = (): string[] => [...came].filter((file) => libraries.has(file))
  await page.goto('/')
  await ready(page)
  expect(ofWallets()).toEqual([])
  await page.getByRole('button', { name: labels.en.connectWallet }).click()
  await page.getByRole('button', { name: labels.en.continueAs('alice') }).click()
  await expect.poll(ofWallets).not.toEqual([])
  await page.context().close()
})
