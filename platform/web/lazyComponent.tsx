import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { type ComponentType, startTransition, useEffect, useState } from 'react'

import { useText } from './i18n.tsx'
import { withServices } from './services.ts'
import { shellTexts as texts } from './shell/text.ts'

const kept = new Map<() => Promise<ComponentType>, ComponentType>()

/** A part from another feature: made once, however often its screen is rendered. */
export function lazyComponentOf(load: () => Promise<ComponentType>, Meanwhile: ComponentType) {
  let part = kept.get(load)
  if (part === undefined) kept.set(load, (part = lazyComponent(load, Meanwhile)))
  return part
}

/**
 * A part of a screen whose code comes after the first paint. `Meanwhile` holds its place, so that
 * nothing moves when it comes, and is in the prerendered page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType | null,
): ComponentType<Props> {
  let found: ComponentType<Props> | null = null
  const begin = Meanwhile === null ? whenIdle : afterThis
  return function LazyComponent(props: Props) {
    const [Made, setMade] = useState<ComponentType<Props> | null>(() => found)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Made !== null || failed) return
      let wanted = true
      const cancel = begin(() => {
        withServices(load).then(
          (part) => {
            found = part
            // In slices, like the page before it.
            if (wanted) startTransition(() => setMade(() => part))
          },
          () => wanted && setFailed(true),
        )
      })
      return () => {
        wanted = false
        cancel()
      }
    }, [Made, failed])
    if (Made !== null) return <Made {...props} />
    if (!failed) return Meanwhile === null ? null : <Meanwhile />
    return <NotLoaded retry={() => setFailed(false)} />
  }
}

/** Code that did not load, and may be requested again. */
export function NotLoaded({ retry }: { retry: () => void }) {
  const t = useText()
  return (
    <ErrorState
      message={t(texts.chunkFailed)}
      code="CHUNK"
      retry={<Button onClick={retry}>{t(texts.tryAgain)}</Button>}
    />
  )
}

/** After what the rest of the page does when it begins. */
function afterThis(work: () => void): () => void {
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}

/** What shows nothing yet, a sheet that may be opened, waits for the page to be still; not for long. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) return afterThis(work)
  const asked = requestIdleCallback(work, { timeout: 1_000 })
  return () => cancelIdleCallback(asked)
}
