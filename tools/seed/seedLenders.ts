import { toHex } from '#apps/deploy/sender.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Step, Steps } from './steps.ts'

const trx = 1_000_000n

/** sun for one energy a day, the least of a lease, and whole TRX staked. */
const providers = {
  bob: { price: 42n, least: 32_000n, stake: 60_000n },
  erin: { price: 48n, least: 10_000n, stake: 30_000n },
  dave: { price: 65n, least: 1_000n, stake: 5_000n },
} as const

const leases = [
  { payer: 'alice', receiver: 'grace', of: 'bob', energy: 65_000n, days: 3n },
  { payer: 'carol', receiver: 'ivan', of: 'bob', energy: 130_000n, days: 7n },
  { payer: 'judy', receiver: 'judy', of: 'erin', energy: 32_000n, days: 1n },
] as const

/** Three providers of energy at three prices, and a few leases. */
export async function seedLenders(steps: Steps): Promise<void> {
  await steps.all(
    Object.entries(providers).map(([who, { price, least, stake }]): Step => ({
      key: `${who} lends energy`,
      who,
      contract: 'LenderFactory',
      functionName: 'make',
      args: [price, least],
      value: stake * trx,
    })),
  )
  const made: Step[] = []
  for (const { payer, receiver, of, energy, days } of leases) {
    const [provider, got] = [of, receiver].map((who) => toHex(steps.sender(who).address))
    const lender = await steps.read<`0x${string}`>(payer, 'LenderFactory', 'lenderOf', [provider])
    made.push({
      key: `${payer} leases energy of ${of} for ${receiver}`,
      who: payer,
      contract: 'Lender',
      at: addressFromHex(lender),
      functionName: 'lease',
      args: [got, energy, days],
      value: energy * providers[of].price * days,
    })
  }
  await steps.all(made)
}
