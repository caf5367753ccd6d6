import type { ReactNode } from 'react'

import { Icon } from './Icon.tsx'
import { uiText } from './uiText.ts'

export interface ErrorStateProps {
  readonly message: string
  /** The stable word of the failure, for a report. */
  readonly code?: string | undefined
  /** A button that tries again. */
  readonly retry?: ReactNode
}

export function ErrorState({ message, code, retry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-md border border-line bg-surface px-4 py-8 text-center"
    >
      <Icon name="warning" size={32} className="text-terra" />
      <p className="max-w-[36ch] font-semibold">{message}</p>
      {code !== undefined && <p className="num text-xs text-soft">{`${uiText('code')} ${code}`}</p>}
      {retry}
    </div>
  )
}
