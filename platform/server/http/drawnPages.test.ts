import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import type { App } from '#platform/server/app.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { type Ask, DrawnPages } from './drawnPages.ts'

let root: string
let clock: ChainClock
let elapsed: number
let warnings: unknown[]
let asked: string[]
let price: string
let ask: Ask

const file = 'drawn/local/en/nft.html'
const built = '<body><div id="app"><p>$& before</p></div>\n    <noscript>no</noscript></body>'

/** Counts how often it draws, and says all it was given. */
const drawing = `let times = 0
export const shows = { nft: [{ path: '/cards', input: { size: '20' } }, { path: '/levels', input: {} }] }
export function draw(page, locale, settings, now, replies) {
  times += 1
  return '<div id="app">' + JSON.stringify({ times, page, locale, settings, now, replies }) + '</div>'
}`

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tessera-drawn-'))
  mkdirSync(path.join(root, 'web/drawn/local/en'), { recursive: true })
  mkdirSync(path.join(root, 'web.draw'))
  writeFileSync(path.join(root, 'web', file), built)
  writeFileSync(path.join(root, 'web.draw/draw.mjs'), drawing)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(() => {
  elapsed = 0
  clock = new ChainClock(() => elapsed)
  warnings = []
  asked = []
  price = '5'
  ask = async (call, locale) => {
    asked.push(`${call.path} ${JSON.stringify(call.input)} ${locale}`)
    return call.path === '/cards' ? { price } : {}
  }
})

function pages(folder = 'web'): DrawnPages {
  const app = {
    clock,
    config: { nativeSymbol: 'TRX' },
    deployment: { network: 'local', chainId: '0xAB' },
    log: { warn: (...words: unknown[]) => warnings.push(words) },
  } as unknown as App
  return new DrawnPages(app, (call, locale) => ask(call, locale), path.join(root, folder))
}

const block = (number: number): void =>
  clock.see({ number, id: `id${number}`, parent: '', time: 1_000_020 + number * 3 }, 0)

/** What the fake drawing was given, from a page as it is sent. */
async function drawn(from: DrawnPages) {
  const page = await from.page('nft', 'en', file)
  if (page === null) return null
  const html = page.plain.toString()
  const text = /<div id="app">(\{.*\})<\/div>/.exec(html)?.[1] ?? ''
  return { html, page, told: JSON.parse(text) as Record<string, unknown> }
}

test('a page is drawn from what its calls are answered, in the place of what was built', async () => {
  block(1)
  const found = await drawn(pages())
  expect(asked).toEqual(['/cards {"size":"20"} en', '/levels {} en'])
  expect(found?.told).toMatchObject({
    page: 'nft',
    locale: 'en',
    settings: {
      network: { name: 'local', chainId: '0xab', nativeSymbol: 'TRX' },
      demo: { accounts: [], travel: true },
    },
    // 1,000,023 in whole minutes.
    now: 1_000_020,
    replies: [{ price: '5' }, {}],
  })
  expect(found?.html).toMatch(
    /^<body><div id="app">\{.*<\/div>\n {4}<noscript>no<\/noscript><\/body>$/,
  )
  expect(brotliDecompressSync(found!.page.br).toString()).toBe(found!.html)
  expect(gunzipSync(found!.page.gzip).toString()).toBe(found!.html)
})

test('once for all readers of a block, and again only where an answer differs', async () => {
  const all = pages()
  block(1)
  const first = await Promise.all([drawn(all), drawn(all)])
  expect(asked.length).toBe(2)
  block(2)
  const second = await drawn(all)
  expect(asked.length).toBe(4)
  expect(second?.page).toBe(first[0]?.page)
  price = '</div>$&6'
  expect(await drawn(all)).toEqual(second)
  block(3)
  const third = await drawn(all)
  expect(third?.told['replies']).toEqual([{ price: '</div>$&6' }, {}])
  expect(third?.page.etag).not.toBe(second?.page.etag)
})

test('time that passes without a block is told by the minute', async () => {
  const all = pages()
  block(1)
  const first = await drawn(all)
  elapsed = 56_000
  expect((await drawn(all))?.told['now']).toBe(1_000_020)
  elapsed = 57_000
  const second = await drawn(all)
  expect(second?.told['now']).toBe(1_000_080)
  expect(second?.page.etag).not.toBe(first?.page.etag)
})

test('before the first block, without a drawing, or for a page that shows nothing: as it was built', async () => {
  expect(await pages().page('nft', 'en', file)).toBe(null)
  block(1)
  expect(await pages('elsewhere').page('nft', 'en', file)).toBe(null)
  expect(await pages().page('home', 'en', 'drawn/local/en/home.html')).toBe(null)
  expect([asked, warnings]).toEqual([[], []])
})

test('a call that fails leaves the page as it was built until the next block, and is noted', async () => {
  const all = pages()
  block(1)
  const right = ask
  ask = async () => {
    throw new Error('no database')
  }
  expect(await drawn(all)).toBe(null)
  ask = right
  expect(await drawn(all)).toBe(null)
  expect(warnings.length).toBe(1)
  block(2)
  expect((await drawn(all))?.told['replies']).toEqual([{ price: '5' }, {}])
})
