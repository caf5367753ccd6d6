import { cardsSeed } from '#features/nft/contract/deploy.ts'
import type { Artifacts } from '../../../scripts/compile-contracts.ts'
import type { Place, World } from '../../../scripts/energy.ts'
import { deployed } from '#apps/deploy/deployed.ts'

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
  const peers = deployed(world, artifacts)
  const { levels, terms, reserve } = cardsSeed('local')
  const root = world.hex('deployer')
  await peers.deploy('PeerTeam', [root])
  await peers.deploy('PeerSplitter', [peers.hex('PeerTeam'), world.hex('erin'), world.hex('frank')])
  await peers.deploy('PeerCards', [
    peers.hex('PeerTeam'),
    peers.hex('PeerSplitter'),
    world.hex('FixedPriceOracle'),
    root,
    levels.map((one) => one.supply),
    levels.map((one) => one.power),
    levels.map((one) => one.price),
  ])
  await peers.deploy('PeerEscrow', [
    peers.hex('PeerTeam'),
    peers.hex('PeerCards'),
    world.hex('Tes'),
    terms.map((one) => one.time),
    terms.map((one) => one.rate),
  ])
  await peers.send('bob', 'PeerCards', 'setApprovalForAll', [peers.hex('PeerEscrow'), true])
  await world.send('deployer', 'Tes', 'transfer', [peers.hex('PeerEscrow'), reserve])

  return {
    hex: (name) => world.hex(name),
    send: (who, contract, functionName, args, callValue) =>
      peers.send(who, contractFor[`${contract}.${functionName}`]!, functionName, args, callValue),
    priceOf: (usdt) => world.read('FixedPriceOracle', 'usdtToTrx', [usdt * 1_000_000n]),
    travel: (seconds) => world.net.travel(seconds),
    read: (contract, functionName, args = []) =>
      (peers.has(contract) ? peers : world).read(contract, functionName, args),
  }
}
