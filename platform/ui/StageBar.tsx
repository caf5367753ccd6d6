import { classes } from './classes.ts'

export interface StageBarProps {
  readonly stages: readonly string[]
  /** Index of the stage that is waited for; the length of the list once all are over. */
  readonly at: number
}

/** Parts of a wait that follow each other, as stones in a bar; the one that is waited for is marked. */
export function StageBar({ stages, at }: StageBarProps) {
  return (
    <ol className="grid w-full auto-cols-fr grid-flow-col gap-1">
      {stages.map((stage, i) => (
        <li
          key={stage}
          aria-current={i === at ? 'step' : undefined}
          className="flex min-w-0 flex-col items-center gap-1"
        >
          <span
            aria-hidden="true"
            className={classes(
              'h-2 w-full rounded-[2px] transition-colors',
              i < at ? 'bg-verdigris' : i === at ? 'bg-lapis' : 'bg-line',
            )}
          />
          <span
            className={classes(
              'text-center text-xs [overflow-wrap:anywhere]',
              i === at ? 'font-semibold' : 'text-soft',
            )}
          >
            {stage}
          </span>
        </li>
      ))}
    </ol>
  )
}
