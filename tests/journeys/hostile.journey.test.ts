import { lpExamples } from '#features/lp/examples.ts'
import { stakingExamples } from '#features/staking/examples.ts'
import { withdrawalExamples } from '#features/withdrawal/examples.ts'
import { seed, sized } from '#platform/std/testing/campaign.ts'
import { homeApi } from '#features/home/api.ts'
import { salesCalls } from '#features/sales/calls.ts'
import { unchecked } from '#platform/web/flow/run.ts'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'
import type { Client } from './client.ts'
import { endpoints } from './gateway.ts'
import { harmless, look } from './hostileLook.ts'
import { type Visit, visitAll } from './hostileRound.ts'
import type { Look } from '#tests/examples.ts'
import { type Eyes, screens, states } from './hostileVisits.ts'
import { hostileStrings } from './hostileStrings.ts'
import { phone, prepare } from './screens.ts'
import { type Stack, startStack } from './stack.ts'
import { storing } from './stored.ts'
import { undrawn } from './notRendered.ts'
import type { Watched } from './watch.ts'
import { labels } from './labels.ts'

/**
 * A thousand hostile texts in every place that a user, a token, a contract, a node, a wallet, an
 * operator or an old visit can fill: each stands there as text, none runs, none makes a request,
 * none pushes the page sideways. The browser is watched: what it blocks fails as well.
 */
const texts = hostileStrings(sized(100, 1_000), seed)
const inBatches = (size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, i) =>
    texts.slice(i * size, (i + 1) * size),
  )
const batches = inBatches(250)

let stack: Stack
let browser: Watched
let context: BrowserContext
let alice: Client
const contexts = new Map<Eyes, BrowserContext>()

/** Every route, and further states of some. */
let whole: Visit[]
let further: readonly Visit[]

beforeAll(async () => {
  stack = await startStack({ web: true, neighbours: true })
  browser = await launchBrowser()
  const { clients, scenes } = await prepare(stack)
  alice = clients.get('alice')!
  for (const { prepare } of [lpExamples, stakingExamples, withdrawalExamples]) {
    await prepare?.(stack, alice)
  }
  const at = (name: string) => scenes.find((scene) => scene.name === name)!
  for (const who of ['alice', 'carol', 'grace'] as const) {
    const made = await phone(browser, stack, clients.get(who)!, { locale: 'en', theme: 'light' })
    // Any script that gets to run calls it.
    await made.addInitScript("window.canary = () => console.debug('[policy violation] canary')")
    contexts.set(who, made)
  }
  context = contexts.get('alice')!
  const visit = ({ scene, as, textless, onlyRefusals = false }: Look): Visit => ({
    path: at(scene).path,
    as: contexts.get(as)!,
    textless,
    onlyRefusals,
  })
  whole = Object.values(screens).map(visit)
  whole.push({
    path: `/tx?id=${await failedOne(alice)}`,
    as: context,
    textless: undefined,
    onlyRefusals: false,
  })
  further = states.map(visit)
})

/** A purchase that pays nothing, which only the contract refuses. */
async function failedOne(buyer: Client): Promise<string> {
  const { address } = stack.world.deployment.contracts['Cards']!
  const txHash = await buyer.send({
    contract: address,
    selector: 'Buy(uint256)',
    args: ['1'],
    callValue: '0',
    feeLimit: '100000000',
  })
  await stack.server.indexer.catchUp()
  const { data } = await buyer.post(homeApi.transaction.path, { txHash })
  expect(data).toMatchObject({ state: 'failed', reason: expect.any(String) })
  return txHash
}

afterAll(async () => {
  for (const one of contexts.values()) await one.close()
  await browser?.close()
  await stack?.close()
})

const calls: ReadonlySet<string> = new Set(endpoints.map(({ path }) => path))
const isCall = (url: URL): boolean => calls.has(url.pathname)

/** This many pages take minutes, more where other processes use the processors. */
const patience = { timeout: 1_200_000 }

test(
  `in every reply: ${texts.length} texts stand as text on the screens (seed ${seed})`,
  patience,
  async () => {
    const routes = whole.map(({ path }) => new URL(path, stack.server.url).pathname)
    expect(routes).toEqual([...Object.keys(screens), '/tx'])
    for (const some of inBatches(500)) {
      const rounds = [
        { visits: [...whole, ...further], asAnswered: false },
        { visits: whole.filter((one) => !one.onlyRefusals), asAnswered: true },
      ]
      // Both at once: each page waits for its network half of the time.
      const done = rounds.map(({ visits, asAnswered }) =>
        visitAll(visits, { origin: stack.server.url, texts: some, asAnswered }),
      )
      for (const { faults, rendered, visited } of await Promise.all(done)) {
        expect(faults).toEqual({})
        expect(rendered).toBe(visited)
      }
    }
  },
)

