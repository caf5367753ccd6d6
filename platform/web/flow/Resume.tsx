import { useEffect } from 'react'

import { sessionStore } from '../sessionStore.ts'
import { useStore } from '../store.ts'
import { resumeSigned, settleReloaded } from './engine.ts'
import { ResumePrompt } from './ResumePrompt.tsx'

/**
 * After a sign-in or a reload: what was signed is followed to its end without asking, what was
 * not is asked about.
 */
export function Resume() {
  const { address } = useStore(sessionStore)
  useEffect(() => {
    if (address === null) return
    void settleReloaded().then(() => resumeSigned(address))
  }, [address])
  return <ResumePrompt />
}
