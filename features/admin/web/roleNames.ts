import { type Text, verbatim } from '#platform/std/text.ts'
import type { PowerTexts } from '#platform/web/feature.ts'
import { powerTexts } from '#platform/web/shell/composed.ts'

let known: PowerTexts = {}

/** Before the screen's first render. */
export async function loadRoleNames(): Promise<void> {
  known = await powerTexts()
}

/** The server's word where no feature names it. */
export const roleName = (what: string): Text =>
  Object.hasOwn(known, what) ? known[what]!.title : verbatim(what)
