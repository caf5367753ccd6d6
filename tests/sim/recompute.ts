import type { Orders } from '#platform/server/orders/orders.ts'
import type { Address } from '#platform/std/address.ts'
import type { OrderView } from '#platform/std/order.ts'

import { after, post } from './calls.ts'
import { faultsOf, landedOn, same } from './fates.ts'
import { people } from './people.ts'
import { verifyTables } from './verify.ts'
import type { World } from './world.ts'

/** Everything is final: what should now be so, and is not, is blamed. */
export async function recompute(world: World, OrdersClass: typeof Orders): Promise<void> {
  const { book, chain } = world
  const landed = landedOn(chain.head)
  const rows = await world.store.db.selectFrom('orders').select('address').execute()
  const owners = people.filter((who) => rows.some(({ address }) => address === who))
  if (world.random.chance(0.5)) await lastWords(world)
  const before = await views(world, owners)
  if (rows.length !== before.length) world.blame('orders are missing from the lists')
  const known = before.flatMap((view) => {
    const one = book.get(view.orderId)
    return one === undefined ? [] : [{ known: one, view }]
  })
  if (known.length !== book.all.length) world.blame('an issued order is gone')
  for (const fault of faultsOf(known, landed)) world.blame(fault)
  for (const { known: one, view } of known) {
    const wrong = book.seen(view, one.done)
    if (wrong !== null) world.blame(wrong)
  }
  await verifyTables(world, OrdersClass)
  const again = await views(world, owners)
  for (const [i, view] of before.entries()) {
    const [was, is] = [JSON.stringify(view), JSON.stringify(again[i])]
    if (was !== is) world.blame(`indexed again, an order is ${is} and was ${was}`)
  }
}

const afterPaths: Readonly<Record<string, string>> = {
  'nft.buy': '/deposit/aon/buyProductFirstPayAfter',
  'nft.pledge': '/swapnft/ido/openPledgeAfter',
  'nft.unlock': '/swapnft/ido/closePledgeAfter',
  'nft.exit': '/tessera/nft/exitAfter',
  'nft.claim': '/deposit/mucnft-pledge/click',
  'blindbox.buy': '/deposit/aon/buyProductFirstPayAfter',
  'blindbox.reserve': '/deposit/aon/buyProductFirstPayAfter',
  'blindbox.complete': '/deposit/aon/buyProductSecondPayAfter',
  'blindbox.open': '/deposit/aon/openCard',
  'blindbox.giveBack': '/tessera/blindbox/giveBackAfter',
  'blindbox.release': '/tessera/blindbox/releaseAfter',
  'blindbox.refund': '/tessera/blindbox/refundAfter',
  'earnings.claimFees': '/tessera/earnings/claimFeesAfter',
  'earnings.claimBonus': '/tessera/earnings/claimBonusAfter',
}

/**
 * Every honest owner submits what was signed for the order: where it landed, it is the order's. The
 * exception is where the owner made the same call by hand as well: that was found first, and cannot
 * be distinguished from a second signature.
 */
async function lastWords(world: World): Promise<void> {
  const { book, chain, schedule } = world
  if (book.all.some(({ lied }) => lied)) return
  const signedHere = new Set(book.all.flatMap(({ signed }) => signed.map(({ hash }) => hash)))
  const byHand = landedOn(chain.head).filter(({ packed: { sent } }) => !signedHere.has(sent.hash))
  for (const known of book.all) {
    const { owner, orderId, signed, ticket } = known
    const [sent] = signed
    const found = sent === undefined ? null : chain.find(sent.hash)
    const createdAt = ticket.expiresAt - 15 * 60
    if (signed.length !== 1 || found === null || found.block.time <= createdAt) continue
    const hint = { orderId, txHash: sent!.hash }
    schedule.begin(async () => {
      const path = await pathOf(world, orderId)
      let reply = null
      for (let attempt = 0; attempt < 20 && reply === null; attempt++) {
        reply = await after(world, owner, path, hint)
      }
      const view = reply?.data as OrderView | null
      if (view?.txHash === hint.txHash) return
      if (reply?.code === 'ORDER_HAS_HASH' && byHand.some((one) => same(known, one))) return
      world.blame(`order ${orderId} is submitted ${hint.txHash} in the end: ${reply?.code}`)
    })
    await schedule.finish()
  }
}

async function pathOf({ store }: World, orderId: string): Promise<string> {
  const row = await store.db
    .selectFrom('orders')
    .select('kind')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return afterPaths[row.kind]!
}

/** Every order, as its owner is shown it. */
async function views(world: World, owners: readonly Address[]): Promise<OrderView[]> {
  const lists: OrderView[] = []
  for (const who of owners) {
    let done = false
    world.schedule.begin(async () => {
      for (let attempt = 0; attempt < 20 && !done; attempt++) {
        const reply = await post(world, who, '/tessera/home/activity', { pageSize: '100' })
        if (reply?.status !== 200) continue
        lists.push(...(reply.data as { list: OrderView[] }).list)
        done = true
      }
    })
    await world.schedule.finish()
    if (!done) throw new Error('the orders are not shown')
  }
  return lists
}
