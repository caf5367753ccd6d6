import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

/** Whoever builds the same sources gets the same bytes, wherever they lie: what is served can be checked. */
const root = path.resolve(import.meta.dirname, '../..')
const left: ReadonlySet<string> = new Set([
  '.git',
  '.cache',
  'build',
  'node_modules',
  'shots',
  'test-results',
])
let folder: string
let clean: ReadonlyMap<string, string>

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-builds-'))
  // Another name at another depth: neither may show in what is built.
  clean = await buildIn(path.join(folder, 'another/much/deeper'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Copies the sources there and builds all of it; gives back the digest of every file. */
async function buildIn(place: string): Promise<Map<string, string>> {
  cpSync(root, place, {
    recursive: true,
    filter: (source) => {
      const [first = ''] = path.relative(root, source).split(path.sep)
      return !left.has(path.basename(source)) && !first.startsWith('.data')
    },
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'dir')
  await run(place, ['scripts/build.mjs'])
  return digests(path.join(place, 'build'))
}

function run(cwd: string, argv: readonly string[]): Promise<void> {
  // Not as part of a test, but as everybody builds.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, [...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (words: Buffer) => (said += words.toString()))
  child.stderr.on('data', (words: Buffer) => (said += words.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said))))
  })
}

/** Of what tests leave beside it nothing; nor of `web.json`, which is not served: it names each package
 * by the way to it, which here is a link. */
const made = ['contracts', 'node', 'web', 'web.draw']

function digests(built: string): Map<string, string> {
  const files = made
    .flatMap((part) =>
      readdirSync(path.join(built, part), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    files
      .toSorted()
      .map((file) => [
        path.relative(built, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )
}

test.each(['web/index.html', 'node/server.js', 'contracts/state.json'])('%s is built', (file) => {
  expect([...clean.keys()]).toContain(file)
})

test('a clean build in another place is what `npm start` runs, file by file', () => {
  expect(clean).toEqual(digests(path.join(root, 'build')))
})

/** Names that code only mentions: of formats, in error messages, and links that a reader may tap. */
const mentioned = new Set([
  // Namespaces and documents that libraries cite.
  'http://www.w3.org',
  'https://abitype.dev',
  'https://base-ui.com',
  'https://docs.soliditylang.org',
  'https://react.dev',
  'https://tailwindcss.com',
  'https://viem.sh',
  // viem's error texts name a place to look up selectors.
  'https://4byte.sourcify.dev',
  // An example in a comment of the TronLink adapter.
  'http://someurl.com',
  // The makers of the candles' drawing, named below it as their licence asks.
  'https://www.tradingview.com',
  // Links to a wallet's own site, opened by a tap, and their apps' universal links.
  'https://okx.com',
  'https://web3.okx.com',
  'https://www.tronlink.org',
])

test('the built app names no other origin than these, and loads from none', () => {
  const web = path.join(root, 'build/web')
  const named = new Set<string>()
  for (const entry of readdirSync(web, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) continue
    const text = readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
    for (const [origin] of text.matchAll(/\b(?:https?|wss?):\/\/[\w.-]+/g)) named.add(origin)
    // What a page or a style sheet would load by itself.
    expect(text).not.toMatch(
      /(?:src|srcset|action)="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import/,
    )
  }
  expect([...named].filter((origin) => !mentioned.has(origin))).toEqual([])
})
