import { expect, test } from 'vitest'

import { isUnread, parseRead, unreadOf, withNewest, withRead } from './readState.ts'

const nothing = { upTo: 0, above: [], newest: null }
const hash = `0x${'ab'.repeat(32)}`

test('reading one, then all', () => {
  expect([unreadOf(nothing, 0), unreadOf(nothing, 3)]).toEqual([0, 3])
  const one = withRead(nothing, { number: 2, hash })
  expect(one).toEqual({ upTo: 0, above: [2], newest: { number: 2, hash } })
  expect([1, 2, 3].map((number) => isUnread(one, number))).toEqual([true, false, true])
  expect(unreadOf(one, 3)).toBe(2)
  const older = withRead(one, { number: 1, hash: '0x' })
  expect(older).toEqual({ upTo: 0, above: [2, 1], newest: { number: 2, hash } })
  expect(withRead(older, { number: 2, hash })).toEqual(older)
  expect(withNewest(older, { number: 3, hash })).toEqual({ ...older, newest: { number: 3, hash } })
  expect(withNewest(older, { number: 1, hash })).toBe(older)
  const all = { ...older, upTo: 3, above: [] }
  expect([unreadOf(all, 3), unreadOf(all, 4), unreadOf(all, 2)]).toEqual([0, 1, 0])
})

test('so many single ones are kept, the highest', () => {
  let state = parseRead(null)
  for (let number = 1; number <= 150; number++) state = withRead(state, { number, hash })
  expect(state.above).toHaveLength(100)
  expect([state.above[0], state.above.at(-1)]).toEqual([150, 51])
  expect(unreadOf(state, 150)).toBe(50)
})

test.each([
  null,
  '',
  'null',
  '[]',
  '7',
  '{"upTo":-1,"above":"x","newest":{"number":"2","hash":"0x"}}',
  '{"upTo":1e400,"above":{"length":9},"newest":7}',
])('nothing right is stored in %j', (stored) => {
  expect(parseRead(stored)).toEqual(nothing)
})

test('what is right in it stays', () => {
  expect(
    parseRead('{"upTo":2,"above":[5,"6",-1,null,4],"newest":{"number":5,"hash":"0xab"}}'),
  ).toEqual({ upTo: 2, above: [5, 4], newest: { number: 5, hash: '0xab' } })
})
