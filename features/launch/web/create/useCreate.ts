import type { Reply } from '#platform/std/endpoint.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { issueActions } from '../../actions.ts'
import type { issueApi } from '../../api.ts'
import { profileRequest, saleRequest, tokenRequest } from './request.ts'
import type { AboutState } from './useAbout.ts'
import type { FormState, Making } from './useForm.ts'

interface CreateFacts {
  readonly making: Making
  readonly fields: FormState
  readonly about: AboutState
  readonly existing: Reply<typeof issueApi.swapCoinIssuedDetail> | null
  readonly config: Reply<typeof issueApi.findConfig>
}

/** Uploads the picture, then opens the sheet of the order. */
export function useCreate({ making, fields, about, existing, config }: CreateFacts) {
  const now = useChainNow()
  const session = useSession()
  const both = useAction(issueActions.createBoth)
  const token = useAction(issueActions.createToken)
  const presale = useAction(issueActions.createPresale)
  const [uploading, setUploading] = useState(false)

  async function create(): Promise<void> {
    const sale = () => saleRequest(fields.sale, now)
    if (existing !== null) {
      return presale.start({ token: existing.token.token, ...sale() })
    }
    // Only an active account uploads a picture.
    if (about.picture !== 'kept' && !(await session.require('active'))) return undefined
    setUploading(true)
    const profile = await about.ready()
    setUploading(false)
    if (profile === null) return undefined
    const common = {
      ...tokenRequest(fields.token),
      ...profileRequest(profile),
      shownPrice: config.creationFee,
    }
    return making === 'token' ? token.start(common) : both.start({ ...common, ...sale() })
  }

  return { create, busy: uploading || both.busy || token.busy || presale.busy }
}
