import { accountApi } from '#features/account/api.ts'
import { homeApi } from '#features/home/api.ts'
import { teamApi } from '#features/team/api.ts'
import { isAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { hostileReply } from './hostileReplies.ts'
import { exampleOf } from './hostileShapes.ts'

const hostile = '<b>hostile'

/** What is read from a reply by names, one after the other. */
const at = (reply: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string | number, unknown>)[name], reply)

const refused = { ...(exampleOf(homeApi.transaction.output) as object), reason: null }

test('an invented text is returned: the reason of a contract’s refusal', () => {
  const { path } = homeApi.transaction
  expect(at(hostileReply(path, refused, [hostile]), 'reason')).toBe(hostile)
})

test('it is not where a reply stays as it was answered, but its other texts are', () => {
  const { path } = homeApi.transaction
  const reply = hostileReply(path, refused, [hostile], { asAnswered: true })
  expect([at(reply, 'reason'), at(reply, 'method')]).toEqual([null, hostile])
})

test('so is what holds a text: the name that another one looks like', () => {
  const { path, output } = accountApi.info
  const honest = { ...(exampleOf(output) as object), longer: null }
  expect(at(hostileReply(path, honest, [hostile]), 'longer', 'nickname')).toBe(hostile)
})

test('a text alone is all of them, in a list so is that of its first item; the others are one each', () => {
  const person = exampleOf(accountApi.info.output) as object
  const honest = { total: 12, list: Array.from({ length: 12 }, () => person) }
  const reply = hostileReply(accountApi.pageQuery.path, honest, ['<a>', '<b>'])
  const [first, ...others] = (at(reply, 'list') as object[]).map((one) => at(one, 'nickname'))
  expect(first).toBe('<a> <b>')
  expect(new Set(others)).toEqual(new Set(['<a>', '<b>']))
})

test('whom the chain names stays who he is; a list that grows is of others, and of addresses that are texts', () => {
  const { path } = teamApi.directList
  const member = exampleOf(teamApi.getMemberInfo.output) as { address: string }
  const reply = hostileReply(path, { total: 1, list: [member] }, ['<a>', '<b>', '<c>'])
  const [first, second, third] = (at(reply, 'list') as object[]).map((one) => at(one, 'address'))
  expect(first).toBe(member.address)
  expect(second).not.toBe(first)
  expect([isAddress(String(second)), isAddress(String(third))]).toEqual([true, false])
})
