import { type Artifacts, compileApart } from '../../../scripts/compile-contracts.ts'

const libraries = ['node_modules', 'tools/bench/peers/node_modules']

const ours = (name: string): readonly [string, string] => [`tools/bench/energy/${name}.sol`, name]

/** The same product on the library's parts. */
export const compilePeer = (): Artifacts =>
  compileApart(['PeerTeam', 'PeerSplitter', 'PeerCards', 'PeerEscrow'].map(ours))

/** Where liquidity is staked elsewhere. */
export const compileStaking = (): Artifacts =>
  compileApart(['PeerStakingRewards', 'PeerMasterChef'].map(ours))

/** Where rewards are claimed elsewhere. */
export const compileRewards = (): Artifacts => compileApart([ours('PeerMerkleDistributor')])

/** Where coins are locked elsewhere. */
export const compileLocks = (): Artifacts => compileApart([ours('PeerPinkLock')])

/** Where coins are burnt for a share elsewhere. */
export const compileBurns = (): Artifacts => compileApart([ours('PeerBurnPool')])
/** Where coins are swapped by a signed order, and a coin that is not listed. */
export const compileSwaps = (): Artifacts =>
  compileApart([ours('PeerSwap'), ['platform/contracts/OddToken.t.sol', 'OddToken']])

/** Where shares are moved under rules elsewhere. */
export const compileShares = (): Artifacts =>
  compileApart(
    ['PeerTrex', 'PeerIdentities', 'PeerCompliance'].map(
      (name) => ['tools/bench/energy/PeerTrex.sol', name] as const,
    ),
  )

/** The library's Governor as it comes, with our timelock and pool. */
export const compileGovernor = (): Artifacts =>
  compileApart([
    ['tools/bench/energy/PeerGovernor.sol', 'PeerVotes'],
    ['tools/bench/energy/PeerGovernor.sol', 'PeerGovernor'],
    ['features/dao/contract/DaoTimelock.sol', 'DaoTimelock'],
    ['features/dao/contract/DaoPool.sol', 'DaoPool'],
  ])

/** Where tokens are made elsewhere. */
export const compileLaunches = (): Artifacts => compileApart([ours('PeerLauncher')])

/** Tokens and a market that others made. */
export const compileOthers = (): Artifacts =>
  compileApart(
    [
      ...['PeerSeaport', 'PeerSolady', 'PeerErc721a', 'PeerTrc721'].map(ours),
      ['seaport-core/src/conduit/ConduitController.sol', 'ConduitController'],
    ],
    libraries,
  )
