import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { startWorld, type World } from '#apps/deploy/testing.ts'
import type { Server } from '#apps/server/server.ts'
import { serverOn } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { announceCommand } from './announceCommand.ts'
import { releaseCommand } from './releaseCommand.ts'

/** A real server with a small web app in a folder, and a reader with a build of his own. */
const served = mkdtempSync(path.join(tmpdir(), 'tessera-served-'))
const own = mkdtempSync(path.join(tmpdir(), 'tessera-own-'))
const script = 'document.title = "Tessera"\n'
const sha256 = 'sha256-jFhSJktGGzuW1CTKJqHTZsLBI6py0tE1gNa68CDlHVg='
const page = (scripts: string) => `<!doctype html><title>Tessera</title>${scripts}\n`
const right = page(`<script src="/assets/app.js" integrity="${sha256}"></script>`)
let world: World
let server: Server

function write(folder: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
  writeFileSync(path.join(folder, `${file}.gz`), gzipSync(text))
  writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(text))
}

beforeAll(async () => {
  for (const folder of [served, own]) {
    write(folder, 'index.html', right)
    write(folder, 'assets/app.js', script)
  }
  // A page that cannot be rendered is sent as the app's empty one.
  write(`${served}.renderer`, 'frames/en/home.html', '')
  world = await startWorld()
  server = await serverOn(world, served)
})
afterAll(async () => {
  await server?.close()
  await world?.close()
  for (const folder of [served, own, `${served}.renderer`]) rmSync(folder, { recursive: true })
})

async function found(announcer?: string): Promise<readonly string[]> {
  const lines: string[] = []
  const options = { server: server.url, folder: own, announcer }
  const code = await releaseCommand(options, (line) => lines.push(line))
  expect(code).toBe(lines.at(-1) === 'the server serves the announced release' ? 0 : 1)
  return lines
}

async function announceRelease(): Promise<void> {
  const draft = 'kind: release\n# en\nA release\nIts files.\n# tc\n新版本\n其檔案。\n'
  const options = { server: server.url, draft, key: null, release: own }
  expect(await announceCommand(options, () => {})).toBe(0)
}

test('without an announced release nothing is confirmed', async () => {
  expect(await found()).toEqual(['no release is announced', '1 faults'])
})

test('a server that serves what is announced is confirmed, by the announcer that the reader names', async () => {
  await announceRelease()
  expect(await found()).toEqual(['the server serves the announced release'])
  const { announcer } = world.deployment
  expect(await found(announcer)).toEqual(['the server serves the announced release'])
  const other = world.net.accounts[1]!.address
  expect(await found(other)).toEqual([`announcements are signed by ${announcer}`, '1 faults'])
})

test('a file that differs is named, also where one form of it does', async () => {
  const packed = path.join(served, 'assets/app.js.br')
  const before = readFileSync(packed)
  writeFileSync(packed, brotliCompressSync('steal()'))
  expect(await found()).toEqual(['assets/app.js (br) differs', '1 faults'])
  writeFileSync(packed, before)
  write(own, 'assets/more.js', '')
  const [hash, ...missing] = await found()
  expect(hash).toMatch(/^announcement #1 has the hash [0-9a-f]{64}, the folder [0-9a-f]{64}$/)
  expect(missing.slice(0, -1)).toEqual(
    ['br', 'gzip', 'identity'].map((form) => `assets/more.js (${form}) differs`),
  )
  for (const end of ['', '.gz', '.br']) rmSync(path.join(own, `assets/more.js${end}`))
})

test('a page with another script is found, be it in the page, without its hash or loaded by one that is right', async () => {
  const file = `src="/assets/app.js" integrity="${sha256}"`
  const home = path.join(served, 'index.html')
  for (const tag of [
    '<script>steal()</script>',
    '<script src="/assets/app.js"></script>',
    '<script src="https://x.example/a.js"></script>',
    `<script data-app="/assets/x.js#${sha256}" ${file}></script>`,
    `<script data-chunks="/assets/app.js#sha256-0" ${file}></script>`,
  ]) {
    writeFileSync(home, page(tag))
    expect(await found()).toContain(`not of the release: ${tag.slice(0, 100)}`)
  }
  const whole = 'document.title = "Tessera"'
  for (const tag of [
    `<script>${whole}</script>`,
    `<script data-app="/assets/app.js#${sha256}">${whole}</script>`,
    '<script type="application/json">{}</script>',
  ]) {
    writeFileSync(home, page(tag))
    expect((await found()).join()).not.toContain('not of the release')
  }
  write(served, 'index.html', right)
  expect(await found()).toEqual(['the server serves the announced release'])
})
