import type { WebRoute } from '../feature.ts'

import { Overlays } from './Overlays.tsx'
import { Pages } from './Pages.tsx'
import { ToastHost } from './ToastHost.tsx'

export function App({ routes }: { routes: readonly WebRoute[] }) {
  return (
    <>
      <Pages routes={routes} />
      <Overlays />
      <ToastHost />
    </>
  )
}
