import { type ExitSource, exitTexts } from '#platform/web/exits.ts'

import { voteStakeAbi } from '../contract/abi.ts'
import { daoTitles as texts } from './textTitles.ts'

const contract = 'VoteStake'

/** The whole stake comes back at any time, also in the middle of a vote. */
export const daoExits: ExitSource = {
  order: 85,
  title: texts.dao,
  functions: ['VoteStake.leave(uint256 amount)'],
  async read(chain) {
    const stake = chain.contract(contract, voteStakeAbi)
    if (stake === null) return []
    const [amount, coin] = await Promise.all([
      chain.read({ ...stake, functionName: 'stakedOf', args: [chain.account] }),
      chain.read({ ...stake, functionName: 'coin', args: [] }),
    ])
    if (amount === 0n) return []
    return [
      {
        id: 'dao stake',
        title: (t) => t(texts.stake),
        back: [{ coin, amount }],
        later: null,
        verb: exitTexts.takeOut,
        calls: [{ contract, method: 'leave(uint256 amount)', args: [String(amount)] }],
        steps: [],
      },
    ]
  },
}
