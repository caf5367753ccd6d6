import { ApiFailure, invalidate } from '#platform/web/api.ts'
import { callApi } from '#platform/web/client.ts'
import { walletInUse } from '#platform/web/signIn.ts'
import { toast } from '#platform/web/toast.tsx'
import { unlocked } from '#platform/web/wallet/patience.ts'
import { walletText } from '#platform/web/wallet/walletText.ts'
import { useState } from 'react'

import { adminApi } from '../api.ts'
import { type LogAction, signedText } from '../logText.ts'
import { adminTexts as texts } from './text.ts'

/** The wallet signs the row that comes next in the log; true once the server has written it. */
export function useSigned() {
  const [busy, setBusy] = useState(false)
  const sign = async (action: LogAction, token: string, reason: string): Promise<boolean> => {
    setBusy(true)
    try {
      const wallet = await unlocked(walletInUse)
      const { chainId, next } = await callApi(adminApi.overview, {})
      const entry = { ...next, who: wallet.address, action, subject: token, reason }
      const signature = await unlocked(() => wallet.signMessage(signedText(chainId, entry)))
      const { number, previous } = next
      const form = { token, reason, number: String(number), previous, signature }
      await callApi(adminApi[action], form)
      await invalidate([adminApi.overview, adminApi.log])
      toast.show(texts.logged, { kind: 'success' })
      return true
    } catch (error) {
      if (error instanceof ApiFailure) toast.show(error.message, { kind: 'error' })
      else {
        const { text, values } = walletText(error)
        toast.show(text, { kind: 'error', values })
      }
      return false
    } finally {
      setBusy(false)
    }
  }
  return { sign, busy }
}
