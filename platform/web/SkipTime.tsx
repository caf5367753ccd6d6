import { lazy, Suspense, useState } from 'react'

import { runtimeConfig } from './runtime.ts'
import { useText } from './i18n.tsx'
import { shellTexts as texts } from './shell/text.ts'

const SkipTimeSheet = lazy(async () => ({
  default: (await import('./shell/SkipTimeSheet.tsx')).SkipTimeSheet,
}))

/** A button of the local network only: moves the chain's clock forward. */
export function SkipTime() {
  const t = useText()
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  if (runtimeConfig().demo?.travel !== true) return null
  const show = (): void => {
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 shrink-0 px-3 font-semibold underline"
        onClick={show}
      >
        {t(texts.skipTime)}
      </button>
      {used && (
        <Suspense fallback={null}>
          <SkipTimeSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
