import { activationDialog } from '#platform/web/dialogs.ts'
import { type FlowRun, underway } from '#platform/web/flow/run.ts'
import { runs, useRuns } from '#platform/web/flow/runStore.ts'
import { openRun } from '#platform/web/flow/sheet.ts'
import { useStore } from '#platform/web/store.ts'
import { useEffect, useState } from 'react'

interface FormSheet {
  /** Not while what it started is reviewed: closed there without a signature, the form is as it was. */
  readonly open: boolean
  readonly start: (starting: Promise<void>) => Promise<void>
}

/** The sheet of a form that starts an action: it is closed, and so emptied, once an action of these kinds was sent. */
export function useFormSheet(kinds: readonly string[], onClose: () => void): FormSheet {
  const [starting, setStarting] = useState(false)
  const [before] = useState(
    () =>
      new Set(
        runs
          .all()
          .filter(wasSent)
          .map(({ id }) => id),
      ),
  )
  const signing = useStore(openRun) !== null
  const activating = useStore(activationDialog)
  const sent = useRuns().some(
    (run) => kinds.includes(run.kind) && wasSent(run) && !before.has(run.id),
  )
  useEffect(() => {
    if (sent) onClose()
  }, [sent, onClose])
  return {
    open: !starting && !signing && !activating && !sent,
    start: async (begun) => {
      setStarting(true)
      await begun.finally(() => setStarting(false))
    },
  }
}

const wasSent = ({ stage }: FlowRun): boolean => stage === 'done' || underway.has(stage)
