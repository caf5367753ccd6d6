import type { Text } from '#platform/std/text.ts'
import { invalidate } from '#platform/web/api.ts'
import { callApi } from '#platform/web/client.ts'
import { walletInUse } from '#platform/web/signIn.ts'
import { unlocked } from '#platform/web/wallet/patience.ts'

import { adminApi } from '../api.ts'
import { type LogAction, signedText } from '../logText.ts'
import { adminTexts as texts } from './text.ts'
import { waitingTexts } from './textWaiting.ts'
import { useReported } from './useReported.ts'

/** The wallet signs the row that comes next in the log; true once the server has written it. */
export function useSigned() {
  const { run, busy } = useReported()
  const sign = (action: LogAction, subject: string, reason: string): Promise<boolean> =>
    run(async () => {
      const wallet = await unlocked(walletInUse)
      const { chainId, next } = await callApi(adminApi.overview, {})
      const entry = { ...next, who: wallet.address, action, subject, reason }
      const signature = await unlocked(() => wallet.signMessage(signedText(chainId, entry)))
      const { number, previous } = next
      const form = { reason, number: String(number), previous, signature }
      if (action === 'announce' || action === 'withdrawAnnounce') {
        await callApi(adminApi[action], { ...form, hash: subject })
      } else {
        await callApi(adminApi[action], { ...form, token: subject })
      }
      await invalidate([adminApi.overview, adminApi.log])
      return doneText(action)
    })
  return { sign, busy }
}

function doneText(action: LogAction): Text {
  if (action.startsWith('propose')) return waitingTexts.proposed
  return action.startsWith('withdraw') ? waitingTexts.withdrawn : texts.logged
}
