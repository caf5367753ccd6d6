import { defineTexts } from '#platform/std/text.ts'
import { type Exit, type ExitSource, exitTexts } from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { withdrawalActions } from '../actions.ts'
import { stagedWithdrawalAbi } from '../contract/abi.ts'

const texts = defineTexts({
  unlocked: { en: 'Unlocked allotment', tc: '已解鎖的配額' },
  stage: { en: 'Allotment of stage {stage}', tc: '第 {stage} 階段的配額' },
  opensThen: { en: 'Withdrawals open then', tc: '屆時開放提領' },
  unlocksThen: { en: 'Its stage unlocks then', tc: '該階段屆時解鎖' },
})

const contract = 'StagedWithdrawal'
const method = 'withdraw(uint256 amount, uint256 mostFee)'

/** The fee of a withdrawal is taken out of what it pays. */
export const withdrawalExits: ExitSource = {
  order: 50,
  title: { en: 'Staged withdrawal', tc: '分階段提領' },
  functions: [`${contract}.${method}`],
  async read(chain) {
    const staged = chain.contract(contract, stagedWithdrawalAbi)
    if (staged === null) return []
    const args = [chain.account] as const
    const [data, [, , available], [times, amounts]] = await Promise.all([
      chain.read({ ...staged, functionName: 'getData', args: [] }),
      chain.read({ ...staged, functionName: 'allotmentOf', args }),
      chain.read({ ...staged, functionName: 'stagesOf', args }),
    ])
    const [coin, open, opensAt] = data
    const feeOf = async (amount: bigint): Promise<bigint> =>
      chain.read({ ...staged, functionName: 'feeOf', args: [amount] })
    const [fee, ...fees] = await Promise.all([available, ...amounts].map(feeOf))
    const [amount, mostFee] = [String(available), String(fee!)]
    const now: Exit = {
      id: 'allotment',
      title: (t) => t(texts.unlocked),
      back: [{ coin, amount: available - fee! }],
      later: open ? null : { from: Number(opensAt), why: texts.opensThen },
      verb: exitTexts.withdraw,
      calls: [{ contract, method, args: [amount, mostFee] }],
      steps: [step(withdrawalActions.apply, { amount, mostFee })],
    }
    const stages = times.flatMap((time, i): Exit[] => {
      const [from, waiting] = [Number(time), amounts[i] ?? 0n]
      if (from <= chain.head.time || waiting === 0n) return []
      return [
        {
          id: `allotment ${i}`,
          title: (t) => t(texts.stage, { stage: i + 1 }),
          back: [{ coin, amount: waiting - fees[i]! }],
          later: { from, why: texts.unlocksThen },
          verb: exitTexts.withdraw,
          calls: [],
          steps: [],
        },
      ]
    })
    return [...(available > 0n ? [now] : []), ...stages]
  },
}
