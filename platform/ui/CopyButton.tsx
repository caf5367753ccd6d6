import { useEffect, useState } from 'react'

import { classes } from './classes.ts'
import { copyText } from './copyText.ts'
import { Icon } from './Icon.tsx'
import { uiWord } from './words.ts'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, e.g. "Copy the address". */
  readonly label: string
  /** Told what became of it, so that the screen can say so too. */
  readonly onResult?: (copied: boolean) => void
}

/** Copies, and says in place whether it worked: a browser may refuse. */
export function CopyButton({ text, label, onResult }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), 2_000)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (): Promise<void> => {
    const copied = await copyText(text)
    setState(copied ? 'copied' : 'failed')
    onResult?.(copied)
  }
  const said = { idle: label, copied: uiWord('copied'), failed: uiWord('copyFailed') }[state]
  return (
    <button
      type="button"
      aria-label={said}
      title={said}
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
      <output className="sr-only">{state === 'idle' ? '' : said}</output>
    </button>
  )
}
