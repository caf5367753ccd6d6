import type { Text } from '#platform/std/text.ts'

import type { FlowRun, Stage } from '../run.ts'
import { flowTexts as texts } from '../text.ts'

/** review: what would be signed · progress: it is on its way · result, failure: it has ended */
export type MomentName = 'review' | 'progress' | 'result' | 'failure'

const moments: Record<Stage, MomentName> = {
  checking: 'review',
  review: 'review',
  signing: 'progress',
  sending: 'progress',
  sent: 'progress',
  packed: 'progress',
  final: 'progress',
  done: 'result',
  failed: 'failure',
  expired: 'failure',
  refused: 'failure',
}
export const momentOf = ({ stage }: FlowRun): MomentName => moments[stage]

/** The four waits of a transaction. */
export const waits: readonly Text[] = [
  texts.stageWallet,
  texts.stageSent,
  texts.stageBlock,
  texts.stageFinal,
]

const at: Partial<Record<Stage, number>> = { signing: 0, sending: 1, sent: 1, packed: 2, final: 3 }
export const waitOf = ({ stage }: FlowRun): number => at[stage] ?? waits.length

/** How much of the picture lies there: over all steps that belong together, a quarter for each wait. */
export function laidOf(run: FlowRun): number {
  const { at: step, steps } = run.plan ?? { at: 0, steps: [null] }
  const within = run.stage === 'done' ? 1 : (waitOf(run) + 1) / (waits.length + 1)
  return (step + within) / steps.length
}
