import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import { intField } from '#platform/std/fields.ts'
import { afterFields, beforeFields } from '#platform/std/order.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { docsPage } from './docsPage.ts'
import { openApiOf, refusalsOf } from './openapi.ts'

const { GONE } = defineFailures({ GONE: { status: 410, text: { en: 'Gone <now>', tc: '已消失' } } })
const read = endpoint({
  method: 'GET',
  path: '/deposit/announcement/{id}',
  summary: 'One announcement',
  access: 'session',
  input: z.object({ id: intField(1, 99), part: z.optional(z.enum(['a', 'b'])) }),
  output: z.object({ text: z.string() }),
  failures: [GONE],
})

test('a GET names its fields in path and query; refusals stand by status', () => {
  const document = openApiOf([read])
  // As it is served: nothing may hang on what JSON leaves out.
  const { paths, components } = JSON.parse(JSON.stringify(document))
  const operation = paths['/deposit/announcement/{id}'].get
  expect(operation.requestBody).toBeUndefined()
  expect(operation.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'part', in: 'query', required: false, schema: { enum: ['a', 'b'] } },
  ])
  expect(Object.keys(operation.responses)).toEqual([
    '200',
    '401',
    '404',
    '410',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ])
  expect(operation.responses['410'].content['application/json'].schema.properties.code).toEqual({
    enum: ['GONE'],
  })
  expect(operation.security).toEqual([{ token: [] }])
  expect(components.securitySchemes.token).toEqual({ type: 'apiKey', in: 'header', name: 'token' })
})

test('a before-call names what any order may be refused with, an after-call what a hint may', () => {
  const codes = (fields: object) =>
    refusalsOf(
      endpoint({
        path: '/deposit/x/buyBefore',
        summary: 'An order',
        input: z.object({ ...fields }),
        output: z.object({}),
      }),
    ).map(({ code }) => code)
  expect(codes(beforeFields)).toEqual(
    expect.arrayContaining(['CALL_REFUSED', 'BALANCE', 'TOO_COSTLY', 'CONFLICT']),
  )
  expect(codes(afterFields)).toEqual(
    expect.arrayContaining(['NOT_FOUND', 'NOT_YOURS', 'OTHER_CALL', 'HASH_TAKEN']),
  )
  expect(codes({})).not.toContain('CONFLICT')
})

test('the page shows fields, limits and refusals as text, in both languages', () => {
  const described = [{ endpoint: read }]
  const page = docsPage(described, 'en')
  expect(page).toContain('GET /deposit/announcement/{id}')
  expect(page).toContain('a | b')
  expect(page).toContain('Gone &lt;now&gt;')
  expect(page).toContain('One announcement')
  expect(page).toContain('whole number from 1 to 99')
  const chinese = docsPage(described, 'tc')
  for (const word of ['已消失', 'One announcement', '1 至 99 的整數'])
    expect(chinese).toContain(word)
  expect(chinese).not.toMatch(/whole number/)
})