test(`in every refusal of a call (seed ${seed})`, async () => {
  for (const batch of batches) {
    const page = await context.newPage()
    const reported = batch.join(' ')
    const body = JSON.stringify({
      code: reported,
      msg: reported,
      data: null,
      field: reported,
      retry: false,
    })
    await page.route(isCall, (route) =>
      route.fulfill({ status: 409, contentType: 'application/json', body }),
    )
    await undrawn(page)
    const refused = ['/nft', '/nftPledge', '/invitations', '/buyLP', '/teams', '/income']
    for (const path of [...refused, whole[1]?.path ?? '', whole.at(-1)?.path ?? '']) {
      await page.goto(path)
      await page.getByRole('alert').first().waitFor()
      expect(await look(page, [reported])).toEqual({ ...harmless, shown: [0] })
    }
    await page.close()
  }
})

test(`on the signing sheet, from the server that refuses and the node that tries (seed ${seed})`, async () => {
  for (const batch of batches) {
    const page = await context.newPage()
    const order = (url: URL): boolean => url.pathname === salesCalls.buyProductFirstPay.before.path
    const reported = batch.join(' ')
    const refusal = { code: reported, msg: reported, data: null, field: reported, retry: false }
    await page.route(order, (route) => route.fulfill({ status: 409, json: refusal }))
    await page.goto('/nftInv?level=1')
    await page.getByRole('button', { name: labels.en.buy }).click()
    // The sheet trims their ends.
    const within = (all: readonly string[]): string => all.slice(1, -1).join(' ').trim()
    const shownFor = (wanted: string) =>
      expect.poll(() => look(page, [wanted])).toEqual({ ...harmless, shown: [0] })
    await shownFor(within(batch))
    // Now it is ordered, and the node returns the contract's reason: others, in UTF-8.
    const others = batch.toReversed()
    const json = revertedWith(others.join(' '))
    await page.unroute(order)
    await page.route('**/wallet/triggerconstantcontract', (route) => route.fulfill({ json }))
    // A field was refused: back to it, and once more.
    await page.getByRole('dialog').getByRole('button', { name: labels.en.toForm }).click()
    await page.getByRole('button', { name: labels.en.buy }).click()
    await shownFor(Buffer.from(within(others)).toString())
    await page.close()
  }
})

/** `Error(words)`, as a node answers it for a call that reverts. */
function revertedWith(reported: string): object {
  const bytes = Buffer.from(reported).toString('hex')
  const word = (n: number): string => n.toString(16).padStart(64, '0')
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return {
    result: { result: true, message: '5245564552542065786563757465640a' },
    energy_used: 700,
    constant_result: [`08c379a0${word(32)}${word(bytes.length / 2)}${padded}`],
  }
}

/** Goes there as a link within the app does, and returns the page's state afterwards. */
const goThrough = (urls: readonly string[]): string => `(async () => {
  const faults = []
  for (const url of ${JSON.stringify(urls)}) {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => setTimeout(resolve, 0))
    const root = document.documentElement
    if (document.querySelector('main') === null || root.scrollWidth > root.clientWidth) faults.push(url)
  }
  return faults
})()`

test(`in every address: no parameter and no path breaks a page (seed ${seed})`, async () => {
  const page = await context.newPage()
  // What an address triggers would be requested a thousand times: here it stays unanswered.
  await page.route(isCall, (route) => route.abort())
  const places = [
    (text: string) => `/nft?level=${text}&state=${text}&page=${text}`,
    (text: string) => `/nftInv?level=${text}`,
    (text: string) => `/nftDetail?tokenId=${text}`,
    (text: string) => `/tx?id=${text}`,
    (text: string) => `/token?address=${text}`,
    (text: string) => `/blindBoxDetail?seriesId=${text}`,
    (text: string) => `/myBlindBox?tab=${text}&opening=${text}`,
    (text: string) => `/drawCheck?requestId=${text}`,
    (text: string) => `/?inviter=${text}`,
    (text: string) => `/${text}`,
    (text: string) => `/invitations?${text}=${text}#${text}`,
    (text: string) => `/tx?${text}`,
  ]
  await page.goto('/')
  await page.locator('main').waitFor()
  await page.setViewportSize({ width: 360, height: 900 })
  const short = texts.filter((text) => text.length < 2_000 && !/\p{Cs}/u.test(text))
  const urls = short.map((text, i) => places[i % places.length]!(encodeURIComponent(text)))
  // As typed by a user, without the escapes that a link would have.
  const raw = [
    '%',
    '%E0%A4%A',
    '%00',
    '%2e%2e%2f',
    '%252f',
    '<svg onload=canary()>',
    '\'"><x>',
    '{{x}}',
  ]
  for (const text of raw) for (const place of places) urls.push(place(text))
  expect(await page.evaluate<string[]>(goThrough(urls))).toEqual([])
  const { made } = await look(page, [])
  expect(made).toEqual([])
  // And a few as the first thing that a visitor opens.
  for (const url of urls.slice(-places.length * 2)) {
    await page.goto(url).catch(() => {})
    await page.locator('main').waitFor()
  }
  await page.close()
})

