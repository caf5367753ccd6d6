import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { createContext, type ReactNode, useContext } from 'react'

import { useText } from './i18n.tsx'
import { useSession } from './session.tsx'
import { usePrerendered } from './shell/prerendered.ts'
import { shellTexts as texts } from './shell/text.ts'
import { SignInButton } from './SignInButton.tsx'

const Expected = createContext(false)

/**
 * True inside what is rendered for an account that is not known yet: it looks as while it waits.
 */
export const useExpected = (): boolean => useContext(Expected)

interface OfMemberProps {
  readonly children: ReactNode
  /** Of a connected account, signed in or not. */
  readonly connected?: boolean
  /** A guest is not invited here; the screen does it elsewhere. */
  readonly silent?: boolean
}

/**
 * A member's own content, or the invitation to become one. The server knows no account and renders
 * both: a user who was signed in before sees the member's empty places until the app has taken
 * over, a guest the invitation. Nothing moves for either.
 */
export function OfMember({ children, connected = false, silent = false }: OfMemberProps) {
  const { status } = useSession()
  const prerendered = usePrerendered()
  const own = connected ? status !== 'disconnected' : status === 'signedIn'
  const known = connected ? 'in-data-known:contents' : 'in-data-[known=signedIn]:contents'
  return (
    <>
      {(own || prerendered) && (
        <div className={own ? 'in-turn contents' : `in-turn hidden ${known}`}>
          <Expected value={!own}>{children}</Expected>
        </div>
      )}
      {!own && !silent && <NotConnected connected={connected} />}
    </>
  )
}

/** What a screen shows in place of what needs a session. */
function NotConnected({ connected: enough }: { readonly connected: boolean }) {
  const t = useText()
  const connected = useSession().status !== 'disconnected'
  const known = enough ? 'in-data-known:hidden' : 'in-data-[known=signedIn]:hidden'
  return (
    <div className={`for-guests ${known}`}>
      <EmptyState
        title={t(connected ? texts.notSignedInTitle : texts.notConnectedTitle)}
        body={connected ? t(texts.signInFree) : undefined}
        action={<SignInButton />}
      />
    </div>
  )
}
