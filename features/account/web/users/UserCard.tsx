import { shortAddress } from '#platform/std/format.ts'
import { Avatar } from '#platform/ui/Avatar.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { CopyButton } from '#platform/ui/CopyButton.tsx'
import { chainErrors } from '#platform/web/chainErrors.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { toast } from '#platform/web/toast.tsx'

import type { PersonView } from '../../shapes.ts'
import { DemoChip } from '../DemoChip.tsx'
import { pictureOf } from '../personNames.ts'
import { accountTexts } from '../text.ts'
import { profileTexts as texts } from '../textProfile.ts'

/** A member as everybody sees him. */
export function UserCard({ person }: { person: PersonView }) {
  const t = useText()
  const session = useSession()
  const { address, nickname, avatar, introduction, alike } = person
  const short = shortAddress(address)
  return (
    <div className="flex items-start gap-3">
      <Avatar seed={address} size={48} picture={pictureOf(avatar)} />
      <div className="flex min-w-0 grow flex-col overflow-x-clip [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-center gap-x-1.5">
          <bdi className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">
            {nickname || short}
          </bdi>
          {alike && <Chip tone="terra">{t(accountTexts.lookAlike)}</Chip>}
          <DemoChip owner={address} />
          {session.address === address && <Chip tone="lapis">{t(accountTexts.you)}</Chip>}
        </span>
        {nickname !== '' && (
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
      <CopyButton
        text={address}
        label={t(texts.copyAddress, { name: nickname || short })}
        onResult={(copied) => !copied && toast.show(chainErrors['Copy failed'], { kind: 'error' })}
      />
    </div>
  )
}
