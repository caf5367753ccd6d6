import { useText } from '#platform/web/i18n.tsx'

import { formTexts as texts } from './textForm.ts'

interface StepHeadProps {
  readonly names: readonly string[]
  /** From 0. */
  readonly at: number
}

/** Which step of how many, and what comes next. */
export function StepHead({ names, at }: StepHeadProps) {
  const t = useText()
  const next = names[at + 1]
  return (
    <div className="flex flex-col gap-2 pt-1">
      <div aria-hidden="true" className="flex gap-1.5">
        {names.map((name, i) => (
          <span
            key={name}
            className={`h-1 grow rounded-[2px] ${i <= at ? 'bg-lapis' : 'bg-line'}`}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <h2 className="font-text text-sm font-semibold">
          {t(texts.step, { at: at + 1, count: names.length, name: names[at] ?? '' })}
        </h2>
        {next !== undefined && <span className="text-soft">{t(texts.nextIs, { name: next })}</span>}
      </div>
    </div>
  )
}
