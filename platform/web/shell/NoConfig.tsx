import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'

import { useText } from '../i18n.tsx'
import { useShown } from './drawn.ts'
import { shellTexts as texts } from './text.ts'

/** Without its settings the app does not know which chain it is on: it shows nothing else. */
export function NoConfig({ retry }: { retry: () => void }) {
  const t = useText()
  useShown()
  return (
    <main className="mx-auto w-full min-h-dvh max-w-column bg-ground px-4 pt-16">
      <h1 className="sr-only">Tessera</h1>
      <ErrorState
        message={t(texts.configFailed)}
        code="CONFIG"
        retry={<Button onClick={retry}>{t(texts.tryAgain)}</Button>}
      />
    </main>
  )
}
