import type { UseQueryResult } from '@tanstack/react-query'

import { classes } from '#platform/ui/classes.ts'
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

interface ArrivingProps {
  readonly children: ReactNode
  /** Where parts stand in turn, what follows waits unseen for it to come. */
  readonly first: boolean
}

/** Holds the place of what is on its way. */
export function Arriving({ children, first }: ArrivingProps) {
  const t = useText()
  const kind = useExpected() ? 'expected' : 'arriving'
  return (
    <output aria-label={t(texts.loading)} className={classes('block', first && kind)}>
      {children}
    </output>
  )
}

interface AwaitedProps {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isPaused'>
  readonly children: ReactNode
}

/** In place of a part that may be nothing, until its reply tells. */
export const Awaited = ({ query, children }: AwaitedProps) =>
  query.isPending && !query.isPaused ? <Arriving first>{children}</Arriving> : null
