import { Avatar } from '#platform/ui/Avatar.tsx'

import { pictureOf, usePersonName } from './personNames.ts'

/** The picture that a member chose, else a mosaic of the address. */
export function Portrait({ address }: { address: string }) {
  const name = usePersonName(address)
  return <Avatar seed={address} picture={pictureOf(name?.avatar ?? null)} />
}
