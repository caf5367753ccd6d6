import { expect, test } from 'vitest'

import { buyFlows } from './buyFlows.ts'

test.each(Object.values(buyFlows))('$kind is what comes under its name', async (late) => {
  expect((await late.load()).kind).toBe(late.kind)
})
