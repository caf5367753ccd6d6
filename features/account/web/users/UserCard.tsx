import { shortAddress } from '#platform/std/format.ts'
import { Avatar } from '#platform/ui/Avatar.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { useText } from '#platform/web/i18n.tsx'

import type { PersonView } from '../../shapes.ts'
import { NameLine, useShownName } from '../NameLine.tsx'
import { pictureOf } from '../personNames.ts'
import { profileTexts as texts } from '../textProfile.ts'

/** A member as others see it. */
export function UserCard({ person }: { person: PersonView }) {
  const t = useText()
  const { address, nickname, avatar, introduction, alike } = person
  const short = shortAddress(address)
  const name = useShownName(address, nickname)
  return (
    <div className="flex items-start gap-3">
      <Avatar seed={address} size={48} picture={pictureOf(avatar)} />
      <div className="flex min-w-0 grow flex-col overflow-x-clip [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-center gap-x-1.5">
          <NameLine
            address={address}
            nickname={nickname}
            alike={alike}
            className="text-base font-semibold"
          />
        </span>
        {name !== null && (
          <span title={address} className="num text-xs text-soft">
            {short}
          </span>
        )}
        {introduction !== '' && (
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {introduction}
          </p>
        )}
      </div>
      <CopyButton text={address} label={t(texts.copyAddress, { name: name ?? short })} />
    </div>
  )
}
