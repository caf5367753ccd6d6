import { customErrorText } from '#platform/std/customErrors.ts'
import { type Reasons, reasonText } from '#platform/std/reason.ts'
import type { Text } from '#platform/std/text.ts'
import { useFlows } from '#platform/web/flow/registry.ts'
import { useText } from '#platform/web/i18n.tsx'

import { termTexts as texts } from './textTerms.ts'

/** Texts of the chain's own errors, without a contract's reason. */
const results: Readonly<Record<string, Text>> = {
  REVERT: texts.refused,
  OUT_OF_ENERGY: texts.outOfEnergy,
}

/** Why it failed: the contract's reason, in the user's language if it is one of ours. */
export function Refusal({ reason }: { reason: string }) {
  const t = useText()
  const flows = useFlows('all')
  const reasons: Reasons = Object.assign({}, ...[...flows.values()].map((flow) => flow.reasons))
  const known = Object.hasOwn(results, reason)
    ? results[reason]!
    : (reasonText(reason, reasons) ?? customErrorText(reason))
  return (
    <p className="font-semibold text-terra [overflow-wrap:anywhere]">
      {known === null ? reason : t(known)}
    </p>
  )
}
