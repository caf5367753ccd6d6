import { Button } from '#platform/ui/Button.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { ApiFailure, invalidate, useApi } from '#platform/web/api.ts'
import { callApi } from '#platform/web/client.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SignedIn } from '#platform/web/SignInButton.tsx'
import { useState } from 'react'

import { rwaApi } from '../api.ts'
import { rwaTexts as texts } from './text.ts'

const points = [texts.point1, texts.point2, texts.point3] as const

/** What the feature is, and a place on the list of those who wait for it. */
export function Closed({ interested }: { interested: number }) {
  const t = useText()
  return (
    <section className="flex flex-col gap-4 rounded-md bg-lapis-wash p-4">
      <h2 className="text-lg">{t(texts.closed)}</h2>
      <p>{t(texts.closedBody)}</p>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <li key={point.en} className="flex items-start gap-2">
            <Icon name="check" size={20} className="text-verdigris" />
            <span>{t(point)}</span>
          </li>
        ))}
      </ul>
      <p className="num text-soft">{t(texts.interested, { count: interested })}</p>
      <SignedIn>
        <Mine />
      </SignedIn>
    </section>
  )
}

function Mine() {
  const t = useText()
  const query = useApi(rwaApi.interest, {})
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const isOn = query.data?.mine ?? false
  const change = async (): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      await callApi(rwaApi.interest, { wanted: isOn ? 'no' : 'yes' })
      await invalidate([rwaApi.interest, rwaApi.rwaunion])
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      {isOn && <p className="font-semibold text-verdigris">{t(texts.onList)}</p>}
      {fault !== null && (
        <p role="alert" className="text-terra">
          {fault}
        </p>
      )}
      <Button full kind={isOn ? 'quiet' : 'primary'} busy={busy} onClick={() => void change()}>
        {t(isOn ? texts.unwant : texts.want)}
      </Button>
    </div>
  )
}
