import { defineTexts } from '#platform/std/text.ts'
import {
  type Exit,
  type ExitChain,
  type ExitSource,
  exitTexts,
  numbersOf,
} from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { lpActions, purchaseActions } from '../actions.ts'
import { lpPurchasesAbi, lpStakingAbi } from '../contract/abi.ts'

const texts = defineTexts({
  stake: { en: 'Staked liquidity', tc: '質押中的流動性' },
  rewards: { en: 'Rewards of staked liquidity', tc: '流動性質押獎勵' },
  purchase: { en: 'Reward of LP purchase #{id}', tc: 'LP 購買 #{id} 的獎勵' },
  issuedThen: { en: 'Issued from then on', tc: '自該時起發放' },
})

/** Withdrawn liquidity keeps what it has earned; `exit` gives that up, and computes nothing that could fail. */
export const lpExits: ExitSource = {
  order: 20,
  title: { en: 'LP staking', tc: 'LP 質押' },
  functions: [
    'LpStaking.withdraw(address pool, uint256 amount)',
    'LpStaking.exit(address pool)',
    'LpStaking.claim(address pool)',
    'LpPurchases.issue(uint256 id)',
  ],
  read: async (chain) => (await Promise.all([stakes(chain), purchases(chain)])).flat(),
}

async function stakes(chain: ExitChain): Promise<readonly Exit[]> {
  const contract = 'LpStaking'
  const staking = chain.contract(contract, lpStakingAbi)
  if (staking === null) return []
  const [[pools], coin] = await Promise.all([
    chain.read({ ...staking, functionName: 'pools', args: [] }),
    chain.read({ ...staking, functionName: 'rewardToken', args: [] }),
  ])
  const found = await Promise.all(
    pools.map(async (pool) => {
      const args = [pool, chain.account] as const
      const [staked, earned] = await chain.read({ ...staking, functionName: 'positionOf', args })
      return { pool, staked, earned }
    }),
  )
  return found.flatMap(({ pool, staked, earned }): Exit[] => {
    const amount = String(staked)
    const claim: Exit = {
      id: `lp rewards ${pool}`,
      title: (t) => t(texts.rewards),
      back: [{ coin, amount: earned }],
      later: null,
      verb: exitTexts.claim,
      calls: [{ contract, method: 'claim(address pool)', args: [pool] }],
      steps: [step(lpActions.claim, { pool })],
    }
    const leave: Exit = {
      id: `lp ${pool}`,
      title: (t) => t(texts.stake),
      back: [{ coin: pool, amount: staked }],
      later: null,
      verb: exitTexts.takeOut,
      calls: [{ contract, method: 'withdraw(address pool, uint256 amount)', args: [pool, amount] }],
      steps: [step(lpActions.lpPledgeUnlock, { pool, amount })],
    }
    // What is staked earns on: claimed last, nothing is left.
    return [...(staked > 0n ? [leave] : []), ...(earned > 0n ? [claim] : [])]
  })
}

async function purchases(chain: ExitChain): Promise<readonly Exit[]> {
  const contract = 'LpPurchases'
  const asked = chain.contract(contract, lpPurchasesAbi)
  if (asked === null) return []
  const [count, coin] = await Promise.all([
    chain.read({ ...asked, functionName: 'count', args: [] }),
    chain.read({ ...asked, functionName: 'rewardToken', args: [] }),
  ])
  const rows = await Promise.all(
    numbersOf(chain, 'purchase', count).map(async (number): Promise<Exit[]> => {
      const purchase = await chain.read({ ...asked, functionName: 'purchaseOf', args: [number] })
      const [buyer, , , amount, , issueTime, issued] = purchase
      if (buyer !== chain.account || issued || amount === 0n) return []
      const [id, from] = [String(number), Number(issueTime)]
      return [
        {
          id: `lp purchase ${id}`,
          title: (t) => t(texts.purchase, { id }),
          back: [{ coin, amount }],
          later: from > chain.head.time ? { from, why: texts.issuedThen } : null,
          verb: exitTexts.claim,
          calls: [{ contract, method: 'issue(uint256 id)', args: [id] }],
          steps: [step(purchaseActions.receive, { id })],
        },
      ]
    }),
  )
  return rows.flat()
}
