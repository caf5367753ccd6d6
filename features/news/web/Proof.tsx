import { AddressText } from '#platform/ui/AddressText.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { canonicalText } from '../announcement.ts'
import type { AnnouncementView } from '../api.ts'
import { newsTexts as texts } from './text.ts'

interface ProofProps {
  readonly one: AnnouncementView
}

/** All that another tool needs to verify it. */
export function Proof({ one }: ProofProps) {
  const t = useText()
  return (
    <footer className="flex flex-col gap-2">
      {one.release !== null && (
        <Value label={t(texts.releaseHash)} value={one.release} copy={t(texts.copyHash)} />
      )}
      <Disclosure title={t(texts.howToCheck)}>
        <div className="flex flex-col gap-3 pb-3">
          <p className="text-soft">{t(texts.check)}</p>
          <Value label={t(texts.signedText)} value={canonicalText(one)} copy={t(texts.copyText)} />
          <Value
            label={t(texts.theSignature)}
            value={one.signature}
            copy={t(texts.copySignature)}
          />
          <Value label={t(texts.before)} value={one.previous} copy={t(texts.copyHash)} />
        </div>
      </Disclosure>
    </footer>
  )
}

/** Who signed, where the signature is right. */
export function SignedBy({ announcer }: { announcer: string }) {
  const t = useText()
  return (
    <div className="flex flex-col">
      <span className="text-soft">{t(texts.signedBy)}</span>
      <AddressText address={announcer} full copyLabel={t(texts.copyAddress)} />
    </div>
  )
}

function Value({ label, value, copy }: { label: string; value: string; copy: string }) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <div className="text-soft">{label}</div>
        <div translate="no" className="num text-xs [overflow-wrap:anywhere]">
          {value}
        </div>
      </div>
      <CopyButton text={value} label={copy} />
    </div>
  )
}
