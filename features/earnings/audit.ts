import type { Chain, FeatureAudit } from '#tools/audit/featureAudit.ts'
import type { Findings } from '#tools/audit/compare.ts'
import { teamsOf } from '#features/team/audit.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { parseAbi } from 'viem'

import type { Ledger } from './audit/ledger.ts'
import { ledgerOf } from './audit/ledgerOf.ts'

/** Balances of the ledger, bonuses by the levels of then, and epochs. */
export const earningsAudit: FeatureAudit = {
  events: {
    RewardDistributor: [
      'event EpochPosted(uint256 indexed epoch, bytes32 root, bytes32 dataHash, uint256 upToBlock, uint256 acceptableAt, address[] tokens, uint256[] totals)',
      'event EpochRevoked(uint256 indexed epoch, string why)',
      'event EpochAccepted(uint256 indexed epoch, bytes32 root, uint256 upToBlock)',
      'event RewardClaimed(uint256 indexed epoch, address indexed account, address indexed token, uint256 index, uint256 amount)',
    ],
  },
  async tables(chain, found) {
    const { deployment } = chain.app
    const { ledger, bonuses, epochs } = ledgerOf(chain, teamsOf(chain).rises.levelBefore, {
      tes: deployment.address('Tes'),
      listed: listedIn(chain),
      chainId: deployment.chainId.toLowerCase(),
      distributor: deployment.address('RewardDistributor'),
    })
    await funds(chain, ledger, found)
    return [...ledger.tables(), ...bonuses.tables(), ...epochs.tables()]
  },
}

/** Compares each book's remainder by the events with its contract's balance. */
async function funds({ app, audits }: Chain, ledger: Ledger, found: Findings): Promise<void> {
  const { node, deployment } = app
  const left = ledger.left('FeeSplitter', zeroAddress, ['fees', 'paid'])
  found.same('funds of FeeSplitter', await node.balance(deployment.address('FeeSplitter')), left)
  const covers = ['RewardDistributor', ...audits.flatMap(({ money = [] }) => money)]
  for (const name of covers) {
    for (const coin of [zeroAddress, ...listedIn({ app })]) {
      const owed = ledger.left(name, coin, ['fees', 'reserve', 'paid'])
      // Where nothing is owed there is nothing to ask for.
      if (owed === 0n) continue
      const held = await heldIn(app, coin, deployment.address(name))
      found.same(`cover of ${name} in ${coin}`, held >= owed, true)
    }
  }
  found.count('contracts', 1 + covers.length)
  await shares({ app, audits }, ledger, found)
}

/** What a contract owes each account in a coin is its shares of fees at least, beside payments that it had refused. */
async function shares(
  { app, audits }: Pick<Chain, 'app' | 'audits'>,
  ledger: Ledger,
  found: Findings,
): Promise<void> {
  for (const name of audits.flatMap(({ money = [] }) => money)) {
    const contract = { address: app.deployment.address(name), abi: creditAbi }
    for (const coin of listedIn({ app })) {
      for (const [account, owed] of ledger.owed(name, coin)) {
        const args = [account as Address, coin] as const
        const credit = await app.node.readContract({ ...contract, functionName: 'creditOf', args })
        found.same(`shares of ${account} in ${name}`, credit >= owed, true)
        found.count('shares in coins')
      }
    }
  }
}

const creditAbi = parseAbi([
  'function creditOf(address account, address coin) view returns (uint256)',
])
const balanceAbi = parseAbi(['function balanceOf(address owner) view returns (uint256)'])

const listedIn = ({ app: { deployment } }: Pick<Chain, 'app'>): readonly Address[] =>
  ['Usdt', 'Tes'].map((name) => deployment.address(name))

const heldIn = async ({ node }: Chain['app'], coin: Address, owner: Address): Promise<bigint> =>
  coin === zeroAddress
    ? node.balance(owner)
    : node.readContract({
        address: coin,
        abi: balanceAbi,
        functionName: 'balanceOf',
        args: [owner],
      })
