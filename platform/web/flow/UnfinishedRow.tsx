import { Button } from '#platform/ui/Button.tsx'
import { IconButton } from '#platform/ui/IconButton.tsx'

import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { useFlows } from './registry.ts'
import { discardRun, isPurchase, resumeRun } from './resume.ts'
import { resumeTexts as texts } from './resumeText.ts'
import { type FlowRun, goalOf, kindsOf } from './run.ts'

interface UnfinishedRowProps {
  readonly run: FlowRun
  /** Closes what the row stands in. */
  readonly onLeave: () => void
}

/** An order that was begun and not signed, to go on with or to put away. */
export function UnfinishedRow({ run, onLeave }: UnfinishedRowProps) {
  const t = useText()
  const formats = useFormats()
  const flows = useFlows(kindsOf(run))
  const flow = flows.get(goalOf(run)) ?? flows.get(run.kind)
  if (flow === undefined) return null
  const until = isPurchase(run, flows) ? (run.ticket?.expiresAt ?? null) : null
  const go = (): void => {
    onLeave()
    void resumeRun(run)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-b border-line py-2 last:border-b-0">
      <span className="flex min-w-0 grow basis-40 flex-col">
        <span className="font-semibold">{t(flow.title)}</span>
        <span className="num text-xs text-soft">
          {until === null
            ? formats.dateTime(run.createdAt)
            : t(texts.priceUntil, { time: formats.time(until) })}
        </span>
      </span>
      <span className="flex items-center">
        <Button small kind="quiet" onClick={go}>
          {t(texts.continue)}
        </Button>
        <IconButton
          icon="close"
          size={20}
          label={t(texts.discard)}
          onClick={() => discardRun(run)}
        />
      </span>
    </li>
  )
}
