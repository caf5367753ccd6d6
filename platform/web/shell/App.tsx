import type { WebRoute } from '../feature.ts'

import { At, useCurrentVisit } from '../visit.tsx'
import { useShown } from './drawn.ts'
import { Overlays } from './Overlays.tsx'
import { Pages } from './Pages.tsx'
import { ToastHost } from './ToastHost.tsx'

interface AppProps {
  readonly routes: readonly WebRoute[]
  /** The path that a page is drawn for ahead of its readers, where there is no address bar, and taken over with. */
  readonly drawnAt?: string
}

export function App({ routes, drawnAt }: AppProps) {
  useShown()
  return (
    <At visit={useCurrentVisit(drawnAt)}>
      <Pages routes={routes} />
      <Overlays />
      <ToastHost />
    </At>
  )
}
