import { useSession } from '#platform/web/session.tsx'
import { useDrawn } from '#platform/web/shell/drawn.ts'
import type { ReactNode } from 'react'

/**
 * What only a card's owner sees. The server knows nobody and draws it hidden; the page's first script shows it to the
 * wallet that it is of, so that nothing moves, and nothing is tapped beside, once the app knows who reads.
 */
export function OfOwner({ owner, children }: { owner: string; children: ReactNode }) {
  const { address } = useSession()
  const drawn = useDrawn()
  if (!drawn && owner !== address) return null
  return (
    <div data-of={owner} className={owner === address ? 'contents' : 'hidden'}>
      {children}
    </div>
  )
}
