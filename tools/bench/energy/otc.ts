import { sign } from 'viem/accounts'
import { deployed } from '#apps/deploy/deployed.ts'
import {
  type OtcAction,
  equipTraders,
  measureOtc,
  must,
  otcGoals,
  trade,
} from '#features/otc/testing/energy.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import { type World, onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'

/** A signed order costs nothing to publish, and nothing stands behind it until it is taken. */
const alike: Partial<Record<OtcAction, 'take' | 'cancel'>> = {
  'OTC, take for a coin, whole': 'take',
  'OTC, cancel': 'cancel',
}

/** The same trade of TES for USDT, from escrow here and by a signed order. */
export async function besideOtc(artifacts: Artifacts): Promise<Measured[]> {
  const ours = await onNetwork((world) => measureOtc(world, artifacts))
  const peer = await onNetwork((world) => walkSwap(world, artifacts))
  return Object.entries(otcGoals).map(([name, atMost]) => {
    const action = name as OtcAction
    const call = alike[action]
    return {
      name,
      unit: 'energy',
      ours: ours[action],
      ...(call === undefined
        ? {}
        : { peer: { name: 'signed order, after AirSwap', value: peer[call] } }),
      goal: { atMost },
    }
  })
}

async function walkSwap(
  world: World,
  artifacts: Artifacts,
): Promise<Record<'take' | 'cancel', number>> {
  const name = 'PeerSwap'
  const peers = deployed(world, artifacts)
  await peers.deploy(name, [world.hex('erin')])
  await equipTraders(world, peers.hex(name))
  await must(world.send('deployer', 'Tes', 'transfer', [world.hex('erin'), 1n]))
  const { privateKey } = world.net.accounts.find((one) => one.name === 'bob')!
  const key = `0x${privateKey.replace(/^0x/, '')}` as const
  const now = BigInt(Math.floor(world.net.status().head.timestamp / 1_000))
  const take = async (nonce: bigint): Promise<number> => {
    const order = {
      nonce,
      expiry: now + 86_400n,
      signer: world.hex('bob'),
      signerToken: world.hex('Tes'),
      signerAmount: trade.give,
      senderToken: world.hex('Usdt'),
      senderAmount: trade.want,
    }
    const hash = await peers.read<`0x${string}`>(name, 'hashOf', [order])
    const { r, s, v } = await sign({ hash, privateKey: key })
    return must(peers.send('carol', name, 'swap', [order, Number(v), r, s]))
  }
  await take(0n)
  return {
    take: await take(1n),
    cancel: await must(peers.send('bob', name, 'cancel', [2n])),
  }
}
