import { randomUUID } from 'node:crypto'

import { features } from '#apps/server/features.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { Prepared } from '#tests/examples.ts'
import { variantsOf } from '#tests/http/access.ts'
import { fieldsOf } from '#tests/http/forms.ts'

import { endpoints } from './gateway.ts'
import type { SentForm } from './sentForm.ts'

/** For every endpoint, a form that is right for one owner. */

/** What is the owner's: by feature what its calls are about, and orders by the path that takes their hash. */
export interface Things {
  readonly owner: string
  readonly bindHash: string
  readonly of: ReadonlyMap<string, readonly Prepared[]>
  readonly orders: Readonly<Record<string, string>>
}

/**
 * The one call that takes a signature: a caller that sends the owner's opens a session of the
 * owner's.
 */
export const enter = '/deposit/bttk/enter'

const owners = new Map(
  features.flatMap(({ name, endpoints }) =>
    endpoints.map(({ endpoint }) => [endpoint, name] as const),
  ),
)

/** By field's name, a value that is right for the owner: of the call's feature first, then what all mean by it. */
export function rightValue(endpoint: Endpoint, field: string, mine: Things): SentForm[string] {
  const { path } = endpoint
  const all = [...mine.of.values()].flat()
  const own = mine.of.get(owners.get(endpoint)!) ?? []
  const orderId = mine.orders[path] ?? randomUUID()
  const common: Record<string, string> = {
    address: mine.owner,
    requestId: randomUUID(),
    orderId,
    // One order, one transaction, also where two paths submit it.
    txHash: 'orderId' in fieldsOf(endpoint) ? orderId.replaceAll('-', '').repeat(2) : mine.bindHash,
    coin: 'TRX',
    unit: 'TES',
    amount: '100000000',
    search: 'tes',
    days: '7',
    pageNum: '1',
    pageSize: '100',
  }
  const { enum: choices = [], description = '' } = fieldsOf(endpoint)[field] ?? {}
  const least = /^whole number from (\d+)/.exec(description)?.[1]
  const candidates = [
    ...all.map(({ ofPath }) => ofPath?.[path]?.[field]),
    ...own.map(({ values }) => values[field]),
    common[field],
    ...all.map(({ values }) => values[field]),
    choices[0],
    least,
  ]
  const value = candidates.find((one) => one !== undefined)
  if (value === undefined) throw new Error(`${path}: what is right for ${field}?`)
  return value
}

/** Of every endpoint but `enter`, each of its forms. */
export const rightForms = (mine: Things): [Endpoint, SentForm][] =>
  endpoints
    .filter(({ path }) => path !== enter)
    .flatMap((one) =>
      variantsOf(one).map((names): [Endpoint, SentForm] => [
        one,
        Object.fromEntries(names.map((name) => [name, rightValue(one, name, mine)])),
      ]),
    )
