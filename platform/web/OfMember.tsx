import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { createContext, type ReactNode, useContext } from 'react'

import { useText } from './i18n.tsx'
import { useSession } from './session.tsx'
import { useDrawn } from './shell/drawn.ts'
import { shellTexts as texts } from './shell/text.ts'
import { SignInButton } from './SignInButton.tsx'

const Expected = createContext(false)

/** True inside what is drawn for somebody who is not known yet: it stands as while it waits. */
export const useExpected = (): boolean => useContext(Expected)

interface OfMemberProps {
  readonly children: ReactNode
  /** Of whoever has connected, signed in or not. */
  readonly connected?: boolean
  /** A guest is not invited here; the screen does it elsewhere. */
  readonly silent?: boolean
}

/**
 * What is a member's own, or the invitation to be one. The server knows nobody and draws both: who
 * was signed in before sees the member's empty places until the app has taken over, a guest the
 * invitation. Nothing moves for either.
 */
export function OfMember({ children, connected = false, silent = false }: OfMemberProps) {
  const { status } = useSession()
  const drawn = useDrawn()
  const own = connected ? status !== 'disconnected' : status === 'signedIn'
  const known = connected ? 'in-data-known:contents' : 'in-data-[known=signedIn]:contents'
  return (
    <>
      {(own || drawn) && (
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
