import { Button } from '#platform/ui/Button.tsx'
import { discardRun, resumeRun, useResumable } from '#platform/web/flow/resume.ts'
import { flowOf } from '#platform/web/flow/registry.ts'
import { useText } from '#platform/web/i18n.tsx'

import { homeTexts as texts } from './text.ts'

/** An action that was left before its signature, with the way back to it. */
export function ResumeCard() {
  const t = useText()
  const [run] = useResumable()
  const flow = run === undefined ? null : flowOf(run.kind)
  if (run === undefined || flow === null) return null
  return (
    <section className="set-in flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4">
      <div className="min-w-0 grow basis-48">
        <h2 className="font-text text-sm font-semibold">{t(flow.title)}</h2>
        <p className="text-soft">{t(texts.stopped)}</p>
      </div>
      <div className="flex gap-2">
        <Button small kind="quiet" onClick={() => discardRun(run)}>
          {t(texts.discard)}
        </Button>
        <Button small onClick={() => void resumeRun(run)}>
          {t(texts.continue)}
        </Button>
      </div>
    </section>
  )
}
