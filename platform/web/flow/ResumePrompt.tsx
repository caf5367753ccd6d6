import { Button } from '#platform/ui/Button.tsx'
import { useMemo } from 'react'

import { openActivity } from '../dialogs.ts'
import { useFormats } from '../format.ts'
import { useText } from '../i18n.tsx'
import { useChainNow } from '../time.ts'
import { useFlows } from './registry.ts'
import { begunPlans, isPurchase, postpone, useAsked } from './resume.ts'
import { resumeTexts as texts } from './resumeText.ts'
import { type FlowRun, goalOf, kindsOf } from './run.ts'

/**
 * One banner for all orders that were begun and not signed, however many. It opens Activity, where each can be gone
 * on with; put off, it comes back once something about one of them has changed.
 */
export const ResumePrompt = () => <Banner asked={useAsked(useChainNow())} />

export function Banner({ asked }: { asked: readonly FlowRun[] }) {
  const t = useText()
  const formats = useFormats()
  const flows = useFlows(useMemo(() => asked.flatMap(kindsOf), [asked]))
  const [first] = asked
  if (first === undefined) return null
  const purchases = asked.filter((run) => isPurchase(run, flows))
  const ends = purchases.flatMap(({ ticket }) => ticket?.expiresAt ?? [])
  // Until its check has come back an order has no term.
  const time = ends.length === 0 ? '' : formats.time(Math.min(...ends))
  return (
    <section className="set-in mx-4 mb-4 flex flex-col gap-2 rounded-md bg-lapis-wash p-4">
      <div>
        <h2 className="font-text text-sm font-semibold">
          {t(purchases.length > 0 ? texts.continuePaying : texts.continueOther)}
        </h2>
        <p className="text-sm text-soft">
          {asked.length === 1
            ? t((flows.get(goalOf(first)) ?? flows.get(first.kind)!).title)
            : t(texts.unfinished, { count: asked.length })}
        </p>
        <p className="flex flex-wrap gap-x-1 text-sm text-soft">
          <Spent asked={asked} />
          {ends.length > 0 && (
            <span>{t(asked.length === 1 ? texts.priceUntil : texts.onePriceUntil, { time })}</span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button small kind="quiet" onClick={() => postpone(asked)}>
          {t(texts.notNow)}
        </Button>
        <Button small onClick={openActivity}>
          {t(texts.continue)}
        </Button>
      </div>
    </section>
  )
}

/** Nothing, or how far the one has come. */
function Spent({ asked }: { asked: readonly FlowRun[] }) {
  const t = useText()
  const [plan] = begunPlans(asked)
  if (plan === undefined) return <span>{t(texts.nothingSpent)}</span>
  if (asked.length > 1) return null
  return <span>{t(texts.stepsDone, { step: plan.at + 1, count: plan.steps.length })}</span>
}
