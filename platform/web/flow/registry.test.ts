import { expect, test, vi } from 'vitest'

import { flowFor, flowOf, provideFlows } from './registry.ts'
import { testFlow } from './testing/world.ts'

const of = (kind: string) => ({ ...testFlow, kind })

test('a kind loads the flows of the feature that it names, once, and of no other', async () => {
  const zoo = vi.fn(async () => [of('zoo.feed'), of('zoo.pet')])
  const jar = vi.fn(async () => [of('jar.put')])
  provideFlows([{ name: 'zoo', flows: zoo }, { name: 'jar', flows: jar }, { name: 'bare' }])
  expect(flowOf('zoo.feed')).toBeNull()
  const found = await Promise.all(['zoo.feed', 'zoo.pet', 'zoo.feed'].map(flowFor))
  expect(found.map(({ kind }) => kind)).toEqual(['zoo.feed', 'zoo.pet', 'zoo.feed'])
  expect([zoo.mock.calls.length, jar.mock.calls.length]).toEqual([1, 0])
  await expect(flowFor('zoo.sell')).rejects.toThrow('no feature has the action zoo.sell')
  await expect(flowFor('bare.a')).rejects.toThrow('bare.a')
  await expect(flowFor('gone.a')).rejects.toThrow('gone.a')
})

test('code that did not load is requested again', async () => {
  const load = vi.fn(async () => [of('late.go')])
  load.mockRejectedValueOnce(new TypeError('offline'))
  provideFlows([{ name: 'late', flows: load }])
  await expect(flowFor('late.go')).rejects.toThrow('offline')
  expect((await flowFor('late.go')).kind).toBe('late.go')
  expect(load).toHaveBeenCalledTimes(2)
})
