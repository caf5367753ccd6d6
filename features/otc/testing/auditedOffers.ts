import { deployed } from '#apps/deploy/deployed.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { compileApart } from '../../../scripts/compile-contracts.ts'
import { trx } from './energy.ts'
import { offersOn, tes, usdt } from './offers.ts'

const day = 86_400

/** Offers taken in parts, changed, cancelled and swept; one of TRX, one in a coin of others, and a credit paid. */
export async function auditedOffers(stack: Stack): Promise<void> {
  const { world } = stack
  const offers = offersOn(stack)
  await offers.equip('bob', { tes: 5_000, usdt: 300 })
  await offers.equip('carol', { tes: 1_000, usdt: 300 })
  const standing = await offers.publish('bob', tes(1_000), usdt(60), {})
  await offers.take('carol', standing, tes(333), usdt(60))
  await offers.edit('bob', standing, usdt(45), tes(7), 60)
  const whole = await offers.publish('bob', tes(500), usdt(25), { taker: world.hex('carol') })
  await offers.take('carol', whole, tes(200), usdt(25))
  await offers.take('carol', whole, tes(300), usdt(25))
  const cancelled = await offers.publish('bob', tes(100), usdt(5), {})
  await must(world, 'bob', 'Otc', 'cancel', [cancelled])
  const expires = await offers.publish('bob', tes(100), usdt(5), { days: 1 })
  const ofTrx = [trx, 50_000_000n, world.hex('Usdt'), usdt(5), 50_000_000n]
  const end = BigInt(Math.floor(world.net.status().head.timestamp / 1_000) + 30 * day)
  await must(world, 'bob', 'Otc', 'publish', [...ofTrx, end, trx], 50_000_000n)
  await offers.take('carol', await world.read<bigint>('Otc', 'count'), 50_000_000n, usdt(5))
  await inOtherCoin(stack, end)
  await must(world, 'frank', 'Otc', 'withdraw', [world.hex('deployer'), world.hex('Usdt')])
  await world.net.travel(2 * day)
  await must(world, 'frank', 'Otc', 'sweep', [expires])
}

/** A stranger's coin for TES, and TES for it: its fee is the platform's alone. */
async function inOtherCoin({ world }: Stack, end: bigint): Promise<void> {
  const name = 'OddToken'
  const coins = compileApart([['platform/contracts/OddToken.t.sol', name]])
  const other = deployed(world, coins)
  await other.deploy(name)
  const coin = other.hex(name)
  for (const who of ['bob', 'carol']) {
    await other.send('deployer', name, 'transfer', [world.hex(who), 1_000_000n])
    await other.send(who, name, 'approve', [world.hex('Otc'), 1_000_000n])
  }
  await must(world, 'bob', 'Otc', 'publish', [
    world.hex('Tes'),
    tes(10),
    coin,
    1_000n,
    tes(1),
    end,
    trx,
  ])
  const id = await world.read<bigint>('Otc', 'count')
  await must(world, 'carol', 'Otc', 'take', [id, 1n, tes(5), 1_000n])
}
