import { must } from '#tests/journeys/must.ts'
import type { Examples } from '#tests/examples.ts'

import { approvalsScenes } from './testing/scenes.ts'

const ours = '/tessera/approvals'

export const approvalsExamples: Examples = {
  screens: { '/approvals': { scene: 'approvals', as: 'alice' } },
  scenes: () => approvalsScenes,
  nothing: ['NOTHING_TO_REVOKE'],
  /** Alice approves USDT and all her cards to an account. */
  async prepare({ world }) {
    const { contracts } = world.deployment
    const spender = world.net.accounts.find(({ name }) => name === 'grace')!.address
    const dapp = world.hex('grace')
    await must(world, 'alice', 'Usdt', 'approve', [dapp, 3_000_000n])
    await must(world, 'alice', 'Cards', 'setApprovalForAll', [dapp, true])
    const coin = { contract: contracts['Usdt']!.address, spender }
    const cards = { contract: contracts['Cards']!.address, spender }
    return {
      values: coin,
      ofPath: {
        [`${ours}/lookUp`]: coin,
        [`${ours}/revokeBefore`]: coin,
        [`${ours}/revokeCardsBefore`]: cards,
      },
    }
  },
}
