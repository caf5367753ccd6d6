import { invalidate } from '#platform/web/api.ts'
import { callApi } from '#platform/web/client.ts'
import { walletInUse } from '#platform/web/signIn.ts'
import { unlocked } from '#platform/web/wallet/patience.ts'

import { adminApi } from '../api.ts'
import { type LogAction, signedText } from '../logText.ts'
import { adminTexts as texts } from './text.ts'
import { useReported } from './useReported.ts'

/** The wallet signs the row that comes next in the log; true once the server has written it. */
export function useSigned() {
  const { run, busy } = useReported()
  const sign = (action: LogAction, token: string, reason: string): Promise<boolean> =>
    run(async () => {
      const wallet = await unlocked(walletInUse)
      const { chainId, next } = await callApi(adminApi.overview, {})
      const entry = { ...next, who: wallet.address, action, subject: token, reason }
      const signature = await unlocked(() => wallet.signMessage(signedText(chainId, entry)))
      const { number, previous } = next
      const form = { token, reason, number: String(number), previous, signature }
      await callApi(adminApi[action], form)
      await invalidate([adminApi.overview, adminApi.log])
      return texts.logged
    })
  return { sign, busy }
}
