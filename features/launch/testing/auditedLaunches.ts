import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { salesOn } from './made.ts'

const day = 86_400

/** One presale from its first share to its creator’s part, and one that fails with a share refunded. */
export async function auditedLaunches({ world }: Stack): Promise<void> {
  const sales = salesOn(world)
  const [listed, failed] = [
    await sales.make('bob', { lpBurnFrequency: '3600' }),
    await sales.make('bob'),
  ]
  const buyers = sales.buyersOf('bob')
  await world.net.travel(60)
  for (const sale of [listed, failed]) await sales.sellOut(sale, 'bob')
  for (const who of buyers.slice(1)) await sales.on(failed, who, 'leave')
  await world.net.travel(day)
  await sales.on(listed, buyers[0]!, 'buyInside', [2n], 7_000_000_000n)
  await sales.on(listed, buyers[0]!, 'sellInside', [1n, 0n])
  await sales.on(listed, buyers[0]!, 'buyInside', [1n], 7_000_000_000n)
  await sales.sellCurve(listed, buyers.slice(1))
  await sales.on(listed, 'dave', 'list')
  await sales.on(listed, 'carol', 'claimInside')
  await sales.on(listed, 'carol', 'claim')
  await sales.on(listed, 'carol', 'redeem', [10n ** 24n])
  await world.net.travel(4 * day)
  await sales.on(listed, 'bob', 'collectTap')
  world.adopt('LaunchToken', listed.token)
  await must(world, 'erin', 'LaunchToken', 'burnStep')
  await sales.on(failed, buyers[0]!, 'refund')
}
