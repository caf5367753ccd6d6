import { expect, test } from 'vitest'

import { turnAfterTurn } from './turns.ts'

test('reports of each turn whether it succeeded, and goes on after a failed one until it is stopped', async () => {
  const failures: unknown[] = []
  const ended: boolean[] = []
  const error = new Error('no answer')
  let turns = 0
  await new Promise<void>((resolve) => {
    const stop = turnAfterTurn(
      async () => {
        turns += 1
        if (turns === 2) throw error
        if (turns === 3) void stop().then(resolve)
      },
      0,
      (err) => failures.push(err),
      (succeeded) => ended.push(succeeded),
    )
  })
  expect({ turns, failures, ended }).toEqual({
    turns: 3,
    failures: [error],
    ended: [true, false, true],
  })
})
