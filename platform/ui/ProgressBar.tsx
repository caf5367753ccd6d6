import { classes } from './classes.ts'
import type { Tone } from './Chip.tsx'

export interface ProgressBarProps {
  /** What it measures, for a screen reader. */
  readonly label: string
  /** 0 to 1. */
  readonly value: number
  readonly tone?: Tone
}

const fills: Record<Tone, string> = {
  lapis: 'bg-lapis',
  gold: 'bg-gold',
  verdigris: 'bg-verdigris',
  terra: 'bg-terra',
  plain: 'bg-edge',
}

export function ProgressBar({ label, value, tone = 'lapis' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 1000) / 10
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-sunk"
    >
      <div
        className={classes('h-full rounded-full', fills[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
