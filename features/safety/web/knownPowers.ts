import type { PowerText, PowerTexts } from '#platform/web/feature.ts'
import { verbatim } from '#platform/std/text.ts'
import { powerTexts } from '#platform/web/shell/composed.ts'

import { sharedPowers } from './text.ts'

let known: PowerTexts = sharedPowers

/** Before the screen's first render. */
export async function loadPowers(): Promise<void> {
  known = { ...sharedPowers, ...(await powerTexts()) }
}

/** The server's word where no feature names it. */
export function powerText(what: string): PowerText {
  if (Object.hasOwn(known, what)) return known[what]!
  const text = verbatim(what)
  return { title: text, can: text, limit: text, worst: text }
}
