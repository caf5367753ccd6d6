import { expect, test } from 'vitest'

import { timeOfLook } from './keeper.ts'

const line = (time: number, msg: string) => `${JSON.stringify({ level: 30, time, msg })}\n`

test('a look is the first line of this start that reports it, once it is whole', () => {
  const former = line(100, 'keeping')
  const begun = line(210, 'sent')
  const looked = line(250, 'keeping')
  expect(timeOfLook('', 200)).toBeNull()
  expect(timeOfLook(former + begun, 200)).toBeNull()
  expect(timeOfLook(former + begun + looked.slice(0, -1), 200)).toBeNull()
  const log = `${former}(node:1) Warning: old\n${begun}${looked}${line(300, 'keeping')}`
  expect(timeOfLook(log, 200)).toBe(250)
})
