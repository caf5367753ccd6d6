import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { buttonClass } from './Button.tsx'

export interface EmptyStateProps {
  readonly title: string
  readonly body?: ReactNode
  /** The next step: what is done here, or where it is done. */
  readonly action?: ReactNode
  readonly next?: { readonly to: string; readonly text: string }
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, body, action, next }: EmptyStateProps) {
  return (
    <div className="empty-state flex flex-col items-center gap-3 rounded-md border border-dashed border-line px-4 py-8 text-center">
      <EmptyPlace />
      <p className="font-display text-base font-semibold">{title}</p>
      {body !== undefined && <div className="max-w-[36ch] text-soft">{body}</div>}
      {action}
      {next !== undefined && (
        <Link to={next.to} className={buttonClass('quiet')}>
          {next.text}
        </Link>
      )}
    </div>
  )
}

/** Grout without stones. */
function EmptyPlace() {
  return (
    <svg viewBox="0 0 36 36" width="44" height="44" aria-hidden="true" className="text-edge">
      <g fill="none" stroke="currentColor" strokeWidth="1" strokeDasharray="2 2">
        <path d="M2 2.5l9-.5.5 9-9 .5zM13.5 2l9 .3-.2 9-9-.3zM25 2.2l9-.2.2 9.2-9.2-.2z" />
        <path d="M2 13.5l9.2-.2.3 9.2-9.5-.2zM25.2 13.5l8.8.2-.2 9-8.8-.2z" />
        <path d="M2.2 25l9-.2-.2 9.2-9-.2zM13.5 25.2l9-.2.3 9-9.3.2zM25 25l9 .2-.2 8.8-8.8.2z" />
      </g>
      <path d="M13.7 13.5l8.8.2.2 8.8-9.2.2z" className="fill-lapis-wash stroke-lapis" />
    </svg>
  )
}
