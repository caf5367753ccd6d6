import { useState } from 'react'

import { claimSources } from '../shell/composed.ts'
import { platformTexts } from '../text.ts'
import { toast } from '../toast.tsx'
import { claimSteps } from './claimSteps.ts'
import { startPlan } from './useFlow.ts'

/** Claims what is claimable of a list in one plan: one signature for each contract that owes something. */
export function useClaims() {
  const [busy, setBusy] = useState(false)
  const start = async (list: Parameters<typeof claimSteps>[0]): Promise<void> => {
    setBusy(true)
    try {
      const claims = await Promise.all(claimSources().map((load) => load()))
      const steps = claimSteps(list, claims)
      if (steps.length > 0) await startPlan(steps)
    } catch {
      // The code of a feature's claims did not arrive.
      toast.show(platformTexts.unreachable, { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { start, busy }
}
