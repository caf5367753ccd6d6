import { isAddress } from '#platform/std/address.ts'
import { cleaned } from '#platform/std/readable.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Field } from '#platform/ui/Field.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { adminApi, type OverviewView } from '../api.ts'
import { type HideAction, proposing } from '../logText.ts'
import { ChangeScreen } from './ChangeScreen.tsx'
import { adminTexts as texts } from './text.ts'
import { waitingTexts } from './textWaiting.ts'
import { useSigned } from './useSigned.ts'

/** What a reviewer hides or shows again, by a message that the wallet signs. */
export function HideChange({ action, overview }: { action: HideAction; overview: OverviewView }) {
  const t = useText()
  const { address } = useSession()
  const { sign, busy } = useSigned()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { hidden, operators, proposals, secondFor } = overview
  const token = typed.trim()
  const reviewers = operators.filter(({ duty }) => duty === 'review').map((one) => one.address)
  const isHide = action === 'hide'
  const needsSecond = secondFor.includes('review')
  const signed = needsSecond ? proposing[action] : action
  const waits = proposals.filter((one) => one.action === proposing[action])
  const submit = async (): Promise<void> => {
    setTried(true)
    if (!isAddress(token)) return
    if (!(await sign(signed, token, cleaned(reason, 'line')))) return
    setTyped('')
    setReason('')
    setTried(false)
  }
  return (
    <ChangeScreen
      now={
        <>
          <span className="block">{t(texts.hiddenNow, { count: hidden.length })}</span>
          {hidden.map((one) => (
            <AddressText key={one.token} address={one.token} full className="block font-normal" />
          ))}
          {waits.length > 0 && <span className="block pt-2">{t(waitingTexts.waits)}</span>}
          {waits.map((one) => (
            <AddressText key={one.hash} address={one.subject} full className="block font-normal" />
          ))}
        </>
      }
      affects={t(texts.hideAffects)}
      call={`POST ${adminApi[signed].path}`}
      reverse={t(isHide ? texts.hideReverse : texts.unhideReverse)}
      signs={reviewers.map((one) => (
        <AddressText key={one} address={one} full className="block" />
      ))}
      label={t(needsSecond ? waitingTexts.propose : texts.signMessage)}
      busy={busy}
      refused={reviewers.some((one) => one === address) ? null : t(texts.notYours)}
      onSubmit={() => void submit()}
    >
      <Field
        label={t(texts.token)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tried && !isAddress(token) ? t(texts.tokenMissing) : null}
        autoComplete="off"
      />
      <Field
        label={t(texts.reason)}
        value={reason}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
        hint={needsSecond ? t(waitingTexts.takesSecond) : undefined}
      />
    </ChangeScreen>
  )
}
