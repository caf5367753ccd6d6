import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { replyForm } from './replyForm.ts'

const form = z.object({
  total: z.int().check(z.nonnegative()),
  list: z.array(
    z.object({
      id: z.string().check(z.regex(/^[a-z]+$/)),
      at: z.nullable(z.int()),
      note: z.optional(z.string()),
      kind: z._default(z.enum(['a', 'b']), 'a'),
      inner: z.nullable(z.object({ x: z.boolean() })),
      named: z.record(z.string(), z.string()),
    }),
  ),
})

const item = fc.record(
  {
    id: fc.oneof(fc.constantFrom('ab', 'A', ''), fc.integer()),
    at: fc.oneof(fc.integer(), fc.constant(null), fc.double(), fc.string()),
    note: fc.option(fc.string(), { nil: undefined }),
    kind: fc.constantFrom('a', 'b', 'c', undefined),
    inner: fc.oneof(fc.constant(null), fc.record({ x: fc.boolean(), y: fc.integer() })),
    named: fc.oneof(fc.dictionary(fc.string(), fc.string()), fc.constant([])),
    unknown: fc.anything(),
  },
  { requiredKeys: [] },
)
const reply = fc.record({ total: fc.integer(), list: fc.array(item, { maxLength: 3 }) })

test('a form made faster takes, gives and refuses as the form it is made from', () => {
  const fast = replyForm(form)
  const issues = (result: ReturnType<typeof form.safeParse>) =>
    result.error?.issues.map(({ code, path }) => ({ code, path }))
  let good = 0
  fc.assert(
    fc.property(fc.oneof(reply, fc.anything()), (value) => {
      const slow = z.safeParse(form, value)
      const quick = z.safeParse(fast, value)
      if (slow.success) good++
      expect(quick.data).toEqual(slow.data)
      expect(issues(quick as never)).toEqual(issues(slow as never))
    }),
    { numRuns: 2_000 },
  )
  expect(good).toBeGreaterThan(100)
})

test('a reply keeps only what is declared', () => {
  const fast = replyForm(z.array(z.object({ a: z.int() })))
  expect(z.parse(fast, [{ a: 1, secret: 2 }])).toEqual([{ a: 1 }])
})
