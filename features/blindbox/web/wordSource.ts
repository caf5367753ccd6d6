import type { Text } from '#platform/std/text.ts'
import { useConfig } from '#platform/web/config.ts'

import { openingOfSource, openingTexts } from './textOpening.ts'

/** The provider of random words; undefined if they are the operator's secrets. */
export const useWordSource = (): string | undefined => useConfig()?.contracts['WinklinkWords']

/** Texts of an opening about the origin of its word. */
export type OpeningTexts = Readonly<Record<keyof typeof openingOfSource, Text>>

export const openingTextsOf = (source: string | undefined): OpeningTexts =>
  source === undefined ? openingTexts : openingOfSource

export const useOpeningTexts = (): OpeningTexts => openingTextsOf(useWordSource())
