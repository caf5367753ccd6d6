import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Client } from '#tests/journeys/client.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { must } from '#tests/journeys/must.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { lpCoin } from './energy.ts'

const amount = 10n ** 12n
const ours = (name: string) => `/tessera/lock/${name}Before`
const day = 86_400

/** Of alice's locks one runs, one is offered and one is over in two days, as her lock B is; bob offers her another. */
export async function preparedLocks(stack: Stack, alice: Client): Promise<Prepared> {
  const { world, server } = stack
  const lp = await lpCoin(world)
  const coin = addressFromHex(lp.address)
  for (const who of ['alice', 'bob']) {
    await lp.send('deployer', 'transfer', [world.hex(who), 40n * amount])
  }
  for (const kind of ['A', 'B']) {
    await doneBy(stack, alice, ours('approve'), { kind, coin, amount: String(15n * amount) })
  }
  const sum = String(amount)
  const newest = async (): Promise<string> => {
    const { data } = await alice.post('/tessera/lock/lockPage')
    return String(data.list[0].createTime)
  }
  const made = async (days: string): Promise<string> => {
    await doneBy(stack, alice, ours('lock'), { coin, amount: sum, day: days })
    return newest()
  }
  const runs = await made('300')
  const offered = await made('30')
  await doneBy(stack, alice, ours('offer'), {
    createTime: offered,
    to: world.net.accounts.find(({ name }) => name === 'grace')!.address,
  })
  const over = await made('2')
  await doneBy(stack, alice, ours('lockB'), { amount: sum, lockTime: String(2 * day) })
  await lp.send('bob', 'approve', [world.hex('LockA'), amount])
  await must(world, 'bob', 'LockA', 'lock', [amount, lp.address, 90n])
  const count = await world.read<bigint>('LockA', 'count')
  const [, , , ofBob] = await world.read<readonly bigint[]>('LockA', 'locks', [count - 1n])
  await must(world, 'bob', 'LockA', 'offer', [ofBob, world.hex('alice')])
  await server.indexer.catchUp()
  const times = [runs, offered, over, String(ofBob)]
  return {
    values: {
      coin,
      owner: alice.address,
      createTime: runs,
      amount: sum,
      day: '600',
      lockTime: String(30 * day),
    },
    ofPath: {
      [ours('takeBack')]: { createTime: offered },
      [ours('accept')]: { createTime: String(ofBob) },
      [ours('unlock')]: { createTime: over },
      [ours('withdrawTo')]: { createTime: over },
      '/tessera/lock/lock': { kind: 'A' },
      // The present value is removed before another one is set.
      [ours('approve')]: { kind: 'A', amount: '0' },
    },
    known: { createTime: times, coin: [coin], owner: [alice.address], day: ['1', '3650'] },
  }
}
