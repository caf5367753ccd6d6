import type { ButtonHTMLAttributes } from 'react'

import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  readonly icon: IconName
  /** Its action, in words: a screen reader cannot read the drawing. */
  readonly label: string
  readonly size?: 20 | 24
}

export function IconButton({ icon, label, size = 24, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-md text-ink',
        'transition-colors enabled:hover:bg-sunk disabled:text-faint',
        className,
      )}
    >
      <Icon name={icon} size={size} />
    </button>
  )
}
