import type { Chain, FeatureAudit } from '#tools/audit/featureAudit.ts'
import type { Findings } from '#tools/audit/compare.ts'
import { teamsOf } from '#features/team/audit.ts'

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
      chainId: deployment.chainId.toLowerCase(),
      distributor: deployment.address('RewardDistributor'),
    })
    await funds(chain, ledger, found)
    return [...ledger.tables(), ...bonuses.tables(), ...epochs.tables()]
  },
}

/** What the events leave of each book against what its contract holds. */
async function funds({ app }: Chain, ledger: Ledger, found: Findings): Promise<void> {
  const held = (name: string) => app.node.balance(app.deployment.address(name))
  const left = ledger.left('FeeSplitter', ['fees', 'paid'])
  found.same('funds of FeeSplitter', await held('FeeSplitter'), left)
  const owed = ledger.left('RewardDistributor', ['reserve', 'paid'])
  found.same('cover of RewardDistributor', (await held('RewardDistributor')) >= owed, true)
  found.count('contracts', 2)
}
