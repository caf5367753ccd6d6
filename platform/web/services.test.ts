import { expect, test } from 'vitest'

import { provideServiceSources, service, servicesReady, withServices } from './services.ts'

const one = { path: '/baseConfig' } as never
const other = { path: '/activity' } as never

test('what features give is known once it has come; what none gives is named', async () => {
  let asked = 0
  provideServiceSources([
    async () => {
      asked += 1
      return { baseConfig: one }
    },
    async () => ({ activity: other }),
  ])
  expect(() => service('baseConfig')).toThrow('no feature gives the service baseConfig')
  expect(await withServices(() => Promise.resolve('screen'))).toBe('screen')
  expect([service('baseConfig'), service('activity')]).toEqual([one, other])
  await servicesReady()
  expect(asked).toBe(1)
  expect(() => service('enter')).toThrow('no feature gives the service enter')
})

test('code that did not load is requested again', async () => {
  let line = false
  provideServiceSources([
    async () => {
      if (!line) throw new Error('offline')
      return { baseConfig: other }
    },
  ])
  await expect(withServices(() => Promise.resolve('screen'))).rejects.toThrow('offline')
  line = true
  expect(await withServices(() => Promise.resolve('screen'))).toBe('screen')
  expect(service('baseConfig')).toBe(other)
})
