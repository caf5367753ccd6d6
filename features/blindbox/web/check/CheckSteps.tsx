import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { classes } from '#platform/ui/classes.ts'
import { useText } from '#platform/web/i18n.tsx'

import { checkTexts as texts } from '../textCheck.ts'
import { CheckValueRow } from './CheckValueRow.tsx'
import type { CheckStep } from './checkStep.ts'

const titles = {
  request: [texts.stepRequest, texts.stepRequestBody],
  secret: [texts.stepSecret, texts.stepSecretBody],
  returned: [texts.stepReturned, texts.stepReturnedBody],
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

/** The steps of a draw, each with its mark; folded the values it was checked by, unless one differs. */
export function CheckSteps({ steps }: { steps: readonly CheckStep[] }) {
  return (
    <ol className="flex flex-col *:-mt-px">
      {steps.map((step, index) => (
        <li key={step.name}>
          <Step key={step.verdict} step={step} number={index + 1} />
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
    <Disclosure
      opened={step.verdict === 'wrong'}
      title={<h3 className="num text-base">{`${number}. ${t(title)}`}</h3>}
      note={
        <span className={classes('flex items-center gap-1 font-semibold', mark.look)}>
          <Icon name={mark.icon} size={20} />
          <span>{t(mark.word)}</span>
        </span>
      }
    >
      <div className="flex flex-col gap-1 pb-3">
        <p className="pb-1 text-xs text-soft">{t(body)}</p>
        {step.values.length > 0 && (
          <dl>
            {step.values.map((value, index) => (
              <CheckValueRow key={`${index}:${value.name}`} value={value} />
            ))}
          </dl>
        )}
      </div>
    </Disclosure>
  )
}
