import { type MadeSale, salesOn } from '#features/launch/testing/made.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/** Of bob, sold out and listed: alice, carol, dave, erin and grace can claim. */
export async function listedSale({ world, server }: Stack): Promise<MadeSale> {
  const sales = salesOn(world)
  for (const name of ['alice', 'bob', 'carol', 'dave', 'erin', 'grace']) {
    await must(world, name, 'Team', 'bindParent', [world.hex('deployer')])
  }
  const listed = await sales.make('bob')
  await world.net.travel(60)
  await sales.sellOut(listed, 'bob')
  await world.net.travel(86_400)
  await sales.sellCurve(listed, sales.buyersOf('bob'))
  await sales.on(listed, 'carol', 'list')
  await server.indexer.catchUp()
  return listed
}
