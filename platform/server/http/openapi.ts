import { type Endpoint, bodyTypeOf } from '#platform/std/endpoint.ts'
import { type FailureKind, failures } from '#platform/std/failure.ts'
import * as z from 'zod/mini'

import { version } from './health.ts'
import { hintFailures, orderFailures } from '#platform/server/orders/orderFailures.ts'

/** Any call may meet these. */
const common: readonly FailureKind[] = [
  failures.INVALID,
  failures.TOO_LARGE,
  failures.UNSUPPORTED,
  failures.RATE_LIMITED,
  failures.INTERNAL,
  failures.DATABASE_UNAVAILABLE,
  failures.RESULT_UNKNOWN,
  failures.NOT_READY,
  failures.NODE_UNAVAILABLE,
  failures.CHAIN_CHANGED,
]

/** The OpenAPI 3.1 document of these endpoints. */
export function openApiOf(endpoints: readonly Endpoint[]) {
  const paths = Object.fromEntries(
    endpoints.map((endpoint) => [
      endpoint.path,
      { [endpoint.method.toLowerCase()]: operation(endpoint) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Tessera', version },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  }
}

function operation(endpoint: Endpoint) {
  const byStatus = grouped(refusalsOf(endpoint))
  const responses: Record<string, unknown> = {
    200: jsonReply('Done', {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: {
        code: { const: 'OK' },
        msg: { type: 'string' },
        data: z.toJSONSchema(endpoint.output, { io: 'output', unrepresentable: 'any' }),
      },
    }),
  }
  for (const [status, kinds] of byStatus) {
    responses[status] = jsonReply(kinds.map((kind) => kind.text.en).join(' · '), {
      type: 'object',
      required: ['code', 'msg', 'data'],
      properties: {
        code: { enum: [...new Set(kinds.map((kind) => kind.code))] },
        msg: { type: 'string' },
        data: { type: 'null' },
        field: { type: 'string' },
        retry: { type: 'boolean' },
      },
    })
  }
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    ...inputOf(endpoint),
    responses,
  }
}

/** Fields named in the path are parameters; of the others a GET's stand in the query, a POST's in the form. */
function inputOf(endpoint: Endpoint) {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' })
  if (endpoint.method === 'POST') {
    const form = { [bodyTypeOf(endpoint)]: { schema: withFiles(endpoint, schema) } }
    return { requestBody: { required: (schema.required ?? []).length > 0, content: form } }
  }
  const parameters = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const inPath = endpoint.path.includes(`{${name}}`)
    const required = inPath || (schema.required ?? []).includes(name)
    return { name, in: inPath ? 'path' : 'query', required, schema: field }
  })
  return { parameters }
}

/** Of a call that takes files each field is one. */
function withFiles({ filesOf }: Endpoint, schema: z.core.JSONSchema.BaseSchema) {
  if (filesOf === undefined) return schema
  const files = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    { ...(field as object), type: 'string', format: 'binary' },
  ])
  return { ...schema, properties: Object.fromEntries(files) as Record<string, object> }
}

/** All that an endpoint may refuse with. */
export const refusalsOf = (endpoint: Endpoint): readonly FailureKind[] => [
  ...new Set([
    ...common,
    ...accessFailures(endpoint),
    ...orderRefusals(endpoint),
    // Nothing in its place in the path: that is another path.
    ...(endpoint.path.includes('{') ? [failures.NOT_FOUND] : []),
    ...endpoint.failures,
  ]),
]

/** What any order may be refused with: a before-call takes a requestId, an after-call an orderId. */
function orderRefusals({ input }: Endpoint): FailureKind[] {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return [
    ...('requestId' in properties ? [...Object.values(orderFailures), failures.CONFLICT] : []),
    ...('orderId' in properties
      ? [failures.NOT_FOUND, failures.NOT_YOURS, ...Object.values(hintFailures)]
      : []),
  ]
}

function accessFailures({ access, duty }: Endpoint): FailureKind[] {
  const ofDuty = duty === undefined ? [] : [failures.NOT_YOUR_DUTY]
  return {
    public: [],
    session: [failures.NOT_SIGNED_IN],
    active: [failures.NOT_SIGNED_IN, failures.NOT_ACTIVE],
    operator: [failures.NOT_FOUND, ...ofDuty],
  }[access]
}

function grouped(kinds: readonly FailureKind[]): Map<number, FailureKind[]> {
  const groups = new Map<number, FailureKind[]>()
  for (const kind of kinds) groups.set(kind.status, [...(groups.get(kind.status) ?? []), kind])
  return groups
}

const jsonReply = (description: string, schema: unknown) => ({
  description,
  content: { 'application/json': { schema } },
})
