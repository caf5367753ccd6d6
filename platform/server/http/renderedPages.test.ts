import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { App } from '#platform/server/app.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { type Ask, RenderedPages } from './renderedPages.ts'

let root: string
let clock: ChainClock
let elapsed: number
let warnings: unknown[]
let asked: string[]
let price: string
let levels: string[]
let ask: Ask

const frame = '<body><div id="app"></div>\n    <noscript>no</noscript></body>'

/** Returns all its arguments. The levels make it call for the card of each. */
const renderer = `export const serverRendered = { nft: { params: ['sort', 'level'] } }
const ask = (path, input) => ({ path, key: input, input })
export async function render(name, locale, settings, { now, search, replies }) {
  const levels = replies.find(({ path }) => path === '/levels')?.data ?? []
  const calls = [ask('/cards', { size: '20' }), ask('/levels', {}), ...levels.map((id) => ask('/level', { id }))]
  const html = '<div id="app">' + JSON.stringify({ name, locale, settings, now, search, replies }) + '</div>'
  return { html, calls }
}`

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tessera-drawn-'))
  mkdirSync(path.join(root, 'web.renderer/frames/en'), { recursive: true })
  writeFileSync(path.join(root, 'web.renderer/frames/en/nft.html'), frame)
  writeFileSync(path.join(root, 'web.renderer/render.mjs'), renderer)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => {
  elapsed = 0
  clock = new ChainClock(() => elapsed)
  warnings = []
  asked = []
  price = '5'
  levels = []
  ask = async (call, locale) => {
    asked.push(`${call.path} ${JSON.stringify(call.input)} ${locale}`)
    return call.path === '/cards' ? { price } : call.path === '/levels' ? levels : call.input['id']
  }
})

function pages(folder = 'web'): RenderedPages {
  const app = {
    clock,
    config: { nativeSymbol: 'TRX' },
    deployment: { network: 'local', chainId: '0xAB' },
    log: { warn: (...message: unknown[]) => warnings.push(message) },
  } as unknown as App
  return new RenderedPages(app, (call, locale) => ask(call, locale), path.join(root, folder))
}

const block = (number: number): void =>
  clock.see({ number, id: `id${number}`, parent: '', time: 1_000_020 + number * 3 }, 0)

interface InitialPage {
  readonly now: number
  readonly search: string
  readonly replies: readonly { path: string; data: unknown }[]
}

/** The arguments of the fake rendering, from a page as it is sent. */
async function renderedPage(from: RenderedPages, search = '') {
  const page = await from.page('nft', 'en', new URLSearchParams(search))
  if (page === null) return null
  const html = page.plain.toString()
  const text = /<div id="app">(\{.*\})<\/div>/.exec(html)?.[1] ?? ''
  return { html, page, initial: JSON.parse(text) as InitialPage }
}

const paths = (initial: InitialPage | undefined) => initial?.replies.map(({ path }) => path)

