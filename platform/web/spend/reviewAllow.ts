import type { Action, Fields, SubjectOf } from '#platform/std/action.ts'
import type { amountField } from '#platform/std/fields.ts'
import type { Text } from '#platform/std/text.ts'
import type * as z from 'zod/mini'
import type { ReactNode } from 'react'

import type { About, AnyFlow } from '../flow/flow.ts'
import { review } from '../flow/review.ts'
import { spendTexts as texts } from './text.ts'

type Amount = { readonly amount: typeof amountField | z.ZodMiniOptional<typeof amountField> }

interface Allow<Input extends Fields> extends Pick<AnyFlow, 'invalidates'> {
  /** Which contract of the deployment may take the coin. */
  readonly spender: string | ((subject: SubjectOf<Input>) => string)
  /** Its name for a reader. */
  readonly name: Text | ((subject: SubjectOf<Input>) => Text)
  /** When it is taken. */
  readonly means: Text
  /** The coin's symbols, one or the two of a pool. */
  readonly picture: (about: About<SubjectOf<Input>>) => ReactNode
}

/** Leave for a contract to take `amount` of a coin; 0 takes it back. */
export const reviewAllow = <Input extends Amount & Fields>(
  action: Action<Input, Fields, 'approve(address spender, uint256 value)'>,
  { spender, name, means, picture, invalidates }: Allow<Input>,
): AnyFlow =>
  review(action, {
    title: texts.allowTitle,
    question: ({ subject }, t) => t(subject.amount === '0' ? texts.askRevoke : texts.askAllow),
    picture,
    goesTo: name,
    meaning: { spender: texts.spender, value: texts.signedAmount },
    units: { value: 'contract' },
    fixed: (subject, contracts) => ({
      spender: contracts[typeof spender === 'string' ? spender : spender(subject)] ?? null,
      value: subject.amount ?? null,
    }),
    fallback: 'Approve failed',
    summary: (_ticket, { amount }, t) => [
      { label: texts.allowFor, value: t(amount === '0' ? texts.allowZero : means), wide: true },
    ],
    done: texts.allowDone,
    next: () => [],
    invalidates,
  })
