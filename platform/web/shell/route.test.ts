import { expect, test, vi } from 'vitest'

import type { WebRoute } from '../feature.ts'

import { provideServiceSources, withServices } from '../services.ts'
import { flowFor, provideFlows } from '../flow/registry.ts'
import { loadScreen } from './lazyScreen.tsx'
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

const never = () => new Promise<never>(() => {})
test.each([
  ['a screen', () => loadScreen({ path: '/late', load: never })],
  [
    'a screen that asks the server later',
    () => loadScreen({ path: '/late', load: never, requestsDeferred: true }),
  ],
  ['a sheet, or a part of a screen', () => withServices(never)],
  [
    'a flow',
    () => {
      // A name of its own: what is loading is remembered by it.
      provideFlows([{ name: 'silent', flows: never }])
      return flowFor('silent.buy')
    },
  ],
])('%s whose code does not come within 120 s is given up', async (_, load) => {
  vi.useFakeTimers()
  provideServiceSources([])
  const ended = vi.fn<(why: string) => void>()
  load().catch((error: Error) => ended(error.message))
  await vi.advanceTimersByTimeAsync(119_900)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(ended).toHaveBeenCalledExactlyOnceWith('chunk timeout')
  vi.useRealTimers()
})
