import { type Address, zeroAddress } from '#platform/std/address.ts'
import { defineTexts, type Text, type TextValues } from '#platform/std/text.ts'
import { type Exit, type ExitChain, type ExitSource, exitTexts } from '#platform/web/exits.ts'
import type { Step } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { energyActions } from '../actions.ts'
import { lenderAbi, lenderFactoryAbi } from '../contract/abi.ts'
import { leavingTime, mostDays } from '../fields.ts'

const texts = defineTexts({
  due: {
    en: '{count, plural, one {# energy lease that is over} other {# energy leases that are over}}',
    tc: '{count} 筆已到期的能量租約',
  },
  stake: {
    en: 'Stake not lent as energy: {amount}, paid 14 days after leaving',
    tc: '未出租能量的質押：{amount}，退出 14 天後可領取',
  },
  ready: { en: 'Ready at my energy lender', tc: '能量出租合約可領取' },
  lent: { en: 'Stake lent as energy', tc: '已出租能量的質押' },
  leaving: { en: 'Energy stake on its way out', tc: '正在退出的能量質押' },
  end: { en: 'End', tc: '結束' },
  leasesEnd: { en: 'The last lease ends then', tc: '屆時最後一筆租約結束' },
  tronKeeps: { en: 'TRON keeps it until then', tc: 'TRON 保留至屆時' },
})

/** Places of leases that are looked at, and leases that are ended one after the other. */
const mostPlaces = 200n
const mostEnded = 10

/** A provider's TRX: what is not lent leaves, and 14 days later it is collected with what leases paid. */
export const energyExits: ExitSource = {
  order: 78,
  title: { en: 'Energy leasing', tc: '能量租賃' },
  functions: ['Lender.end(uint256 number)', 'Lender.leave(uint256 sun)', 'Lender.collect()'],
  async read(chain) {
    const factory = chain.contract('LenderFactory', lenderFactoryAbi)
    if (factory === null) return []
    const args = [chain.account] as const
    const lender = await chain.read({ ...factory, functionName: 'lenderOf', args })
    return lender === zeroAddress ? [] : ofLender(chain, lender)
  },
}

async function ofLender(chain: ExitChain, lender: Address): Promise<Exit[]> {
  const at = { address: lender, abi: lenderAbi } as const
  const [books, over] = await Promise.all([
    chain.read({ ...at, functionName: 'books', args: [] }),
    chain.read({ ...at, functionName: 'due', args: [1n, mostPlaces] }),
  ])
  const [lent, staked, leaving, left, earned] = books
  const due = over.slice(0, mostEnded).map(String)
  const now = waysOut(lender)
  const later = laterOf(chain)
  return [
    ...now(due.length > 0, {
      id: 'due',
      title: texts.due,
      values: { count: due.length },
      verb: texts.end,
      method: 'end(uint256 number)',
      sent: due.map((lease) => ({ args: [lease], by: step(energyActions.end, { lender, lease }) })),
    }),
    ...now(left + earned > 0n, {
      id: 'ready',
      title: texts.ready,
      pays: left + earned,
      verb: exitTexts.claim,
      method: 'collect()',
      sent: [{ args: [], by: step(energyActions.collect, { lender }) }],
    }),
    ...now(staked > 0n, {
      id: 'stake',
      title: texts.stake,
      values: { amount: exactOf(staked, nativeCoin()) },
      verb: exitTexts.leave,
      method: 'leave(uint256 sun)',
      sent: [
        { args: [String(staked)], by: step(energyActions.leave, { lender, sun: String(staked) }) },
      ],
    }),
    ...later('energyLent', { sun: lent, longest: mostDays * 86_400 }, [
      texts.lent,
      texts.leasesEnd,
    ]),
    ...later('energyLeaving', { sun: leaving, longest: leavingTime }, [
      texts.leaving,
      texts.tronKeeps,
    ]),
  ]
}

interface Way {
  readonly id: string
  readonly title: Text
  readonly values?: TextValues
  /** sun that come at once. */
  readonly pays?: bigint
  readonly verb: Text
  readonly method: string
  readonly sent: readonly { readonly args: readonly string[]; readonly by: Step }[]
}

const waysOut =
  (contract: string) =>
  (isThere: boolean, { id, title, values = {}, pays, verb, method, sent }: Way): Exit[] =>
    isThere
      ? [
          {
            id: `energy ${id}`,
            title: (t) => t(title, values),
            back: pays === undefined ? [] : [{ coin: zeroAddress, amount: pays }],
            later: null,
            verb,
            calls: sent.map(({ args }) => ({ contract, method, args })),
            steps: sent.map(({ by }) => by),
          },
        ]
      : []

/** Dates are the server's: the contract has sums alone. Without them, or once they have passed, the latest that can be. */
const laterOf =
  ({ keys, head }: ExitChain) =>
  (
    kind: string,
    { sun, longest }: { readonly sun: bigint; readonly longest: number },
    [title, why]: readonly [Text, Text],
  ): Exit[] => {
    if (sun === 0n) return []
    const known = keys(kind)
      .map(Number)
      .find((until) => until > head.time)
    return [
      {
        id: `energy ${kind}`,
        title: (t) => t(title),
        back: [{ coin: zeroAddress, amount: sun }],
        later: { from: known ?? head.time + longest, why },
        verb: exitTexts.leave,
        calls: [],
        steps: [],
      },
    ]
  }
