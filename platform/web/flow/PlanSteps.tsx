import { classes } from '#platform/ui/classes.ts'
import { Icon } from '#platform/ui/Icon.tsx'

import type { AnyFlow } from './flow.ts'
import type { FlowRun } from './run.ts'

import { useText } from '../i18n.tsx'
import { flowTexts as texts } from './text.ts'

/** Which of several transactions this one is, and what they are; nothing where it stands alone. */
export function PlanSteps({ run, flows }: { run: FlowRun; flows: ReadonlyMap<string, AnyFlow> }) {
  const t = useText()
  if (run.plan === undefined) return null
  const { at, steps } = run.plan
  return (
    <div className="rounded-md border border-line px-3 py-2">
      <p className="num text-xs text-soft">
        {t(texts.partOf, { at: at + 1, count: steps.length })}
      </p>
      <ol className="flex flex-col">
        {steps.map(({ id, kind }, index) => {
          const flow = flows.get(kind)
          const over = index < at || (index === at && run.stage === 'done')
          return (
            <li
              key={id}
              aria-current={index === at ? 'step' : undefined}
              className={classes(
                'num flex min-h-7 items-center gap-2',
                index === at ? 'font-semibold' : 'text-soft',
              )}
            >
              <span aria-hidden="true" className="grid w-4 place-items-center">
                {over ? <Icon name="check" size={16} className="text-verdigris" /> : index + 1}
              </span>
              <span>{flow === undefined ? kind : t(flow.title)}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
