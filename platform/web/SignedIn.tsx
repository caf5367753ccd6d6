import { Button } from '#platform/ui/Button.tsx'
import type { ReactNode } from 'react'

import { useText } from './i18n.tsx'
import { useSession } from './session.tsx'
import { shellTexts } from './shell/text.ts'

/** A sheet's one button; who is not signed in does that first. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { status, connect, signIn } = useSession()
  if (status === 'signedIn') return children
  const connected = status !== 'disconnected'
  return (
    <Button full onClick={() => (connected ? void signIn() : connect())}>
      {t(connected ? shellTexts.signIn : shellTexts.connectWallet)}
    </Button>
  )
}
