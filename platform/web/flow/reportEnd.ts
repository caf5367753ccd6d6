import type { AnyFlow } from './flow.ts'
import type { FlowRun } from './run.ts'

import { translated } from '../i18n.tsx'
import { toast } from '../toast.tsx'
import { noteText } from './noteText.ts'
import { isOfOnePlan } from './plan.ts'
import { runs } from './runStore.ts'
import { openRun } from './sheet.ts'
import { flowTexts as texts } from './text.ts'

/** How it ended stands on its sheet; where that is closed, in a toast. */
export function reportEnd(flow: AnyFlow, run: FlowRun): void {
  const open = runs.get(openRun.get() ?? '')
  if (open?.id === run.id) return
  if (run.stage === 'done' && (open === null || !isOfOnePlan(open, run))) {
    toast.show(texts.doneOf, { kind: 'success', values: { title: translated(flow.title) } })
  }
  if (run.stage === 'expired') toast.show(texts.notSent)
  if (run.note === null || (run.stage !== 'failed' && run.stage !== 'refused')) return
  toast.show(noteText(run.note, flow, translated), { kind: 'error' })
}
