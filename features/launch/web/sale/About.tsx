import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useState } from 'react'

import { launchTexts } from '../text.ts'
import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

const ProfileSheet = lazyComponent(
  async () => (await import('./ProfileSheet.tsx')).ProfileSheet,
  null,
)

/** What the creator wrote, as text alone; links in full, to pages that nobody here vouches for. */
export function About({ found }: { found: SaleDetail }) {
  const t = useText()
  const { status, address } = useSession()
  const [edits, setEdits] = useState(false)
  const { profile, presale } = found
  // What a review has hidden is not shown, so it is not edited either.
  const own = status === 'signedIn' && address === presale.token.creator && !presale.token.hidden
  const links = [profile.website, profile.telegram, profile.x].filter((link) => link !== '')
  return (
    <>
      <Disclosure title={t(texts.about)}>
        <div className="flex flex-col gap-3 pb-4">
          <p className="text-xs text-soft">{t(texts.aboutNote)}</p>
          {profile.introduction !== '' && (
            <p dir="auto" translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {profile.introduction}
            </p>
          )}
          {links.map((link) => (
            <a
              key={link}
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              translate="no"
              className="inline-flex min-h-11 items-center text-lapis underline underline-offset-2 [overflow-wrap:anywhere]"
            >
              {link}
            </a>
          ))}
          <KeyValue
            rows={[
              {
                label: t(launchTexts.creator),
                value: <AddressText address={presale.token.creator} full />,
                wide: true,
              },
            ]}
          />
          {own && (
            <Button
              small
              kind="quiet"
              className="self-start text-lapis"
              onClick={() => setEdits(true)}
            >
              {t(texts.edit)}
            </Button>
          )}
        </div>
      </Disclosure>
      {edits && <ProfileSheet found={found} onClose={() => setEdits(false)} />}
    </>
  )
}
