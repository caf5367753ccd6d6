import type { Text } from '#platform/std/text.ts'
import type { Translate } from '#platform/web/translate.ts'

import { levelNames, nftTexts as texts } from './text.ts'

const known: Readonly<Record<string, Text>> = levelNames

/** The level's name in the reader's language; a level added later keeps its name on chain. */
export function levelName(t: Translate, levelStr: string): string {
  const text = Object.hasOwn(known, levelStr) ? known[levelStr] : undefined
  return text === undefined ? levelStr : t(text)
}

export const cardName = (t: Translate, card: { levelStr: string; tokenId: number }): string =>
  t(texts.card, { level: levelName(t, card.levelStr), id: String(card.tokenId) })
