import type { ComponentType } from 'react'

import { defineTexts, type Text } from '../std/text.ts'

/** What records of several features are of, in the order of the screen. */
export const sharedKinds = defineTexts({
  income: { en: 'Income', tc: '收益' },
  staking: { en: 'Staking', tc: '質押' },
  claims: { en: 'Claims', tc: '領取' },
  purchases: { en: 'Purchases', tc: '購買' },
})

/** A list of the account's own records, as a feature shows it. */
export interface RecordList {
  /** A kind that features share, or one of its own: its word in addresses, and its title. */
  readonly kind: keyof typeof sharedKinds | { readonly word: string; readonly title: Text }
  /** Among those of its kind. */
  readonly order: number
  readonly title: Text
  /** With its states; who looks is signed in. */
  readonly load: () => Promise<ComponentType>
}

export const wordOf = ({ kind }: Pick<RecordList, 'kind'>): string =>
  typeof kind === 'string' ? kind : kind.word

/** The kinds that features show, by their word: shared ones first. */
export function kindsOf(lists: readonly RecordList[]): ReadonlyMap<string, Text> {
  const shown = new Set(lists.map(wordOf))
  return new Map([
    ...Object.entries(sharedKinds).filter(([word]) => shown.has(word)),
    ...lists.flatMap(({ kind }): [string, Text][] =>
      typeof kind === 'string' ? [] : [[kind.word, kind.title]],
    ),
  ])
}
