import type { ReactNode } from 'react'

import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { uiText } from './uiText.ts'

export interface Step {
  readonly key: string
  readonly label: string
  readonly state: 'todo' | 'now' | 'done' | 'failed'
  /** At the right: the wallet's name, about how long. */
  readonly note?: ReactNode
}

const marks = {
  todo: 'border-line text-faint',
  now: 'border-lapis text-lapis',
  done: 'border-verdigris bg-verdigris text-surface',
  failed: 'border-terra bg-terra text-terra-ink',
}

/** The steps of an action; a screen reader reads the state of each in words. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="grid min-h-10 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 py-1"
        >
          <span
            aria-hidden="true"
            className={classes(
              'num grid size-6 place-items-center rounded-full border-[1.5px] text-xs font-bold',
              marks[step.state],
            )}
          >
            {step.state === 'done' ? (
              <Icon name="check" size={16} className="set-in" />
            ) : step.state === 'failed' ? (
              <Icon name="close" size={16} />
            ) : (
              index + 1
            )}
          </span>
          <span
            className={classes(
              step.state === 'now' && 'font-semibold',
              step.state === 'todo' && 'text-soft',
              step.state === 'failed' && 'font-semibold text-terra',
            )}
          >
            <span>{step.label}</span>
            <StateWord state={step.state} />
          </span>
          <span className="num text-right text-xs text-faint">{step.note}</span>
        </li>
      ))}
    </ol>
  )
}

function StateWord({ state }: { state: Step['state'] }) {
  if (state === 'todo') return null
  const word = { now: 'stepNow', done: 'stepDone', failed: 'stepFailed' } as const
  return <span className="sr-only">{`: ${uiText(word[state])}`}</span>
}
