import { seedFor } from '#apps/deploy/seed.ts'
import { Sender, toHex } from '#apps/deploy/sender.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import type { Place, World } from '../../../scripts/energy.ts'

export interface Peer extends Place {
  read<Result>(contract: string, functionName: string, args?: readonly unknown[]): Promise<Result>
}

/** The call of ours → the contract of the peer's that does the same. */
const contractFor: Readonly<Record<string, string>> = {
  'Team.bindParent': 'PeerTeam',
  'FeeSplitter.claim': 'PeerSplitter',
  'Cards.Buy': 'PeerCards',
  'Cards.transferFrom': 'PeerCards',
  'Cards.pledge': 'PeerEscrow',
  'Cards.claim': 'PeerEscrow',
  'Cards.unlock': 'PeerEscrow',
  'Cards.exit': 'PeerEscrow',
}

/** The same product out of the library's parts as they come, with our seed's numbers. */
export async function deployPeer(world: World, artifacts: Artifacts): Promise<Peer> {
  const { net } = world
  const senders = new Map(
    net.accounts.map((one) => [one.name, new Sender(net.url, one.privateKey, { local: true })]),
  )
  const deployer = senders.get('deployer')!
  const addresses = new Map<string, string>()
  const hexOf = (name: string) => toHex(addresses.get(name)!)

  const settle = async (signed: Awaited<ReturnType<Sender['signCall']>>) => {
    await deployer.broadcast(signed)
    await deployer.settled(signed)
  }
  const deploy = async (name: string, args: readonly unknown[]) => {
    const { signed, address } = await deployer.signDeployment(artifacts[name]!, args)
    await settle(signed)
    addresses.set(name, address)
  }
  const send: Place['send'] = async (who, contract, functionName, args = [], callValue = 0n) => {
    const name = contractFor[`${contract}.${functionName}`]!
    const sender = senders.get(who)!
    const { abi } = artifacts[name]!
    const at = addresses.get(name)!
    const signed = await sender.signCall(at, abi, functionName, args, callValue)
    await sender.broadcast(signed)
    const { receipt, resMessage } = await sender.infoOf(signed.txID)
    const reason = receipt?.result === 'SUCCESS' ? '' : (resMessage ?? String(receipt?.result))
    return { energy: receipt?.energy_usage_total ?? 0, reason }
  }

  const { levels, terms, reserve } = seedFor('local').cards
  const root = world.hex('deployer')
  await deploy('PeerTeam', [root])
  await deploy('PeerSplitter', [hexOf('PeerTeam'), world.hex('erin'), world.hex('frank')])
  await deploy('PeerCards', [
    hexOf('PeerTeam'),
    hexOf('PeerSplitter'),
    world.hex('FixedPriceOracle'),
    root,
    levels.map((one) => one.supply),
    levels.map((one) => one.power),
    levels.map((one) => one.price),
  ])
  await deploy('PeerEscrow', [
    hexOf('PeerTeam'),
    hexOf('PeerCards'),
    world.hex('Tes'),
    terms.map((one) => one.time),
    terms.map((one) => one.rate),
  ])
  const bob = senders.get('bob')!
  const approval = [hexOf('PeerEscrow'), true]
  const { abi } = artifacts['PeerCards']!
  await settle(await bob.signCall(addresses.get('PeerCards')!, abi, 'setApprovalForAll', approval))
  await world.send('deployer', 'Tes', 'transfer', [hexOf('PeerEscrow'), reserve])

  return {
    hex: (name) => world.hex(name),
    send,
    priceOf: (usdt) => world.read('FixedPriceOracle', 'usdtToTrx', [usdt * 1_000_000n]),
    travel: (seconds) => net.travel(seconds),
    read: (contract, functionName, args = []) =>
      addresses.has(contract)
        ? deployer.read(addresses.get(contract)!, artifacts[contract]!.abi, functionName, args)
        : world.read(contract, functionName, args),
  }
}
