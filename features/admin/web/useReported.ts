import type { Text } from '#platform/std/text.ts'
import { ApiFailure } from '#platform/web/api.ts'
import { toast } from '#platform/web/toast.tsx'
import { walletText } from '#platform/web/wallet/walletText.ts'
import { useState } from 'react'

/** A failure in words that are shown as they are: a node's. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Work with a wallet and the server: a toast states how it ended, in the words that it resolves with, or why it failed. */
export function useReported() {
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<Text>): Promise<boolean> => {
    setBusy(true)
    try {
      toast.show(await work(), { kind: 'success' })
      return true
    } catch (error) {
      if (error instanceof ApiFailure || error instanceof Refused) {
        toast.show(error.message, { kind: 'error' })
      } else {
        const { text, values } = walletText(error)
        toast.show(text, { kind: 'error', values })
      }
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy }
}
