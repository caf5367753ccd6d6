import { createHash } from 'node:crypto'

import { toHex } from '#apps/deploy/sender.ts'
import { demoDocument } from '#features/rwa/keeper/demo.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { head } from './boxStock.ts'
import type { Step, Steps } from './steps.ts'

const day = 86_400
/** Base units of USDT a share. */
const price = 50_000_000n
const bought = { alice: 12n, bob: 40n } as const

/** One asset in escrow, issued by erin, with dividends of dave; alice and bob have bought, carol may. */
export async function seedRwa(steps: Steps): Promise<void> {
  const { time } = await head(steps)
  const registry = { who: 'deployer', contract: 'RwaRegistry' }
  const until = BigInt(time + 400 * day)
  const numbers = [price, 200n, 400n, BigInt(time + 90 * day)]
  const hex = (who: string) => toHex(steps.sender(who).address)
  const parties = [toHex(steps.address('Usdt')), hex('erin'), hex('dave')]
  const document = `0x${createHash('sha256').update(demoDocument()).digest('hex')}`
  await steps.all([
    ...['alice', 'bob', 'carol'].map((who): Step => ({
      ...registry,
      key: `${who} may get shares of assets`,
      functionName: 'allow',
      args: [hex(who), until],
    })),
    {
      ...registry,
      key: 'an asset is made',
      functionName: 'make',
      args: ['Harbour Warehouse', 'HARB', document, numbers, ...parties],
    },
  ])
  const made = await steps.read<`0x${string}`>('deployer', 'RwaRegistry', 'assetAt', [0n])
  const asset = { contract: 'RwaAsset', at: addressFromHex(made) }
  await steps.all(
    (['alice', 'bob'] as const).flatMap((who): Step[] => [
      {
        key: `${who} approves the asset`,
        who,
        contract: 'Usdt',
        functionName: 'approve',
        args: [made, bought[who] * price],
      },
      {
        ...asset,
        key: `${who} buys shares of the asset`,
        who,
        functionName: 'buy',
        args: [bought[who]],
      },
    ]),
  )
}
