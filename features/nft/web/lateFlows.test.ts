import { expect, test } from 'vitest'

import { lateFlows } from './lateFlows.ts'

test.each(Object.values(lateFlows))('$kind is what comes under its name', async (late) => {
  expect((await late.load()).kind).toBe(late.kind)
})
