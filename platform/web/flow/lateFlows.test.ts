import { expect, test } from 'vitest'

import type { LateFlow } from './useFlow.ts'

/** Every action that a screen shows before its code is there, of all features. */
const modules = import.meta.glob<{ lateFlows: Record<string, LateFlow<never>> }>(
  ['../../../features/*/web/lateFlows.ts'],
  { eager: true },
)
const found = Object.values(modules).flatMap(({ lateFlows }) => Object.values(lateFlows))

test('late flows are found in several features', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(0)
})

test.each(found)('the kind said at once is that of the flow: $kind', async (late) => {
  expect((await late.load()).kind).toBe(late.kind)
})
