import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { isFull } from '#platform/std/testing/campaign.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Every build of the same sources has the same bytes, in any folder: what is served can be checked.
 */
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
let builds: readonly Map<string, string>[]

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-builds-'))
  // Different names at different depths: neither may show in what is built.
  const places = ['one', 'another/much/deeper'].map((place) => path.join(folder, place))
  for (const place of places) copySources(place)
  // Of contracts there is a build already, which took a compiler most of a minute: in `npm run
  // test:full` another compiler makes them again.
  for (const place of isFull ? places.slice(0, 1) : places) {
    for (const made of ['contracts', 'stamps.json']) {
      cpSync(path.join(root, 'build', made), path.join(place, 'build', made), { recursive: true })
    }
  }
  builds = await Promise.all(places.map(build))
  // Beside others that have both cores, on a slow machine.
}, 900_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function copySources(place: string): void {
  cpSync(root, place, {
    recursive: true,
    filter: (source) => {
      const [first = ''] = path.relative(root, source).split(path.sep)
      return !left.has(path.basename(source)) && !first.startsWith('.data')
    },
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(place, 'node_modules'), 'dir')
}

/** Builds all of it that is not there; returns the digest of every file. */
async function build(place: string): Promise<Map<string, string>> {
  await run(place, ['scripts/build.mjs'])
  return digests(path.join(place, 'build'))
}

function run(cwd: string, argv: readonly string[]): Promise<void> {
  // Not as part of a test, but like any user's build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, [...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (labels: Buffer) => (output += labels.toString()))
  child.stderr.on('data', (labels: Buffer) => (output += labels.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output))))
  })
}

function digests(built: string): Map<string, string> {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // Not served: it names each package by the way to it, which here is a link.
    .filter((file) => path.relative(built, file) !== 'web.json')
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
  expect([...(builds[0]?.keys() ?? [])]).toContain(file)
})

test('two clean builds in two places are the same, file by file', () => {
  expect(builds[0]).toEqual(builds[1])
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
  // The makers of the chart library, named below it as their licence requires.
  'https://www.tradingview.com',
  // Links to a wallet's own site, opened by a tap, and their apps' universal links.
  'https://okx.com',
  'https://web3.okx.com',
  'https://www.tronlink.org',
])

test('the built app names no other origin than these, and loads from none', () => {
  const web = path.join(folder, 'one/build/web')
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
