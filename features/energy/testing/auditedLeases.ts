import type { Stack } from '#tests/journeys/stack.ts'

import { makeLender, must, price, trx } from './lenders.ts'

const day = 86_400

/** Two lenders: one with a lease that has ended and one that runs, and a part that was collected; one that has stopped. */
export async function auditedLeases({ world }: Stack): Promise<void> {
  const { lender } = await makeLender(world, 'ivan', 20_000n * trx)
  await makeLender(world, 'judy', 0n)
  const act = (who: string, name: string, args: readonly unknown[] = [], value = 0n) =>
    must(world.send(who, 'Lender', name, args, value))
  await act('judy', 'supply', [], 7n * trx)
  await act('judy', 'setTerms', [0n, 5_000n])
  world.adopt('Lender', lender)
  const lease = (receiver: string, energy: bigint, days: bigint) =>
    act('carol', 'lease', [world.hex(receiver), energy, days], energy * price * days)
  await lease('judy', 20_000n, 1n)
  await lease('carol', 10_000n, 30n)
  await act('ivan', 'leave', [3n * trx])
  await act('ivan', 'leave', [5n])
  await world.net.travel(14 * day + 60)
  await act('mallory', 'end', [1n])
  await act('ivan', 'collect')
  await act('ivan', 'leave', [7n])
  await lease('judy', 30_000n, 2n)
}
