import { expect, test } from 'vitest'

import { mineLate } from './mineFlows.ts'

test.each(Object.values(mineLate))('$kind is what comes under its name', async (late) => {
  expect((await late.load()).kind).toBe(late.kind)
})
