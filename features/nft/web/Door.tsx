import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import type { ReactNode } from 'react'

import { nftTexts as texts } from './text.ts'

/** What needs a session shows how to get one, and nothing else, until there is one. */
export function Door({ children }: { children: ReactNode }) {
  const t = useText()
  const { status, connect, signIn } = useSession()
  if (status === 'signedIn') return children
  return status === 'disconnected' ? (
    <EmptyState
      title={t(texts.connectTitle)}
      body={t(texts.connectBody)}
      action={<Button onClick={connect}>{t(texts.connect)}</Button>}
    />
  ) : (
    <EmptyState
      title={t(texts.signInTitle)}
      body={t(texts.signInBody)}
      action={<Button onClick={() => void signIn()}>{t(texts.signIn)}</Button>}
    />
  )
}
