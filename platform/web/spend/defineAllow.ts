import type { CallInput } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import type { Text } from '#platform/std/text.ts'

import {
  type AnyFlow,
  defineFlow,
  type Flow,
  type Serves,
  type Signs,
  type Subject,
} from '../flow/flow.ts'
import { summaryTexts } from '../flow/summaryText.ts'
import { spendTexts as texts } from './text.ts'

interface Allow<B extends Serves<OrderTicket>> extends Pick<
  AnyFlow,
  'kind' | 'after' | 'reasons' | 'invalidates'
> {
  readonly before: B
  /** The coin's contract, as `signs` names one. */
  readonly coin: Signs['contract']
  /** Which contract of the deployment may take it. */
  readonly spender: (subject: Subject) => string
  /** When it is taken. */
  readonly means: Text
}

/** Leave for a contract to take the subject's `amount` of a coin; 0 takes it back. */
export const defineAllow = <B extends Serves<OrderTicket>>({
  coin,
  spender,
  means,
  ...given
}: Allow<B>): Flow<Omit<CallInput<B>, 'requestId'>> =>
  defineFlow({
    ...given,
    title: texts.allowTitle,
    signs: {
      contract: coin,
      method: 'approve(address spender, uint256 value)',
      meaning: [texts.spender, texts.smallestUnit],
      args: (subject, contracts) => [
        contracts[spender(subject)] ?? null,
        subject['amount'] ?? null,
      ],
    },
    fallback: 'Approve failed',
    summary: (_ticket, { amount }, t) => [
      { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
      { label: texts.allowFor, value: t(amount === '0' ? texts.allowZero : means), wide: true },
    ],
    done: texts.allowDone,
  })
