import { type Prepared, examples } from '#tests/examples.ts'
import { afterOf, isPrepared } from '#tests/http/access.ts'
import { fieldsOf } from '#tests/http/forms.ts'

import type { Client } from './client.ts'
import { freshPrice } from './freshPrice.ts'
import { type Things, rightForms } from './rightForms.ts'
import type { Stack } from './stack.ts'

const day = 86_400

/** For alice, signed in: what each feature prepares, eight days later; an order of each kind. */
export async function prepareThings(stack: Stack, owner: Client): Promise<Things> {
  const { world, server } = stack
  const of = new Map<string, Prepared[]>()
  for (const { feature, prepare } of examples) {
    if (prepare !== undefined) of.set(feature, [await prepare(stack, owner)])
  }
  await world.net.travel(8 * day)
  await freshPrice(stack)
  await server.indexer.catchUp()
  for (const prepared of of.values()) {
    const more = await prepared[0]!.afterwards?.()
    if (more !== undefined) prepared.unshift(more)
  }
  const friend = world.net.accounts.find((one) => one.name === 'grace')!.address
  await owner.post('/member/saveMember', { inviter: friend })
  const bind = await server.app.db
    .selectFrom('chainTransactions')
    .select('hash')
    .where('owner', '=', owner.address as never)
    .where('contract', '=', world.deployment.contracts['Team']!.address as never)
    .executeTakeFirstOrThrow()
  const things: Things = { owner: owner.address, bindHash: bind.hash, of, orders: {} }
  return { ...things, orders: await orderEach(owner, things) }
}

async function orderEach(owner: Client, things: Things): Promise<Record<string, string>> {
  const orders: Record<string, string> = {}
  for (const [endpoint, form] of rightForms(things)) {
    if (!('requestId' in form)) continue
    const { code, data } = await owner.post(endpoint.path, form)
    if (isPrepared(endpoint) && code !== 'OK') throw new Error(`${endpoint.path}: ${code}`)
    if (data === null) continue
    orders[afterOf(endpoint.path)] = data.orderId
    if ('orderId' in fieldsOf(endpoint)) orders[endpoint.path] = data.orderId
  }
  return orders
}
