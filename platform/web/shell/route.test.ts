import { expect, test, vi } from 'vitest'

import type { WebRoute } from '../feature.ts'

import { chunkTimeoutMs, loadScreen } from './lazyScreen.tsx'
import { routeAt, routesOf, staysAlive } from './route.ts'

const route = (path: `/${string}`, page: string, keepAlive = false): WebRoute => ({
  path,
  page,
  layout: 'back',
  title: { en: page, tc: page },
  ...(keepAlive ? { keepAlive: true as const } : {}),
  load: async () => ({ Screen: () => null }),
})
const routes = [route('/', 'home'), route('/myNft', 'myNft'), route('/mynft', 'mynft')]

test('case counts, a slash at the end does not', () => {
  expect(routeAt(routes, '/myNft')?.page).toBe('myNft')
  expect(routeAt(routes, '/mynft')?.page).toBe('mynft')
  expect(routeAt(routes, '/mynft/')?.page).toBe('mynft')
  expect(routeAt(routes, '/MYNFT')).toBeNull()
  expect(routeAt(routes, '/')?.page).toBe('home')
})

test('only market, usersList and blindBox may stay alive', () => {
  for (const page of ['market', 'usersList', 'blindBox']) {
    expect(staysAlive(route('/x', page, true))).toBe(true)
    expect(staysAlive(route('/x', page))).toBe(false)
  }
  for (const page of ['home', 'nftDetail']) expect(staysAlive(route('/x', page, true))).toBe(false)
})

test('two features cannot claim one path', () => {
  const feature = { name: 'a', routes: [route('/nft', 'market')] }
  expect(() => routesOf([feature, { ...feature, name: 'b' }])).toThrow('/nft')
})

test('a screen that does not come within 120 s is given up', async () => {
  vi.useFakeTimers()
  const never = { path: '/late' as const, load: () => new Promise<never>(() => {}) }
  const ended = loadScreen(never).catch((error: Error) => error.message)
  expect(chunkTimeoutMs).toBe(120_000)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended).toBe('chunk timeout')
  vi.useRealTimers()
})
