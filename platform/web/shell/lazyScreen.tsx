import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { type ComponentType, startTransition, useEffect, useState } from 'react'

import type { WebRoute } from '../feature.ts'

import { withinChunkLimit } from '../chunk.ts'
import { useText } from '../i18n.tsx'
import { NotLoaded } from '../lazyComponent.tsx'
import { Screen } from '../screen.tsx'
import { withServices } from '../services.ts'
import { shellTexts as texts } from './text.ts'

const loaded = new Map<string, ComponentType>()

/** Rejects when the code did not come within the limit, or the network refused it. */
export async function loadScreen(
  route: Pick<WebRoute, 'path' | 'load' | 'requestsDeferred'>,
): Promise<ComponentType> {
  const { Screen: Made } = await (route.requestsDeferred === true
    ? withinChunkLimit(route.load())
    : withServices(route.load))
  loaded.set(route.path, Made)
  return Made
}

/** A route's screen, loaded when it is first shown. */
export function LazyScreen({ route }: { route: WebRoute }) {
  const t = useText()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [Made, setMade] = useState<ComponentType | null>(() => loaded.get(route.path) ?? null)
  useEffect(() => {
    if (Made !== null) return
    let wanted = true
    loadScreen(route).then(
      (found) => wanted && startTransition(() => setMade(() => found)),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [route, attempt, Made])
  if (Made !== null) return <Made />
  if (!failed) {
    return (
      <Screen>
        <output aria-label={t(texts.loading)} className="block pt-4">
          <SkeletonRows count={5} />
        </output>
      </Screen>
    )
  }
  const again = (): void => {
    // A second failure is most likely a newer version of the app: take it whole.
    if (attempt > 0) void reloadWhole()
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <Screen>
      <NotLoaded retry={again} />
    </Screen>
  )
}

/**
 * Loads the page again, with its code from the server: what the browser keeps of it may be broken,
 * and would be kept for a year.
 */
async function reloadWhole(): Promise<void> {
  const code = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(code.map((url) => fetch(url, { cache: 'reload' })))
  location.reload()
}
