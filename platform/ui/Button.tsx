import type { ButtonHTMLAttributes } from 'react'

import { classes } from './classes.ts'
import { uiText } from './uiText.ts'

export type ButtonKind = 'primary' | 'quiet' | 'danger'

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-lapis text-lapis-ink enabled:hover:bg-lapis-deep border border-transparent',
  quiet: 'bg-transparent text-ink border border-line enabled:hover:bg-sunk',
  danger: 'bg-terra text-terra-ink border border-transparent',
}

/** One of several of a row or a list: outlined, so that one button of a screen is filled. */
const ofRow = 'bg-transparent text-lapis border border-line enabled:hover:bg-sunk'

/** The look of a button, for a link that stands where a button would. */
export const buttonClass = (kind: ButtonKind = 'primary', full = false, small = false): string =>
  classes(
    'relative inline-flex items-center justify-center gap-2 rounded-md font-semibold',
    'text-center transition-colors select-none disabled:cursor-not-allowed',
    'disabled:bg-sunk disabled:text-faint disabled:border-line',
    small ? 'min-h-11 px-4 text-sm' : 'min-h-12 px-5 text-base',
    full && 'w-full',
    small && kind === 'quiet' ? ofRow : kinds[kind],
  )

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind
  /** Something is under way: the button keeps its size and takes no press. */
  readonly busy?: boolean
  readonly full?: boolean
  readonly small?: boolean
}

export function Button(props: ButtonProps) {
  const { kind = 'primary', busy = false, full = false, small = false, ...rest } = props
  const { children, className, disabled, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={classes(buttonClass(kind, full, small), className)}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="turning size-5 rounded-full border-2 border-current border-r-transparent" />
          <span className="sr-only">{uiText('working')}</span>
        </span>
      )}
      <span
        className={classes('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}
      >
        {children}
      </span>
    </button>
  )
}
