import { addressFromHex } from '#platform/std/address.ts'
import type { Prepared } from '#tests/examples.ts'
import type { Stack } from '#tests/journeys/stack.ts'

import { makeLender, must, price, trx } from './lenders.ts'

const ours = (name: string) => `/tessera/energy/${name}`
const energy = 20_000n

/** A lender of alice, with a lease that is over by the time it is ended, what it earned, and stake that is free. */
export async function preparedLenders({ world, server }: Stack): Promise<Prepared> {
  const { lender } = await makeLender(world, 'alice', 10_000n * trx)
  const args = [world.hex('grace'), energy, 1n]
  await must(world.send('carol', 'Lender', 'lease', args, energy * price))
  await server.indexer.catchUp()
  const address = addressFromHex(lender)
  const grace = addressFromHex(world.hex('grace'))
  const terms = { price: '55', least: '1000' }
  const days = { time: '2' }
  return {
    values: {
      lender: address,
      receiver: grace,
      energy: String(energy),
      lease: '1',
      sun: String(2n * trx),
    },
    ofPath: {
      '/deposit/fuelAdd': { ...days, mostPaid: String(energy * price * 2n) },
      '/deposit/project/fuelInfo': days,
      [ours('providers')]: days,
      [ours('lender')]: days,
      [ours('quote')]: days,
      [ours('makeBefore')]: terms,
      [ours('termsBefore')]: terms,
    },
    known: {
      lender: [address],
      receiver: [grace, address],
      energy: ['99', '100', String(energy)],
      lease: ['1', '2'],
      sun: ['0', '999999', String(trx)],
    },
  }
}
