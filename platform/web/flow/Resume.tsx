import { useEffect } from 'react'

import { sessionStore } from '../sessionStore.ts'
import { useStore } from '../store.ts'
import { pendingPill } from './pending.ts'
import { PendingPill } from './PendingPill.tsx'
import { terminal, underway } from './run.ts'
import { runs, useRuns } from './runStore.ts'

/** After a sign-in or a reload what was signed is followed to its end without asking; the header counts it. */
export function Resume() {
  const { address } = useStore(sessionStore)
  useEffect(() => {
    if (address === null || runs.all().every(({ stage }) => terminal.has(stage))) return
    void import('./engine.ts').then(async ({ resumeSigned, settleReloaded }) => {
      await settleReloaded()
      resumeSigned(address)
    })
  }, [address])
  const pending = useRuns().filter(
    (run) => run.address === address && underway.has(run.stage),
  ).length
  useEffect(
    () => pendingPill.set(pending === 0 ? null : <PendingPill count={pending} />),
    [pending],
  )
  return null
}
