import { expect, test } from 'vitest'

import { announced, injected, watchWallets } from './detect.ts'
import type { FoundWallet } from './provider.ts'

const tronLink = {}
const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 14)' }
const kinds = (found: readonly FoundWallet[]) =>
  found.map(({ kind, standard }) => `${kind}${standard ? '' : ', older'}`)

test.each([
  ['nothing', {}, []],
  ['TronLink of today', { tron: { isTronLink: true }, tronLink }, ['tronlink']],
  ['an old TronLink', { tronLink }, ['tronlink, older']],
  ['on a phone', { tron: { isTronLink: true }, tronLink, navigator: phone }, ['tronlink, older']],
  ['the first phone app', { tronWeb: { trx: {} as never }, navigator: phone }, ['tronlink, older']],
  ['OKX', { okxwallet: { tronLink } }, ['okx, older']],
  [
    'OKX in TronLink’s place',
    { okxwallet: { tronLink }, tronLink: { isOkxWallet: true } },
    ['okx, older'],
  ],
  ['another wallet as tron', { tron: { isTronLink: false } }, []],
])('injected: %s', (_, page, found) => {
  expect(kinds(injected(page))).toEqual(found)
})

const provider = {}
const detail = (rdns: string, name = '') => ({ detail: { info: { rdns, name }, provider } })

test.each([
  ['org.tronlink.www', 'Anything', { kind: 'tronlink', name: 'TronLink' }],
  ['com.okex.wallet', '', { kind: 'okx', name: 'OKX Wallet' }],
  ['com.example.wallet', 'Foxy\u202e', { kind: 'com.example.wallet', name: 'Foxy' }],
  ['com.example', '', { kind: 'com.example', name: 'com.example' }],
])('%s that calls itself %j is used by its own provider', (rdns, name, found) => {
  expect(announced(detail(rdns, name))).toEqual({ ...found, provider, standard: true })
})

test.each([
  {},
  { detail: { info: { rdns: 'com.example' } } },
  detail('no domain'),
  detail('a:b.c'),
])('no announcement: %j', (event) => {
  expect(announced(event)).toBeNull()
})

function watch() {
  const page = Object.assign(new EventTarget(), {}) as EventTarget & Record<string, unknown>
  let look = (): void => {}
  const seen: string[][] = []
  const ends: string[][] = []
  const found: FoundWallet[] = []
  let stopped = false
  let everyMs = 0
  const stop = watchWallets({
    page: page as never,
    every: (ms, each) => {
      everyMs = ms
      look = each
      return () => {
        stopped = true
      }
    },
    onFound: (all) => {
      seen.push(kinds(all))
      found.splice(0, found.length, ...all)
    },
    onEnd: (all) => ends.push(kinds(all)),
  })
  const announce = (rdns: string): void => {
    page.dispatchEvent(Object.assign(new Event('TIP6963:announceProvider'), detail(rdns)))
  }
  return {
    page,
    seen,
    ends,
    found,
    stop,
    announce,
    look: () => look(),
    isStopped: () => stopped,
    everyMs,
  }
}

test('looks once, then once a second up to 5 more times, then gives up', () => {
  const watched = watch()
  expect(watched.everyMs).toBe(1_000)
  for (let i = 0; i < 4; i++) watched.look()
  expect(watched.ends).toEqual([])
  watched.look()
  expect(watched.ends).toEqual([[]])
  expect(watched.isStopped()).toBe(true)
})

test('a wallet that is injected late is found', () => {
  const watched = watch()
  watched.look()
  watched.page['tron'] = { isTronLink: true }
  watched.look()
  expect(watched.seen).toEqual([['tronlink']])
})

test('an announcement between two looks stands before what was injected, and the first before the next', () => {
  const watched = watch()
  watched.page['tronLink'] = { older: true }
  watched.look()
  watched.announce('org.tronlink.www')
  watched.announce('org.tronlink.www')
  expect(watched.seen).toEqual([['tronlink, older'], ['tronlink']])
  expect(watched.found[0]?.provider).toBe(provider)
})

test('the page requests that wallets announce themselves', () => {
  const page = new EventTarget()
  let asked = 0
  page.addEventListener('TIP6963:requestProvider', () => asked++)
  const none = () => () => {}
  watchWallets({ page: page as never, every: none, onFound: () => {}, onEnd: () => {} })
  expect(asked).toBe(1)
})