test(`in what is typed: the search for a token (seed ${seed})`, async () => {
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('searchbox').waitFor()
  await page.setViewportSize({ width: 360, height: 900 })
  const wide = await page.evaluate<string[]>(`(async () => {
    const field = document.querySelector('input[type=search]')
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const faults = []
    for (const text of ${JSON.stringify(texts)}) {
      set.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 0))
      const root = document.documentElement
      if (document.querySelector('main') === null || root.scrollWidth > root.clientWidth) faults.push(text)
    }
    return faults
  })()`)
  expect(wide).toEqual([])
  expect(await look(page, [])).toEqual({ ...harmless, shown: [] })
  await page.close()
})

test(`in what an earlier visit left in storage (seed ${seed})`, async () => {
  for (const batch of batches) {
    const page = await context.newPage()
    const reported = batch.join(' ')
    const run = (id: string, kind: string, more: object) => ({
      id,
      kind,
      address: alice.address,
      chainId: '0x1',
      subject: { level: reported, [reported]: reported },
      createdAt: 1_700_000_000,
      since: 1,
      ...unchecked,
      ...more,
    })
    const stored = [
      run('r1', 'nft.buy', { stage: 'review', note: { code: 'WALLET', message: reported } }),
      ...batch
        .slice(0, 15)
        .map((kind, i) =>
          run(`k${i}`, kind, { stage: 'refused', note: { code: 'REVERTED', message: reported } }),
        ),
    ]
    const others = {
      discarded: reported,
      postponed: reported,
      inviter: reported,
      theme: reported,
      [`run:${reported}`]: reported,
    }
    await page.addInitScript(
      `for (const run of ${JSON.stringify(stored)}) localStorage.setItem('run:' + run.id, JSON.stringify(run))`,
    )
    await page.addInitScript(storing(others))
    await page.goto('/')
    // What was begun and not signed is asked about.
    await page.getByRole('button', { name: labels.en.continue }).click()
    await page.getByRole('heading', { name: labels.en.activity }).waitFor()
    await expect
      .poll(() => look(page, batch.slice(0, 15)))
      .toEqual({ ...harmless, shown: batch.slice(0, 15).map((_, i) => i) })
    await page.getByRole('dialog').getByRole('button', { name: labels.en.continue }).first().click()
    await expect.poll(() => look(page, [reported.trim()])).toEqual({ ...harmless, shown: [0] })
    await page.close()
  }
})

test(`in what a wallet answers (seed ${seed})`, async () => {
  for (const batch of batches) {
    const page = await context.newPage()
    const reported = batch.join(' ')
    await page.addInitScript(`localStorage.removeItem('wallet'); localStorage.removeItem('token')
const refuse = async () => { throw { code: -1, message: ${JSON.stringify(reported)} } }
const provider = { isTronLink: true, on() {}, removeListener() {}, request: refuse }
window.tron = provider
addEventListener('TIP6963:requestProvider', () => {
  const info = { name: ${JSON.stringify(reported)}, icon: ${JSON.stringify(reported)}, rdns: 'org.tronlink.www' }
  dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail: { info, provider } }))
})`)
    await page.goto('/')
    await page.getByRole('button', { name: labels.en.connectWallet }).click()
    await page.getByRole('button', { name: /^TronLink/ }).click()
    await page.getByText('The wallet answered', { exact: false }).waitFor()
    expect(await look(page, [reported.trim()])).toEqual({ ...harmless, shown: [0] })
    await page.close()
  }
})
