import type { Tone } from './Chip.tsx'
import { classes } from './classes.ts'

export interface ProgressBarProps {
  /** What it measures, for a screen reader. */
  readonly label: string
  /** 0 to 1. */
  readonly value: number
  readonly tone?: Tone
}

const fills: Record<Tone, string> = {
  lapis: '[&::-moz-progress-bar]:bg-lapis [&::-webkit-progress-value]:bg-lapis',
  gold: '[&::-moz-progress-bar]:bg-gold [&::-webkit-progress-value]:bg-gold',
  verdigris: '[&::-moz-progress-bar]:bg-verdigris [&::-webkit-progress-value]:bg-verdigris',
  terra: '[&::-moz-progress-bar]:bg-terra [&::-webkit-progress-value]:bg-terra',
  plain: '[&::-moz-progress-bar]:bg-edge [&::-webkit-progress-value]:bg-edge',
}

export function ProgressBar({ label, value, tone = 'lapis' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={Math.min(1, Math.max(0, value))}
      className={classes(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunk',
        '[&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full',
        fills[tone],
      )}
    />
  )
}
