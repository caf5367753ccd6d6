import { accountApi } from '#features/account/api.ts'
import { homeApi } from '#features/home/api.ts'
import { expect, test } from 'vitest'

import { hostileReply } from './hostileReplies.ts'
import { exampleOf } from './hostileShapes.ts'

const hostile = '<b>hostile'

/** What is read from a reply by names, one after the other. */
const at = (reply: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], reply)

test('a text that nobody gave is given: the words with which a contract refused', () => {
  const { path, output } = homeApi.transaction
  const honest = { ...(exampleOf(output) as object), reason: null }
  expect(at(hostileReply(path, honest, [hostile]), 'reason')).toBe(hostile)
})

test('so is what holds a text: the name that another one looks like', () => {
  const [path, reply] = nameless()
  expect(at(hostileReply(path, reply, [hostile]), 'longer', 'nickname')).toBe(hostile)
})

/** A member’s page as it is where nobody has a name like theirs. */
function nameless(): [string, object] {
  const holding = Object.values(accountApi).find(({ output }) =>
    Object.keys((exampleOf(output) as object | null) ?? {}).includes('longer'),
  )
  if (holding === undefined) throw new Error('no reply says whose name another one looks like')
  return [holding.path, { ...(exampleOf(holding.output) as object), longer: null }]
}
