import { useEffect } from 'react'

import { sessionStore } from '../sessionStore.ts'
import { useStore } from '../store.ts'
import { terminal } from './run.ts'
import { runs } from './runStore.ts'

/** After a sign-in or a reload what was signed is followed to its end without asking. */
export function Resume() {
  const { address } = useStore(sessionStore)
  useEffect(() => {
    if (address === null || runs.all().every(({ stage }) => terminal.has(stage))) return
    void import('./engine.ts').then(async ({ resumeSigned, settleReloaded }) => {
      await settleReloaded()
      resumeSigned(address)
    })
  }, [address])
  return null
}
