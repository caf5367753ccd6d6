import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { StepList } from '#platform/ui/StepList.tsx'
import { Link } from 'wouter'

import type { AnyFlow } from './flow.ts'
import type { FlowRun } from './run.ts'

import { useText } from '../i18n.tsx'
import { pathOfPage } from '../shell/composed.ts'
import { useStore } from '../store.ts'
import { Decoded } from './Decoded.tsx'
import { PlanSteps } from './PlanSteps.tsx'
import { useFlows } from './registry.ts'
import { kindsOf, sentTx, terminal, underway } from './run.ts'
import { useRuns } from './runStore.ts'
import { hideRun, openRun } from './sheet.ts'
import { stepsOf } from './steps.ts'
import { flowTexts as texts } from './text.ts'
import { startAgain } from './useFlow.ts'
import { noteWords, stageTexts } from './words.ts'

/** What is signed, exactly, and how far it is. One sheet for every action. */
export function SigningSheet() {
  const t = useText()
  const id = useStore(openRun)
  const run = useRuns().find((each) => each.id === id) ?? null
  const flows = useFlows(run === null ? [] : kindsOf(run))
  const flow = run === null ? null : (flows.get(run.kind) ?? null)
  if (run === null || flow === null) return null
  return (
    <Sheet
      open
      onClose={hideRun}
      dismissible={run.stage !== 'signing'}
      title={t(flow.title)}
      lead={<Lead run={run} flow={flow} />}
      footer={<Actions run={run} />}
    >
      <PlanSteps run={run} flows={flows} />
      {run.ticket !== null && run.stage !== 'refused' && <Decoded run={run} flow={flow} />}
      <div aria-live="polite">
        <StepList steps={stepsOf(run, t)} />
      </div>
    </Sheet>
  )
}

function Lead({ run, flow }: { run: FlowRun; flow: AnyFlow }) {
  const t = useText()
  if (run.note !== null) {
    const bad = terminal.has(run.stage) || run.note.code === 'WRONG_SIGNATURE'
    return (
      <p role="alert" className={bad ? 'text-terra' : 'text-ink'}>
        {run.stage === 'refused' && run.note.code !== 'TAMPERED'
          ? t(texts.nothingSpent, { why: noteWords(run.note, flow, t).replace(/[.。]$/, '') })
          : noteWords(run.note, flow, t)}
      </p>
    )
  }
  if (run.stage === 'done') return <p className="text-verdigris">{t(flow.done)}</p>
  if (run.stage === 'review') return <p>{t(texts.compare)}</p>
  if (run.stage === 'signing') return <p>{t(texts.openWallet)}</p>
  if (run.stage === 'expired' && run.tx === null) return <p>{t(texts.orderExpired)}</p>
  if (underway.has(run.stage)) return <p>{t(texts.mayLeave)}</p>
  return <p>{t(stageTexts[run.stage])}</p>
}

/** The engine is there by now: it drove the check. After a reload it may have to come first. */
const confirmed = async (id: string, shown: string): Promise<void> =>
  (await import('./engine.ts')).confirmRun(id, shown)

function Actions({ run }: { run: FlowRun }) {
  const t = useText()
  const txPath = pathOfPage('tx')
  const sent = sentTx(run)
  const view = txPath !== null && sent !== null && (
    <Link to={`${txPath}?id=${sent}`} className={buttonClass('quiet', true)} onClick={hideRun}>
      {t(texts.viewTransaction)}
    </Link>
  )
  if (run.stage === 'review' || run.stage === 'checking' || run.stage === 'signing') {
    const waiting = run.stage !== 'review'
    return (
      <>
        <Button
          kind="quiet"
          className="shrink-0"
          onClick={hideRun}
          disabled={run.stage === 'signing'}
        >
          {t(texts.notNow)}
        </Button>
        <Button full busy={waiting} onClick={() => void confirmed(run.id, run.tx?.txID ?? '')}>
          {t(texts.confirmInWallet)}
        </Button>
      </>
    )
  }
  // At a price that has changed the same attempt is refused again: the screen behind shows the new one.
  const ended = run.stage === 'refused' || run.stage === 'expired' || run.stage === 'failed'
  const again = ended && run.note?.code !== 'PRICE'
  return (
    <>
      {view}
      {again && (
        <Button full onClick={() => void startAgain(run)}>
          {t(texts.tryAgain)}
        </Button>
      )}
      {!again && (
        <Button full onClick={hideRun}>
          {t(run.stage === 'done' ? texts.done : texts.close)}
        </Button>
      )}
    </>
  )
}
