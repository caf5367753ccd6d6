import { defineTexts } from '#platform/std/text.ts'
import { mostInClaim } from '#platform/std/claimCalls.ts'
import {
  type Exit,
  type ExitSource,
  exitTexts,
  inGroups,
  listText,
  numbersOf,
} from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { stakingActions } from '../actions.ts'
import { termStakingAbi } from '../contract/abi.ts'

const texts = defineTexts({
  stake: { en: 'Asset staking #{id}', tc: '資產質押 #{id}' },
  rewards: { en: 'Rewards of asset staking', tc: '資產質押獎勵' },
  rest: { en: 'Reward of asset staking #{id}', tc: '資產質押 #{id} 的獎勵' },
})

const contract = 'TermStaking'

/** A matured stake keeps what it earned; one that is left earlier gives up what is not claimed. */
export const stakingExits: ExitSource = {
  order: 30,
  title: { en: 'Asset staking', tc: '資產質押' },
  functions: ['unlock(uint256 id)', 'exit(uint256 id)', 'claim(uint256[] ids)'].map(
    (method) => `${contract}.${method}`,
  ),
  async read(chain) {
    const staking = chain.contract(contract, termStakingAbi)
    if (staking === null) return []
    const [count, coin] = await Promise.all([
      chain.read({ ...staking, functionName: 'count', args: [] }),
      chain.read({ ...staking, functionName: 'rewardToken', args: [] }),
    ])
    const found = await Promise.all(
      numbersOf(chain, 'stake', count).map(async (id) => {
        const position = await chain.read({ ...staking, functionName: 'positionOf', args: [id] })
        const [owner, principal, amount, , unlockTime, reward, paid, earned] = position
        return { id, owner, principal, amount, from: Number(unlockTime), reward, paid, earned }
      }),
    )
    const own = found.filter(({ owner }) => owner === chain.account)
    const paying = own.filter(({ earned, paid }) => earned > paid)
    const claims = inGroups(paying, mostInClaim).map((group, i): Exit => {
      const ids = group.map(({ id }) => id)
      return {
        id: `staking rewards ${i}`,
        title: (t) => t(texts.rewards),
        back: [{ coin, amount: group.reduce((sum, { earned, paid }) => sum + earned - paid, 0n) }],
        later: null,
        verb: exitTexts.claim,
        calls: [{ contract, method: 'claim(uint256[] ids)', args: [listText(ids)] }],
        steps: [step(stakingActions.claim, { ids: ids.join() })],
      }
    })
    const stakes = own.filter(({ amount }) => amount > 0n)
    const leaves = stakes.map(({ id, principal, amount, from, reward, paid }): Exit => {
      const matured = chain.head.time >= from
      const method = matured ? 'unlock(uint256 id)' : 'exit(uint256 id)'
      const action = matured ? stakingActions.unlock : stakingActions.exit
      return {
        id: `staking ${id}`,
        title: (t) => t(texts.stake, { id: String(id) }),
        back: [{ coin: principal, amount }],
        ...(matured ? {} : { givenUp: [{ coin, amount: reward - paid }] }),
        later: null,
        verb: matured ? exitTexts.takeOut : exitTexts.leave,
        calls: [{ contract, method, args: [String(id)] }],
        steps: [step(action, { id: String(id) })],
      }
    })
    const rests = stakes.filter(({ from }) => chain.head.time < from)
    const waiting = rests.map(({ id, from, reward, earned }): Exit => ({
      id: `staking rest ${id}`,
      title: (t) => t(texts.rest, { id: String(id) }),
      back: [{ coin, amount: reward - earned }],
      later: { from, why: exitTexts.earnsUntil },
      verb: exitTexts.claim,
      calls: [],
      steps: [],
    }))
    return [...claims, ...leaves, ...waiting]
  },
}
