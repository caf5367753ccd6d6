import type { Translate } from '#platform/web/translate.ts'

import { daoTexts as texts } from './textDao.ts'

const sizes = [
  [86_400, texts.days],
  [3_600, texts.hours],
  [60, texts.minutes],
] as const

/** How long something takes, in the largest unit that it fills. */
export function spanText(seconds: number, t: Translate): string {
  const [size, text] = sizes.find(([each]) => seconds >= each) ?? sizes[2]
  return t(text, { count: Math.round(seconds / size) })
}
