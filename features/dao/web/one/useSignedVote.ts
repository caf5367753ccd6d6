import { callApi } from '#platform/web/client.ts'
import { ApiFailure, invalidate } from '#platform/web/api.ts'
import { walletInUse } from '#platform/web/signIn.ts'
import { toast } from '#platform/web/toast.tsx'
import { unlocked } from '#platform/web/wallet/patience.ts'
import { walletText } from '#platform/web/wallet/walletText.ts'
import { useState } from 'react'

import { daoApi } from '../../api.ts'
import { ballotData } from '../../ballot.ts'
import { daoReads } from '../flows/facts.tsx'
import { proposalTexts as texts } from '../textProposal.ts'

/** A vote that the wallet signs and the keeper sends. `vote` is false where the wallet signs no typed data. */
export function useSignedVote() {
  const [busy, setBusy] = useState(false)
  const vote = async (proposalId: string, support: string): Promise<boolean> => {
    setBusy(true)
    try {
      const wallet = await unlocked(walletInUse)
      const { domain, nonce } = await callApi(daoApi.mine, {})
      const ballot = { proposalId, support: Number(support), voter: wallet.address, nonce }
      const signature = await unlocked(() => wallet.signTypedData(ballotData(domain, ballot)))
      if (signature === null) return false
      await callApi(daoApi.signedVote, { proposalId, support, signature })
      await invalidate(daoReads)
      toast.show(texts.signed, { kind: 'success' })
    } catch (error) {
      if (error instanceof ApiFailure) toast.show(error.message, { kind: 'error' })
      else {
        const { text, values } = walletText(error)
        toast.show(text, { kind: 'error', values })
      }
    } finally {
      setBusy(false)
    }
    return true
  }
  return { vote, busy }
}
