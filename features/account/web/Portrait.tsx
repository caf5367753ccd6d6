import { Avatar } from '#platform/ui/Avatar.tsx'

import { pictureOf, usePersonName } from './personNames.ts'

/** The picture that a member chose, else the stones of his address. */
export function Portrait({ address, size = 36 }: { address: string; size?: number }) {
  const name = usePersonName(address)
  return <Avatar seed={address} size={size} picture={pictureOf(name?.avatar ?? null)} />
}
