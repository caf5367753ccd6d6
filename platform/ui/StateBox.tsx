import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** right: checked, and as it should be · wrong: it is not · open: could not be checked · waiting: is being checked */
export type StateLook = 'right' | 'wrong' | 'open' | 'waiting'

const looks = {
  right: { icon: 'check', colour: 'bg-verdigris-wash text-verdigris' },
  wrong: { icon: 'warning', colour: 'bg-terra-wash text-terra' },
  open: { icon: 'warning', colour: 'bg-gold-wash text-gold' },
  waiting: { icon: 'clock', colour: 'bg-sunk text-soft' },
} as const

export interface StateBoxProps {
  readonly look: StateLook
  /** Read aloud when it appears. */
  readonly isAlert?: boolean
  readonly title: string
  /** One sentence. */
  readonly note?: string
}

/** What a check found, of one height in all its states: a sentence of two lines fits. */
export function StateBox({ look, isAlert = false, title, note }: StateBoxProps) {
  const { icon, colour } = looks[look]
  return (
    <div
      role={isAlert ? 'alert' : 'status'}
      className={classes('flex min-h-24 items-start gap-3 rounded-md px-4 py-3', colour)}
    >
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <div className="flex flex-col">
        <h2 className="num text-lg font-semibold">{title}</h2>
        {note !== undefined && <p className="text-sm">{note}</p>}
      </div>
    </div>
  )
}
