import { afterOf, isPrepared } from '#tests/http/access.ts'
import { fieldsOf } from '#tests/http/forms.ts'

import type { Client } from './client.ts'
import { freshPrice } from '#features/lp/testing/scenes.ts'
import { prepareBoxes } from '#features/blindbox/testing/prepared.ts'
import { receiveOne, takeHoldings } from './preparedHoldings.ts'
import { prepareMarket } from '#features/nft/testing/preparedMarket.ts'
import { type Things, rightForms } from './rightForms.ts'
import type { Stack } from './stack.ts'

const day = 86_400

/** For alice, signed in: a card held, one that earns, one whose term is over; an order of each kind. */
export async function prepareThings(stack: Stack, owner: Client): Promise<Things> {
  const { world, server } = stack
  const friend = world.net.accounts.find((one) => one.name === 'grace')!.address
  await prepareMarket(stack)
  const holdings = await takeHoldings(stack, owner)
  const price = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  await world.send('alice', 'Cards', 'Buy', [1n], price * 2n)
  await server.indexer.catchUp()
  const cards = async (state: string): Promise<string[]> => {
    const { data } = await owner.post('/swapnft/aon/ownCardPage', { state })
    return data.list.map((one: { tokenId: number }) => String(one.tokenId))
  }
  const [first = '', held = ''] = await cards('held')
  const [running = ''] = await cards('mining')
  await world.send('alice', 'Cards', 'pledge', [BigInt(first), BigInt(7 * day)])
  await world.net.travel(8 * day)
  await freshPrice(stack)
  await server.indexer.catchUp()
  await receiveOne(stack, owner, holdings)
  const boxes = await prepareBoxes(stack, owner)
  await owner.post('/member/saveMember', { inviter: friend })
  const bind = await server.app.db
    .selectFrom('chainTransactions')
    .select('hash')
    .where('owner', '=', owner.address as never)
    .where('contract', '=', world.deployment.contracts['Team']!.address as never)
    .executeTakeFirstOrThrow()
  const things: Things = {
    owner: owner.address,
    friend,
    spender: world.deployment.contracts['Cards']!.address,
    held,
    running,
    matured: first,
    boxes,
    holdings,
    bindHash: bind.hash,
    orders: {},
  }
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
