import { isUnlimited } from '#platform/web/flow/approval.ts'

import type { ApprovalView } from '../api.ts'

export const keyOf = ({ kind, contract, spender }: ApprovalView): string =>
  `${kind} ${contract} ${spender}`

/** Without a limit, or all cards of a contract, those to come too. */
export const isOpenEnded = ({ kind, allowance }: ApprovalView): boolean =>
  kind === 'cards' || (allowance !== null && isUnlimited(BigInt(allowance)))

/** What the headline has beside the worth. */
export interface Summary {
  /** Approvals that could take anything today, or are not known not to. */
  readonly count: number
  /** Contracts of cards, and coins without a price, among them. */
  readonly cards: number
  readonly unpriced: number
}

export function summaryOf(list: readonly ApprovalView[]): Summary {
  const open = list.filter(({ atRisk }) => atRisk === null || BigInt(atRisk) > 0n)
  const contracts = (of: readonly ApprovalView[]): number =>
    new Set(of.map(({ contract }) => contract)).size
  return {
    count: open.length,
    cards: contracts(open.filter(({ kind }) => kind === 'cards')),
    unpriced: contracts(open.filter(({ kind, worth }) => kind === 'coin' && worth === null)),
  }
}
