import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { namedPot, shapeWith } from './testing/shape.ts'
import { type Step, type Way, wayOf } from './way.ts'

const shape = shapeWith([])
const said = (...steps: readonly Step[]): Way | null =>
  steps.reduce<Way | null>(
    (way, { method, args }) => way && way.after(method, args),
    wayOf(shape, 'selectFrom'),
  )
const step = (method: string, ...args: readonly unknown[]): Step => ({ method, args })

test('the same words with other values are one way', () => {
  const asked = (id: number) =>
    said(step('select', ['kind', 'dueAt']), step('where', 'id', '=', id), step('limit', id))
  expect(asked(1)).toBe(asked(2))
  expect(asked(1)).not.toBeNull()
  const changed = (id: number) => said(step('set', { dueAt: id, open: true }))
  expect(changed(1)).toBe(changed(2))
  expect(said(step('values', namedPot(1)))).toBe(said(step('values', [namedPot(2), namedPot(3)])))
})

test.each([
  ['another column', step('where', 'kind', '=', 1)],
  ['another comparison', step('where', 'id', '<', 1)],
  ['another word', step('limit', 1)],
])('%s is another way', (_, other) => {
  expect(said(other)).not.toBe(said(step('where', 'id', '=', 1)))
})

test.each([
  ['a column more', { dueAt: 1, open: true, kind: 'jar' }],
  ['a column less', { dueAt: 1 }],
  ['another order', { open: true, dueAt: 1 }],
])('a change of %s is another way', (_, other) => {
  expect(said(step('set', other))).not.toBe(said(step('set', { dueAt: 1, open: true })))
})

test('what the conditions say of the key is known with the words', () => {
  const [kind, id] = [step('where', 'kind', '=', 'clay'), step('where', 'id', '=', 1)]
  const whole = said(id, step('where', 'open', '=', true), kind)?.named
  const places = (all: readonly { place: number }[] = []) => all.map(({ place }) => place)
  expect(places(whole?.key ?? [])).toEqual([2, 0])
  expect(places(whole?.wheres)).toEqual([1])
  expect(said(id)?.named.key).toBeNull()
  // Said twice, it is a condition too.
  expect(places(said(id, kind, id)?.named.wheres)).toEqual([2])
  expect(said(step('where', 'kind', '!=', 'clay'), id)?.named.key).toBeNull()
})

test('a word of SQL ends the way, and is read again the next time', () => {
  const word = step('where', sql`true`)
  expect(said(word)).toBeNull()
  expect(said(word)).toBeNull()
  expect(said(step('where', 'id', '=', 1))).not.toBeNull()
})

test('names without end are understood, and not all of them kept', () => {
  const lists = Array.from({ length: 200 }, (_, i) => Array.from({ length: i + 1 }, () => 'id'))
  for (const list of lists) expect(said(step('select', list))?.named.gives?.columns).toHaveLength(1)
  expect(said(step('select', lists[0]))).toBe(said(step('select', lists[0])))
  expect(said(step('select', lists[199]))).not.toBe(said(step('select', lists[199])))
})
