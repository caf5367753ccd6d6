import type { Text } from '#platform/std/text.ts'
import type { Step } from '#platform/ui/StepList.tsx'

import type { Translate } from '../translate.ts'
import type { FlowRun, Stage } from './run.ts'

import { flowTexts as texts } from './text.ts'

const order: readonly { key: string; text: Text; during: readonly Stage[] }[] = [
  { key: 'check', text: texts.checking, during: ['checking', 'refused'] },
  { key: 'sign', text: texts.confirmInWallet, during: ['review', 'signing'] },
  { key: 'pack', text: texts.waitingForPacking, during: ['sending', 'sent'] },
  { key: 'confirm', text: texts.blockConfirming, during: ['packed'] },
  { key: 'verify', text: texts.verifying, during: ['final'] },
  { key: 'done', text: texts.success, during: ['done'] },
]

/** Which step a run that ended early had reached. */
function reached(run: FlowRun): Stage {
  if (run.stage !== 'failed' && run.stage !== 'expired') return run.stage
  if (run.block !== null) return 'packed'
  if (run.signature !== null) return 'sent'
  return run.tx === null ? 'checking' : 'review'
}

/** The six steps of a transaction and where this one stands. */
export function stepsOf(run: FlowRun, t: Translate): Step[] {
  const at = order.findIndex(({ during }) => during.includes(reached(run)))
  const broken = run.stage === 'failed' || run.stage === 'expired' || run.stage === 'refused'
  return order.map(({ key, text }, i) => {
    const label = key === 'check' && i < at ? texts.checked : text
    const now = run.stage === 'done' ? 'done' : broken ? 'failed' : 'now'
    return { key, label: t(label), state: i < at ? 'done' : i === at ? now : 'todo' }
  })
}