test('a page is rendered from the replies to its calls, in its place within the frame', async () => {
  block(1)
  const found = await renderedPage(pages())
  expect(asked).toEqual(['/cards {"size":"20"} en', '/levels {} en'])
  expect(found?.initial).toMatchObject({
    name: 'nft',
    locale: 'en',
    settings: {
      network: { name: 'local', chainId: '0xab', nativeSymbol: 'TRX' },
      demo: { accounts: [], travel: true },
    },
    // 1,000,023 in whole minutes.
    now: 1_000_020,
    search: '',
    replies: [
      { path: '/cards', key: { size: '20' }, data: { price: '5' } },
      { path: '/levels', data: [] },
    ],
  })
  expect(found?.html).toMatch(
    /^<body><div id="app">\{.*<\/div>\n {4}<noscript>no<\/noscript><\/body>$/,
  )
  expect(brotliDecompressSync(found!.page.br).toString()).toBe(found!.html)
  expect(gunzipSync(found!.page.gzip).toString()).toBe(found!.html)
})

test('what a reply leads to is requested too, while it leads there', async () => {
  const all = pages()
  levels = ['3', '5']
  block(1)
  expect(paths((await renderedPage(all))?.initial)).toEqual([
    '/cards',
    '/levels',
    '/level',
    '/level',
  ])
  levels = []
  block(2)
  await renderedPage(all)
  asked = []
  block(3)
  await renderedPage(all)
  expect(asked).toEqual(['/cards {"size":"20"} en', '/levels {} en'])
})

test('of an address what the page reads, in one order, and each such page by itself', async () => {
  const all = pages()
  block(1)
  const [first, same, other] = [
    await renderedPage(all, 'utm=1&level=3&sort=new'),
    await renderedPage(all, 'sort=new&level=3&inviter=T'),
    await renderedPage(all, 'level=4'),
  ]
  expect(first?.initial.search).toBe('?sort=new&level=3')
  expect(same?.page).toBe(first?.page)
  expect(other?.initial.search).toBe('?level=4')
  expect(await renderedPage(all, `level=${'4'.repeat(160)}`)).toBe(null)
})

test('made-up addresses are rendered a limited number of times a second, and do not block the page itself', async () => {
  const all = pages()
  block(1)
  vi.useFakeTimers({ toFake: ['performance'] })
  const strangers = async (first: number) => {
    const found = []
    for (let level = first; level < first + 30; level++)
      found.push(await renderedPage(all, `level=${level}`))
    return found.filter((page) => page !== null).length
  }
  expect(await strangers(1)).toBe(20)
  vi.advanceTimersByTime(1_000)
  expect(await strangers(101)).toBe(20)
  vi.useRealTimers()
  expect(await renderedPage(all)).not.toBe(null)
})

test('once for all readers of a block, and again only where an answer differs', async () => {
  const all = pages()
  block(1)
  const first = await Promise.all([renderedPage(all), renderedPage(all)])
  expect(asked.length).toBe(2)
  block(2)
  const second = await renderedPage(all)
  expect(asked.length).toBe(4)
  expect(second?.page).toBe(first[0]?.page)
  price = '</div>$&6'
  expect(await renderedPage(all)).toEqual(second)
  block(3)
  const third = await renderedPage(all)
  expect(third?.initial.replies[0]?.data).toEqual({ price: '</div>$&6' })
  expect(third?.page.etag).not.toBe(second?.page.etag)
})

test('time that passes without a block is updated by the minute', async () => {
  const all = pages()
  block(1)
  const first = await renderedPage(all)
  elapsed = 56_000
  expect((await renderedPage(all))?.initial.now).toBe(1_000_020)
  elapsed = 57_000
  const second = await renderedPage(all)
  expect(second?.initial.now).toBe(1_000_080)
  expect(second?.page.etag).not.toBe(first?.page.etag)
})

test('before the first block a page is rendered without replies, and again once there is a block', async () => {
  const all = pages()
  expect((await renderedPage(all))?.initial).toMatchObject({ now: 0, replies: [] })
  expect(asked).toEqual([])
  block(1)
  expect(paths((await renderedPage(all))?.initial)).toEqual(['/cards', '/levels'])
})

test('without a rendering, or for a page that it does not know: nothing', async () => {
  block(1)
  expect(await renderedPage(pages('elsewhere'))).toBe(null)
  expect(await pages().page('home', 'en', new URLSearchParams())).toBe(null)
  expect([asked, warnings]).toEqual([[], []])
})

test('what is refused is left for the app to request, and is requested again with the next block', async () => {
  const all = pages()
  const right = ask
  ask = async (call, locale) => {
    if (call.path === '/levels') throw new Failure(failures.NOT_FOUND)
    return right(call, locale)
  }
  block(1)
  expect(paths((await renderedPage(all))?.initial)).toEqual(['/cards'])
  ask = right
  block(2)
  expect(paths((await renderedPage(all))?.initial)).toEqual(['/cards', '/levels'])
  expect(warnings).toEqual([])
})

test('a call that fails leaves the page to the app until the next block, and is noted', async () => {
  const all = pages()
  block(1)
  await renderedPage(all)
  const right = ask
  ask = async () => {
    throw new Error('no database')
  }
  block(2)
  expect(await renderedPage(all)).toBe(null)
  ask = right
  expect(await renderedPage(all)).toBe(null)
  expect(warnings.length).toBe(1)
  // The same answers as before it failed.
  block(3)
  expect(paths((await renderedPage(all))?.initial)).toEqual(['/cards', '/levels'])
})
