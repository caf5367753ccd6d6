import { expect, test } from 'vitest'

import { lateFlows } from './late.ts'

test.each(Object.values(lateFlows))(
  'the kind said at once is that of the flow: $kind',
  async (late) => {
    expect((await late.load()).kind).toBe(late.kind)
  },
)
