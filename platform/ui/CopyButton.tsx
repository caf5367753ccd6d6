import { useEffect, useState } from 'react'

import { classes } from './classes.ts'
import { copyText } from './copyText.ts'
import { Icon } from './Icon.tsx'
import { uiText } from './uiText.ts'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, e.g. "Copy the address". */
  readonly label: string
  /** For a screen that also shows that it worked; that it failed is shown by `copyText`. */
  readonly onCopied?: () => void
}

/** Copies, and shows in place whether it worked: a browser may refuse. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2_000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    const copied = await copyText(text)
    setState(copied ? 'copied' : 'failed')
    if (copied) onCopied?.()
  }
  const message = { idle: label, copied: uiText('copied'), failed: uiText('copyFailed') }[state]
  return (
    <button
      type="button"
      aria-label={message}
      title={message}
      onClick={() => void copy()}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors hover:bg-sunk',
        state === 'copied' && 'text-verdigris',
        state === 'failed' && 'text-terra',
        state === 'idle' && 'text-soft',
      )}
    >
      <Icon
        name={state === 'copied' ? 'check' : state === 'failed' ? 'warning' : 'copy'}
        size={20}
      />
      <output className="sr-only">{state === 'idle' ? '' : message}</output>
    </button>
  )
}
