import type { PaymentStage } from '#apps/deploy/testing/payments.ts'

import { makeSale, smallSize } from './sales.ts'

const buyers = ['grace', 'frank', 'heidi', 'ivan', 'judy']
const each = 2n

/** A sale that is sold out and left by all but one: it will have failed within days, and anyone refunds the last. */
export async function duePayments({ world, add, call, sunOf }: PaymentStage): Promise<void> {
  await makeSale(world, 'erin', smallSize)
  for (const buyer of buyers) {
    const isActive = await world.read<boolean>('Team', 'isActive', [world.hex(buyer)])
    if (!isActive) await call(buyer, 'Team', 'bindParent', [world.hex('alice')])
    await call(buyer, 'Sale', 'mint', [each], each * smallSize.price)
  }
  for (const buyer of buyers.slice(1)) await call(buyer, 'Sale', 'leave')
  const last = world.hex('grace')
  add('Presale.refundFor', {
    contract: 'Sale',
    name: 'refundFor',
    args: [last],
    balance: () => sunOf(last),
    credit: async () => {
      const entry = await world.read<readonly bigint[]>('Sale', 'entries', [last])
      return entry[4]!
    },
  })
}
