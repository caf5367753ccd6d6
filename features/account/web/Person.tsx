import { Avatar } from '#platform/ui/Avatar.tsx'
import { shortAddress } from '#platform/std/format.ts'

import { NameLine } from './NameLine.tsx'
import { pictureOf, usePersonName } from './personNames.ts'

export interface PersonProps {
  readonly address: string
  /** There is a portrait beside it already. */
  readonly pictured?: true
}

/**
 * Who an address is: the user, a seeded neighbour of a local network (labelled as such), a nickname with the address
 * beside it, or the shortened address alone. Not for a destination of money or cards: there the address is shown in
 * full.
 */
export function Person({ address, pictured }: PersonProps) {
  const { nickname = '', avatar = null, alike = false } = usePersonName(address) ?? {}
  const picture = pictured ? null : pictureOf(avatar)
  return (
    <span
      translate="no"
      className="num inline-flex max-w-full flex-wrap items-center gap-x-1.5"
      title={address}
    >
      {picture !== null && <Avatar seed={address} size={20} picture={picture} />}
      <NameLine address={address} nickname={nickname} alike={alike}>
        {nickname !== '' && (
          <span className="text-xs font-normal text-soft">{shortAddress(address)}</span>
        )}
      </NameLine>
    </span>
  )
}
