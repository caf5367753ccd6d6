import { expect, test } from 'vitest'

import { held } from './held.ts'

test('a good answer serves all for its time; a caller meanwhile waits for the same', async () => {
  let asked = 0
  let time = 0
  const ask = held(
    async () => ++asked,
    () => true,
    1_000,
    () => time,
  )
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  time = 999
  expect(await ask()).toBe(1)
  time = 1_000
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
})

test('what is not good is requested again at once, and by one at a time', async () => {
  const answers: (number | Error)[] = [0, new Error('no'), 7]
  let asked = 0
  const ask = held(
    async () => {
      const answer = answers[asked++]
      if (answer instanceof Error) throw answer
      return answer
    },
    (answer) => answer === 7,
    1_000,
    () => 0,
  )
  expect(await Promise.all([ask(), ask()])).toEqual([0, 0])
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('no')
  expect(await ask()).toBe(7)
  expect(await ask()).toBe(7)
  expect(asked).toBe(3)
})
