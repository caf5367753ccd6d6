import type { Action, Fields, SubjectOf } from '#platform/std/action.ts'
import type { amountField } from '#platform/std/fields.ts'
import type { Text } from '#platform/std/text.ts'
import type * as z from 'zod/mini'

import type { AnyFlow } from '../flow/flow.ts'
import { review } from '../flow/review.ts'
import { summaryTexts } from '../flow/summaryText.ts'
import { spendTexts as texts } from './text.ts'

type Amount = { readonly amount: typeof amountField | z.ZodMiniOptional<typeof amountField> }

interface Allow<Input extends Fields> extends Pick<AnyFlow, 'invalidates'> {
  /** Which contract of the deployment may take the coin. */
  readonly spender: string | ((subject: SubjectOf<Input>) => string)
  /** When it is taken. */
  readonly means: Text
}

/** Leave for a contract to take `amount` of a coin; 0 takes it back. */
export const reviewAllow = <Input extends Amount & Fields>(
  action: Action<Input, Fields, 'approve(address spender, uint256 value)'>,
  { spender, means, invalidates }: Allow<Input>,
): AnyFlow =>
  review(action, {
    title: texts.allowTitle,
    meaning: { spender: texts.spender, value: texts.smallestUnit },
    fixed: (subject, contracts) => ({
      spender: contracts[typeof spender === 'string' ? spender : spender(subject)] ?? null,
      value: subject.amount ?? null,
    }),
    fallback: 'Approve failed',
    summary: (_ticket, { amount }, t) => [
      { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
      { label: texts.allowFor, value: t(amount === '0' ? texts.allowZero : means), wide: true },
    ],
    done: texts.allowDone,
    invalidates,
  })
