import { Button } from '#platform/ui/Button.tsx'
import type { ReactNode } from 'react'

import { useText } from './i18n.tsx'
import { useSession } from './session.tsx'
import { shellTexts as texts } from './shell/text.ts'

/** The next step of who is not signed in: a wallet first, then the signature that signs in. */
export function SignInButton({ full = false }: { readonly full?: boolean }) {
  const t = useText()
  const { status, connect, signIn } = useSession()
  const connected = status !== 'disconnected'
  return (
    <Button
      full={full}
      className="for-guests"
      onClick={() => (connected ? void signIn() : connect())}
    >
      {t(connected ? texts.signIn : texts.connectWallet)}
    </Button>
  )
}

/** A sheet's one button; who is not signed in does that first. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return useSession().status === 'signedIn' ? children : <SignInButton full />
}
