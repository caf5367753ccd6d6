import type { Text } from '#platform/std/text.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'

import { accountSheet } from '../../dialogs.ts'
import { useText } from '../../i18n.tsx'
import { pathOfPage } from '../../shell/composed.ts'
import type { NextStep } from '../flow.ts'
import { type FlowRun, sentTx } from '../run.ts'
import { postpone } from '../resume.ts'
import { hideRun } from '../sheet.ts'
import { flowTexts as texts } from '../text.ts'
import { startAgain, startFromZero } from '../useFlow.ts'
import { helpOf } from './remedy.ts'
import type { MomentProps } from './Review.tsx'
import { momentOf } from './stages.ts'

/** The engine is there by now: it drove the check. After a reload it may have to come first. */
const confirmed = async (id: string, shown: string): Promise<void> =>
  (await import('../engine.ts')).confirmRun(id, shown)

const cancelled = async (id: string): Promise<void> =>
  (await import('../engine.ts')).cancelSigning(id)

/** What the reader may do now: one filled button, beside it at most one that is quiet. */
export function Actions({ run, flow, moment }: MomentProps) {
  const name = momentOf(run)
  if (name === 'review') return <ReviewActions run={run} />
  if (name === 'progress') return <ProgressActions run={run} />
  if (name === 'result') return <ResultActions next={flow.next(moment.about)} />
  return <FailureActions run={run} flow={flow} />
}

function ReviewActions({ run }: { run: FlowRun }) {
  const t = useText()
  return (
    <>
      <Button
        kind="quiet"
        className="shrink-0"
        onClick={() => {
          postpone([run])
          hideRun()
        }}
      >
        {t(texts.notNow)}
      </Button>
      <Button
        full
        busy={run.stage === 'checking'}
        onClick={() => void confirmed(run.id, run.tx?.txID ?? '')}
      >
        {t(texts.confirmInWallet)}
      </Button>
    </>
  )
}

function ProgressActions({ run }: { run: FlowRun }) {
  const t = useText()
  if (run.stage === 'signing') {
    // The second click of a double click on "Confirm in wallet" ends here.
    const cancel = ({ detail: clicks }: MouseEvent): void => {
      if (clicks < 2) void cancelled(run.id)
    }
    return (
      <Button kind="quiet" full onClick={cancel}>
        {t(texts.cancel)}
      </Button>
    )
  }
  return (
    <>
      <ViewTransaction run={run} />
      <Button kind="quiet" full onClick={hideRun}>
        {t(texts.close)}
      </Button>
    </>
  )
}

function ViewTransaction({ run }: { run: FlowRun }) {
  const t = useText()
  const path = pathOfPage('tx')
  const sent = sentTx(run)
  if (path === null || sent === null) return null
  return (
    <Link
      to={`${path}?id=${sent}`}
      className={`${buttonClass('quiet', true)} px-2! min-[340px]:whitespace-nowrap`}
      onClick={hideRun}
    >
      {t(texts.viewTransaction)}
    </Link>
  )
}

function ResultActions({ next: [first, second] }: { next: readonly NextStep[] }) {
  const t = useText()
  return (
    <>
      {second !== undefined && <NextLink step={second} kind="quiet" />}
      {first === undefined ? (
        <Button full onClick={hideRun}>
          {t(texts.done)}
        </Button>
      ) : (
        <NextLink step={first} kind="primary" />
      )}
    </>
  )
}

function NextLink({ step: { text, to }, kind }: { step: NextStep; kind: 'primary' | 'quiet' }) {
  const t = useText()
  return (
    <Link to={to} className={`${buttonClass(kind, true)} px-2!`} onClick={hideRun}>
      {t(text)}
    </Link>
  )
}

function FailureActions({ run, flow }: Pick<MomentProps, 'run' | 'flow'>) {
  const t = useText()
  const { remedy } = helpOf(run, flow)
  if (remedy === 'back') {
    return (
      <Button full onClick={hideRun}>
        {t(backTexts[run.note?.code ?? ''] ?? texts.backToForm)}
      </Button>
    )
  }
  const again = () => void startAgain(run)
  if (remedy === 'account') {
    return (
      <>
        <Second text={texts.tryAgain} onClick={again} />
        <Button full className="px-2!" onClick={showAccount}>
          {t(texts.showAddress)}
        </Button>
      </>
    )
  }
  return (
    <>
      <Second text={texts.close} onClick={hideRun} />
      {typeof remedy === 'object' ? (
        <NextLink step={remedy} kind="primary" />
      ) : (
        <Button full onClick={remedy === 'zero' ? () => void startFromZero(run) : again}>
          {t(remedy === 'zero' ? texts.zeroFirst : texts.tryAgain)}
        </Button>
      )}
    </>
  )
}

function Second({ text, onClick }: { text: Text; onClick: () => void }) {
  const t = useText()
  return (
    <Button kind="quiet" className="shrink-0" onClick={onClick}>
      {t(text)}
    </Button>
  )
}

/** At a price that has changed the same attempt is refused again: the screen behind shows the new one. */
const backTexts: Record<string, Text> = { PRICE: texts.seeNewPrice, TAMPERED: texts.close }

/** One's own address, to send coins to. */
function showAccount(): void {
  hideRun()
  accountSheet.set(true)
}
