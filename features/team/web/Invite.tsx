import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { copyText } from '#platform/ui/copyText.ts'
import { Icon } from '#platform/ui/Icon.tsx'
import { QrCode } from '#platform/ui/QrCode.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { toast } from '#platform/web/toast.tsx'

import { invitationLink } from './inviter.ts'
import { teamTexts as texts } from './text.ts'

/** The link, as text and as a code to hold up. */
export function Invite({ address }: { address: string }) {
  const t = useText()
  const link = invitationLink(location.origin, address)
  const copied = (): void => toast.show(texts.copied, { kind: 'success' })
  return (
    <Surface className="flex flex-col items-center gap-4">
      <QrCode text={link} label={t(texts.shareQr)} />
      <div className="flex w-full flex-col gap-1">
        <span className="text-soft">{t(texts.linkLabel)}</span>
        <span className="num font-semibold [overflow-wrap:anywhere]">{link}</span>
      </div>
      <Button full onClick={() => void copyText(link).then((done) => done && copied())}>
        <Icon name="copy" size={20} />
        <span>{t(texts.copyLink)}</span>
      </Button>
      <div className="flex w-full flex-col gap-1 border-t border-line pt-3">
        <span className="text-soft">{t(texts.yourAddress)}</span>
        <AddressText address={address} full copyLabel={t(texts.copyAddress)} onCopied={copied} />
      </div>
    </Surface>
  )
}
