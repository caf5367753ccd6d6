import { Icon } from '#platform/ui/Icon.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { classes } from '#platform/ui/classes.ts'
import { useText } from '#platform/web/i18n.tsx'

import { checkTexts as texts } from '../textCheck.ts'
import { CheckValueRow } from './CheckValueRow.tsx'
import type { CheckStep } from './checkStep.ts'

const titles = {
  request: [texts.stepRequest, texts.stepRequestBody],
  secret: [texts.stepSecret, texts.stepSecretBody],
  told: [texts.stepTold, texts.stepToldBody],
  block: [texts.stepBlock, texts.stepBlockBody],
  urn: [texts.stepUrn, texts.stepUrnBody],
  word: [texts.stepWord, texts.stepWordBody],
  cards: [texts.stepCards, texts.stepCardsBody],
} as const

const marks = {
  right: { icon: 'check', look: 'text-verdigris', word: texts.right },
  wrong: { icon: 'warning', look: 'text-terra', word: texts.wrong },
  open: { icon: 'clock', look: 'text-soft', word: texts.open },
} as const

/** The steps of a draw, each with its mark and the values it was checked by. */
export function CheckSteps({ steps }: { steps: readonly CheckStep[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step, index) => (
        <li key={step.name}>
          <Step step={step} number={index + 1} />
        </li>
      ))}
    </ol>
  )
}

function Step({ step, number }: { step: CheckStep; number: number }) {
  const t = useText()
  const [title, body] = titles[step.name]
  const mark = marks[step.verdict]
  return (
    <Surface className={classes('flex flex-col gap-1', step.verdict === 'wrong' && 'border-terra')}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="num text-base">{`${number}. ${t(title)}`}</h3>
        <span className={classes('flex shrink-0 items-center gap-1 font-semibold', mark.look)}>
          <Icon name={mark.icon} size={20} />
          <span>{t(mark.word)}</span>
        </span>
      </div>
      <p className="pb-1 text-xs text-soft">{t(body)}</p>
      {step.values.length > 0 && (
        <dl>
          {step.values.map((value, index) => (
            <CheckValueRow key={`${index}:${value.name}`} value={value} />
          ))}
        </dl>
      )}
    </Surface>
  )
}
