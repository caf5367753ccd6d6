import type { Text } from '#platform/std/text.ts'
import { useConfig } from '#platform/web/config.ts'

import { openingOfSource, openingTexts } from './textOpening.ts'

/** The provider that random words come from; undefined where they are the operator's secrets. */
export const useWordSource = (): string | undefined => useConfig()?.contracts['WinklinkWords']

/** What an opening says of where its word comes from. */
export type OpeningTexts = Readonly<Record<keyof typeof openingOfSource, Text>>

export const openingTextsOf = (source: string | undefined): OpeningTexts =>
  source === undefined ? openingTexts : openingOfSource

export const useOpeningTexts = (): OpeningTexts => openingTextsOf(useWordSource())
