import { expect, test } from 'vitest'

import { announced, type Found, injected, watchWallets } from './detect.ts'

const tronLink = {}

test.each([
  ['nothing', {}, { tronlink: false, okx: false }],
  ['TronLink of today', { tron: { isTronLink: true } }, { tronlink: true, okx: false }],
  ['an old TronLink', { tronLink }, { tronlink: true, okx: false }],
  ['OKX', { okxwallet: { tronLink } }, { tronlink: false, okx: true }],
  ['another wallet as tron', { tron: { isTronLink: false } }, { tronlink: false, okx: false }],
])('injected: %s', (_, page, found) => {
  expect(injected(page)).toEqual(found)
})

test('announcements are told apart by their domain', () => {
  const say = (rdns: string, name = '') => announced({ detail: { info: { rdns, name } } })
  expect(say('org.tronlink.www')).toEqual({ tronlink: true, okx: false })
  expect(say('com.okex.wallet')).toEqual({ tronlink: false, okx: true })
  expect(say('com.example', 'TronLink')).toEqual({ tronlink: true, okx: false })
  expect(say('com.example')).toEqual({ tronlink: false, okx: false })
  expect(announced({})).toEqual({ tronlink: false, okx: false })
})

function watch() {
  const page = Object.assign(new EventTarget(), {}) as EventTarget & Record<string, unknown>
  let look = (): void => {}
  const seen: Found[] = []
  const ends: Found[] = []
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
    onFound: (found) => seen.push(found),
    onEnd: (found) => ends.push(found),
  })
  return { page, seen, ends, stop, look: () => look(), isStopped: () => stopped, everyMs }
}

test('looks once, then once a second up to 5 more times, then gives up', () => {
  const watched = watch()
  expect(watched.everyMs).toBe(1_000)
  for (let i = 0; i < 4; i++) watched.look()
  expect(watched.ends).toEqual([])
  watched.look()
  expect(watched.ends).toEqual([{ tronlink: false, okx: false }])
  expect(watched.isStopped()).toBe(true)
})

test('a wallet that is injected late is found', () => {
  const watched = watch()
  watched.look()
  watched.page['tron'] = { isTronLink: true }
  watched.look()
  expect(watched.seen).toEqual([{ tronlink: true, okx: false }])
})

test('an announcement is heard between two looks', () => {
  const watched = watch()
  const detail = { info: { rdns: 'org.tronlink.www' } }
  watched.page.dispatchEvent(Object.assign(new Event('TIP6963:announceProvider'), { detail }))
  expect(watched.seen).toEqual([{ tronlink: true, okx: false }])
})

test('the page asks wallets to announce themselves', () => {
  const page = new EventTarget()
  let asked = 0
  page.addEventListener('TIP6963:requestProvider', () => asked++)
  const none = () => () => {}
  watchWallets({ page: page as never, every: none, onFound: () => {}, onEnd: () => {} })
  expect(asked).toBe(1)
})
