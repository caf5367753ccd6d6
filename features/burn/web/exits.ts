import { zeroAddress } from '#platform/std/address.ts'
import { defineTexts, type Text, type TextValues } from '#platform/std/text.ts'
import {
  type Exit,
  type ExitCoin,
  type ExitSource,
  exitTexts,
  numbersOf,
} from '#platform/web/exits.ts'
import type { Step } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { burnActions } from '../actions.ts'
import { burnMiningAbi } from '../contract/abi.ts'

const texts = defineTexts({
  mining: { en: 'Mining rewards', tc: '挖礦獎勵' },
  pass: { en: 'Pass for a first burn', tc: '首次銷毀的通行證' },
  node: { en: 'Price of node #{id}', tc: '節點 #{id} 的款項' },
  nodeRewards: { en: 'Rewards of node #{id}', tc: '節點 #{id} 的獎勵' },
  credit: { en: 'Refused payment of burn mining', tc: '銷毀挖礦中曾被拒收的款項' },
  refund: { en: 'Refund', tc: '退款' },
})

const contract = 'BurnMining'

interface Way {
  readonly id: string
  readonly title: Text
  readonly values?: TextValues
  readonly back: ExitCoin
  readonly verb: Text
  readonly method: string
  readonly args?: readonly string[]
  readonly step: Step
}

/** Nothing where it pays nothing. */
const exitOf = ({
  id,
  title,
  values = {},
  back,
  verb,
  method,
  args = [],
  step: own,
}: Way): Exit[] =>
  back.amount === 0n
    ? []
    : [
        {
          id: `burn ${id}`,
          title: (t) => t(title, values),
          back: [back],
          later: null,
          verb,
          calls: [{ contract, method, args }],
          steps: [own],
        },
      ]

/** What power and nodes have earned, and TRX that lie there until a burn or an activation uses them. */
export const burnExits: ExitSource = {
  order: 67,
  title: { en: 'Burn mining', tc: '銷毀挖礦' },
  functions: [
    'claim()',
    'refundPass()',
    'refundNode(uint256 nodeId)',
    'claimNode(uint256 nodeId)',
    'withdraw(address account)',
  ].map((method) => `${contract}.${method}`),
  async read(chain) {
    const mining = chain.contract(contract, burnMiningAbi)
    if (mining === null) return []
    const account = [chain.account] as const
    const [coin, [, owed], [sun, used], credit, count] = await Promise.all([
      chain.read({ ...mining, functionName: 'coin', args: [] }),
      chain.read({ ...mining, functionName: 'minerOf', args: account }),
      chain.read({ ...mining, functionName: 'passOf', args: account }),
      chain.read({ ...mining, functionName: 'creditOf', args: account }),
      chain.read({ ...mining, functionName: 'nodeCount', args: [] }),
    ])
    const native = (amount: bigint): ExitCoin => ({ coin: zeroAddress, amount })
    const nodes = await Promise.all(
      numbersOf(chain, 'node', count).map(async (nodeId) => {
        const args = [nodeId] as const
        const node = await chain.read({ ...mining, functionName: 'nodeOf', args })
        const [owner, , price, , isActive, earned] = node
        if (owner !== chain.account) return []
        const id = String(nodeId)
        const of = { values: { id }, args: [id] }
        return isActive
          ? exitOf({
              ...of,
              id: `node rewards ${id}`,
              title: texts.nodeRewards,
              back: { coin, amount: earned },
              verb: exitTexts.claim,
              method: 'claimNode(uint256 nodeId)',
              step: step(burnActions.claimNode, { nodeId: id }),
            })
          : exitOf({
              ...of,
              id: `node ${id}`,
              title: texts.node,
              back: native(price),
              verb: texts.refund,
              method: 'refundNode(uint256 nodeId)',
              step: step(burnActions.refundNode, { nodeId: id }),
            })
      }),
    )
    return [
      ...exitOf({
        id: 'rewards',
        title: texts.mining,
        back: { coin, amount: owed },
        verb: exitTexts.claim,
        method: 'claim()',
        step: step(burnActions.claim, {}),
      }),
      ...exitOf({
        id: 'pass',
        title: texts.pass,
        // Of a used pass the price is a fee.
        back: native(used ? 0n : sun),
        verb: texts.refund,
        method: 'refundPass()',
        step: step(burnActions.refundPass, {}),
      }),
      ...nodes.flat(),
      ...exitOf({
        id: 'credit',
        title: texts.credit,
        back: native(credit),
        verb: exitTexts.withdraw,
        method: 'withdraw(address account)',
        args: [chain.account],
        step: step(burnActions.withdraw, {}),
      }),
    ]
  },
}
