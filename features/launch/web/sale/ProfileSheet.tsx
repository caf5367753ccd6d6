import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { ApiFailure, invalidate } from '#platform/web/api.ts'
import { chainErrors } from '#platform/web/chainErrors.ts'
import { callApi } from '#platform/web/client.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { toast } from '#platform/web/toast.tsx'
import { useState } from 'react'

import { issueApi } from '../../api.ts'
import { AboutFields } from '../create/AboutFields.tsx'
import { useAbout } from '../create/useAbout.ts'
import { launchReads } from '../flows/changes.ts'
import { profileTexts as texts } from '../textProfile.ts'
import type { SaleDetail } from '../useSale.ts'

interface ProfileSheetProps {
  readonly found: SaleDetail
  readonly onClose: () => void
}

/** Picture, links and introduction of the reader's own token; name and symbol stay as the chain has them. */
export function ProfileSheet({ found, onClose }: ProfileSheetProps) {
  const t = useText()
  const session = useSession()
  const { profile, presale } = found
  const { picture, ...written } = profile
  const about = useAbout(written)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function save(): Promise<void> {
    setFault(null)
    if (!about.passes || !(await session.require('active'))) return
    setBusy(true)
    try {
      const given = await about.ready()
      // Why it was not uploaded stands beside the picture.
      if (given === null) return
      const { picture: hash, ...typed } = given
      const { token } = presale.token
      await callApi(issueApi.swapCoinIssuedUpdateCoinssued, {
        token,
        ...typed,
        ...(hash === null ? {} : { picture: hash }),
      })
      await invalidate(launchReads)
      toast.show(texts.saved, { kind: 'success' })
      onClose()
    } catch (error) {
      const message = error instanceof ApiFailure ? error.message : ''
      setFault(message || t(chainErrors['Update failed']))
      toast.show(chainErrors['Update failed'], { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t(texts.title, { symbol: presale.token.symbol })}
      lead={t(texts.lead)}
      footer={
        <Button full busy={busy} disabled={!about.passes} onClick={() => void save()}>
          {t(texts.save)}
        </Button>
      }
    >
      <AboutFields about={about} own={session.address} current={picture} />
      {fault !== null && (
        <p role="alert" className="text-terra">
          {fault}
        </p>
      )}
    </Sheet>
  )
}
