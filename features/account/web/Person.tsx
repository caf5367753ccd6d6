import { Avatar } from '#platform/ui/Avatar.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { shortAddress } from '#platform/std/format.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'

import { DemoChip } from './DemoChip.tsx'
import { pictureOf, usePersonName } from './personNames.ts'
import { accountTexts as texts } from './text.ts'

export interface PersonProps {
  readonly address: string
  /** A portrait stands beside it already. */
  readonly pictured?: true
}

/**
 * Who an address is: oneself, a seeded neighbour of a local network (labelled as such), a nickname
 * with the address beside it, or the address alone, shortened. Not for a destination of money or
 * cards: there it stands in full.
 */
export function Person({ address, pictured }: PersonProps) {
  const t = useText()
  const session = useSession()
  const demo = useConfig()?.demo.find((each) => each.address === address)
  const { nickname = '', avatar = null, alike = false } = usePersonName(address) ?? {}
  const picture = pictured ? null : pictureOf(avatar)
  return (
    <span className="num inline-flex max-w-full flex-wrap items-center gap-x-1.5" title={address}>
      {picture !== null && <Avatar seed={address} size={20} picture={picture} />}
      <bdi className="min-w-0 [overflow-wrap:anywhere]">
        {nickname || demo?.name || shortAddress(address)}
      </bdi>
      {nickname !== '' && alike && <Chip tone="terra">{t(texts.lookAlike)}</Chip>}
      {nickname !== '' && (
        <span className="text-xs font-normal text-soft">{shortAddress(address)}</span>
      )}
      <DemoChip owner={address} />
      {session.address === address && <Chip tone="lapis">{t(texts.you)}</Chip>}
    </span>
  )
}
