import type { ComponentType } from 'react'

import { defineTexts, type Text } from '../std/text.ts'

/** What a record is of, in the order of the screen. */
export const recordKinds = defineTexts({
  income: { en: 'Income', tc: '收益' },
  staking: { en: 'Staking', tc: '質押' },
  claims: { en: 'Claims', tc: '領取' },
  purchases: { en: 'Purchases', tc: '購買' },
})
export type RecordKind = keyof typeof recordKinds

/** A list of one's own records, as a feature shows it. */
export interface RecordList {
  readonly kind: RecordKind
  /** Among those of its kind. */
  readonly order: number
  readonly title: Text
  /** With its states; who looks is signed in. */
  readonly load: () => Promise<ComponentType>
}

/** The kinds that somebody shows. */
export const kindsOf = (lists: readonly RecordList[]): readonly RecordKind[] =>
  (Object.keys(recordKinds) as RecordKind[]).filter((kind) =>
    lists.some((list) => list.kind === kind),
  )
